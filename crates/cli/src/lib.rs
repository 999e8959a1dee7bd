//! The one command of Ludoteca, for any shelf of games.
//!
//! The commands know no game: they take a shelf, read specs, positions and moves as text, and
//! hand everything to the erased layer of `games`.

mod argument_error;
mod arguments;
mod command_error;
mod commands;
mod console;
mod decimal;
mod examples;
mod gate;
mod help;
mod input;
mod interrupt;
mod lines;
mod method;
mod settings;
mod storage;
mod table;
mod values;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use std::ffi::OsString;
use std::io::Write as _;

use games::Shelf;

use command_error::CommandError;
pub use console::Console;

/// Runs the command with these arguments, the program's name first, and tells its exit code:
/// 0 done, 2 the input was wrong, 1 anything else.
pub fn run(
    shelf: &'static Shelf,
    arguments: impl IntoIterator<Item = OsString>,
    console: &mut Console<'_>,
) -> u8 {
    let arguments: Vec<_> = arguments.into_iter().collect();
    console.language = arguments::language(&arguments).unwrap_or(console.language);
    let done = arguments::read(shelf, arguments, console)
        .and_then(|(request, language)| commands::run(shelf, request, language, console))
        .and_then(|()| Ok(console.out.flush()?));
    let Err(error) = done else { return 0 };
    match error {
        CommandError::Closed => 0,
        CommandError::Help(text) => match write!(console.out, "{text}").and(console.out.flush()) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => 1,
            _ => 0,
        },
        CommandError::Input(problem) => {
            // Where even the error can't be written, the exit code has to do.
            let _ = console.out.flush();
            let _ = writeln!(console.err, "ludoteca: {}", problem.say(console.language));
            2
        }
        CommandError::Other(problem) => {
            let _ = console.out.flush();
            let _ = writeln!(console.err, "ludoteca: {}", problem.say(console.language));
            1
        }
    }
}
