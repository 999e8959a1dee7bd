//! What every room of Ludoteca speaks: players and outcomes, positions and their moves, sets of
//! cells, the text they are written in, and the scene they are drawn from.
//!
//! A position is a value, a rule is a function of it, and nothing in this crate knows a game.
//!
//! Cells as people write them, and errors that point:
//!
//! ```
//! use ludoteca_board::{Cell, Player, Reader};
//!
//! let cell = Reader::new("C3").cell(8, 8)?;
//! assert_eq!(cell, Cell::new(2, 2));
//! let error = Reader::new("c9").cell(8, 8).unwrap_err();
//! assert_eq!(error.to_string(), "character 1: there is no cell c9 on this board; cells go from a1 to h8");
//! assert_eq!(Player::First.other(), Player::Second);
//! # Ok::<(), ludoteca_board::ParseError>(())
//! ```

mod bits;
mod cell;
mod dice;
mod draft;
mod editable;
mod field;
mod ground;
mod key;
mod marks;
mod outcome;
mod perft;
mod piece;
mod player;
mod position;
mod scene;
mod show;
mod symmetry;
mod text;
mod tool;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use bits::{Bits, nth_one, ones};
pub use cell::Cell;
pub use dice::Dice;
pub use draft::{Draft, Purpose};
pub use editable::Editable;
pub use field::{Field, Setting};
pub use ground::{Ground, Material};
pub use key::mix;
pub use marks::{End, Marks, Touch};
pub use outcome::Outcome;
pub use perft::perft;
pub use piece::{Form, Ink, Piece};
pub use player::{ByPlayer, Player};
pub use position::{IllegalMove, Position, Repetition};
pub use scene::{Edges, Goal, Grid, Note, Scene, Tile};
pub use show::{Show, Spot};
pub use symmetry::{Symmetric, Symmetry};
pub use text::{ParseError, Reader, quote};
pub use tool::{Thing, Tool};
