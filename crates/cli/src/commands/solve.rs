use std::io::Write as _;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use clap::Args;
use engine::Watch as _;
use engine::solve::{Effort, Solution};
use games::Shelf;
use serde_json::json;

use super::progress::Progress;
use crate::input::Path;
use crate::values::{seconds, whole};
use crate::{Console, Failure, interrupt};
use host::Stopwatch;

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    path: Path,

    /// Give up after this many seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    #[arg(allow_negative_numbers = true)]
    time: f64,

    /// Remember this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    #[arg(value_parser = |text: &str| whole(text, 2, 65_536))]
    memory: u32,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Proves what a position is worth.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let (_, line) = arguments.path.open_unfinished(shelf)?;
    let watch = Arc::new(Stopwatch::start());
    let heard = Arc::clone(&watch);
    interrupt::heed(move || heard.stop());
    let (sender, receiver) = mpsc::channel();
    // What the solver leaves behind is cleared away when the answer has been told.
    let (solution, nodes, _litter) = thread::scope(|scope| {
        let (watch, position) = (&*watch, line.position());
        let worker = scope.spawn(move || {
            let mut tell = |nodes| {
                // Whether anybody hears of it changes nothing.
                let _ = sender.send(nodes);
            };
            let mut effort = Effort::new(watch, arguments.memory as usize, &mut tell);
            effort.time = Some(Duration::from_secs_f64(arguments.time));
            (position.solve(&mut effort), effort.nodes, effort.litter)
        });
        let mut progress = Progress::begin();
        for nodes in receiver {
            let seconds = progress.elapsed().as_secs_f64();
            progress.report(console, || {
                let rate = nodes as f64 / seconds / 1e6;
                format!("{nodes} nodes in {seconds:.0} s, {rate:.2} million/s")
            });
        }
        progress.end(console);
        worker.join().expect("the solver does not panic")
    });
    let seconds = watch.elapsed().as_secs_f64();
    if arguments.json {
        let told = solution.as_ref();
        let object = json!({
            "decided": told.is_some(),
            "value": told.map(|solution| solution.value.to_string()),
            "score": told.and_then(|solution| solution.score),
            "distance": told.and_then(|solution| solution.distance),
            "best": told.map(|solution| &solution.best),
            "complete": told.map(|solution| solution.is_all),
            "nodes": nodes,
            "seconds": seconds,
        });
        writeln!(console.out, "{object}")?;
        return Ok(console.out.flush()?);
    }
    let position = line.position();
    let side = position.side(position.turn());
    write!(console.out, "{} ({}) to move: ", side.name, side.letter)?;
    match solution {
        None if watch.is_stopped() => writeln!(console.out, "not decided when it was stopped")?,
        None => writeln!(console.out, "not decided within the limit of {} s", arguments.time)?,
        Some(solution) => write!(console.out, "{}", text(&solution))?,
    }
    writeln!(console.out, "{nodes} nodes in {seconds:.2} s")?;
    Ok(console.out.flush()?)
}

fn text(solution: &Solution<String>) -> String {
    let points = solution.score.map_or_else(String::new, |score| format!(" by {score:+} points"));
    let plies = solution.distance.map_or_else(String::new, |plies| format!(" in {plies} plies"));
    let which = if solution.is_all { "moves that keep it" } else { "moves known to keep it" };
    let best = solution.best.join(" ");
    format!("{}{points}{plies}, proved\n{which}: {best}\n", solution.value)
}
