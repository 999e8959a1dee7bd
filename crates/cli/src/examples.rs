use games::{Options, Shelf, Spec};

/// The examples at the end of a command's help, made of a game that stands on the shelf.
pub(crate) fn of(command: &str, shelf: &Shelf) -> String {
    let Some(sample) = Sample::take(shelf) else { return String::new() };
    let Sample { id, spec, moves, position } = &sample;
    let calls = match command {
        "games" => vec!["games".into(), "games --json".into()],
        "rules" => vec![format!("rules {id}"), format!("rules {id} | less")],
        "show" => vec![
            format!("show {id}"),
            format!("show {spec} --moves \"{moves}\" --ascii"),
            format!("show {id} --json --position \"{position}\""),
        ],
        "moves" => {
            vec![format!("moves {spec}"), format!("moves {id} --position \"{position}\"")]
        }
        "perft" => vec![
            format!("perft {id} 5"),
            format!("perft {spec} 6 --divide --threads 2"),
            format!("perft {id} 3 --position \"{position}\""),
        ],
        "play" => vec![
            format!("play {id}"),
            format!("play {spec} --first human --second 5 --clock 300+2 --plain"),
            "play --continue".into(),
        ],
        "join" => vec![
            "join http://192.168.1.5:8080/#/game/7k2mq9xd4hnb --name Ana".into(),
            "join 192.168.1.5:8080/7k2mq9xd4hnb --plain".into(),
            "join https://games.example.org/#/game/7k2mq9xd4hnb --watch".into(),
        ],
        "bot" => vec![
            "bot http://192.168.1.5:8080/#/game/7k2mq9xd4hnb 4".into(),
            "bot 192.168.1.5:8080/7k2mq9xd4hnb \"cmd:python3 my_bot.py\" --name Robot".into(),
            "bot https://games.example.org 3 --take-open --games 10".into(),
        ],
        "playouts" => vec![
            format!("playouts {id}"),
            format!("playouts {spec} --seconds 10 --max-plies 200 --seed 7 --json"),
        ],
        "render" => vec![
            format!("render {id} -o board.svg"),
            format!("render {spec} --moves \"{moves}\" --theme dark -o board.png"),
        ],
        "analyse" => vec![
            format!("analyse {id} --time 5"),
            format!("analyse {spec} --moves \"{moves}\" --depth 6 --lines 3 --json"),
        ],
        "solve" => vec![
            format!("solve {id} --time 10 --position \"{position}\""),
            format!("solve {spec} --moves \"{moves}\" --memory 1024 --json"),
        ],
        "bench" => vec!["bench".into(), "bench --threads 2".into()],
        "record" => vec![
            "record check games.txt".into(),
            "record show games.txt --game 2 --ply 10 --ascii".into(),
            "record convert games.txt --to json -o games.json".into(),
        ],
        "review" => vec![
            "review games.txt".into(),
            "review games.txt --game 2 --nodes 100000 -o review.svg".into(),
        ],
        "match" => vec![
            format!("match {id} 2 greedy --games 20"),
            format!("match {spec} 4 \"cmd:engine ugi\" --time 10+0.1 --sprt 0,10 --games 1000"),
        ],
        "ugi" => vec!["ugi".into(), format!("ugi {spec}")],
        "serve" => {
            vec!["serve".into(), "serve --lan".into(), "serve --write site".into()]
        }
        "worker" => vec![
            "worker --database postgres://ludoteca@db.example/ludoteca".into(),
            "worker --database postgres://ludoteca@db.example/ludoteca --threads 2".into(),
        ],
        "admin" => vec![
            "admin users".into(),
            "admin backup games.sqlite".into(),
            "admin export games.jsonl --records games.txt".into(),
        ],
        "completions" => vec![
            "completions bash > ~/.local/share/bash-completion/completions/ludoteca".into(),
            "completions zsh > ~/.zfunc/_ludoteca".into(),
        ],
        "man" => vec!["man | man -l -".into(), "man show > ludoteca-show.1".into()],
        _ => Vec::new(),
    };
    let lines: Vec<_> = calls.iter().map(|call| format!("  ludoteca {call}")).collect();
    format!("Examples:\n{}", lines.join("\n"))
}

/// What examples need of a game.
struct Sample {
    id: &'static str,
    /// The game with an option, if it has any.
    spec: String,
    /// Two legal moves from the start of that spec.
    moves: String,
    /// The position after the first of them.
    position: String,
}

impl Sample {
    /// The first game on the shelf, the one with an option rather than one without.
    fn take(shelf: &Shelf) -> Option<Self> {
        let has_options = |game: &&&'static dyn games::AnyGame| !game.info().options.is_empty();
        let game = *shelf.iter().find(has_options).or(shelf.first())?;
        let mut options = Options::new(game.info().options);
        if let Some(choice) = game.info().options.first()
            && let values = choice.values.listed()
            && let Some(other) = values.into_iter().find(|word| Some(&**word) != choice.default)
        {
            options.set(choice.key, other);
        }
        let mut spec = Spec { game, options };
        let mut position = spec.start(1).ok()?;
        let first = position.play(&position.moves().first()?.clone()).ok()?;
        let text = position.to_string();
        let second = position.moves().first()?.clone();
        let moves = format!("{first} {second}");
        Some(Self { id: game.info().id, spec: spec.to_string(), moves, position: text })
    }
}
