use games::{AnyGame, FirstGame};
use i18n::{Language, Pattern};
use platform::State;
use text::Style;

use super::Stage;
use super::screens::check;
use super::stage::SHELF;
use crate::words;

/// The first game of one of the games.
fn open(game: usize, language: Language) -> Stage {
    let mut stage = Stage::new(language);
    stage.press(&format!("{} f", game + 1));
    stage
}

/// That all of a text can be read.
fn is_told(stage: &mut Stage, text: &Pattern, language: Language) {
    let screen = stage.screen();
    for word in text.say(language).split(' ') {
        assert!(screen.contains(word), "{word}\n{screen}");
    }
}

/// Follows what is pointed out, touch by touch, until the step is done.
fn follow(stage: &mut Stage) {
    stage.press("t");
    for _ in 0..9 {
        stage.press("Enter");
        if stage.shows("✓") {
            return;
        }
    }
    panic!("the step is never done:\n{}", stage.screen());
}

fn wrong(first: &FirstGame) -> Option<String> {
    let position = first.line().position();
    let right = first.lesson().accepted(position);
    position.moves().into_iter().find(|mv| !right.contains(mv))
}

/// Plays a first game to its end.
fn play(game: &'static dyn AnyGame, stage: &mut Stage, language: Language) {
    let mut first = FirstGame::new(game).unwrap();
    loop {
        let lesson = first.lesson();
        is_told(stage, lesson.task, language);
        if let Some(wrong) = wrong(&first) {
            stage.type_text(&wrong).press("Enter");
            is_told(stage, lesson.task, language);
            is_told(stage, lesson.hint, language);
        }
        follow(stage);
        is_told(stage, lesson.right, language);
        let mv = lesson.accepted(first.line().position()).swap_remove(0);
        first.play(&mv).unwrap();
        if first.is_over() {
            return;
        }
        stage.press("Enter");
        first.go_on();
    }
}

#[test]
fn a_newcomer_is_led_to_a_win() {
    for language in Language::ALL {
        for (place, &game) in SHELF.iter().enumerate() {
            for (width, height) in [(80, 24), (120, 40)] {
                let mut stage = open(place, language);
                stage.resize(width, height);
                let name = format!("first-{}-{width}-{language}", game.info().id);
                check(&name, &stage.screen());
                play(game, &mut stage, language);
                is_told(&mut stage, &words::FIRST_WON, language);
                if width == 80 {
                    check(&format!("first-won-{}-{language}", game.info().id), &stage.screen());
                }
                // A game against the weakest level follows.
                stage.press("Enter");
                assert!(!stage.shows("✓"), "{}", stage.screen());
                let mine = words::YOU.say(language);
                assert!(stage.shows(&mine), "{}", stage.screen());
            }
        }
    }
}

#[test]
fn a_step_by_mouse_and_by_letters() {
    let mut stage = open(4, Language::English);
    stage.type_text("b2xb1").press("Enter");
    assert!(stage.shows("✓ You took the blue piece"), "{}", stage.screen());
    let (column, row) = stage.place("Enter go on").unwrap();
    stage.click(column, row);
    assert!(stage.shows("step 2 of 6"), "{}", stage.screen());
    // What can't be read is refused, and selected; Esc takes it away.
    stage.type_text("d9").press("Enter");
    assert!(stage.shows("Move: d9") && stage.shows("✗"), "{}", stage.screen());
    stage.press("Esc");
    assert!(!stage.shows("Move:"), "{}", stage.screen());
}

#[test]
fn it_is_offered_once_and_can_be_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let style = Style { unicode: true, ..Style::PLAIN };
    let open = || {
        let state = State::find(Some(folder.path().into())).unwrap();
        Stage::with(Language::English, style, Some(state))
    };
    let offer = "New here?";
    let mut stage = open();
    stage.press("5");
    assert!(stage.shows(offer), "{}", stage.screen());
    stage.press("f");
    assert!(stage.shows("Your first game of Talpa") && stage.shows("Esc skip"));
    stage.press("Esc");
    assert!(stage.shows("Start the game") && !stage.shows(offer), "{}", stage.screen());
    let mut stage = open();
    stage.press("5");
    assert!(stage.shows("Start the game") && !stage.shows(offer), "{}", stage.screen());
    // It is there all the same, beside the rules; and another game has its own.
    stage.press("Up Enter");
    assert!(stage.shows("Your first game of Talpa"), "{}", stage.screen());
    stage.press("Esc Esc 1");
    assert!(stage.shows(offer), "{}", stage.screen());
    // Whoever has played needs none.
    stage.begin(1).press("Esc y 1");
    assert!(!stage.shows(offer), "{}", stage.screen());
    let mut stage = open();
    stage.press("f");
    assert!(stage.shows("Your first game of Mapello"), "{}", stage.screen());
}

#[test]
fn what_is_in_the_hand_goes_back_before_the_screen() {
    let mut stage = open(4, Language::English);
    stage.press("t Enter");
    assert!(stage.shows("b2 …"), "{}", stage.screen());
    stage.press("Esc");
    assert!(!stage.shows("b2 …") && stage.shows("step 1 of 6"), "{}", stage.screen());
    stage.press("Esc");
    assert!(!stage.shows("step 1 of 6"), "{}", stage.screen());
}

#[test]
fn where_there_is_no_room_beside_the_board_the_task_stands_above_it() {
    for language in Language::ALL {
        for (place, game) in SHELF.iter().enumerate() {
            let mut stage = open(place, language);
            stage.resize(50, 22);
            is_told(&mut stage, game.lessons()[0].task, language);
            assert!(!stage.shows(&words::TOO_SMALL.say(language)), "{}", stage.screen());
        }
    }
}
