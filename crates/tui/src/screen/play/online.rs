use std::time::Duration;

use board::Player;
use client::{Heard, Ticket, Update, Visit, Who};
use i18n::Phrase;
use play::session::Message as Input;
use protocol::{Claim, GameId, Remark, Want};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::Play;
use super::command::Command;
use crate::context::Context;
use crate::look::Look;
use crate::screen::Hint;
use crate::words;

/// What there is to know of a game whose table stands elsewhere.
#[derive(Debug)]
pub(super) struct Online {
    pub(super) visit: Visit,
    ticket: Ticket,
    /// The number of the connection.
    number: u64,
    /// What is being chosen by a digit, if anything is.
    choice: Option<Choice>,
    /// Whether a rematch was asked for.
    wants_rematch: bool,
    /// Whether the game may be ended, since the other player has left.
    may_claim: bool,
}

/// What can be chosen by a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// What to say to the other player.
    Remark,
    /// What to claim, since the other player has left.
    Claim,
}

/// Games whose table stands elsewhere.
impl Play {
    /// Comes to a game that has just been opened, and sits down where a seat is free.
    pub(in crate::screen) fn online(
        visit: Visit,
        ticket: Ticket,
        number: u64,
        context: &mut Context<'_>,
    ) -> Self {
        let mut play = Self::at(visit.session().judging(), false);
        let want = visit.wants_seat().filter(|_| !matches!(ticket.who, Who::Nobody));
        if visit.seat().is_none() && want.is_none() {
            play.say(context.look.say(&words::ONLY_WATCHING));
        }
        let (choice, wants_rematch, may_claim) = (None, false, false);
        play.online = Some(Online { visit, ticket, number, choice, wants_rematch, may_claim });
        let effects = play.session.begin(play.there(context.now));
        play.perform(effects, context);
        if let Some(want) = want {
            context.network.ask(number, want);
        }
        play
    }

    /// The time at the table.
    pub(super) fn there(&self, now: Duration) -> Duration {
        self.online.as_ref().map_or(now, |online| online.visit.there(now))
    }

    /// Wants something done at a table elsewhere.
    pub(super) fn want(&self, want: Want, context: &mut Context<'_>) {
        if let Some(online) = &self.online {
            context.network.ask(online.number, want);
        }
    }

    /// Leaves a table elsewhere.
    pub(super) fn leave_online(&self, context: &mut Context<'_>) {
        if let Some(online) = &self.online {
            context.network.leave(online.number);
        }
    }

    /// Opens another game, or the same one anew; what is heard of it takes the place of this one.
    pub(super) fn go(&mut self, game: Option<GameId>, context: &mut Context<'_>) {
        let Some(online) = &mut self.online else { return };
        context.network.leave(online.number);
        if let Some(game) = game {
            online.ticket.game = game;
        }
        online.number = context.network.go(online.ticket.clone());
    }

    /// Hears from a table elsewhere.
    pub(super) fn hear_online(&mut self, number: u64, update: &Update, context: &mut Context<'_>) {
        let now = context.now;
        let Some(online) = self.online.as_mut().filter(|online| online.number == number) else {
            return;
        };
        if let Update::Opened(opened) = update {
            match Visit::new(context.shelf, (**opened).clone(), now) {
                Ok(visit) => {
                    let (ticket, flipped) = (online.ticket.clone(), self.board.flipped);
                    *self = Self::online(visit, ticket, number, context);
                    self.board.flipped = flipped;
                }
                Err(error) => self.say(context.look.tell(error.phrase().capital())),
            }
            return;
        }
        for heard in online.visit.hear(update.clone(), now) {
            match heard {
                Heard::Table(message) => {
                    self.send(message, context);
                }
                Heard::Tell(phrase) => self.say(context.look.tell(phrase)),
                Heard::Next(game) => self.go(Some(game), context),
                Heard::Failed(why) => self.say(context.look.tell(why.capital())),
                Heard::Seated => self.take_seat(),
            }
        }
    }

    /// Sees the board as somebody who has a seat now.
    fn take_seat(&mut self) {
        if let Some(online) = &self.online {
            self.session = online.visit.session().judging();
            self.board.lead(self.session.lit(), &self.session.scene());
        }
    }

    /// Looks whether the other player has been away for too long.
    pub(super) fn look_for_player(&mut self, now: Duration) {
        if let Some(online) = &mut self.online {
            online.may_claim = online.visit.may_claim(now);
        }
    }

