use ::board::{Outcome, Scene, Spot};
use ::i18n::Phrase;
use games::Composer;
use games::{AnyPosition, Line};
use leptos::prelude::*;

use crate::board::Hand;

/// A position on which moves are tried: put together spot by spot, played and taken back.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    pub(super) line: RwSignal<Line>,
    composer: RwSignal<Composer>,
}

impl Trial {
    /// Moves are tried from here.
    pub(super) fn new(position: Box<dyn AnyPosition>) -> Self {
        let composer = RwSignal::new(Composer::new(&*position));
        Self { line: RwSignal::new(Line::new(position)), composer }
    }

    /// What can be touched next.
    pub(super) fn lit(self) -> Vec<Spot> {
        self.composer.with(Composer::lit)
    }

    /// What of that only takes something up.
    pub(super) fn sources(self) -> Vec<Spot> {
        self.line.with(|line| self.composer.with(|composer| composer.sources(line.position())))
    }

    /// What has been touched.
    pub(super) fn touched(self) -> Vec<Spot> {
        self.composer.with(|composer| composer.touched().to_vec())
    }

    /// What a move that is half made needs next.
    pub(super) fn prompt(self) -> Option<Phrase> {
        self.line.with(|line| line.position().prompt(&self.touched()))
    }

    /// The picture of where it stands, with what has been done of an unfinished turn.
    pub(super) fn scene(self) -> Scene {
        self.line.with(|line| line.unfinished(&self.touched()))
    }

    /// How the game ended; nothing while it goes on.
    pub(super) fn end(self) -> Option<Outcome> {
        self.line.with_untracked(Line::verdict).map(|verdict| verdict.outcome)
    }

    /// Does what a hand wants; the move that is now put together, if one is.
    pub(super) fn hand(self, hand: Hand) -> Option<String> {
        self.composer.try_update(|composer| {
            match hand {
                Hand::Touch(spot) => drop(composer.touch(spot)),
                Hand::Drag(from, to) => drop(composer.pull(Spot::Cell(from), Spot::Cell(to))),
                Hand::Back => drop(composer.step_back()),
                Hand::Frame(_) => {}
            }
            composer.mv().map(str::to_owned)
        })?
    }

    /// Plays a move.
    pub(super) fn play(self, mv: &str) {
        let mut line = self.line.get_untracked();
        if line.play(mv).is_ok() {
            self.set(line);
        }
    }

    /// Goes on from here instead.
    pub(super) fn set(self, line: Line) {
        self.composer.set(Composer::new(line.position()));
        self.line.set(line);
    }
}
