use std::time::Duration;

use ::board::{Dice, Scene};
use games::{AnyGame, Line};
use leptos::prelude::*;

use super::{Ways, cover};
use crate::board::Picture;
use crate::icon::{Glyph, Icon};
use crate::learn::FirstOffer;
use crate::locale::Locale;
use crate::new_game::Setup;
use crate::route::Route;
use crate::{browser, words};

/// How long each move of the game that is watched stays.
const PACE: Duration = Duration::from_millis(1_800);

/// The game that lies on the table, which plays itself until somebody plays it.
#[component]
pub(super) fn Hero(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let show = Show::new(game);
    // As it was played the last time.
    let setup = Setup::load(game, String::new());
    let pause = move || if show.is_on.get() { &words::PAUSE } else { &words::GO_ON };
    view! {
        <section class="hero card" aria-labelledby="hero-name">
            <div class=format!("box {}", cover(show.scene.with_untracked(|scene| scene.material)))>
                {move || view! { <Picture scene=show.scene.get() /> }}
                <button class="icon-button" type="button" title=move || locale.tell(pause())
                    aria-label=move || locale.tell(pause())
                    on:click=move |_| show.is_on.update(|on| *on = !*on)>
                    {move || {
                        let glyph = if show.is_on.get() { Glyph::Pause } else { Glyph::Play };
                        view! { <Icon glyph=glyph /> }
                    }}
                </button>
            </div>
            <div class="about">
                <h2 id="hero-name">{info.name}</h2>
                <p class="credit caption">{locale.say(info.credit)}</p>
                <p>{locale.say(info.about)}</p>
                <button class="primary large" on:click=move |_| setup.begin()>
                    <Icon glyph=Glyph::Play />{locale.say(&words::PLAY_NOW)}
                </button>
                <FirstOffer game=game />
                <Ways game=game>
                    <a class="button tonal" href=Route::New(info.id.into(), Ok(None)).address()>
                        {locale.say(&words::CHOOSE)}
                    </a>
                </Ways>
            </div>
        </section>
    }
}

/// A game that plays itself, over and over.
#[derive(Clone, Copy)]
struct Show {
    scene: RwSignal<Scene>,
    is_on: RwSignal<bool>,
}

impl Show {
    /// One that goes on while its page is there, unless motion is not wanted.
    fn new(game: &'static dyn AnyGame) -> Self {
        let mut line = games::sample(game);
        let mut dice = browser::dice();
        let scene = RwSignal::new(line.position().scene());
        let is_still = browser::media("(prefers-reduced-motion: reduce)");
        let is_on = RwSignal::new(!is_still.get_untracked());
        let step = move || {
            if is_on.get_untracked() && !document().hidden() {
                line = next(game, &line, &mut dice);
                scene.set(line.scene());
            }
        };
        if let Ok(timer) = set_interval_with_handle_mut(step, PACE) {
            on_cleanup(move || timer.clear());
        }
        Self { scene, is_on }
    }
}

/// The game one move later; after its end, from the beginning again.
fn next(game: &'static dyn AnyGame, line: &Line, dice: &mut Dice) -> Line {
    let mut next = line.clone();
    let mv = games::simple_move(line, dice).filter(|_| line.verdict().is_none());
    match mv {
        Some(mv) if next.play(&mv).is_ok() => next,
        _ => games::sample(game),
    }
}

/// Calls something again and again that may change as it goes.
fn set_interval_with_handle_mut(
    step: impl FnMut() + 'static,
    pace: Duration,
) -> Result<IntervalHandle, wasm_bindgen::JsValue> {
    let step = std::cell::RefCell::new(step);
    set_interval_with_handle(move || step.borrow_mut()(), pace)
}
