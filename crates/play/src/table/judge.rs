use std::time::Duration;

use board::{Outcome, Player};
use record::Reason;

use super::Table;
use crate::{Action, ActionError, Ending, Event, Offer};

/// Who may do what, and what comes of it.
impl Table {
    /// What a player does.
    pub(super) fn act(
        &mut self,
        player: Player,
        action: &Action,
        now: Duration,
    ) -> Result<Vec<Event>, ActionError> {
        match action {
            Action::Play(text) => self.play(player, text, now),
            Action::TakeBack => {
                self.last_turn_of(player)?;
                let other = player.other();
                if !self.seats[other].is_person() {
                    return Ok(self.take_back(self.last_turn_of(player)?, now));
                }
                Ok(self.make_offer(player, Offer::TakeBack))
            }
            Action::OfferDraw => {
                self.must_go_on()?;
                if self.offer == Some((player.other(), Offer::Draw)) {
                    return self.accept(player, now);
                }
                Ok(self.make_offer(player, Offer::Draw))
            }
            Action::Accept => self.accept(player, now),
            Action::Decline => {
                let (player, offer) = self.offer_to(player)?;
                self.offer = None;
                Ok(vec![Event::Declined { player, offer }])
            }
            Action::Resign => {
                self.must_go_on()?;
                Ok(self.end(Outcome::Win(player.other()), Reason::Resignation, now))
            }
            Action::Adjudicate(_) | Action::Tick | Action::Pause | Action::Resume => {
                Err(ActionError::NotYours)
            }
        }
    }

    /// What the referee does.
    pub(super) fn rule(
        &mut self,
        action: &Action,
        now: Duration,
    ) -> Result<Vec<Event>, ActionError> {
        match action {
            Action::TakeBack => {
                let last = self.turns.iter().rposition(|turn| !turn.is_forced);
                Ok(self.take_back(last.ok_or(ActionError::NothingToTakeBack)?, now))
            }
            Action::Adjudicate(Ending { outcome, reason }) => {
                self.must_go_on()?;
                if !reason.fits(Some(*outcome)) {
                    return Err(ActionError::NotYours);
                }
                Ok(self.end(*outcome, *reason, now))
            }
            Action::Tick => {
                self.must_go_on()?;
                // How much grace there was is for whoever says so to know.
                let late = self.clock.and_then(|clock| clock.empty(now));
                let late = late.ok_or(ActionError::StillTime)?;
                Ok(self.end(Outcome::Win(late.other()), Reason::Time, now))
            }
            Action::Pause => {
                self.halt(now);
                Ok(Vec::new())
            }
            Action::Resume => {
                self.run(now);
                Ok(Vec::new())
            }
            Action::Play(_)
            | Action::OfferDraw
            | Action::Accept
            | Action::Decline
            | Action::Resign => Err(ActionError::NotYours),
        }
    }
}
