use std::time::Duration;

use ::board::{Piece, Spot};
use ::i18n::{Pattern, Phrase};
use leptos::prelude::*;

use super::{Hand, PieceSign};
use crate::browser;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::words;

/// The spots beside the board: buttons, as long as they can be touched or are; what a half-made
/// move needs next, and the way back.
#[component]
pub(crate) fn Spots(
    /// What can be touched.
    #[prop(into)]
    lit: Signal<Vec<Spot>>,
    /// What has been touched.
    #[prop(into)]
    touched: Signal<Vec<Spot>>,
    /// What comes next, in words, where nothing else on the page says it.
    #[prop(into, optional)]
    prompt: Option<Signal<Option<Phrase>>>,
    /// What lies in the supply.
    #[prop(into, optional)]
    supply: Signal<Option<Piece>>,
    /// What happens when somebody touches one.
    #[prop(into)]
    hand: Callback<Hand>,
    /// What else can be answered.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let locale = Locale::here();
    // While the same can be touched the buttons stay, and so does the focus on them.
    let lit = Memo::new(move |_| lit.get());
    let touched = Memo::new(move |_| touched.get());
    let sign = move || supply.get().map(|piece| view! { <PieceSign piece=piece /> });
    let button = move |spot, is_touched: bool| {
        let name = name(spot)?;
        let class = if spot == Spot::Done { "button primary spot" } else { "button tonal spot" };
        Some(view! {
            <button type="button" class=class class:touched=is_touched data-spot=spot.to_string()
                aria-pressed=is_touched.then_some("true")
                on:click=move |_| hand.run(Hand::Touch(spot))>
                {(spot == Spot::Supply).then_some(sign)}
                {locale.say(name)}
            </button>
        })
    };
    let buttons = move || {
        let touched = touched.get().into_iter().filter_map(|spot| button(spot, true));
        touched.chain(lit.get().into_iter().filter_map(|spot| button(spot, false))).collect_view()
    };
    // Where nothing on the board can be touched, who plays by keyboard is led to what can; not in
    // the rules, which have many boards.
    Effect::new(move |_| {
        let is_beside = lit
            .with(|lit| !lit.is_empty() && lit.iter().all(|spot| !matches!(spot, Spot::Cell(_))));
        if is_beside {
            set_timeout(|| browser::focus_from_board(":is(.play, .desk) .spot"), Duration::ZERO);
        }
    });
    let said = prompt.map(|prompt| {
        let said = move || prompt.get().map(|prompt| locale.tell(prompt.capital()));
        view! { <span class="prompt" role="status">{said}</span> }
    });
    view! {
        <div class="spots">
            {said}
            {buttons}
            {children.map(|children| children())}
            <Show when=move || !touched.read().is_empty()>
                <button type="button" class="button quiet back" on:click=move |_| hand.run(Hand::Back)>
                    <Icon glyph=Glyph::Undo />
                    <span>{locale.say(&words::STEP_BACK)}</span>
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
