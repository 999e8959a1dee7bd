use std::io::Write as _;

use games::Shelf;

use crate::arguments::{Completions, command_line};
use crate::{Console, Failure};

/// Prints a completion script.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Completions,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    // Into a buffer first: the generator panics where it can't write.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command_line(shelf), "ludoteca", &mut script);
    console.out.write_all(&script)?;
    Ok(())
}
