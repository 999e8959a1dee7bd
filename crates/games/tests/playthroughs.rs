//! Golden records: every observable of one random game of each kind.
//!
//! After a wanted change, `INSTA_UPDATE=always cargo test -p ludoteca-games --test playthroughs` writes
//! the files anew; the difference belongs into the commit.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fmt::Write as _;

use board::Dice;
use ludoteca_games::{Line, SHELF, Spec};
use support::for_every_game;

fn playthrough(spec: &str) -> String {
    let mut dice = Dice::new(2026);
    let start = Spec::read(SHELF, spec).unwrap().start(7).unwrap();
    let mut line = Line::new(start);
    let mut text = String::new();
    loop {
        let position = line.position();
        let _ = writeln!(text, "position {position}");
        let _ = writeln!(text, "key {:016x}", position.key());
        for note in &line.scene().notes {
            let _ = writeln!(text, "note {}: {}", note.label, note.value);
        }
        if let Some(scores) = position.scores() {
            let _ = writeln!(text, "scores {} {}", scores[0].1, scores[1].1);
        }
        let _ = writeln!(text, "status {}", line.scene().status);
        let moves = position.moves();
        if line.verdict().is_some() || line.moves().len() == 40 {
            return text;
        }
        let mv = moves[dice.below(moves.len() as u32) as usize].clone();
        let gesture = position.gestures(&mv).unwrap()[0]
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ");
        let _ = writeln!(text, "legal {}\nmove {mv} by {gesture}\n", moves.len());
        line.play(&mv).unwrap();
    }
}

fn check(name: &str, spec: &str) {
    insta::with_settings!({ snapshot_path => "playthroughs", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, playthrough(spec));
    });
}

macro_rules! playthroughs {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        #[test]
        fn $id() {
            check(stringify!($id), stringify!($id));
        }
    )* };
}

for_every_game!(playthroughs);

/// Kinds of a game that differ in more than the size.
#[test]
fn other_kinds() {
    for (name, spec) in [
        ("mapello_random", "mapello:layout=random,seed=7"),
        ("mitsudomoe_official", "mitsudomoe:rules=official"),
        ("nex_edges", "nex:size=4,swap=edges"),
    ] {
        check(name, spec);
    }
}
