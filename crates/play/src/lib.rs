//! Live play: the table with its seats, clocks and offers, how strong a computer player is, and
//! what a face asks the engine.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.
//!
//! A level chooses moves of its strength, in any game:
//!
//! ```
//! use board::Dice;
//! use engine::{SingleThread, Unlimited};
//! use games::{Line, SHELF, Spec};
//! use ludoteca_play::Level;
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let line = Line::new(spec.start(1)?);
//! let level: Level = "greedy".parse().unwrap();
//! let mut engine = spec.game.engine(1);
//! let (dice, machine) = (&mut Dice::new(1), (&Unlimited, &SingleThread));
//! let mv = level.choose(&line, &mut *engine, dice, (machine.0, machine.1), None);
//! assert!(line.position().moves().contains(&mv.unwrap()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod action_error;
mod clock;
mod level;
pub mod request;
mod seat;
mod series;
mod table;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Ending, Event};
pub use action_error::ActionError;
pub use clock::Clock;
pub use level::{Level, ParseLevelError};
pub use seat::{ParseSeatError, Seat};
pub use series::Series;
pub use table::Table;