    /// Whether everybody sits who plays.
    pub(super) fn has_begun(&self) -> bool {
        self.online.as_ref().is_none_or(|online| online.visit.game().free_seat().is_none())
    }

    /// Whether a game elsewhere was called off.
    pub(super) fn is_called_off(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.visit.game().is_cancelled())
    }

    /// Whether a move can be typed that waits for its turn.
    pub(super) fn can_premove(&self) -> bool {
        self.online.is_some()
            && self.is_running()
            && !self.session.is_watched()
            && !self.session.is_looking_back()
            && !self.session.awaits_person()
    }

    /// Forgets the move that waits for its turn; whether there was one.
    pub(super) fn forget_premove(&mut self, context: &mut Context<'_>) -> bool {
        let is_there = self.session.premove().is_some();
        if is_there {
            self.act(Input::Premove(None), context);
        }
        is_there
    }

    /// Whether this can be done at a table elsewhere.
    pub(super) fn can_online(&self, command: Command) -> bool {
        let Some(online) = &self.online else { return false };
        let game = online.visit.game();
        online.visit.seat().is_some()
            && match command {
                Command::Say => game.free_seat().is_none() && !game.is_cancelled(),
                Command::Claim => online.may_claim,
                Command::Accept | Command::Decline => self.session.question().is_some(),
                Command::Cancel => game.can_be_cancelled(),
                Command::Rematch => {
                    game.table().ending().is_some()
                        && game.next().is_none()
                        && !online.wants_rematch
                }
                _ => false,
            }
    }

    /// Asks for another game with the sides changed.
    pub(super) fn want_rematch(&mut self, context: &mut Context<'_>) {
        if let Some(online) = &mut self.online {
            online.wants_rematch = true;
            context.network.ask(online.number, Want::Rematch);
        }
    }

    /// Lets something be chosen by a digit.
    pub(super) const fn choose(&mut self, choice: Choice) {
        if let Some(online) = &mut self.online {
            online.choice = Some(choice);
        }
    }

    /// Takes a key as a choice, where something is being chosen; whether that was so.
    pub(super) fn choose_by(&mut self, key: KeyEvent, context: &mut Context<'_>) -> bool {
        let Some(choice) = self.online.as_mut().and_then(|online| online.choice.take()) else {
            return false;
        };
        let KeyCode::Char(digit @ '1'..='9') = key.code else { return true };
        let place = digit as usize - '1' as usize;
        let want = match choice {
            Choice::Remark => Remark::ALL.get(place).map(|remark| Want::Say(*remark)),
            Choice::Claim => [Claim::Win, Claim::Draw].get(place).map(|it| Want::Claim(*it)),
        };
        if let Some(want) = want {
            self.want(want, context);
        }
        true
    }

    /// Whether something is being chosen by a digit.
    pub(in crate::screen) fn is_choosing(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.choice.is_some())
    }

    /// What the digits mean, where something is being chosen.
    pub(super) fn choice_hints(&self) -> Option<Vec<Hint>> {
        const DIGITS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let means: Vec<_> = match self.online.as_ref()?.choice? {
            Choice::Remark => Remark::ALL.map(Remark::words).to_vec(),
            Choice::Claim => vec![&words::CLAIM_WIN, &words::CLAIM_DRAW],
        };
        Some(DIGITS.into_iter().zip(means).collect())
    }

    /// Who sits on a seat elsewhere, and whether they are there.
    pub(super) fn person(&self, player: Player, look: Look) -> Option<String> {
        let online = self.online.as_ref()?;
        let name = online.visit.name(player);
        Some(look.tell(if online.visit.seat() == Some(player) {
            words::name_you(name)
        } else if online.visit.is_here(player) {
            name
        } else {
            words::name_away(name)
        }))
    }

    /// How a game elsewhere stands, where that is more than whose turn it is.
    pub(super) fn standing(&self) -> Option<Phrase> {
        let online = self.online.as_ref()?;
        let game = online.visit.game();
        if game.is_cancelled() {
            Some((&words::CALLED_OFF).into())
        } else if !online.visit.is_connected() {
            Some((&words::NOT_CONNECTED).into())
        } else if game.is_open() && game.free_seat().is_some() {
            Some((&words::SEAT_FREE).into())
        } else if let Some(question) = self.session.question() {
            Some(words::answer_by_key(question))
        } else {
            self.session.premove().map(|mv| words::premove(mv.to_owned()))
        }
    }
}
