use std::time::Duration;

use ::board::{Player, Scene};
use leptos::prelude::*;
use play::{Action, Seat};
use study::review::worth;

use super::session::Session;
use crate::browser::now;
use crate::locale::Locale;
use crate::words;

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(200);

/// Who plays, whose turn it is, and how much time is left.
#[component]
pub(super) fn Players(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let (time, set_time) = signal(now());
    if session.table.read_untracked().clock().is_some() {
        let tick = move || {
            set_time.set(now());
            let deadline = session.table.read_untracked().clock().and_then(play::Clock::deadline);
            if deadline.is_some_and(|deadline| deadline <= now()) {
                session.act(Action::Tick);
            }
        };
        if let Ok(ticking) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || ticking.clear());
        }
    }
    let rows = Player::BOTH.map(|player| {
        let name = move || {
            let table = session.table.read();
            locale.tell(table.line().position().side(player).name)
        };
        let who = move || match session.table.read().seats()[player] {
            Seat::Person => words::PERSON.say(locale.language()),
            Seat::Computer(level) => locale.tell(level.name()),
        };
        let clock = move || {
            let table = session.table.read();
            table.clock().map(|clock| shown(clock.left(player, time.get().max(now()))))
        };
        let is_turn = move || session.turn() == Some(player);
        let thinking = move || {
            (is_turn() && session.is_thinking()).then(|| match session.thought() {
                Some((depth, score, is_proved)) => {
                    locale.tell(words::depth(depth, worth(score, is_proved)))
                }
                None => words::THINKING.say(locale.language()),
            })
        };
        view! {
            <li class:turn=is_turn>
                <span class="name">{name}</span>
                <span class="who">{who}</span>
                <span class="thinking">{thinking}</span>
                <span class="clock">{clock}</span>
            </li>
        }
    });
    let series = move || {
        let series = session.series();
        let [one, other] = series.halves();
        (one + other > 0).then(|| {
            let (first, second) = if session.opener() == 0 { (one, other) } else { (other, one) };
            let mut text = locale.tell(words::series(points(first), points(second)));
            if let Some(ahead) = series.difference() {
                let ahead = if session.opener() == 0 { ahead } else { -ahead };
                text = format!("{text} ({})", locale.tell(words::points(format!("{ahead:+}"))));
            }
            text
        })
    };
    view! {
        <ul class="players">{rows}</ul>
        <p class="series">{series}</p>
    }
}

/// Half points as a score shows them: "1½".
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A time as a clock shows it: tenths only at the end.
fn shown(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 {
        return format!("0:0{seconds}.{}", left.subsec_millis() / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What stands beside the board: supplies, scores, counts, whose the edges are.
#[component]
pub(crate) fn Notes(scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    let notes = move || {
        let notes = scene.read().notes.clone();
        notes
            .into_iter()
            .map(|note| {
                view! { <dt>{locale.tell(note.label)}</dt><dd>{locale.tell(note.value)}</dd> }
            })
            .collect_view()
    };
    view! { <dl class="notes">{notes}</dl> }
}
