use std::fmt;

use crate::{Cell, ParseError, Position, Scene, words};
use i18n::Phrase;

/// A place that a person touches while making a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A cell of the board.
    Cell(Cell),
    /// The supply of the player to move.
    Supply,
    /// "I pass."
    Pass,
    /// "I exchange", sides or edges.
    Swap,
    /// "That was my turn", where more could follow.
    Done,
}

impl Spot {
    /// What it is called in a sentence.
    pub fn name(self) -> Phrase {
        match self {
            Self::Cell(cell) => Phrase::plain(cell),
            Self::Supply => (&words::SPOT_SUPPLY).into(),
            Self::Pass => (&words::SPOT_PASS).into(),
            Self::Swap => (&words::SPOT_SWAP).into(),
            Self::Done => (&words::SPOT_DONE).into(),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Supply => f.write_str("supply"),
            Self::Pass => f.write_str("pass"),
            Self::Swap => f.write_str("swap"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// A position that people can look at and touch.
pub trait Show: Position {
    /// The picture of this position, as data.
    fn scene(&self) -> Scene;

    /// This position with as much of a turn done as these touches have done, still with the same
    /// player to move: something to look at, not to play from.
    ///
    /// What is only taken up stays where it is until it is put down.
    #[must_use]
    fn so_far(&self, _touched: &[Spot]) -> Self {
        self.clone()
    }

    /// Every way to spell a legal move by touching spots.
    ///
    /// No gesture of one move is the beginning of a gesture of another.
    fn gestures(&self, mv: Self::Move) -> Vec<Vec<Spot>>;

    /// Why the game ended as it did, for a person; asked only when there is an outcome.
    fn reason(&self) -> Phrase;

    /// The cells that decided a game that is over: a chain from edge to edge, the pieces at their
    /// goal. None where it goes on, or was decided otherwise.
    fn deciding(&self) -> Vec<Cell> {
        Vec::new()
    }

    /// Reads a move for this position; a game of many sizes says which cells this board has.
    fn read_move(&self, text: &str) -> Result<Self::Move, ParseError> {
        text.parse()
    }

    /// Why `mv` is not legal here, for a person; asked only when it is not and the game goes on.
    fn why_illegal(&self, mv: Self::Move) -> Phrase;

    /// Why no legal move begins with these touches, of which only the last does not fit, for a
    /// person; nothing where that needs no words of the game.
    fn objection(&self, _touched: &[Spot]) -> Option<Phrase> {
        None
    }

    /// What the next touch is for, where these spots have been touched for a move and more follow.
    fn prompt(&self, _touched: &[Spot]) -> Option<Phrase> {
        None
    }

    /// What is special about this turn, for who has it, in a sentence or two: an exchange is offered,
    /// there is nothing but to pass.
    fn moment(&self) -> Option<Phrase> {
        None
    }

    /// The points of each side, in the order of the sides, where the game counts points.
    fn scores(&self) -> Option<[i32; 2]> {
        None
    }

    /// Whether the players have exchanged sides since the start of the game.
    fn exchanged(&self) -> bool {
        false
    }
}
