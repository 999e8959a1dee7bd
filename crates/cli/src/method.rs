use clap::ValueEnum;

/// How to think, where the game's own way is not wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Method {
    /// Principal-variation search
    Search,
    /// Monte-Carlo tree search
    Tree,
}

impl From<Method> for games::Method {
    fn from(method: Method) -> Self {
        match method {
            Method::Search => Self::Search,
            Method::Tree => Self::Tree,
        }
    }
}
