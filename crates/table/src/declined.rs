use board::Spot;
use games::Refusal;

/// Why nothing was done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Declined {
    /// The rules don't allow the move.
    #[error("{0}")]
    Move(#[from] Refusal),
    /// The spot is not the beginning of a legal move, or not how one goes on.
    #[error("{}", describe(*.spot, .touched))]
    Spot {
        /// What was touched now.
        spot: Spot,
        /// What had been touched before.
        touched: Vec<Spot>,
    },
    /// The other player is to move.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Nobody has moved yet.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// No draw was offered.
    #[error("nobody has offered a draw")]
    NoOffer,
}

fn describe(spot: Spot, touched: &[Spot]) -> String {
    match touched.last() {
        None => format!("no move begins with {spot}"),
        Some(last) => format!("no move goes on from {last} with {spot}"),
    }
}
