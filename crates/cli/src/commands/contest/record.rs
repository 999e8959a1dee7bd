use std::io::{self, Write};

use games::{Line, Shelf, Spec};
use table::record::{Reason, Words};
use table::{Played, Record};

/// Writes a game down in the format of every record, and says in words how it ended.
pub(super) fn write(shelf: &Shelf, file: &mut impl Write, played: &Played) -> io::Result<()> {
    writeln!(file, "{}", record(shelf, played).map_err(io::Error::other)?)?;
    file.flush()
}

fn record(shelf: &Shelf, played: &Played) -> Result<Record, String> {
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let mut spec = Spec::read(shelf, &played.spec).map_err(|error| told(&error))?;
    let mut line = Line::new(spec.start(1).map_err(|error| told(&error))?);
    for mv in &played.moves {
        line.play(mv).map_err(|refusal| told(&refusal))?;
    }
    let mut record = Record::new(&spec, &line);
    record.details.players.0 = played.players.0.each_ref().map(|name| words(name));
    if !played.is_regular {
        let reason = match played.outcome.winner() {
            Some(_) => Reason::Forfeit,
            None => Reason::Adjudication,
        };
        record.conclude(Some(played.outcome), Some(reason)).map_err(|wrong| told(&wrong))?;
    }
    record.details.add("Explanation", words(&played.reason)).map_err(|error| told(&error))?;
    Ok(record)
}

/// A text as a record keeps it; what can't be written is left out.
fn words(text: &str) -> Words {
    Words::new(text).unwrap_or_default()
}
