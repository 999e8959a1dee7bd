use std::io::Write as _;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use clap::Args;
use engine::SearchControl as _;
use engine::solve::{Effort, Solution, Value};
use games::{Resources, Shelf};
use i18n::Phrase;
use serde_json::json;

use super::progress::Progress;
use crate::decimal::decimal;
use crate::input::{Path, check_memory};
use crate::table::TableArgument;
use crate::values::{seconds, whole};
use crate::{CommandError, Console, interrupt, words};
use platform::Stopwatch;

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    path: Path,

    /// Give up after this many seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    #[arg(allow_negative_numbers = true)]
    time: f64,

    /// Let the tables of the proof take this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    #[arg(value_parser = |text: &str| whole(text, 2, 65_536))]
    memory: u32,

    #[command(flatten)]
    table: TableArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Proves what a position is worth.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (spec, line) = arguments.path.open_unfinished(shelf)?;
    check_memory(arguments.memory as usize)?;
    let tablebase = arguments.table.open(spec.game)?;
    // A proof has tables of its own.
    let engine = spec.game.engine(Resources { tablebase, ..Resources::memory(1) });
    let watch = Arc::new(Stopwatch::start());
    let heard = Arc::clone(&watch);
    interrupt::heed(move || heard.stop());
    let (sender, receiver) = mpsc::channel();
    // What the solver leaves behind is cleared away when the answer has been told.
    let (solution, nodes, _litter) = thread::scope(|scope| {
        let (watch, line) = (&*watch, &line);
        let worker = scope.spawn(move || {
            let mut tell = |nodes| {
                // Whether anybody hears of it changes nothing.
                let _ = sender.send(nodes);
            };
            let mut effort = Effort::new(watch, arguments.memory as usize, &mut tell);
            effort.time = Some(Duration::from_secs_f64(arguments.time));
            (engine.solve(line, &mut effort), effort.nodes, effort.litter)
        });
        let mut progress = Progress::begin();
        let language = console.language;
        for nodes in receiver {
            let seconds = progress.elapsed().as_secs_f64();
            progress.report(console, || {
                let rate = decimal(nodes as f64 / seconds / 1e6, 2, language);
                words::solving(words::nodes(nodes), decimal(seconds, 0, language), rate)
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
    let language = console.language;
    let position = line.position();
    let side = position.side(position.turn());
    let found = match &solution {
        None if watch.is_stopped() => (&words::STOPPED).into(),
        None => words::undecided(language.localized(&arguments.time.to_string())),
        Some(solution) => proved(solution),
    };
    let mut lines = vec![words::to_move(side.name, found).capital()];
    lines.extend(solution.as_ref().map(keeping));
    lines.push(words::spent(words::nodes(nodes), decimal(seconds, 2, language)));
    for line in lines {
        writeln!(console.out, "{}", line.say(language))?;
    }
    Ok(console.out.flush()?)
}

/// What a position is worth.
fn proved(solution: &Solution<String>) -> Phrase {
    let value = match solution.value {
        Value::Win => &words::WIN,
        Value::Draw => &words::DRAW,
        Value::Loss => &words::LOSS,
    };
    // A draw is by nothing.
    let points = solution.score.filter(|&score| score != 0);
    let points = points.map(|score| words::by_points(score.unsigned_abs()));
    let plies = solution.distance.map(words::in_plies);
    words::proved(value, points.unwrap_or_default(), plies.unwrap_or_default())
}

/// Which moves keep that.
fn keeping(solution: &Solution<String>) -> Phrase {
    let best = solution.best.join(" ");
    if solution.is_all { words::keeping(best) } else { words::known_keeping(best) }
}
