use board::{Outcome, Player};
use games::AnyPosition;

/// The games that the same two players have played one after the other, changing sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// How many half points each has: two for a win, one for a draw.
    halves: [u32; 2],
    /// By how many points of the game the first of the two is ahead of the other.
    difference: i32,
    /// Whether any game counted points.
    has_points: bool,
}

impl Series {
    /// Writes a game down in which `opener`, 0 or 1, was the first player.
    pub fn add(&mut self, opener: usize, outcome: Outcome, position: &dyn AnyPosition) {
        let person = |player: Player| player.index() ^ opener;
        match outcome {
            Outcome::Win(winner) => self.halves[person(winner)] += 2,
            Outcome::Draw => self.halves = self.halves.map(|halves| halves + 1),
        }
        if let Some(scores) = position.scores() {
            self.has_points = true;
            for player in Player::BOTH {
                let side = position.side(player);
                let points = scores.iter().find(|(scored, _)| *scored == side);
                let points = points.map_or(0, |(_, points)| *points);
                self.difference += if person(player) == 0 { points } else { -points };
            }
        }
    }

    /// The half points of each of the two: two for a win, one for a draw.
    pub const fn halves(&self) -> [u32; 2] {
        self.halves
    }

    /// By how many points of the game the first of the two is ahead, where the game counts any.
    pub fn difference(&self) -> Option<i32> {
        self.has_points.then_some(self.difference)
    }

    /// Who is ahead: by wins, and then by the difference in points.
    pub fn leader(&self) -> Option<usize> {
        let [one, other] = self.halves.map(i64::from);
        match (one - other, i64::from(self.difference)) {
            (0, 0) => None,
            (0, lead) | (lead, _) => Some(usize::from(lead < 0)),
        }
    }
}
