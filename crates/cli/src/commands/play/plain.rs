use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _, Write as _};

use board::Dice;
use engine::{SearchControl as _, SingleThread};
use i18n::Phrase;
use platform::Stopwatch;
use play::request::Handler;
use play::session::{Effect, Message, Pace};
use play::{Level, Session, Table};

use super::request::Request;
use super::saving::Saving;
use super::teller::Teller;
use super::voice::Voice;
use super::words;
use crate::{CommandError, Console};

/// The longest line that is read; no move comes near it.
const LONGEST: u64 = 1_000;

/// A game that is played line by line: a face of a session, in which the engine thinks while
/// everybody waits.
pub(super) struct Plain {
    session: Session,
    /// Where the game is kept, if it is.
    saving: Option<Saving>,
    engine: Handler,
    watch: Stopwatch,
    voice: Voice,
    teller: Teller,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Ask,
    Leave,
}

impl Plain {
    pub(super) fn new(
        table: Table,
        saving: Option<Saving>,
        dice: Dice,
        watch: Stopwatch,
        voice: Voice,
    ) -> Self {
        let session = Session::new(table, Pace::NONE, dice);
        let engine = Handler::new(Level::MEMORY);
        Self { session, saving, engine, watch, voice, teller: Teller::new(voice) }
    }

    /// Plays to the end of the game or of the input.
    pub(super) fn run(
        mut self,
        input: &mut dyn BufRead,
        console: &mut Console<'_>,
    ) -> Result<(), CommandError> {
        // The clocks run once the board can be seen.
        self.show(console)?;
        let begun = self.session.begin(self.watch.elapsed());
        self.perform(begun, console)?;
        while self.session.is_running() {
            self.voice.ask(self.session.table(), &mut console.out)?;
            let Some(line) = self.line(input, console)? else { break };
            if self.obey(Request::read(&line), console)? == Next::Leave {
                break;
            }
        }
        self.leave(console)
    }

    /// The next line, or nothing at the end of the input.
    fn line(
        &self,
        input: &mut dyn BufRead,
        console: &mut Console<'_>,
    ) -> Result<Option<String>, CommandError> {
        loop {
            let mut bytes = Vec::new();
            if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
                if !self.voice.is_json {
                    writeln!(console.out)?;
                }
                return Ok(None);
            }
            if bytes.len() < LONGEST as usize || bytes.ends_with(b"\n") {
                return Ok(Some(String::from_utf8_lossy(&bytes).into_owned()));
            }
            skip_line(input)?;
            self.voice.refuse(&words::too_long(LONGEST), &mut console.out)?;
            self.voice.ask(self.session.table(), &mut console.out)?;
        }
    }

    fn obey(
        &mut self,
        request: Request<'_>,
        console: &mut Console<'_>,
    ) -> Result<Next, CommandError> {
        let message = match request {
            Request::Quit => return Ok(Next::Leave),
            Request::Move(text) => Message::Play(text.into()),
            Request::Hint => Message::Hint,
            Request::Undo => Message::TakeBack,
            Request::Draw => Message::OfferDraw,
            Request::Accept => Message::Answer(true),
            Request::Decline => Message::Answer(false),
            Request::Resign => Message::Resign,
            other => {
                let now = self.watch.elapsed();
                self.teller.tell(other, &self.session, now, &mut console.out)?;
                return Ok(Next::Ask);
            }
        };
        let effects = self.session.update(message, self.watch.elapsed());
        self.perform(effects, console)?;
        Ok(Next::Ask)
    }

    /// Does what the session wants done, and what it wants done because of that.
    fn perform(
        &mut self,
        effects: Vec<Effect>,
        console: &mut Console<'_>,
    ) -> Result<(), CommandError> {
        let mut open = VecDeque::from(effects);
        while let Some(effect) = open.pop_front() {
            match effect {
                Effect::Save => self.keep(console)?,
                Effect::Happened { events, notices } => {
                    let now = self.watch.elapsed();
                    self.teller.happened(
                        &self.session,
                        (&events, &notices),
                        now,
                        &mut console.out,
                    )?;
                }
                Effect::Refused(why) => self.voice.refuse(&why, &mut console.out)?,
                Effect::Say(phrase) => {
                    self.voice.engine_says(&self.session, &phrase, &mut console.out)?;
                }
                Effect::Think(request) => {
                    console.out.flush()?;
                    let mut responses = Vec::new();
                    let (control, workers) = (Stopwatch::start(), SingleThread);
                    self.engine.run(&request, (&control, &workers), &mut |response| {
                        responses.push(response);
                    });
                    for response in responses {
                        let message = Message::Engine(response);
                        open.extend(self.session.update(message, self.watch.elapsed()));
                    }
                }
                // It has answered before anybody can stop it, and the table stands here.
                Effect::StopThinking | Effect::Send(_) | Effect::OutOfStep => {}
            }
        }
        Ok(())
    }

    fn show(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        Ok(self.voice.state(self.session.table(), self.watch.elapsed(), &mut console.out)?)
    }

    fn keep(&mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let Some(saving) = &mut self.saving else { return Ok(()) };
        let now = self.watch.elapsed();
        match saving.save(&self.session.record(now), now) {
            None => Ok(()),
            Some(error) => {
                let why = words::not_kept(platform::reason(&error));
                Ok(self.voice.refuse(&why, &mut console.out)?)
            }
        }
    }

    /// Puts a finished game away, and says where a left one can be found.
    fn leave(mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let left = self.session.update(Message::Leave, self.watch.elapsed());
        self.perform(left, console)?;
        let Some(saving) = self.saving else { return Ok(()) };
        if self.session.is_running() {
            // Nobody is told twice that it is not.
            let told = if saving.is_kept() { Some(Phrase::from(&words::KEPT)) } else { None };
            return Ok(told.map_or(Ok(()), |told| self.voice.say(&told, &mut console.out))?);
        }
        let now = self.watch.elapsed();
        let told = match saving.finish(&self.session.record(now), now) {
            Ok(place) => words::finished(place.display().to_string()),
            Err(error) => words::not_kept(platform::reason(&error)),
        };
        Ok(self.voice.say(&told, &mut console.out)?)
    }
}

fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (end, used) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(place) => (true, place + 1),
            None => (buffer.is_empty(), buffer.len()),
        };
        input.consume(used);
        if end {
            return Ok(());
        }
    }
}
