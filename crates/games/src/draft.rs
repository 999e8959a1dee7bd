use std::fmt::Debug;

use board::{Draft, Field, Purpose, Scene, Tool};
use i18n::Phrase;

use crate::erased::Erased;
use crate::{AnyPosition, Game, Info};

/// A position behind text that is being put together by hand. Tools, tiles, fields and values go by
/// their indices, and every one that does not exist is refused.
pub trait AnyDraft: Debug + Send + Sync {
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyDraft>;

    /// The facts of its game.
    fn info(&self) -> &'static Info;

    /// What is being put together.
    fn purpose(&self) -> Purpose;

    /// What can be put on the board, and how many of each; the last takes away.
    fn tools(&self) -> Vec<Tool>;

    /// The settings beside the board.
    fn fields(&self) -> Vec<Field>;

    /// Why a tool does nothing on a tile of the scene, where it does nothing.
    fn why_not(&self, tool: usize, tile: usize) -> Option<Phrase>;

    /// Uses a tool on a tile of the scene.
    fn place(&mut self, tool: usize, tile: usize) -> Result<(), Phrase>;

    /// Gives a field one of its values.
    fn choose(&mut self, field: usize, value: usize) -> Result<(), Phrase>;

    /// Takes away everything that can be taken away.
    fn clear(&mut self);

    /// The picture: of the position or, while it is none, of what there is, with what is wrong as
    /// its status.
    fn scene(&self) -> Scene;

    /// The position, or what is wrong with it and what would be right.
    fn finish(&self) -> Result<Box<dyn AnyPosition>, Phrase>;
}

/// A typed draft behind the erased door.
pub(crate) struct Sketch<G: Game>(pub(crate) Draft<G::Position>);

impl<G: Game> Debug for Sketch<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl<G: Game> AnyDraft for Sketch<G> {
    fn boxed(&self) -> Box<dyn AnyDraft> {
        Box::new(Self(self.0.clone()))
    }

    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }

    fn purpose(&self) -> Purpose {
        self.0.purpose()
    }

    fn tools(&self) -> Vec<Tool> {
        self.0.tools()
    }

    fn fields(&self) -> Vec<Field> {
        self.0.fields()
    }

    fn why_not(&self, tool: usize, tile: usize) -> Option<Phrase> {
        self.0.why_not(tool, tile)
    }

    fn place(&mut self, tool: usize, tile: usize) -> Result<(), Phrase> {
        self.0.place(tool, tile)
    }

    fn choose(&mut self, field: usize, value: usize) -> Result<(), Phrase> {
        self.0.choose(field, value)
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn scene(&self) -> Scene {
        match self.finish() {
            Ok(position) => position.scene(),
            Err(status) => Scene { title: G::INFO.name.into(), status, ..self.0.picture().clone() },
        }
    }

    fn finish(&self) -> Result<Box<dyn AnyPosition>, Phrase> {
        Ok(Box::new(Erased::<G>(self.0.finish()?)))
    }
}
