use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{Dice, Outcome, ParseError, Player};

/// Whether a game can come back to a position it has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Every move brings the end nearer.
    Impossible,
    /// The game is drawn when a position occurs for this many times.
    DrawnAt(u8),
}

/// The move is not legal in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the move is not legal in this position")
    }
}

impl std::error::Error for IllegalMove {}

/// A position of a two-player game of perfect information: a plain value.
///
/// `Display` and `FromStr` are the notation; they round-trip, and so do those of `Move`. `Eq` and
/// `Hash` compare what the rules compare. Nothing assumes that turns alternate.
pub trait Position:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
    /// A whole turn, small enough to copy.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static;

    /// Whether positions can come back, and what happens then.
    const REPETITION: Repetition;

    /// Who is to move; once the game is over, who would have been.
    fn turn(&self) -> Player;

    /// How the game ended, or nothing while it goes on. Repetition is not looked at.
    fn outcome(&self) -> Option<Outcome>;

    /// Visits every legal move once, in a fixed order, until `visit` breaks; none when it is over.
    fn each_move(&self, visit: impl FnMut(Self::Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Plays a move that is known to be legal; an illegal one is a bug in the caller.
    ///
    /// Searches and playouts play the moves that the position itself has listed, and don't pay for
    /// a second look.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// A hash for transposition tables: equal positions have equal keys.
    fn key(&self) -> u64;

    /// Plays a move, or says that it is not legal here and changes nothing.
    fn play(&mut self, mv: Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove);
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// The position after a legal move.
    #[inline]
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    /// Every legal move, in the order of `each_move`.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let _ = self.each_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// How many legal moves there are.
    #[inline]
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_move(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether `mv` is among the legal moves.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.each_move(
            |legal| {
                if legal == mv { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )
        .is_break()
    }

    /// A legal move, each equally likely; nothing when the game is over.
    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Self::Move> {
        let count = u32::try_from(self.count_moves()).expect("a position has few moves");
        if count == 0 {
            return None;
        }
        let mut left = dice.below(count);
        let mut chosen = None;
        let _ = self.each_move(|mv| {
            if left == 0 {
                chosen = Some(mv);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        chosen
    }
}
