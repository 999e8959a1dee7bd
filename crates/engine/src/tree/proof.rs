use board::{Outcome, Player};

use crate::{Proved, Score};

/// What is proved of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// Nothing yet.
    Open,
    /// This player wins within so many plies.
    Won(Player, u16),
    /// Nobody wins.
    Drawn,
    /// Every candidate loses, but some moves were left out, so that the loss is not proved: this
    /// player seems to lose.
    Barred(Player),
}

impl Proof {
    /// What an outcome proves.
    pub(super) const fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(player) => Self::Won(player, 0),
            Outcome::Draw => Self::Drawn,
        }
    }

    /// What a tablebase proves of a position where this player is to move.
    pub(super) fn proved(proved: Proved, player: Player) -> Self {
        let short = |plies: u32| u16::try_from(plies).unwrap_or(u16::MAX);
        match proved {
            Proved::Win(plies) => Self::Won(player, short(plies)),
            Proved::Draw => Self::Drawn,
            Proved::Loss(plies) => Self::Won(player.other(), short(plies)),
        }
    }

    /// Whether there is nothing more to find out here.
    pub(super) fn is_closed(self) -> bool {
        self != Self::Open
    }

    /// Whether this player has surely lost.
    pub(super) fn is_lost_for(self, player: Player) -> bool {
        matches!(self, Self::Won(winner, _) if winner != player)
    }

    /// The value for the first player, where it is certain enough.
    pub(super) const fn worth(self) -> Option<f32> {
        match self {
            Self::Open => None,
            Self::Drawn => Some(0.5),
            Self::Won(Player::First, _) | Self::Barred(Player::Second) => Some(1.0),
            Self::Won(Player::Second, _) | Self::Barred(Player::First) => Some(0.0),
        }
    }

    /// The score for a player who makes the move that leads here; nothing where nothing is proved.
    pub(super) fn score(self, player: Player) -> Option<Score> {
        match self {
            Self::Open => None,
            Self::Drawn => Some(Score::DRAW),
            Self::Won(winner, plies) => {
                Some(Score::of(Outcome::Win(winner), player, u32::from(plies) + 1))
            }
            Self::Barred(barred) if barred == player => Some(-Score::STRONGEST),
            Self::Barred(_) => Some(Score::STRONGEST),
        }
    }

    /// What is proved of a position where this player is to move, given what is proved after each of
    /// the moves.
    pub(super) fn among(player: Player, is_all: bool, after: impl Iterator<Item = Self>) -> Self {
        let (mut shortest, mut longest) = (None, 0);
        let (mut is_open, mut is_drawn, mut is_barred) = (false, false, false);
        for proof in after {
            match proof {
                Self::Won(winner, plies) if winner == player => {
                    shortest = Some(shortest.map_or(plies, |known: u16| known.min(plies)));
                }
                Self::Won(_, plies) => longest = longest.max(plies),
                Self::Drawn => is_drawn = true,
                Self::Barred(barred) if barred == player => is_barred = true,
                // Where the other is barred it is as good as won, but the proof is missing.
                Self::Open | Self::Barred(_) => is_open = true,
            }
        }
        match shortest {
            Some(plies) => Self::Won(player, plies.saturating_add(1)),
            None if is_open => Self::Open,
            None if is_drawn && is_all => Self::Drawn,
            None if is_all && !is_barred => Self::Won(player.other(), longest.saturating_add(1)),
            None if is_drawn => Self::Open,
            None => Self::Barred(player),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};
    use Proof::{Barred, Drawn, Open, Won};

    fn first(is_all: bool, after: &[Proof]) -> Proof {
        Proof::among(First, is_all, after.iter().copied())
    }

    #[test]
    fn the_nearest_win_and_the_farthest_loss_count() {
        assert_eq!(first(false, &[Won(First, 4), Open, Won(First, 2)]), Won(First, 3));
        assert_eq!(first(true, &[Won(Second, 4), Won(Second, 2)]), Won(Second, 5));
    }

    #[test]
    fn nothing_is_certain_while_a_move_is_open() {
        assert_eq!(first(true, &[Won(Second, 4), Open]), Open);
        assert_eq!(first(true, &[Drawn, Open]), Open);
        assert_eq!(first(true, &[Drawn, Barred(Second)]), Open);
    }

    #[test]
    fn a_draw_is_better_than_a_loss() {
        assert_eq!(first(true, &[Won(Second, 4), Drawn]), Drawn);
    }

    #[test]
    fn no_loss_is_proved_where_moves_were_left_out() {
        assert_eq!(first(false, &[Won(Second, 4), Won(Second, 2)]), Barred(First));
        assert_eq!(first(true, &[Won(Second, 4), Barred(First)]), Barred(First));
        assert_eq!(first(false, &[Won(Second, 4), Drawn]), Open);
    }
}
