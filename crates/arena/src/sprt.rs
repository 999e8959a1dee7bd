use crate::{Pairs, expectation};

/// A test that ends a match as soon as it is clear which of two differences in strength is the
/// likelier one: Wald's sequential probability ratio test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of hypothesis 0, in Elo.
    pub elo0: f64,
    /// The difference of hypothesis 1, greater than that.
    pub elo1: f64,
}

/// What the test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// Hypothesis 0.
    H0,
    /// Hypothesis 1.
    H1,
    /// Neither yet.
    Neither,
}

/// How often either hypothesis may be accepted wrongly.
const ERROR: f64 = 0.05;

/// What a count of nothing counts as, so that what has not happened yet stays possible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratio below which hypothesis 0 is accepted, and the one above which
    /// hypothesis 1 is.
    pub fn bounds() -> [f64; 2] {
        let upper = ((1.0 - ERROR) / ERROR).ln();
        [-upper, upper]
    }

    /// How much likelier hypothesis 1 makes these pairs than hypothesis 0, as a logarithm.
    ///
    /// Of all distributions over the five results of a pair with a hypothesis's mean, the one that
    /// makes what was seen likeliest stands for it.
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(UNSEEN));
        let [tilt0, tilt1] =
            [self.elo0, self.elo1].map(|elo| (expectation(elo), tilt(&counts, expectation(elo))));
        // The likeliest probability of a result is its frequency over this.
        let divisor = |(mean, tilt): (f64, f64), share: f64| 1.0 + tilt * (share - mean);
        let term = |(i, count): (usize, &f64)| {
            let share = i as f64 / 4.0;
            count * (divisor(tilt0, share) / divisor(tilt1, share)).ln()
        };
        counts.iter().enumerate().map(term).sum()
    }

    /// What the test finds in these pairs.
    pub fn accepted(&self, pairs: &Pairs) -> Accepted {
        let [lower, upper] = Self::bounds();
        match self.ratio(pairs) {
            ratio if ratio <= lower => Accepted::H0,
            ratio if ratio >= upper => Accepted::H1,
            _ => Accepted::Neither,
        }
    }
}

/// The Lagrange multiplier that moves the mean of these frequencies to `mean`: where the sum of
/// count * (share - mean) / (1 + tilt * (share - mean)) is zero. It falls from pole to pole.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let slope = |tilt: f64| {
        let term = |(i, count): (usize, &f64)| {
            let off = i as f64 / 4.0 - mean;
            count * off / (1.0 + tilt * off)
        };
        counts.iter().enumerate().map(term).sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 100.0 };

    #[test]
    fn two_results_are_a_binomial_test() {
        // Where pairs are only won or lost, the mean is the probability of a win:
        // 30 ln(s1 / s0) + 20 ln((1 - s1) / (1 - s0)) with s0 = 0.5 and s1 = 0.640065.
        let ratio = TEST.ratio(&Pairs([20, 0, 0, 0, 30]));
        assert!((ratio - 0.835_16).abs() < 1e-3, "{ratio}");
    }

    #[test]
    fn near_pairs_follow_the_normal_approximation() {
        // n (s1 - s0) (2 mean - s0 - s1) / (2 variance), with n = 1,000, mean = 0.5025,
        // variance = 0.05999375, s0 = 0.5 and s1 = 0.507195.
        let test = Sprt { elo0: 0.0, elo1: 5.0 };
        let ratio = test.ratio(&Pairs([60, 235, 400, 245, 60]));
        assert!((ratio + 0.131_63).abs() < 1e-3, "{ratio}");
    }

    #[test]
    fn far_pairs_have_the_ratio_of_the_likeliest_distributions() {
        // The likeliest distributions with the means 0.5 and 0.507195, found by Newton's method
        // in another program.
        let test = Sprt { elo0: 0.0, elo1: 5.0 };
        let ratio = test.ratio(&Pairs([0, 100, 500, 300, 100]));
        assert!((ratio - 14.287_288).abs() < 1e-5, "{ratio}");
    }

    #[test]
    fn the_hypotheses_are_symmetric() {
        let test = Sprt { elo0: -10.0, elo1: 10.0 };
        assert!(test.ratio(&Pairs([3, 5, 9, 5, 3])).abs() < 1e-9);
        let ratio = test.ratio(&Pairs([3, 5, 9, 6, 4]));
        assert!((ratio + test.ratio(&Pairs([4, 6, 9, 5, 3]))).abs() < 1e-9);
        assert!(ratio > 0.0);
        assert!(test.ratio(&Pairs::default()).abs() < 1e-12);
    }

    #[test]
    fn it_ends_at_the_bounds() {
        // ln 19.
        assert!((Sprt::bounds()[1] - 2.944_439).abs() < 1e-6);
        assert_eq!(TEST.accepted(&Pairs([0, 0, 10, 0, 0])), Accepted::H0);
        assert_eq!(TEST.accepted(&Pairs([0, 0, 0, 0, 20])), Accepted::H1);
        assert_eq!(TEST.accepted(&Pairs([1, 0, 1, 0, 1])), Accepted::Neither);
    }
}
