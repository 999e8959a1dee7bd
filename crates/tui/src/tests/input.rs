use board::Dice;
use games::{Line, Options};
use i18n::Language;

use super::Stage;

fn stage() -> Stage {
    Stage::new(Language::English)
}

#[test]
fn a_refused_move_is_written_over_or_mended() {
    let mut stage = stage();
    stage.begin(1).type_text("d7").press("Enter Back");
    assert!(!stage.shows("Move:"), "{}", stage.screen());
    stage.type_text("d7").press("Enter End Back 6 Enter");
    assert!(stage.shows(" 1. d6"), "{}", stage.screen());
}

#[test]
fn a_refusal_goes_with_the_next_key_or_click() {
    let mut stage = stage();
    stage.begin(1).press("Enter");
    let touched = stage.place("a black disc stands");
    assert!(touched.is_some(), "{}", stage.screen());
    stage.press("Up");
    assert!(!stage.shows("a black disc stands"), "{}", stage.screen());
    // What was typed is refused at the same place.
    stage.type_text("e5").press("Enter");
    assert_eq!(stage.place("e5 is not legal here"), touched, "{}", stage.screen());
    stage.click(79, 20);
    assert!(!stage.shows("is not legal here"), "{}", stage.screen());
}

#[test]
fn capital_letters_are_letters_of_moves() {
    let mut stage = stage();
    stage.begin(1).type_text("D6");
    assert!(stage.shows("Move: D6"), "{}", stage.screen());
    stage.press("Enter");
    assert!(stage.shows(" 1. d6"), "{}", stage.screen());
    // And commands are the same in both cases.
    let mut stage = self::stage();
    stage.begin(1).press("Z");
    assert!(stage.shows("Resign this game?"), "{}", stage.screen());
}

#[test]
fn a_draw_is_offered_to_the_computer_only_when_meant() {
    let mut stage = stage();
    stage.begin(1).press("o");
    assert!(stage.shows("Offer the computer a draw?"), "{}", stage.screen());
    stage.press("n");
    assert!(!stage.shows("offers a draw") && !stage.shows("declined"), "{}", stage.screen());
    stage.press("o y");
    assert!(stage.shows("Black offers a draw"), "{}", stage.screen());
}

#[test]
fn yes_is_said_in_the_language_of_the_screen() {
    let mut english = stage();
    english.begin(1).press("z s");
    assert!(english.shows("Resign this game?"), "s is no yes: {}", english.screen());
    english.press("Y");
    assert!(english.shows("You lost"), "{}", english.screen());
    let mut portuguese = Stage::new(Language::Portuguese);
    portuguese.begin(1).press("z s");
    assert!(portuguese.shows("Perdeu. Desistiu."), "{}", portuguese.screen());
}

#[test]
fn answers_and_keys_can_be_clicked() {
    let mut stage = stage();
    stage.begin(1).press("z");
    let (column, row) = stage.place("[ n no ]").unwrap();
    stage.click(column + 3, row);
    assert!(!stage.shows("Resign this game?") && !stage.shows("You lost"), "{}", stage.screen());
    let (column, row) = stage.place("? help").unwrap();
    stage.click(column, row);
    assert!(stage.shows("type a move"), "{}", stage.screen());
    stage.click(0, 0);
    assert!(!stage.shows("type a move"), "{}", stage.screen());
    let (column, row) = stage.place("z resign").unwrap();
    stage.click(column + 3, row);
    let (column, row) = stage.place("[ y yes ]").unwrap();
    stage.click(column, row);
    assert!(stage.shows("You lost"), "{}", stage.screen());
    let (column, row) = stage.place("Esc back").unwrap();
    stage.click(column, row);
    assert!(stage.shows("m My games"), "{}", stage.screen());
}

#[test]
fn leaving_the_room_is_asked_for() {
    for key in ["Esc", "0"] {
        let mut stage = stage();
        stage.press(key);
        assert!(stage.shows("Leave the games room?") && !stage.app.is_over(), "{}", stage.screen());
        stage.press("n");
        assert!(stage.shows("Esc leave") && !stage.app.is_over(), "{}", stage.screen());
        stage.press(key).press("y");
        assert!(stage.app.is_over());
    }
}

#[test]
fn the_way_out_is_seen_in_every_game_and_language() {
    for language in Language::ALL {
        for game in 1..=5 {
            let mut stage = Stage::new(language);
            stage.begin(game);
            assert!(stage.shows("? ") && stage.shows("Esc "), "{}", stage.screen());
        }
    }
}

#[test]
fn help_has_every_key_of_a_game() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500).press("?");
    let mut pages = String::new();
    while stage.shows("Keys") {
        pages += &stage.screen();
        stage.press("Space");
    }
    for key in [
        "Enter Space",
        "Tab ",
        "Shift+Tab",
        "a b c",
        "Backspace",
        "< > PgUp PgDn",
        "Home End",
        "u ",
        "t ",
        "y ",
        ". ",
        "w ",
        "o ",
        "z ",
        "r ",
        "?",
        "0 Esc",
        "q ",
        "Ctrl+C",
    ] {
        let is_there = pages.lines().any(|line| line.contains(&format!("│ {key}")))
            || pages.lines().any(|line| line.contains(&format!("  {key}")));
        assert!(is_there, "{key}\n{pages}");
    }
}

