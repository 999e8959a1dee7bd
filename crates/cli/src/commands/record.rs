use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use games::Shelf;
use record::{to_json, write};
use text::Style;

use crate::input::Source;
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Debug, Subcommand)]
pub(crate) enum Arguments {
    /// Replay every game of a file and tell whether all is right
    Check(Source),
    /// Draw a game where it ended or anywhere before
    Show(Show),
    /// Write the games of a file as text or as JSON
    Convert(Convert),
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    source: Source,

    /// Which game of the file
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,

    /// After how many turns; without it, after all
    #[arg(long, value_name = "P")]
    ply: Option<usize>,

    /// Use plain ASCII without colour
    #[arg(long)]
    ascii: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[command(flatten)]
    source: Source,

    /// As what
    #[arg(long, value_enum)]
    to: Format,

    /// The file to write; without it, standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Format {
    Json,
    Text,
}

/// Checks, shows or converts recorded games.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    match arguments {
        Arguments::Check(source) => {
            let count = source.visit(shelf, |_, _| {})?;
            writeln!(console.out, "{}", words::all_right(count).say(console.language))?;
            Ok(())
        }
        Arguments::Show(arguments) => show(shelf, arguments, console),
        Arguments::Convert(arguments) => convert(shelf, arguments, console),
    }
}

fn show(shelf: &Shelf, arguments: &Show, console: &mut Console<'_>) -> Result<(), CommandError> {
    let record = arguments.source.record(shelf, arguments.game)?;
    let turns = record.turns().len();
    let ply = arguments.ply.unwrap_or(turns);
    if ply > turns {
        return Err(CommandError::Input(words::no_such_ply(ply, turns)));
    }
    let style = Style {
        unicode: console.unicode && !arguments.ascii,
        colour: console.colour && !arguments.ascii,
        language: console.language,
    };
    let shown = |text: String| {
        if style.unicode { text } else { text.replace(|c: char| !c.is_ascii(), "?") }
    };
    let line = record.line().after(ply);
    writeln!(console.out, "{}", shown(record.tags()))?;
    write!(console.out, "{}", text::draw(&line.scene(), style))?;
    writeln!(console.out, "\n{}", line.position())?;
    let moves = shown(record.moves(ply));
    if !moves.is_empty() {
        write!(console.out, "\n{moves}")?;
    }
    Ok(())
}

fn convert(
    shelf: &Shelf,
    arguments: &Convert,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let mut records = Vec::new();
    arguments.source.visit(shelf, |_, record| records.push(record))?;
    let text = match arguments.to {
        Format::Json => to_json(&records),
        Format::Text => write(&records),
    };
    match &arguments.output {
        None => write!(console.out, "{text}")?,
        Some(file) => platform::replace(file, text.as_bytes())
            .map_err(|error| CommandError::file(file, &error))?,
    }
    Ok(())
}
