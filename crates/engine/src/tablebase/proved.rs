use board::{Outcome, Player};

use crate::Score;
use crate::solve::Value;

/// What is proved of a position for the player to move: its value and, where somebody wins, after how
/// many plies when the winner hastens and the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proved {
    /// It is lost after so many plies.
    Loss(u32),
    /// Nobody can force a win.
    Draw,
    /// It is won after so many plies.
    Win(u32),
}

impl Proved {
    /// What the end of a game proves to a player.
    pub fn of(outcome: Outcome, player: Player) -> Self {
        match Value::of(outcome, player) {
            Value::Loss => Self::Loss(0),
            Value::Draw => Self::Draw,
            Value::Win => Self::Win(0),
        }
    }

    /// The value.
    pub const fn value(self) -> Value {
        match self {
            Self::Loss(_) => Value::Loss,
            Self::Draw => Value::Draw,
            Self::Win(_) => Value::Win,
        }
    }

    /// After how many plies the game ends, where somebody wins.
    pub const fn distance(self) -> Option<u32> {
        match self {
            Self::Loss(plies) | Self::Win(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// The score for the player to move, in a position so many plies from the root of a search.
    pub const fn score(self, ply: u32) -> Score {
        match self {
            Self::Loss(plies) => Score::loss_in(ply.saturating_add(plies)),
            Self::Draw => Score::DRAW,
            Self::Win(plies) => Score::win_in(ply.saturating_add(plies)),
        }
    }

    /// The same a ply earlier, seen by who moved; whether it was the player who is to move now.
    #[must_use]
    pub const fn before(self, has_same_turn: bool) -> Self {
        match (self, has_same_turn) {
            (Self::Draw, _) => Self::Draw,
            (Self::Loss(plies), true) | (Self::Win(plies), false) => {
                Self::Loss(plies.saturating_add(1))
            }
            (Self::Loss(plies), false) | (Self::Win(plies), true) => {
                Self::Win(plies.saturating_add(1))
            }
        }
    }
}

/// The better for the player to move is the greater: near wins before far ones, then draws, and far
/// losses before near ones.
impl Ord for Proved {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let by_distance = || match (self, other) {
            (Self::Loss(one), Self::Loss(other)) => one.cmp(other),
            (Self::Win(one), Self::Win(other)) => other.cmp(one),
            _ => std::cmp::Ordering::Equal,
        };
        self.value().cmp(&other.value()).then_with(by_distance)
    }
}

impl PartialOrd for Proved {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_wins_are_best_and_near_losses_worst() {
        let order =
            [Proved::Loss(0), Proved::Loss(7), Proved::Draw, Proved::Win(9), Proved::Win(1)];
        assert!(order.is_sorted());
        assert!(order.map(|proved| proved.score(3)).is_sorted());
    }

    #[test]
    fn a_ply_earlier_the_end_is_farther() {
        assert_eq!(Proved::Loss(0).before(false), Proved::Win(1));
        assert_eq!(Proved::Win(4).before(true), Proved::Win(5));
        assert_eq!(Proved::Win(4).before(false), Proved::Loss(5));
        assert_eq!(Proved::Draw.before(false), Proved::Draw);
        assert_eq!(Proved::Win(4).score(2), Score::win_in(6));
        assert_eq!(Proved::Loss(u32::MAX).before(true).score(2), Score::loss_in(999));
    }
}
