use std::io::{self, BufRead as _, Read as _, Write as _};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use board::Player;
use client::{Connection, Heard, Ticket, Update, Visit, Who};
use engine::SearchControl as _;
use games::Shelf;
use platform::Stopwatch;
use play::Session;
use play::session::{Effect, Message};
use protocol::{GameId, Remark, Want};

use super::request::Request;
use super::words;
use crate::commands::play::request::Request as AtTable;
use crate::commands::play::teller::Teller;
use crate::commands::play::voice::Voice;
use crate::{CommandError, Console, interrupt};

/// The longest line that is read; no move comes near it.
const LONGEST: u64 = 1_000;

/// What comes to the dialogue from outside.
enum Input {
    /// What somebody has typed.
    Line(String),
    /// Nobody types any more.
    End,
    /// What a connection says, and which one.
    Update(u32, Update),
    /// Everything has to end now.
    Stop,
}

/// A game elsewhere that is played line by line.
pub(super) struct Plain {
    shelf: &'static Shelf,
    ticket: Ticket,
    voice: Voice,
    teller: Teller,
    watch: Stopwatch,
    sender: Sender<Input>,
    inputs: Receiver<Input>,
    connection: Connection,
    /// Which connection it is.
    number: u32,
    open: Option<(Visit, Session)>,
    /// How much was asked for and not answered.
    asks: u32,
    /// Whether somebody can still type.
    is_heard: bool,
    is_listening: bool,
    /// Whether the prompt stands at the end of the last line.
    is_prompted: bool,
}

/// Whether somebody stays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

impl Plain {
    pub(super) fn new(shelf: &'static Shelf, ticket: Ticket, voice: Voice) -> Self {
        let (sender, inputs) = channel();
        Self {
            shelf,
            voice,
            teller: Teller::new(voice),
            watch: Stopwatch::start(),
            connection: connect(ticket.clone(), 0, &sender),
            ticket,
            sender,
            inputs,
            number: 0,
            open: None,
            asks: 0,
            is_heard: true,
            is_listening: false,
            is_prompted: false,
        }
    }

    /// Plays until somebody leaves.
    pub(super) fn run(mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let stop = self.sender.clone();
        interrupt::heed(move || drop(stop.send(Input::Stop)));
        self.voice.say(&words::going_to(self.ticket.server.to_string()), &mut console.out)?;
        console.out.flush()?;
        while let Ok(input) = self.inputs.recv() {
            self.begin_line(console)?;
            let next = match input {
                Input::Stop => Next::Leave,
                Input::End => {
                    self.is_heard = false;
                    Next::Stay
                }
                Input::Line(line) => self.obey(Request::read(&line), console)?,
                Input::Update(number, update) if number == self.number => {
                    self.hear(update, console)?
                }
                Input::Update(..) => Next::Stay,
            };
            if next == Next::Leave || self.is_done() {
                break;
            }
            self.prompt(console)?;
        }
        if let Some((visit, _)) = &self.open
            && visit.game().is_open()
            && visit.seat().is_some()
        {
            self.voice.say(&(&words::SEAT_STAYS).into(), &mut console.out)?;
        }
        Ok(())
    }

    /// Whether there is nothing more to be waited for.
    fn is_done(&self) -> bool {
        let Some((visit, _)) = &self.open else { return !self.is_heard };
        let is_player = visit.seat().is_some();
        if self.is_heard {
            // Who watches has seen the end; who has played may want another game.
            return !visit.game().is_open() && !is_player;
        }
        // What was asked for is waited for; who has nothing to type watches to the end.
        self.asks == 0 && (is_player || !visit.game().is_open())
    }

    fn ask(&mut self, want: Want) {
        self.asks += 1;
        self.connection.ask(want);
    }

