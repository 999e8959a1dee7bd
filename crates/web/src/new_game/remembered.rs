use games::AnyGame;
use play::Level;
use serde::{Deserialize, Serialize};

use super::seats::{Mode, Person};
use crate::online::Invited;
use crate::store;

/// What was chosen the last time that a game was begun.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(default)]
pub(super) struct Remembered {
    pub(super) mode: Mode,
    pub(super) person: Person,
    pub(super) levels: [Level; 2],
    pub(super) minutes: u64,
    pub(super) bonus: u64,
    /// The days for each move against others; none where the clock is another.
    pub(super) days: u64,
    /// Who is invited to play.
    pub(super) invited: Invited,
    /// The value of each option, by its place; empty where it was left as it is.
    pub(super) options: Vec<String>,
}

impl Default for Remembered {
    fn default() -> Self {
        Self {
            mode: Mode::Mixed,
            person: Person::Left,
            levels: [Level::Search(2); 2],
            minutes: 0,
            bonus: 0,
            days: 0,
            invited: Invited::default(),
            options: Vec::new(),
        }
    }
}

impl Remembered {
    /// What is kept of a game, or what is usual where nothing is kept that can be read.
    pub(super) fn of(game: &dyn AnyGame) -> Self {
        let kept = store::read(&name(game));
        kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
    }

    /// Keeps it for the next time.
    pub(super) fn keep(&self, game: &dyn AnyGame) {
        let text = serde_json::to_string(self).expect("names and numbers become JSON");
        // Where nothing can be kept, the next time begins as usual.
        let _ = store::write(&name(game), &text);
    }
}

fn name(game: &dyn AnyGame) -> String {
    format!("new/{}", game.info().id)
}
