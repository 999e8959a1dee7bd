use std::fmt;

use board::quote;

use super::Go;

/// What a program that plays is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Introduce yourself.
    Ugi,
    /// Say when you are ready.
    IsReady,
    /// What comes is another game.
    NewGame,
    /// Change a setting.
    SetOption(Setting),
    /// Think about this game from now on.
    Position {
        /// The position it began with; nothing for the usual start.
        fen: Option<String>,
        /// The moves played since.
        moves: Vec<String>,
    },
    /// Think.
    Go(Go),
    /// Stop thinking and tell the best move.
    Stop,
    /// Answer a question about the position.
    Query(Query),
    /// Leave.
    Quit,
}

/// What can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// How many MiB to remember positions in.
    Hash(usize),
    /// How many threads think.
    Threads(usize),
    /// Which game, with which options.
    Spec(String),
}

impl Setting {
    /// The most that can be remembered, in MiB.
    pub const MOST_HASH: usize = 4096;
    /// The most threads.
    pub const MOST_THREADS: usize = 256;
}

/// What can be asked about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Is the first player to move?
    FirstToMove,
    /// Is the game over?
    GameOver,
    /// How did it end?
    Result,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// It begins with no command.
    #[error(
        "there is no command {}; the commands are ugi, isready, uginewgame, setoption, position, \
         go, stop, query and quit", quote(.0)
    )]
    Command(String),
    /// Something that a command needs is missing.
    #[error("{0} needs {1}")]
    Missing(&'static str, &'static str),
    /// A word that does not belong there.
    #[error("{0} can't be followed by {word}; {1}", word = quote(.2))]
    Word(&'static str, &'static str, String),
    /// Something that should be a number.
    #[error("{word} of {0} should be a whole number from {1} to {2}", word = quote(.3))]
    Number(String, u64, u64, String),
}

/// The words of a line, read one after the other.
pub(super) struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word as a number between these.
    pub(super) fn number(&mut self, of: &str, least: u64, most: u64) -> Result<u64, CommandError> {
        let word = self.next().unwrap_or_default();
        let number = word.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| CommandError::Number(of.into(), least, most, word.into()))
    }

    /// Everything up to this word, which is read too.
    fn until(&mut self, end: &str) -> String {
        let words: Vec<_> = self.0.by_ref().take_while(|word| *word != end).collect();
        words.join(" ")
    }
}

impl Command {
    /// Reads a line; nothing stands in an empty one.
    pub fn read(line: &str) -> Result<Option<Self>, CommandError> {
        let mut words = Words(line.split_whitespace());
        let Some(first) = words.next() else { return Ok(None) };
        Ok(Some(match first {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "setoption" => Self::SetOption(setting(&mut words)?),
            "position" => position(&mut words)?,
            "go" => Self::Go(Go::read(&mut words)?),
            "stop" => Self::Stop,
            "query" => Self::Query(query(&mut words)?),
            "quit" => Self::Quit,
            other => return Err(CommandError::Command(other.into())),
        }))
    }
}

fn setting(words: &mut Words<'_>) -> Result<Setting, CommandError> {
    const FORM: &str = "name NAME value VALUE";
    match words.next() {
        None => return Err(CommandError::Missing("setoption", FORM)),
        Some("name") => {}
        Some(other) => {
            return Err(CommandError::Word(
                "setoption",
                "write name NAME value VALUE",
                other.into(),
            ));
        }
    }
    let name = words.until("value");
    let mut number = |most: usize| Ok(words.number(&name, 1, most as u64)? as usize);
    match name.to_ascii_lowercase().as_str() {
        "hash" => number(Setting::MOST_HASH).map(Setting::Hash),
        "threads" => number(Setting::MOST_THREADS).map(Setting::Threads),
        "spec" => match words.next() {
            Some(spec) => Ok(Setting::Spec(spec.into())),
            None => Err(CommandError::Missing("setoption", FORM)),
        },
        "" => Err(CommandError::Missing("setoption", FORM)),
        _ => {
            Err(CommandError::Word("setoption name", "the names are Hash, Threads and Spec", name))
        }
    }
}

