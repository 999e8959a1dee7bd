use std::ffi::OsString;

use ::games::Shelf;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use i18n::Language;

use crate::argument_error::explain;
use crate::commands::{
    admin, analyse, bench, bot, completions, games, join, man, perft, play, playouts, record,
    render,
};
use crate::commands::{full_screen, review, rules, serve, show, solve, tournament, ugi, worker};
use crate::examples;
use crate::input::Path;
use crate::{CommandError, Console, help, settings};

/// A games room for two-player abstract board games: exact rules, pictures, counts
#[derive(Debug, Parser)]
// Never wrapped: an example should be copied as it is, and lines are kept short by hand.
#[command(name = "ludoteca", version, term_width = 0)]
struct Ludoteca {
    #[command(flatten)]
    full_screen: full_screen::Arguments,

    #[command(subcommand)]
    command: Option<Command>,

    /// Speak to players in this language [default: that of the locale, or English]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    lang: Option<Language>,
}

/// What was asked for.
#[derive(Debug)]
pub(crate) enum Request {
    /// The games room on a full screen.
    Room(full_screen::Arguments),
    /// One of the commands.
    Command(Command),
}

/// The codes of the languages, as an option takes them.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| code.parse().expect("only codes of languages are possible"))
}

/// What there is to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, with their options
    Games(games::Arguments),
    /// Explain a game to a player
    Rules(rules::Arguments),
    /// Draw a position in the terminal, or describe it as JSON
    Show(show::Arguments),
    /// List every legal move
    Moves(Path),
    /// Count the leaves of the legal-move tree
    Perft(perft::Arguments),
    /// Play a game, on the full screen or line by line
    Play(play::Arguments),
    /// Join a game on a games server, by its link
    Join(join::Arguments),
    /// Let a level or a program play on a games server
    Bot(bot::Arguments),
    /// Play random games and measure them
    Playouts(playouts::Arguments),
    /// Draw a position into an SVG or PNG file
    Render(render::Arguments),
    /// Think about a position and tell the best lines
    Analyse(analyse::Arguments),
    /// Prove what a position is worth
    Solve(solve::Arguments),
    /// Search fixed positions: the checksum of the engine's behaviour
    Bench(bench::Arguments),
    /// Check, show and convert games that were written down
    #[command(subcommand)]
    Record(record::Arguments),
    /// Judge every move of a recorded game
    Review(review::Arguments),
    /// Let computer players play each other, and measure them
    Match(tournament::Arguments),
    /// Play for another program, in the Universal Game Interface
    Ugi(ugi::Arguments),
    /// Serve the browser app, or write its files
    Serve(serve::Arguments),
    /// Find the moves of computer players for games servers on other machines
    Worker(worker::Arguments),
    /// Look after what a games server keeps
    Admin(admin::Arguments),
    /// Print a completion script for a shell
    Completions(completions::Arguments),
    /// Print a man page
    Man(man::Arguments),
}

/// The command line as clap knows it, with examples from the games of this shelf.
pub(crate) fn command_line(shelf: &Shelf) -> clap::Command {
    let names: Vec<_> = Ludoteca::command()
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .collect();
    names.into_iter().fold(Ludoteca::command(), |line, name| {
        let help = examples::of(&name, shelf);
        line.mut_subcommand(name, |command| {
            let command = command.after_help(help.clone()).arg_required_else_help(false);
            command.mut_subcommands(|inner| inner.after_help(help.clone()))
        })
    })
}

/// Reads the arguments, the program's name first. Without any there is the games room, or help
/// where there is no full screen for it. Tells the language that was asked for too.
pub(crate) fn read(
    shelf: &Shelf,
    arguments: impl IntoIterator<Item = OsString>,
    console: &Console<'_>,
) -> Result<(Request, Option<Language>), CommandError> {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let mut line = help::in_language(command_line(shelf), console.language);
    if arguments.len() < 2 && !console.full_screen {
        return Err(CommandError::Help(line.render_long_help().to_string()));
    }
    let refuse = |error: clap::Error| refuse(&error, console.language);
    let mut matches = line.try_get_matches_from_mut(&arguments).map_err(refuse)?;
    let values = settings::elsewhere(&line, &matches, console.language)?;
    if !values.is_empty() {
        let arguments = settings::complete(&line, &arguments, &values);
        matches = line.try_get_matches_from_mut(arguments).map_err(refuse)?;
    }
    let ludoteca = Ludoteca::from_arg_matches(&matches).map_err(refuse)?;
    if let Some(Command::Serve(serve)) = &ludoteca.command
        && serve.print_settings
    {
        let text = settings::print(&line, &matches, &values, console.language);
        return Err(CommandError::Help(text));
    }
    let request = ludoteca.command.map_or(Request::Room(ludoteca.full_screen), Request::Command);
    Ok((request, ludoteca.lang))
}

fn refuse(error: &clap::Error, language: Language) -> CommandError {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            CommandError::Help(error.render().to_string())
        }
        _ => CommandError::Input(explain(error, language)),
    }
}

/// The language that is asked for, also where the arguments can't be read.
pub(crate) fn language(arguments: &[OsString]) -> Option<Language> {
    let mut texts = arguments.iter().filter_map(|argument| argument.to_str());
    let rest = texts.find_map(|text| text.strip_prefix("--lang"))?;
    let code = if rest.is_empty() { texts.next()? } else { rest.strip_prefix('=')? };
    code.parse().ok()
}
