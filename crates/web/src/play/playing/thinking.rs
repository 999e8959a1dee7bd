use std::time::Duration;

use ::engine::Score;
use leptos::prelude::*;
use play::Session;
use play::request::{Request, Response};
use play::session::Message;

use super::{Place, Playing};

/// What the engine is asked and says, and what happens by itself.
impl Playing {
    /// Whether somebody waits for the engine, which is there.
    pub(in crate::play) fn is_thinking(self) -> bool {
        self.session.read().is_thinking() && !self.engine.has_failed() && self.thinks_here()
    }

    /// How deep the engine has looked, what the position is worth to whoever is to move, and whether
    /// that is proved.
    pub(in crate::play) fn thought(self) -> Option<(u32, Score, bool)> {
        self.thought.get()
    }

    /// Asks the engine.
    pub(super) fn ask(self, request: Box<Request>) {
        let number = self.next_number();
        if untrack(|| self.thinks_here()) {
            self.engine.ask(&request, move |response| self.hear(number, response));
        }
        self.request.set_value(Some(request));
    }

    /// Whether this tab is the one that thinks.
    pub(in crate::play) fn thinks_here(self) -> bool {
        match self.place {
            Place::Here(_, tab) => tab.is_it(),
            Place::Elsewhere(_) => true,
        }
    }

    /// Asks the engine again what it has not answered.
    pub(in crate::play) fn retry(self) {
        if let Some(request) = self.request.get_value() {
            self.ask(request);
        }
    }

    /// Whether the engine was asked and broke.
    pub(in crate::play) fn has_no_engine(self) -> bool {
        self.engine.has_failed() && self.session.read().is_thinking()
    }

    pub(super) fn next_number(self) -> u64 {
        self.asked
            .try_update_value(|asked| {
                *asked += 1;
                *asked
            })
            .unwrap_or_default()
    }

    /// Hears the engine, where what it was asked is still wanted. What is asked next is asked when
    /// the worker's own message is done with.
    fn hear(self, number: u64, response: Response) {
        let is_wanted = move || self.asked.try_get_value() == Some(number);
        let is_last = matches!(response, Response::Done { .. });
        if is_last {
            let hear = move || {
                if is_wanted() {
                    self.send(Message::Engine(response));
                }
            };
            set_timeout(hear, Duration::ZERO);
        } else if is_wanted() {
            self.send(Message::Engine(response));
        }
    }

    /// Wakes the session when something changes by itself.
    pub(super) fn set_alarm(self) {
        if let Some(alarm) = self.wake.try_update_value(Option::take).flatten() {
            alarm.clear();
        }
        let Some(at) = self.session.with_untracked(Session::wake) else { return };
        let ring = move || {
            self.wake.try_set_value(None);
            self.send(Message::Tick);
        };
        let rest = at.saturating_sub(self.now());
        self.wake.set_value(set_timeout_with_handle(ring, rest).ok());
    }
}
