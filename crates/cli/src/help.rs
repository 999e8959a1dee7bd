use clap::Command;
use clap::builder::{PossibleValue, Resettable, Str};
use i18n::Language;

/// The help of the command line: each English line and below it the same in Portuguese. Programs that
/// read it are spoken to in English, and so the English stands where clap looks for it.
const PORTUGUESE: &str = include_str!("help/pt.txt");

/// What stands around the parts of a help page.
const PAGE: &str = "{about-with-newline}\nUtilização: {usage}\n\n{all-args}{after-help}";

/// The command line with its help in this language.
pub(crate) fn in_language(mut line: Command, language: Language) -> Command {
    match language {
        Language::English => line,
        Language::Portuguese => {
            // What clap adds by itself is translated too, and so has to be there.
            line.build();
            translated(line)
        }
    }
}

/// What a value is called in Portuguese, where it is a word.
fn value_name(english: &Str) -> Str {
    Str::from(match english.as_str() {
        "PLAYER" => "JOGADOR",
        "TEXT" => "TEXTO",
        "TIME" => "TEMPO",
        "FILE" => "FICHEIRO",
        "DIR" | "FOLDER" => "PASTA",
        "LANGUAGE" => "LÍNGUA",
        "PLACE" => "LUGAR",
        "TOKEN" => "CHAVE",
        "LINK" => "LIGAÇÃO",
        "NAME" => "NOME",
        "MOVES" => "JOGADAS",
        "PIXELS" => "PÍXEIS",
        "HOST:PORT" => "NOME:PORTA",
        "LEVEL" => "NÍVEL",
        "FORMAT" => "FORMATO",
        _ => return english.clone(),
    })
}

/// How a command is used, which clap writes by itself, in this language.
pub(crate) fn usage(written: &str, language: Language) -> String {
    let usage = written.strip_prefix("Usage: ").unwrap_or(written);
    match language {
        Language::English => usage.into(),
        Language::Portuguese => {
            usage.replace("[OPTIONS]", "[OPÇÕES]").replace("COMMAND", "COMANDO")
        }
    }
}

/// A line of the help in Portuguese; the English one where nobody has translated it.
fn portuguese(english: &str) -> String {
    let pair = PORTUGUESE.split("\n\n").filter_map(|pair| pair.trim().split_once('\n'));
    let found = pair.into_iter().find(|(line, _)| *line == english);
    found.map_or(english, |(_, line)| line).to_owned()
}

fn translated(command: Command) -> Command {
    let about = command.get_about().map(|about| portuguese(&about.to_string()));
    let after = command.get_after_help().map(|after| {
        let after = after.to_string();
        let (heading, rest) = after.split_once('\n').unwrap_or((&after, ""));
        format!("{}\n{rest}", portuguese(heading))
    });
    let mut command = command
        .subcommand_help_heading("Comandos")
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "Argumentos" } else { "Opções" };
            let help = arg.get_help().map(|help| portuguese(&help.to_string()));
            let mut help = help.unwrap_or_default();
            let defaults: Vec<_> =
                arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
            let takes_value = arg.get_action().takes_values();
            if takes_value && !defaults.is_empty() && !arg.is_hide_default_value_set() {
                help = format!("{help} [predefinição: {}]", defaults.join(", "));
            }
            let possible = arg.get_possible_values();
            let names: Vec<_> = possible.iter().map(PossibleValue::get_name).collect();
            if takes_value && !names.is_empty() && !arg.is_hide_possible_values_set() {
                help = format!("{help} [valores possíveis: {}]", names.join(", "));
            }
            let names = arg.get_value_names().unwrap_or_default().iter();
            let names: Vec<_> = names.map(value_name).collect();
            let shown = arg.help_heading(heading).help(help).long_help(Resettable::Reset);
            if takes_value {
                shown.value_names(names).hide_default_value(true).hide_possible_values(true)
            } else {
                shown
            }
        })
        .mut_subcommands(translated);
    let usage = usage(&command.render_usage().to_string(), Language::Portuguese);
    command = command.help_template(PAGE.replace("{usage}", &usage));
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::command_line;

    fn check(command: &Command, missing: &mut Vec<String>) {
        let abouts = command.get_about().into_iter().map(ToString::to_string);
        let helps = command.get_arguments().filter_map(|arg| arg.get_help());
        for english in abouts.chain(helps.map(ToString::to_string)) {
            if portuguese(&english) == english {
                missing.push(english);
            }
        }
        for inner in command.get_subcommands() {
            check(inner, missing);
        }
    }

    #[test]
    fn every_line_of_the_help_is_translated() {
        let mut line = command_line(games::SHELF);
        line.build();
        let mut missing = Vec::new();
        check(&line, &mut missing);
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn help_is_said_in_portuguese() {
        let mut line = in_language(command_line(games::SHELF), Language::Portuguese);
        let page = line.render_long_help().to_string();
        for part in
            ["Utilização: ", "Comandos:", "Opções:", "Jogar uma partida", "Mostrar a versão"]
        {
            assert!(page.contains(part), "{part}\n{page}");
        }
        let play = line.find_subcommand_mut("play").unwrap().render_long_help().to_string();
        for part in [
            "Utilização: ludoteca play [OPÇÕES] [SPEC]",
            "--second <JOGADOR>",
            "Quem joga em segundo [predefinição: 3]",
            "Exemplos:",
            "Argumentos:",
        ] {
            assert!(play.contains(part), "{part}\n{play}");
        }
        for english in ["Usage", "Options:", "default", "Print", "OPTIONS", "COMMAND", "PLAYER"] {
            assert!(!page.contains(english) && !play.contains(english), "{english}\n{page}{play}");
        }
    }
}