fn position(words: &mut Words<'_>) -> Result<Command, CommandError> {
    const FORMS: &str = "startpos or fen TEXT, then maybe moves";
    let fen = match words.next() {
        None => return Err(CommandError::Missing("position", FORMS)),
        Some("startpos") => match words.next() {
            None | Some("moves") => None,
            Some(other) => {
                let hint = "write moves before the moves";
                return Err(CommandError::Word("position startpos", hint, other.into()));
            }
        },
        Some("fen") => match words.until("moves") {
            fen if fen.is_empty() => {
                return Err(CommandError::Missing("position fen", "a position"));
            }
            fen => Some(fen),
        },
        Some(other) => {
            let hint = "write startpos or fen TEXT, then maybe moves";
            return Err(CommandError::Word("position", hint, other.into()));
        }
    };
    let moves = std::iter::from_fn(|| words.next()).map(str::to_owned).collect();
    Ok(Command::Position { fen, moves })
}

fn query(words: &mut Words<'_>) -> Result<Query, CommandError> {
    match words.next() {
        Some("p1turn") => Ok(Query::FirstToMove),
        Some("gameover") => Ok(Query::GameOver),
        Some("result") => Ok(Query::Result),
        Some(other) => {
            Err(CommandError::Word("query", "ask for p1turn, gameover or result", other.into()))
        }
        None => Err(CommandError::Missing("query", "p1turn, gameover or result")),
    }
}

/// The line that says it.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ugi => f.write_str("ugi"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame => f.write_str("uginewgame"),
            Self::SetOption(Setting::Hash(size)) => {
                write!(f, "setoption name Hash value {size}")
            }
            Self::SetOption(Setting::Threads(count)) => {
                write!(f, "setoption name Threads value {count}")
            }
            Self::SetOption(Setting::Spec(spec)) => write!(f, "setoption name Spec value {spec}"),
            Self::Position { fen, moves } => {
                match fen {
                    Some(fen) => write!(f, "position fen {fen}")?,
                    None => f.write_str("position startpos")?,
                }
                if !moves.is_empty() {
                    write!(f, " moves {}", moves.join(" "))?;
                }
                Ok(())
            }
            Self::Go(go) => write!(f, "{go}"),
            Self::Stop => f.write_str("stop"),
            Self::Query(Query::FirstToMove) => f.write_str("query p1turn"),
            Self::Query(Query::GameOver) => f.write_str("query gameover"),
            Self::Query(Query::Result) => f.write_str("query result"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "ugi",
            "isready",
            "uginewgame",
            "setoption name Hash value 64",
            "setoption name Threads value 2",
            "setoption name Spec value game:size=4",
            "position startpos",
            "position startpos moves a1 b2",
            "position fen ../xo x 2 1",
            "position fen ../xo x 2 1 moves a1 b2",
            "go p1time 1000 p2time 2000 p1inc 10 p2inc 20 movestogo 7",
            "go movetime 50 depth 3 nodes 9",
            "go infinite",
            "go",
            "stop",
            "query p1turn",
            "query gameover",
            "query result",
            "quit",
        ] {
            assert_eq!(Command::read(line).unwrap().unwrap().to_string(), line);
        }
        assert_eq!(Command::read(" \t "), Ok(None));
        assert_eq!(Command::read("  setoption  name hash   value 1\r").unwrap(), {
            Some(Command::SetOption(Setting::Hash(1)))
        });
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, why) in [
            (
                "dance",
                "there is no command 'dance'; the commands are ugi, isready, uginewgame, \
                       setoption, position, go, stop, query and quit",
            ),
            ("position", "position needs startpos or fen TEXT, then maybe moves"),
            ("position fen moves a1", "position fen needs a position"),
            (
                "position startpos a1",
                "position startpos can't be followed by 'a1'; \
                                      write moves before the moves",
            ),
            ("setoption name Hash value 0", "'0' of Hash should be a whole number from 1 to 4096"),
            ("setoption name Hash", "'' of Hash should be a whole number from 1 to 4096"),
            (
                "setoption name Colour value 3",
                "setoption name can't be followed by 'Colour'; \
                                               the names are Hash, Threads and Spec",
            ),
            ("setoption", "setoption needs name NAME value VALUE"),
            (
                "query weather",
                "query can't be followed by 'weather'; \
                               ask for p1turn, gameover or result",
            ),
            ("go depth many", "'many' of depth should be a whole number from 1 to 1000000"),
        ] {
            assert_eq!(Command::read(line).unwrap_err().to_string(), why);
        }
    }
}
