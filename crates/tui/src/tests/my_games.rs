use std::fs;

use i18n::Language;
use platform::State;
use text::Style;

use super::Stage;

/// The games room with a folder to keep games in.
fn open(folder: &tempfile::TempDir, language: Language) -> Stage {
    let state = State::find(Some(folder.path().into())).unwrap();
    Stage::with(language, Style { unicode: true, ..Style::PLAIN }, Some(state))
}

/// Two unfinished games, and before them one that was given up.
fn with_games(folder: &tempfile::TempDir, language: Language) -> Stage {
    let mut stage = open(folder, language);
    let pause = || std::thread::sleep(std::time::Duration::from_millis(20));
    stage.begin(1).type_text("d6").press("Enter z y Esc");
    pause();
    stage.press("5 Down Left s").type_text("a1xb1").press("Enter Esc y");
    pause();
    stage.begin(4).press("Esc y");
    stage
}

#[test]
fn unfinished_and_finished_games_are_listed_continued_and_looked_at() {
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = with_games(&folder, language);
        stage.press("m");
        super::screens::check(&format!("my-games-{language}"), &stage.screen());
    }
    let folder = tempfile::tempdir().unwrap();
    let mut stage = with_games(&folder, Language::English);
    stage.press("m Down Enter");
    assert!(stage.shows(" 1. a1xb1") && stage.shows("Esc back"), "{}", stage.screen());
    stage.press("Esc y");
    assert!(stage.shows("My games") && stage.shows("Enter continue"), "{}", stage.screen());
    // What was played last is first, and the finished one is the last.
    stage.press("End Enter");
    assert!(stage.shows(" resigned."), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.shows("you lost"), "{}", stage.screen());
}

#[test]
fn a_game_is_deleted_and_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = with_games(&folder, Language::English);
    let files = || fs::read_dir(folder.path().join("games")).unwrap().count();
    stage.press("m Down Del");
    assert_eq!(files(), 1);
    assert!(!stage.shows("Talpa") && stage.shows("u brings it back"), "{}", stage.screen());
    stage.press("u");
    assert_eq!(files(), 2);
    assert!(stage.shows("Talpa") && stage.shows("The game is back"), "{}", stage.screen());
    // A finished one too; and once the list was left, it is gone for good.
    stage.press("End x Esc m u");
    assert!(!stage.shows("you lost") && stage.shows("Talpa"), "{}", stage.screen());
    assert_eq!(fs::read_dir(folder.path().join("deleted")).unwrap().count(), 0);
}

#[test]
fn a_game_that_another_program_plays_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = with_games(&folder, Language::English);
    let state = State::find(Some(folder.path().into())).unwrap();
    let held = state.take_up(&state.list().unwrap()[0]).unwrap();
    stage.press("m Del");
    assert!(stage.shows("another program"), "{}", stage.screen());
    stage.press("Enter");
    assert!(stage.shows("another program"), "{}", stage.screen());
    drop(held);
    stage.press("Enter");
    assert!(stage.shows("Your turn"), "{}", stage.screen());
}

#[test]
fn without_any_game_it_is_said_how_they_come() {
    let mut stage = Stage::new(Language::English);
    stage.press("m");
    assert!(stage.shows("Every game"), "{}", stage.screen());
    stage.press("Del u Enter Down");
    assert!(stage.shows("Every game"), "{}", stage.screen());
}

#[test]
fn a_file_is_chosen_completed_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[Game \"talpa\"]\n1. a1xb1 *\n";
    fs::create_dir(folder.path().join("old")).unwrap();
    fs::write(folder.path().join("old/game-one.txt"), record).unwrap();
    fs::write(folder.path().join("old/game-two.txt"), "nothing").unwrap();
    let mut stage = Stage::new(Language::English);
    stage.press("m l").type_text(&format!("{}/ol", folder.path().display())).press("Tab");
    assert!(stage.shows("game-one.txt") && stage.shows("game-two.txt"), "{}", stage.screen());
    stage.press("Tab Tab g Tab");
    assert!(stage.shows("old/game-"), "{}", stage.screen());
    stage.type_text("t").press("Tab Enter");
    assert!(stage.shows("this is not a record"), "{}", stage.screen());
    for _ in 0.."two.txt".len() {
        stage.press("Back");
    }
    assert!(!stage.shows("this is no record"), "{}", stage.screen());
    // The chosen file shows its board before it is opened.
    stage.press("Down");
    assert!(stage.shows("▸ game-one.txt") && stage.shows("│ 1") || stage.shows("●"));
    stage.press("Enter");
    assert!(stage.shows(" 1. a1xb1"), "{}", stage.screen());
}
