use board::ParseError;
use games::Shelf;
use serde::{Deserialize, Serialize};

use crate::heading::{Heading, Tag};
use crate::reason::ResultText;
use crate::words;
use crate::{Location, OneLine, Record, RecordError, limits, result_text};

/// A game as JSON.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Game {
    #[serde(rename = "game")]
    spec: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    second: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The further tags, each a name and a value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<[String; 2]>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    moves: Vec<Move>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Move {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// Whether a text is JSON and not a record: a record begins with the name of a tag.
pub(crate) fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let inside = text.strip_prefix('[').map(str::trim_start);
    text.starts_with('{') || inside.is_some_and(|inside| inside.starts_with(['{', ']']))
}

/// Writes games as one JSON array.
pub fn write(records: &[Record]) -> String {
    let games: Vec<Game> = records.iter().map(game).collect();
    let mut text = serde_json::to_string_pretty(&games).expect("texts and lists become JSON");
    text.push('\n');
    text
}

fn game(record: &Record) -> Game {
    let details = &record.details;
    let [first, second] = &details.players.0;
    let said = |words: &OneLine| (!words.is_empty()).then(|| words.to_string());
    let moves = record.turns.iter().map(|turn| Move {
        mv: turn.mv.clone(),
        clock: turn.clock.map(|clock| clock.to_string()),
        comment: turn.comment.to_string(),
    });
    Game {
        spec: record.spec.to_string(),
        start: record.start.clone(),
        first: said(first),
        second: said(second),
        date: details.date.map(|date| date.to_string()),
        event: details.event.as_ref().map(ToString::to_string),
        clock: details.clock.map(|clock| clock.to_string()),
        result: result_text(record.result).into(),
        reason: record.reason.map(|reason| reason.to_string()),
        tags: details.more().map(|(name, value)| [name.into(), value.to_string()]).collect(),
        comment: record.opening.to_string(),
        moves: moves.collect(),
    }
}

/// Reads one game or an array of games.
pub(crate) fn read(
    shelf: &Shelf,
    text: &str,
    mut visit: impl FnMut(Record),
) -> Result<(), RecordError> {
    if text.len() > limits::BYTES {
        let hint = words::mebibytes(limits::BYTES >> 20);
        let place = Location::Character { line: 1, column: 1 };
        return Err(RecordError::new(place, &words::TOO_LONG, hint));
    }
    let games: Result<Vec<Game>, _> = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map(|game| vec![game])
    } else {
        serde_json::from_str(text)
    };
    let games = games.map_err(|error| unreadable(&error))?;
    if games.is_empty() {
        let place = Location::Character { line: 1, column: 1 };
        return Err(RecordError::new(place, &words::NO_GAME, &words::GAMES_WANTED));
    }
    for (i, game) in games.into_iter().enumerate() {
        visit(record(shelf, game, i + 1)?);
    }
    Ok(())
}

fn unreadable(error: &serde_json::Error) -> RecordError {
    const LONGEST: usize = 160;
    let (line, column) = (error.line().max(1), error.column().max(1));
    let message = error.to_string();
    let problem = message.split(" at line ").next().unwrap_or_default();
    let problem = problem.chars().filter(|c| !c.is_control()).take(LONGEST).collect::<String>();
    let place = Location::Character { line, column };
    RecordError::new(place, words::unreadable(problem), &words::SEE_RECORDS)
}

fn record(shelf: &Shelf, game: Game, number: usize) -> Result<Record, RecordError> {
    let place = |turn| Location::Game { game: number, turn };
    let fault = |turn, error: ParseError| RecordError::new(place(turn), error.problem, error.hint);
    if game.moves.len() > limits::TURNS {
        let hint = words::turns_allowed(limits::TURNS);
        return Err(RecordError::new(place(None), &words::LONG_GAME, hint));
    }
    if game.tags.len() > limits::TAGS {
        let hint = words::allowed(limits::TAGS);
        return Err(RecordError::new(place(None), &words::TOO_MANY_TAGS, hint));
    }
    let known = [
        ("Game", Some(game.spec)),
        ("Start", game.start),
        ("First", game.first),
        ("Second", game.second),
        ("Date", game.date),
        ("Event", game.event),
        ("Clock", game.clock),
        ("Result", Some(game.result)),
        ("Reason", game.reason),
    ];
    let mut tags: Vec<Tag> = known
        .into_iter()
        .filter_map(|(name, value)| Some(Tag { name: name.into(), value: value? }))
        .collect();
    tags.extend(game.tags.into_iter().map(|[name, value]| Tag { name, value }));
    let heading = Heading::read(shelf, &tags).map_err(|error| {
        let about = error.tag.map_or("", |tag| tags[tag].name.as_str());
        let ParseError { problem, hint, .. } = error.error;
        let about: String = about.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
        RecordError::new(place(None), words::of_tag(about, problem), hint)
    })?;
    let mut record = Record::new(&heading.spec, &games::Line::new(heading.position));
    (record.spec, record.start, record.details) = (heading.spec, heading.start, heading.details);
    record.opening = OneLine::new(&game.comment).map_err(|error| fault(None, error))?;
    for (i, Move { mv, clock, comment }) in game.moves.into_iter().enumerate() {
        let turn = Some(i + 1);
        let played = record
            .play(&mv)
            .map_err(|error| RecordError::new(place(turn), error.phrase(), &words::LEGAL_WANTED))?;
        let clock = clock.map(|clock| clock.parse()).transpose();
        played.clock = clock.map_err(|error| fault(turn, error))?;
        played.comment = OneLine::new(&comment).map_err(|error| fault(turn, error))?;
    }
    let result = heading.result.and_then(|ResultText(result)| result);
    record
        .conclude(result, heading.reason)
        .map_err(|error| RecordError::new(place(None), error.problem, error.hint))?;
    Ok(record)
}
