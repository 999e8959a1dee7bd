use std::sync::atomic::{AtomicBool, Ordering};

use board::ByPlayer;
use games::{Line, Spec};
use i18n::{Language, Phrase};
use platform::State;
use play::request::Handler;
use play::{Level, Seat, Table};
use text::Style;

use super::Stage;
use super::stage::SHELF;
use crate::{Launch, Opening, Served};

fn stage() -> Stage {
    Stage::new(Language::English)
}

/// What the menu writes for a game, counted from 1.
fn title(game: usize) -> String {
    format!("{game} {}", SHELF[game - 1].info().name)
}

#[test]
fn escape_and_zero_lead_back_from_everywhere() {
    for key in ["Esc", "0"] {
        for way in ["1", "5 r", "s", "a", "m", "m l", "3 p"] {
            let mut stage = stage();
            let depth = if way.len() > 1 { 2 } else { 1 };
            stage.press(way);
            for _ in 0..depth {
                assert!(!stage.shows(&title(5)), "{way}");
                stage.press(key);
            }
            assert!(stage.shows(&title(5)), "{way}\n{}", stage.screen());
            assert!(!stage.app.is_over());
        }
    }
}

#[test]
fn leaving_asks_where_a_game_is_running() {
    let mut stage = stage();
    stage.begin(1).press("q n");
    assert!(!stage.app.is_over());
    stage.press("q y");
    assert!(stage.app.is_over());
    let mut idle = self::stage();
    idle.press("q");
    assert!(idle.app.is_over());
}

#[test]
fn wrong_input_says_why_and_loses_nothing() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Back").type_text("7").press("Enter");
    assert!(stage.shows("would turn no white disc"), "{}", stage.screen());
    assert!(stage.shows("Move: d7"));
    // The next key takes the refusal away, and what was refused is written over.
    stage.press("d");
    assert!(!stage.shows("would turn") && !stage.shows("Move: d7"), "{}", stage.screen());
    stage.press("6 Enter");
    assert!(stage.shows(" 1. d6"));
    let mut touching = self::stage();
    touching.begin(1).press("Enter");
    assert!(touching.shows("a black disc"), "{}", touching.screen());
}

#[test]
fn the_mouse_touches_cells_buttons_and_commands() {
    let mut stage = stage();
    stage.begin(1);
    let (column, row) = stage.place("•").unwrap();
    stage.click(column, row);
    assert!(stage.shows(" 1. e3"), "{}", stage.screen());
    let mut stage = self::stage();
    stage.press("2 s");
    let (column, row) = stage.place("[ supply ]").unwrap();
    stage.click(column + 3, row);
    assert!(stage.shows("Your turn: supply"), "{}", stage.screen());
    let (column, row) = stage.place(". flip").unwrap();
    stage.click(column, row);
    assert!(stage.screen().lines().next().unwrap().trim_start().starts_with('e'));
}

#[test]
fn escape_steps_back_before_it_leaves() {
    let mut stage = stage();
    stage.press("2 s");
    let (column, row) = stage.place("[ supply ]").unwrap();
    stage.click(column + 3, row).press("Esc");
    assert!(stage.shows("Your turn") && !stage.shows("Your turn: supply"));
    stage.press("Esc");
    assert!(stage.shows("Leave this game?"));
}

#[test]
fn a_turn_is_taken_back_with_the_answer_to_it() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500);
    assert!(stage.shows("d6") && stage.shows("White plays c6"));
    stage.press("u");
    assert!(stage.shows("2 turns taken back") && !stage.shows(" 1. "), "{}", stage.screen());
}

#[test]
fn what_was_thought_before_a_turn_was_taken_back_is_not_played() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter u").answer(1, "c6").wait(500);
    assert!(!stage.shows(" 1. "), "{}", stage.screen());
}

#[test]
fn computers_pause_step_and_go_on() {
    let mut stage = stage();
    stage.press("1 Down Right s Space").answer(1, "d6").wait(9_000);
    assert!(!stage.shows(" 1. "), "{}", stage.screen());
    stage.press("n");
    assert!(stage.shows(" 1. d6"), "{}", stage.screen());
    stage.wait(9_000);
    assert!(!stage.shows("c6"));
    stage.press("n").answer(2, "c6").wait(1);
    stage.wait(9_000);
    assert!(stage.shows("c6"), "{}", stage.screen());
    stage.press("Space").answer(3, "c5").wait(9_000);
    assert!(stage.shows(" 2. c5"), "{}", stage.screen());
}

