use std::sync::OnceLock;
use std::time::Duration;

use board::{Dice, Player, Spot};
use games::{Line, MoveError};
use i18n::Phrase;

use super::{Effect, Pace, Session};
use crate::words::session as words;
use crate::{Action, ActionError, Actor, Entry, Event, Table};

/// What a session remembers whose table stands elsewhere.
#[derive(Clone, Debug, Default)]
pub(super) struct Remote {
    /// The seat of the person here; nobody's where they only watch.
    pub(super) held: Option<Player>,
    /// What was asked for and not yet answered, in that order.
    sent: Vec<Action>,
    /// The game with the move among it, which is shown meanwhile.
    pub(super) ahead: Option<Line>,
    /// What is to be played as soon as it can be.
    premove: Option<String>,
    /// What has been touched of such a move.
    pub(super) touched: Vec<Spot>,
    /// Whether the table here is no longer the one elsewhere.
    is_out_of_step: bool,
}

/// A game whose table stands elsewhere, where a server judges.
///
/// What the person here does is asked for ([`Effect::Send`]), and the table changes only by what is
/// written down there ([`super::Message::Entry`]). A move is shown until then as if it were played.
impl Session {
    /// A person sits down at a table that stands elsewhere, in one of its seats, or only watches.
    ///
    /// The table is the one elsewhere as far as it is known: its log is the first of the entries.
    /// Its clock counts in the time of the entries, and so whoever asks says the time of there.
    pub fn remote(table: Table, held: Option<Player>) -> Self {
        let remote = Remote { held, ..Remote::default() };
        // No computer moves here, and so nothing is left to chance.
        Self { remote: Some(remote), ..Self::new(table, Pace::NONE, Dice::new(0)) }
    }

    /// Whether the table stands elsewhere.
    pub const fn is_remote(&self) -> bool {
        self.remote.is_some()
    }

    /// The move that is on its way to the table.
    pub fn waiting(&self) -> Option<&str> {
        self.remote.as_ref()?.sent.iter().find_map(|action| match action {
            Action::Play(mv) => Some(&**mv),
            _ => None,
        })
    }

    /// What is to be played as soon as it is the turn of the person here.
    pub fn premove(&self) -> Option<&str> {
        self.remote.as_ref()?.premove.as_deref()
    }

