use std::hash::{BuildHasher as _, RandomState};

use board::{TextError, quote};
use clap::Args;
use games::{AnyGame, Line, Shelf, Spec};

use crate::Failure;

/// The game with this name, which stands alone.
pub(crate) fn game(shelf: &Shelf, name: &str) -> Result<&'static dyn AnyGame, Failure> {
    let spec = Spec::read(shelf, name).map_err(wrong("game", name))?;
    if !spec.options.is_empty() {
        let hint = format!("give the name alone: {}", spec.game.info().id);
        let error = TextError::new(spec.game.info().id.len(), "options have no place here", hint);
        return Err(wrong("game", name)(error));
    }
    Ok(spec.game)
}

/// Which position a command is about.
#[derive(Args, Debug)]
pub(crate) struct Place {
    /// A game and its options: NAME or NAME:key=value,key=value
    pub(crate) spec: String,

    /// Start from this position; SPEC is then the name alone
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

impl Place {
    /// The spec, completed where it leaves something to chance, and the game at its beginning.
    pub(crate) fn open(&self, shelf: &Shelf) -> Result<(Spec, Line), Failure> {
        let mut spec = Spec::read(shelf, &self.spec).map_err(wrong("spec", &self.spec))?;
        let start = match &self.position {
            None => {
                // Small enough to be typed again by a person who wants the same start.
                let fresh = RandomState::new().hash_one(0) % 1_000_000;
                spec.start(fresh).map_err(wrong("spec", &self.spec))?
            }
            Some(_) if !spec.options.is_empty() => {
                let id = spec.game.info().id;
                let problem = "a position says everything by itself, so options are refused";
                let hint = format!("with --position give the name alone: {id}");
                return Err(wrong("spec", &self.spec)(TextError::new(id.len(), problem, hint)));
            }
            Some(text) => spec.game.position(text).map_err(wrong("position", text))?,
        };
        Ok((spec, Line::new(start)))
    }
}

/// Which position a command is about, and the moves that lead on from it.
#[derive(Args, Debug)]
pub(crate) struct Path {
    #[command(flatten)]
    place: Place,

    /// Play these moves first, separated by blanks
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    #[arg(allow_hyphen_values = true)]
    moves: String,
}

impl Path {
    /// The spec and the game after the moves.
    pub(crate) fn open(&self, shelf: &Shelf) -> Result<(Spec, Line), Failure> {
        let (spec, mut line) = self.place.open(shelf)?;
        for (i, mv) in self.moves.split_whitespace().enumerate() {
            line.play(mv).map_err(|refusal| {
                Failure::Input(format!("move {} {}: {refusal}", i + 1, quote(mv)))
            })?;
        }
        Ok((spec, line))
    }
}

/// Says in which text an error points at a character.
fn wrong(what: &str, text: &str) -> impl FnOnce(TextError) -> Failure {
    move |error| Failure::Input(format!("{what} {}: {error}", quote(text)))
}
