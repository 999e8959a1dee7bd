use std::fmt;

use board::{ParseError, quote};

use crate::{AnyGame, AnyPosition, Choice, Options, Shelf, words};

/// A game with its options, written `name` or `name:key=value,key=value`.
#[derive(Clone, Debug)]
pub struct Spec {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What was chosen about the start.
    pub options: Options,
}

impl Spec {
    /// Reads a spec of a game on this shelf.
    pub fn read(shelf: &Shelf, text: &str) -> Result<Self, ParseError> {
        let (id, options) = match text.split_once(':') {
            Some((id, options)) => (id, Some(options)),
            None => (text, None),
        };
        let game = *shelf.iter().find(|game| game.info().id == id).ok_or_else(|| {
            let ids: Vec<_> = shelf.iter().map(|game| game.info().id).collect();
            ParseError::new(0, words::no_game(quote(id)), words::games(ids.join(", ")))
        })?;
        let choices = game.info().options;
        let options = match options {
            Some(options) => Options::read(choices, options, id.chars().count() + 1)?,
            None => Options::new(choices),
        };
        Ok(Self { game, options })
    }

    /// A game with what somebody wishes for each of its options in turn; a wish that is not allowed,
    /// or that means nothing beside the others, is left out.
    pub fn wished(game: &'static dyn AnyGame, wishes: &[Option<String>]) -> Self {
        let choices = game.info().options;
        let mut spec = Self { game, options: Options::new(choices) };
        // What has a default decides whether the rest means anything.
        let (usual, drawn): (Vec<_>, Vec<_>) =
            choices.iter().zip(wishes).partition(|(choice, _)| choice.default.is_some());
        for (choice, wish) in usual.into_iter().chain(drawn) {
            let wish = wish.as_ref().filter(|wish| choice.default != Some(wish.as_str()));
            if let Some(wish) = wish.filter(|wish| choice.values.allow(wish))
                && spec.takes(choice)
            {
                spec.options.set(choice.key, wish.clone());
            }
        }
        spec
    }

    /// Whether a choice means anything beside the options that are given.
    pub fn takes(&self, choice: &Choice) -> bool {
        let is_start = || {
            let mut spec = self.clone();
            spec.options.set(choice.key, choice.values.first());
            spec.start(0).is_ok()
        };
        choice.default.is_some() || is_start()
    }

    /// The start of the game; what the options leave to chance is decided by `fresh` and written
    /// into them, so that the same start can be had again.
    pub fn start(&mut self, fresh: u64) -> Result<Box<dyn AnyPosition>, ParseError> {
        self.game.complete(&mut self.options, fresh);
        self.game.start(&self.options)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.game.info().id, self.options)
    }
}
