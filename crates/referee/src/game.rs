use std::collections::HashMap;

use board::{ByPlayer, Player};
use games::Shelf;
use play::{ActionError, Actor, Event, Table};
use protocol::{Change, Entry, GameId, Key, Person, Setup, UserId};
use record::RecordError;

/// A game as the entries that made it.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) id: GameId,
    pub(crate) setup: Setup,
    pub(crate) table: Table,
    pub(crate) people: ByPlayer<Option<Person>>,
    /// How many entries there are.
    pub(crate) count: u32,
    /// The number of the last entry that changed the board.
    pub(crate) board: Option<u32>,
    /// When the last entry was made.
    pub(crate) last: u64,
    /// When each player last did anything.
    pub(crate) active: ByPlayer<u64>,
    /// How often each player has said something since the board changed.
    pub(crate) remarks: ByPlayer<u32>,
    /// By which entry what somebody asked for was done.
    keys: HashMap<(UserId, Key), u32>,
    pub(crate) is_cancelled: bool,
    pub(crate) rematch: ByPlayer<bool>,
    pub(crate) next: Option<GameId>,
}

/// Why something is no game, or no entry of one.
#[derive(Debug, thiserror::Error)]
pub enum GameError {
    /// The record that it begins with can't be read.
    #[error("the game as it was set up: {0}")]
    Setup(#[from] RecordError),
    /// The record has no game in it.
    #[error("the game as it was set up: the record is empty")]
    Empty,
    /// Another entry should come first.
    #[error("entry {found} comes where {wanted} should")]
    Gap {
        /// Which one came.
        found: u32,
        /// Which one should have.
        wanted: u32,
    },
    /// It can't have happened.
    #[error("entry {number}: {error}")]
    Action {
        /// Which entry.
        number: u32,
        /// Why not.
        error: ActionError,
    },
}

impl Game {
    /// A game on this shelf as it was set up; nothing has happened yet.
    pub fn new(shelf: &Shelf, id: GameId, setup: Setup) -> Result<Self, GameError> {
        let mut records = record::read(shelf, &setup.record)?;
        let record = records.pop().ok_or(GameError::Empty)?;
        Ok(Self {
            id,
            setup,
            table: Table::resume(&record),
            people: ByPlayer::default(),
            count: 0,
            board: None,
            last: 0,
            active: ByPlayer::default(),
            remarks: ByPlayer::default(),
            keys: HashMap::new(),
            is_cancelled: false,
            rematch: ByPlayer::default(),
            next: None,
        })
    }

    /// What it is called.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// How it was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The people who sit there; nobody where a seat is free, or a computer's.
    pub const fn people(&self) -> &ByPlayer<Option<Person>> {
        &self.people
    }

    /// How many entries it has.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// When the last entry was made.
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// The game that the same two play after it.
    pub const fn next(&self) -> Option<&GameId> {
        self.next.as_ref()
    }

    /// Whether a player wants another game.
    pub fn wants_rematch(&self, player: Player) -> bool {
        self.rematch[player]
    }

    /// Where somebody sits.
    pub fn seat_of(&self, user: UserId) -> Option<Player> {
        let sits = |player: &Player| self.person(*player).is_some_and(|person| person.id == user);
        Player::BOTH.into_iter().find(sits)
    }

    pub(crate) fn person(&self, player: Player) -> Option<&Person> {
        self.people[player].as_ref()
    }

    /// A seat that a person can take.
    pub fn free_seat(&self) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.is_free(player))
    }

    pub(crate) fn is_free(&self, player: Player) -> bool {
        self.table.seats()[player].is_person() && self.person(player).is_none()
    }

    /// Whether the game goes on, or has yet to begin.
    pub fn is_open(&self) -> bool {
        !self.is_cancelled && self.table.ending().is_none()
    }

    /// Whether it was called off.
    pub const fn is_cancelled(&self) -> bool {
        self.is_cancelled
    }

    /// By which entry something that was asked for has been done.
    pub(crate) fn done(&self, user: UserId, key: &Key) -> Option<u32> {
        self.keys.get(&(user, key.clone())).copied()
    }

    /// Takes the next entry.
    pub fn follow(&mut self, entry: &Entry) -> Result<Vec<Event>, GameError> {
        let Entry { number, at, by, key, change } = entry;
        if *number != self.count {
            return Err(GameError::Gap { found: *number, wanted: self.count });
        }
        let mut events = Vec::new();
        match change {
            Change::Sat { player, person } => self.people[*player] = Some(person.clone()),
            Change::Act(action) => {
                let before = self.table.line().moves().len();
                let entry = play::Entry { at: *at, by: *by, action: action.clone() };
                let done = self.table.follow(entry);
                events = done.map_err(|error| GameError::Action { number: *number, error })?;
                let took_back = events.iter().any(|it| matches!(it, Event::TakenBack { .. }));
                if took_back || self.table.line().moves().len() != before {
                    self.board = Some(*number);
                    self.remarks = ByPlayer::default();
                }
            }
            Change::Say(_) => {
                if let Actor::Player(player) = by {
                    self.remarks[*player] += 1;
                }
            }
            Change::Cancel => self.is_cancelled = true,
            Change::WantRematch => {
                if let Actor::Player(player) = by {
                    self.rematch[*player] = true;
                }
            }
            Change::Rematch(game) => self.next = Some(game.clone()),
        }
        if let Actor::Player(player) = by {
            self.active[*player] = *at;
            if let (Some(key), Some(person)) = (key, &self.people[*player]) {
                self.keys.insert((person.id, key.clone()), *number);
            }
        }
        self.count += 1;
        self.last = self.last.max(*at);
        Ok(events)
    }
}
