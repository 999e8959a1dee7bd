use std::io::Write as _;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use client::{Connection, Heard, Ticket, Update, Visit};
use engine::SearchControl as _;
use games::Shelf;
use i18n::Phrase;
use platform::Stopwatch;
use play::session::Effect;
use play::{Action, Session};
use protocol::{Claim, GameId, Refusal, Want};

use super::chooser::{Choice, Chooser, Job};
use super::words;
use crate::{CommandError, Console};

/// How long the other player may think about a rematch.
const REMATCH: Duration = Duration::from_mins(1);

/// How often is looked whether the other player has left for good.
const LOOK: Duration = Duration::from_secs(5);

/// What comes to a bot from outside.
pub(super) enum Input {
    /// What a connection says, and which one.
    Update(u64, Update),
    /// What was chosen.
    Choice(Choice),
    /// Everything has to end now.
    Stop,
}

/// How a sitting ended.
pub(super) enum Ended {
    /// The game is over, or was called off.
    Over,
    /// It is over, and the same two play on.
    Next(GameId),
    /// There was no seat.
    NoSeat,
    /// Somebody wants the bot to end.
    Stopped,
}

/// A bot's means: where it is told what happens, and who chooses its moves.
pub(super) struct Means<'a> {
    pub(super) shelf: &'static Shelf,
    pub(super) sender: &'a Sender<Input>,
    pub(super) inputs: &'a Receiver<Input>,
    pub(super) chooser: &'a Chooser,
    pub(super) watch: &'a Stopwatch,
}

/// One game of a bot.
pub(super) struct Sitting<'a> {
    means: &'a Means<'a>,
    connection: Connection,
    number: u64,
    open: Option<(Visit, Session)>,
    /// Whether somebody thinks, and after how many turns the game stood then.
    thinking: Option<usize>,
    /// Whether nothing has been thought about yet.
    is_new: bool,
    /// Whether a move or a farewell is on its way.
    is_sent: bool,
    wants_rematch: bool,
}

impl<'a> Sitting<'a> {
    pub(super) fn begin(means: &'a Means<'a>, ticket: Ticket, number: u64) -> Self {
        let sender = means.sender.clone();
        let deliver = move |update| drop(sender.send(Input::Update(number, update)));
        let connection = Connection::open(ticket, deliver);
        Self {
            means,
            connection,
            number,
            open: None,
            thinking: None,
            is_new: true,
            is_sent: false,
            wants_rematch: false,
        }
    }

    /// Plays the game to its end, and on to the next where a rematch is wanted.
    pub(super) fn run(
        mut self,
        plays_on: bool,
        console: &mut Console<'_>,
    ) -> Result<Ended, CommandError> {
        let ended = self.play(plays_on, console);
        // What is still thought about is of no use to the next game.
        if self.thinking.is_some() && !matches!(ended, Ok(Ended::Stopped)) {
            while let Ok(input) = self.means.inputs.recv() {
                match input {
                    Input::Choice(_) => break,
                    Input::Stop => {
                        self.means.chooser.stop();
                        return Ok(Ended::Stopped);
                    }
                    Input::Update(..) => {}
                }
            }
        }
        ended
    }

    fn play(&mut self, plays_on: bool, console: &mut Console<'_>) -> Result<Ended, CommandError> {
        let mut waited = Duration::ZERO;
        loop {
            console.out.flush()?;
            let ended = match self.means.inputs.recv_timeout(LOOK) {
                Ok(Input::Stop) | Err(RecvTimeoutError::Disconnected) => {
                    self.means.chooser.stop();
                    return Ok(Ended::Stopped);
                }
                Ok(Input::Choice(choice)) => {
                    self.decide(choice, console)?;
                    None
                }
                Ok(Input::Update(number, update)) if number == self.number => {
                    self.hear(update, console)?
                }
                Ok(Input::Update(..)) => None,
                Err(RecvTimeoutError::Timeout) => {
                    waited += LOOK;
                    self.claim();
                    None
                }
            };
            if let Some(ended) = ended {
                return Ok(ended);
            }
            let Some((visit, _)) = &self.open else { continue };
            if visit.game().is_open() {
                waited = Duration::ZERO;
                self.consider();
            } else if !plays_on || visit.game().is_cancelled() || waited >= REMATCH {
                return Ok(Ended::Over);
            } else if !std::mem::replace(&mut self.wants_rematch, true) {
                self.connection.ask(Want::Rematch);
            }
        }
    }

