use board::{Dice, mix, quote};
use games::{Line, Spec};

use super::words;
use crate::Failure;

/// Where a pair of games begins: a start and some random moves.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// The game, with nothing left to chance.
    pub(super) spec: Spec,
    pub(super) line: Line,
}

impl Opening {
    /// The opening with this number; the same seed gives the same one.
    pub(super) fn draw(spec: &Spec, plies: u32, seed: u64, number: u64) -> Result<Self, Failure> {
        const TRIES: u64 = 1_000;
        for attempt in 0..TRIES {
            let mut dice = Dice::new(mix([seed, number, attempt]));
            let mut spec = spec.clone();
            // Small enough to be typed again by a person who wants the same start.
            let fresh = u64::from(dice.below(1_000_000));
            let start = spec.start(fresh).map_err(|error| {
                let text = quote(&spec.to_string());
                Failure::Input(crate::words::wrong_spec(text, error.phrase()))
            })?;
            let mut line = Line::new(start);
            for _ in 0..plies {
                let Some(mv) = line.position().random_move(&mut dice) else { break };
                if line.play(&mv).is_err() {
                    break;
                }
            }
            if line.verdict().is_none() && line.moves().len() == plies as usize {
                return Ok(Self { spec, line });
            }
        }
        Err(Failure::Input(words::too_short(spec.to_string(), plies)))
    }
}
