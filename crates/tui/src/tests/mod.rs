//! Keys in, screens out.

mod first;
mod games;
mod input;
mod menu;
mod my_games;
mod online;
mod panel;
mod play;
mod screens;
mod stage;

use stage::Stage;
