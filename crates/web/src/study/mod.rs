//! The analysis board: a game or any position looked at from all sides.

mod bar;
mod begin;
mod desk;
mod entrance;
mod graph;
mod keys;
mod lines;
mod load;
mod mistakes;
mod moves;
mod relearn;
mod review;
mod rows;
mod save;
mod saved;
mod session;
mod setup;

use games::SHELF;
use leptos::prelude::*;
use record::Link;
use study::Study;

use crate::frame::LostPage;
use crate::route::Route;

use desk::Desk;
use entrance::Entrance;
use saved::Place;

/// The study that was last given an address of its own: where the browser keeps nothing, the page
/// at that address has it from here.
#[derive(Clone, Copy, Default)]
pub(crate) struct Opened(StoredValue<Option<(Place, Study)>>);

impl Opened {
    /// The one of the app.
    fn here() -> Self {
        expect_context()
    }

    /// Puts a study on the desk, at an address of its own.
    fn open(self, study: Study) {
        let place = Place::new(None);
        let route = Route::Studied(place.id.clone());
        self.0.set_value(Some((place, study)));
        route.go();
    }

    fn find(self, id: &str) -> Option<(Place, Study)> {
        self.0.get_value().filter(|(place, _)| place.id == id)
    }
}

/// The page of the analysis board, with the game of a link where there is one.
#[component]
pub(crate) fn StudyPage(link: Option<String>) -> impl IntoView {
    match link.map(|link| Link::read(SHELF, &link)) {
        Some(Ok(link)) => {
            let (place, study) = Place::of(&link);
            view! { <Desk place=place study=study /> }.into_any()
        }
        Some(Err(problem)) => view! { <Entrance problem=problem /> }.into_any(),
        None => view! { <Entrance /> }.into_any(),
    }
}

/// The page of a study that has an address of its own.
#[component]
pub(crate) fn StudiedPage(id: String) -> impl IntoView {
    match Place::find(&id).or_else(|| Opened::here().find(&id)) {
        Some((place, study)) => view! { <Desk place=place study=study /> }.into_any(),
        None => view! { <LostPage /> }.into_any(),
    }
}
