//! The Universal Game Interface, the language in which programs that play talk to programs that
//! watch: what UCI is to chess, for any game. `docs/ugi.md` describes it for people.

mod answer;
mod command;
mod go;
mod heard;

pub use answer::{best_move, info, introduction, remark, result};
pub use command::{Command, CommandError, Query, Setting};
pub use go::Go;
pub use heard::Heard;
