use std::io::Write as _;

use clap::Args;
use clap_complete::Shell;
use games::Shelf;

use crate::arguments::command_line;
use crate::{CommandError, Console};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The shell to complete in
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints a completion script.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    // Into a buffer first: the generator panics where it can't write.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command_line(shelf), "ludoteca", &mut script);
    console.out.write_all(&script)?;
    Ok(())
}
