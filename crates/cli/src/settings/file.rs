use std::fs;
use std::path::Path;

use board::quote;
use toml::de::{DeTable, DeValue};

use super::{Origin, Value, Values};
use crate::{CommandError, words};

/// More than any file of settings has, in bytes.
const MOST: u64 = 1 << 20;

/// Reads a file of settings, of which these are known.
pub(super) fn read(path: &Path, known: &[&str]) -> Result<Values, CommandError> {
    let name = path.to_string_lossy().into_owned();
    let wrong = |problem| CommandError::Input(words::wrong_file(quote(&name), problem));
    let read = || {
        let size = fs::metadata(path)?.len();
        if size > MOST { Err(std::io::ErrorKind::FileTooLarge.into()) } else { fs::read(path) }
    };
    let bytes = read().map_err(|error| wrong(platform::reason(&error)))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        wrong(words::not_utf8(before.split(|byte| *byte == b'\n').count()))
    })?;
    let line = |place: usize| text[..place.min(text.len())].matches('\n').count() + 1;
    let table = DeTable::parse(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| line(span.start));
        wrong(words::not_toml(line, error.message().to_owned()))
    })?;
    let mut values = Values::new();
    for (key, value) in table.into_inner() {
        let (line, key) = (line(key.span().start), key.into_inner());
        if !known.contains(&&*key) {
            return Err(wrong(words::unknown_setting(line, quote(&key), known.join(", "))));
        }
        let text = match value.into_inner() {
            DeValue::String(text) => text.into_owned(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            DeValue::Boolean(truth) => truth.to_string(),
            _ => return Err(wrong(words::no_simple_value(line, quote(&key)))),
        };
        values.insert(key.into_owned(), Value { text, origin: Origin::File(name.clone(), line) });
    }
    Ok(values)
}
