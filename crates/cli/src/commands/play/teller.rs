use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use board::{Player, quote};
use i18n::Phrase;
use play::session::Notice;
use play::{Event, Session};
use record::Reason;

use super::request::Request;
use super::voice::Voice;
use super::words;
use crate::commands::rules;

/// Tells whoever plays line by line what has happened and what they want to know.
#[derive(Debug)]
pub(in crate::commands) struct Teller {
    voice: Voice,
    /// Files that this game itself has written, and may write again.
    saved: Vec<PathBuf>,
    /// Who offered something last.
    offering: Option<Player>,
}

impl Teller {
    pub(in crate::commands) const fn new(voice: Voice) -> Self {
        Self { voice, saved: Vec::new(), offering: None }
    }

    /// Tells what has happened at the table, and shows the board where it has changed.
    pub(in crate::commands) fn happened(
        &mut self,
        session: &Session,
        (events, notices): (&[Event], &[Notice]),
        now: Duration,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for (event, notice) in events.iter().zip(notices) {
            match event {
                // The state that follows says how the game ended, but not who agreed.
                Event::Over(ending) => {
                    let by = self.offering.take().map(Player::other);
                    if let Some(by) = by.filter(|_| ending.reason == Reason::Agreement) {
                        let side = session.table().line().position().side(by);
                        self.voice.notice(&words::accepts_draw(side.name).capital(), out)?;
                    }
                    continue;
                }
                Event::Offered { player, .. } => self.offering = Some(*player),
                _ => {}
            }
            self.voice.notice(&notice.phrase, out)?;
        }
        let is_offer = |event: &Event| matches!(event, Event::Offered { .. });
        if events.iter().any(is_offer) && session.question().is_some() {
            let answer = if session.you().is_some() { &words::ANSWER } else { &words::ANSWER_IT };
            self.voice.notice(&answer.into(), out)?;
        }
        // An offer or its answer leaves the board as it was.
        let is_talk =
            |event: &Event| matches!(event, Event::Offered { .. } | Event::Declined { .. });
        if events.iter().all(is_talk) {
            return Ok(());
        }
        self.voice.state(session.table(), now, out)
    }

    /// Tells what somebody wants to know, or writes the game into a file: nothing of the game changes.
    pub(in crate::commands) fn tell(
        &mut self,
        request: Request<'_>,
        session: &Session,
        now: Duration,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        match request {
            Request::Help => self.voice.say(&(&words::HELP).into(), out),
            Request::Board => self.voice.state(session.table(), now, out),
            Request::Moves => self.voice.moves(&session.table().line().position().moves(), out),
            Request::Rules => {
                let info = session.table().spec().game.info();
                let rules = info.rules(self.voice.style.language);
                let rules = text::prose(rules, rules::WIDTH, self.voice.style);
                self.voice.say(&Phrase::plain(rules.to_string().trim_end().to_owned()), out)
            }
            Request::Save(file) => match self.save(file, &session.record(now).to_string()) {
                Ok(phrase) => self.voice.say(&phrase, out),
                Err(phrase) => self.voice.refuse(&phrase, out),
            },
            _ => Ok(()),
        }
    }

    /// Writes the record into a file of the player's choice, which it may not destroy.
    fn save(&mut self, file: &str, record: &str) -> Result<Phrase, Phrase> {
        if file.is_empty() {
            return Err((&words::SAVE_WHERE).into());
        }
        let (path, name) = (PathBuf::from(file), quote(file));
        let is_own = self.saved.contains(&path);
        let write = if is_own { platform::replace } else { platform::create };
        match write(&path, record.as_bytes()) {
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
}
