use std::io::{self, Write};
use std::time::Duration;

use board::Player;
use engine::Report;
use i18n::Phrase;
use play::{Session, Table};
use record::Span;
use serde_json::{Value, json};
use text::Style;

use super::words;
use crate::commands::show;

/// How a game speaks to whoever plays it: in words, or as JSON.
#[derive(Clone, Copy, Debug)]
pub(in crate::commands) struct Voice {
    pub(in crate::commands) style: Style,
    pub(in crate::commands) is_json: bool,
}

impl Voice {
    /// Where the game stands.
    pub(in crate::commands) fn state(
        self,
        table: &Table,
        now: Duration,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", state(table, now));
        }
        let mut scene = table.line().scene();
        if let Some(result) = table.result() {
            scene.status = result;
        }
        write!(out, "\n{}", text::draw(&scene, self.style))?;
        if let Some([first, second]) = clocks(table, now) {
            self.say(&words::clocks(first, second), out)?;
        }
        Ok(())
    }

    /// What has just happened, for people; a program sees the state that follows.
    pub(in crate::commands) fn notice(
        self,
        phrase: &Phrase,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.is_json { Ok(()) } else { self.say(phrase, out) }
    }

    /// Tells something.
    pub(in crate::commands) fn say(self, phrase: &Phrase, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "message": phrase.to_string() }));
        }
        writeln!(out, "{}", phrase.say(self.style.language))
    }

    /// Tells what is wrong.
    pub(in crate::commands) fn refuse(
        self,
        phrase: &Phrase,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "error": phrase.to_string() }));
        }
        self.say(phrase, out)
    }

    /// The moves that there are.
    pub(in crate::commands) fn moves(
        self,
        moves: &[String],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.is_json {
            return writeln!(out, "{}", json!({ "moves": moves }));
        }
        self.say(&words::moves(moves.len()), out)?;
        writeln!(out, "{}", moves.join(" "))
    }

    /// What the engine would play, or that it is looking.
    pub(in crate::commands) fn engine_says(
        self,
        session: &Session,
        phrase: &Phrase,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if !self.is_json {
            return self.say(phrase, out);
        }
        let Some(mv) = session.hinted() else { return Ok(()) };
        let found = session.found(session.turns_seen());
        let score = found.and_then(Report::score).map(|score| score.to_string());
        let is_proved = found.is_some_and(Report::is_proved);
        writeln!(out, "{}", json!({ "hint": mv, "score": score, "proved": is_proved }))
    }

    /// Asks whoever is to move.
    pub(in crate::commands) fn ask(self, table: &Table, out: &mut dyn Write) -> io::Result<()> {
        if !self.is_json {
            let side = table.line().position().side(table.turn());
            write!(out, "{} ", words::prompt(side.name).say(self.style.language))?;
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
