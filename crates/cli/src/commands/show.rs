use std::io::Write as _;

use board::Outcome;
use clap::Args;
use games::{Line, Shelf, Spec};
use serde_json::{Map, Value, json};
use text::Style;

use crate::input::Path;
use crate::{CommandError, Console};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    path: Path,

    /// Use plain ASCII without colour
    #[arg(long)]
    ascii: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Draws a position, or describes it as JSON.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (spec, line) = arguments.path.open(shelf)?;
    if arguments.json {
        writeln!(console.out, "{}", object(&spec, &line))?;
        return Ok(());
    }
    let style = Style {
        unicode: console.unicode && !arguments.ascii,
        colour: console.colour && !arguments.ascii,
        language: console.language,
    };
    write!(console.out, "{}", text::draw(&line.scene(), style))?;
    writeln!(console.out, "\n{spec}\n{}", line.position())?;
    Ok(())
}

/// Where a game stands, for a program.
pub(crate) fn object(spec: &Spec, line: &Line) -> Value {
    let position = line.position();
    let verdict = line.verdict();
    let turn = match verdict {
        Some(_) => Value::Null,
        None => json!(position.side(position.turn()).letter),
    };
    let result = verdict.map(|verdict| {
        let winner = match verdict.outcome {
            Outcome::Win(player) => json!(position.side(player).letter),
            Outcome::Draw => Value::Null,
        };
        json!({ "winner": winner, "reason": verdict.reason.to_string() })
    });
    let mut object = json!({
        "game": spec.game.info().id,
        "spec": spec.to_string(),
        "position": position.to_string(),
        "turn": turn,
        "result": result,
        "legal": line.count_moves(),
    });
    if let Some(scores) = position.scores() {
        let scores = scores.map(|(side, points)| (side.letter.to_string(), json!(points)));
        object["scores"] = Value::Object(Map::from_iter(scores));
    }
    object
}
