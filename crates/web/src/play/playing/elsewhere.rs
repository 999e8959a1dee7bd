use ::board::Player;
use i18n::Phrase;
use leptos::prelude::*;
use play::session::Message;
use play::{Action, Session};
use protocol::{Change, Entry, Presence, Want};

use super::{Place, Playing, Said};
use crate::locale::Locale;
use crate::online::{Heard, Link, Visit};
use crate::sound::{self, Sound};
use crate::words::online as words;

/// A table that stands on a server.
impl Playing {
    /// A game on a server, of which everything is known that has happened.
    pub(in crate::play) fn elsewhere(visit: Visit) -> Self {
        let playing = Self::at(remote(visit), Place::Elsewhere(StoredValue::new(visit)));
        playing.begin();
        visit.listen(move |heard| playing.hear_visit(heard));
        playing
    }

    /// The way to the game where it stands on a server.
    pub(in crate::play) fn visit(self) -> Option<Visit> {
        match self.place {
            Place::Here(..) => None,
            Place::Elsewhere(visit) => visit.try_get_value(),
        }
    }

    /// Whether a seat is free, and so nothing can be played yet; or it was called off.
    pub(in crate::play) fn is_waiting(self) -> bool {
        self.visit().is_some_and(|visit| visit.is_waiting() || visit.is_cancelled())
    }

    /// Whether a move can be laid down that is played as soon as it is the turn of whoever is here.
    pub(in crate::play) fn can_premove(self) -> bool {
        let session = self.session.read();
        let can_wait = session.is_remote() && session.is_running() && !session.is_watched();
        can_wait && !session.awaits_person() && !session.is_looking_back() && !self.is_waiting()
    }

    /// Plays a move that was written, or lays it down until it is time; whether that could be done.
    pub(in crate::play) fn play_text(self, text: &str) -> bool {
        self.try_send(if untrack(|| self.can_premove()) {
            Message::Premove(Some(text.into()))
        } else {
            Message::Play(text.into())
        })
    }

    /// Whether a move is laid down.
    pub(in crate::play) fn has_premove(self) -> bool {
        self.session.read().premove().is_some()
    }

    /// What a player is called to others.
    pub(in crate::play) fn called(self, player: Player, locale: Locale) -> String {
        let person = self.visit().and_then(|visit| visit.person(player));
        person.map_or_else(|| self.name(player, locale), |person| person.name.to_string())
    }

    pub(super) fn ask_elsewhere(self, action: Action) {
        if let Some(visit) = self.visit() {
            visit.ask(Want::Act(action));
        }
    }

    pub(super) fn start_over(self) {
        if let Some(visit) = self.visit() {
            visit.restart();
        }
    }

    /// Hears what happens at the game.
    fn hear_visit(self, heard: Heard) {
        let Some(visit) = self.visit() else { return };
        match heard {
            Heard::Anew => {
                let confirms = self.settings.get_value().confirm_moves.get_untracked();
                let mut session = untrack(|| remote(visit));
                session.set_confirming(confirms);
                self.session.set(session);
                self.begin();
            }
            Heard::Entry(entry) => self.hear_entry(entry),
            Heard::Refused(Want::Act(_), why) => self.send(Message::Refused(why.words().into())),
            Heard::Refused(_, why) => self.note(Phrase::from(why.words()).capital(), true),
            Heard::Presence(player) => {
                if untrack(|| visit.seat()) == Some(player) {
                    return;
                }
                let name = untrack(|| self.called(player, self.locale));
                self.announce(match untrack(|| visit.presence(player)) {
                    Presence::Here => words::came_back(name),
                    Presence::Away(_) => words::went_away(name),
                });
            }
            Heard::Link(Link::Open) => self.announce((&words::LINK_AGAIN).into()),
            Heard::Link(Link::Lost) => self.announce((&words::LINK_LOST).into()),
            Heard::Link(Link::Old) => self.announce((&words::OLD_PAGE).into()),
            Heard::Link(_) => {}
        }
    }

    fn hear_entry(self, Entry { at, by, change, .. }: Entry) {
        let by_name = || match by {
            play::Actor::Player(player) => untrack(|| self.called(player, self.locale)),
            play::Actor::Referee => String::new(),
        };
        match change {
            Change::Act(action) => self.send(Message::Entry(play::Entry { at, by, action })),
            Change::Sat { person, .. } => {
                sound::play(Sound::Move, self.settings.get_value());
                self.note(words::sat_down(person.name.to_string()), false);
            }
            Change::Say(remark) => {
                let said = remark.words().say(self.locale.language());
                self.announce(words::says(by_name(), said));
            }
            Change::Cancel => self.announce((&words::CALLED_OFF).into()),
            Change::WantRematch => {
                if untrack(|| self.me()).map(play::Actor::Player) != Some(by) {
                    self.note(words::rematch_wanted(by_name()), false);
                }
            }
            Change::Rematch(_) => {}
        }
    }

    /// Says something beside the board.
    fn note(self, phrase: Phrase, is_refusal: bool) {
        self.announce(phrase.clone());
        self.said.set(Said { phrases: vec![phrase], is_refusal });
    }

    fn announce(self, phrase: Phrase) {
        self.announcer.say(self.locale.tell(phrase));
    }
}

/// The table of a game on a server, for whoever is here.
fn remote(visit: Visit) -> Session {
    let table = visit.with_game(|game| game.table().clone()).expect("the game is known");
    Session::remote(table, visit.seat())
}
