//! Games looked at afterwards: what else could have been played, and what the engine thinks of
//! every move.
//!
//! Everything here is pure: no screen, no file, no thread, no clock.
//!
//! ```
//! use games::{Line, SHELF, Spec};
//! use ludoteca_study::Study;
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let mut game = Line::new(spec.start(1)?);
//! game.play("b2xc2")?;
//! let mut study = Study::new(spec, &game);
//! study.to_start();
//! study.play("c3xd3")?;
//! assert_eq!(study.line().moves(), ["c3xd3"], "something else is tried");
//! assert_eq!(study.line_to(study.main()[1]).moves(), ["b2xc2"], "and the game stays");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod review;
mod study;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use study::{Branch, Node, Study, Tree};
