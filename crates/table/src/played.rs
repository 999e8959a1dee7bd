use board::{ByPlayer, Outcome, Phrase};
use games::{Line, Spec};

use crate::Record;
use crate::record::{Objection, Reason, Words};

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
    /// Why, for a person.
    pub reason: Phrase,
    /// Whether the rules of the game ended it, and not a fault or the arbiter.
    pub is_regular: bool,
}

impl Played {
    /// The game written down, with a tag that says in words how it ended.
    pub fn record(&self) -> Result<Record, Objection> {
        let mut record = Record::new(&self.spec, &self.line);
        record.details.players.0 = self.players.0.each_ref().map(|name| words(name));
        let explained = record.details.add("Explanation", words(&self.reason.to_string()));
        explained.expect("it is the only further tag");
        if !self.is_regular {
            let reason = match self.outcome {
                Outcome::Win(_) => Reason::Forfeit,
                Outcome::Draw => Reason::Adjudication,
            };
            record.conclude(Some(self.outcome), Some(reason))?;
        }
        Ok(record)
    }
}

/// A text as a record keeps it; what can't be written is left out.
fn words(text: &str) -> Words {
    Words::new(text).unwrap_or_default()
}
