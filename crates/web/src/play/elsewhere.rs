use std::time::Duration;

use ::board::Player;
use leptos::prelude::*;
use play::{Seat, Session};
use protocol::{Kind, Presence};

use super::playing::Playing;
use super::standing::{Standing, Tone};
use crate::locale::Locale;
use crate::online::{Link, away_for};
use crate::words::online as words;

/// What is said of a game that stands on a server, beside what is said of every game.
impl Playing {
    /// Whose turn it is, or how the game ended: a person elsewhere is called by their name.
    pub(super) fn headline(self, session: &Session, locale: Locale) -> String {
        let turn = session.line().position().turn();
        let is_theirs = session.is_running() && session.you() != Some(turn);
        let person = self.visit().and_then(|visit| visit.person(turn)).filter(|_| is_theirs);
        match person {
            Some(person) => locale.tell(words::is_to_move(person.name.to_string())),
            None => locale.tell(session.headline()),
        }
    }

    /// What has to be said instead of how the game stands.
    pub(super) fn standing_elsewhere(self, locale: Locale) -> Option<Standing> {
        let visit = self.visit()?;
        let session = self.session.read();
        let say = |pattern: &'static ::i18n::Pattern| pattern.say(locale.language());
        let link = visit.link();
        if link == Link::Old {
            let (headline, detail) = (say(&words::OLD_HEADLINE), say(&words::OLD_PAGE));
            return Some(Standing { tone: Tone::Warning, headline, detail });
        }
        if visit.is_cancelled() {
            let headline = say(&words::CALLED_OFF);
            return Some(Standing { tone: Tone::Over, headline, detail: String::new() });
        }
        if !session.is_running() {
            return None;
        }
        if link != Link::Open {
            let headline =
                say(if link == Link::Lost { &words::LINK_LOST } else { &words::LINK_COMES });
            let detail = say(&words::RECONNECTING);
            return Some(Standing { tone: Tone::Warning, headline, detail });
        }
        if visit.is_waiting() {
            let is_listed = visit.with_game(|game| game.setup().is_listed) == Some(true);
            let said = self.said(locale);
            let (headline, detail) = match visit.seat() {
                Some(_) if is_listed => (&words::WAITING, say(&words::WAITING_LOBBY)),
                Some(_) => (&words::WAITING, say(&words::WAITING_LINK)),
                None => (&words::SEAT_FREE, said.text),
            };
            let tone = if said.is_refusal { Tone::Warning } else { Tone::Calm };
            return Some(Standing { tone, headline: say(headline), detail });
        }
        None
    }

    /// What is on its way, and who is waited for.
    pub(super) fn news_elsewhere(self, locale: Locale) -> Option<String> {
        let visit = self.visit()?;
        let session = self.session.read();
        if session.waiting().is_some() {
            return Some(words::ON_ITS_WAY.say(locale.language()));
        }
        if let Some(mv) = session.premove() {
            return Some(locale.tell(words::premove_waits(mv.to_owned())));
        }
        let Some(seat) = visit.seat() else {
            return Some(words::WATCHING.say(locale.language()));
        };
        let at = visit.claim()?;
        let (name, now) = (self.name(seat.other(), locale), visit.time());
        Some(locale.tell(match at.checked_sub(now).filter(|rest| !rest.is_zero()) {
            None => words::other_is_away(name),
            Some(rest) if rest > Duration::from_mins(2) => return None,
            Some(rest) => words::claim_soon(name, rest.as_secs() + 1),
        }))
    }

    /// Whether somebody elsewhere is there: "here", "away for 5 min".
    pub(super) fn presence(self, player: Player, locale: Locale) -> Option<String> {
        let visit = self.visit()?;
        let Some(person) = visit.person(player) else {
            let level = match self.session.read().table().seats()[player] {
                Seat::Computer(_) => self.rank(player),
                Seat::Person => Some((&words::FREE_SEAT).into()),
            };
            return level.map(|level| locale.tell(level));
        };
        let presence = match visit.presence(player) {
            Presence::Here => words::IS_HERE.say(locale.language()),
            Presence::Away(since) => {
                locale.tell(away_for(visit.time().saturating_sub(Duration::from_millis(since))))
            }
        };
        Some(match person.kind {
            Kind::Bot => format!("{} · {presence}", words::BOT.say(locale.language())),
            Kind::Guest | Kind::Account => presence,
        })
    }
}
