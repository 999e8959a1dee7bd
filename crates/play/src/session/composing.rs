use std::time::Duration;

use board::{Scene, Spot};
use games::Composer;
use i18n::Phrase;

use super::{Effect, Session};
use crate::{Action, ActionError, Actor};

/// Moves that are put together by touching spots.
impl Session {
    fn composer(&self) -> &Composer {
        self.composer.get_or_init(|| {
            if self.awaits_person() {
                Composer::new(self.table.line().position())
            } else {
                Composer::default()
            }
        })
    }

    fn composer_mut(&mut self) -> &mut Composer {
        self.composer();
        self.composer.get_mut().expect("it was just built")
    }

    /// What the person who is to move has touched so far.
    pub fn touched(&self) -> &[Spot] {
        if self.past.is_some() {
            &[]
        } else if self.touched_ahead().is_empty() {
            self.composed()
        } else {
            self.touched_ahead()
        }
    }

    /// The same of a move that is to be made now.
    fn composed(&self) -> &[Spot] {
        if self.past.is_some() { &[] } else { self.composer().touched() }
    }

    /// What the person who is to move can touch next.
    pub fn lit(&self) -> Vec<Spot> {
        if self.past.is_some() { Vec::new() } else { self.composer().lit() }
    }

    /// What of this only takes something up, which goes on to another spot.
    pub fn sources(&self) -> Vec<Spot> {
        if self.past.is_some() {
            return Vec::new();
        }
        self.composer().sources(self.table.line().position())
    }

    /// The picture after one more touch, where that would put or do something.
    pub fn preview(&self, spot: Spot) -> Option<Scene> {
        let position = self.table.line().position();
        if self.past.is_some() { None } else { self.composer().preview(position, spot) }
    }

    /// What has to be touched next, in words, where a move is half put together.
    pub fn prompt(&self) -> Option<Phrase> {
        let position = self.table.line().position();
        if self.past.is_some() { None } else { position.prompt(self.composed()) }
    }

    /// The picture of what is looked at, with what has been done of an unfinished turn.
    pub fn scene(&self) -> Scene {
        self.line().unfinished(self.composed())
    }

    pub(super) fn touch(&mut self, spot: Spot, now: Duration, effects: &mut Vec<Effect>) {
        if self.returns(now, effects) {
            return;
        }
        if self.is_premoving() {
            return self.touch_ahead(spot, effects);
        }
        if !self.is_a_persons_turn(effects) {
            return;
        }
        // Who is to confirm a move can choose another one instead.
        if self.is_whole() && self.touched().last() != Some(&spot) {
            self.composer_mut().step_back();
        }
        if !self.composer_mut().touch(spot) {
            let error = self.composer().why_not(self.table.line().position(), spot);
            return effects.push(Effect::Refused(error.phrase()));
        }
        self.play_what_is_whole(now, effects);
    }

    pub(super) fn pull(&mut self, from: Spot, to: Spot, now: Duration, effects: &mut Vec<Effect>) {
        if self.returns(now, effects) {
            return;
        }
        if self.is_premoving() {
            self.touch_ahead(from, effects);
            return self.touch_ahead(to, effects);
        }
        if !self.is_a_persons_turn(effects) {
            return;
        }
        if self.is_whole() {
            self.composer_mut().step_back();
        }
        if !self.composer_mut().pull(from, to) {
            // What was not in the hand only slipped; what was is told why it can't go there.
            if self.touched().last() == Some(&from) {
                let error = self.composer().why_not(self.table.line().position(), to);
                effects.push(Effect::Refused(error.phrase()));
            }
            return;
        }
        self.play_what_is_whole(now, effects);
    }

    pub(super) fn step_back(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.returns(now, effects) {
            return;
        }
        self.step_back_ahead();
        self.composer_mut().step_back();
    }

    /// Who touches the board while an earlier position is looked at comes back to the game first.
    fn returns(&mut self, now: Duration, effects: &mut Vec<Effect>) -> bool {
        let is_back = self.past.is_some();
        if is_back {
            self.look(usize::MAX, now, effects);
        }
        is_back
    }

    fn is_a_persons_turn(&self, effects: &mut Vec<Effect>) -> bool {
        let why = match self.hindrance() {
            _ if !self.is_running() => ActionError::Over.phrase(),
            Some(why) => why,
            None if !self.awaits_person() => ActionError::NotYourTurn.phrase(),
            None => return true,
        };
        effects.push(Effect::Refused(why));
        false
    }

    /// Whether a move is put together and only waits to be confirmed.
    pub fn is_whole(&self) -> bool {
        self.past.is_none() && self.composer().is_whole()
    }

    /// Plays a move that is put together, unless it has to be confirmed. What ends with a spot
    /// beside the board was meant so.
    fn play_what_is_whole(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let is_on_board = matches!(self.touched().last(), Some(Spot::Cell(_)));
        if !(self.confirms && is_on_board) {
            self.confirm(now, effects);
        }
    }

    /// Plays the move that is put together.
    pub(super) fn confirm(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if let Some(mv) = self.composer().mv(self.table.line().position()) {
            let by = Actor::Player(self.table.turn());
            self.act(by, Action::Play(mv), now, effects);
        }
    }
}
