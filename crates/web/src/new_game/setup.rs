use ::i18n::Phrase;
use games::{AnyGame, AnyPosition, Line, Options, Spec};
use leptos::prelude::*;
use play::Table;

use super::given;
use super::options::Chosen;
use super::remembered::Remembered;
use super::seats::Seats;
use super::time::Times;
use crate::online::Others;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::words;

/// A game that is about to begin: everything that can be chosen about it.
#[derive(Clone, Copy)]
pub(crate) struct Setup {
    game: &'static dyn AnyGame,
    pub(super) chosen: Chosen,
    pub(super) seats: Seats,
    pub(super) times: Times,
    pub(super) others: Others,
    /// The text of a position from which it begins, or an address; empty where there is none.
    pub(super) text: RwSignal<String>,
    /// The page stays for a moment after the game has begun, and a second click would begin another.
    pub(super) is_begun: RwSignal<bool>,
}

impl Setup {
    /// As it was chosen the last time, from this position where one is given.
    pub(crate) fn load(game: &'static dyn AnyGame, position: String) -> Self {
        let remembered = Remembered::of(game);
        let text = RwSignal::new(position);
        // Nobody present has chosen the board of a position that came as a text.
        let is_answered = Signal::derive(move || {
            let is_given = !text.read().trim().is_empty();
            !is_given && game.info().options.iter().any(|choice| choice.answered)
        });
        Self {
            game,
            chosen: Chosen::load(game, &remembered.options),
            seats: Seats::load(&remembered, is_answered),
            times: Times::load(&remembered),
            others: Others::load(remembered.invited, remembered.levels[1]),
            text,
            is_begun: RwSignal::new(false),
        }
    }

    /// Where the game would start, or why nowhere.
    pub(super) fn start(self) -> Result<(Spec, Box<dyn AnyPosition>), Phrase> {
        let is_own = self.chosen.by_hand().is_some() || !self.text.read().trim().is_empty();
        if self.seats.is_others() && is_own {
            return Err((&words::online::USUAL_START).into());
        }
        start(self.game, self.chosen, &self.text.get())
    }

    /// Begins the game and goes to its table, where it can begin.
    pub(crate) fn begin(self) {
        let Ok((spec, position)) = untrack(|| self.start()) else { return };
        if self.is_begun.get_untracked() {
            return;
        }
        self.keep();
        let control = self.times.control();
        let line = Line::new(position);
        self.seats.decide(self.game, line.clone(), move |people| {
            let mut kept = SavedGame::new(&Table::new(spec.clone(), &line, people, control));
            kept.keep();
            self.is_begun.set(true);
            Route::Play(kept.id).go();
        });
    }

    /// Sets the game up on the server, where it can begin there.
    pub(super) fn invite(self) {
        let Ok((spec, _)) = untrack(|| self.start()) else { return };
        self.keep();
        self.others.create(spec, self.times.control_among_others());
    }

    /// Remembers what was chosen for the next time.
    fn keep(self) {
        let before = Remembered::of(self.game);
        let mut remembered = Remembered { mode: before.mode, ..Remembered::default() };
        remembered.invited = self.others.invited.get_untracked();
        self.seats.tell(&mut remembered);
        self.times.tell(&mut remembered);
        remembered.options = self.chosen.given();
        remembered.keep(self.game);
    }
}

/// Where a game starts that was chosen so: from the position of a text where there is one.
pub(crate) fn start(
    game: &'static dyn AnyGame,
    chosen: Chosen,
    text: &str,
) -> Result<(Spec, Box<dyn AnyPosition>), Phrase> {
    // A position says everything about the start.
    let bare = || Spec { game, options: Options::new(game.info().options) };
    if !text.trim().is_empty() {
        return Ok((bare(), given::position(game, text)?));
    }
    if let Some(draft) = chosen.by_hand() {
        return Ok((bare(), draft.read().finish()?));
    }
    let mut spec = chosen.spec()?;
    let position = spec.start(chosen.fresh()).map_err(|error| error.phrase())?;
    Ok((spec, position))
}
