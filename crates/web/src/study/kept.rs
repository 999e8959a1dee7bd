//! The study that was last on the desk, so that a page that is loaded again has lost nothing.

use games::{Line, SHELF};
use serde::{Deserialize, Serialize};
use table::record::{self, Record};
use table::{Link, Study};

use crate::kept::Kept;
use crate::store;

/// Its name in the store.
const STUDY: &str = "study";

/// A study as it stands in the store: everything that was tried, and the moves to what is seen.
#[derive(Deserialize, Serialize)]
struct Stored {
    record: String,
    seen: Vec<String>,
}

/// Keeps the study; a browser that keeps nothing has it until it is left.
pub(super) fn keep(study: &Study) {
    let (record, seen) = (study.record().to_string(), study.line().moves().to_vec());
    let stored = serde_json::to_string(&Stored { record, seen });
    store::write(STUDY, &stored.expect("texts become JSON"));
}

/// The study that was kept, where there is one that can be read.
pub(super) fn last() -> Option<Study> {
    let stored: Stored = serde_json::from_str(&store::read(STUDY)?).ok()?;
    let mut study = Study::of(&record::read(SHELF, &stored.record).ok()?.pop()?);
    for mv in &stored.seen {
        study.play(mv).ok()?;
    }
    Some(study)
}

/// What is known about the game of a link beside its moves: the study that was kept, or who played.
pub(super) fn find(link: &Link) -> Option<Study> {
    if let Some(study) = last()
        && is_same(&study.record().line(usize::MAX), &link.line)
    {
        return Some(study);
    }
    let played = |kept: Kept| Some(kept.record).filter(|record| holds(record, &link.line));
    let record = Kept::all().into_iter().find_map(played)?;
    let mut study = Study::of(&record);
    let main = study.main();
    study.go(main[link.at.unwrap_or(main.len() - 1)]);
    Some(study)
}

fn holds(record: &Record, line: &Line) -> bool {
    record.turns().len() == line.moves().len() && is_same(&record.line(usize::MAX), line)
}

fn is_same(one: &Line, other: &Line) -> bool {
    one.moves() == other.moves() && one.start().to_string() == other.start().to_string()
}
