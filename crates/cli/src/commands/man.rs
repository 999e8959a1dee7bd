use board::quote;
use games::Shelf;

use crate::arguments::{Man, command_line};
use crate::{Console, Failure};

/// Prints a man page.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Man,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut line = command_line(shelf);
    line.build();
    let page = match &arguments.command {
        None => line,
        Some(name) => {
            let names: Vec<_> = line.get_subcommands().map(clap::Command::get_name).collect();
            line.find_subcommand(name).cloned().ok_or_else(|| {
                let known = names.join(", ");
                Failure::Input(format!("there is no command {}; try {known}", quote(name)))
            })?
        }
    };
    clap_mangen::Man::new(page).render(&mut console.out)?;
    Ok(())
}