    fn hear(
        &mut self,
        update: Update,
        console: &mut Console<'_>,
    ) -> Result<Option<Ended>, CommandError> {
        let now = self.means.watch.elapsed();
        if let Update::Opened(opened) = update {
            let visit = Visit::new(self.means.shelf, *opened, now);
            let visit = visit.map_err(|error| CommandError::Other(error.phrase()))?;
            return self.sit_down(visit, console);
        }
        if let Update::Refused(want, why) = &update {
            self.is_sent = false;
            if matches!(want, Want::Sit(_)) {
                say(&Phrase::from(why.words()).capital(), console)?;
                return Ok(Some(Ended::NoSeat));
            }
            // The server knows the rules too, and says no once.
            if matches!(want, Want::Act(Action::Play(_))) && *why == Refusal::Illegal {
                self.resign(&Phrase::from(why.words()), console)?;
            }
        }
        let Some((visit, _)) = &mut self.open else {
            return match update {
                Update::Failed(why) => Err(CommandError::Other(why)),
                _ => Ok(None),
            };
        };
        let mut ended = None;
        for heard in visit.hear(update, now) {
            match heard {
                Heard::Tell(phrase) => say(&phrase, console)?,
                Heard::Failed(why) => return Err(CommandError::Other(why)),
                Heard::Next(game) => ended = Some(Ended::Next(game)),
                Heard::Seated => {
                    if let Some((visit, session)) = &mut self.open {
                        *session = visit.session();
                    }
                }
                Heard::Table(message) => {
                    self.is_sent = false;
                    let Some((visit, session)) = &mut self.open else { continue };
                    for effect in session.update(message, visit.there(now)) {
                        match effect {
                            Effect::Happened { notices, .. } => {
                                for notice in notices {
                                    say(&notice.phrase, console)?;
                                }
                            }
                            Effect::Refused(why) => say(&why.capital(), console)?,
                            _ => {}
                        }
                    }
                }
            }
        }
        Ok(ended)
    }

    fn sit_down(
        &mut self,
        visit: Visit,
        console: &mut Console<'_>,
    ) -> Result<Option<Ended>, CommandError> {
        let game = visit.game();
        let (spec, id) = (game.table().spec().to_string(), game.id().to_string());
        say(&words::at_game(id, spec), console)?;
        let want = visit.wants_seat();
        if want.is_none() && visit.seat().is_none() {
            say(&(&words::NO_SEAT).into(), console)?;
            return Ok(Some(Ended::NoSeat));
        }
        let session = visit.session();
        self.open = Some((visit, session));
        if let Some(want) = want {
            self.connection.ask(want);
        }
        Ok(None)
    }

    /// Does what is to be done: answers an offer, or thinks about a move.
    fn consider(&mut self) {
        let Some((visit, session)) = &self.open else { return };
        let Some(seat) = visit.seat() else { return };
        if visit.game().free_seat().is_some() || self.is_sent {
            return;
        }
        if session.question().is_some() {
            self.connection.ask(Want::Act(Action::Decline));
            self.is_sent = true;
            return;
        }
        let table = session.table();
        if self.thinking.is_some() || table.turn() != seat {
            return;
        }
        let now = visit.there(self.means.watch.elapsed());
        self.thinking = Some(table.line().moves().len());
        self.means.chooser.think(Job {
            spec: table.spec().clone(),
            line: table.line().clone(),
            clock: table.clock().map(|clock| (*clock, now)),
            player: seat,
            is_new: std::mem::take(&mut self.is_new),
        });
    }

    /// Plays what was chosen, where the game still stands there.
    fn decide(&mut self, choice: Choice, console: &mut Console<'_>) -> Result<(), CommandError> {
        let thought = self.thinking.take();
        let Some((visit, session)) = &self.open else { return Ok(()) };
        let line = session.table().line();
        let is_meant = thought == Some(line.moves().len()) && visit.game().is_open();
        match choice {
            Some(Ok(mv)) if is_meant && line.position().boxed().play(&mv).is_ok() => {
                self.connection.ask(Want::Act(Action::Play(mv)));
                self.is_sent = true;
            }
            Some(Err(what)) if is_meant => self.resign(&what, console)?,
            // It was taken back, or ended, meanwhile.
            _ => {}
        }
        Ok(())
    }

    fn resign(&mut self, what: &Phrase, console: &mut Console<'_>) -> Result<(), CommandError> {
        say(&words::resigns(what.clone()), console)?;
        self.connection.ask(Want::Act(Action::Resign));
        self.is_sent = true;
        Ok(())
    }

    /// Ends a game whose other player has left for good.
    fn claim(&self) {
        let now = self.means.watch.elapsed();
        if self.open.as_ref().is_some_and(|(visit, _)| visit.may_claim(now)) {
            self.connection.ask(Want::Claim(Claim::Win));
        }
    }
}

/// Tells what happens, a line each.
pub(super) fn say(phrase: &Phrase, console: &mut Console<'_>) -> Result<(), CommandError> {
    Ok(writeln!(console.out, "{}", phrase.say(console.language))?)
}
