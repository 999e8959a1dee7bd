use board::ParseError;

use crate::one_line::CLOCK;
use crate::scanner::Scanner;
use crate::words;
use crate::{Location, RecordError, Span, limits};

/// Reads a comment: what it says, and the clock time in it.
pub(crate) fn read(scanner: &mut Scanner<'_>) -> Result<(String, Option<Span>), RecordError> {
    let here = scanner.place();
    take_clock(read_text(scanner)?, here)
}

/// What stands between two braces, with single blanks.
fn read_text(scanner: &mut Scanner<'_>) -> Result<String, RecordError> {
    const CLOCK_ROOM: usize = 64;
    let begin = scanner.place();
    let hint = &words::COMMENT_END;
    scanner.expect('{', hint)?;
    let mut text = String::new();
    let mut length = 0;
    loop {
        let mut found = match scanner.peek() {
            Some('}') => {
                scanner.bump();
                return Ok(text);
            }
            Some('{') => return Err(scanner.unexpected(&words::COMMENT_NESTED)),
            None => return Err(RecordError::new(begin, &words::COMMENT_OPEN, hint)),
            Some(c) if c.is_control() && !c.is_whitespace() => {
                return Err(scanner.unexpected(&words::LEAVE_OUT_UNSEEN));
            }
            Some(c) => c,
        };
        scanner.bump();
        if found == '\\' {
            found = scanner.escaped("{}\\", hint)?;
        }
        if found.is_whitespace() {
            if text.ends_with(' ') {
                continue;
            }
            found = ' ';
        }
        text.push(found);
        length += 1;
        if length > limits::WORDS + CLOCK_ROOM {
            let hint = words::characters(limits::WORDS);
            return Err(RecordError::new(begin, &words::COMMENT_LONG, hint));
        }
    }
}

/// Takes the clock time out of a comment.
fn take_clock(text: String, here: Location) -> Result<(String, Option<Span>), RecordError> {
    let Some(begin) = text.find(CLOCK) else { return Ok((text, None)) };
    let wrong = |error: ParseError| RecordError::new(here, error.problem, error.hint);
    let inside = &text[begin + CLOCK.len()..];
    let end = inside
        .find(']')
        .ok_or_else(|| RecordError::new(here, &words::CLOCK_OPEN, &words::CLOCK_FORM))?;
    let clock = inside[..end].trim().parse().map_err(wrong)?;
    // A blank in its place, so that what stood apart is not joined.
    Ok((format!("{} {}", &text[..begin], &inside[end + 1..]), Some(clock)))
}
