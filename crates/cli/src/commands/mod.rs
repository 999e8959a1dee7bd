//! One file a command.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod completions;
pub(crate) mod full_screen;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod man;
mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod playouts;
mod progress;
pub(crate) mod record;
pub(crate) mod render;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
mod speedup;
pub(crate) mod tournament;
pub(crate) mod ugi;
pub(crate) mod worker;

use ::games::Shelf;
use i18n::Language;

use crate::arguments::{Command, Request};
use crate::{CommandError, Console};

/// Does what was asked for with the games of this shelf, in the language that was asked for.
pub(crate) fn run(
    shelf: &'static Shelf,
    request: Request,
    language: Option<Language>,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let command = match request {
        Request::Room(arguments) => return full_screen::run(shelf, arguments, language, console),
        Request::Command(command) => command,
    };
    match command {
        Command::Games(arguments) => games::run(shelf, &arguments, console),
        Command::Rules(arguments) => rules::run(shelf, &arguments, console),
        Command::Show(arguments) => show::run(shelf, &arguments, console),
        Command::Moves(place) => moves::run(shelf, &place, console),
        Command::Perft(arguments) => perft::run(shelf, &arguments, console),
        Command::Play(arguments) => play::run(shelf, arguments, language, console),
        Command::Join(arguments) => join::run(shelf, &arguments, language, console),
        Command::Bot(arguments) => bot::run(shelf, &arguments, console),
        Command::Playouts(arguments) => playouts::run(shelf, &arguments, console),
        Command::Render(arguments) => render::run(shelf, &arguments, console),
        Command::Analyse(arguments) => analyse::run(shelf, &arguments, console),
        Command::Solve(arguments) => solve::run(shelf, &arguments, console),
        Command::Bench(arguments) => bench::run(shelf, &arguments, console),
        Command::Record(arguments) => record::run(shelf, &arguments, console),
        Command::Review(arguments) => review::run(shelf, &arguments, console),
        Command::Match(arguments) => tournament::run(shelf, &arguments, console),
        Command::Ugi(arguments) => ugi::run(shelf, &arguments, console),
        Command::Serve(arguments) => serve::run(&arguments, console),
        Command::Worker(arguments) => worker::run(&arguments, console),
        Command::Admin(arguments) => admin::run(&arguments, console),
        Command::Completions(arguments) => completions::run(shelf, &arguments, console),
        Command::Man(arguments) => man::run(shelf, &arguments, console),
    }
}
