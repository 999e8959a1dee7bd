//! A bot: a level or any program that speaks UGI, seated at a games server.

mod chooser;
mod sitting;

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use clap::Args;
use client::{ClientError, Hall, Link, NoToken, Ticket, Token, Who};
use games::Shelf;
use platform::{State, Stopwatch};
use protocol::api::{GameState, GameView};
use protocol::{GameId, Kind, Name, Person};

use super::join;
use super::tournament::processes;
use super::tournament::seat::Entrant;
use crate::values::{Wanted, whole};
use crate::words::commands_bot as words;
use crate::{CommandError, Console, interrupt};
use chooser::Chooser;
use sitting::{Ended, Input, Means, Sitting, say};

/// The environment variable that has the token.
const TOKEN: &str = "LUDOTECA_TOKEN";

/// What is said of the option that has it.
const TOKEN_HELP: &str =
    "A token of the server; others can see it here, but not in the variable LUDOTECA_TOKEN";

/// How often a server is asked whether there is a game to play.
const LOOK: Duration = Duration::from_secs(2);

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The link of a game, or the address of a server
    place: String,

    /// A level (1 to 8, random, greedy, easy, normal), or "cmd:PATH ARGUMENTS" for a program that speaks UGI
    player: String,

    #[arg(long, value_name = "TOKEN", value_parser = token, help = TOKEN_HELP)]
    token: Option<Token>,

    /// What it wants to be called, where it has no token
    #[arg(long, value_name = "NAME", value_parser = join::name)]
    name: Option<Name>,

    /// How many games it plays [default: 1 with a link, any number with a server]
    #[arg(long, value_name = "N", value_parser = |text: &str| whole(text, 1, u32::MAX))]
    games: Option<u32>,

    /// Sit down at games in the lobby that have a free seat
    #[arg(long)]
    take_open: bool,

    /// Where its seats are kept, instead of the user's state directory
    #[arg(long, value_name = "DIR")]
    state: Option<PathBuf>,
}

fn token(text: &str) -> Result<Token, Wanted> {
    text.parse().map_err(|wrong: NoToken| Wanted(wrong.phrase()))
}

/// Plays games on a server, and tells what happens.
pub(crate) fn run(
    shelf: &'static Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let link = join::link(&arguments.place)?;
    let entrant = Entrant::read(&arguments.player)?;
    let who = who(arguments, &entrant, console)?;
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, inputs) = channel();
    let (stopping, choosing) = (sender.clone(), sender.clone());
    let heard = Arc::clone(&stop);
    let end = move || {
        heard.store(true, std::sync::atomic::Ordering::Relaxed);
        // Where nobody listens any more, it is over.
        let _ = stopping.send(Input::Stop);
    };
    interrupt::heed_and_tidy(end, processes::end_all);
    let tell = move |choice| drop(choosing.send(Input::Choice(choice)));
    let chooser = Chooser::start(entrant, stop, tell);
    let watch = Stopwatch::start();
    let means = Means { shelf, sender: &sender, inputs: &inputs, chooser: &chooser, watch: &watch };
    let bot = Bot { link, who, means, games: arguments.games, takes_open: arguments.take_open };
    let done = bot.run(console);
    // Whoever was started here ends here.
    drop(chooser);
    processes::end_all();
    done
}

/// As whom the bot comes.
fn who(
    arguments: &Arguments,
    entrant: &Entrant,
    console: &Console<'_>,
) -> Result<Who, CommandError> {
    let from_environment = env::var(TOKEN).ok().filter(|text| !text.is_empty());
    let token = match (&arguments.token, from_environment) {
        (Some(token), _) => Some(token.clone()),
        (None, Some(text)) => {
            let wrong = |wrong: NoToken| words::wrong_token(TOKEN, wrong.phrase());
            Some(text.parse().map_err(|error| CommandError::Input(wrong(error)))?)
        }
        (None, None) => None,
    };
    Ok(token.map_or_else(
        || {
            let state = State::find(arguments.state.clone());
            let mut guest = join::guest(arguments.name.clone(), state, console.language);
            guest.is_bot = true;
            guest.otherwise = match entrant {
                Entrant::Level(_) => words::LEVEL.say(console.language),
                Entrant::Outside(_) => words::PROGRAM.say(console.language),
            }
            .parse()
            .expect("a name in every language");
            Who::Guest(guest)
        },
        Who::Bearer,
    ))
}

