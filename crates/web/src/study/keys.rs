use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use study::Study;

use super::session::{Mode, Session};
use crate::locale::Locale;
use crate::steps::{self, Step};
use crate::{browser, words};

/// Hears the keys of the analysis board, as long as nobody is writing.
pub(super) fn listen(session: Session) {
    let listening = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if let Some(step) = steps::step_of(&event) {
            session.look(go(step));
            return event.prevent_default();
        }
        if browser::is_writing() || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let line = |place: usize| {
            let lines = session.found().map(|report| report.lines).unwrap_or_default();
            if let Some(mv) = lines.get(place).and_then(|line| line.moves.first()) {
                session.play(mv);
            }
        };
        match event.key().as_str() {
            "," => session.look(|study| study.aside(-1)),
            "." => session.look(|study| study.aside(1)),
            "p" => session.change(Study::promote),
            "Delete" => session.look(Study::delete),
            "1" => line(0),
            "2" => line(1),
            "3" => line(2),
            "e" => session.mode.update(|mode| {
                *mode = match mode {
                    Mode::Off => Mode::Bar,
                    Mode::Bar => Mode::Lines,
                    Mode::Lines => Mode::Off,
                };
            }),
            "r" => session.review(),
            "f" => session.is_turned.update(|turned| *turned = !*turned),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listening.remove());
}

/// What a step does to a study.
pub(super) fn go(step: Step) -> fn(&mut Study) -> bool {
    match step {
        Step::Start => Study::to_start,
        Step::Back => Study::back,
        Step::On => Study::forward,
        Step::End => Study::to_end,
    }
}

/// What the keys do.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let locale = Locale::here();
    let keys = [
        (steps::ONE, &words::KEY_STEPS),
        (steps::ENDS, &words::study::KEY_ENDS),
        (", .", &words::study::KEY_VARIATIONS),
        ("1 2 3", &words::study::KEY_LINES),
        ("E", &words::study::KEY_ENGINE),
        ("R", &words::study::REVIEW),
        ("P", &words::study::PROMOTE),
        ("Del", &words::study::DELETE),
        ("F", &words::FLIP),
    ];
    let rows = keys.map(|(key, what)| {
        view! { <dt><kbd>{key}</kbd></dt><dd>{locale.say(what)}</dd> }
    });
    view! {
        <details>
            <summary>{locale.say(&words::KEYS)}</summary>
            <dl class="keys">{rows}</dl>
        </details>
    }
}
