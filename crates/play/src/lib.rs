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
//! use games::{Line, Resources, SHELF, Spec};
//! use ludoteca_play::Level;
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let line = Line::new(spec.start(1)?);
//! let level: Level = "greedy".parse().unwrap();
//! let mut engine = spec.game.engine(Resources::memory(1));
//! let (dice, machine) = (&mut Dice::new(1), (&Unlimited, &SingleThread));
//! let mv = level.choose(&line, &mut *engine, dice, (machine.0, machine.1), None);
//! assert!(line.position().moves().contains(&mv.unwrap()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Table`] judges what players do, and its log builds it again:
//!
//! ```
//! use std::time::Duration;
//!
//! use board::{ByPlayer, Player};
//! use games::{Line, SHELF, Spec};
//! use ludoteca_play::{Action, ActionError, Actor, Log, Seat, Table};
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let line = Line::new(spec.start(1)?);
//! let mut table = Table::new(spec, &line, ByPlayer([Seat::Person; 2]), Some("300+2".parse()?));
//! let (red, blue) = (Actor::Player(Player::First), Actor::Player(Player::Second));
//! table.apply(Actor::Referee, Action::Resume, Duration::ZERO)?;
//! table.apply(red, Action::Play("b2xc2".into()), Duration::from_secs(5))?;
//! let again = table.apply(red, Action::Play("c2xd2".into()), Duration::from_secs(6));
//! assert_eq!(again, Err(ActionError::NotYourTurn));
//! table.apply(blue, Action::Resign, Duration::from_secs(7))?;
//!
//! let log = Log::read(SHELF, &table.log().to_string())?;
//! assert_eq!(log.replay()?.ending(), table.ending());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod action_error;
mod clock;
mod level;
mod log;
pub mod request;
mod seat;
mod series;
pub mod session;
mod table;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Actor, Ending, Event, Offer};
pub use action_error::ActionError;
pub use clock::Clock;
pub use level::{Level, ParseLevelError};
pub use log::{Entry, Log, LogError};
pub use seat::{ParseSeatError, Seat};
pub use series::Series;
pub use session::Session;
pub use table::Table;
