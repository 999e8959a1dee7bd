use board::{Field, Setting};

use crate::{Game, words};

/// The field that says whose turn it is.
pub fn turn_field<G: Game>() -> Field {
    let values = G::INFO.sides.iter().map(|side| Setting::new(side.letter, side.name)).collect();
    Field::new(&words::TURN_LABEL, values)
}
