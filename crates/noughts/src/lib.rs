//! Noughts and crosses, for tests only: a sixth game in its own folder, which passes the laws
//! and goes through every room of Ludoteca with one line on a test shelf.

mod eval;
mod rules;
mod text;
mod view;

use board::{Dice, Position as _, TextError};
use games::{Chooser, Game, Info, Options, Side};

pub use rules::{Move, Noughts};

impl Game for Noughts {
    type Position = Self;

    const INFO: Info = Info {
        id: "noughts",
        name: "Noughts and crosses",
        about: "Three in a row.",
        credit: "Traditional",
        sides: [Side { letter: 'x', name: "crosses" }, Side { letter: 'o', name: "noughts" }],
        options: &[],
        rules: "# Noughts and crosses\n\nThree in a row win.\n",
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[Chooser {
        name: "random",
        choose: |position: &Self, dice: &mut Dice| position.random_move(dice),
    }];

    const PACE: u64 = 100_000;

    fn start(_: &Options) -> Result<Self, TextError> {
        Ok(Self::default())
    }
}
