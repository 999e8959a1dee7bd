//! Choosing and proving moves, for any position that can be evaluated.
//!
//! Nothing here knows a game, prints, reads a clock or starts a thread: the caller brings a
//! [`SearchControl`] that tells the time and when to stop, [`Workers`] that run jobs side by side,
//! and a callback for what has been found so far.
//!
//! A game needs the rules and an evaluation, and the engine does the rest. Here it plays Nim with one
//! heap: who takes the last of the matches has won, and three at most may be taken. (How positions and
//! moves are read and written is not shown.)
//!
//! ```
//! use std::fmt;
//! use std::ops::ControlFlow;
//! use std::str::FromStr;
//!
//! use board::{Outcome, ParseError, Player, Position, Reader, Repetition, mix};
//! # use i18n::Phrase;
//! use ludoteca_engine::search::{Question, think};
//! use ludoteca_engine::{
//!     Evaluate, Limits, OwnEvaluation, SingleThread, TranspositionTable, Unlimited,
//! };
//!
//! /// How many matches are left, and whose turn it is.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash)]
//! struct Heap(u8, Player);
//!
//! /// How many are taken.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Take(u8);
//!
//! impl Position for Heap {
//!     type Move = Take;
//!     const REPETITION: Repetition = Repetition::Impossible;
//!
//!     fn turn(&self) -> Player {
//!         self.1
//!     }
//!
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.0 == 0).then_some(Outcome::Win(self.1.other()))
//!     }
//!
//!     fn each_move(&self, visit: impl FnMut(Take) -> ControlFlow<()>) -> ControlFlow<()> {
//!         (1..=self.0.min(3)).map(Take).try_for_each(visit)
//!     }
//!
//!     fn play_unchecked(&mut self, Take(matches): Take) {
//!         *self = Self(self.0 - matches, self.1.other());
//!     }
//!
//!     fn key(&self) -> u64 {
//!         mix([self.0.into(), self.1.index() as u64])
//!     }
//! }
//!
//! impl Evaluate for Heap {
//!     fn evaluate(&self) -> i32 {
//!         0
//!     }
//!
//!     fn history_key(Take(matches): Take) -> usize {
//!         matches.into()
//!     }
//! }
//! # impl fmt::Display for Heap {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//! #         write!(f, "{} {}", self.0, self.1.index() + 1)
//! #     }
//! # }
//! # impl FromStr for Heap {
//! #     type Err = ParseError;
//! #     fn from_str(text: &str) -> Result<Self, ParseError> {
//! #         let mut reader = Reader::new(text);
//! #         let matches = reader.number(255, Phrase::plain("how many matches are left"))?;
//! #         reader.blank("whose turn it is")?;
//! #         let player = reader.one_of("12", Phrase::plain("1 or 2 should stand here"))?;
//! #         reader.end()?;
//! #         Ok(Self(matches, Player::BOTH[player]))
//! #     }
//! # }
//! # impl fmt::Display for Take {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//! #         write!(f, "{}", self.0)
//! #     }
//! # }
//! # impl FromStr for Take {
//! #     type Err = ParseError;
//! #     fn from_str(text: &str) -> Result<Self, ParseError> {
//! #         let mut reader = Reader::new(text);
//! #         let matches = reader.number(3, Phrase::plain("1 to 3 can be taken"))?;
//! #         reader.end()?;
//! #         Ok(Self(matches))
//! #     }
//! # }
//!
//! let heap: Heap = "10 1".parse()?;
//! let question = Question::new(&heap, Limits::depth(10));
//! let table = TranspositionTable::new(1);
//! let report =
//!     think(&question, &OwnEvaluation, &table, &Unlimited, &SingleThread, &mut |_| {});
//! assert_eq!(report.best(), Some(Take(2)), "eight is a heap that loses");
//! assert!(report.score().unwrap().won_in().is_some());
//! # Ok::<(), ParseError>(())
//! ```

mod control;
mod evaluate;
mod evaluator;
mod limits;
mod report;
mod reserve;
mod score;
pub mod search;
pub mod solve;
pub mod tablebase;
mod transposition_table;
pub mod tree;
mod workers;

pub use control::{SearchControl, Unlimited};
pub use evaluate::{Evaluate, HISTORY_KEYS};
pub use evaluator::{Evaluator, OwnEvaluation};
pub use limits::Limits;
pub use report::{Report, Variation};
pub use score::Score;
pub use tablebase::{Proved, Tablebase};
pub use transposition_table::{Bound, Entry, TranspositionTable};
pub use workers::{SingleThread, Workers};
