use ::board::{Outcome, Scene, Spot};
use ::i18n::Phrase;
use games::Composer;
use games::{AnyPosition, Line};
use leptos::prelude::*;

use crate::board::Hand;
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};

/// A position on which moves are tried: put together spot by spot, played and taken back.
#[derive(Clone, Copy)]
pub(crate) struct Trial {
    pub(crate) line: RwSignal<Line>,
    composer: RwSignal<Composer>,
    /// Why the last touch did nothing, where it did.
    pub(crate) refusal: RwSignal<Option<Phrase>>,
    settings: Settings,
    announcer: Announcer,
    locale: Locale,
}

impl Trial {
    /// Moves are tried from here.
    pub(crate) fn new(position: Box<dyn AnyPosition>) -> Self {
        let composer = RwSignal::new(Composer::new(&*position));
        Self {
            line: RwSignal::new(Line::new(position)),
            composer,
            refusal: RwSignal::new(None),
            settings: Settings::here(),
            announcer: Announcer::here(),
            locale: Locale::here(),
        }
    }

    /// What can be touched next.
    pub(crate) fn lit(self) -> Vec<Spot> {
        self.composer.with(Composer::lit)
    }

    /// What of that only takes something up.
    pub(super) fn sources(self) -> Vec<Spot> {
        self.line.with(|line| self.composer.with(|composer| composer.sources(line.position())))
    }

    /// What has been touched.
    pub(crate) fn touched(self) -> Vec<Spot> {
        self.composer.with(|composer| composer.touched().to_vec())
    }

    /// What a move that is half made needs next.
    pub(crate) fn prompt(self) -> Option<Phrase> {
        self.line.with(|line| line.position().prompt(&self.touched()))
    }

    /// The picture of where it stands, with what has been done of an unfinished turn.
    pub(crate) fn scene(self) -> Scene {
        self.line.with(|line| line.unfinished(&self.touched()))
    }

    /// How the game ended; nothing while it goes on.
    pub(crate) fn end(self) -> Option<Outcome> {
        self.line.with_untracked(Line::verdict).map(|verdict| verdict.outcome)
    }

    /// Does what a hand wants; the move that is now put together, if one is. What can't be done
    /// is refused, with the reason.
    pub(crate) fn hand(self, hand: Hand) -> Option<String> {
        self.refusal.set(None);
        let mut refused = None;
        let mv = self.composer.try_update(|composer| {
            match hand {
                Hand::Touch(spot) if !composer.touch(spot) => {
                    let why = |line: &Line| composer.why_not(line.position(), spot).phrase();
                    refused = Some(self.line.with_untracked(why));
                }
                Hand::Drag(from, to) => drop(composer.pull(Spot::Cell(from), Spot::Cell(to))),
                Hand::Back => drop(composer.step_back()),
                Hand::Touch(_) | Hand::Frame(_) => {}
            }
            self.line.with_untracked(|line| composer.mv(line.position()))
        })?;
        if refused.is_some() {
            self.refusal.set(refused);
            sound::play(Sound::No, self.settings);
            self.announcer.say(untrack(|| self.refused(self.locale)));
        }
        mv
    }

    /// Why the last touch did nothing, in words.
    pub(crate) fn refused(self, locale: Locale) -> String {
        self.refusal.get().map_or_else(String::new, |why| locale.tell(why))
    }

    /// Plays a move.
    pub(crate) fn play(self, mv: &str) {
        let mut line = self.line.get_untracked();
        if line.play(mv).is_ok() {
            self.set(line);
        }
    }

    /// Goes on from here instead.
    pub(crate) fn set(self, line: Line) {
        self.refusal.set(None);
        self.composer.set(Composer::new(line.position()));
        self.line.set(line);
    }
}
