use std::time::Duration;

use ::board::{Player, Scene};
use leptos::prelude::*;
use play::Seat;
use study::review::worth;

use super::playing::Playing;
use crate::board::PieceSign;
use crate::browser::now;
use crate::locale::Locale;
use crate::words;

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(200);

/// Who plays, whose turn it is, and how much time is left.
#[component]
pub(super) fn Players(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let (time, set_time) = signal(now());
    if playing.session.read_untracked().table().clock().is_some() {
        let tick = move || set_time.set(now());
        if let Ok(ticking) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || ticking.clear());
        }
    }
    let rows = Player::BOTH.map(|player| {
        let name = move || {
            let session = playing.session.read();
            locale.tell(session.table().line().position().side(player).name)
        };
        let who = move || match playing.session.read().table().seats()[player] {
            Seat::Person => words::PERSON.say(locale.language()),
            Seat::Computer(level) => locale.tell(level.name()),
        };
        let clock = move || {
            let session = playing.session.read();
            session.table().clock().map(|clock| shown(clock.left(player, time.get().max(now()))))
        };
        let is_turn = move || playing.turn() == Some(player);
        let thinking = move || {
            (is_turn() && playing.session.read().is_thinking()).then(|| match playing.thought() {
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
        let series = playing.series();
        let [one, other] = series.halves();
        (one + other > 0).then(|| {
            let (first, second) = if playing.opener() == 0 { (one, other) } else { (other, one) };
            let mut text = locale.tell(words::series(points(first), points(second)));
            if let Some(ahead) = series.difference() {
                let ahead = if playing.opener() == 0 { ahead } else { -ahead };
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
                let sign = note.piece.map(|piece| view! { <PieceSign piece=piece /> });
                view! { <dt>{sign}{locale.tell(note.label)}</dt><dd>{locale.tell(note.value)}</dd> }
            })
            .collect_view()
    };
    view! { <dl class="notes">{notes}</dl> }
}
