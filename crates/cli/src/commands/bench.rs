use std::io::Write as _;

use board::Dice;
use engine::{Limits, SearchControl as _};
use games::{AnyGame, Line, Options, Resources, Shelf, Spec, Task};

use super::speedup;
use crate::decimal::decimal;
use crate::{CommandError, Console, words};
use platform::{Stopwatch, Threads};

/// Positions of each game, so many random moves from its start.
pub(super) const PLIES: [u32; 4] = [0, 3, 8, 15];

/// How far each is searched.
const NODES: u64 = 30_000;

/// What `bench` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Measure instead how much sooner this many threads reach a depth than one does
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=256))]
    threads: Option<u32>,
}

/// Searches the same positions of every game and prints how many nodes that took: a checksum of
/// how the engine behaves. A change of the total is a change of behaviour.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    if let Some(threads) = arguments.threads {
        return speedup::run(shelf, threads as usize, console);
    }
    let mut total = 0;
    let watch = Stopwatch::start();
    for game in shelf {
        let before = watch.elapsed();
        let nodes = PLIES.iter().map(|&plies| search(*game, plies)).sum::<u64>();
        let seconds = watch.elapsed().saturating_sub(before).as_secs_f64();
        total += nodes;
        // The nodes are the behaviour; the speed is told apart, since it changes from run to run.
        let rate = nodes as f64 / seconds / 1e6;
        let rate = decimal(rate, 2, console.language);
        let speed = words::speed(game.info().id, rate).say(console.language);
        let _ = writeln!(console.err, "{speed}");
        writeln!(console.out, "{} {nodes}", game.info().id)?;
    }
    writeln!(console.out, "{total}")?;
    Ok(())
}

/// A game, so many random moves from its start.
pub(super) fn line(game: &'static dyn AnyGame, plies: u32) -> Line {
    let mut dice = Dice::new(u64::from(plies));
    let mut spec = Spec { game, options: Options::new(game.info().options) };
    let start = spec.start(1).expect("every game has a default start");
    let mut line = Line::new(start);
    for _ in 0..plies {
        let Some(mv) = line.position().random_move(&mut dice) else { break };
        // A random move ends the game only where it may; the search then has nothing to do.
        if line.play(&mv).is_err() {
            break;
        }
    }
    line
}

/// The nodes of the last iteration that was finished, which every choice of the search shapes.
fn search(game: &'static dyn AnyGame, plies: u32) -> u64 {
    let line = line(game, plies);
    let watch = Stopwatch::start();
    let limits = Limits::nodes(NODES);
    let task = Task { line: &line, limits, lines: 1, control: &watch, workers: &Threads(1) };
    let mut finished = 0;
    game.engine(Resources::memory(16)).think(task, &mut |report| finished = report.nodes);
    finished
}
