use std::io::Write as _;

use clap::Args;
use games::{AnyGame, Choice, Shelf, Values};
use serde_json::{Value, json};

use crate::{Console, Failure};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Print one JSON array
    #[arg(long)]
    json: bool,
}

/// Lists the shelf.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if arguments.json {
        let list: Vec<Value> = shelf.iter().map(|game| object(*game)).collect();
        serde_json::to_writer_pretty(&mut console.out, &list)?;
        writeln!(console.out)?;
        return Ok(());
    }
    for (i, game) in shelf.iter().enumerate() {
        let info = game.info();
        if i > 0 {
            writeln!(console.out)?;
        }
        writeln!(console.out, "{}: {} ({})", info.id, info.name, info.credit)?;
        writeln!(console.out, "  {}", info.about)?;
        let [first, second] = info.sides;
        writeln!(
            console.out,
            "  sides: {} ({}) moves first, {} ({})",
            first.name, first.letter, second.name, second.letter
        )?;
        writeln!(console.out, "  simple players: {}", game.choosers().join(", "))?;
        for choice in info.options {
            let Choice { key, values, default, about } = choice;
            let default = default.unwrap_or("drawn");
            writeln!(console.out, "  {key}={values} (default {default}): {about}")?;
        }
    }
    Ok(())
}

fn object(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let side = |i: usize| json!({ "letter": info.sides[i].letter, "name": info.sides[i].name });
    json!({
        "id": info.id,
        "name": info.name,
        "about": info.about,
        "credit": info.credit,
        "sides": [side(0), side(1)],
        "players": game.choosers(),
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn option(choice: &Choice) -> Value {
    let mut object = json!({
        "key": choice.key,
        "about": choice.about,
        "default": choice.default,
    });
    match choice.values {
        Values::Words(words) => object["values"] = json!(words),
        Values::Numbers(least, most) => {
            object["least"] = json!(least);
            object["most"] = json!(most);
        }
    }
    object
}
