use std::io::{self, Write};
use std::time::Duration;

use board::Player;
use engine::Score;
use i18n::Phrase;
use play::{Event, Table};
use record::Span;
use serde_json::{Value, json};
use study::review::worth;
use text::Style;

use super::words;
use crate::commands::show;

/// How a game speaks to whoever plays it: in words, or as JSON.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) style: Style,
    pub(super) is_json: bool,
}

impl Voice {
    /// Where the game stands.
    pub(super) fn state(self, table: &Table, now: Duration, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", state(table, now));
        }
        let mut scene = table.scene();
        if let Some(result) = table.result() {
            scene.status = result;
        }
        write!(out, "\n{}", text::draw(&scene, self.style))?;
        if let Some([first, second]) = clocks(table, now) {
            self.say(&words::clocks(first, second), out)?;
        }
        Ok(())
    }

    /// What has just happened.
    pub(super) fn event(self, table: &Table, event: &Event, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return Ok(());
        }
        let side = |player: Player| table.line().position().side(player);
        match event {
            Event::Played { side, is_forced: true, .. } => {
                self.say(&words::passes(side.name, side.letter), out)
            }
            Event::Played { side, mv, .. } => {
                self.say(&words::plays(side.name, side.letter, mv.clone()), out)
            }
            Event::TakenBack(turns) => self.say(&words::taken_back(*turns), out),
            Event::Offered(player) => {
                let side = side(*player);
                self.say(&words::offered(side.name, side.letter), out)
            }
            Event::Declined => self.say(&(&words::DECLINED).into(), out),
            // The state that follows says how.
            Event::Over(_) => Ok(()),
        }
    }

    /// Tells something.
    pub(super) fn say(self, phrase: &Phrase, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "message": phrase.to_string() }));
        }
        writeln!(out, "{}", phrase.say(self.style.language))
    }

    /// Tells what is wrong.
    pub(super) fn refuse(self, phrase: &Phrase, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "error": phrase.to_string() }));
        }
        self.say(phrase, out)
    }

    /// The moves that there are.
    pub(super) fn moves(self, moves: &[String], out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "moves": moves }));
        }
        self.say(&words::moves(moves.len()), out)?;
        writeln!(out, "{}", moves.join(" "))
    }

    /// What the computer would play.
    pub(super) fn hint(
        self,
        mv: &str,
        score: Score,
        is_proved: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.is_json {
            let score = score.to_string();
            let object = json!({ "hint": mv, "score": score, "proved": is_proved });
            return writeln!(out, "{object}");
        }
        self.say(&words::hint(mv.to_owned(), worth(score, is_proved)), out)
    }

    /// Asks whoever is to move.
    pub(super) fn ask(self, table: &Table, out: &mut dyn Write) -> io::Result<()> {
        if !self.is_json {
            let side = table.line().position().side(table.turn());
            write!(out, "{} ", words::prompt(side.name, side.letter).say(self.style.language))?;
        }
        out.flush()
    }
}

/// What the clocks show, where there are any.
fn clocks(table: &Table, now: Duration) -> Option<[String; 2]> {
    let clock = table.clock()?;
    Some(Player::BOTH.map(|player| Span::new(clock.left(player, now)).to_string()))
}

/// Where the game stands, for a program.
fn state(table: &Table, now: Duration) -> Value {
    let mut object = show::object(table.spec(), table.line());
    object["moves"] = json!(table.line().moves());
    object["players"] = json!(table.seats().0.map(|seat| seat.to_string()));
    object["clocks"] = json!(clocks(table, now));
    if let Some(ending) = table.ending() {
        let winner =
            ending.outcome.winner().map(|player| table.line().position().side(player).letter);
        let reason = table.result().map(|result| result.to_string());
        object["turn"] = Value::Null;
        object["legal"] = json!(0);
        object["result"] =
            json!({ "winner": winner, "reason": reason, "by": ending.reason.to_string() });
    }
    object
}
