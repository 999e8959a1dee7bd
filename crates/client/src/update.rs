use std::time::Duration;

use board::Player;
use i18n::Phrase;
use protocol::{Entry, GameId, Person, Presence, Refusal, Setup, Want};

/// What comes of a connection to a game.
#[derive(Clone, Debug)]
pub enum Update {
    /// It is open: the game as it stands.
    Opened(Box<Opened>),
    /// This has happened.
    Entry(Entry),
    /// This was not done.
    Refused(Want, Refusal),
    /// A player has come or gone.
    Presence(Player, Presence),
    /// The connection is lost, and is tried again after so long.
    Lost(Duration),
    /// It is there again, and the time at the game is this; what was missed comes after it.
    Back {
        /// In milliseconds since the game was set up.
        now: u64,
        /// Whether the players are there, the first one first.
        presence: [Presence; 2],
    },
    /// It has ended for good: why.
    Failed(Phrase),
}

/// A game as it stands when somebody comes to it.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What it is called.
    pub game: GameId,
    /// How it was set up.
    pub setup: Setup,
    /// Who we are to the server, where it knows us.
    pub you: Option<Person>,
    /// The time, in milliseconds since it was set up.
    pub now: u64,
    /// Whether the players are there, the first one first.
    pub presence: [Presence; 2],
    /// Everything that has happened.
    pub entries: Vec<Entry>,
}
