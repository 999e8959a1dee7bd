use games::{Options, SHELF, Spec};
use leptos::prelude::*;

use super::load::Load;
use super::{Opened, kept};
use crate::frame::Page;
use crate::route::Route;
use crate::tongue::Tongue;
use crate::words;

/// The way to the desk: what can be put on it.
#[component]
pub(super) fn Entrance() -> impl IntoView {
    let (tongue, opened) = (Tongue::here(), Opened::here());
    let last = kept::last().map(|study| {
        let name = study.spec().game.info().name;
        view! {
            <p>
                <button class="main" on:click=move |_| opened.open(study.clone())>
                    {move || tongue.tell(words::study::last(name))}
                </button>
            </p>
        }
    });
    let games = SHELF.iter().map(|&game| {
        let info = game.info();
        let spec = Spec { game, options: Options::new(info.options) };
        view! {
            <li><a class="button" href=Route::Study(Some(format!("spec={spec}"))).address()>
                {info.name}
            </a></li>
        }
    });
    view! {
        <Page title=tongue.say(&words::STUDY)>
            <p>{tongue.say(&words::study::ABOUT)}</p>
            {last}
            <h2>{tongue.say(&words::study::FROM_START)}</h2>
            <ul class="choices">{games.collect_view()}</ul>
            <h2>{tongue.say(&words::study::FROM_RECORD)}</h2>
            <Load />
            <p><a href=Route::Past.address()>{tongue.say(&words::GAMES)}</a></p>
        </Page>
    }
}
