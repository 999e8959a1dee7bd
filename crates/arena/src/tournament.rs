use board::{ByPlayer, Outcome, Player};

use crate::{Pairs, Tally};

/// A game that is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who plays, by their numbers.
    pub players: ByPlayer<usize>,
    /// The number of the opening.
    pub opening: u64,
}

/// A match in which everybody plays everybody, each opening twice with the seats exchanged.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Two games after each other are a pair.
    pairings: Vec<Pairing>,
    outcomes: Vec<Option<Outcome>>,
}

/// What one player has done against others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// All the games.
    pub tally: Tally,
    /// The pairs that are complete.
    pub pairs: Pairs,
}

impl Tournament {
    /// So many players, and so many openings for each two of them.
    pub fn new(players: usize, openings: u64) -> Self {
        let mut pairings = Vec::new();
        for opening in 0..openings {
            for one in 0..players {
                for other in one + 1..players {
                    pairings.push(Pairing { players: ByPlayer([one, other]), opening });
                    pairings.push(Pairing { players: ByPlayer([other, one]), opening });
                }
            }
        }
        Self { outcomes: vec![None; pairings.len()], pairings }
    }

    /// Every game, in the order in which they are to begin.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// How many games have been played.
    pub fn played(&self) -> usize {
        self.outcomes.iter().flatten().count()
    }

    /// How many of them are without the other game of their pair.
    pub fn unpaired(&self) -> usize {
        let pairs = self.outcomes.chunks(2);
        pairs.filter(|pair| pair.iter().flatten().count() == 1).count()
    }

    /// Writes down how a game has ended.
    pub fn set(&mut self, number: usize, outcome: Outcome) {
        self.outcomes[number] = Some(outcome);
    }

    /// What a player has done against another, or against everybody.
    pub fn standing(&self, player: usize, other: Option<usize>) -> Standing {
        let mut standing = Standing::default();
        for (pairings, outcomes) in self.pairings.chunks(2).zip(self.outcomes.chunks(2)) {
            let seats = pairings[0].players.0;
            if !seats.contains(&player) || other.is_some_and(|other| !seats.contains(&other)) {
                continue;
            }
            let mut half_points = Some(0);
            for (pairing, outcome) in pairings.iter().zip(outcomes) {
                let seat = Player::BOTH.into_iter().find(|&seat| pairing.players[seat] == player);
                let points = outcome.map(|outcome| match outcome.winner() {
                    None => 1,
                    winner if winner == seat => 2,
                    Some(_) => 0,
                });
                match points {
                    Some(2) => standing.tally.wins += 1,
                    Some(1) => standing.tally.draws += 1,
                    Some(_) => standing.tally.losses += 1,
                    None => {}
                }
                half_points = half_points.zip(points).map(|(sum, points)| sum + points);
            }
            if let Some(half_points) = half_points {
                standing.pairs.0[half_points] += 1;
            }
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Outcome = Outcome::Win(Player::First);
    const SECOND: Outcome = Outcome::Win(Player::Second);

    #[test]
    fn everybody_meets_everybody_in_both_seats() {
        let tournament = Tournament::new(4, 3);
        assert_eq!(tournament.pairings().len(), 2 * 3 * 6);
        for one in 0..4 {
            for other in (0..4).filter(|&other| other != one) {
                let met = tournament
                    .pairings()
                    .iter()
                    .filter(|pairing| pairing.players.0 == [one, other]);
                assert_eq!(met.map(|pairing| pairing.opening).collect::<Vec<_>>(), [0, 1, 2]);
            }
        }
    }

    #[test]
    fn a_record_counts_persons_not_seats() {
        let mut tournament = Tournament::new(2, 4);
        for (number, outcome) in
            [FIRST, SECOND, FIRST, FIRST, Outcome::Draw, FIRST, FIRST].into_iter().enumerate()
        {
            tournament.set(number, outcome);
        }
        let one = tournament.standing(0, Some(1));
        assert_eq!(one.tally, Tally { wins: 4, draws: 1, losses: 2 });
        assert_eq!(one.pairs, Pairs([0, 1, 1, 0, 1]));
        let other = tournament.standing(1, None);
        assert_eq!(other.tally, Tally { wins: 2, draws: 1, losses: 4 });
        assert_eq!(other.pairs, Pairs([1, 0, 1, 1, 0]));
        assert_eq!((tournament.played(), tournament.unpaired()), (7, 1));
    }
}
