use std::io::{self, Write};

use board::{Outcome, Player};
use serde_json::json;
use table::Played;

/// Writes a game down, one JSON object a line.
pub(super) fn write(file: &mut impl Write, played: &Played) -> io::Result<()> {
    let result = match played.outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    };
    let object = json!({
        "spec": played.spec,
        "start": played.start,
        "moves": played.moves.join(" "),
        "opening": played.opening,
        "first": played.players[Player::First],
        "second": played.players[Player::Second],
        "result": result,
        "reason": played.reason,
    });
    writeln!(file, "{object}")?;
    file.flush()
}
