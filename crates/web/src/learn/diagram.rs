use games::{AnyGame, Example, Line};
use leptos::prelude::*;

use super::trial::Trial;
use crate::board::{Board, Hand, Spots};
use crate::desk::{Answer, Answered};
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words::learn as words;

/// A rule on a board, to be tried.
#[component]
pub(super) fn Diagram(game: &'static dyn AnyGame, example: &'static Example) -> impl IntoView {
    let (locale, announcer, settings) = (Locale::here(), Announcer::here(), Settings::here());
    let start = game.position(example.position).expect("an example is a position");
    let trial = Trial::new(start);
    let tried = RwSignal::new(None::<String>);
    let is_done = move || tried.get().as_deref() == Some(example.mv);
    let answer = move || match tried.get() {
        None => Answer::Open,
        Some(mv) if mv == example.mv => Answer::Right,
        Some(_) => Answer::Wrong,
    };
    let said = move || match tried.get() {
        _ if trial.refusal.read().is_some() => trial.refused(locale),
        None => String::new(),
        Some(mv) if mv == example.mv => {
            let status = trial.scene().status.say(locale.language());
            locale.tell(words::tried_right(status))
        }
        Some(mv) => locale.tell(words::tried_other(mv)),
    };
    let hand = move |hand: Hand| {
        if untrack(is_done) {
            return;
        }
        let Some(mv) = trial.hand(hand) else { return };
        if mv == example.mv {
            trial.play(&mv);
        } else {
            trial.set(trial.line.get_untracked());
        }
        sound::play(if mv == example.mv { Sound::Move } else { Sound::No }, settings);
        tried.set(Some(mv));
        announcer.say(untrack(said));
    };
    let again = move |_| {
        if tried.get_untracked().is_some() {
            let start = trial.line.with_untracked(|line| line.start().boxed());
            trial.set(Line::new(start));
            tried.set(None);
        }
    };
    let lit = move || if is_done() { Vec::new() } else { trial.lit() };
    let about = locale.say(example.about);
    view! {
        <figure class="diagram" class:done=is_done data-move=example.mv>
            <figcaption>{about}</figcaption>
            <Board scene=Signal::derive(move || trial.scene()) lit=Signal::derive(lit)
                touched=Signal::derive(move || trial.touched())
                sources=Signal::derive(move || trial.sources())
                label=Signal::derive(about) hand=hand />
            <Spots lit=Signal::derive(lit) touched=Signal::derive(move || trial.touched())
                prompt=Signal::derive(move || trial.prompt()) hand=hand />
            <Answered answer=Signal::derive(answer) text=Signal::derive(said) />
            <p class="actions">
                <button type="button" class="quiet again" on:click=again
                    aria-disabled=move || tried.get().is_none().to_string()>
                    {locale.say(&words::AGAIN)}
                </button>
            </p>
        </figure>
    }
}
