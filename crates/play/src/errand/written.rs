use std::fmt;
use std::time::Duration;

use games::{Line, Shelf};
use serde::{Deserialize, Serialize};

use super::{Errand, Garbled, Want};
use record::limits;

/// An errand as JSON.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    start: String,
    moves: Vec<String>,
    want: Want,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<Duration>,
}

/// The longest errand, in bytes: more than the longest game has.
const BYTES: usize = 2 << 20;

pub(super) fn write(errand: &Errand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Errand { game, line, want, time } = errand;
    let written = Written {
        game: game.info().id.into(),
        start: line.start().to_string(),
        moves: line.moves().to_vec(),
        want: *want,
        time: *time,
    };
    f.write_str(&serde_json::to_string(&written).expect("texts and numbers become JSON"))
}

pub(super) fn read(shelf: &Shelf, text: &str) -> Result<Errand, Garbled> {
    check_length(text, BYTES)?;
    let Written { game, start, moves, want, time } = serde_json::from_str(text)?;
    if moves.len() > limits::TURNS {
        let (found, most) = (moves.len(), limits::TURNS);
        return Err(Garbled::Count { what: "moves", found, most });
    }
    if let Want::Lines { count: found, .. } = want
        && !(1..=Want::LINES).contains(&found)
    {
        return Err(Garbled::Count { what: "lines", found, most: Want::LINES });
    }
    if let Want::Defend { plies } | Want::Win { plies } = want
        && !(1..=Want::PLIES).contains(&plies)
    {
        let (found, most) = (plies as usize, Want::PLIES as usize);
        return Err(Garbled::Count { what: "plies", found, most });
    }
    let known = shelf.iter().find(|known| known.info().id == game);
    let game = *known.ok_or(Garbled::Game(game))?;
    let mut line = Line::new(game.position(&start).map_err(Garbled::Start)?);
    for (i, mv) in moves.iter().enumerate() {
        line.play(mv).map_err(|refusal| Garbled::Move { number: i + 1, refusal })?;
    }
    Ok(Errand { game, line, want, time })
}

/// Refuses a text that is too long to be looked at.
pub(super) const fn check_length(text: &str, most: usize) -> Result<(), Garbled> {
    if text.len() > most { Err(Garbled::Long { found: text.len(), most }) } else { Ok(()) }
}
