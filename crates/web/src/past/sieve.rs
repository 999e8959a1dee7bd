use ::board::Outcome;
use ::i18n::Pattern;
use games::SHELF;
use leptos::prelude::*;
use play::Table;

use super::row::start;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::saved_game::SavedGame;
use crate::{browser, words};

/// How a game stands, for the person who looks through theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Unfinished,
    Won,
    Lost,
    Drawn,
    /// Finished between two people or two computers.
    Finished,
}

impl Standing {
    /// That of a game.
    pub(super) fn of(kept: &SavedGame) -> Self {
        let Some(outcome) = kept.record.result() else { return Self::Unfinished };
        match (outcome, Table::resume(&kept.record).you()) {
            (Outcome::Draw, _) => Self::Drawn,
            (Outcome::Win(_), None) => Self::Finished,
            (Outcome::Win(winner), Some(you)) if winner == you => Self::Won,
            (Outcome::Win(_), Some(_)) => Self::Lost,
        }
    }

    /// What it is called.
    pub(super) const fn name(self) -> &'static Pattern {
        match self {
            Self::Unfinished => &words::RUNNING,
            Self::Won => &words::WON,
            Self::Lost => &words::LOST_GAME,
            Self::Drawn => &words::DRAWN_GAME,
            Self::Finished => &words::FINISHED,
        }
    }
}

/// The ways to look for games, as the list calls them.
const STANDINGS: [(&str, Standing); 5] = [
    ("unfinished", Standing::Unfinished),
    ("finished", Standing::Finished),
    ("won", Standing::Won),
    ("lost", Standing::Lost),
    ("drawn", Standing::Drawn),
];

/// Which of the games are looked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sieve {
    game: RwSignal<String>,
    standing: RwSignal<String>,
    text: RwSignal<String>,
}

impl Sieve {
    /// Whether a game is among them.
    pub(super) fn lets(self, kept: &SavedGame, locale: Locale) -> bool {
        let info = kept.record.spec().game.info();
        let (game, standing) = (self.game.read(), self.standing.read());
        let wanted = STANDINGS.iter().find(|(name, _)| *name == *standing).map(|(_, it)| *it);
        let stands = || match wanted {
            None => true,
            Some(Standing::Finished) => Standing::of(kept) != Standing::Unfinished,
            Some(wanted) => Standing::of(kept) == wanted,
        };
        let says = || {
            let text = self.text.read().trim().to_lowercase();
            text.is_empty() || described(kept, locale).to_lowercase().contains(&text)
        };
        (game.is_empty() || *game == info.id) && stands() && says()
    }
}

/// Everything that is said of a game, in which a text is looked for.
fn described(kept: &SavedGame, locale: Locale) -> String {
    let players = super::row::players(kept, locale).join(" ");
    let day = kept.begun().map(|begun| browser::day(begun, locale.language())).unwrap_or_default();
    let name = kept.record.spec().game.info().name;
    format!("{name} {players} {day} {}", start(&kept.record, locale).join(" "))
}

/// The fields in which it is said which games are looked for.
#[component]
pub(super) fn SieveFields(sieve: Sieve) -> impl IntoView {
    let locale = Locale::here();
    let games = SHELF.iter().map(|game| {
        let info = game.info();
        view! { <option value=info.id>{info.name}</option> }
    });
    let standings = STANDINGS.map(|(value, standing)| {
        view! { <option value=value>{locale.say(standing.name())}</option> }
    });
    let choose = |signal: RwSignal<String>| move |event| signal.set(event_target_value(&event));
    view! {
        <label class="search">
            <span class="unseen">{locale.say(&words::SEARCH)}</span>
            <Icon glyph=Glyph::Search />
            <input type="search" name="search" placeholder=locale.say(&words::SEARCH)
                on:input=choose(sieve.text) />
        </label>
        <label>
            <span class="unseen">{locale.say(&words::WHICH_GAME)}</span>
            <select name="game" on:change=choose(sieve.game)>
                <option value="">{locale.say(&words::ALL_GAMES)}</option>
                {games.collect_view()}
            </select>
        </label>
        <label>
            <span class="unseen">{locale.say(&words::WHICH_RESULT)}</span>
            <select name="standing" on:change=choose(sieve.standing)>
                <option value="">{locale.say(&words::ALL_RESULTS)}</option>
                {standings}
            </select>
        </label>
    }
}
