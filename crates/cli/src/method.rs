use clap::ValueEnum;
use games::{AnyEngine, AnyGame};

/// How to think, where the game's own way is not wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Method {
    /// Principal-variation search
    Search,
    /// Monte-Carlo tree search
    Tree,
}

impl Method {
    /// A computer player that thinks in the wanted way and may remember so many MiB.
    pub(crate) fn engine(
        wanted: Option<Self>,
        game: &dyn AnyGame,
        mebibytes: usize,
    ) -> Box<dyn AnyEngine> {
        let method = match wanted {
            None => game.method(),
            Some(Self::Search) => games::Method::Search,
            Some(Self::Tree) => games::Method::Tree,
        };
        game.engine_by(method, mebibytes)
    }
}
