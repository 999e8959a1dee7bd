use std::fmt;
use std::time::Duration;

use games::{Line, Shelf};
use serde::{Deserialize, Serialize};

use super::{Query, Request, RequestError};
use record::limits;

/// A request as JSON.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    start: String,
    moves: Vec<String>,
    query: Query,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<Duration>,
}

/// The longest request, in bytes: more than the longest game has.
const BYTES: usize = 2 << 20;

pub(super) fn write(request: &Request, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Request { game, line, query, time } = request;
    let written = Written {
        game: game.info().id.into(),
        start: line.start().to_string(),
        moves: line.moves().to_vec(),
        query: *query,
        time: *time,
    };
    f.write_str(&serde_json::to_string(&written).expect("texts and numbers become JSON"))
}

pub(super) fn read(shelf: &Shelf, text: &str) -> Result<Request, RequestError> {
    check_length(text, BYTES)?;
    let Written { game, start, moves, query, time } = serde_json::from_str(text)?;
    if moves.len() > limits::TURNS {
        let (found, most) = (moves.len(), limits::TURNS);
        return Err(RequestError::Count { what: "moves", found, most });
    }
    if let Query::Lines { count: found, .. } = query
        && !(1..=Query::LINES).contains(&found)
    {
        return Err(RequestError::Count { what: "lines", found, most: Query::LINES });
    }
    if let Query::Defend { plies } | Query::Win { plies } = query
        && !(1..=Query::PLIES).contains(&plies)
    {
        let (found, most) = (plies as usize, Query::PLIES as usize);
        return Err(RequestError::Count { what: "plies", found, most });
    }
    let known = shelf.iter().find(|known| known.info().id == game);
    let game = *known.ok_or(RequestError::Game(game))?;
    let mut line = Line::new(game.position(&start).map_err(RequestError::Start)?);
    for (i, mv) in moves.iter().enumerate() {
        line.play(mv).map_err(|error| RequestError::Move { number: i + 1, error })?;
    }
    Ok(Request { game, line, query, time })
}

/// Refuses a text that is too long to be looked at.
pub(super) const fn check_length(text: &str, most: usize) -> Result<(), RequestError> {
    if text.len() > most { Err(RequestError::Long { found: text.len(), most }) } else { Ok(()) }
}
