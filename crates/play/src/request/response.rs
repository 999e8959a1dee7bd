use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Report, Score, Variation};
use serde::{Deserialize, Serialize};

use super::RequestError;
use super::json::check_length;
use study::review::Finding;

/// What the engine says about a request.
///
/// `Display` and `FromStr` write and read it as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// What it has found so far.
    Found(Report<String>),
    /// What it thinks of one position of the game.
    Judged {
        /// After how many turns of the game.
        turns: usize,
        /// What it thinks.
        finding: Finding,
    },
    /// It has finished.
    Done {
        /// The move that it would play, where it was asked for one and there is one.
        mv: Option<String>,
    },
}

/// The longest answer, in bytes: more than a hundred long lines have.
const BYTES: usize = 1 << 20;

/// An answer as JSON; scores are the numbers behind them, each with whether it is proved.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Written {
    Found { depth: u32, lines: Vec<(i32, bool, Vec<String>)>, nodes: u64, elapsed: Duration },
    Judged { turns: usize, score: i32, proved: bool, best: Option<String> },
    Done { mv: Option<String> },
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = match self.clone() {
            Self::Found(Report { depth, lines, nodes, elapsed }) => {
                let lines = lines
                    .into_iter()
                    .map(|line| (line.score.hundredths(), line.is_proved, line.moves));
                Written::Found { depth, lines: lines.collect(), nodes, elapsed }
            }
            Self::Judged { turns, finding: Finding { score, is_proved, best } } => {
                Written::Judged { turns, score: score.hundredths(), proved: is_proved, best }
            }
            Self::Done { mv } => Written::Done { mv },
        };
        f.write_str(&serde_json::to_string(&written).expect("texts and numbers become JSON"))
    }
}

impl FromStr for Response {
    type Err = RequestError;

    fn from_str(text: &str) -> Result<Self, RequestError> {
        check_length(text, BYTES)?;
        let score = |number| Score::numbered(number).ok_or(RequestError::Score(number));
        Ok(match serde_json::from_str(text)? {
            Written::Found { depth, lines, nodes, elapsed } => {
                let line = |(number, is_proved, moves)| {
                    Ok(Variation { score: score(number)?, is_proved, moves })
                };
                let lines: Result<_, RequestError> = lines.into_iter().map(line).collect();
                Self::Found(Report { depth, lines: lines?, nodes, elapsed })
            }
            Written::Judged { turns, score: number, proved: is_proved, best } => {
                let finding = Finding { score: score(number)?, is_proved, best };
                Self::Judged { turns, finding }
            }
            Written::Done { mv } => Self::Done { mv },
        })
    }
}
