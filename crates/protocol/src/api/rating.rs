use serde::{Deserialize, Serialize};

use crate::Person;

/// How strong somebody is at a game, by Glicko-2.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RatingView {
    /// At which game.
    pub game: String,
    /// How strong; everybody begins with 1500.
    pub rating: i32,
    /// How far from the truth that may be: in 19 of 20 cases less than twice as far.
    pub deviation: i32,
    /// After how many games.
    pub games: i64,
    /// Whether too few games have counted for it to say much.
    pub is_provisional: bool,
    /// When the latest of them ended, in milliseconds since 1970.
    pub updated: i64,
}

/// Somebody as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// Whose program it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Person>,
    /// How strong they are at the games that they have played.
    pub ratings: Vec<RatingView>,
}

/// The strongest at a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Leaderboard {
    /// Which game.
    pub game: String,
    /// The strongest first, without those of whom too little is known.
    pub players: Vec<Ranked>,
    /// How strong the levels of the computer are, the weakest first, where that was measured.
    pub levels: Vec<LevelRating>,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Ranked {
    /// Who.
    pub person: Person,
    /// How strong.
    pub rating: RatingView,
}

/// How strong a level of the computer is at a game, as matches have shown.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct LevelRating {
    /// Which level.
    pub level: String,
    /// How strong, on the scale of everybody's ratings.
    pub rating: i32,
}
