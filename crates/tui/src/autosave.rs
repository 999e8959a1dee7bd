use std::io;
use std::time::Duration;

use platform::{SavedGame, State};
use play::Table;

/// Keeps the running game and the settings where they survive the program.
///
/// Where nothing can be kept, playing goes on all the same, and the last problem is told.
#[derive(Debug, Default)]
pub(crate) struct Autosave {
    state: Option<State>,
    game: Option<SavedGame>,
    problem: Option<io::Error>,
    /// The time since 1970 when the app began.
    begun: Duration,
}

impl Autosave {
    /// An autosave for this folder, at this time since 1970; nothing is kept without a folder.
    pub(crate) fn new(state: Option<State>, begun: Duration) -> Self {
        Self { state, game: None, problem: None, begun }
    }

    /// The settings that were kept, or nothing.
    pub(crate) fn settings(&self) -> Option<String> {
        self.state.as_ref()?.read("settings").ok()?
    }

    /// Keeps the settings.
    pub(crate) fn keep_settings(&mut self, text: &str) {
        if let Some(state) = &self.state {
            let kept = state.write("settings", text);
            self.note(kept);
        }
    }

    /// What was written of the game that was left last; it is held from now on.
    pub(crate) fn resume(&mut self) -> Option<String> {
        let (kept, text) = self.state.as_ref()?.kept().ok()?.into_iter().next()?;
        self.game = Some(kept);
        Some(text)
    }

    /// Whether there is a game to go on with.
    pub(crate) fn has_game(&self) -> bool {
        let kept = self.state.as_ref().and_then(|state| state.kept().ok());
        kept.is_some_and(|games| !games.is_empty())
    }

    /// Keeps a game as it stands, in a place of its own from its beginning on.
    pub(crate) fn keep(&mut self, table: &Table, now: Duration) {
        let Some(state) = &self.state else { return };
        let game = match self.game.take() {
            Some(game) => Ok(game),
            None => state.begin(self.begun + now),
        };
        let kept = game.and_then(|game| {
            game.write(&table.record(now).to_string())?;
            if table.ending().is_some() {
                game.finish()?;
            } else {
                self.game = Some(game);
            }
            Ok(())
        });
        self.note(kept);
    }

    /// Lets go of the running game, which stays where it is kept.
    pub(crate) fn release(&mut self) {
        self.game = None;
    }

    /// The last problem, once.
    pub(crate) fn problem(&mut self) -> Option<io::Error> {
        self.problem.take()
    }

    fn note(&mut self, done: io::Result<()>) {
        if let Err(error) = done {
            self.problem = Some(error);
        }
    }
}
