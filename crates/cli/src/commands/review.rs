use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::path::PathBuf;

use board::{Player, quote};
use clap::Args;
use games::Shelf;
use serde_json::{Value, json};
use svg::{Graph, GraphMark, MarkForm, graph};
use table::Record;
use table::record::result_text;
use table::review::{Grade, Review, chance};

use super::progress::Progress;
use crate::input::Source;
use crate::values::whole;
use crate::{Console, Failure};
use host::{Stopwatch, Threads};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,

    /// Which game of the file
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,

    /// Positions searched for each move; without it, about a fifth of a second's worth
    #[arg(long, value_name = "N", value_parser = |text: &str| whole(text, 1, u32::MAX))]
    nodes: Option<u32>,

    /// Draw the winning chances into this SVG file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How much the engine may remember, in MiB.
const MEMORY: usize = 16;

/// How faults are marked on the picture.
const MARKS: [(MarkForm, Grade); 3] = [
    (MarkForm::Circle, Grade::Inaccuracy),
    (MarkForm::Triangle, Grade::Mistake),
    (MarkForm::Square, Grade::Blunder),
];

/// Judges every move of a recorded game.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if let Some(file) = &arguments.output
        && !file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"))
    {
        let file = quote(&file.to_string_lossy());
        return Err(Failure::Input(format!("file {file}: its name should end in .svg")));
    }
    let record = arguments.source.record(shelf, arguments.game)?;
    let nodes = arguments.nodes.map_or_else(|| record.line(0).position().pace(), u64::from);
    let review = think(&record, nodes, console);
    if let Some(file) = &arguments.output {
        save(file, &record, &review)?;
    }
    if arguments.json {
        writeln!(console.out, "{}", object(&record, &review, nodes))?;
        return Ok(());
    }
    print(&record, &review, console)
}

fn think(record: &Record, nodes: u64, console: &mut Console<'_>) -> Review {
    let mut thinker = record.spec().game.thinker(MEMORY);
    let (watch, crew) = (Stopwatch::start(), Threads(1));
    let mut progress = Progress::begin();
    let all = record.turns().len() + 1;
    let review = Review::new(record, &mut *thinker, nodes, (&watch, &crew), &mut |done| {
        progress.report(console, || format!("{done} of {all} positions"));
    });
    progress.end(console);
    review
}

/// The name of a player, or which one it is.
fn name(record: &Record, player: Player) -> String {
    let name = &record.details.players[player];
    if name.is_empty() { format!("{player} player") } else { name.to_string() }
}

fn title(record: &Record) -> String {
    let [first, second] = Player::BOTH.map(|player| name(record, player));
    format!("{}: {first} - {second} {}", record.spec(), result_text(record.result()))
}

fn print(record: &Record, review: &Review, console: &mut Console<'_>) -> Result<(), Failure> {
    writeln!(console.out, "{}\n", title(record))?;
    let longest = review.turns.iter().map(|turn| turn.mv.len()).max().unwrap_or_default();
    for (number, turn) in record.numbers().zip(&review.turns) {
        let (before, after) = (turn.before.to_string(), turn.after.to_string());
        let (mv, grade) = (&turn.mv, turn.grade);
        write!(console.out, "{number:>6} {mv:<longest$}  {grade:<10}  {before:>11} {after:>11}")?;
        if turn.grade != Grade::Best {
            let loss = 100.0 * turn.loss();
            write!(console.out, "  loses {loss:.1} %, best was {}", turn.best)?;
        }
        writeln!(console.out)?;
    }
    let summary = review.summary();
    for player in Player::BOTH {
        let counts =
            Grade::ALL.map(|grade| format!("{} {grade}", summary[player].counts[grade as usize]));
        let (name, loss) = (name(record, player), 100.0 * summary[player].mean_loss);
        writeln!(console.out, "\n{name}: {}; mean loss {loss:.1} %", counts.join(", "))?;
    }
    Ok(())
}

fn object(record: &Record, review: &Review, nodes: u64) -> Value {
    let turns = record.numbers().zip(&review.turns).map(|(number, turn)| {
        json!({
            "number": number,
            "player": turn.player.to_string(),
            "move": turn.mv,
            "best": turn.best,
            "before": turn.before.to_string(),
            "after": turn.after.to_string(),
            "grade": turn.grade.to_string(),
            "loss": turn.loss(),
        })
    });
    let turns: Vec<Value> = turns.collect();
    let summary = review.summary();
    let player = |player: Player| {
        let counts = Grade::ALL
            .map(|grade| (grade.to_string(), json!(summary[player].counts[grade as usize])));
        json!({
            "name": record.details.players[player].as_str(),
            "counts": Value::Object(counts.into_iter().collect()),
            "mean_loss": summary[player].mean_loss,
        })
    };
    json!({
        "spec": record.spec().to_string(),
        "result": result_text(record.result()),
        "nodes": nodes,
        "chances": review.scores.iter().map(|&score| chance(score)).collect::<Vec<_>>(),
        "turns": turns,
        "first": player(Player::First),
        "second": player(Player::Second),
    })
}

fn save(file: &Path, record: &Record, review: &Review) -> Result<(), Failure> {
    let picture = picture(record, review);
    let legend = MARKS.map(|(form, grade)| (form, grade.to_string()));
    let legend: Vec<_> = legend.iter().map(|(form, name)| (*form, name.as_str())).collect();
    fs::write(file, graph(&picture, &legend)).map_err(|error| {
        Failure::Other(format!("file {}: {error}", quote(&file.to_string_lossy())))
    })
}

/// The winning chances of the first player, turn by turn, with the faults marked.
fn picture(record: &Record, review: &Review) -> Graph {
    let mut marks = Vec::new();
    for (i, (number, turn)) in record.numbers().zip(&review.turns).enumerate() {
        if let Some((form, grade)) = MARKS.into_iter().find(|(_, grade)| *grade == turn.grade) {
            let text = format!("{number} {}: {grade}, best was {}", turn.mv, turn.best);
            marks.push(GraphMark { at: i + 1, form, text });
        }
    }
    let faults: Vec<_> = marks.iter().map(|mark| mark.text.as_str()).collect();
    let faults = if faults.is_empty() { "none".into() } else { faults.join("; ") };
    let [first, second] = Player::BOTH.map(|player| name(record, player));
    Graph {
        title: title(record),
        description: format!(
            "The winning chances of {first} after each of {} turns. Faults: {faults}.",
            review.turns.len()
        ),
        sides: [format!("{first} is better"), format!("{second} is better")],
        values: review.scores.iter().map(|&score| chance(score)).collect(),
        marks,
    }
}
