//! The games of Ludoteca, one folder each, and the shelf they stand on.
//!
//! Whoever wants the typed rules of one game uses its module; whoever serves all of them goes
//! through [`SHELF`] and speaks text: [`Spec`], [`AnyPosition`] and [`Line`].
//!
//! ```
//! use ludoteca_games::{Line, SHELF, Spec};
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let mut line = Line::new(spec.start(1)?);
//! line.play("b2xc2")?;
//! assert_eq!(line.position().to_string(), "xoxo/o.xx/xoxo/oxox o");
//! assert_eq!(line.position().count_moves(), 17);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_engine;
mod composer;
mod draft;
mod erased;
mod example;
mod first_game;
mod game;
mod game_engine;
mod lesson;
mod line;
mod move_error;
mod occurrences;
mod options;
mod pasted;
mod playout;
mod puzzle;
mod resource_error;
mod resources;
mod sample;
mod spec;
mod step;
mod turn_field;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub mod mapello;
pub mod mitsudomoe;
pub mod nex;
pub mod period5;
pub mod talpa;

pub use any_engine::{AnyEngine, Task};
pub use composer::{Composer, TouchError};
pub use draft::AnyDraft;
pub use erased::{AnyGame, AnyPosition, Shelved};
pub use example::Example;
pub use first_game::FirstGame;
pub use game::{Game, Info, Method, Side, SimplePlayer};
pub use lesson::{Accepts, Lesson};
pub use line::{Line, Verdict};
pub use move_error::MoveError;
pub use options::{Choice, Options, Values, Word};
pub use playout::Playout;
pub use puzzle::Puzzle;
pub use resource_error::ResourceError;
pub use resources::{AnyModel, AnyTablebase, Resources};
pub use sample::{sample, simple_move};
pub use spec::Spec;
pub use step::Step;
pub use turn_field::turn_field;

/// A row of games to choose from.
pub type Shelf = [&'static dyn AnyGame];

/// Every game of Ludoteca, in alphabetical order.
pub static SHELF: &Shelf = &[
    &Shelved::<mapello::Mapello>::NEW,
    &Shelved::<mitsudomoe::Mitsudomoe>::NEW,
    &Shelved::<nex::Nex>::NEW,
    &Shelved::<period5::Period5>::NEW,
    &Shelved::<talpa::Talpa>::NEW,
];
