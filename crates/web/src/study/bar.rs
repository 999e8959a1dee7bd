use ::board::Player;
use ::engine::Score;
use ::i18n::Phrase;
use leptos::prelude::*;
use study::review::{chance, worth};

use super::session::{Mode, Session};
use crate::desk::ink;
use crate::locale::Locale;
use crate::words;

/// Who is better, as a bar between the two sides: the first player's share grows from the bottom,
/// or from the left where the bar lies above the board.
#[component]
pub(super) fn Bar(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let share = Memo::new(move |_| session.value().map_or(0.5, |(score, _)| chance(score)));
    let percent = move || format!("{}%", (share.get() * 100.0).round());
    let inks = Memo::new(move |_| {
        let study = session.study.read();
        Player::BOTH.map(|player| ink(study.line().position(), player))
    });
    let number = move || session.value().and_then(|value| number(value, locale));
    view! {
        <Show when=move || session.mode.get() != Mode::Off>
            <div class="bar" role="meter" aria-valuemin="0" aria-valuemax="100"
                aria-valuenow=move || percent().trim_end_matches('%').to_owned()
                aria-valuetext=move || verdict(session, locale)
                aria-label=locale.say(&words::study::BALANCE)
                class:turned=move || session.is_turned.get()
                class:behind=move || share.get() < 0.5
                data-ink=move || inks.get()[1] style=("--share", percent)>
                <div class="share" data-ink=move || inks.get()[0]></div>
                <span class="worth" aria-hidden="true">{number}</span>
            </div>
        </Show>
    }
}

/// What stands at the better end: "+0.35", "won in 7, proved".
fn number((score, is_proved): (Score, bool), locale: Locale) -> Option<String> {
    let own = if score.hundredths() < 0 { -score } else { score };
    (own.hundredths() != 0).then(|| locale.tell(told(own, is_proved)))
}

/// What a value says, and whether it is proved.
pub(super) fn told(score: Score, is_proved: bool) -> Phrase {
    let is_won = score.won_in().or(score.lost_in()).is_some();
    let said = worth(score, is_proved);
    if is_won && is_proved { words::study::proved(said) } else { said }
}

/// Who is better, in a sentence.
pub(super) fn verdict(session: Session, locale: Locale) -> String {
    let Some((score, is_proved)) = session.value() else {
        return words::study::UNKNOWN.say(locale.language());
    };
    let better = if score.hundredths() < 0 { Player::Second } else { Player::First };
    let own = if better == Player::First { score } else { -score };
    let study = session.study.read();
    let side = study.line().position().side(better).name;
    let said = match (own.won_in(), own.hundredths()) {
        (Some(_), _) => words::study::decided(side, told(own, is_proved)),
        (None, 0) if is_proved => worth(own, true),
        (None, 0) => (&words::study::EVEN).into(),
        (None, _) => words::study::ahead(
            side,
            locale.tell(worth(own, false)).trim_start_matches('+').to_owned(),
        ),
    };
    locale.tell(said.capital())
}
