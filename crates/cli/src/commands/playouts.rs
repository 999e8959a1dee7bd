use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::Duration;

use board::{Dice, Outcome};
use clap::Args;
use games::{AnyPosition, Playout, Shelf};
use serde_json::{Value, json};

use super::progress::Progress;
use crate::input::PositionArguments;
use crate::values::{seconds, whole};
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: PositionArguments,

    /// How long to play
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    #[arg(allow_negative_numbers = true)]
    seconds: f64,

    /// Cut a game off after this many moves
    #[arg(long, value_name = "N", default_value_t = 200)]
    #[arg(value_parser = |text: &str| whole(text, 1, u32::MAX))]
    max_plies: u32,

    /// What decides every random move
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays random games and measures them.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (spec, line) = arguments.place.open(shelf)?;
    let position = line.position();
    let tally = Tally::play(position, arguments, console);
    let branching = branching(position, arguments);
    let mut object = tally.object(position);
    object["game"] = json!(spec.game.info().id);
    object["spec"] = json!(spec.to_string());
    object["position"] = json!(position.to_string());
    object["max_plies"] = json!(arguments.max_plies);
    object["seed"] = json!(arguments.seed);
    object["mean_branching"] = json!(branching);
    if arguments.json {
        writeln!(console.out, "{object}")?;
        return Ok(());
    }
    writeln!(console.out, "{spec}: {} random games in {:.2} s", tally.playouts, tally.seconds)?;
    for (name, value) in [
        ("games a second", tally.per_second(tally.playouts)),
        ("moves a second", tally.per_second(tally.plies)),
        ("mean length", tally.mean_length()),
        ("mean branching", branching),
    ] {
        writeln!(console.out, "  {name:<16} {value:.1}")?;
    }
    for (what, times) in tally.endings(position) {
        let share = 100.0 * times as f64 / tally.playouts.max(1) as f64;
        writeln!(console.out, "  {what:<16} {times} ({share:.1} %)")?;
    }
    Ok(())
}

/// What happened in all the games.
#[derive(Debug, Default)]
struct Tally {
    playouts: u64,
    plies: u64,
    seconds: f64,
    wins: BTreeMap<char, u64>,
    draws: u64,
    capped: u64,
}

impl Tally {
    fn play(position: &dyn AnyPosition, arguments: &Arguments, console: &mut Console<'_>) -> Self {
        let limit = Duration::from_secs_f64(arguments.seconds);
        let mut dice = Dice::new(arguments.seed);
        let mut tally = Self::default();
        let mut progress = Progress::begin();
        while progress.elapsed() < limit {
            // The clock is read once in a few games, so that it costs nothing.
            for _ in 0..16 {
                tally.add(position.playout(arguments.max_plies, &mut dice));
            }
            let left = arguments.seconds - progress.elapsed().as_secs_f64();
            if left > 1.0 {
                let news = || words::playouts_done(tally.playouts, format!("{left:.0}"));
                progress.report(console, news);
            }
        }
        tally.seconds = progress.elapsed().as_secs_f64();
        progress.end(console);
        tally
    }

    fn add(&mut self, playout: Playout) {
        self.playouts += 1;
        self.plies += u64::from(playout.plies);
        match (playout.winner, playout.outcome) {
            (Some(side), _) => *self.wins.entry(side.letter).or_default() += 1,
            (None, Some(Outcome::Draw)) => self.draws += 1,
            (None, _) => self.capped += 1,
        }
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }

    fn mean_length(&self) -> f64 {
        self.plies as f64 / self.playouts.max(1) as f64
    }

    fn wins(&self, letter: char) -> u64 {
        self.wins.get(&letter).copied().unwrap_or_default()
    }

    fn endings(&self, position: &dyn AnyPosition) -> Vec<(String, u64)> {
        let sides = position.info().sides;
        let won = sides.map(|side| (format!("{} won", side.name), self.wins(side.letter)));
        let rest = [("drawn".to_owned(), self.draws), ("cut off".to_owned(), self.capped)];
        won.into_iter().chain(rest).collect()
    }

    fn object(&self, position: &dyn AnyPosition) -> Value {
        let wins =
            position.info().sides.map(|side| (side.letter.to_string(), self.wins(side.letter)));
        json!({
            "playouts": self.playouts,
            "seconds": self.seconds,
            "playouts_per_second": self.per_second(self.playouts),
            "moves_per_second": self.per_second(self.plies),
            "mean_length": self.mean_length(),
            "wins": BTreeMap::from(wins),
            "draws": self.draws,
            "capped": self.capped,
        })
    }
}

/// The mean number of legal moves over the positions of a few random games.
fn branching(position: &dyn AnyPosition, arguments: &Arguments) -> f64 {
    const SAMPLE: u32 = 100;
    let mut dice = Dice::new(arguments.seed);
    let counts: Vec<u64> =
        (0..SAMPLE).flat_map(|_| position.branching(arguments.max_plies, &mut dice)).collect();
    counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64
}
