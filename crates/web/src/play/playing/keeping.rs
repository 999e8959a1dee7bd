use i18n::Phrase;
use leptos::prelude::*;
use play::Series;
use play::session::{Effect, Message};

use super::{Place, Playing, Said, sit_down};
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::words::play as words;

impl Playing {
    /// Keeps the game as it stands; whether the browser took it.
    pub(super) fn keep(self) -> bool {
        let Place::Here(kept, _) = self.place else { return true };
        let record = self.session.read_untracked().record(self.now());
        let is_kept = kept.try_update_value(|kept| {
            kept.record = record;
            kept.keep()
        });
        is_kept != Some(false)
    }

    /// Stops the clock and keeps the game, since nobody is at the table any more.
    pub(super) fn leave(self) {
        let now = self.now();
        let left = self.session.try_update_untracked(|session| session.update(Message::Leave, now));
        // Another tab may have gone on with the game, and has kept it then, or deleted it.
        let is_newest = match self.place {
            Place::Here(kept, _) => kept.try_with_value(SavedGame::is_newest) == Some(true),
            Place::Elsewhere(_) => false,
        };
        for effect in left.into_iter().flatten() {
            match effect {
                Effect::StopThinking => self.engine.stop(),
                Effect::Save if is_newest => drop(self.keep()),
                _ => {}
            }
        }
    }

    /// Takes over what another tab has done with the game; whether it has done anything.
    pub(super) fn catch_up(self) -> bool {
        let Place::Here(kept, _) = self.place else { return false };
        let newer = kept.try_with_value(SavedGame::changed_elsewhere).flatten();
        let Some(newer) = newer else { return false };
        self.next_number();
        self.engine.stop();
        let mut session = sit_down(&newer);
        session.set_confirming(self.settings.get_value().confirm_moves.get_untracked());
        kept.set_value(newer);
        self.session.set(session);
        self.resigning.set(None);
        self.begin();
        let said = Phrase::from(&words::ANOTHER_TAB);
        self.announcer.say(self.locale.tell(said.clone()));
        self.said.set(Said { phrases: vec![said], is_refusal: false });
        true
    }

    /// How the games of the same two stand.
    pub(in crate::play) fn series(self) -> Series {
        // Every kept game is read for it, which only an end is worth.
        self.is_over.track();
        match self.place {
            Place::Here(kept, _) => kept.with_value(SavedGame::series),
            Place::Elsewhere(_) => Series::default(),
        }
    }

    /// Which of the two of the series is the first player of this game.
    pub(in crate::play) fn opener(self) -> usize {
        match self.place {
            Place::Here(kept, _) => kept.with_value(|kept| kept.opener),
            Place::Elsewhere(_) => 0,
        }
    }

    /// Another game of the same two, with the sides changed or as they are.
    pub(in crate::play) fn rematch(self, is_changed: bool) {
        let Place::Here(kept, _) = self.place else { return };
        let session = self.session.read_untracked();
        let next = if is_changed { session.rematch() } else { session.again() };
        drop(session);
        let mut kept = kept.with_value(|kept| kept.next(&next, is_changed));
        kept.keep();
        Route::Play(kept.id).go();
    }
}
