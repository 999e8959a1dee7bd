use std::fmt;
use std::io;

use board::quote;
use i18n::{Language, Phrase};
use protocol::{Farewell, api};

use crate::{ServerAddress, words};

/// Why a server could not be asked, or did not do what was wanted. `Display` is the English.
#[derive(Debug)]
pub enum ClientError {
    /// It can't be reached.
    Unreachable(String, io::Error),
    /// Whatever answers there is no games server of ours.
    NoServer(String),
    /// It speaks another version.
    Version,
    /// There is no such game.
    NoGame,
    /// It does not know the token.
    UnknownToken,
    /// It has refused something, and said why.
    Refused(api::Problem),
    /// It has ended the connection for good.
    Farewell(Farewell),
    /// What it tells is no game of this shelf.
    Unreadable(String),
    /// This machine can't do it.
    Machine(io::Error),
}

impl ClientError {
    pub(crate) fn unreachable(server: &ServerAddress, error: io::Error) -> Self {
        Self::Unreachable(server.to_string(), error)
    }

    /// What to tell whoever wanted it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreachable(place, error) => {
                let why = match error.kind() {
                    io::ErrorKind::ConnectionRefused => (&words::NOBODY_LISTENS).into(),
                    io::ErrorKind::TimedOut => (&words::NO_ANSWER).into(),
                    _ => platform::reason(error),
                };
                words::unreachable(place.clone(), why)
            }
            Self::NoServer(place) => words::no_server(place.clone()),
            Self::Version => (&words::OTHER_VERSION).into(),
            Self::NoGame => (&words::NO_SUCH_GAME).into(),
            Self::UnknownToken => (&words::UNKNOWN_TOKEN).into(),
            // Its words are not ours: nothing in them is obeyed by a terminal.
            Self::Refused(problem) => words::server_says(quote(&problem.message)),
            Self::Farewell(why) => words::sent_away(format!("{why:?}").to_lowercase()),
            Self::Unreadable(why) => words::unreadable_game(quote(why)),
            Self::Machine(error) => platform::reason(error),
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase().say(Language::English))
    }
}

impl std::error::Error for ClientError {}
