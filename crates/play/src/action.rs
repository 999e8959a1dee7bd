use board::{Outcome, Player, Spot};
use games::Side;

use record::Reason;

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A person whose turn it is touches a spot, or lets go what was touched last.
    Touch(Spot),
    /// The same person pulls what is at one spot to another; nothing comes of it where it can't go.
    Pull(Spot, Spot),
    /// The same person takes the last touch back.
    StepBack,
    /// Whoever is to move plays this move, in any accepted spelling.
    Play(String),
    /// The last move of a person is taken back, with everything after it.
    TakeBack,
    /// A player gives up.
    Resign(Player),
    /// A player offers a draw.
    Offer(Player),
    /// The other player takes the draw that was offered.
    Accept,
    /// The other player does not want the draw that was offered.
    Decline,
    /// Time has passed: somebody's may have run out.
    Tick,
    /// The clock stops, while nobody is at the table.
    Pause,
    /// The clock runs, from the beginning or after a pause.
    Resume,
}

/// What has happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Played {
        /// Whose move.
        player: Player,
        /// What they played then: the players may have exchanged sides by it.
        side: Side,
        /// Its canonical text.
        mv: String,
        /// Whether it was a pass, played for the player because there was nothing else to do.
        is_forced: bool,
    },
    /// So many turns were taken back.
    TakenBack(usize),
    /// A player has offered a draw.
    Offered(Player),
    /// The offer was declined, or the answer to it was a move.
    Declined,
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Whether by the rules or otherwise.
    pub reason: Reason,
}
