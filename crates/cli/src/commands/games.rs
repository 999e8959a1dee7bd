use std::io::Write as _;

use clap::Args;
use games::{AnyGame, Choice, Shelf, Values};
use i18n::Phrase;
use serde_json::{Value, json};

use crate::{CommandError, Console, words};

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
) -> Result<(), CommandError> {
    if arguments.json {
        let list: Vec<Value> = shelf.iter().map(|game| object(*game)).collect();
        serde_json::to_writer_pretty(&mut console.out, &list)?;
        writeln!(console.out)?;
        return Ok(());
    }
    for (i, game) in shelf.iter().enumerate() {
        let (info, language) = (game.info(), console.language);
        if i > 0 {
            writeln!(console.out)?;
        }
        writeln!(console.out, "{}: {} ({})", info.id, info.name, info.credit.say(language))?;
        writeln!(console.out, "  {}", info.about.say(language))?;
        let [first, second] = info.sides;
        let sides = words::sides(first.name, first.letter, second.name, second.letter);
        let players = words::simple_players(game.simple_players().join(", "));
        let mut lines = vec![sides, players];
        for &Choice { key, values, default, about, .. } in info.options {
            let default = default.map_or_else(|| Phrase::from(&words::DRAWN), Phrase::plain);
            lines.push(words::option(key, values.phrase(), default, about));
        }
        for line in lines {
            writeln!(console.out, "  {}", line.say(language))?;
        }
    }
    Ok(())
}

fn object(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let side = |i: usize| json!({ "letter": info.sides[i].letter, "name": info.sides[i].name.to_string() });
    json!({
        "id": info.id,
        "name": info.name,
        "about": info.about.to_string(),
        "credit": info.credit.to_string(),
        "sides": [side(0), side(1)],
        "players": game.simple_players(),
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn option(choice: &Choice) -> Value {
    let mut object = json!({
        "key": choice.key,
        "about": choice.about.to_string(),
        "default": choice.default,
    });
    match choice.values {
        values @ (Values::Words(_) | Values::Among(_)) => object["values"] = json!(values.listed()),
        Values::Numbers(least, most) => {
            object["least"] = json!(least);
            object["most"] = json!(most);
        }
    }
    object
}
