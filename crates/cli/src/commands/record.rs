use std::fs;
use std::io::Write as _;

use board::quote;
use games::Shelf;
use table::record::{to_json, write};
use text::Style;

use crate::arguments::{Record, RecordConvert, RecordFormat, RecordShow};
use crate::{Console, Failure};

/// Checks, shows or converts recorded games.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Record,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    match arguments {
        Record::Check(source) => {
            let count = source.visit(shelf, |_, _| {})?;
            let games = if count == 1 { "game" } else { "games" };
            writeln!(console.out, "{count} {games}, all right")?;
            Ok(())
        }
        Record::Show(arguments) => show(shelf, arguments, console),
        Record::Convert(arguments) => convert(shelf, arguments, console),
    }
}

fn show(shelf: &Shelf, arguments: &RecordShow, console: &mut Console<'_>) -> Result<(), Failure> {
    let record = arguments.source.record(shelf, arguments.game)?;
    let turns = record.turns().len();
    let ply = arguments.ply.unwrap_or(turns);
    if ply > turns {
        let problem = format!("there is no position after {ply} turns; the game has 0 to {turns}");
        return Err(Failure::Input(problem));
    }
    let style = Style {
        unicode: console.unicode && !arguments.ascii,
        colour: console.colour && !arguments.ascii,
    };
    let shown = |text: String| {
        if style.unicode { text } else { text.replace(|c: char| !c.is_ascii(), "?") }
    };
    let line = record.line(ply);
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
    arguments: &RecordConvert,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut records = Vec::new();
    arguments.source.visit(shelf, |_, record| records.push(record))?;
    let text = match arguments.to {
        RecordFormat::Json => to_json(&records),
        RecordFormat::Text => write(&records),
    };
    match &arguments.output {
        None => write!(console.out, "{text}")?,
        Some(file) => fs::write(file, text).map_err(|error| {
            Failure::Other(format!("file {}: {error}", quote(&file.to_string_lossy())))
        })?,
    }
    Ok(())
}
