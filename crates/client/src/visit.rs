use std::time::Duration;

use board::Player;
use games::Shelf;
use i18n::Phrase;
use play::session::Message;
use play::{Actor, Seat, Session};
use protocol::{Change, Entry, GameId, Person, Presence, Want};
use referee::Game;

use crate::{ClientError, Opened, Update, words};

/// A game elsewhere as somebody here knows it: who sits there, who is there, and what the time is.
///
/// What happens at the board is a [`Session`]'s, which is handed what is heard of it.
#[derive(Clone, Debug)]
pub struct Visit {
    game: Game,
    you: Option<Person>,
    presence: [Presence; 2],
    /// How much later it is there than here, in milliseconds.
    ahead: i64,
    is_connected: bool,
}

/// What a face has to do about what was heard.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The session hears this.
    Table(Message),
    /// Somebody here has a seat now: a new session begins, [`Visit::session`].
    Seated,
    /// This is to be said.
    Tell(Phrase),
    /// The same two play on in this game.
    Next(GameId),
    /// There is nothing more to be heard: why.
    Failed(Phrase),
}

impl Visit {
    /// A game on this shelf that has just been opened, at this time here.
    pub fn new(shelf: &Shelf, opened: Opened, now: Duration) -> Result<Self, ClientError> {
        let unreadable = |error: &dyn std::fmt::Display| ClientError::Unreadable(error.to_string());
        let game = Game::new(shelf, opened.game, opened.setup);
        let mut game = game.map_err(|error| unreadable(&error))?;
        for entry in &opened.entries {
            game.follow(entry).map_err(|error| unreadable(&error))?;
        }
        let ahead = ahead(opened.now, now);
        Ok(Self { game, you: opened.you, presence: opened.presence, ahead, is_connected: true })
    }

    /// What happens at the board, as somebody here sees it who has their seat, or only watches.
    pub fn session(&self) -> Session {
        Session::remote(self.game.table().clone(), self.seat())
    }

    /// The game as it was told.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The seat that somebody here has.
    pub fn seat(&self) -> Option<Player> {
        self.game.seat_of(self.you.as_ref()?.id)
    }

    /// What is to be asked for by somebody who wants to play: a seat, where one is free.
    pub fn wants_seat(&self) -> Option<Want> {
        let is_free = self.game.is_open() && self.game.free_seat().is_some();
        (is_free && self.seat().is_none()).then_some(Want::Sit(None))
    }

    /// The time there, where it is this here.
    pub fn there(&self, now: Duration) -> Duration {
        let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX).saturating_add(self.ahead);
        Duration::from_millis(now.try_into().unwrap_or(0))
    }

    /// Whether the connection is there.
    pub const fn is_connected(&self) -> bool {
        self.is_connected
    }

    /// Whether a player is there; computers always are.
    pub fn is_here(&self, player: Player) -> bool {
        self.presence[player.index()] == Presence::Here || !self.is_person(player)
    }

    fn is_person(&self, player: Player) -> bool {
        self.game.table().seats()[player].is_person()
    }

    /// Whether the game may be ended at this time here, since the other player has left.
    pub fn may_claim(&self, now: Duration) -> bool {
        let now = self.there(now).as_millis() as u64;
        self.seat().is_some_and(|seat| {
            let other = self.presence[seat.other().index()];
            self.game.is_open() && self.game.may_claim(seat, other, now)
        })
    }

    /// What a player is called.
    pub fn name(&self, player: Player) -> Phrase {
        match (&self.game.people()[player], self.game.table().seats()[player]) {
            (Some(person), _) => Phrase::plain(person.name.to_string()),
            (None, Seat::Computer(level)) => level.name_in(self.game.table().spec().game),
            (None, Seat::Person) => (&words::FREE_SEAT).into(),
        }
    }

    /// Hears what has come of the connection, at this time here.
    pub fn hear(&mut self, update: Update, now: Duration) -> Vec<Heard> {
        match update {
            // It was heard when the visit began.
            Update::Opened(_) => Vec::new(),
            Update::Entry(entry) => self.follow(&entry),
            Update::Refused(Want::Act(_), why) => {
                vec![Heard::Table(Message::Refused(why.words().into()))]
            }
            Update::Refused(_, why) => vec![Heard::Tell(Phrase::from(why.words()).capital())],
            Update::Presence(player, presence) => self.see(player, presence).into_iter().collect(),
            Update::Lost(pause) => {
                self.is_connected = false;
                vec![Heard::Tell(words::lost(pause.as_secs_f64().ceil() as u64))]
            }
            Update::Back { now: there, presence } => {
                (self.is_connected, self.ahead) = (true, ahead(there, now));
                let mut heard = vec![Heard::Tell((&words::BACK).into())];
                let seen = Player::BOTH.map(|player| self.see(player, presence[player.index()]));
                heard.extend(seen.into_iter().flatten());
                heard
            }
            Update::Failed(why) => {
                self.is_connected = false;
                vec![Heard::Failed(why)]
            }
        }
    }

    /// Sees whether a player is there; news where that has changed.
    fn see(&mut self, player: Player, presence: Presence) -> Option<Heard> {
        let was_here = self.is_here(player);
        self.presence[player.index()] = presence;
        let is_known = self.game.people()[player].is_some() && self.seat() != Some(player);
        if !is_known || was_here == self.is_here(player) {
            return None;
        }
        let name = self.name(player);
        Some(Heard::Tell(if was_here { words::has_left(name) } else { words::is_here(name) }))
    }

    fn follow(&mut self, entry: &Entry) -> Vec<Heard> {
        if let Err(error) = self.game.follow(entry) {
            let unreadable = ClientError::Unreadable(error.to_string());
            return vec![Heard::Failed(unreadable.phrase())];
        }
        let by = match entry.by {
            Actor::Player(player) => Some(player),
            Actor::Referee => None,
        };
        let is_you = by.is_some() && by == self.seat();
        let name = by.map(|player| self.name(player)).unwrap_or_default();
        match &entry.change {
            Change::Sat { player, .. } => {
                let side = self.game.table().line().position().side(*player).name;
                if is_you {
                    vec![Heard::Seated, Heard::Tell(words::you_sit(side))]
                } else {
                    vec![Heard::Tell(words::sits(name, side))]
                }
            }
            Change::Act(action) => {
                let (at, by, action) = (entry.at, entry.by, action.clone());
                vec![Heard::Table(Message::Entry(play::Entry { at, by, action }))]
            }
            Change::Say(remark) if is_you => vec![Heard::Tell(words::you_said(remark.words()))],
            Change::Say(remark) => vec![Heard::Tell(words::said(name, remark.words()))],
            Change::Cancel => vec![Heard::Tell((&words::CALLED_OFF).into())],
            Change::WantRematch if is_you => vec![Heard::Tell((&words::YOU_WANT_REMATCH).into())],
            Change::WantRematch => vec![Heard::Tell(words::wants_rematch(name))],
            Change::Rematch(game) => vec![Heard::Next(game.clone())],
        }
    }
}

fn ahead(there: u64, here: Duration) -> i64 {
    let there = i64::try_from(there).unwrap_or(i64::MAX);
    there.saturating_sub(i64::try_from(here.as_millis()).unwrap_or(i64::MAX))
}
