use std::fmt;

use board::{Outcome, Player};
use record::Reason;
use serde::{Deserialize, Serialize};

/// Who acts at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub enum Actor {
    /// One of the two players.
    Player(Player),
    /// Whoever sees that the game is played by its rules: the program, or a server.
    Referee,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::Referee => f.write_str("referee"),
        }
    }
}

impl From<Actor> for String {
    fn from(actor: Actor) -> Self {
        actor.to_string()
    }
}

impl TryFrom<String> for Actor {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let actors = Player::BOTH.map(Self::Player).into_iter().chain([Self::Referee]);
        let known = actors.into_iter().find(|actor| actor.to_string() == text);
        known.ok_or_else(|| "whoever acts is first, second or referee".into())
    }
}

/// What somebody wants done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A player whose turn it is plays this move, in any accepted spelling.
    Play(String),
    /// A player wants to take their last move back, with everything after it: done at once against
    /// the computer, an offer against a person. The referee takes back whatever was played last.
    TakeBack,
    /// A player offers a draw.
    OfferDraw,
    /// A player accepts what the other has offered.
    Accept,
    /// A player declines what the other has offered.
    Decline,
    /// A player gives up.
    Resign,
    /// The referee ends the game.
    Adjudicate(Ending),
    /// Time has passed, says the referee: somebody's may have run out.
    Tick,
    /// The referee stops the clock, while nobody is at the table.
    Pause,
    /// The referee lets the clock run, from the beginning or after a pause.
    Resume,
}

/// What a player can offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take the offering player's last move back.
    TakeBack,
}

/// What has happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A move was played.
    Played {
        /// Whose move.
        player: Player,
        /// The letter of the side that they had then: the players may have exchanged sides by it.
        side: char,
        /// Its canonical text.
        mv: String,
        /// Whether it was a pass, played for the player because there was nothing else to do.
        is_forced: bool,
    },
    /// So many turns were taken back.
    TakenBack {
        /// How many.
        turns: usize,
    },
    /// A player has offered something.
    Offered {
        /// Who.
        player: Player,
        /// What.
        offer: Offer,
    },
    /// A player's offer was declined, or the answer to it was a move.
    Declined {
        /// Whose offer.
        player: Player,
        /// What it was.
        offer: Offer,
    },
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Whether by the rules or otherwise.
    pub reason: Reason,
}
