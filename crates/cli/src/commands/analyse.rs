use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use clap::Args;
use engine::{Limits, Report, Score, Variation};
use games::{Resources, Shelf, Task};
use i18n::Language;
use serde_json::{Value, json};
use study::review::worth;

use crate::decimal::decimal;
use crate::input::{Path, check_memory};
use crate::method::Method;
use crate::table::TableArgument;
use crate::values::{seconds, whole};
use crate::{CommandError, Console, interrupt, words};
use platform::{Stopwatch, Threads};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    path: Path,

    /// Stop after this many seconds [default: 10, if nothing else limits it]
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<f64>,

    /// Stop after this depth, which only a search has: a tree gives way to it
    #[arg(long, value_name = "D", value_parser = |text: &str| whole(text, 1, 128))]
    depth: Option<u32>,

    /// Stop after this many positions
    #[arg(long, value_name = "N", value_parser = |text: &str| whole(text, 1, u32::MAX))]
    nodes: Option<u32>,

    /// Tell this many lines
    #[arg(long, value_name = "K", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 100))]
    lines: u32,

    /// Think with this many threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 256))]
    threads: u32,

    /// Let the transposition table or the tree take this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    #[arg(value_parser = |text: &str| whole(text, 1, 65_536))]
    memory: u32,

    /// Think by this method [default: the game's own]
    #[arg(long, value_enum)]
    method: Option<Method>,

    #[command(flatten)]
    table: TableArgument,

    /// Print one JSON object for each depth
    #[arg(long)]
    json: bool,
}

/// Thinks about a position and tells depth by depth what it finds.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (spec, line) = arguments.path.open_unfinished(shelf)?;
    check_memory(arguments.memory as usize)?;
    let mut engine = spec.game.engine(Resources {
        method: arguments.method.map(Into::into),
        tablebase: arguments.table.open(spec.game)?,
        ..Resources::memory(arguments.memory as usize)
    });
    let watch = Arc::new(Stopwatch::start());
    let heard = Arc::clone(&watch);
    interrupt::heed(move || heard.stop());
    let task = Task {
        line: &line,
        limits: limits(arguments),
        lines: arguments.lines as usize,
        control: &*watch,
        workers: &Threads(arguments.threads as usize),
    };
    let is_json = arguments.json;
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        let watch = &watch;
        scope.spawn(move || {
            let mut told = Vec::new();
            let last = engine.think(task, &mut |report| {
                told.clone_from(&report.lines);
                // Nobody listens any more: there is no sense in going on.
                if sender.send(report.clone()).is_err() {
                    watch.stop();
                }
            });
            // What was found since the last report is news too; before the first, nothing was.
            if last.depth > 0 && last.lines != told {
                let _ = sender.send(last);
            }
        });
        for report in receiver {
            if is_json {
                writeln!(console.out, "{}", object(&report))?;
            } else {
                write!(console.out, "{}", text(&report, console.language))?;
            }
            // Each depth is shown when it is found, not when all is over.
            console.out.flush()?;
        }
        Ok(())
    })
}

/// What the arguments allow; ten seconds where they say nothing.
fn limits(arguments: &Arguments) -> Limits {
    let time = arguments.time.map(Duration::from_secs_f64);
    let is_open = time.is_none() && arguments.depth.is_none() && arguments.nodes.is_none();
    let time = if is_open { Some(Duration::from_secs(10)) } else { time };
    let nodes = arguments.nodes.map(u64::from);
    Limits { depth: arguments.depth, nodes, soft: time, hard: time }
}

fn text(report: &Report<String>, language: Language) -> String {
    let seconds = report.elapsed.as_secs_f64();
    let rate = report.nodes as f64 / seconds.max(1e-6) / 1e6;
    let [seconds, rate] = [seconds, rate].map(|number| decimal(number, 2, language));
    let depth = words::depth(report.depth, words::nodes(report.nodes), seconds, rate);
    let mut text = depth.say(language) + "\n";
    for (place, Variation { score, is_proved, moves }) in report.lines.iter().enumerate() {
        let (place, score) = (place + 1, worth(*score, *is_proved).say(language));
        let _ = writeln!(text, "  {place}. {score:<11} {}", moves.join(" "));
    }
    text
}

fn object(report: &Report<String>) -> Value {
    let best = report.score().unwrap_or(Score::DRAW);
    let lines: Vec<Value> = report
        .lines
        .iter()
        .map(|Variation { score, is_proved, moves }| {
            json!({ "score": score.hundredths(), "proved": is_proved, "moves": moves })
        })
        .collect();
    json!({
        "depth": report.depth,
        "score": best.hundredths(),
        "win_in": best.won_in(),
        "loss_in": best.lost_in(),
        "proved": report.is_proved(),
        "lines": lines,
        "nodes": report.nodes,
        "seconds": report.elapsed.as_secs_f64(),
    })
}
