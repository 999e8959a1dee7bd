use board::ParseError;

use crate::heading::{Tag, TagError};
use crate::scanner::Scanner;
use crate::words;
use crate::{Location, RecordError, limits};

/// Where a tag stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TagPlace {
    pub(crate) name: Location,
    pub(crate) value: Location,
}

/// Puts what is wrong with a tag where it stands.
pub(crate) fn locate(
    error: TagError,
    tags: &[Tag],
    places: &[TagPlace],
    begin: Location,
) -> RecordError {
    let ParseError { at, problem, hint } = error.error;
    let place = match (error.tag, error.in_value) {
        (None, _) => begin,
        (Some(tag), false) => places[tag].name,
        (Some(tag), true) => {
            let Location::Character { line, column } = places[tag].value else {
                return RecordError::new(begin, problem, hint);
            };
            let escaped = tags[tag].value.chars().take(at).filter(|&c| c == '"' || c == '\\');
            Location::Character { line, column: column + at + escaped.count() }
        }
    };
    RecordError::new(place, problem, hint)
}

/// Reads the tags that a game begins with.
pub(crate) fn read(scanner: &mut Scanner<'_>) -> Result<(Vec<Tag>, Vec<TagPlace>), RecordError> {
    let (mut tags, mut places) = (Vec::new(), Vec::new());
    loop {
        let here = scanner.place();
        if !scanner.take('[') {
            if tags.is_empty() {
                return Err(scanner.unexpected(&words::TAGS_FIRST));
            }
            return Ok((tags, places));
        }
        if tags.len() == limits::TAGS {
            let hint = words::allowed(limits::TAGS);
            return Err(RecordError::new(here, &words::TOO_MANY_TAGS, hint));
        }
        scanner.skip_blanks(false);
        let name = scanner.place();
        let word = scanner.word(|c| c.is_ascii_alphanumeric() || c == '_');
        if word.is_empty() || word.len() > limits::NAME {
            let hint = words::tag_name_wanted(limits::NAME);
            return Err(RecordError::new(name, &words::NO_TAG_NAME, hint));
        }
        scanner.skip_blanks(false);
        scanner.expect('"', &words::TAG_VALUE_WANTED)?;
        let value = scanner.place();
        let text = read_quoted(scanner)?;
        scanner.skip_blanks(false);
        scanner.expect(']', &words::TAG_END_WANTED)?;
        scanner.skip_blanks(false);
        if scanner.peek().is_some_and(|c| c != '\n') {
            return Err(scanner.unexpected(&words::TAG_LINE));
        }
        tags.push(Tag { name: word.into(), value: text });
        places.push(TagPlace { name, value });
        scanner.skip_blanks(true);
    }
}

/// The value of a tag, up to the closing quote.
fn read_quoted(scanner: &mut Scanner<'_>) -> Result<String, RecordError> {
    let mut text = String::new();
    loop {
        let hint = &words::VALUE_END_WANTED;
        match scanner.peek() {
            Some('"') => {
                scanner.bump();
                return Ok(text);
            }
            Some('\\') => {
                scanner.bump();
                text.push(scanner.escaped("\"\\", hint)?);
            }
            Some(c) if !c.is_control() => {
                scanner.bump();
                text.push(c);
            }
            _ => return Err(scanner.unexpected(hint)),
        }
        // Four bytes a character at most; the exact limit is checked where all values are.
        if text.len() > 4 * limits::WORDS {
            let hint = words::characters(limits::WORDS);
            return Err(RecordError::new(scanner.place(), &words::VALUE_TOO_LONG, hint));
        }
    }
}
