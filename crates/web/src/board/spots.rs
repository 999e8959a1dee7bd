use ::board::Spot;
use ::i18n::{Pattern, Phrase};
use leptos::prelude::*;

use super::Hand;
use crate::locale::Locale;
use crate::words;

/// The spots beside the board: buttons, as long as they can be touched or are; what a half-made
/// move needs next, and the way back.
#[component]
pub(super) fn Spots(
    lit: Signal<Vec<Spot>>,
    touched: Signal<Vec<Spot>>,
    prompt: Signal<Option<Phrase>>,
    #[prop(into)] hand: Callback<Hand>,
) -> impl IntoView {
    let locale = Locale::here();
    let button = move |spot, is_touched: bool| {
        let name = name(spot)?;
        Some(view! {
            <button class="spot" class:touched=is_touched data-spot=spot.to_string()
                aria-pressed=is_touched.then_some("true")
                on:click=move |_| hand.run(Hand::Touch(spot))>
                {locale.say(name)}
            </button>
        })
    };
    let buttons = move || {
        let touched = touched.get().into_iter().filter_map(|spot| button(spot, true));
        touched.chain(lit.get().into_iter().filter_map(|spot| button(spot, false))).collect_view()
    };
    let said = move || prompt.get().map(|prompt| locale.tell(prompt));
    view! {
        <div class="spots">
            <span class="prompt" role="status">{said}</span>
            {buttons}
            <Show when=move || !touched.read().is_empty()>
                <button class="back" on:click=move |_| hand.run(Hand::Back)>
                    {locale.say(&words::STEP_BACK)}
                </button>
            </Show>
        </div>
    }
}

/// What a spot beside the board is called.
pub(crate) const fn name(spot: Spot) -> Option<&'static Pattern> {
    match spot {
        Spot::Cell(_) => None,
        Spot::Supply => Some(&words::SPOT_SUPPLY),
        Spot::Pass => Some(&words::SPOT_PASS),
        Spot::Swap => Some(&words::SPOT_SWAP),
        Spot::Done => Some(&words::SPOT_DONE),
    }
}
