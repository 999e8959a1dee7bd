use std::fs::OpenOptions;
use std::io::{self, BufRead, Read as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use board::{Dice, quote};
use engine::{Limits, Report, SearchControl as _, SingleThread};
use games::{AnyEngine, Resources, Task};
use i18n::Phrase;
use platform::{SavedGame, Stopwatch};
use play::{Action, Event, Level, Table};

use super::request::Request;
use super::voice::Voice;
use super::words;
use crate::{CommandError, Console};

/// The longest line that is read; no move comes near it.
const LONGEST: u64 = 1_000;

/// A game that is played line by line.
pub(super) struct Plain {
    table: Table,
    kept: Option<SavedGame>,
    engine: Box<dyn AnyEngine>,
    dice: Dice,
    watch: Stopwatch,
    voice: Voice,
    /// Files that this game itself has written, and may write again.
    saved: Vec<PathBuf>,
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
        kept: Option<SavedGame>,
        dice: Dice,
        watch: Stopwatch,
        voice: Voice,
    ) -> Self {
        let engine = table.spec().game.engine(Resources::memory(Level::MEMORY));
        Self { table, kept, engine, dice, watch, voice, saved: Vec::new() }
    }

    /// Plays to the end of the game or of the input.
    pub(super) fn run(
        mut self,
        input: &mut dyn BufRead,
        console: &mut Console<'_>,
    ) -> Result<(), CommandError> {
        self.keep(console)?;
        // The clocks run once the board can be seen.
        self.show(console)?;
        self.act(Action::Resume, console)?;
        while self.table.ending().is_none() {
            if let Some(level) = self.table.awaits_computer() {
                self.answer(level, console)?;
                continue;
            }
            self.voice.ask(&self.table, &mut console.out)?;
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
            self.voice.ask(&self.table, &mut console.out)?;
        }
    }

    fn obey(
        &mut self,
        request: Request<'_>,
        console: &mut Console<'_>,
    ) -> Result<Next, CommandError> {
        match request {
            Request::Nothing => {}
            Request::Help => self.voice.say(&(&words::HELP).into(), &mut console.out)?,
            Request::Board => self.show(console)?,
            Request::Moves => {
                let moves = self.table.line().position().moves();
                self.voice.moves(&moves, &mut console.out)?;
            }
            Request::Hint => self.hint(console)?,
            Request::Undo => self.act(Action::TakeBack, console)?,
            Request::Draw => self.draw(console)?,
            Request::Resign => self.act(Action::Resign(self.table.turn()), console)?,
            Request::Rules => {
                let rules = self.table.spec().game.info().rules(self.voice.style.language);
                self.voice.say(&Phrase::plain(rules), &mut console.out)?;
            }
            Request::Save(file) => {
                let told = self.save(file);
                match told {
                    Ok(phrase) => self.voice.say(&phrase, &mut console.out)?,
                    Err(phrase) => self.voice.refuse(&phrase, &mut console.out)?,
                }
            }
            Request::Quit => return Ok(Next::Leave),
            Request::Move(text) => self.act(Action::Play(text.into()), console)?,
        }
        Ok(Next::Ask)
    }

    /// Does something at the table, keeps the game, and tells what has happened or why not.
    fn act(&mut self, action: Action, console: &mut Console<'_>) -> Result<(), CommandError> {
        let events = match self.table.apply(action, self.watch.elapsed()) {
            Ok(events) => events,
            Err(error) => {
                return Ok(self.voice.refuse(&error.phrase(), &mut console.out)?);
            }
        };
        if events.is_empty() {
            return Ok(());
        }
        // First kept, then told: nobody sees a move that could be lost.
        self.keep(console)?;
        for event in &events {
            self.voice.event(&self.table, event, &mut console.out)?;
        }
        // An offer or its answer leaves the board as it was.
        let is_talk = |event: &Event| matches!(event, Event::Offered(_) | Event::Declined);
        if events.iter().all(is_talk) { Ok(()) } else { self.show(console) }
    }

    fn show(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        Ok(self.voice.state(&self.table, self.watch.elapsed(), &mut console.out)?)
    }

    fn keep(&mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let Some(kept) = &self.kept else { return Ok(()) };
        let record = self.table.record(self.watch.elapsed());
        if let Err(error) = kept.write(&record.to_string()) {
            // Said once; the game goes on without.
            self.kept = None;
            self.voice.refuse(&words::not_kept(platform::reason(&error)), &mut console.out)?;
        }
        Ok(())
    }

    /// Lets a computer player move.
    fn answer(&mut self, level: Level, console: &mut Console<'_>) -> Result<(), CommandError> {
        console.out.flush()?;
        let (watch, workers) = (Stopwatch::start(), SingleThread);
        let line = self.table.line();
        let mv = level.choose(line, &mut *self.engine, &mut self.dice, (&watch, &workers), None);
        self.act(Action::Play(mv.expect("the game goes on")), console)
    }

    /// What the strongest level finds in a second.
    fn think(&mut self) -> Report<String> {
        let limits = Limits { hard: Some(Duration::from_secs(1)), ..Limits::default() };
        let (watch, line) = (Stopwatch::start(), self.table.line());
        let task = Task { line, limits, lines: 1, control: &watch, workers: &SingleThread };
        self.engine.think(task, &mut |_| {})
    }

    fn hint(&mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        console.out.flush()?;
        let report = self.think();
        if let (Some(mv), Some(score)) = (report.best(), report.score()) {
            self.voice.hint(&mv, score, report.is_proved(), &mut console.out)?;
        }
        Ok(())
    }

    /// Accepts the draw that was offered, or offers one; a computer takes it where it is not
    /// ahead.
    fn draw(&mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let player = self.table.turn();
        if self.table.offer() == Some(player.other()) {
            return self.act(Action::Accept, console);
        }
        self.act(Action::Offer(player), console)?;
        if !self.table.seats()[player.other()].is_person() {
            let accepts = self.think().score().is_some_and(|score| score.hundredths() >= 0);
            self.act(if accepts { Action::Accept } else { Action::Decline }, console)?;
        }
        Ok(())
    }

    /// Writes the record into a file of the player's choice, which it may not destroy.
    fn save(&mut self, file: &str) -> Result<Phrase, Phrase> {
        if file.is_empty() {
            return Err((&words::SAVE_WHERE).into());
        }
        let (path, name) = (PathBuf::from(file), quote(file));
        let is_own = self.saved.contains(&path);
        let mut options = OpenOptions::new();
        options.write(true).create(is_own).truncate(is_own).create_new(!is_own);
        let record = self.table.record(self.watch.elapsed()).to_string();
        let written = options.open(&path).and_then(|mut file| file.write_all(record.as_bytes()));
        match written {
            Ok(()) => {
                self.saved.push(path);
                Ok(words::saved(name))
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(words::save_exists(name))
            }
            Err(error) => Err(words::not_saved(name, platform::reason(&error))),
        }
    }

    /// Puts a finished game away, and says where a left one can be found.
    fn leave(mut self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let _ = self.table.apply(Action::Pause, self.watch.elapsed());
        self.keep(console)?;
        let Some(kept) = self.kept.take() else { return Ok(()) };
        if self.table.ending().is_none() {
            return Ok(self.voice.say(&(&words::KEPT).into(), &mut console.out)?);
        }
        let told = match kept.finish() {
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