#[test]
fn nothing_is_taken_back_before_something_was_played() {
    let mut stage = stage();
    // The computer moves first, and what it does is not the person's to take back.
    stage.press("4 Down Down Right s").answer(1, "b3-a3").wait(500);
    assert!(stage.shows(" 1. b3-a3") && !stage.shows("u undo"), "{}", stage.screen());
    stage.press("u");
    assert!(stage.shows(" 1. b3-a3") && !stage.shows("Move:"), "{}", stage.screen());
}

#[test]
fn a_pause_is_ended_by_a_key_that_says_so() {
    let mut stage = stage();
    stage.press("1 Down Right s");
    assert!(stage.shows("Space pause"), "{}", stage.screen());
    stage.press("Space");
    assert!(stage.shows("Space go on") && !stage.shows("Space pause"), "{}", stage.screen());
}

#[test]
fn what_was_chosen_for_a_game_is_there_for_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let state = platform::State::find(Some(folder.path().into())).unwrap();
    let open = || {
        let style = text::Style { unicode: true, ..text::Style::PLAIN };
        Stage::with(Language::English, style, Some(state.clone()))
    };
    // Nex on another board, as blue, against another level, with a clock that gives something back.
    let mut stage = open();
    stage.press("3 Down Down Right Down Right Down Left Down Down Down Right Right Right");
    let before = stage.screen();
    assert!(stage.shows("1 min + 1 s a move") || stage.shows("2 min + 1 s a move"), "{before}");
    stage.press("s Esc y 3");
    let chosen = |screen: &str| {
        let rows = screen.lines().filter(|line| line.contains('‹'));
        rows.map(|row| row.split('│').nth(1).unwrap().replace('▸', " ")).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&stage.screen()), chosen(&before));
    drop(stage);
    assert_eq!(chosen(&open().press("3").screen()), chosen(&before));
}

#[test]
fn moves_are_tried_from_an_earlier_position_and_the_game_stays() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500).press("<");
    assert!(stage.shows("v try moves here"), "{}", stage.screen());
    // Another answer than the computer's, and one more for the other side.
    stage.type_text("e6").press("Enter");
    assert!(stage.shows("You are trying") && stage.shows("e6"), "{}", stage.screen());
    assert!(!stage.shows("o offer draw"), "{}", stage.screen());
    stage.type_text("f5").press("Enter");
    assert!(stage.shows(" 2. f5"), "{}", stage.screen());
    stage.press("u");
    assert!(!stage.shows(" 2. f5") && !stage.shows("Does"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.shows(" 1. d6") && stage.shows("c6"), "{}", stage.screen());
    assert!(stage.shows("after 1 of 2") || stage.shows("v try"), "{}", stage.screen());
    stage.press("End").type_text("c5").press("Enter");
    assert!(stage.shows(" 2. c5"), "{}", stage.screen());
}

#[test]
fn a_trial_is_begun_by_touching_the_board_of_a_finished_game() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter z y Home");
    assert!(stage.shows("v try moves here"), "{}", stage.screen());
    stage.press("v");
    assert!(stage.shows("You are trying"), "{}", stage.screen());
    stage.press("Tab Enter");
    assert!(stage.shows(" 1. "), "{}", stage.screen());
    stage.press("Esc Esc");
    assert!(stage.shows("You lost"), "{}", stage.screen());
}

#[test]
fn the_cursor_begins_at_the_button_where_nothing_on_the_board_is_legal() {
    let mut stage = stage();
    stage.press("1 p t");
    for _ in 0..200 {
        stage.press("Back");
    }
    let rows = "#OOOOOOOO#/".repeat(6);
    stage.type_text(&format!("##########/#XXXXXXX.#/{rows}#XXXXXXX.#/########## O 0 0"));
    stage.press("Enter s Down Left s");
    assert!(stage.shows("[ pass ]"), "{}", stage.screen());
    stage.press("Enter");
    assert!(stage.shows("1. ...") && !stage.shows("[ pass ]"), "{}", stage.screen());
}

#[test]
fn the_menu_says_what_a_value_means() {
    let mut stage = stage();
    stage.press("2 Down Down Down Down");
    assert!(stage.shows("Flexible: a turn is a ring"), "{}", stage.screen());
    stage.press("Right");
    assert!(stage.shows("Official: a turn is always"), "{}", stage.screen());
    // And the simplest players have the names of their game.
    stage.press("Esc 5 Down Down Down Left Left Left");
    assert!(stage.shows("‹ Easy ›") || stage.shows("‹ Normal ›"), "{}", stage.screen());
}

#[test]
fn long_moves_are_read_whole() {
    let mut stage = stage();
    stage.press("2 Down Left s");
    let game = super::stage::SHELF[1];
    let start = || Line::new(game.start(&Options::new(game.info().options)).unwrap());
    let is_long = |line: &Line| line.moves().last().is_some_and(|mv| mv.len() >= 16);
    let mut games = (0..).map(|seed| {
        let (mut line, mut dice) = (start(), Dice::new(seed));
        while line.verdict().is_none() && !is_long(&line) {
            let mv = line.position().random_move(&mut dice).unwrap();
            line.play(&mv).unwrap();
        }
        line
    });
    let line = games.find(is_long).unwrap();
    for mv in line.moves() {
        stage.type_text(mv).press("Enter");
    }
    let last = line.moves().last().unwrap();
    assert!(!stage.shows("…") && stage.shows(last), "{last}\n{}", stage.screen());
}
