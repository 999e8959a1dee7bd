use leptos::prelude::*;

/// One of several things that can be chosen; what holds them says what they look like (`segments`,
/// `tiles`, `chips` or `pegs`).
#[component]
pub(crate) fn Choice(
    /// What the several are called together.
    group: &'static str,
    /// What this one is called among them.
    #[prop(optional, into)]
    value: String,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl FnMut(leptos::ev::Event) + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="radio" name=group value=value prop:checked=is_chosen on:change=choose />
            {children()}
        </label>
    }
}

/// Something that is on or off.
#[component]
pub(crate) fn Switch(
    name: &'static str,
    is_on: RwSignal<bool>,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span>{children()}</span>
            <input type="checkbox" role="switch" name=name prop:checked=is_on
                on:change=move |event| is_on.set(event_target_checked(&event)) />
        </label>
    }
}
