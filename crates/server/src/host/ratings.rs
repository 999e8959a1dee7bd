use std::time::Duration;

use protocol::api::RatingView;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::{Rating, Strength};
use tokio::time::timeout;

use super::Host;

/// How sure a rating has to be to stand on a leaderboard: its deviation is at most this.
pub(crate) const SURE: f64 = 110.0;

/// How often it is looked whether games are to be counted that nobody has told of: those of a server
/// that was stopped.
const LOOK: Duration = Duration::from_secs(10);

/// How strong two players are after a game, by Glicko-2 with one game a period.
pub(super) fn rate(before: [Option<Strength>; 2], result: &str) -> [Strength; 2] {
    let known = before.map(|strength| {
        strength.map_or_else(Glicko2Rating::new, |it| Glicko2Rating {
            rating: it.rating,
            deviation: it.deviation,
            volatility: it.volatility,
        })
    });
    let outcome = match result {
        "1-0" => Outcomes::WIN,
        "0-1" => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    let (first, second) = glicko2(&known[0], &known[1], &outcome, &Glicko2Config::new());
    [first, second].map(|it| Strength {
        rating: it.rating,
        deviation: it.deviation,
        volatility: it.volatility,
    })
}

/// A rating as it is shown.
pub(crate) fn rating_view(rating: &Rating) -> RatingView {
    RatingView {
        game: rating.game.clone(),
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        games: rating.games,
        is_provisional: rating.deviation > SURE,
        updated: rating.updated,
    }
}

impl Host {
    /// Counts the games that end, as long as it is there.
    pub(super) async fn count(self) {
        loop {
            if let Err(error) = self.store().count_results(rate).await {
                tracing::warn!(%error, "games could not be counted");
            }
            // It is looked again whether it was told or not.
            drop(timeout(LOOK, self.0.to_count.notified()).await);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_those_of_the_paper() {
        // Glickman, "Example of the Glicko-2 system" (2022): a player of 1500, deviation 200, has won
        // against 1400 (30), and lost against 1550 (100) and 1700 (300); 1464 and 151.52 after all
        // three in one period. Ours are one after the other, each with the published formulas.
        let strength = |rating, deviation| Strength { rating, deviation, volatility: 0.06 };
        let mut own = strength(1500.0, 200.0);
        for (other, result) in [
            (strength(1400.0, 30.0), "1-0"),
            (strength(1550.0, 100.0), "0-1"),
            (strength(1700.0, 300.0), "0-1"),
        ] {
            own = rate([Some(own), Some(other)], result)[0];
        }
        assert!((own.rating - 1464.0).abs() < 5.0, "{own:?}");
        assert!((own.deviation - 151.5).abs() < 1.0, "{own:?}");
    }

    #[test]
    fn who_wins_rises_as_the_other_falls_and_a_draw_of_equals_changes_nothing() {
        let [first, second] = rate([None, None], "1-0");
        assert!(first.rating > 1500.0 && (first.rating + second.rating - 3000.0).abs() < 1e-9);
        let [loser, winner] = rate([None, None], "0-1");
        assert_eq!((winner, loser), (first, second));
        let [one, other] = rate([None, None], "1/2-1/2");
        assert_eq!(one, other);
        assert!((one.rating - 1500.0).abs() < 1e-9 && one.deviation < 350.0);
    }
}
