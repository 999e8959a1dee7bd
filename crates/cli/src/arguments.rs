use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use games::Shelf;
use table::{Sprt, Tempo};

use crate::Failure;
use crate::examples;
use crate::input::{Path, Place, Source};

/// A games room for two-player abstract board games: exact rules, pictures, counts
#[derive(Debug, Parser)]
// Never wrapped: an example should be copied as it is, and lines are kept short by hand.
#[command(name = "ludoteca", version, term_width = 0)]
struct Ludoteca {
    #[command(subcommand)]
    command: Command,
}

/// What there is to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, with their options
    Games(Games),
    /// Explain a game to a player
    Rules(Rules),
    /// Draw a position in the terminal, or describe it as JSON
    Show(Show),
    /// List every legal move
    Moves(Place),
    /// Count the leaves of the legal-move tree
    Perft(Perft),
    /// Play random games and measure them
    Playouts(Playouts),
    /// Draw a position into an SVG or PNG file
    Render(Render),
    /// Think about a position and tell the best lines
    Analyse(Analyse),
    /// Prove what a position is worth
    Solve(Solve),
    /// Search fixed positions: the checksum of the engine's behaviour
    Bench,
    /// Check, show and convert games that were written down
    #[command(subcommand)]
    Record(Record),
    /// Judge every move of a recorded game
    Review(Review),
    /// Let computer players play each other, and measure them
    Match(Match),
    /// Play for another program, in the Universal Game Interface
    Ugi(Ugi),
    /// Print a completion script for a shell
    Completions(Completions),
    /// Print a man page
    Man(Man),
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// Print one JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The name of a game
    pub(crate) game: String,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) path: Path,

    /// Use plain ASCII without colour
    #[arg(long)]
    pub(crate) ascii: bool,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) place: Place,

    /// How many moves deep to count
    // 128 is deeper than any count can finish, and shallow enough for the stack.
    #[arg(value_parser = |text: &str| whole(text, 0, 128))]
    pub(crate) depth: u32,

    /// Print the count behind each first move too
    #[arg(long)]
    pub(crate) divide: bool,

    /// Count with this many threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 256))]
    pub(crate) threads: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Playouts {
    #[command(flatten)]
    pub(crate) place: Place,

    /// How long to play
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) seconds: f64,

    /// Cut a game off after this many moves
    #[arg(long, value_name = "N", default_value_t = 200)]
    #[arg(value_parser = |text: &str| whole(text, 1, u32::MAX))]
    pub(crate) max_plies: u32,

    /// What decides every random move
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

fn whole(text: &str, least: u32, most: u32) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("give a whole number from {least} to {most}"))
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    number.ok_or_else(|| "give a number of seconds from 0.001 to 86400".into())
}

#[derive(Args, Debug)]
pub(crate) struct Render {
    #[command(flatten)]
    pub(crate) path: Path,

    /// The file to write; its ending, .svg or .png, says how
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,

    /// On a light or on a dark ground
    #[arg(long, value_enum, default_value_t = Theme::Light)]
    pub(crate) theme: Theme,

    /// How many pixels wide a PNG is
    #[arg(long, value_name = "PIXELS", default_value_t = 800)]
    #[arg(value_parser = |text: &str| whole(text, 16, 8192))]
    pub(crate) width: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    #[command(flatten)]
    pub(crate) path: Path,

    /// Stop after this many seconds [default: 10, if nothing else limits it]
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) time: Option<f64>,

    /// Stop after this depth
    #[arg(long, value_name = "D", value_parser = |text: &str| whole(text, 1, 128))]
    pub(crate) depth: Option<u32>,

    /// Stop after this many positions
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,

    /// Tell this many lines
    #[arg(long, value_name = "K", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 100))]
    pub(crate) lines: u32,

    /// Think with this many threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 256))]
    pub(crate) threads: u32,

    /// Remember this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    #[arg(value_parser = |text: &str| whole(text, 1, 65_536))]
    pub(crate) memory: u32,

    /// Print one JSON object for each depth
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) path: Path,

    /// Give up after this many seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) time: f64,

    /// Remember this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    #[arg(value_parser = |text: &str| whole(text, 2, 65_536))]
    pub(crate) memory: u32,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Record {
    /// Replay every game of a file and tell whether all is right
    Check(Source),
    /// Draw a game where it ended or anywhere before
    Show(RecordShow),
    /// Write the games of a file as text or as JSON
    Convert(RecordConvert),
}

