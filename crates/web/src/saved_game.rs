use games::SHELF;
use play::{Series, Table};
use record::{self, Record};
use serde::{Deserialize, Serialize};

use crate::{browser, store};

/// The names of games in the store.
const GAMES: &str = "game/";

/// How many games are kept; the oldest finished ones go first.
const MOST: usize = 200;

/// A game that the browser keeps.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    /// Its name in the store: when it began.
    pub(crate) id: String,
    /// The game, written down.
    pub(crate) record: Record,
    /// The first game of its series.
    pub(crate) series: String,
    /// Which of the two of the series was the first player, 0 or 1.
    pub(crate) opener: usize,
    /// How it last stood in the store, as far as is known here: another tab may have gone on.
    stored: Option<String>,
}

/// How a kept game stands in the store.
#[derive(Deserialize, Serialize)]
struct Stored {
    record: String,
    series: String,
    opener: usize,
}

impl SavedGame {
    /// A game that begins now, the first of a series.
    pub(crate) fn new(table: &Table) -> Self {
        let id = browser::fresh().to_string();
        let record = table.record(browser::now());
        Self { series: id.clone(), id, record, opener: 0, stored: None }
    }

    /// The game after this one in its series, with the sides changed or as they are.
    pub(crate) fn next(&self, table: &Table, is_changed: bool) -> Self {
        let series = self.series.clone();
        let opener = if is_changed { 1 - self.opener } else { self.opener };
        Self { series, opener, ..Self::new(table) }
    }

    /// The game of this name, where there is one that can be read.
    pub(crate) fn find(id: &str) -> Option<Self> {
        let text = store::read(&name(id))?;
        let stored: Stored = serde_json::from_str(&text).ok()?;
        let mut records = record::read(SHELF, &stored.record).ok()?;
        let (series, opener) = (stored.series, stored.opener.min(1));
        let record = records.pop()?;
        Some(Self { id: id.into(), record, series, opener, stored: Some(text) })
    }

    /// Every game that can be read, the newest first.
    pub(crate) fn all() -> Vec<Self> {
        let mut ids = store::names(GAMES);
        // Longer numbers are later ones.
        ids.sort_by_key(|id| std::cmp::Reverse((id.len(), id.clone())));
        ids.iter().filter_map(|id| Self::find(id)).collect()
    }

    /// How many games are kept, also those that can't be read.
    pub(crate) fn count() -> usize {
        store::names(GAMES).len()
    }

    /// When it began, in the milliseconds of the calendar.
    pub(crate) fn begun(&self) -> Option<u64> {
        self.id.parse().ok()
    }

    /// Whether it has not ended.
    pub(crate) const fn is_running(&self) -> bool {
        self.record.result().is_none()
    }

    /// The same game as another tab has left it, where one has changed it since.
    pub(crate) fn changed_elsewhere(&self) -> Option<Self> {
        if self.is_newest() { None } else { Self::find(&self.id) }
    }

    /// Whether no other tab has changed or deleted it since.
    pub(crate) fn is_newest(&self) -> bool {
        store::read(&name(&self.id)) == self.stored
    }

    /// Whether it is this game that the storage calls so.
    pub(crate) fn is_called(&self, key: &str) -> bool {
        store::key(&name(&self.id)) == key
    }

    /// Keeps the game; whether the browser took it.
    pub(crate) fn keep(&mut self) -> bool {
        let stored = Stored {
            record: self.record.to_string(),
            series: self.series.clone(),
            opener: self.opener,
        };
        let text = serde_json::to_string(&stored).expect("texts and numbers become JSON");
        if Self::count() > MOST {
            Self::all().iter().skip(MOST).filter(|kept| !kept.is_running()).for_each(Self::forget);
        }
        let is_taken = store::write(&name(&self.id), &text);
        self.stored = Some(text);
        is_taken
    }

    /// Forgets the game.
    pub(crate) fn forget(&self) {
        store::remove(&name(&self.id));
    }

    /// How the series of this game stands, as far as its games are kept.
    pub(crate) fn series(&self) -> Series {
        let mut series = Series::default();
        let others = Self::all().into_iter().filter(|kept| kept.series == self.series);
        for kept in others {
            if let Some(outcome) = kept.record.result() {
                let line = kept.record.line();
                series.add(kept.opener, outcome, line.position());
            }
        }
        series
    }
}

/// What the game with this id is called in the store.
fn name(id: &str) -> String {
    format!("{GAMES}{id}")
}
