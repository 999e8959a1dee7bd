use std::time::Duration;

use leptos::prelude::*;

/// How long a pointer rests on a tile before more is shown of it: one that only passes is not
/// followed, and one that is about to press need not wait for what would be seen.
const REST: Duration = Duration::from_millis(60);

/// The tile that the pointer or the keyboard is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looked(pub(super) RwSignal<Option<usize>>, StoredValue<Option<usize>>);

impl Looked {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(None), StoredValue::new(None))
    }

    /// The pointer comes to a tile.
    pub(super) fn enter(self, tile: usize) {
        let Self(looked, under) = self;
        under.try_set_value(Some(tile));
        let rest = move || {
            // The page may be another one by now.
            if under.try_get_value().flatten() == Some(tile) {
                looked.set(Some(tile));
            }
        };
        set_timeout(rest, REST);
    }

    /// The keyboard comes to a tile.
    pub(super) fn focus(self, tile: usize) {
        self.0.set(Some(tile));
    }

    /// The pointer or the keyboard leaves, perhaps because the whole page does.
    pub(super) fn leave(self) {
        self.1.try_set_value(None);
        if self.0.try_get_untracked().flatten().is_some() {
            self.0.set(None);
        }
    }
}
