use ::board::{Pattern, Spot};
use leptos::prelude::*;

use super::Hand;
use crate::tongue::Tongue;
use crate::words;

/// The spots beside the board: buttons, as long as they can be touched.
#[component]
pub(crate) fn Spots(lit: Signal<Vec<Spot>>, hand: Callback<Hand>) -> impl IntoView {
    let tongue = Tongue::here();
    let buttons = move || {
        let beside = lit.get().into_iter().filter_map(|spot| Some((spot, name(spot)?)));
        beside
            .map(|(spot, name)| {
                view! {
                    <button class="spot" data-spot=spot.to_string()
                        on:click=move |_| hand.run(Hand::Touch(spot))>
                        {tongue.say(name)}
                    </button>
                }
            })
            .collect_view()
    };
    view! { <div class="spots">{buttons}</div> }
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
