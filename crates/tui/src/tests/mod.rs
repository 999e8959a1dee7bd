//! Keys in, screens out.

mod games;
mod play;
mod screens;
mod stage;

use stage::Stage;