    /// Whether this was asked for and not yet answered.
    pub(super) fn is_sent(&self, action: &Action) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.sent.contains(action))
    }

    /// Why the person here can't move, where that is not the game's own reason.
    pub(super) fn hindrance(&self) -> Option<Phrase> {
        let remote = self.remote.as_ref()?;
        if remote.held.is_none() {
            Some((&words::WATCHING).into())
        } else {
            self.waiting().map(|_| (&words::ON_ITS_WAY).into())
        }
    }

    /// Asks for something, or says why that would be in vain.
    pub(super) fn ask_for(
        &mut self,
        action: Action,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Phrase> {
        let is_move = matches!(action, Action::Play(_));
        let Some(you) = self.you() else { return Err((&words::WATCHING).into()) };
        if let Some(why) = self.hindrance().filter(|_| is_move) {
            return Err(why);
        }
        // Who presses a button twice means it once.
        if self.is_sent(&action) {
            return Ok(());
        }
        let after = self.table.after(you, &action).map_err(|error| error.phrase())?;
        let Some(remote) = &mut self.remote else { return Ok(()) };
        let mut action = action;
        if is_move {
            let line = after.line().clone();
            // One spelling, by which the entry is known again.
            action = Action::Play(line.moves()[self.table.line().moves().len()].clone());
            remote.ahead = Some(line);
            self.past = None;
            self.composer = OnceLock::new();
        }
        remote.sent.push(action.clone());
        effects.push(Effect::Send(action));
        Ok(())
    }

    /// Does what was written down at the table.
    pub(super) fn follow(&mut self, entry: Entry, now: Duration, effects: &mut Vec<Effect>) {
        let Some(remote) = &mut self.remote else { return };
        if remote.is_out_of_step {
            return;
        }
        let by_us = remote.held.is_some_and(|held| entry.by == Actor::Player(held));
        let answered = remote.sent.iter().position(|sent| by_us && *sent == entry.action);
        match self.table.follow(entry) {
            Err(_) => {
                remote.is_out_of_step = true;
                effects.push(Effect::OutOfStep);
            }
            Ok(events) => {
                // Answers come in order: what was asked for before this has had another.
                remote.sent.drain(..answered.map_or(0, |place| place + 1));
                for event in &events {
                    match event {
                        Event::Played { .. } => {
                            remote.ahead = None;
                            remote.touched.clear();
                        }
                        Event::TakenBack { .. } => {
                            (remote.ahead, remote.premove) = (None, None);
                            remote.touched.clear();
                        }
                        Event::Over(_) => {
                            *remote = Remote { held: remote.held, ..Remote::default() }
                        }
                        _ => {}
                    }
                }
                self.settle(events, now, effects);
                self.play_premove(effects);
            }
        }
    }

    /// Hears that what was asked for first will not be done.
    pub(super) fn hear_refusal(&mut self, why: Phrase, effects: &mut Vec<Effect>) {
        let Some(remote) = &mut self.remote else { return };
        if !remote.sent.is_empty() && matches!(remote.sent.remove(0), Action::Play(_)) {
            self.forget_move();
        }
        effects.push(Effect::Refused(why));
    }

    /// Hears that the way to the table was cut: nobody knows whether what was asked for came there.
    pub(super) fn lose_what_was_sent(&mut self, effects: &mut Vec<Effect>) {
        let Some(remote) = &mut self.remote else { return };
        if !remote.sent.is_empty() {
            remote.sent.clear();
            self.forget_move();
            effects.push(Effect::Refused((&words::UNSENT).into()));
        }
    }

    /// Shows the table without the move that was on its way, and forgets what was to follow it.
    fn forget_move(&mut self) {
        if let Some(remote) = &mut self.remote {
            (remote.ahead, remote.premove) = (None, None);
        }
        let turns = self.table.line().moves().len();
        self.past.take_if(|past| past.moves().len() >= turns);
        self.composer = OnceLock::new();
    }

    /// Remembers a move for when it is the turn of the person here, or forgets it.
    pub(super) fn set_premove(&mut self, text: Option<String>, effects: &mut Vec<Effect>) {
        let Some(remote) = &mut self.remote else { return };
        let Some(text) = text else {
            remote.premove = None;
            return;
        };
        match self.read_premove(&text) {
            Err(why) => effects.push(Effect::Refused(why)),
            Ok(mv) => {
                if !self.awaits_person() {
                    effects.push(Effect::Say(words::premove_kept(mv.clone())));
                }
                if let Some(remote) = &mut self.remote {
                    remote.premove = Some(mv);
                }
                self.play_premove(effects);
            }
        }
    }

    /// The move that a text is; whether it is legal is seen when it is time.
    fn read_premove(&self, text: &str) -> Result<String, Phrase> {
        if self.is_watched() {
            return Err((&words::WATCHING).into());
        }
        if !self.is_running() {
            return Err(ActionError::Over.phrase());
        }
        match self.table.line().position().boxed().play(text) {
            Ok(mv) | Err(MoveError::Illegal { mv, .. }) => Ok(mv),
            Err(error) => Err(error.phrase()),
        }
    }

    /// Plays what was remembered, where it is time.
    fn play_premove(&mut self, effects: &mut Vec<Effect>) {
        if !self.awaits_person() {
            return;
        }
        let premove = self.remote.as_mut().and_then(|remote| remote.premove.take());
        let Some(mv) = premove else { return };
        if let Err(why) = self.ask_for(Action::Play(mv.clone()), effects) {
            effects.push(Effect::Refused(words::premove_refused(mv, why)));
        }
    }
}
