//! `ludoteca`: the games room from the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut console = ludoteca_cli::Console::standard();
    ExitCode::from(ludoteca_cli::run(games::SHELF, std::env::args_os(), &mut console))
}
