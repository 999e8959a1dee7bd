//! What a server can be told: by a flag, by a variable of the environment, or in a file, in that order.
//!
//! The flags of `ludoteca serve` are the one list of settings. A flag `--some-thing` is the variable
//! `LUDOTECA_SOME_THING` and the key `some-thing` of the file, and whatever comes from there is read as if
//! it had been the flag.

mod file;
mod listing;

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::path::Path;

use board::quote;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use i18n::{Language, Phrase};

use crate::argument_error::explain;
use crate::{CommandError, words};
pub(crate) use listing::print;

/// What `serve` takes that is no setting of a server.
const NO_SETTINGS: [&str; 6] = ["config", "help", "lang", "print-settings", "version", "write"];

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A variable of the environment.
    Variable(String),
    /// A file, and the line in it.
    File(String, usize),
}

impl Origin {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Variable(name) => words::from_variable(name.clone()),
            Self::File(name, line) => words::from_file(quote(name), *line),
        }
    }
}

/// A value that comes from elsewhere than the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    text: String,
    origin: Origin,
}

/// The values that come from elsewhere, by the names of their flags.
pub(crate) type Values = BTreeMap<String, Value>;

/// The settings, as the flags of `serve` that they are.
fn settings(line: &Command) -> impl Iterator<Item = &Arg> {
    let serve = line.get_subcommands().find(|command| command.get_name() == "serve");
    let flags = serve.into_iter().flat_map(Command::get_arguments);
    flags.filter(|flag| flag.get_long().is_some_and(|name| !NO_SETTINGS.contains(&name)))
}

/// The variable of a setting.
fn variable(name: &str) -> String {
    format!("LUDOTECA_{}", name.to_uppercase().replace('-', "_"))
}

/// What environment and file say to a command that has been read from its flags.
pub(crate) fn elsewhere(
    line: &Command,
    matches: &ArgMatches,
    language: Language,
) -> Result<Values, CommandError> {
    let (mut command, mut given) = (line, matches);
    while let Some((name, inner)) = given.subcommand() {
        let Some(found) = command.find_subcommand(name) else { return Ok(Values::new()) };
        (command, given) = (found, inner);
    }
    let flags: Vec<&Arg> = command.get_arguments().collect();
    let is_told =
        |flag: &Arg| given.value_source(flag.get_id().as_str()) == Some(ValueSource::CommandLine);
    let has = |name: &str| flags.iter().find(|flag| flag.get_long() == Some(name));
    if has("config").is_none() || has("write").is_some_and(|flag| is_told(flag)) {
        return Ok(Values::new());
    }
    let config = given.get_one::<std::path::PathBuf>("config").cloned();
    let config = config.or_else(|| env::var_os(variable("config")).map(Into::into));
    let mut told: Vec<&Arg> = flags.iter().copied().filter(|flag| is_told(flag)).collect();
    let mut values = Values::new();
    for level in [from_environment(line)?, from_file(line, config.as_deref())?] {
        let mut heard = Vec::new();
        for (name, value) in level {
            let Some(&flag) = has(&name) else { continue };
            let excludes = |other: &&Arg| {
                other.get_id() == flag.get_id()
                    || conflicts(command, other, flag)
                    || conflicts(command, flag, other)
            };
            if told.iter().any(excludes) {
                continue;
            }
            check(line, flag, &value, language)?;
            heard.push(flag);
            values.insert(name, value);
        }
        told.extend(heard);
    }
    Ok(values)
}

/// Whether one flag excludes another.
fn conflicts(command: &Command, one: &Arg, other: &Arg) -> bool {
    command.get_arg_conflicts_with(one).iter().any(|it| it.get_id() == other.get_id())
}

fn from_environment(line: &Command) -> Result<Values, CommandError> {
    let mut values = Values::new();
    for name in settings(line).filter_map(Arg::get_long) {
        let variable = variable(name);
        let Some(text) = env::var_os(&variable).filter(|text| !text.is_empty()) else { continue };
        let text = text
            .into_string()
            .map_err(|_| CommandError::Input(words::variable_not_utf8(variable.clone())))?;
        values.insert(name.into(), Value { text, origin: Origin::Variable(variable) });
    }
    Ok(values)
}

fn from_file(line: &Command, path: Option<&Path>) -> Result<Values, CommandError> {
    let Some(path) = path else { return Ok(Values::new()) };
    let known: Vec<&str> = settings(line).filter_map(Arg::get_long).collect();
    file::read(path, &known)
}

/// Says where a value stands that is not one.
fn check(
    line: &Command,
    flag: &Arg,
    value: &Value,
    language: Language,
) -> Result<(), CommandError> {
    let wrong = |why: Phrase| CommandError::Input(words::wrong_setting(value.origin.phrase(), why));
    let Some(argument) = argument(flag, &value.text).map_err(wrong)? else { return Ok(()) };
    match line.clone().try_get_matches_from(["ludoteca".into(), "serve".into(), argument]) {
        Err(error)
            if matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) =>
        {
            Err(wrong(explain(&error, language)))
        }
        _ => Ok(()),
    }
}

/// A value as it would stand on the command line; nothing for a flag that is off.
fn argument(flag: &Arg, text: &str) -> Result<Option<OsString>, Phrase> {
    let name = flag.get_long().unwrap_or_default();
    if !matches!(flag.get_action(), ArgAction::SetTrue) {
        return Ok(Some(format!("--{name}={text}").into()));
    }
    match text.to_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Ok(Some(format!("--{name}").into())),
        "false" | "0" | "no" | "off" => Ok(None),
        _ => Err(words::not_a_truth(quote(text))),
    }
}

/// The arguments with what environment and file say, as if it stood there.
pub(crate) fn complete(line: &Command, arguments: &[OsString], values: &Values) -> Vec<OsString> {
    let is_command = |argument: &OsString| {
        argument.to_str().is_some_and(|text| line.find_subcommand(text).is_some())
    };
    let place = arguments.iter().skip(1).position(is_command).map_or(1, |place| place + 2);
    let more = settings(line).filter_map(|flag| {
        let value = values.get(flag.get_long()?)?;
        argument(flag, &value.text).ok()?
    });
    let (before, after) = arguments.split_at(place.min(arguments.len()));
    before.iter().cloned().chain(more).chain(after.iter().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manual_has_every_setting() {
        let mut line = crate::arguments::command_line(games::SHELF);
        line.build();
        let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
        let manual = std::fs::read_to_string(manual).expect("the manual is there");
        let (_, rest) = manual.split_once("<!-- settings -->\n").expect("the table begins");
        let (table, _) = rest.split_once("<!-- end of settings -->").expect("the table ends");
        let wanted = listing::table(&line);
        assert!(table == wanted, "the table of docs/operations.md should be\n{wanted}");
    }
}