    fn obey(
        &mut self,
        request: Request<'_>,
        console: &mut Console<'_>,
    ) -> Result<Next, CommandError> {
        let Some((visit, session)) = &self.open else { return Ok(Next::Stay) };
        let out = &mut console.out;
        let want = match request {
            Request::AtTable(request) => return self.obey_at_table(request, console),
            Request::Forget => {
                return self.send(Message::Premove(None), console).map(|()| Next::Stay);
            }
            Request::Remarks => {
                for (number, remark) in Remark::ALL.iter().enumerate() {
                    self.voice.say(&words::remark(number + 1, remark.words()), out)?;
                }
                return Ok(Next::Stay);
            }
            Request::Who => {
                for player in Player::BOTH {
                    let side = session.table().line().position().side(player).name;
                    let name = visit.name(player);
                    let told = if visit.is_here(player) {
                        words::plays_here(name, side)
                    } else {
                        words::plays_away(name, side)
                    };
                    self.voice.say(&told, out)?;
                }
                return Ok(Next::Stay);
            }
            Request::Say(remark) => Want::Say(remark),
            Request::Claim(claim) => Want::Claim(claim),
            Request::Rematch => Want::Rematch,
            Request::Cancel => Want::Cancel,
        };
        self.ask(want);
        Ok(Next::Stay)
    }

    fn obey_at_table(
        &mut self,
        request: AtTable<'_>,
        console: &mut Console<'_>,
    ) -> Result<Next, CommandError> {
        let Some((visit, session)) = &self.open else { return Ok(Next::Stay) };
        let message = match request {
            AtTable::Quit => return Ok(Next::Leave),
            // What is typed too early waits for its turn.
            AtTable::Move(text) if !session.awaits_person() && !session.is_watched() => {
                Message::Premove(Some(text.into()))
            }
            AtTable::Move(text) => Message::Play(text.into()),
            AtTable::Hint => Message::Hint,
            AtTable::Undo => Message::TakeBack,
            AtTable::Draw => Message::OfferDraw,
            AtTable::Accept => Message::Answer(true),
            AtTable::Decline => Message::Answer(false),
            AtTable::Resign => Message::Resign,
            AtTable::Help => {
                self.voice.say(&(&words::HELP).into(), &mut console.out)?;
                return Ok(Next::Stay);
            }
            other => {
                let now = visit.there(self.watch.elapsed());
                self.teller.tell(other, session, now, &mut console.out)?;
                return Ok(Next::Stay);
            }
        };
        self.send(message, console)?;
        Ok(Next::Stay)
    }

    fn hear(&mut self, update: Update, console: &mut Console<'_>) -> Result<Next, CommandError> {
        if let Update::Opened(opened) = update {
            let visit = Visit::new(self.shelf, *opened, self.watch.elapsed());
            let visit = visit.map_err(|error| CommandError::Other(error.phrase()))?;
            return self.sit_down(visit, console);
        }
        let seat = self.open.as_ref().and_then(|(visit, _)| visit.seat());
        let is_answer = match &update {
            Update::Entry(entry) => seat.is_some_and(|seat| entry.by == play::Actor::Player(seat)),
            Update::Refused(..) => true,
            _ => false,
        };
        self.asks = self.asks.saturating_sub(u32::from(is_answer));
        let Some((visit, _)) = &mut self.open else {
            return match update {
                Update::Failed(why) => Err(CommandError::Other(why)),
                _ => Ok(Next::Stay),
            };
        };
        for heard in visit.hear(update, self.watch.elapsed()) {
            match heard {
                Heard::Table(message) => self.send(message, console)?,
                Heard::Tell(phrase) => self.voice.say(&phrase, &mut console.out)?,
                Heard::Failed(why) => return Err(CommandError::Other(why)),
                Heard::Next(game) => self.follow(game, console)?,
                Heard::Seated => {
                    self.asks = self.asks.saturating_sub(1);
                    if let Some((visit, session)) = &mut self.open {
                        *session = visit.session();
                    }
                    self.listen();
                }
            }
        }
        let is_over = self.open.as_ref().is_some_and(|(visit, _)| !visit.game().is_open());
        if is_over {
            self.listen();
        }
        Ok(Next::Stay)
    }

    /// Begins to hear what somebody types, once they can do something.
    fn listen(&mut self) {
        if !std::mem::replace(&mut self.is_listening, true) {
            let sender = self.sender.clone();
            thread::spawn(move || read(&sender));
        }
    }

