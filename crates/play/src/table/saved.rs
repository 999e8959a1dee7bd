use std::time::Duration;

use board::{ByPlayer, Player};

use super::Table;
use crate::{Ending, Seat};
use record::Record;
use record::{OneLine, Reason, Span};

/// The tag of what the clocks showed when a game was left.
const LEFT: &str = "Left";

impl Table {
    /// The game written down: enough to go on with it another day, with the clocks as they are now.
    pub fn record(&self, now: Duration) -> Record {
        let mut record = Record::new(&self.spec, &self.line);
        for (written, turn) in record.turns_mut().iter_mut().zip(&self.turns) {
            written.clock = turn.clock;
        }
        let words =
            |text: &str| OneLine::new(text).expect("one short line without control characters");
        record.details.players = ByPlayer(self.seats.0.map(|seat| words(&seat.to_string())));
        if let Some(ending) = self.ended {
            let concluded = record.conclude(Some(ending.outcome), Some(ending.reason));
            concluded.expect("a game ends by players only where the rules have not ended it");
        }
        if let Some(clock) = &self.clock {
            record.details.clock = Some(clock.control());
        }
        self.carry_over(&mut record);
        if let (Some(clock), None) = (&self.clock, self.ending()) {
            let [first, second] =
                Player::BOTH.map(|player| Span::new(clock.left(player, now)).to_string());
            // A record that is full of other tags goes on from what the last move shows.
            let _ = record.details.add(LEFT, words(&format!("{first} {second}")));
        }
        record
    }

    /// Keeps what the record that the game came with says and a table does not know: comments,
    /// further tags, names, and levels of a newer program.
    fn carry_over(&self, record: &mut Record) {
        let earlier = &self.log.begin;
        record.opening = earlier.opening.clone();
        for (written, before) in record.turns_mut().iter_mut().zip(earlier.turns()) {
            if written.text() != before.text() {
                break;
            }
            written.comment = before.comment.clone();
        }
        for (player, seat) in Player::BOTH.into_iter().zip(self.seats.0) {
            let name = &earlier.details.players[player];
            if seat.is_person() && !name.is_empty() && name.as_str().parse::<Seat>().is_err() {
                record.details.players[player] = name.clone();
            }
        }
        record.details.date = earlier.details.date;
        record.details.event.clone_from(&earlier.details.event);
        for (name, value) in earlier.details.more().filter(|(name, _)| *name != LEFT) {
            // There is room: the earlier record had it too.
            let _ = record.details.add(name, value.clone());
        }
    }

    /// A game that was written down, to be played on.
    ///
    /// Whoever is not named as a computer player is a person.
    pub fn resume(record: &Record) -> Self {
        let seat = |name: &OneLine| name.as_str().parse().unwrap_or(Seat::Person);
        let ByPlayer(names) = &record.details.players;
        let seats = ByPlayer(names.each_ref().map(seat));
        let line = record.line();
        let mut table = Self::bare(record.spec().clone(), line, seats, record.details.clock);
        for (turn, written) in table.turns.iter_mut().zip(record.turns()) {
            turn.clock = written.clock;
        }
        if let (Some(outcome), Some(reason)) = (record.result(), record.reason())
            && reason != Reason::Rules
        {
            table.ended = Some(Ending { outcome, reason });
        }
        table.set_clock();
        let left = record.details.more().find(|(name, _)| *name == LEFT);
        let spans = left.and_then(|(_, words)| words.as_str().split_once(' '));
        if let (Some(clock), Some((first, second))) = (&mut table.clock, spans) {
            for (player, span) in Player::BOTH.into_iter().zip([first, second]) {
                if let Ok(span) = span.parse::<Span>() {
                    clock.set(player, span.duration());
                }
            }
        }
        table.log.begin = record.clone();
        table
    }
}
