use std::fmt;
use std::str::FromStr;

use board::Player;
use serde::{Deserialize, Serialize};

use crate::{Ask, Entry, GameId, Key, LONGEST, Person, Presence, Refusal, Setup};

/// What a client says to the server, once it is connected to a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// It wants something done.
    Ask(Ask),
    /// It wants this number back.
    Ping(u64),
}

/// What the server says to a client that is connected to a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    /// The first message: the game as it is.
    Welcome(Box<Welcome>),
    /// This has happened, and is written down.
    Entries(Vec<Entry>),
    /// What was asked for is done, by the entry of this number.
    Done {
        /// Which ask.
        key: Key,
        /// Which entry.
        number: u32,
    },
    /// What was asked for is not done.
    Refused {
        /// Which ask.
        key: Key,
        /// Why not.
        why: Refusal,
    },
    /// A player has come or gone.
    Presence {
        /// Who.
        player: Player,
        /// Whether they are there.
        presence: Presence,
    },
    /// The number that was to come back, and the time, in milliseconds since the game was set up.
    Pong {
        /// The number.
        echo: u64,
        /// The time.
        now: u64,
    },
    /// The last message: why the connection ends. The game goes on.
    Farewell(Farewell),
}

/// The game as it is, for a client that has just come.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// The version that the server speaks.
    pub version: u32,
    /// What the game is called.
    pub game: GameId,
    /// How it was set up.
    pub setup: Setup,
    /// Who the client is to the server, where it knows them.
    pub you: Option<Person>,
    /// The time, in milliseconds since the game was set up.
    pub now: u64,
    /// Whether the players are there, the first one first.
    pub presence: [Presence; 2],
    /// Everything that has happened since what the client had seen.
    pub entries: Vec<Entry>,
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The client speaks another version: it has to be loaded anew.
    Version,
    /// There is no such game.
    NoGame,
    /// What the client said was not understood.
    Unreadable,
    /// What the client said was too long.
    Oversized,
    /// The client says too much.
    Flood,
    /// The client does not take what it is told.
    Slow,
    /// The server stops; another one may be there soon.
    Stopping,
}

impl Farewell {
    /// What it is called among programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Version => "version",
            Self::NoGame => "no_game",
            Self::Unreadable => "unreadable",
            Self::Oversized => "oversized",
            Self::Flood => "flood",
            Self::Slow => "slow",
            Self::Stopping => "stopping",
        }
    }
}

/// Why a text is no message.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is too long to be looked at.
    #[error("the message has {0} bytes; at most {LONGEST} are read")]
    Oversized(usize),
    /// It is not one of those that there are.
    #[error("not a message: {0}")]
    Unreadable(#[from] serde_json::Error),
}

impl FromStr for ToServer {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text.len() > LONGEST {
            return Err(ReadError::Oversized(text.len()));
        }
        Ok(serde_json::from_str(text)?)
    }
}

/// What a server says is as long as a game.
impl FromStr for ToClient {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Ok(serde_json::from_str(text)?)
    }
}

impl fmt::Display for ToServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for ToClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
