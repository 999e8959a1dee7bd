use std::io::Write as _;
use std::path::Path;
use std::path::PathBuf;

use board::{Player, quote};
use clap::Args;
use engine::Score;
use games::{AnyTablebase, Resources, Shelf};
use i18n::Language;
use platform::{Stopwatch, Threads};
use play::Level;
use record::Record;
use record::result_text;
use serde_json::{Value, json};
use study::review::{Grade, Judgement, Review, chance, worth};
use svg::{Graph, GraphMark, MarkForm, graph};

use super::progress::Progress;
use crate::decimal::decimal;
use crate::input::Source;
use crate::table::TableArgument;
use crate::values::whole;
use crate::{CommandError, Console, words};

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

    #[command(flatten)]
    table: TableArgument,

    /// Draw the winning chances into this SVG file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

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
) -> Result<(), CommandError> {
    if let Some(file) = &arguments.output
        && !file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"))
    {
        let file = quote(&file.to_string_lossy());
        return Err(CommandError::Input(words::wrong_file(file, &words::NOT_SVG)));
    }
    let record = arguments.source.record(shelf, arguments.game)?;
    let nodes = arguments.nodes.map_or_else(|| record.line().start().pace(), u64::from);
    let tablebase = arguments.table.open(record.spec().game)?;
    let review = think(&record, nodes, tablebase, console);
    if let Some(file) = &arguments.output {
        save(file, &record, &review, console.language)?;
    }
    if arguments.json {
        writeln!(console.out, "{}", object(&record, &review, nodes))?;
        return Ok(());
    }
    print(&record, &review, console)
}

fn think(
    record: &Record,
    nodes: u64,
    tablebase: Option<AnyTablebase>,
    console: &mut Console<'_>,
) -> Review {
    let resources = Resources { tablebase, ..Resources::memory(Level::MEMORY) };
    let mut engine = record.spec().game.engine(resources);
    let (watch, workers) = (Stopwatch::start(), Threads(1));
    let mut progress = Progress::begin();
    let all = record.turns().len() + 1;
    let review = Review::new(record, &mut *engine, nodes, (&watch, &workers), &mut |done| {
        progress.report(console, || words::positions_done(done, all));
    });
    progress.end(console);
    review
}

/// The name of a player, or which one it is.
fn name(record: &Record, player: Player, language: Language) -> String {
    let name = &record.details.players[player];
    let unnamed = [&words::FIRST_PLAYER, &words::SECOND_PLAYER][player.index()];
    if name.is_empty() { unnamed.say(language) } else { name.to_string() }
}

fn title(record: &Record, language: Language) -> String {
    let [first, second] = Player::BOTH.map(|player| name(record, player, language));
    format!("{}: {first} - {second} {}", record.spec(), result_text(record.result()))
}

fn print(record: &Record, review: &Review, console: &mut Console<'_>) -> Result<(), CommandError> {
    let language = console.language;
    let names = Grade::ALL.map(|grade| grade.name().say(language));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    writeln!(console.out, "{}\n", title(record, language))?;
    let longest = review.turns.iter().map(|turn| turn.mv.len()).max().unwrap_or_default();
    for (number, turn) in record.numbers().zip(&review.turns) {
        let [before, after] =
            scores(turn).map(|(score, is_proved)| worth(score, is_proved).say(language));
        let (mv, grade) = (&turn.mv, &names[turn.grade as usize]);
        write!(
            console.out,
            "{number:>6} {mv:<longest$}  {grade:<width$}  {before:>11} {after:>11}"
        )?;
        if turn.grade != Grade::Best {
            let loses = words::loses(percent(turn.loss(), language), turn.best.clone());
            write!(console.out, "  {}", loses.say(language))?;
        }
        writeln!(console.out)?;
    }
    let summary = review.summary();
    for player in Player::BOTH {
        let counts = Grade::ALL.map(|grade| {
            let count = summary[player].counts[grade as usize];
            words::grade_count(count, grade.name()).say(language)
        });
        let loss = percent(summary[player].mean_loss, language);
        let summary = words::summary(name(record, player, language), counts.join(", "), loss);
        writeln!(console.out, "\n{}", summary.say(language))?;
    }
    Ok(())
}

/// A share as a number of hundredths.
fn percent(share: f64, language: Language) -> String {
    decimal(100.0 * share, 1, language)
}

/// What the position was worth before and after a turn, and whether each is proved.
const fn scores(turn: &Judgement) -> [(Score, bool); 2] {
    [(turn.before, turn.is_proved[0]), (turn.after, turn.is_proved[1])]
}

/// A score in numbers and in words.
fn scored((score, is_proved): (Score, bool)) -> Value {
    json!({
        "score": score.hundredths(),
        "win_in": score.won_in(),
        "loss_in": score.lost_in(),
        "proved": is_proved,
        "text": score.to_string(),
    })
}

fn object(record: &Record, review: &Review, nodes: u64) -> Value {
    let turns = record.numbers().zip(&review.turns).map(|(number, turn)| {
        let [before, after] = scores(turn).map(scored);
        json!({
            "number": number,
            "player": turn.player.to_string(),
            "move": turn.mv,
            "best": turn.best,
            "before": before,
            "after": after,
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

fn save(
    file: &Path,
    record: &Record,
    review: &Review,
    language: Language,
) -> Result<(), CommandError> {
    let picture = picture(record, review, language);
    let legend = MARKS.map(|(form, grade)| (form, grade.name().say(language)));
    platform::replace(file, graph(&picture, &legend, language).as_bytes())
        .map_err(|error| CommandError::file(file, &error))
}

/// The winning chances of the first player, turn by turn, with the faults marked.
fn picture(record: &Record, review: &Review, language: Language) -> Graph {
    let mut marks = Vec::new();
    for (i, (number, turn)) in record.numbers().zip(&review.turns).enumerate() {
        if let Some((form, grade)) = MARKS.into_iter().find(|(_, grade)| *grade == turn.grade) {
            let text = words::mark(number, turn.mv.clone(), grade.name(), turn.best.clone());
            marks.push(GraphMark { at: i + 1, form, text: text.say(language) });
        }
    }
    let faults: Vec<_> = marks.iter().map(|mark| mark.text.as_str()).collect();
    let faults = match &faults[..] {
        [] => words::NO_FAULTS.say(language),
        faults => faults.join("; "),
    };
    let names = Player::BOTH.map(|player| name(record, player, language));
    let chances = words::chances(names[0].clone(), review.turns.len(), faults);
    Graph {
        title: title(record, language),
        description: chances.say(language),
        sides: names.map(|name| words::is_better(name).say(language)),
        values: review.scores.iter().map(|&score| chance(score)).collect(),
        marks,
    }
}
