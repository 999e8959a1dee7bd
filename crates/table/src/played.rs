use board::{ByPlayer, Outcome};

/// A game of a match that has been played to an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game with its options, nothing left to chance.
    pub spec: String,
    /// The text of the position it began with.
    pub start: String,
    /// Every move, those of the opening too.
    pub moves: Vec<String>,
    /// How many of the moves were the opening.
    pub opening: usize,
    /// Who played.
    pub players: ByPlayer<String>,
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Why, for a person.
    pub reason: String,
    /// Whether the rules of the game ended it, and not a fault or the arbiter.
    pub is_regular: bool,
}
