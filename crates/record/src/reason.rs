use std::fmt;
use std::str::FromStr;

use board::{Outcome, ParseError, Player, quote};
use games::Verdict;
use i18n::{Pattern, Phrase};
use serde::{Deserialize, Serialize};

use crate::words;

/// Why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The rules ended it.
    Rules,
    /// A player gave up.
    Resignation,
    /// The players agreed a draw.
    Agreement,
    /// A player's time ran out.
    Time,
    /// A player broke off: an illegal move, a crash, an empty chair.
    Forfeit,
    /// Somebody else decided it.
    Adjudication,
    /// Nobody finished it.
    Abandoned,
}

impl Reason {
    /// Every reason, in the order in which they are told.
    pub const ALL: [Self; 7] = [
        Self::Rules,
        Self::Resignation,
        Self::Agreement,
        Self::Time,
        Self::Forfeit,
        Self::Adjudication,
        Self::Abandoned,
    ];

    /// What it is called where a player reads of it: "by resignation".
    pub const fn name(self) -> &'static Pattern {
        match self {
            Self::Rules => &words::BY_RULES,
            Self::Resignation => &words::BY_RESIGNATION,
            Self::Agreement => &words::BY_AGREEMENT,
            Self::Time => &words::BY_TIME,
            Self::Forfeit => &words::BY_FORFEIT,
            Self::Adjudication => &words::BY_ADJUDICATION,
            Self::Abandoned => &words::BY_ABANDONMENT,
        }
    }

    /// Whether a game that the rules have not ended can end like this.
    pub const fn fits(self, result: Option<Outcome>) -> bool {
        match self {
            Self::Rules => false,
            Self::Resignation | Self::Time | Self::Forfeit => {
                matches!(result, Some(Outcome::Win(_)))
            }
            Self::Agreement => matches!(result, Some(Outcome::Draw)),
            Self::Adjudication => result.is_some(),
            Self::Abandoned => result.is_none(),
        }
    }

    const fn hint(self) -> &'static Pattern {
        match self {
            Self::Rules => &words::GOES_ON,
            Self::Resignation | Self::Time | Self::Forfeit => &words::RESULT_WON,
            Self::Agreement => &words::RESULT_DRAWN,
            Self::Adjudication => &words::RESULT_DECIDED,
            Self::Abandoned => &words::RESULT_OPEN,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rules => "rules",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Time => "time",
            Self::Forfeit => "forfeit",
            Self::Adjudication => "adjudication",
            Self::Abandoned => "abandoned",
        })
    }
}

impl FromStr for Reason {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let known = Self::ALL.into_iter().find(|reason| reason.to_string() == text);
        known.ok_or_else(|| {
            let all = Self::ALL.map(|reason| reason.to_string()).join(", ");
            ParseError::new(0, &words::NO_REASON, words::reasons(all))
        })
    }
}

/// Why a result or its reason can't be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultError {
    /// Whether it is about the reason, and not about the result.
    pub about_reason: bool,
    /// What is wrong.
    pub problem: Phrase,
    /// What would be right.
    pub hint: Phrase,
}

impl ResultError {
    /// The whole error as a phrase.
    pub fn phrase(&self) -> Phrase {
        words::result_error(self.problem.clone(), self.hint.clone())
    }
}

impl fmt::Display for ResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for ResultError {}

/// Writes a result: `1-0`, `0-1`, `1/2-1/2`, or `*` where there is none.
pub const fn result_text(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Win(Player::First)) => "1-0",
        Some(Outcome::Win(Player::Second)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

/// How a record says that a game stands: its outcome, or nothing where it was not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResultText(pub(crate) Option<Outcome>);

impl FromStr for ResultText {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let ended = Player::BOTH.map(Outcome::Win).into_iter().chain([Outcome::Draw]).map(Some);
        let known = ended.chain([None]).find(|&result| result_text(result) == text);
        known
            .map(Self)
            .ok_or_else(|| ParseError::new(0, words::not_a_result(quote(text)), &words::RESULTS))
    }
}

/// Judges a result and its reason by what the rules say, and gives the reason that is written.
pub(crate) fn judge(
    verdict: Option<&Verdict>,
    result: Option<Outcome>,
    reason: Option<Reason>,
) -> Result<Option<Reason>, ResultError> {
    let Some(verdict) = verdict else {
        return match reason {
            Some(reason) if !reason.fits(result) => {
                let problem = words::reason_misfit(reason.to_string(), result_text(result));
                Err(ResultError { about_reason: true, problem, hint: reason.hint().into() })
            }
            reason => Ok(reason),
        };
    };
    if result != Some(verdict.outcome) {
        let problem = words::rules_ended(verdict.reason.clone());
        let hint = words::result_should_be(result_text(Some(verdict.outcome)));
        return Err(ResultError { about_reason: false, problem, hint });
    }
    match reason {
        None | Some(Reason::Rules) => Ok(Some(Reason::Rules)),
        Some(other) => {
            let problem = words::rules_not_reason(other.to_string(), verdict.reason.clone());
            Err(ResultError { about_reason: true, problem, hint: (&words::REASON_RULES).into() })
        }
    }
}
