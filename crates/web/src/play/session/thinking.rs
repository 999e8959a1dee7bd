use std::time::Duration;

use ::board::Player;
use leptos::prelude::*;
use play::request::{Query, Request, Response};
use play::{Action, Level, Table};

use super::Session;
use crate::browser::{dice, now};
use crate::words;

/// A computer that answers faster than this can't be followed.
const LEAST: Duration = Duration::from_millis(350);

impl Session {
    /// Gives up whatever is being thought about.
    pub(super) fn forget_thoughts(self) {
        self.engine.stop();
        self.thought.set(None);
        self.hint.set(None);
        if let Some(due) = self.due.try_update_value(Option::take).flatten() {
            due.clear();
        }
    }

    /// Sees to it that a computer whose turn it is thinks.
    pub(in crate::play) fn go_on(self) {
        let table = self.table.read_untracked();
        let Some(level) = table.awaits_computer() else { return };
        let is_waiting = self.due.with_value(Option::is_some) || self.engine.is_busy_now();
        // Of several tabs with the same game the one that is looked at thinks.
        let is_put_off = self.is_paused.get_untracked() || document().hidden();
        if self.past.get_untracked().is_some() || is_put_off || is_waiting {
            return;
        }
        self.think(&table, level);
    }

    fn think(self, table: &Table, level: Level) {
        let seed = u64::from(dice().below(u32::MAX));
        let begun = now();
        let is_show = self.is_show();
        self.ask(table, Query::Move { level, seed }, move |mv| {
            let wait = if is_show {
                Duration::from_millis(self.pace.get_untracked().into())
            } else {
                LEAST
            };
            let rest = (begun + wait).saturating_sub(now());
            let play = move || {
                self.due.set_value(None);
                self.thought.set(None);
                if let Some(mv) = mv.clone() {
                    self.act(Action::Play(mv));
                }
            };
            self.due.set_value(set_timeout_with_handle(play, rest).ok());
        });
    }

    /// Plays what the engine has found so far.
    pub(in crate::play) fn hurry(self) {
        if self.table.read_untracked().awaits_computer().is_none() {
            return;
        }
        let found = self.thought.get_untracked().and_then(|found| found.best());
        self.forget_thoughts();
        match found {
            Some(mv) => drop(self.act(Action::Play(mv))),
            // The weakest search answers at once.
            None => self.think(&self.table.read_untracked(), Level::Search(1)),
        }
    }

    /// Looks for a hint.
    pub(in crate::play) fn look_for_hint(self) {
        let table = self.table.read_untracked();
        if !table.awaits_person() {
            return;
        }
        self.said.set(vec![(&words::HINT_COMES).into()]);
        let nodes = Some(table.line().position().pace());
        self.ask(&table, Query::Lines { count: 1, nodes }, move |mv| {
            self.said.update(Vec::clear);
            let found = self.thought.get_untracked();
            let score = found.and_then(|found| Some((found.score()?, found.is_proved())));
            self.thought.set(None);
            self.hint.set(mv.map(|mv| (mv, score)));
            self.announcer.say(self.said(self.locale));
        });
    }

    fn ask(self, table: &Table, query: Query, done: impl Fn(Option<String>) + 'static) {
        let line = table.line().clone();
        let is_first = line.position().turn() == Player::First;
        let request = Request { game: table.spec().game, line, query, time: None };
        self.engine.ask(&request, move |answer| match answer {
            Response::Found(report) => {
                if let Some(score) = report.score() {
                    self.thought.set(Some(report));
                    self.worth.set_value(Some(if is_first { score } else { -score }));
                }
            }
            Response::Judged { .. } => {}
            Response::Done { mv } => done(mv),
        });
    }
}