#[test]
fn clocks_run_and_fall() {
    let mut stage = stage();
    stage.press("1 Down Left Down Down Down Right s y");
    assert!(stage.shows("1:00"), "{}", stage.screen());
    stage.wait(15_000);
    assert!(stage.shows("0:45"), "{}", stage.screen());
    assert!(stage.app.wake(stage.now).is_some());
    stage.wait(45_001);
    assert!(stage.shows("White won") && stage.shows("time"), "{}", stage.screen());
    assert_eq!(stage.app.wake(stage.now), None, "nothing moves any more");
}

#[test]
fn an_idle_room_never_wakes() {
    let mut stage = stage();
    assert_eq!(stage.app.wake(stage.now), None);
    stage.begin(1);
    assert_eq!(stage.app.wake(stage.now), None, "a person is to move");
}

#[test]
fn a_draw_is_offered_and_answered() {
    let mut stage = stage();
    stage.press("1 Down Left s y o");
    assert!(stage.shows("Does white take it?"), "{}", stage.screen());
    stage.press("n");
    assert!(stage.shows("The draw was declined"), "{}", stage.screen());
    stage.press("o y");
    assert!(stage.shows("Draw. The players agreed"), "{}", stage.screen());
}

#[test]
fn a_rematch_changes_sides_and_counts_the_series() {
    let mut stage = stage();
    stage.begin(1).press("z y n");
    assert!(stage.shows("black (X) Level 3"), "{}", stage.screen());
    stage.answer(2, "d6").answer(3, "d6").wait(500).press("z y");
    assert!(stage.shows("Series: black 2, white 0"), "{}", stage.screen());
}

#[test]
fn a_game_is_there_again_after_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::find(Some(folder.path().into())).unwrap();
    let open = || Stage::with(Language::English, Style::PLAIN, Some(state.clone()));
    let mut stage = open();
    assert!(!stage.shows("Continue"));
    stage.press("5 Down Left s Tab Enter Tab Enter");
    let before = stage.screen();
    // As if killed: nothing is put away.
    drop(stage);
    let mut again = open();
    assert!(again.shows("Continue the last"), "{}", again.screen());
    again.press("c");
    let moves = |screen: &str| screen.lines().find(|line| line.contains(" 1. ")).map(str::to_owned);
    assert!(moves(&before).is_some());
    assert_eq!(moves(&again.screen()), moves(&before));
}

/// The script that every face plays, and its record.
#[test]
fn the_script_has_the_record_that_it_has_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::find(Some(folder.path().into())).unwrap();
    let mut spec = Spec::read(games::SHELF, "mapello:layout=othello").unwrap();
    let line = Line::new(spec.start(1).unwrap());
    let seats = ByPlayer([Seat::Person, Seat::Computer(Level::Search(5))]);
    let table = Table::new(spec, &line, seats, None);
    let mut stage = Stage::of(Launch {
        style: Style::PLAIN,
        language: None,
        state: Some(state.clone()),
        opening: Opening::Game(Box::new(table)),
        seed: None,
        browsing: None,
    });
    let mut engine = Handler::new(Level::MEMORY);
    for step in include_str!("../../../play/tests/script/steps.txt").lines() {
        match step.split_once(' ').unwrap_or((step, "")) {
            ("play", mv) => stage.type_text(mv).press("Enter"),
            ("undo", _) => stage.press("u"),
            ("draw", _) => stage.press("o y"),
            ("resign", _) => stage.press("z y"),
            other => panic!("{other:?}"),
        };
        stage.think(&mut engine);
    }
    let finished: Vec<_> = std::fs::read_dir(state.finished()).unwrap().collect();
    let [Ok(file)] = &finished[..] else { panic!("{finished:?}\n{}", stage.screen()) };
    let record = std::fs::read_to_string(file.path()).unwrap();
    assert_eq!(record, include_str!("../../../play/tests/script/record.txt"));
}

