/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
}

impl Tally {
    /// How many games it were.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, from 0 to 1; half of nothing.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }
}

/// Pairs of games from one opening with the seats exchanged, counted by their half points: 0 for
/// two losses, 4 for two wins.
///
/// The games of a pair hang together, because an opening may favour one seat: what is known of a
/// difference in strength follows from how the pairs vary, not the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(
    /// How many pairs there were with 0, 1, 2, 3 and 4 half points.
    pub [u64; 5],
);

/// A difference in strength as Elo measured it: 400 points are odds of ten to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The most likely difference; infinite where every point was won or lost.
    pub difference: f64,
    /// Where it lies with 95 % certainty; nothing while all pairs have gone alike.
    pub interval: Option<[f64; 2]>,
}

/// How many standard deviations on either side hold 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.959_964;

impl Pairs {
    /// How many pairs it were.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean and the variance of a pair's share of its points; nothing without pairs.
    pub fn moments(&self) -> Option<(f64, f64)> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let each = |value: &dyn Fn(f64) -> f64| {
            let terms = self.0.iter().enumerate();
            terms.map(|(i, &n)| n as f64 * value(i as f64 / 4.0)).sum::<f64>() / count as f64
        };
        let mean = each(&|share| share);
        Some((mean, each(&|share| (share - mean).powi(2))))
    }

    /// The difference in strength that the pairs show; nothing without pairs.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, variance) = self.moments()?;
        // One less than there are pairs, because the mean is taken from them too.
        let reach = DEVIATIONS * (variance / (self.count() - 1) as f64).sqrt();
        let interval = [difference(mean - reach), difference(mean + reach)];
        Some(Elo { difference: difference(mean), interval: (variance > 0.0).then_some(interval) })
    }
}

/// The share of the points that a difference in strength promises.
pub fn expectation(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in strength that a share of the points shows.
pub fn difference(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_differences_are_inverse() {
        assert!((expectation(0.0) - 0.5).abs() < 1e-12);
        // Odds of ten to one.
        assert!((expectation(400.0) - 10.0 / 11.0).abs() < 1e-12);
        // Three quarters: 400 log10 3.
        assert!((difference(0.75) - 190.848_501).abs() < 1e-5);
        for elo in [-300.0, -7.5, 0.0, 2.0, 120.0] {
            assert!((difference(expectation(elo)) - elo).abs() < 1e-9);
        }
        assert!(difference(1.0).is_infinite() && difference(1.0) > 0.0);
        assert!(difference(0.0).is_infinite() && difference(0.0) < 0.0);
    }

    #[test]
    fn an_interval_follows_from_the_pairs() {
        // Of 100 pairs: mean (10*0.25 + 50*0.5 + 30*0.75 + 10) / 100 = 0.6,
        // variance (10*0.1225 + 50*0.01 + 30*0.0225 + 10*0.16) / 100 = 0.04.
        let pairs = Pairs([0, 10, 50, 30, 10]);
        let (mean, variance) = pairs.moments().unwrap();
        assert!((mean - 0.6).abs() < 1e-12 && (variance - 0.04).abs() < 1e-12);
        // 400 log10(0.6 / 0.4), and the same of 0.6 -+ 1.959964 * 0.2 / sqrt(99) = 0.5606 and 0.6394.
        let elo = pairs.elo().unwrap();
        let [low, high] = elo.interval.unwrap();
        assert!((elo.difference - 70.436_5).abs() < 1e-3, "{elo:?}");
        assert!((low - 42.320).abs() < 0.001 && (high - 99.496).abs() < 0.001, "{elo:?}");
    }

    #[test]
    fn pairs_that_balance_are_surer_than_games_that_vary() {
        // Every opening wins for whoever has the better seat: nothing varies from pair to pair.
        let elo = Pairs([0, 0, 50, 0, 0]).elo().unwrap();
        assert_eq!((elo.difference, elo.interval), (0.0, None));
        assert_eq!(Pairs::default().elo(), None);
    }

    #[test]
    fn a_tally_has_a_score() {
        assert!((Tally { wins: 6, draws: 3, losses: 1 }.score() - 0.75).abs() < 1e-12);
        assert!((Tally::default().score() - 0.5).abs() < 1e-12);
    }
}
