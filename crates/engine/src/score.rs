use std::fmt;
use std::ops::Neg;

use board::{Outcome, Player};

/// How good a position is for the player to move, in hundredths of whatever the game counts.
///
/// ```text
/// -31000 ... -30001 | -29000 ... 0 ... 29000 | 30001 ... 31000
///  lost in 0 .. 999 |      an evaluation     | won in 999 .. 0 plies
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

impl Score {
    /// Worse than anything.
    pub const WORST: Self = Self(-31_001);
    /// Neither side is better.
    pub const DRAW: Self = Self(0);
    /// The highest evaluation; what lies beyond is proved.
    pub const STRONGEST: Self = Self(29_000);
    /// The longest distance that a proved score can tell.
    pub const FARTHEST: u32 = 999;

    const WON: i16 = 31_000;

    /// An evaluation, clamped to the range below the proved scores.
    #[inline]
    pub const fn estimate(hundredths: i32) -> Self {
        let most = Self::STRONGEST.0 as i32;
        Self(if hundredths > most {
            most as i16
        } else if hundredths < -most {
            -most as i16
        } else {
            hundredths as i16
        })
    }

    /// Won after this many plies, counted from here.
    #[inline]
    pub const fn win_in(plies: u32) -> Self {
        let plies = if plies > Self::FARTHEST { Self::FARTHEST } else { plies };
        Self(Self::WON - plies as i16)
    }

    /// Lost after this many plies, counted from here.
    #[inline]
    pub const fn loss_in(plies: u32) -> Self {
        Self(-Self::win_in(plies).0)
    }

    /// What an outcome, this many plies ahead, is worth to a player.
    #[inline]
    pub fn of(outcome: Outcome, player: Player, plies: u32) -> Self {
        match outcome {
            Outcome::Draw => Self::DRAW,
            Outcome::Win(winner) if winner == player => Self::win_in(plies),
            Outcome::Win(_) => Self::loss_in(plies),
        }
    }

    /// Whether it is a proved win or loss.
    #[inline]
    pub const fn is_decisive(self) -> bool {
        self.0.unsigned_abs() > 30_000
    }

    /// After how many plies the game is won, where that is proved.
    pub const fn won_in(self) -> Option<u32> {
        if self.0 > 30_000 { Some((Self::WON - self.0) as u32) } else { None }
    }

    /// After how many plies the game is lost, where that is proved.
    pub const fn lost_in(self) -> Option<u32> {
        Self(-self.0).won_in()
    }

    /// The number behind it.
    #[inline]
    pub const fn hundredths(self) -> i32 {
        self.0 as i32
    }

    /// The score behind which this number is; nothing where no score has it.
    pub const fn numbered(number: i32) -> Option<Self> {
        match number {
            -31_000..=-30_001 | -29_000..=29_000 | 30_001..=31_000 => Some(Self(number as i16)),
            _ => None,
        }
    }

    /// The same score, with a proved end so many plies farther away.
    #[inline]
    #[must_use]
    pub const fn later(self, plies: u32) -> Self {
        match (self.won_in(), self.lost_in()) {
            (Some(distance), _) => Self::win_in(distance + plies),
            (_, Some(distance)) => Self::loss_in(distance + plies),
            _ => self,
        }
    }

    /// The same score, with a proved end so many plies nearer.
    #[inline]
    #[must_use]
    pub const fn sooner(self, plies: u32) -> Self {
        match (self.won_in(), self.lost_in()) {
            (Some(distance), _) => Self::win_in(distance.saturating_sub(plies)),
            (_, Some(distance)) => Self::loss_in(distance.saturating_sub(plies)),
            _ => self,
        }
    }

    /// The next better score.
    #[inline]
    #[must_use]
    pub const fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// A score so many hundredths away, clamped to the range of scores.
    #[inline]
    #[must_use]
    pub fn plus(self, hundredths: i32) -> Self {
        let wide = i32::from(self.0) + hundredths;
        Self(wide.clamp(i32::from(Self::WORST.0), -i32::from(Self::WORST.0)) as i16)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0 as u16
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits as i16)
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `+1.25`, `won in 7` or `lost in 4`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.won_in(), self.lost_in()) {
            (Some(plies), _) => write!(f, "won in {plies}"),
            (_, Some(plies)) => write!(f, "lost in {plies}"),
            _ => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_and_farther_losses_are_better() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(8) > Score::loss_in(2));
        assert!(Score::win_in(999) > Score::estimate(i32::MAX));
        assert!(Score::loss_in(999) < Score::estimate(i32::MIN));
        assert!(Score::WORST < Score::loss_in(0));
    }

    #[test]
    fn distances_move_with_the_ply() {
        assert_eq!(Score::win_in(3).later(2), Score::win_in(5));
        assert_eq!(Score::loss_in(5).sooner(2), Score::loss_in(3));
        assert_eq!(Score::estimate(125).later(9), Score::estimate(125));
        assert_eq!(Score::win_in(4).won_in(), Some(4));
        assert_eq!(Score::loss_in(4).lost_in(), Some(4));
        assert_eq!(Score::loss_in(4).won_in(), None);
    }

    #[test]
    fn only_numbers_of_scores_are_scores() {
        for score in [Score::win_in(0), Score::loss_in(999), Score::STRONGEST, Score::DRAW] {
            assert_eq!(Score::numbered(score.hundredths()), Some(score));
        }
        for number in [i32::MIN, -31_001, -29_500, 29_001, 30_000, 31_001, i32::MAX] {
            assert_eq!(Score::numbered(number), None);
        }
    }

    #[test]
    fn scores_read_well() {
        assert_eq!(Score::estimate(-125).to_string(), "-1.25");
        assert_eq!(Score::win_in(7).to_string(), "won in 7");
        assert_eq!(Score::loss_in(4).to_string(), "lost in 4");
    }
}
