//! Keys in, screens out.

mod games;
mod menu;
mod panel;
mod play;
mod screens;
mod stage;

use stage::Stage;
