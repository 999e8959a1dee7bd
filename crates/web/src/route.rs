use ::i18n::Phrase;
use games::{AnyGame, SHELF};
use leptos::prelude::*;
use record::link::{encoded, fields};

/// Where a reader is: what stands in the address behind the `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The five games.
    Shelf,
    /// A new game, from a position where one is given, or with what is wrong with the link.
    New(String, Result<Option<String>, Phrase>),
    /// A game that the browser keeps.
    Play(String),
    /// A new game with others.
    Invite(String),
    /// Free seats and games on the server.
    Lobby,
    /// A game on the server.
    Game(String),
    /// Every game that the browser keeps.
    Past,
    /// The analysis board, with the game of a link where there is one.
    Study(Option<String>),
    /// A study that the browser keeps.
    Studied(String),
    /// The rules of a game.
    Learn(String),
    /// The guided first game.
    First(String),
    /// The puzzles of every game.
    AllPuzzles,
    /// The puzzles of a game, and the one that is tried.
    Puzzles(String, Option<usize>),
    /// The settings.
    Settings,
    /// About the project.
    About,
    /// Nowhere that is known.
    Lost,
}

impl Route {
    /// Reads what stands behind the `#`.
    pub(crate) fn read(fragment: &str) -> Self {
        let path = fragment.trim_start_matches(['#', '/']);
        let (path, query) = match path.split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (path, None),
        };
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        let position = || {
            let [position] = fields(query.unwrap_or_default(), ["position"])?;
            Ok(position)
        };
        match parts[..] {
            [] => Self::Shelf,
            ["new", game] => Self::New(game.into(), position()),
            ["play", id] => Self::Play(id.into()),
            ["invite", game] => Self::Invite(game.into()),
            ["lobby"] => Self::Lobby,
            ["game", id] => Self::Game(id.into()),
            ["games"] => Self::Past,
            ["study"] => Self::Study(query.map(str::to_owned)),
            ["study", id] => Self::Studied(id.into()),
            ["learn", game] => Self::Learn(game.into()),
            ["first", game] => Self::First(game.into()),
            ["puzzles"] => Self::AllPuzzles,
            ["puzzles", game] => Self::Puzzles(game.into(), None),
            ["puzzles", game, number] => match number.parse() {
                Ok(number) => Self::Puzzles(game.into(), Some(number)),
                Err(_) => Self::Lost,
            },
            ["settings"] => Self::Settings,
            ["about"] => Self::About,
            _ => Self::Lost,
        }
    }

    /// Where it is: what a link to it says.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Shelf | Self::Lost => "#/".into(),
            Self::New(game, Ok(Some(position))) => {
                format!("#/new/{game}?position={}", encoded(position))
            }
            Self::New(game, _) => format!("#/new/{game}"),
            Self::Play(id) => format!("#/play/{id}"),
            Self::Invite(game) => format!("#/invite/{game}"),
            Self::Lobby => "#/lobby".into(),
            Self::Game(id) => format!("#/game/{id}"),
            Self::Past => "#/games".into(),
            Self::Study(None) => "#/study".into(),
            Self::Study(Some(link)) => format!("#/study?{link}"),
            Self::Studied(id) => format!("#/study/{id}"),
            Self::Learn(game) => format!("#/learn/{game}"),
            Self::First(game) => format!("#/first/{game}"),
            Self::AllPuzzles => "#/puzzles".into(),
            Self::Puzzles(game, None) => format!("#/puzzles/{game}"),
            Self::Puzzles(game, Some(number)) => format!("#/puzzles/{game}/{number}"),
            Self::Settings => "#/settings".into(),
            Self::About => "#/about".into(),
        }
    }

    /// The page of the header under which it stands, where it stands under one.
    pub(crate) const fn section(&self) -> Option<Self> {
        match self {
            Self::Shelf | Self::New(..) | Self::Play(_) | Self::Learn(_) | Self::First(_) => {
                Some(Self::Shelf)
            }
            Self::Invite(_) | Self::Lobby | Self::Game(_) => Some(Self::Lobby),
            Self::Past => Some(Self::Past),
            Self::AllPuzzles | Self::Puzzles(..) => Some(Self::AllPuzzles),
            Self::Study(_) | Self::Studied(_) => Some(Self::Study(None)),
            Self::Settings | Self::About | Self::Lost => None,
        }
    }

    /// Goes there; the way back leads here.
    pub(crate) fn go(&self) {
        let _ = window().location().set_hash(&self.address());
    }
}

/// Where the reader is, as it changes.
pub(crate) fn current() -> ReadSignal<Route> {
    let read = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set) = signal(read());
    window_event_listener(leptos::ev::hashchange, move |_| set.set(read()));
    route
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Option<&'static dyn AnyGame> {
    SHELF.iter().copied().find(|game| game.info().id == id)
}
