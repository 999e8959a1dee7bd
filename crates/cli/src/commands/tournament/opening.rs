use board::{Dice, mix, quote};
use engine::{Limits, Score, SingleThread, Unlimited};
use games::{Line, Method, Resources, Spec, Task};

use super::words;
use crate::CommandError;

/// Where a pair of games begins: a start and some random moves.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// The game, with nothing left to chance.
    pub(super) spec: Spec,
    pub(super) line: Line,
}

impl Opening {
    /// The opening with this number; the same seed gives the same one.
    pub(super) fn draw(
        spec: &Spec,
        plies: u32,
        seed: u64,
        number: u64,
    ) -> Result<Self, CommandError> {
        const TRIES: u64 = 1_000;
        // On small boards nothing else may be left.
        const TRIES_FOR_AN_OPEN_GAME: u64 = 20;
        for attempt in 0..TRIES {
            let mut dice = Dice::new(mix([seed, number, attempt]));
            let mut spec = spec.clone();
            // Small enough to be typed again by a person who wants the same start.
            let fresh = u64::from(dice.below(1_000_000));
            let start = spec.start(fresh).map_err(|error| {
                let text = quote(&spec.to_string());
                CommandError::Input(crate::words::wrong_spec(text, error.phrase()))
            })?;
            let mut line = Line::new(start);
            for _ in 0..plies {
                let Some(mv) = line.position().random_move(&mut dice) else { break };
                if line.play(&mv).is_err() {
                    break;
                }
            }
            if line.verdict().is_none() && line.moves().len() == plies as usize {
                let opening = Self { spec, line };
                if plies == 0 || attempt >= TRIES_FOR_AN_OPEN_GAME || !opening.is_decided() {
                    return Ok(opening);
                }
            }
        }
        Err(CommandError::Input(words::too_short(spec.to_string(), plies)))
    }

    /// Whether a short search sees somebody win whatever the other does: what follows would say
    /// little about the players.
    fn is_decided(&self) -> bool {
        let line = &self.line;
        let limits = Limits::nodes(line.position().pace() / 10);
        let task = Task { line, limits, lines: 1, control: &Unlimited, workers: &SingleThread };
        let resources = Resources { method: Some(Method::Search), ..Resources::memory(1) };
        let mut engine = self.spec.game.engine(resources);
        let found = engine.think(task, &mut |_| {});
        found.score().is_some_and(Score::is_decisive)
    }
}
