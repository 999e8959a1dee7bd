use leptos::prelude::*;
use study::review::worth;

use super::session::{Mode, Session};
use crate::locale::Locale;
use crate::settings::Choice;
use crate::words;

/// How much of the engine is seen, and the best lines that it has found, to be played by a click.
#[component]
pub(super) fn Lines(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let modes = Mode::ALL.map(|mode| {
        let name = match mode {
            Mode::Off => &words::study::ENGINE_OFF,
            Mode::Bar => &words::study::ENGINE_BAR,
            Mode::Lines => &words::study::ENGINE_LINES,
        };
        let is_chosen = move || session.mode.get() == mode;
        let choose = move |_| session.mode.set(mode);
        view! { <Choice group="engine" is_chosen=is_chosen choose=choose>{locale.say(name)}</Choice> }
    });
    let state = move || {
        let found = session.found();
        Some(match found {
            Some(report) => {
                let thousands = report.nodes / 1_000;
                locale.tell(words::study::searched(report.depth, thousands))
            }
            None if session.is_thinking() => words::THINKING.say(locale.language()),
            None => return None,
        })
    };
    let lines = move || {
        let lines = session.found().map(|report| report.lines).unwrap_or_default();
        let rows = lines.into_iter().map(|line| {
            let moves = line.moves.clone();
            let buttons = (0..moves.len()).map(|place| {
                let (until, mv) = (moves[..=place].to_vec(), moves[place].clone());
                let label = move || locale.tell(words::study::play_until(mv.clone()));
                view! {
                    <button class="move" title=label on:click=move |_| session.follow(&until)>
                        {moves[place].clone()}
                    </button>
                    " "
                }
            });
            view! {
                <li>
                    <span class="worth">{locale.tell(worth(line.score, line.is_proved))}</span>
                    <span class="way">{buttons.collect_view()}</span>
                </li>
            }
        });
        rows.collect_view()
    };
    let side = move || {
        let study = session.study.read();
        let position = study.line().position();
        locale.tell(words::study::best_for(position.side(position.turn()).name))
    };
    view! {
        <fieldset class="engine">
            <legend>{locale.say(&words::study::ENGINE)}</legend>
            {modes}
            <Show when=move || session.mode.get() != Mode::Off>
                <p class="searched muted">{state}</p>
            </Show>
            <Show when=move || session.mode.get() == Mode::Lines>
                <p class="for">{side}</p>
                <ol class="lines">{lines}</ol>
            </Show>
        </fieldset>
    }
}
