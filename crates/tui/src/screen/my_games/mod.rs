mod draw;
mod entry;

use std::time::Duration;

use games::Shelf;
use i18n::Phrase;
use platform::DeletedGame;
use play::Table;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};

use super::{Hint, Load, Play};
use crate::context::{Context, Step};
use crate::list::List;
use crate::words;
use entry::Entry;

/// The games that were kept: the unfinished ones to go on with, the finished ones to look at.
#[derive(Debug)]
pub(crate) struct MyGames {
    entries: Vec<Entry>,
    /// What was deleted here and can be had back, the last one last.
    deleted: Vec<DeletedGame>,
    list: List,
    said: Option<Phrase>,
    /// The time since 1970 when the list was made.
    now: Duration,
}

impl MyGames {
    pub(crate) fn new(context: &mut Context<'_>) -> Self {
        let mut games = Self {
            entries: Vec::new(),
            deleted: Vec::new(),
            list: List::default(),
            said: None,
            now: Duration::ZERO,
        };
        // What was deleted another time is not wanted back any more.
        games.said = context.autosave.empty_bin().err().map(|error| platform::reason(&error));
        games.read(context);
        games
    }

    /// Makes the list anew.
    fn read(&mut self, context: &mut Context<'_>) {
        self.now = context.autosave.since_1970(context.now);
        match context.autosave.games() {
            Ok(games) => {
                let read = |game| Entry::read(game, context.shelf);
                self.entries = games.into_iter().map(read).collect();
            }
            Err(error) => self.said = Some(platform::reason(&error)),
        }
    }

    /// Comes back from a game.
    pub(super) fn return_to(&mut self, context: &mut Context<'_>) {
        context.autosave.release();
        self.said = None;
        self.read(context);
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        self.said = None;
        if self.list.key(key, self.entries.len()) {
            return Step::Stay;
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => return self.open(context),
            KeyCode::Char('l') => return Step::open(Load::new(context.shelf)),
            KeyCode::Delete | KeyCode::Char('x') => self.delete(context),
            KeyCode::Char('u') => self.restore(context),
            _ => {}
        }
        Step::Stay
    }

    /// A click chooses, and another on the same row opens.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let before = self.list.chosen;
        match self.list.click(mouse, self.entries.len()) {
            Some(row) if row == before => self.open(context),
            _ => Step::Stay,
        }
    }

    fn chosen(&self) -> Option<&Entry> {
        self.entries.get(self.list.chosen)
    }

    /// Goes on with the chosen game, or looks at it.
    fn open(&mut self, context: &mut Context<'_>) -> Step {
        let Some(entry) = self.chosen() else { return Step::Stay };
        let table = match &entry.record {
            Some(record) if entry.game.is_finished => {
                context.autosave.release();
                Ok(Table::resume(record))
            }
            _ => context.autosave.take_up(&entry.game, context.shelf),
        };
        match table {
            Ok(table) => Step::open(Play::new(table, context)),
            Err(why) => {
                self.said = Some(why);
                Step::Stay
            }
        }
    }

    fn delete(&mut self, context: &mut Context<'_>) {
        let Some(entry) = self.chosen() else { return };
        match context.autosave.delete(&entry.game) {
            Ok(deleted) => {
                self.deleted.push(deleted);
                self.read(context);
                self.said = Some((&words::DELETED).into());
            }
            Err(error) => self.said = Some(words::not_deleted(platform::reason(&error))),
        }
    }

    fn restore(&mut self, context: &mut Context<'_>) {
        let Some(deleted) = self.deleted.pop() else { return };
        match context.autosave.restore(&deleted) {
            Ok(()) => {
                self.read(context);
                self.said = Some((&words::RESTORED).into());
            }
            Err(error) => {
                self.said = Some(words::not_restored(platform::reason(&error)));
                self.deleted.push(deleted);
            }
        }
    }

    pub(super) fn hints(&self) -> Vec<Hint> {
        let mut hints: Vec<Hint> = Vec::new();
        if let Some(entry) = self.chosen() {
            let open = if entry.game.is_finished { &words::KEY_LOOK } else { &words::KEY_CONTINUE };
            hints.extend(
                [("↑ ↓", &words::KEY_CHOOSE), ("Enter", open), ("Del", &words::KEY_DELETE)]
                    as [Hint; 3],
            );
        }
        if !self.deleted.is_empty() {
            hints.push(("u", &words::KEY_RESTORE));
        }
        hints.push(("l", &words::KEY_LOAD));
        hints
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        if self.chosen().is_some() {
            keys.push(("x", &words::KEY_DELETE));
            keys.push(("Home End", &words::KEY_ENDS));
        }
        keys
    }
}

/// The first game that a text records.
pub(super) fn first_record(shelf: &Shelf, text: &str) -> Result<record::Record, Phrase> {
    let mut first = None;
    let read = record::visit(shelf, text, |record| {
        first.get_or_insert(record);
    });
    match (first, read) {
        (Some(record), _) => Ok(record),
        (None, Ok(())) => Err((&words::NO_RECORD).into()),
        (None, Err(fault)) => Err(words::not_a_record(fault.phrase())),
    }
}