#[test]
fn a_bad_file_hides_no_game_and_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::find(Some(folder.path().into())).unwrap();
    let open = || Stage::with(Language::English, Style::PLAIN, Some(state.clone()));
    let begin = |seconds| state.begin(std::time::Duration::from_secs(seconds)).unwrap();
    let id = games::SHELF[4].info().id;
    let game = format!("[Game \"{id}\"]\n[Shoe \"left\"]\n1. b2xc2 {{well played}} *\n");
    begin(1).write(&game).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    begin(2).write("garbage").unwrap();
    let mut stage = open();
    stage.press("c");
    assert!(stage.shows("b2xc2"), "{}", stage.screen());
    // What the table does not know stays in the file.
    let kept = std::fs::read_to_string(folder.path().join("games/0000000001000-0.game")).unwrap();
    assert!(kept.contains("[Shoe \"left\"]") && kept.contains("{well played}"), "{kept}");
    stage.press("Esc y");
    assert!(stage.shows("passed over"), "{}", stage.screen());
    assert!(folder.path().join("unreadable/0000000002000-0.game").exists());
    drop(stage);
    // With nothing but garbage there is no game, and that is said.
    std::fs::write(folder.path().join("games/0000000001000-0.game"), "more garbage").unwrap();
    let mut stage = open();
    stage.press("c");
    assert!(stage.shows("passed over") && !stage.shows("Continue"), "{}", stage.screen());
}

#[test]
fn a_game_that_cannot_be_kept_is_kept_as_soon_as_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("state");
    std::fs::write(&place, "in the way").unwrap();
    let state = State::find(Some(place.clone())).unwrap();
    let mut stage = Stage::with(Language::English, Style::PLAIN, Some(state.clone()));
    stage.begin(1);
    assert!(stage.shows("can't be kept"), "at once: {}", stage.screen());
    stage.type_text("d6").press("Enter");
    std::fs::remove_file(&place).unwrap();
    stage.press("z y");
    drop(stage);
    assert_eq!(std::fs::read_dir(state.finished()).unwrap().count(), 1);
}

#[test]
fn a_record_is_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter w");
    for _ in 0..40 {
        stage.press("Back");
    }
    stage.type_text(path.to_str().unwrap()).press("Enter");
    assert!(path.exists(), "{}", stage.screen());
    let written = std::fs::read_to_string(&path).unwrap();
    stage.type_text("c5").press("Enter w");
    for _ in 0..40 {
        stage.press("Back");
    }
    stage.type_text(path.to_str().unwrap()).press("Enter");
    assert!(stage.shows("is there") && stage.shows("already"), "{}", stage.screen());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    let mut other = self::stage();
    other.press("m l").type_text(path.to_str().unwrap()).press("Enter");
    assert!(other.shows(" 1. d6"), "{}", other.screen());
}

#[test]
fn settings_change_the_language_at_once() {
    let mut stage = stage();
    stage.press("s Right");
    assert!(stage.shows("Definições"), "{}", stage.screen());
}

#[test]
fn a_board_is_furnished_by_keys_and_mouse() {
    let mut stage = stage();
    stage.press("1 Down Left Down Left s");
    assert!(stage.shows("Furnish the board") && stage.shows("8 left"), "{}", stage.screen());
    // The centre stays free, and the border takes jokers only.
    stage.press("Enter");
    assert!(stage.shows("stands here on every"), "{}", stage.screen());
    stage.press("Up Up Enter 2 Left Enter");
    assert!(stage.shows("wall  7 left") && stage.shows("bonus  7 left"), "{}", stage.screen());
    let (column, row) = stage.place("joker").unwrap();
    stage.click(column, row).click(3, 1);
    assert!(stage.shows("joker  7 left"), "{}", stage.screen());
    stage.press("Back");
    assert!(stage.shows("joker  8 left"), "{}", stage.screen());
    stage.press("u");
    assert!(stage.shows("joker  7 left"), "{}", stage.screen());
    stage.press("s");
    assert!(stage.shows("Start the game") && stage.shows("◈"), "{}", stage.screen());
    stage.press("s y");
    assert!(stage.shows("Black to move") && stage.shows("◈"), "{}", stage.screen());
    assert!(stage.shows("plays black"), "{}", stage.screen());
}

#[test]
fn a_position_is_typed_and_played() {
    let mut stage = stage();
    stage.press("5 p t");
    for _ in 0..100 {
        stage.press("Back");
    }
    stage.type_text("xoxo/oxox/xoxo/oxo* x").press("Enter");
    assert!(stage.shows("be x, o or ."), "{}", stage.screen());
    stage.press("Back Back Back").type_text(". o").press("Enter");
    assert!(stage.shows("Blue to move"), "{}", stage.screen());
    stage.press("s Down Left s");
    assert!(stage.shows("Blue to move") && !stage.shows("size=8"), "{}", stage.screen());
}

