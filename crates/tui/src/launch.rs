use i18n::{Language, Phrase};
use platform::State;
use play::Table;
use protocol::Name;
use text::Style;

/// Who comes in, what their terminal is like, and where they want to begin.
#[derive(Clone, Debug)]
pub struct Launch {
    /// What the terminal can show, and in which language; settings may ask for less, or another.
    pub style: Style,
    /// The language that was asked for, whatever the settings say, until they are changed.
    pub language: Option<Language>,
    /// Where games and settings are kept, if anywhere.
    pub state: Option<State>,
    /// What they find open.
    pub opening: Opening,
    /// What decides where chance does; drawn where it is not given.
    pub seed: Option<u64>,
    /// What serves the games room to a browser, where something does.
    pub browsing: Option<Browsing>,
}

/// What a player finds open.
#[derive(Clone, Debug, Default)]
pub enum Opening {
    /// The menu.
    #[default]
    Menu,
    /// The game that was left last.
    Last,
    /// This game.
    Game(Box<Table>),
    /// A game elsewhere.
    Join {
        /// Its link.
        link: String,
        /// What they want to be called there, if it matters to them.
        name: Option<Name>,
        /// Whether they only watch.
        is_watching: bool,
    },
}

/// Begins to serve the games room to a browser, or says why that can't be.
pub type Browsing = fn() -> Result<Served, Phrase>;

/// The games room as it is served to a browser, until this is dropped.
pub struct Served {
    /// Where it is.
    pub address: String,
    /// What has to be said about that place.
    pub note: Option<Phrase>,
    /// What stops it when it is dropped.
    pub stop: Box<dyn Send>,
}

impl std::fmt::Debug for Served {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Served").field("address", &self.address).finish_non_exhaustive()
    }
}
