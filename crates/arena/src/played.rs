use std::time::Duration;

use board::{ByPlayer, Outcome};
use games::{Line, Spec};
use i18n::Phrase;

use record::Record;
use record::{OneLine, Reason, ResultError, Span, TimeControl};

/// A game of a match that has been played to an end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game with its options, nothing left to chance.
    pub spec: Spec,
    /// Every move, those of the opening too.
    pub line: Line,
    /// Who played.
    pub players: ByPlayer<String>,
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
    /// The same for a person.
    pub explanation: Phrase,
    /// With how much time, where the moves shared it.
    pub clock: Option<TimeControl>,
    /// What the clock of the player showed after each move, but those of the opening.
    pub left: Vec<Duration>,
}

impl Played {
    /// The game written down, with a tag that says in words how it ended.
    pub fn record(&self) -> Result<Record, ResultError> {
        let mut record = Record::new(&self.spec, &self.line);
        record.details.players.0 = self.players.0.each_ref().map(|name| words(name));
        let explained = record.details.add("Explanation", words(&self.explanation.to_string()));
        explained.expect("it is the only further tag");
        record.details.clock = self.clock;
        let opening = record.turns().len() - self.left.len();
        for (turn, &left) in record.turns_mut()[opening..].iter_mut().zip(&self.left) {
            turn.clock = Some(Span::new(left));
        }
        record.conclude(Some(self.outcome), Some(self.reason))?;
        Ok(record)
    }
}

/// A text as a record keeps it; what can't be written is left out.
fn words(text: &str) -> OneLine {
    OneLine::new(text).unwrap_or_default()
}