/// Somebody who plays on a server without being a person.
struct Bot<'a> {
    link: Link,
    who: Who,
    means: Means<'a>,
    games: Option<u32>,
    takes_open: bool,
}

impl Bot<'_> {
    fn run(self, console: &mut Console<'_>) -> Result<(), CommandError> {
        match self.link.game.clone() {
            Some(game) => self.at_game(game, console),
            None => self.at_server(console),
        }
    }

    fn ticket(&self, game: GameId) -> Ticket {
        Ticket { server: self.link.server.clone(), game, who: self.who.clone() }
    }

    /// Plays one game, and its rematches where more are wanted.
    fn at_game(&self, game: GameId, console: &mut Console<'_>) -> Result<(), CommandError> {
        let mut game = game;
        let most = self.games.unwrap_or(1);
        for number in 1..=most {
            let sitting = Sitting::begin(&self.means, self.ticket(game), u64::from(number));
            match sitting.run(number < most, console)? {
                Ended::Next(next) => game = next,
                Ended::NoSeat => return Err(CommandError::Other((&words::NO_SEAT).into())),
                Ended::Over => break,
                Ended::Stopped => return say(&(&words::STOPPED).into(), console),
            }
        }
        Ok(())
    }

    /// Waits for games, and plays one after the other.
    fn at_server(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let server = self.link.server.clone();
        let failed = |error: &ClientError| CommandError::Other(error.phrase());
        let hall = Hall::enter(server, &self.who).map_err(|error| failed(&error))?;
        let me = hall.me().map_err(|error| failed(&error))?;
        let me = me.ok_or_else(|| failed(&ClientError::UnknownToken))?;
        let me = Person { id: me.id, name: me.name, kind: me.kind };
        say(&words::waiting(me.name.to_string(), self.link.server.to_string()), console)?;
        let mut done = BTreeSet::new();
        let (mut played, mut number, mut is_lost) = (0, 0, false);
        while self.games.is_none_or(|most| played < most) {
            console.out.flush()?;
            let found = self.find(&hall, &me, &done);
            let is_known = std::mem::replace(&mut is_lost, found.is_err());
            let game = match found {
                Ok(game) => game,
                Err(error) => {
                    if !is_known {
                        say(&error.phrase().capital(), console)?;
                    }
                    None
                }
            };
            let Some(game) = game else {
                if is_stopped(self.means.inputs) {
                    break;
                }
                continue;
            };
            done.insert(game.clone());
            number += 1;
            match Sitting::begin(&self.means, self.ticket(game), number).run(false, console)? {
                Ended::Over | Ended::Next(_) => played += 1,
                Ended::NoSeat => {}
                Ended::Stopped => break,
            }
        }
        say(&words::played(played), console)
    }

    /// A game to play: where it has a seat already, or may take one.
    fn find(
        &self,
        hall: &Hall,
        me: &Person,
        done: &BTreeSet<GameId>,
    ) -> Result<Option<GameId>, ClientError> {
        let is_new = |game: &GameView| !done.contains(&game.id);
        let is_running = |game: &GameView| game.state == GameState::Running;
        let mut own = hall.my_games()?.into_iter().filter(|game| is_running(game) && is_new(game));
        if let Some(game) = own.next() {
            return Ok(Some(game.id));
        }
        if !self.takes_open {
            return Ok(None);
        }
        let may_sit = |game: &GameView| {
            let is_own = game.people.iter().flatten().any(|person| person.id == me.id);
            !is_own && (!game.is_rated || me.kind != Kind::Guest)
        };
        let mut open = hall.lobby()?.open.into_iter().filter(|game| may_sit(game) && is_new(game));
        Ok(open.next().map(|game| game.id))
    }
}

/// Waits a little; whether everything has to end meanwhile.
fn is_stopped(inputs: &Receiver<Input>) -> bool {
    match inputs.recv_timeout(LOOK) {
        Ok(Input::Stop) | Err(RecvTimeoutError::Disconnected) => true,
        Ok(_) | Err(RecvTimeoutError::Timeout) => false,
    }
}
