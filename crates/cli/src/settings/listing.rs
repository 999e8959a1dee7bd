use std::fmt::Write as _;

use clap::{Arg, ArgAction, ArgMatches, Command};
use i18n::Language;

use super::{Values, settings};

/// Every setting as it is, in the form of a file of settings, with where it comes from.
pub(crate) fn print(
    line: &Command,
    matches: &ArgMatches,
    values: &Values,
    language: Language,
) -> String {
    let Some((_, given)) = matches.subcommand() else { return String::new() };
    let mut text = String::new();
    for flag in settings(line) {
        let (name, id) = (flag.get_long().unwrap_or_default(), flag.get_id().as_str());
        let value = if is_switch(flag) {
            Some(given.get_flag(id).to_string())
        } else {
            let raw = given.get_raw(id).and_then(|mut values| values.next());
            raw.map(|value| shown(name, &value.to_string_lossy()))
        };
        // Writing to a text can't fail.
        let _ = match (value, values.get(name)) {
            (Some(value), Some(told)) => {
                writeln!(text, "{name} = {value} # {}", told.origin.phrase().say(language))
            }
            (Some(value), None) => writeln!(text, "{name} = {value}"),
            (None, _) => writeln!(text, "# {name} ="),
        };
    }
    text
}

fn is_switch(flag: &Arg) -> bool {
    matches!(flag.get_action(), ArgAction::SetTrue)
}

/// A value as a file of settings has it, without a password.
fn shown(name: &str, value: &str) -> String {
    if value.parse::<u64>().is_ok() {
        return value.into();
    }
    let secret = value.split_once("://").and_then(|(_, rest)| rest.split_once('@'));
    let text = match secret.and_then(|(who, _)| who.split_once(':')) {
        Some((_, password)) if name == "database" => value.replacen(password, "...", 1),
        _ => value.into(),
    };
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{text}\"")
}

/// The settings as a table of the manual.
#[cfg(test)]
pub(crate) fn table(line: &Command) -> String {
    let mut text = String::from(
        "| flag | variable | in the file | default | what it is |\n|---|---|---|---|---|\n",
    );
    for flag in settings(line) {
        let name = flag.get_long().unwrap_or_default();
        let value = flag.get_value_names().and_then(|names| names.first());
        let (value, example) = match value {
            Some(value) if !is_switch(flag) => (format!(" {value}"), "\"...\""),
            _ => (String::new(), "true"),
        };
        let help = flag.get_help().map(ToString::to_string).unwrap_or_default();
        let default = match flag.get_default_values().first() {
            Some(default) if !is_switch(flag) => format!("`{}`", default.to_string_lossy()),
            _ => String::new(),
        };
        let variable = super::variable(name);
        let _ = writeln!(
            text,
            "| `--{name}{value}` | `{variable}` | `{name} = {example}` | {default} | {help} |"
        );
    }
    text
}
