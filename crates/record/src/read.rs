use board::{Outcome, ParseError};
use games::{Line, MoveError, Shelf};

use crate::comment;
use crate::heading::Heading;
use crate::reason::{ResultText, judge};
use crate::scanner::Scanner;
use crate::tags;
use crate::words;
use crate::{Location, Numbering, OneLine, Reason, Record, RecordError, limits, result_text};

/// Reads the games of a text one by one; nothing comes after a fault.
#[derive(Debug)]
pub struct Records<'a> {
    shelf: &'a Shelf,
    scanner: Scanner<'a>,
    is_too_long: bool,
    games: usize,
    is_over: bool,
}

impl<'a> Records<'a> {
    /// The games of this text.
    pub fn new(shelf: &'a Shelf, text: &'a str) -> Self {
        let is_too_long = text.len() > limits::BYTES;
        Self { shelf, scanner: Scanner::new(text), is_too_long, games: 0, is_over: false }
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        if self.is_too_long {
            self.is_over = true;
            let hint = words::mebibytes(limits::BYTES >> 20);
            return Some(Err(RecordError::new(self.scanner.place(), &words::TOO_LONG, hint)));
        }
        self.scanner.skip_blanks(true);
        if self.scanner.peek().is_none() && self.games > 0 {
            return None;
        }
        self.games += 1;
        let record = Reading::game(self.shelf, &mut self.scanner);
        self.is_over = record.is_err();
        Some(record)
    }
}

/// A game while it is read.
struct Reading {
    record: Record,
    numbering: Numbering,
    /// What the tag Result says.
    result: Option<ResultText>,
    reason: Option<(Reason, Location)>,
}

impl Reading {
    fn game(shelf: &Shelf, scanner: &mut Scanner<'_>) -> Result<Record, RecordError> {
        let begin = scanner.place();
        let (tags, places) = tags::read(scanner)?;
        let heading = Heading::read(shelf, &tags)
            .map_err(|error| tags::locate(error, &tags, &places, begin))?;
        let mut record = Record::new(&heading.spec, &Line::new(heading.position));
        record.spec = heading.spec;
        record.start = heading.start;
        record.details = heading.details;
        let place = tags.iter().position(|tag| tag.name == "Reason").map(|i| places[i].value);
        let reason = heading.reason.zip(place);
        let mut reading =
            Self { record, numbering: Numbering::default(), result: heading.result, reason };
        loop {
            scanner.skip_blanks(true);
            match scanner.peek() {
                Some('{') => reading.comment(scanner)?,
                Some('[' | '}') | None => {
                    return Err(scanner.unexpected(&words::TURN_WANTED));
                }
                Some(_) => {
                    if reading.word(scanner)? {
                        return Ok(reading.record);
                    }
                }
            }
        }
    }

    /// Reads a number, a move or both, or the result; whether it was the result.
    fn word(&mut self, scanner: &mut Scanner<'_>) -> Result<bool, RecordError> {
        let here = scanner.clone();
        let word = scanner.word(|c| !c.is_whitespace() && c != '{' && c != '}');
        if word.len() > limits::MOVE {
            let hint = words::longest_move(limits::MOVE);
            return Err(RecordError::new(here.place(), &words::LONG_MOVE, hint));
        }
        if let Ok(ResultText(result)) = word.parse() {
            self.conclude(result, here.place())?;
            return Ok(true);
        }
        let number = number(word);
        let mut next = self.numbering;
        let (expected, _) = next.next(self.record.line.position().turn());
        if !number.is_empty() && number != expected {
            let problem = words::wrong_number(number.to_string());
            return Err(RecordError::new(here.place(), problem, words::right_number(expected)));
        }
        let mv = &word[number.len()..];
        if !mv.is_empty() {
            self.play(mv, |at| here.ahead(number.len() + at))?;
            self.numbering = next;
        }
        Ok(false)
    }

    fn play(&mut self, mv: &str, place: impl Fn(usize) -> Location) -> Result<(), RecordError> {
        if self.record.turns.len() == limits::TURNS {
            let hint = words::turns_allowed(limits::TURNS);
            return Err(RecordError::new(place(0), &words::LONG_GAME, hint));
        }
        self.record.play(mv).map_err(|error| match error {
            MoveError::Text(ParseError { at, problem, hint }) => {
                RecordError::new(place(at), problem, hint)
            }
            MoveError::Illegal { .. } => {
                RecordError::new(place(0), error.phrase(), &words::LEGAL_WANTED)
            }
            MoveError::Over(_) => RecordError::new(place(0), error.phrase(), &words::RESULT_WANTED),
        })?;
        Ok(())
    }

    fn comment(&mut self, scanner: &mut Scanner<'_>) -> Result<(), RecordError> {
        let here = scanner.place();
        let (text, clock) = comment::read(scanner)?;
        let fault = |error: ParseError| RecordError::new(here, error.problem, error.hint);
        let (said, time) = match self.record.turns.last_mut() {
            Some(turn) => (&mut turn.comment, Some(&mut turn.clock)),
            None => (&mut self.record.opening, None),
        };
        // Two comments in a row are one.
        *said = OneLine::new(&format!("{said} {text}")).map_err(fault)?;
        match (time, clock) {
            (Some(time @ None), Some(clock)) => *time = Some(clock),
            (Some(Some(_)), Some(_)) => {
                return Err(RecordError::new(here, &words::SECOND_CLOCK, &words::ONE_CLOCK));
            }
            (None, Some(_)) => {
                return Err(RecordError::new(here, &words::EARLY_CLOCK, &words::CLOCK_AFTER));
            }
            (_, None) => {}
        }
        Ok(())
    }

    fn conclude(&mut self, result: Option<Outcome>, here: Location) -> Result<(), RecordError> {
        if let Some(ResultText(tag)) = self.result.filter(|&ResultText(tag)| tag != result) {
            let problem = words::tag_says(result_text(tag));
            return Err(RecordError::new(here, problem, words::result_or_tag(result_text(result))));
        }
        let verdict = self.record.line.verdict();
        let (reason, place) = self.reason.map_or((None, here), |(reason, at)| (Some(reason), at));
        self.record.reason = judge(verdict.as_ref(), result, reason).map_err(|error| {
            let place = if error.about_reason { place } else { here };
            RecordError::new(place, error.problem, error.hint)
        })?;
        self.record.result = result;
        Ok(())
    }
}

/// The digits and points that a word begins with, nothing where it begins otherwise.
pub fn number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = word.len() - rest.len();
    let points = rest.len() - rest.trim_start_matches('.').len();
    if digits == 0 || points == 0 { "" } else { &word[..digits + points] }
}
