use std::sync::Arc;

use board::{Dice, Editable, ParseError, Position, Symmetric};
use engine::tablebase::{RandomAccess, Tablebase};
use engine::tree::Settings;
use engine::{Evaluator, solve::Solve};
use i18n::{Language, Pattern};

use crate::{Choice, Example, Lesson, Options, ResourceError};

/// One of the two colours of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The letter that the position text writes for it.
    pub letter: char,
    /// What it is called.
    pub name: &'static Pattern,
}

/// The facts of a game.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The word that a spec begins with.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// What it is about, in one sentence.
    pub about: &'static Pattern,
    /// Who invented it, and when.
    pub credit: &'static Pattern,
    /// The two sides, the one that moves first before the other.
    pub sides: [Side; 2],
    /// What can be chosen about the start.
    pub options: &'static [Choice],
    /// The rules for players, in Markdown and in every language, in their order.
    pub rules: [&'static str; Language::ALL.len()],
    /// The moves of a game under way, from the start without options: what pictures of it show.
    pub sample: &'static str,
}

impl Info {
    /// The rules for players, in Markdown.
    pub const fn rules(&self, language: Language) -> &'static str {
        self.rules[language as usize]
    }
}

/// A simple way to choose a move, for an opponent whom anybody can beat.
#[derive(Clone, Copy, Debug)]
pub struct SimplePlayer<P: Position> {
    /// What a command calls the player.
    pub name: &'static str,
    /// What a menu calls the player.
    pub title: &'static Pattern,
    /// Chooses a legal move; nothing when the game is over.
    pub choose: fn(&P, &mut Dice) -> Option<P::Move>,
}

/// How moves are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By principal-variation search.
    Search,
    /// By Monte-Carlo tree search.
    Tree,
}

/// A game: its facts, its start and its simplest computer players.
pub trait Game: Send + Sync + 'static {
    /// The game's positions.
    type Position: Editable + Symmetric + Solve;

    /// What can evaluate them instead of their own evaluation; `OwnEvaluation` in a game without
    /// models.
    type Model: Evaluator<Self::Position> + 'static;

    /// The facts.
    const INFO: Info;

    /// The simplest computer players, the weakest first.
    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self::Position>];

    /// How many positions of the default start a search looks at in about a fifth of a second, on
    /// one core of an ordinary machine of 2026; levels are measured in it, so that they mean the
    /// same everywhere.
    const PACE: u64;

    /// Which search plays the game best, as matches have shown.
    const METHOD: Method = Method::Search;

    /// How its trees grow.
    const TREE: Settings = Settings::USUAL;

    /// What each level has scored against the one below it, in percent, from the second weakest on, as
    /// docs/strength.md has it.
    const LEVEL_SCORES: &'static [u8] = &[];

    /// What the rules look like on a board.
    const EXAMPLES: &'static [Example] = &[];

    /// A guided first game, in which a newcomer makes every kind of move and wins.
    const LESSONS: &'static [Lesson] = &[];

    /// Positions to win, as [`Puzzle::read`](crate::Puzzle::read) reads them, the easiest first.
    const PUZZLES: &'static str = "";

    /// Fills in what the options leave to chance, from a fresh number.
    fn complete(_options: &mut Options, _fresh: u64) {}

    /// The position that a game with these options starts from.
    fn start(options: &Options) -> Result<Self::Position, ParseError>;

    /// Reads a model.
    fn model(_bytes: &[u8]) -> Result<Self::Model, ResourceError> {
        Err(ResourceError::NoModels)
    }

    /// Opens a table of proved positions.
    fn tablebase(
        _source: Arc<dyn RandomAccess>,
    ) -> Result<Arc<dyn Tablebase<Self::Position>>, ResourceError> {
        Err(ResourceError::NoTables)
    }
}
