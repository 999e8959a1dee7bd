use std::time::Duration;

use board::ByPlayer;
use i18n::Phrase;
use play::{Ending, Table};
use record::{OneLine, Record};

/// A game of a tournament that has been played to an end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table, with every move, those of the opening too.
    pub table: Table,
    /// Who played.
    pub players: ByPlayer<String>,
    /// How it ended.
    pub ending: Ending,
    /// The same for a person.
    pub explanation: Phrase,
}

impl Played {
    /// The game written down, with a tag that says in words how it ended.
    pub fn record(&self) -> Record {
        let mut record = self.table.record(Duration::ZERO);
        // What can't be written is left out.
        let words = |text: &str| OneLine::new(text).unwrap_or_default();
        record.details.players.0 = self.players.0.each_ref().map(|name| words(name));
        let explained = record.details.add("Explanation", words(&self.explanation.to_string()));
        explained.expect("it is the only further tag of a finished game");
        record
    }
}
