//! Between hundredths and the share of games that a player wins.
//!
//! Only sums and quotients are used, which every machine rounds alike.

use crate::Score;

/// The share of games that a player wins who leads by so much, when three quarters are won with
/// the lead `quarter`.
pub(super) fn share(hundredths: i32, quarter: f32) -> f32 {
    let lead = hundredths as f32;
    0.5 + 0.5 * lead / (lead.abs() + quarter)
}

/// The lead that wins this share of games.
pub(super) fn score(share: f32, quarter: f32) -> Score {
    let lean = 2.0 * share - 1.0;
    // The quotient may grow beyond any evaluation: estimates are clamped.
    Score::estimate((quarter * lean / (1.0 - lean.abs()).max(1e-6)).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_and_its_share_belong_together() {
        for (lead, won) in [(0, 0.5), (200, 0.75), (-200, 0.25)] {
            assert!((share(lead, 200.0) - won).abs() < 1e-6);
        }
        for lead in (-5_000..5_000).step_by(37) {
            let back = score(share(lead, 150.0), 150.0).hundredths();
            assert!((back - lead).abs() <= 1 + lead.abs() / 1_000, "{lead} {back}");
        }
        assert_eq!(score(1.0, 150.0), Score::STRONGEST);
        assert_eq!(score(0.0, 150.0), -Score::STRONGEST);
    }
}
