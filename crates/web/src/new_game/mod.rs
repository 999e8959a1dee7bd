//! What a person chooses before a game.

mod given;
mod levels;
mod options;
mod page;
mod remembered;
mod seats;
mod setup;
mod time;

pub(crate) use levels::LevelField;
pub(crate) use options::{Chosen, OptionFields};
pub(crate) use page::NewGamePage;
pub(crate) use setup::{Setup, start};
