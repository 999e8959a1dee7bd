//! Games written down: a text in the manner of PGN, and the same as JSON.
//!
//! `docs/records.md` describes both. What is read has been replayed through the rules, and what is
//! written is read back as the same record.
//!
//! ```
//! use games::SHELF;
//! use ludoteca_record::read;
//!
//! let text = "[Game \"talpa:size=4\"]\n\n1. b2xc2 {a quiet beginning} d3xd4 *\n";
//! let records = read(SHELF, text)?;
//! assert_eq!(records[0].turns()[0].comment.to_string(), "a quiet beginning");
//!
//! let error = read(SHELF, &text.replace("d3xd4", "b2xc2")).unwrap_err();
//! assert!(error.to_string().contains("line 3, column 30: b2xc2 is not legal here"), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod comment;
mod date;
mod details;
mod error;
mod heading;
mod json;
pub mod limits;
pub mod link;
mod numbering;
mod one_line;
mod read;
mod reason;
mod scanner;
mod tags;
mod time;
mod write;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use board::{Outcome, Player};
use games::{Line, MoveError, Shelf, Spec};

pub use date::Date;
pub use details::Details;
pub use error::{Location, RecordError};
pub use json::write as to_json;
pub use link::Link;
pub use one_line::OneLine;
pub use read::Records;
pub use reason::{Reason, ResultError, result_text};
pub use time::{Span, TimeControl};

pub use numbering::Numbering;
pub use read::number;

/// One turn of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    player: Player,
    mv: String,
    /// What the player's clock showed afterwards.
    pub clock: Option<Span>,
    /// What somebody said about it; may be empty.
    pub comment: OneLine,
}

impl Turn {
    fn new(player: Player, mv: &str) -> Self {
        Self { player, mv: mv.into(), clock: None, comment: OneLine::default() }
    }

    /// Who moved.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The canonical text of the move.
    pub fn text(&self) -> &str {
        &self.mv
    }
}

/// A game written down: legal from its start to its result.
///
/// `Display` writes the canonical text.
#[derive(Clone, Debug)]
pub struct Record {
    spec: Spec,
    start: Option<String>,
    line: Line,
    /// Who played, when, where, with how much time.
    pub details: Details,
    /// What is said before the first move; may be empty.
    pub opening: OneLine,
    turns: Vec<Turn>,
    result: Option<Outcome>,
    reason: Option<Reason>,
}

impl Record {
    /// Writes a line down, with the result that the rules give it.
    ///
    /// The spec says what was chosen about the start; a line that starts elsewhere keeps its start
    /// as a position.
    pub fn new(spec: &Spec, line: &Line) -> Self {
        let mut spec = spec.clone();
        let start = line.start().to_string();
        let is_given = spec.start(1).is_ok_and(|given| given.to_string() == start);
        if !is_given {
            spec.options = games::Options::new(spec.game.info().options);
        }
        let turns = line.positions().zip(line.moves());
        let turns = turns.map(|(before, mv)| Turn::new(before.turn(), mv)).collect();
        let verdict = line.verdict();
        Self {
            spec,
            start: (!is_given).then_some(start),
            line: line.clone(),
            details: Details::default(),
            opening: OneLine::default(),
            turns,
            result: verdict.as_ref().map(|verdict| verdict.outcome),
            reason: verdict.map(|_| Reason::Rules),
        }
    }

    /// The game and its options.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The position it starts from, where that is not the one of the spec.
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The turns.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns, to add clock times and comments.
    pub fn turns_mut(&mut self) -> &mut [Turn] {
        &mut self.turns
    }

    /// Who won, if it was finished.
    pub const fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// Why it ended, where somebody knows.
    pub const fn reason(&self) -> Option<Reason> {
        self.reason
    }

    /// Ends the game: by the rules where they have ended it, and otherwise as the players did.
    pub fn conclude(
        &mut self,
        result: Option<Outcome>,
        reason: Option<Reason>,
    ) -> Result<(), ResultError> {
        let verdict = self.line.verdict();
        self.reason = reason::judge(verdict.as_ref(), result, reason)?;
        self.result = result;
        Ok(())
    }

    /// The start and the moves.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// Writes one more move down.
    fn play(&mut self, mv: &str) -> Result<&mut Turn, MoveError> {
        let player = self.line.position().turn();
        self.line.play(mv)?;
        let mv = self.line.moves().last().expect("a move was just played");
        self.turns.push(Turn::new(player, mv));
        Ok(self.turns.last_mut().expect("a turn was just added"))
    }

    /// The number of each turn: `1.`, or `1...` where the second player moves.
    pub fn numbers(&self) -> impl Iterator<Item = String> {
        let mut numbering = Numbering::default();
        self.turns.iter().map(move |turn| numbering.next(turn.player).0)
    }

    /// The tags of the canonical text, one a line.
    pub fn tags(&self) -> String {
        write::tags(self)
    }

    /// The canonical text of the first so many turns, without a result.
    pub fn moves(&self, turns: usize) -> String {
        write::moves(self, turns, None)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        // Specs have one spelling, and a game on one shelf only one name.
        self.spec.to_string() == other.spec.to_string()
            && self.start == other.start
            && self.details == other.details
            && self.opening == other.opening
            && self.turns == other.turns
            && (self.result, self.reason) == (other.result, other.reason)
    }
}

impl Eq for Record {}

/// Reads one or many games from a text or from JSON, and replays them.
pub fn read(shelf: &Shelf, text: &str) -> Result<Vec<Record>, RecordError> {
    let mut records = Vec::new();
    visit(shelf, text, |record| records.push(record))?;
    Ok(records)
}

/// Reads the same games one by one, for who does not want to keep them all.
pub fn visit(shelf: &Shelf, text: &str, mut visit: impl FnMut(Record)) -> Result<(), RecordError> {
    if json::is_json(text) {
        return json::read(shelf, text, visit);
    }
    Records::new(shelf, text).try_for_each(|record| record.map(&mut visit))
}

/// Writes many games into one text.
pub fn write(records: &[Record]) -> String {
    records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
