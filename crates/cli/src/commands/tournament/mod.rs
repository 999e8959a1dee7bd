//! Matches between computer players, ours and others.

mod descendants;
pub(super) mod external;
mod opening;
pub(super) mod player_error;
mod print;
pub(super) mod processes;
mod record_file;
mod referee;
pub(super) mod seat;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use arena::{Accepted, Pairing, Played, Sprt, Tournament};
use board::{ByPlayer, Dice, mix, quote};
use clap::Args;
use games::{Shelf, Spec};
use opening::Opening;
use player_error::PlayerError;
use print::Summary;
use record::{Reason, TimeControl};
use record_file::RecordFile;
use referee::Referee;
use seat::{Entrant, Seat};

use super::progress::Progress;
use crate::decimal::decimal;
use crate::input::wrong;
use crate::values::{Wanted, whole};
use crate::words::commands_tournament as words;
use crate::{CommandError, Console, interrupt};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A game and its options: NAME or NAME:key=value,key=value
    pub(crate) spec: String,

    /// A level (1 to 8, random, greedy, easy, normal), or "cmd:PATH ARGUMENTS" for a program that speaks UGI
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    pub(crate) players: Vec<String>,

    /// How many games each two players play; every opening takes two
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = even)]
    pub(crate) games: u32,

    /// How many random moves make an opening; those that leave a forced win in sight are drawn anew
    #[arg(long, value_name = "K", default_value_t = 4)]
    #[arg(value_parser = |text: &str| whole(text, 0, 1_000))]
    pub(crate) openings: u32,

    /// Seconds for a game and a move (10+0.1) or for each move (1s/move); without it, levels
    /// have their own limits and other programs 0.1s/move
    #[arg(long, value_name = "TIME")]
    pub(crate) time: Option<TimeControl>,

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

fn even(text: &str) -> Result<u32, Wanted> {
    let number = whole(text, 2, 1_000_000).ok().filter(|number| number % 2 == 0);
    number.ok_or_else(|| Wanted((&words::EVEN_NUMBER).into()))
}

fn sprt(text: &str) -> Result<Sprt, Wanted> {
    let read = || {
        let (elo0, elo1) = text.split_once(',')?;
        let elo = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 1_000.0);
        Some(Sprt { elo0: elo(elo0)?, elo1: elo(elo1)? }).filter(|sprt| sprt.elo0 < sprt.elo1)
    };
    read().ok_or_else(|| Wanted((&words::TWO_NUMBERS).into()))
}

/// Lets players play each other and says what came of it.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let spec = Spec::read(shelf, &arguments.spec)
        .map_err(wrong(crate::words::wrong_spec, &arguments.spec))?;
    let entrants: Vec<_> =
        arguments.players.iter().map(|text| Entrant::read(text)).collect::<Result<_, _>>()?;
    if arguments.sprt.is_some() && entrants.len() > 2 {
        return Err(CommandError::Input((&words::SPRT_OF_TWO).into()));
    }
    // What is wrong with the openings or the players should be known before the match.
    let opening = Opening::draw(&spec, arguments.openings, arguments.seed, 0)?;
    let stop = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&stop);
    interrupt::heed_and_tidy(move || heard.store(true, Ordering::Relaxed), processes::end_all);
    for (entrant, text) in entrants.iter().zip(&arguments.players) {
        // Where somebody ends the match meanwhile, there is a match without games.
        if let Err(PlayerError::Own(what, _)) = entrant.try_out(&opening.spec, &stop) {
            return Err(CommandError::Input(words::wrong_player(
                quote(text),
                words::not_ready(what),
            )));
        }
    }
    let mut file = arguments.record.as_deref().map(RecordFile::new).transpose()?;
    let runner = MatchRunner {
        spec,
        names: names(&arguments.players),
        entrants,
        plies: arguments.openings,
        referee: Referee { time: arguments.time, most_plies: arguments.max_plies as usize },
        seed: arguments.seed,
        stop,
    };
    let mut tournament = Tournament::new(runner.entrants.len(), u64::from(arguments.games / 2));
    let mut irregular = Vec::new();
    let played = runner.play(arguments, &mut tournament, console, |number, played| {
        if played.ending.reason != Reason::Rules {
            irregular.push((number + 1, played.explanation.clone()));
        }
        file.as_mut().map_or(Ok(()), |file| file.add(played))
    });
    irregular.sort_unstable_by_key(|&(number, _)| number);
    let (spec, names, seed) = (runner.spec.to_string(), &runner.names, runner.seed);
    let summary =
        Summary { spec, names, seed, tournament: &tournament, sprt: arguments.sprt, irregular };
    if arguments.json {
        summary.json(console)?;
    } else {
        summary.text(console)?;
    }
    // What has been played counts, even where it could not be written down.
    played
}

