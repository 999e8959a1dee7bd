use std::any::Any;
use std::fmt;
use std::sync::Arc;

use engine::Tablebase;

use crate::{Game, Method};

/// What an engine is given to work with.
///
/// Most have memory and nothing else: `game.engine(Resources::memory(64))`.
#[derive(Clone, Debug)]
pub struct Resources {
    /// How many MiB its transposition table or its tree may take.
    pub memory: usize,
    /// How it searches; the game's own way where nothing is said.
    pub method: Option<Method>,
    /// What evaluates positions; the game's own evaluation where nothing is said.
    pub model: Option<AnyModel>,
    /// What is proved already.
    pub tablebase: Option<AnyTablebase>,
}

impl Resources {
    /// So many MiB, and nothing else.
    pub const fn memory(mebibytes: usize) -> Self {
        Self { memory: mebibytes, method: None, model: None, tablebase: None }
    }
}

/// A model of one game that was read, to be shared by any number of its engines.
#[derive(Clone)]
pub struct AnyModel {
    game: &'static str,
    model: Arc<dyn Any + Send + Sync>,
}

impl AnyModel {
    pub(crate) fn new<G: Game>(model: G::Model) -> Self {
        Self { game: G::INFO.id, model: Arc::new(model) }
    }

    /// The model of a typed game, whose own it must be.
    pub(crate) fn typed<G: Game>(self) -> Arc<G::Model> {
        let typed = self.model.downcast().ok().filter(|_| self.game == G::INFO.id);
        typed.unwrap_or_else(|| panic!("a model of {} was given to {}", self.game, G::INFO.id))
    }
}

impl fmt::Debug for AnyModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a model of {}", self.game)
    }
}

/// A tablebase of one game that was opened, to be shared by any number of its engines.
#[derive(Clone)]
pub struct AnyTablebase {
    game: &'static str,
    /// An `Arc<dyn Tablebase>` of the game's positions.
    table: Arc<dyn Any + Send + Sync>,
}

impl AnyTablebase {
    pub(crate) fn new<G: Game>(table: Arc<dyn Tablebase<G::Position>>) -> Self {
        Self { game: G::INFO.id, table: Arc::new(table) }
    }

    /// The id of the game that it is about.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The table of a typed game, whose own it must be.
    pub(crate) fn typed<G: Game>(&self) -> Arc<dyn Tablebase<G::Position>> {
        let typed = self.table.downcast_ref::<Arc<dyn Tablebase<G::Position>>>();
        let typed = typed.filter(|_| self.game == G::INFO.id);
        typed
            .unwrap_or_else(|| panic!("a table of {} was given to {}", self.game, G::INFO.id))
            .clone()
    }
}

impl fmt::Debug for AnyTablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a table of {}", self.game)
    }
}
