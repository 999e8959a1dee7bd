use board::Player;
use serde::{Deserialize, Serialize};

/// A position that somebody wants to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysisRequest {
    /// Which game, with its options where it begins from its start, as in `noughts:size=5`.
    pub game: String,
    /// The position to begin from, instead of the start; the game is then its name alone.
    #[serde(default)]
    pub position: Option<String>,
    /// The moves that lead on from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How many lines are wanted.
    #[serde(default = "one")]
    pub lines: usize,
    /// How long it may take, in milliseconds.
    #[serde(default = "second")]
    pub time: u64,
    /// After how many positions it is enough, if any number is.
    #[serde(default)]
    pub nodes: Option<u64>,
}

const fn one() -> usize {
    1
}

const fn second() -> u64 {
    1_000
}

impl AnalysisRequest {
    /// The most lines that can be wanted.
    pub const LINES: usize = 5;

    /// The longest that it may take, in milliseconds.
    pub const TIME: u64 = 5_000;
}

/// What an engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Analysis {
    /// The position that was looked at.
    pub position: String,
    /// Who is to move there.
    pub turn: Player,
    /// How many plies deep it was searched, or how often a tree was looked at anew.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took, in milliseconds.
    pub time: u64,
    /// Whether it was ended early, since a game needed the engine.
    pub is_cut: bool,
    /// The best lines, the best one first.
    pub lines: Vec<AnalysedLine>,
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysedLine {
    /// The moves, the first of them to be played now.
    pub moves: Vec<String>,
    /// What it is worth to the player who is to move, in hundredths; beyond 30000 in either direction
    /// it is won or lost.
    pub score: i32,
    /// After how many plies it is won.
    pub win_in: Option<u32>,
    /// After how many plies it is lost.
    pub loss_in: Option<u32>,
    /// Whether that is proved.
    pub is_proved: bool,
}
