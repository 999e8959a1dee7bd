use ::board::{Outcome, Player};
use ::i18n::Phrase;
use leptos::prelude::*;
use play::Seat;

use super::playing::Playing;
use crate::locale::Locale;
use crate::words::play as words;

/// What is said of a game in its one line: in which tone, in a word, and in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) tone: Tone,
    pub(super) headline: String,
    pub(super) detail: String,
}

/// How it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// The game goes on.
    Calm,
    /// Something was refused, or is broken.
    Warning,
    /// Somebody has won.
    Victory,
    /// It ended otherwise.
    Over,
}

impl Tone {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Calm => "status",
            Self::Warning => "status warning",
            Self::Victory => "status over victory",
            Self::Over => "status over",
        }
    }
}

impl Playing {
    /// The one person here who plays.
    pub(super) fn me(self) -> Option<Player> {
        self.session.read().you()
    }

    pub(super) fn is_mine(self, player: Player) -> bool {
        self.me() == Some(player)
    }

    /// What a player is called: "You", "Level 4", or the side's name between people.
    pub(super) fn name(self, player: Player, locale: Locale) -> String {
        if self.is_mine(player) {
            return words::YOU.say(locale.language());
        }
        let visit = self.visit();
        if let Some(person) = visit.and_then(|visit| visit.person(player)) {
            return person.name.to_string();
        }
        let session = self.session.read();
        match session.table().seats()[player] {
            Seat::Computer(level) => locale.tell(level.name_in(session.table().spec().game)),
            Seat::Person => {
                let side = session.line().position().side(player).name;
                locale.tell(Phrase::from(side).capital())
            }
        }
    }

    /// The place of a player's side, as far as the game is looked at, among the sides of the game.
    pub(super) fn side_of(self, player: Player) -> usize {
        let session = self.session.read();
        let letter = session.line().position().side(player).letter;
        let sides = session.table().spec().game.info().sides;
        sides.iter().position(|side| side.letter == letter).unwrap_or_default()
    }

    /// What stands after a player's name: how strong a computer is, or which side a person has who
    /// plays against one.
    pub(super) fn rank(self, player: Player) -> Option<Phrase> {
        let session = self.session.read();
        match session.table().seats()[player] {
            Seat::Computer(level) => Some(level.title(session.table().spec().game)),
            Seat::Person if session.you() == Some(player) => {
                Some(session.line().position().side(player).name.into())
            }
            Seat::Person => None,
        }
    }

    /// How a game stands, in its one line.
    pub(super) fn standing(self, locale: Locale) -> Standing {
        let said = self.said(locale);
        let say = |pattern: &'static ::i18n::Pattern| pattern.say(locale.language());
        let session = self.session.read();
        let calm = |headline, detail| Standing { tone: Tone::Calm, headline, detail };
        if session.is_looking_back() {
            let all = session.table().line().moves().len();
            let headline = match session.turns_seen() {
                0 => say(&words::LOOKING_START),
                turn => locale.tell(words::looking_back(turn, all)),
            };
            return calm(headline, said.text);
        }
        if let Some(standing) = self.standing_elsewhere(locale) {
            return standing;
        }
        let headline = self.headline(&session, locale);
        if let Some(ending) = session.table().ending() {
            let is_lost = |winner| session.you().is_some_and(|you| you != winner);
            let tone = match ending.outcome {
                Outcome::Win(winner) if !is_lost(winner) => Tone::Victory,
                _ => Tone::Over,
            };
            let why = session.why().map_or_else(String::new, |why| locale.tell(why));
            return Standing { tone, headline, detail: why };
        }
        if self.has_no_engine() {
            let (headline, detail) = (say(&words::NO_ENGINE), say(&words::NO_ENGINE_WHY));
            return Standing { tone: Tone::Warning, headline, detail };
        }
        if session.awaits_computer().is_some() && !self.thinks_here() {
            return calm(say(&words::IS_ELSEWHERE), said.text);
        }
        if said.is_refusal {
            return Standing { tone: Tone::Warning, headline, detail: said.text };
        }
        let whole = session.is_whole().then(|| Phrase::from(&words::MOVE_WHOLE));
        let prompt = whole.or_else(|| session.prompt());
        let prompt = prompt.map(|prompt| ended(prompt, locale));
        let moment = session.moment().map(|moment| ended(moment, locale));
        let told = [Some(said.text), moment, self.news_elsewhere(locale)]
            .into_iter()
            .flatten()
            .filter(|it| !it.is_empty());
        calm(headline, prompt.unwrap_or_else(|| told.collect::<Vec<_>>().join(" ")))
    }
}

/// A phrase as a whole sentence, with a full stop where nothing ends it yet.
pub(super) fn ended(phrase: Phrase, locale: Locale) -> String {
    let words = locale.tell(phrase.capital());
    let is_ended = words.is_empty() || words.ends_with(['.', '!', '?', '…']);
    words + if is_ended { "" } else { "." }
}