/// What everybody is called: as they were asked for, and numbered where that is the same.
fn names(players: &[String]) -> Vec<String> {
    let name = |(i, text): (usize, &String)| {
        let earlier = players[..i].iter().filter(|other| *other == text).count();
        if earlier == 0 { text.clone() } else { format!("{text} ({})", earlier + 1) }
    };
    players.iter().enumerate().map(name).collect()
}

/// Where all the games of a match are played.
struct MatchRunner {
    spec: Spec,
    names: Vec<String>,
    entrants: Vec<Entrant>,
    /// How many random moves make an opening.
    plies: u32,
    referee: Referee,
    seed: u64,
    stop: Arc<AtomicBool>,
}

impl MatchRunner {
    /// Plays the games, some at once, until all are played or the match is decided or ended.
    fn play(
        &self,
        arguments: &Arguments,
        tournament: &mut Tournament,
        console: &mut Console<'_>,
        mut each: impl FnMut(usize, &Played) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let pairings = tournament.pairings().to_vec();
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let mut progress = Progress::begin();
        let language = console.language;
        let mut done = Ok(());
        thread::scope(|scope| {
            for _ in 0..(arguments.concurrency as usize).min(pairings.len()) {
                let (sender, next, pairings) = (sender.clone(), &next, &pairings);
                scope.spawn(move || {
                    let mut seats: Vec<_> =
                        self.entrants.iter().map(|one| Seat::take(one, &self.spec)).collect();
                    while !self.stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(pairing) = pairings.get(number) else { break };
                        let Some(played) = self.game(number, pairing, &mut seats).transpose()
                        else {
                            break;
                        };
                        if sender.send((number, played)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (number, played) in receiver {
                let told = played.and_then(|played| {
                    tournament.set(number, played.ending.outcome);
                    each(number, &played)
                });
                if told.is_err() || is_decided(arguments.sprt, tournament) {
                    self.stop.store(true, Ordering::Relaxed);
                }
                if done.is_ok() {
                    done = told;
                }
                progress.report(console, || {
                    let score = 100.0 * tournament.standing(0, None).tally.score();
                    let (name, score) = (self.names[0].clone(), decimal(score, 1, language));
                    words::progress(tournament.played(), pairings.len(), name, score)
                });
            }
        });
        progress.end(console);
        done
    }

    /// Plays a game; nothing when the match was ended meanwhile.
    fn game(
        &self,
        number: usize,
        pairing: &Pairing,
        seats: &mut [Seat],
    ) -> Result<Option<Played>, CommandError> {
        let [first, second] = seats
            .get_disjoint_mut(pairing.players.0)
            .expect("two different entrants of the match play");
        let opening = Opening::draw(&self.spec, self.plies, self.seed, pairing.opening)?;
        let names = ByPlayer(pairing.players.0.map(|player| self.names[player].clone()));
        let mut dice = Dice::new(mix([self.seed, number as u64]));
        let seats = ByPlayer([first, second]);
        Ok(self.referee.play(&opening, seats, names, &mut dice, &self.stop))
    }
}

fn is_decided(sprt: Option<Sprt>, tournament: &Tournament) -> bool {
    sprt.is_some_and(|sprt| sprt.accepted(&tournament.standing(0, None).pairs) != Accepted::Neither)
}
