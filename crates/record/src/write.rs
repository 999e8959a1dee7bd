use std::fmt::{self, Write as _};

use board::Player;

use crate::reason::ResultText;
use crate::{Numbering, OneLine, Record, result_text};

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = moves(self, self.turns.len(), Some(ResultText(self.result)));
        write!(f, "{}\n{moves}", tags(self))
    }
}

/// The tags, one a line.
pub(crate) fn tags(record: &Record) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Game", &record.spec.to_string());
    if let Some(start) = &record.start {
        tag("Start", start);
    }
    let details = &record.details;
    for (name, player) in [("First", Player::First), ("Second", Player::Second)] {
        if !details.players[player].is_empty() {
            tag(name, details.players[player].as_str());
        }
    }
    if let Some(date) = details.date {
        tag("Date", &date.to_string());
    }
    if let Some(event) = &details.event {
        tag("Event", event.as_str());
    }
    if let Some(clock) = details.clock {
        tag("Clock", &clock.to_string());
    }
    tag("Result", result_text(record.result));
    if let Some(reason) = record.reason {
        tag("Reason", &reason.to_string());
    }
    for (name, value) in details.more() {
        tag(name, value.as_str());
    }
    text
}

/// The turns with what is said about them, and the result if it should be told.
pub(crate) fn moves(record: &Record, turns: usize, result: Option<ResultText>) -> String {
    let mut page = Page::default();
    page.comment(None, &record.opening);
    let mut numbering = Numbering::default();
    for turn in record.turns.iter().take(turns) {
        match numbering.next(turn.player) {
            (number, true) => page.put(&format!("{number} {}", turn.mv)),
            (_, false) => page.put(&turn.mv),
        }
        let clock = turn.clock.map(|clock| format!("[%clk {clock}]"));
        page.comment(clock, &turn.comment);
    }
    if let Some(ResultText(result)) = result {
        page.put(result_text(result));
    }
    page.text + if page.column > 0 { "\n" } else { "" }
}

/// Words set in lines.
#[derive(Default)]
struct Page {
    text: String,
    column: usize,
}

impl Page {
    fn put(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text += word;
        self.column += length;
    }

    fn comment(&mut self, clock: Option<String>, words: &OneLine) {
        let said = words.as_str().split(' ').filter(|word| !word.is_empty());
        let mut words: Vec<String> = clock.into_iter().collect();
        for word in said {
            let word = word.replace('\\', "\\\\").replace('{', "\\{").replace('}', "\\}");
            words.push(word);
        }
        if let Some(first) = words.first_mut() {
            first.insert(0, '{');
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        for word in words {
            self.put(&word);
        }
    }
}
