//! Noughts and crosses, for tests only: a sixth game in its own folder, which passes the laws
//! and goes through every room of Ludoteca with one line on a test shelf.

mod editor;
mod eval;
mod model;
mod rules;
mod table;
mod text;
mod view;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use std::sync::Arc;

use board::{Dice, ParseError, Position as _};
use engine::tablebase::{RandomAccess, Tablebase};
use games::{Game, Info, Options, ResourceError, Side, SimplePlayer};

pub use model::{Counts, LineModel};
pub use rules::{Move, Noughts};
pub use table::table;

impl Game for Noughts {
    type Position = Self;
    type Model = LineModel;

    const INFO: Info = Info {
        id: "noughts",
        name: "Noughts and crosses",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [
            Side { letter: 'x', name: &words::CROSSES },
            Side { letter: 'o', name: &words::NOUGHTS },
        ],
        options: &[],
        rules: [
            "# Noughts and crosses\n\nThree in a row win.\n",
            "# Jogo do galo\n\nTrês em linha ganham.\n",
        ],
        sample: "b2 a1",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[SimplePlayer {
        name: "random",
        title: &words::RANDOM,
        choose: |position: &Self, dice: &mut Dice| position.random_move(dice),
    }];

    const PACE: u64 = 100_000;

    fn start(_: &Options) -> Result<Self, ParseError> {
        Ok(Self::default())
    }

    fn model(bytes: &[u8]) -> Result<LineModel, ResourceError> {
        LineModel::read(bytes).ok_or_else(|| ResourceError::Wrong((&words::NO_MODEL).into()))
    }

    fn tablebase(source: Arc<dyn RandomAccess>) -> Result<Arc<dyn Tablebase<Self>>, ResourceError> {
        Ok(Arc::new(table::Table::open(source)?))
    }
}
