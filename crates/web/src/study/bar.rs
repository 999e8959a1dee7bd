use ::board::Player;
use leptos::prelude::*;
use study::review::{chance, worth};

use super::session::{Mode, Session};
use crate::locale::Locale;
use crate::words;

/// Who is better, as a bar between the two sides.
#[component]
pub(super) fn Bar(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let side = move |player| locale.tell(session.study.read().line().position().side(player).name);
    let share = Memo::new(move |_| session.score().map(chance));
    let percent = move || (share.get().unwrap_or(0.5) * 100.0).round();
    let said = move || {
        let score = session.score()?;
        let better = if score.hundredths() < 0 { Player::Second } else { Player::First };
        let own = if better == Player::First { score } else { -score };
        Some(match own.hundredths() {
            0 => words::study::EVEN.say(locale.language()),
            _ => locale.tell(words::study::better(side(better), worth(own, false))),
        })
    };
    let text = move || said().unwrap_or_else(|| words::study::UNKNOWN.say(locale.language()));
    view! {
        <Show when=move || session.mode.get() != Mode::Off>
            <div class="bar" role="meter" aria-valuemin="0" aria-valuemax="100"
                aria-valuenow=move || percent().to_string() aria-valuetext=text
                aria-label=locale.say(&words::study::BALANCE)>
                <div class="share" style:width=move || format!("{}%", percent())></div>
                <span class="ends" aria-hidden="true">
                    <span>{move || side(Player::First)}</span>
                    <span class="worth">{text}</span>
                    <span>{move || side(Player::Second)}</span>
                </span>
            </div>
        </Show>
    }
}
