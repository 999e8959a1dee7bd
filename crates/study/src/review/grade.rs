use std::fmt;

use engine::Score;
use i18n::{Pattern, Phrase};

use crate::words::review as words;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The engine's own choice, or one that is as good in its eyes.
    Best,
    /// Hardly worse.
    Fine,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// A disaster.
    Blunder,
}

/// The least loss of winning chances that makes a move so bad, the worst first.
///
/// These are the steps that chess players know from lichess.org.
const STEPS: [(f64, Grade); 3] =
    [(0.15, Grade::Blunder), (0.10, Grade::Mistake), (0.05, Grade::Inaccuracy)];

/// The score, in hundredths, at which the chances are ten to one.
const TEN_TO_ONE: f64 = 400.0;

/// The chance to win, from 0 to 1, of a player whose position has this score.
pub fn chance(score: Score) -> f64 {
    match (score.won_in(), score.lost_in()) {
        (Some(_), _) => 1.0,
        (_, Some(_)) => 0.0,
        _ => 1.0 / (1.0 + 10_f64.powf(-f64::from(score.hundredths()) / TEN_TO_ONE)),
    }
}

/// What a score says to a player, and whether it is proved: "won in 5", "+0.35", "a draw, proved".
pub fn worth(score: Score, is_proved: bool) -> Phrase {
    match (score.won_in(), score.lost_in()) {
        (Some(plies), _) => words::won_in(plies),
        (_, Some(plies)) => words::lost_in(plies),
        _ if is_proved && score == Score::DRAW => (&words::PROVED_DRAW).into(),
        _ => {
            let text = score.to_string();
            let (whole, hundredths) = text.split_once('.').expect("an evaluation has hundredths");
            words::evaluation(whole.to_owned(), hundredths.to_owned())
        }
    }
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Fine, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// What it is called.
    pub const fn name(self) -> &'static Pattern {
        match self {
            Self::Best => &words::BEST,
            Self::Fine => &words::FINE,
            Self::Inaccuracy => &words::INACCURACY,
            Self::Mistake => &words::MISTAKE,
            Self::Blunder => &words::BLUNDER,
        }
    }

    /// The grade of a move that loses so much of the winning chances.
    pub fn of(loss: f64) -> Self {
        let step = STEPS.into_iter().find(|&(least, _)| loss >= least);
        step.map_or(Self::Fine, |(_, grade)| grade)
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_with_the_score_from_nothing_to_certainty() {
        let scores = [
            Score::loss_in(3),
            Score::estimate(-400),
            Score::DRAW,
            Score::estimate(400),
            Score::win_in(9),
        ];
        let chances = scores.map(|score| (chance(score) * 1100.0).round() as u32);
        assert_eq!(chances, [0, 100, 550, 1000, 1100]);
    }

    #[test]
    fn a_proved_draw_is_called_one() {
        assert_eq!(worth(Score::DRAW, true).to_string(), "a draw, proved");
        assert_eq!(worth(Score::DRAW, true).say(i18n::Language::Portuguese), "empate, provado");
        assert_eq!(worth(Score::DRAW, false).to_string(), "+0.00");
        assert_eq!(worth(Score::win_in(3), true).to_string(), "won in 3");
    }

    #[test]
    fn the_steps_are_where_they_are_said_to_be() {
        let grades = [0.0, 0.049, 0.05, 0.099, 0.10, 0.149, 0.15, 1.0].map(Grade::of);
        let [fine, inaccuracy, mistake, blunder] =
            [Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];
        let expected = [fine, fine, inaccuracy, inaccuracy, mistake, mistake, blunder, blunder];
        assert_eq!(grades, expected);
    }
}
