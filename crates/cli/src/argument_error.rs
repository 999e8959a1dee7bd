use std::error::Error as _;

use board::{ParseError, quote};
use clap::error::{ContextKind, ErrorKind};
use i18n::{Language, Phrase};
use play::ParseSeatError;

use crate::values::Wanted;
use crate::{help, words};

/// What is wrong with the arguments, and how they should be; clap's own English where that is rare.
pub(crate) fn explain(error: &clap::Error, language: Language) -> Phrase {
    let Some(problem) = problem(error) else { return Phrase::plain(english(error)) };
    let near =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let problem = match near.into_iter().find_map(|kind| told(error, kind)) {
        Some(near) => words::perhaps(problem, quote(&near)),
        None => problem,
    };
    match told(error, ContextKind::Usage) {
        Some(usage) => words::usage(problem, one_line(&help::usage(&usage, language))),
        None => problem,
    }
}

fn problem(error: &clap::Error) -> Option<Phrase> {
    let told = |kind| told(error, kind);
    let argument = || told(ContextKind::InvalidArg).map(|argument| quote(&argument));
    let value = || told(ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => words::unknown_argument(argument()?),
        ErrorKind::InvalidSubcommand => {
            words::unknown_command(quote(&told(ContextKind::InvalidSubcommand)?))
        }
        ErrorKind::MissingSubcommand => words::no_command(told(ContextKind::ValidSubcommand)?),
        ErrorKind::MissingRequiredArgument => words::no_argument(told(ContextKind::InvalidArg)?),
        ErrorKind::InvalidValue if value()?.is_empty() => words::no_value(argument()?),
        ErrorKind::InvalidValue => {
            let possible = told(ContextKind::ValidValue)?;
            words::impossible_value(quote(&value()?), argument()?, possible)
        }
        ErrorKind::ValueValidation => {
            words::wrong_value(quote(&value()?), argument()?, reason(error)?)
        }
        ErrorKind::ArgumentConflict => {
            words::conflict(argument()?, quote(&told(ContextKind::PriorArg)?))
        }
        _ => return None,
    })
}

/// Why a value was refused, in every language where whoever refused it can say so.
fn reason(error: &clap::Error) -> Option<Phrase> {
    let reason = error.source()?;
    if let Some(Wanted(wanted)) = reason.downcast_ref() {
        return Some(wanted.clone());
    }
    if reason.is::<ParseSeatError>() {
        return Some((&words::NO_PLAYER).into());
    }
    let text = reason.downcast_ref::<ParseError>().map(ParseError::phrase);
    Some(text.unwrap_or_else(|| Phrase::plain(one_line(&reason.to_string()))))
}

/// What an error tells of this kind.
fn told(error: &clap::Error, kind: ContextKind) -> Option<String> {
    error.get(kind).map(ToString::to_string)
}

/// What clap says, on one line.
fn english(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let parts = text.split("\n\n").filter(|part| !part.starts_with("For more information"));
    let lines: Vec<String> = parts
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|part| !part.is_empty())
        .collect();
    let problem = lines.join("; ");
    one_line(problem.strip_prefix("error: ").unwrap_or(&problem))
}

/// A message that repeats somebody's text, cut when long and with nothing a terminal would obey.
fn one_line(message: &str) -> String {
    const LONGEST: usize = 300;
    let mut line: String = message
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c })
        .collect();
    if message.chars().nth(LONGEST).is_some() {
        line.push_str("...");
    }
    line
}
