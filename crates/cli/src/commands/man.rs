use board::quote;
use clap::Args;
use games::Shelf;

use crate::arguments::command_line;
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The command to describe; without one, the whole program
    command: Option<String>,
}

/// Prints a man page.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let mut line = command_line(shelf);
    line.build();
    let page = match &arguments.command {
        None => line,
        Some(name) => {
            let names: Vec<_> = line.get_subcommands().map(clap::Command::get_name).collect();
            line.find_subcommand(name).cloned().ok_or_else(|| {
                let known = names.join(", ");
                CommandError::Input(words::no_such_command(quote(name), known))
            })?
        }
    };
    clap_mangen::Man::new(page).render(&mut console.out)?;
    Ok(())
}