    fn sit_down(&mut self, visit: Visit, console: &mut Console<'_>) -> Result<Next, CommandError> {
        let out = &mut console.out;
        let session = visit.session();
        let now = visit.there(self.watch.elapsed());
        for player in Player::BOTH {
            let side = session.table().line().position().side(player).name;
            self.voice.say(&words::plays_here(visit.name(player), side), out)?;
        }
        self.voice.state(session.table(), now, out)?;
        let want = visit.wants_seat().filter(|_| !matches!(self.ticket.who, Who::Nobody));
        if want.is_none() {
            let told = if visit.seat().is_some() { &words::YOUR_SEAT } else { &words::WATCHING };
            self.voice.say(&told.into(), out)?;
            self.listen();
        }
        self.open = Some((visit, session));
        if let Some(want) = want {
            self.ask(want);
        }
        Ok(Next::Stay)
    }

    /// Goes to the next game of the same two.
    fn follow(&mut self, game: GameId, console: &mut Console<'_>) -> Result<(), CommandError> {
        self.voice.say(&words::rematch(game.to_string()), &mut console.out)?;
        self.ticket.game = game;
        self.reopen();
        Ok(())
    }

    /// Opens the game anew.
    fn reopen(&mut self) {
        self.number += 1;
        self.connection = connect(self.ticket.clone(), self.number, &self.sender);
        (self.open, self.asks) = (None, 0);
    }

    /// Lets the session hear something, and does what it wants done.
    fn send(&mut self, message: Message, console: &mut Console<'_>) -> Result<(), CommandError> {
        let Some((visit, session)) = &mut self.open else { return Ok(()) };
        let now = visit.there(self.watch.elapsed());
        let mut is_lost = false;
        let mut actions = Vec::new();
        for effect in session.update(message, now) {
            let out = &mut console.out;
            match effect {
                Effect::Happened { events, notices } => {
                    self.teller.happened(session, (&events, &notices), now, out)?;
                }
                Effect::Refused(why) => self.voice.refuse(&why, out)?,
                Effect::Say(phrase) => self.voice.engine_says(session, &phrase, out)?,
                Effect::Send(action) => actions.push(action),
                Effect::OutOfStep => is_lost = true,
                // The server keeps the game, and nobody thinks here.
                Effect::Think(_) | Effect::StopThinking | Effect::Save => {}
            }
        }
        let is_over = !session.is_running() && session.you().is_some();
        for action in actions {
            self.ask(Want::Act(action));
        }
        if is_lost {
            self.reopen();
        } else if is_over {
            self.voice.say(&(&words::AND_NOW).into(), &mut console.out)?;
        }
        Ok(())
    }

    /// Ends a line on which the prompt stands.
    fn begin_line(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        if std::mem::take(&mut self.is_prompted) { writeln!(console.out) } else { Ok(()) }
    }

    /// Asks whoever is to move.
    fn prompt(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        match &self.open {
            Some((visit, session))
                if session.awaits_person() && visit.game().free_seat().is_none() =>
            {
                self.is_prompted = true;
                self.voice.ask(session.table(), &mut console.out)
            }
            _ => console.out.flush(),
        }
    }
}

fn connect(ticket: Ticket, number: u32, sender: &Sender<Input>) -> Connection {
    let sender = sender.clone();
    // Who has left hears nothing more.
    Connection::open(ticket, move |update| drop(sender.send(Input::Update(number, update))))
}

/// Reads what somebody types, until they end or nobody wants it.
fn read(sender: &Sender<Input>) {
    let mut input = io::stdin().lock();
    loop {
        let mut bytes = Vec::new();
        let is_read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        let is_whole = bytes.len() < LONGEST as usize || bytes.ends_with(b"\n");
        if !is_whole && input.skip_until(b'\n').is_err() {
            bytes.clear();
        }
        let is_end = !matches!(is_read, Ok(1..));
        let line = String::from_utf8_lossy(&bytes).into_owned();
        let sent = sender.send(if is_end { Input::End } else { Input::Line(line) });
        if is_end || sent.is_err() {
            return;
        }
    }
}
