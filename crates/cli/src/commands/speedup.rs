use std::io::Write as _;
use std::time::Duration;

use engine::Limits;
use games::{AnyGame, Line, Method, Resources, Shelf, Task};
use i18n::Phrase;

use super::bench;
use crate::decimal::decimal;
use crate::{CommandError, Console, words};
use platform::{Stopwatch, Threads};

/// How long one thread thinks about a position.
const TIME: Duration = Duration::from_secs(2);

/// A depth that one thread reaches sooner than this says nothing about threads.
const SHORTEST: f64 = 0.1;

/// How often several threads search a position: no two of their searches are the same.
const ROUNDS: u32 = 3;

/// MiB for the transposition table of each search.
const MEMORY: usize = 64;

/// Prints how much sooner several threads reach the depths that one reaches, and with how many
/// times the nodes: the geometric mean over the bench positions of each game, and of all.
pub(super) fn run(
    shelf: &Shelf,
    threads: usize,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let mut all = Vec::new();
    for game in shelf {
        let lines = bench::PLIES.map(|plies| bench::line(*game, plies));
        let ratios: Vec<_> =
            lines.iter().filter_map(|line| compare(*game, line, threads)).collect();
        tell(Phrase::plain(game.info().id), &ratios, console)?;
        all.extend(ratios);
    }
    tell((&words::ALL_GAMES).into(), &all, console)
}

/// How many times as fast several threads are as one, and how many times the nodes they need.
#[derive(Clone, Copy, Debug)]
struct Ratio {
    speed: f64,
    nodes: f64,
}

fn tell(name: Phrase, ratios: &[Ratio], console: &mut Console<'_>) -> Result<(), CommandError> {
    let told = match mean(ratios) {
        Some(Ratio { speed, nodes }) => {
            let [speed, nodes] = [speed, nodes].map(|ratio| decimal(ratio, 2, console.language));
            words::speedup(name, speed, nodes)
        }
        None => words::too_short(name),
    };
    writeln!(console.out, "{}", told.say(console.language))?;
    // Each game takes a while.
    Ok(console.out.flush()?)
}

/// The geometric mean.
fn mean(ratios: &[Ratio]) -> Option<Ratio> {
    let count = ratios.len() as f64;
    let mean = |of: fn(&Ratio) -> f64| {
        (ratios.iter().map(|ratio| of(ratio).ln()).sum::<f64>() / count).exp()
    };
    (!ratios.is_empty())
        .then(|| Ratio { speed: mean(|ratio| ratio.speed), nodes: mean(|ratio| ratio.nodes) })
}

/// The mean over the depths of a position, since the nodes of a single one depend on luck;
/// nothing where one thread is soon done.
fn compare(game: &dyn AnyGame, line: &Line, threads: usize) -> Option<Ratio> {
    let alone = reach(game, line, 1, Limits::time(TIME));
    let deepest = Limits::depth(alone.last()?.depth);
    let mut ratios = Vec::new();
    for _ in 0..ROUNDS {
        let together = reach(game, line, threads, deepest);
        for (alone, together) in alone.iter().zip(&together) {
            if alone.seconds >= SHORTEST {
                let speed = alone.seconds / together.seconds;
                ratios.push(Ratio { speed, nodes: together.nodes / alone.nodes });
            }
        }
    }
    mean(&ratios)
}

/// When a depth was reached.
#[derive(Clone, Copy, Debug)]
struct Reached {
    depth: u32,
    nodes: f64,
    seconds: f64,
}

/// Every depth that so many threads reach, from the first on.
fn reach(game: &dyn AnyGame, line: &Line, threads: usize, limits: Limits) -> Vec<Reached> {
    // The other method's depth is no measure of its work.
    let resources = Resources { method: Some(Method::Search), ..Resources::memory(MEMORY) };
    let mut engine = game.engine(resources);
    let watch = Stopwatch::start();
    let task = Task { line, limits, lines: 1, control: &watch, workers: &Threads(threads) };
    let mut reached = Vec::new();
    engine.think(task, &mut |report| {
        let seconds = report.elapsed.as_secs_f64();
        reached.push(Reached { depth: report.depth, nodes: report.nodes as f64, seconds });
    });
    reached
}
