use board::Player;
use play::Action;
use serde::{Deserialize, Serialize};

use crate::{Key, Remark};

/// Something that somebody wants done at a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Says which ask it is: the same person's same key is done once, and answered alike.
    pub key: Key,
    /// The number of the last entry that they had seen.
    pub after: u32,
    /// What they want.
    pub want: Want,
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Want {
    /// To sit down on this seat, or on any that is free.
    Sit(Option<Player>),
    /// To play, offer, answer or give up.
    Act(Action),
    /// To say one of a few things.
    Say(Remark),
    /// To call the game off, before it has begun.
    Cancel,
    /// To end the game, since the other player has been away too long.
    Claim(Claim),
    /// Another game with the sides changed.
    Rematch,
}

/// What somebody claims whose opponent has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// To have won.
    Win,
    /// A draw.
    Draw,
}
