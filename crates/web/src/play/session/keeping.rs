use ::i18n::Phrase;
use games::Line;
use leptos::prelude::*;
use play::{Action, Series, Table};

use super::Session;
use crate::browser::now;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::words;

impl Session {
    /// Keeps the game as it stands.
    pub(super) fn keep(self) {
        let record = self.table.read_untracked().record(now());
        let is_kept = self.kept.try_update_value(|kept| {
            kept.record = record;
            kept.keep()
        });
        if is_kept == Some(false) {
            self.said.update(|said| said.push((&words::NOT_KEPT).into()));
        }
    }

    /// Stops the clock and keeps the game, since nobody is at the table any more.
    pub(super) fn leave(self) {
        self.forget_thoughts();
        let paused =
            self.table.try_update_untracked(|table| drop(table.apply(Action::Pause, now())));
        let is_running = || self.table.read_untracked().ending().is_none();
        // Another tab may have gone on with the game, and has kept it then, or deleted it.
        let is_newest = || self.kept.with_value(SavedGame::is_newest);
        if paused.is_some() && is_running() && is_newest() {
            self.keep();
        }
    }

    /// Takes over what another tab has done with the game; whether it has done anything.
    pub(super) fn catch_up(self) -> bool {
        let Some(newer) = self.kept.with_value(SavedGame::changed_elsewhere) else { return false };
        self.forget_thoughts();
        let mut table = Table::resume(&newer.record);
        drop(table.apply(Action::Resume, now()));
        self.kept.set_value(newer);
        self.table.set(table);
        self.past.set(None);
        self.asked.set(None);
        let said = Phrase::from(&words::ANOTHER_TAB);
        self.announcer.say(self.locale.tell(said.clone()));
        self.said.set(vec![said]);
        self.go_on();
        true
    }

    /// How the games of the same two stand.
    pub(in crate::play) fn series(self) -> Series {
        // Every kept game is read for it, which only an end is worth.
        self.is_over.track();
        self.kept.with_value(SavedGame::series)
    }

    /// Which of the two of the series is the first player of this game.
    pub(in crate::play) fn opener(self) -> usize {
        self.kept.with_value(|kept| kept.opener)
    }

    /// Another game with the sides changed.
    pub(in crate::play) fn rematch(self) {
        let table = self.table.read_untracked();
        let mut seats = table.seats();
        seats.0.reverse();
        let line = Line::new(table.line().start().boxed());
        let control = table.clock().map(play::Clock::control);
        let next = Table::new(table.spec().clone(), &line, seats, control);
        let mut kept = self.kept.with_value(|kept| kept.next(&next));
        kept.keep();
        Route::Play(kept.id).go();
    }
}
