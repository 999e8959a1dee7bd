use std::time::Duration;

use board::{Outcome, Player};
use games::Shelf;
use platform::KeptGame;
use play::{Seat, Table};
use record::{Date, Record};

use super::first_record;
use crate::look::Look;
use crate::words;

/// A game of the list.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) game: KeptGame,
    /// What is written of it; nothing where it can't be read.
    pub(super) record: Option<Record>,
}

impl Entry {
    pub(super) fn read(game: KeptGame, shelf: &Shelf) -> Self {
        let record = game.read().ok().and_then(|text| first_record(shelf, &text).ok());
        Self { game, record }
    }

    /// Which game it is.
    pub(super) fn name(&self) -> &'static str {
        self.record.as_ref().map_or("?", |record| record.spec().game.info().name)
    }

    /// Who plays against whom: a person's opponent, or both.
    pub(super) fn players(&self, look: Look) -> String {
        let Some(record) = &self.record else { return String::new() };
        let seats = Table::resume(record).seats();
        let computers = Player::BOTH.into_iter().filter_map(|player| match seats[player] {
            Seat::Computer(level) => Some(look.tell(level.name_in(record.spec().game))),
            Seat::Person => None,
        });
        let computers: Vec<_> = computers.collect();
        if computers.is_empty() { look.say(&words::MODE_PEOPLE) } else { computers.join(" – ") }
    }

    /// When it was played last, seen from now.
    pub(super) fn date(&self, now: Duration, look: Look) -> String {
        const HOUR: u64 = 60 * 60;
        let ago = now.saturating_sub(self.game.changed).as_secs();
        match ago {
            0..60 => look.say(&words::JUST_NOW),
            60..HOUR => look.tell(words::minutes_ago(ago / 60)),
            HOUR..86_400 => look.tell(words::hours_ago(ago / HOUR)),
            _ => Date::of_day(self.game.changed.as_secs() / (24 * HOUR)).to_string(),
        }
    }

    /// How it stands or how it ended, in a word or two.
    pub(super) fn result(&self, look: Look) -> String {
        let Some(record) = &self.record else { return look.say(&words::UNREADABLE) };
        if !self.game.is_finished {
            return look.tell(words::after_turns(record.turns().len()));
        }
        let table = Table::resume(record);
        let winner = match table.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) => winner,
            Some(Outcome::Draw) => return look.say(&words::DRAW_SHORT),
            None => return String::new(),
        };
        let seats = table.seats();
        match (seats[winner].is_person(), seats[winner.other()].is_person()) {
            (true, false) => look.say(&words::YOU_WON),
            (false, true) => look.say(&words::YOU_LOST),
            _ => look.tell(words::side_won(record.line().position().side(winner).name)),
        }
    }
}
