use games::Shelf;
use i18n::{Language, Phrase};
use platform::State;
use text::Style;

use super::Stage;
use super::stage::SHELF;
use crate::{Launch, Opening, Served, words};

/// A menu with everything that it can have.
fn full(shelf: &'static Shelf, language: Language, state: State) -> Stage {
    let style = Style { unicode: true, language, ..Style::PLAIN };
    let browsing: fn() -> Result<Served, Phrase> = || Err(Phrase::plain("nobody serves"));
    let opening = Opening::Menu;
    let (seed, browsing) = (None, Some(browsing));
    Stage::on(shelf, Launch { style, language: None, state: Some(state), opening, seed, browsing })
}

#[test]
fn the_whole_menu_fits_an_ordinary_terminal() {
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let state = State::find(Some(folder.path().into())).unwrap();
        full(games::SHELF, language, state.clone()).begin(2);
        let mut stage = full(games::SHELF, language, state.clone());
        for label in
            [&words::RESUME, &words::MY_GAMES, &words::BROWSER, &words::ABOUT, &words::QUIT]
        {
            assert!(stage.shows(&label.say(language)), "{}", stage.screen());
        }
        // As many games as have their pictures beside each other.
        let mut stage = full(SHELF, language, state);
        let abouts = SHELF.iter().map(|game| game.info().about);
        for about in abouts.chain([&words::WELCOME]) {
            let about = about.say(language);
            let end = about.split(' ').next_back().unwrap();
            assert!(stage.shows(end), "{about}\n{}", stage.screen());
            stage.press("Right");
        }
    }
}
