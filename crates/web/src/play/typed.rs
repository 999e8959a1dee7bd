use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::locale::Locale;
use crate::words;

/// A field that takes a move in notation.
#[component]
pub(crate) fn TypedMove(
    /// Whether a move can be played.
    is_open: Signal<bool>,
    /// Plays a move; whether it could be played.
    play: impl Fn(&str) -> bool + 'static,
) -> impl IntoView {
    let locale = Locale::here();
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        // What can't be played stays, to be mended.
        let typed = text.get_untracked();
        if !typed.trim().is_empty() && play(typed.trim()) {
            text.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=submit>
            <label>
                {locale.say(&words::YOUR_MOVE)}
                <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false"
                    prop:value=text disabled=move || !is_open.get()
                    on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <button type="submit" disabled=move || !is_open.get()>{locale.say(&words::PLAY)}</button>
        </form>
    }
}
