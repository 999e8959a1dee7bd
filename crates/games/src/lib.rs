//! The games of Ludoteca, one folder each, and the shelf they stand on.
//!
//! Whoever wants the typed rules of one game uses its module; whoever serves all of them goes
//! through [`SHELF`] and speaks text: [`Spec`], [`AnyPosition`] and [`Line`].

mod arranging;
mod composer;
mod draft;
mod erased;
mod example;
mod game;
mod line;
mod options;
mod pasted;
mod puzzle;
mod refusal;
mod spec;
mod thinker;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub mod mapello;
pub mod mitsudomoe;
pub mod nex;
pub mod period5;
pub mod talpa;

pub use arranging::turn_field;
pub use composer::{Composer, TouchError};
pub use draft::AnyDraft;
pub use erased::{AnyGame, AnyPosition, Playout, Shelved};
pub use example::Example;
pub use game::{Chooser, Game, Info, Method, Side};
pub use line::{Line, Verdict};
pub use options::{Choice, Options, Values, Word};
pub use puzzle::Puzzle;
pub use refusal::Refusal;
pub use spec::Spec;
pub use thinker::{AnyThinker, Task};

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
