//! The analysis board: a game or any position looked at from all sides.

mod bar;
mod desk;
mod entrance;
mod graph;
mod kept;
mod keys;
mod lines;
mod load;
mod moves;
mod review;
mod save;
mod session;
mod setup;

use games::SHELF;
use leptos::prelude::*;
use table::{Link, Study};

use crate::frame::{Page, Problem};
use crate::route::Route;
use crate::tongue::Tongue;
use crate::words;

use desk::Desk;
use entrance::Entrance;

/// The study that is open; another one takes its place as a whole.
#[derive(Clone, Copy)]
struct Opened(RwSignal<Option<Study>>);

impl Opened {
    /// The one of the page around.
    fn here() -> Self {
        expect_context()
    }

    /// Puts a study on the desk.
    fn open(self, study: Study) {
        kept::keep(&study);
        self.0.set(Some(study));
    }
}

/// The page of the analysis board, with the game of a link where there is one.
#[component]
pub(crate) fn StudyPage(link: Option<String>) -> impl IntoView {
    let tongue = Tongue::here();
    let read = link.as_deref().map(|link| Link::read(SHELF, link));
    let (study, problem) = match read {
        Some(Ok(link)) => (Some(kept::find(&link).unwrap_or_else(|| begun(&link))), None),
        Some(Err(problem)) => (None, Some(problem)),
        None => (None, None),
    };
    if let Some(study) = &study {
        kept::keep(study);
    }
    let opened = Opened(RwSignal::new(study));
    provide_context(opened);
    let problem = problem.map(|problem| {
        view! {
            <Page title=tongue.say(&words::STUDY)>
                <Problem text=Signal::derive(move || tongue.tell(problem.clone())) />
                <p><a class="button" href=Route::Study(None).address()>{tongue.say(&words::STUDY)}</a></p>
            </Page>
        }
    });
    if let Some(problem) = problem {
        return problem.into_any();
    }
    let page = move || match opened.0.get() {
        Some(study) => view! { <Desk study=study /> }.into_any(),
        None => view! { <Entrance /> }.into_any(),
    };
    view! { {page} }.into_any()
}

/// The study of a link, at the turn that the link shows.
fn begun(link: &Link) -> Study {
    let mut study = Study::new(link.spec.clone(), &link.line);
    let main = study.main();
    let at = link.at.unwrap_or(main.len() - 1);
    study.go(main[at]);
    study
}