#[derive(Args, Debug)]
pub(crate) struct RecordShow {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Which game of the file
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) game: usize,

    /// After how many turns; without it, after all
    #[arg(long, value_name = "P")]
    pub(crate) ply: Option<usize>,

    /// Use plain ASCII without colour
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RecordConvert {
    #[command(flatten)]
    pub(crate) source: Source,

    /// As what
    #[arg(long, value_enum)]
    pub(crate) to: RecordFormat,

    /// The file to write; without it, standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RecordFormat {
    Json,
    Text,
}

#[derive(Args, Debug)]
pub(crate) struct Review {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Which game of the file
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) game: usize,

    /// Positions searched for each move; without it, about a fifth of a second's worth
    #[arg(long, value_name = "N", value_parser = |text: &str| whole(text, 1, u32::MAX))]
    pub(crate) nodes: Option<u32>,

    /// Draw the winning chances into this SVG file
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Match {
    /// A game and its options: NAME or NAME:key=value,key=value
    pub(crate) spec: String,

    /// A level (random, greedy, 1 to 8), or "cmd:PATH ARGUMENTS" for a program that speaks UGI
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    pub(crate) players: Vec<String>,

    /// How many games each two players play; every opening takes two
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = even)]
    pub(crate) games: u32,

    /// How many random moves make an opening
    #[arg(long, value_name = "K", default_value_t = 4)]
    #[arg(value_parser = |text: &str| whole(text, 0, 1_000))]
    pub(crate) openings: u32,

    /// Seconds for a game and a move (10+0.1) or for each move (1s/move); without it, levels
    /// have their own limits and other programs 0.1s/move
    #[arg(long, value_name = "TEMPO")]
    pub(crate) time: Option<Tempo>,

    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 256))]
    pub(crate) concurrency: u32,

    /// End as soon as the first player is clearly ELO1 stronger, or only ELO0
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// Write the record of every game into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Call a game a draw after this many moves
    #[arg(long, value_name = "N", default_value_t = 600)]
    #[arg(value_parser = |text: &str| whole(text, 1, u32::MAX))]
    pub(crate) max_plies: u32,

    /// What decides the openings and every random move
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

fn even(text: &str) -> Result<u32, String> {
    let number = whole(text, 2, 1_000_000).ok().filter(|number| number % 2 == 0);
    number.ok_or_else(|| "give an even number from 2 to 1000000".into())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let read = || {
        let (elo0, elo1) = text.split_once(',')?;
        let elo = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 1_000.0);
        Some(Sprt { elo0: elo(elo0)?, elo1: elo(elo1)? }).filter(|sprt| sprt.elo0 < sprt.elo1)
    };
    read().ok_or_else(|| "give two numbers, the smaller one first, as 0,10".into())
}

#[derive(Args, Debug)]
pub(crate) struct Ugi {
    /// A game and its options: NAME or NAME:key=value,key=value
    pub(crate) spec: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell to complete in
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The command to describe; without one, the whole program
    pub(crate) command: Option<String>,
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
            command.after_help(help.clone()).mut_subcommands(|inner| inner.after_help(help.clone()))
        })
    })
}

/// Reads the arguments, the program's name first.
pub(crate) fn read(
    shelf: &Shelf,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Command, Failure> {
    let mut arguments = arguments.into_iter().peekable();
    let program = arguments.next().into_iter();
    let mut line = command_line(shelf);
    if arguments.peek().is_none() {
        return Err(Failure::Help(line.render_long_help().to_string()));
    }
    let matches = line.try_get_matches_from_mut(program.chain(arguments)).map_err(refuse)?;
    let ludoteca = Ludoteca::from_arg_matches(&matches).map_err(refuse)?;
    Ok(ludoteca.command)
}

/// Puts what clap says on one line, unless it is the help that was asked for.
#[expect(clippy::needless_pass_by_value, reason = "it is handed on by map_err")]
fn refuse(error: clap::Error) -> Failure {
    let text = error.render().to_string();
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Failure::Help(text);
    }
    let parts = text.split("\n\n").filter(|part| !part.starts_with("For more information"));
    let lines: Vec<String> = parts
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|part| !part.is_empty())
        .collect();
    let problem = lines.join("; ");
    Failure::Input(one_line(problem.strip_prefix("error: ").unwrap_or(&problem)))
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