#[test]
fn a_flawed_position_is_not_played() {
    let mut stage = stage();
    stage.press("4 p Del s");
    assert!(stage.shows("fewer than one"), "{}", stage.screen());
    stage.press("0 n u s");
    assert!(stage.shows("Start the game"), "{}", stage.screen());
}

#[test]
fn the_computer_takes_the_side_it_likes() {
    for (hundredths, side) in [(30, "white (O) You"), (-30, "black (X) You")] {
        let mut stage = stage();
        stage.press("1 s").find(1, hundredths, &["d6"]).answer(1, "d6");
        assert!(stage.shows(side), "{}", stage.screen());
    }
    let mut stage = stage();
    stage.press("1 s 0").find(1, 30, &["d6"]).answer(1, "d6");
    assert!(stage.shows(&title(5)), "who has left is left alone");
}

#[test]
fn the_gallery_is_walked_by_arrows_and_clicked() {
    let mut stage = stage();
    assert!(stage.shows(&format!("▸{}", title(1))), "{}", stage.screen());
    for (key, shown) in [
        ("Right", title(2)),
        ("Down", title(5)),
        ("Right", "m My games".into()),
        ("Down", "j Join a game".into()),
        ("Left", title(5)),
        ("Up", title(2)),
        ("Right", title(3)),
        ("Down", "m My games".into()),
        ("Up", title(3)),
        ("Left", title(2)),
    ] {
        stage.press(key);
        assert!(stage.shows(&format!("▸{shown}")), "{key}: {}", stage.screen());
    }
    let (column, row) = stage.place(&title(4)).unwrap();
    stage.click(column, row + 4);
    let name = SHELF[3].info().name;
    assert!(stage.shows("Start the game") && stage.shows(name), "{}", stage.screen());
    assert!(!stage.shows(&title(4)), "{}", stage.screen());
    stage.press("0");
    let (column, row) = stage.place("About").unwrap();
    stage.click(column, row);
    assert!(stage.shows("Free software"), "{}", stage.screen());
}

#[test]
fn the_browser_is_served_while_its_screen_is_open() {
    static OPEN: AtomicBool = AtomicBool::new(false);
    struct Guard;
    impl Drop for Guard {
        fn drop(&mut self) {
            OPEN.store(false, Ordering::SeqCst);
        }
    }
    fn serve() -> Result<Served, Phrase> {
        if OPEN.swap(true, Ordering::SeqCst) {
            return Err(Phrase::plain("it is open already"));
        }
        let (address, note) = ("http://127.0.0.1:1234/".into(), Some(Phrase::plain("not there")));
        Ok(Served { address, note, stop: Box::new(Guard) })
    }
    let style = Style { unicode: true, ..Style::PLAIN };
    let mut stage = Stage::of(Launch {
        style,
        language: None,
        state: None,
        opening: Opening::Menu,
        seed: None,
        browsing: Some(serve),
    });
    assert!(!self::stage().shows("browser"), "nothing serves it there");
    stage.press("b");
    assert!(stage.shows("http://127.0.0.1:1234/") && OPEN.load(Ordering::SeqCst));
    assert!(stage.shows("not there"), "{}", stage.screen());
    stage.press("0");
    assert!(stage.shows("b Play in the browser") && !OPEN.load(Ordering::SeqCst));
}

#[test]
fn settings_change_a_language_that_was_asked_for() {
    let style = Style { unicode: true, ..Style::PLAIN };
    let opening = Opening::Menu;
    let language = Some(Language::Portuguese);
    let mut stage =
        Stage::of(Launch { style, language, state: None, opening, seed: None, browsing: None });
    stage.press("s");
    assert!(stage.shows("‹ Português ›"), "{}", stage.screen());
    stage.press("Right");
    assert!(stage.shows("‹ English ›"), "{}", stage.screen());
    stage.press("Right");
    assert!(stage.shows("‹ Português ›"), "{}", stage.screen());
}

#[test]
fn a_file_can_have_any_letter_in_its_name() {
    for name in ["quiet.txt", "?.txt", "x0q?.txt"] {
        let mut stage = Stage::new(Language::English);
        stage.press("m l").type_text(name);
        assert!(stage.shows(&format!("> {name}")), "{}", stage.screen());
    }
}
