//! The studies that the browser keeps, so that nothing that was tried is lost.

use std::cmp::Reverse;

use games::{Line, SHELF};
use record::Link;
use record::{self, Record};
use serde::{Deserialize, Serialize};
use study::Branch;
use study::Study;

use crate::saved_game::SavedGame;
use crate::{browser, store};

/// The names of studies in the store.
const STUDIES: &str = "study/";

/// How many studies are kept; those that nobody has touched for longest go first.
const MOST: usize = 100;

/// Where a study is kept.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Its name in the store: when it began.
    pub(super) id: String,
    /// The link that it was begun from, and is found by; nothing where it has an address of its own.
    pub(super) link: Option<String>,
}

/// A study as it stands in the store: the game, everything that was tried, the moves to what is
/// seen, and when it was last touched.
#[derive(Deserialize, Serialize)]
struct Stored {
    link: Option<String>,
    game: String,
    tried: Vec<Branch>,
    seen: Vec<String>,
    touched: u64,
}

impl Stored {
    fn read(id: &str) -> Option<Self> {
        serde_json::from_str(&store::read(&format!("{STUDIES}{id}"))?).ok()
    }

    fn study(&self) -> Option<Study> {
        let game = record::read(SHELF, &self.game).ok()?.pop()?;
        let mut study = Study::resume(&game, &self.tried)?;
        for mv in &self.seen {
            study.play(mv).ok()?;
        }
        Some(study)
    }

    /// Every one with its name, the last touched first.
    fn all() -> Vec<(String, Self)> {
        let ids = store::names(STUDIES).into_iter();
        let mut all: Vec<_> = ids.filter_map(|id| Some((Self::read(&id)?, id))).collect();
        all.sort_by_key(|(stored, _)| Reverse(stored.touched));
        all.into_iter().map(|(stored, id)| (id, stored)).collect()
    }
}

impl Place {
    /// A place for a study that begins now.
    pub(super) fn new(link: Option<String>) -> Self {
        Self { id: browser::fresh().to_string(), link }
    }

    /// The place of this name and the study that is kept there, where there is one.
    pub(super) fn find(id: &str) -> Option<(Self, Study)> {
        let stored = Stored::read(id)?;
        let study = stored.study()?;
        Some((Self { id: id.into(), link: stored.link }, study))
    }

    /// Every study that can be read, the last touched first, with the time of that.
    pub(super) fn all() -> Vec<(Self, Study, u64)> {
        let read = |(id, stored): (String, Stored)| {
            let study = stored.study()?;
            Some((Self { id, link: stored.link }, study, stored.touched))
        };
        Stored::all().into_iter().filter_map(read).collect()
    }

    /// The study that was begun from a link, or one that begins now.
    pub(super) fn of(link: &Link) -> (Self, Study) {
        let text = link.to_string();
        let mut all = Stored::all().into_iter();
        let kept = all.find(|(_, stored)| stored.link.as_deref() == Some(&text));
        let kept = kept.and_then(|(id, _)| Self::find(&id));
        kept.unwrap_or_else(|| (Self::new(Some(text)), begun(link)))
    }

    /// Keeps the study; whether the browser took it.
    pub(super) fn keep(&self, study: &Study) -> bool {
        let stored = Stored {
            link: self.link.clone(),
            game: study.game().to_string(),
            tried: study.tried(),
            seen: study.line().moves().to_vec(),
            touched: browser::fresh(),
        };
        let text = serde_json::to_string(&stored).expect("texts and numbers become JSON");
        let is_kept = store::write(&format!("{STUDIES}{}", self.id), &text);
        if store::names(STUDIES).len() > MOST {
            Stored::all().iter().skip(MOST).for_each(|(id, _)| forget(id));
        }
        is_kept
    }

    /// Forgets the study.
    pub(super) fn forget(&self) {
        forget(&self.id);
    }
}

fn forget(id: &str) {
    store::remove(&format!("{STUDIES}{id}"));
}

/// The study of a link, at the turn that the link shows, with who played where that is known.
fn begun(link: &Link) -> Study {
    let played = |kept: SavedGame| Some(kept.record).filter(|record| holds(record, &link.line));
    let record = SavedGame::all().into_iter().find_map(played);
    let mut study =
        record.map_or_else(|| Study::new(link.spec.clone(), &link.line), |it| Study::of(&it));
    let main = study.main();
    study.go(main[link.at.unwrap_or(main.len() - 1)]);
    study
}

fn holds(record: &Record, line: &Line) -> bool {
    let played = record.line();
    played.moves() == line.moves() && played.start().is_same(line.start())
}
