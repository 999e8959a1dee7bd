//! Games that survive the program: one holder at a time, and no bad file hides a good one.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use ludoteca_platform::{Autosave, State};

fn state(folder: &Path) -> State {
    State::find(Some(folder.join("state"))).unwrap()
}

#[test]
fn one_program_holds_a_game_and_no_acknowledged_move_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let state = state(folder.path());
    state.begin(Duration::from_secs(1)).unwrap().write("0").unwrap();
    let (acknowledged, holders) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let is_alone = AtomicBool::new(true);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while acknowledged.load(Ordering::SeqCst) < 1_000 {
                    let Some((game, text)) = state.kept().unwrap().pop() else { continue };
                    if holders.fetch_add(1, Ordering::SeqCst) > 0 {
                        is_alone.store(false, Ordering::SeqCst);
                    }
                    let moves: usize = text.parse().unwrap();
                    if game.write(&(moves + 1).to_string()).is_ok() {
                        acknowledged.fetch_add(1, Ordering::SeqCst);
                    }
                    holders.fetch_sub(1, Ordering::SeqCst);
                    drop(game);
                }
            });
        }
    });
    let (_, text) = state.kept().unwrap().pop().unwrap();
    let acknowledged = acknowledged.into_inner();
    assert_eq!(text.parse::<usize>().unwrap(), acknowledged, "moves kept and acknowledged");
    assert!(is_alone.into_inner(), "two held the game at once");
    assert_eq!(fs::read_dir(state.folder().join("games")).unwrap().count(), 1);
}

/// Three good games and, played later, everything that is none.
fn with_bad_files(folder: &Path) -> State {
    let state = state(folder);
    for number in 1..=3 {
        state.begin(Duration::from_secs(number)).unwrap().write(&format!("good {number}")).unwrap();
        thread::sleep(Duration::from_millis(10));
    }
    let games = state.folder().join("games");
    fs::write(games.join("7-0.game"), [b'g', 0xff, 0xfe]).unwrap();
    fs::create_dir(games.join("8-0.game")).unwrap();
    let fifo = Command::new("mkfifo").arg(games.join("9-0.game")).status().unwrap();
    assert!(fifo.success());
    fs::write(games.join("6-0.game"), "garbage").unwrap();
    state
}

#[test]
fn bad_files_hide_no_good_games() {
    let folder = tempfile::tempdir().unwrap();
    let state = with_bad_files(folder.path());
    let texts: Vec<_> = state.kept().unwrap().into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["garbage", "good 3", "good 2", "good 1"]);
    assert_eq!(state.read("games").map_err(|_| ()), Err(()), "a folder is no settings");
}

#[test]
fn the_last_good_game_is_found_and_the_bad_ones_are_named_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let state = with_bad_files(folder.path());
    let good = |text: &str| text.strip_prefix("good ").map(str::to_owned);
    let held = state.resume(good).unwrap();
    let (game, number) = held.game.unwrap();
    assert_eq!(number, "3");
    let mut said: Vec<_> = held
        .skipped
        .iter()
        .map(|skipped| {
            let name = skipped.path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, ludoteca_platform::reason(&skipped.why).to_string(), skipped.aside.is_some())
        })
        .collect();
    said.sort_unstable();
    let expected = [
        ("6-0.game", "it is not the text of a game", true),
        ("7-0.game", "it is not text", true),
        ("8-0.game", "it is not a file", false),
        ("9-0.game", "it is not a file", false),
    ];
    assert_eq!(said, expected.map(|(name, why, aside)| (name.into(), why.into(), aside)));
    let aside = state.folder().join("unreadable/7-0.game");
    assert_eq!(fs::read(aside).unwrap(), [b'g', 0xff, 0xfe], "whole, as it was");
    // While one program plays it, another is told so and gets the one before.
    let other = state.resume(good).unwrap();
    assert_eq!(other.game.as_ref().unwrap().1, "2");
    let why = other.skipped.iter().map(|skipped| skipped.phrase().to_string());
    assert!(why.into_iter().any(|why| why.ends_with("another program is playing it")));
    assert!(state.has_games());
    drop(game);
}

#[test]
fn a_game_is_never_begun_over_another() {
    let folder = tempfile::tempdir().unwrap();
    let state = state(folder.path());
    let now = Duration::from_secs(9);
    state.begin(now).unwrap().write("left").unwrap();
    let finished = state.begin(now).unwrap();
    finished.write("finished").unwrap();
    let place = finished.finish().unwrap();
    let next = state.begin(now).unwrap();
    next.write("next").unwrap();
    assert_ne!(next.finish().unwrap(), place);
    assert_eq!(fs::read_to_string(place).unwrap(), "finished");
    assert_eq!(state.kept().unwrap().pop().unwrap().1, "left");
}

#[test]
fn where_nothing_can_be_written_it_is_said_at_once_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("state");
    // A file in the way of the folder stops everybody, root too.
    fs::write(&place, "in the way").unwrap();
    let mut autosave = Autosave::new(State::find(Some(place.clone())));
    let now = Duration::from_secs(1);
    assert!(autosave.save("one", now).is_err());
    fs::remove_file(&place).unwrap();
    autosave.save("two", now).unwrap();
    // Now the folder of the game goes away, and comes back.
    let games = place.join("games");
    fs::rename(&games, place.join("away")).unwrap();
    assert!(autosave.save("three", now).is_err());
    fs::rename(place.join("away"), &games).unwrap();
    autosave.save("four", now).unwrap();
    autosave.release();
    let kept: Vec<_> = state(folder.path()).kept().unwrap();
    assert_eq!(kept.len(), 1, "the game has stayed in its place");
    assert_eq!(kept[0].1, "four");
    let nowhere = Autosave::default().save("five", now).unwrap_err();
    let why = ludoteca_platform::reason(&nowhere).to_string();
    assert_eq!(why, "there is no folder for it; set HOME, or give one with --state");
}

#[test]
fn what_a_killed_program_left_is_gone_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let state = state(folder.path());
    let starts: [fn(&State); 3] = [
        |state| drop(state.begin(Duration::from_secs(1)).unwrap()),
        |state| assert!(!state.has_games()),
        |state| assert!(state.resume(|_| Some(())).unwrap().game.is_none()),
    ];
    for start in starts {
        let games = state.folder().join("games");
        fs::create_dir_all(&games).unwrap();
        // No process has such a number on any system.
        let left =
            [games.join("1-0.game.2147483646.new"), state.folder().join("settings.2147483646.new")];
        for file in &left {
            fs::write(file, "half").unwrap();
        }
        start(&state);
        assert!(left.iter().all(|file| !file.exists()), "{left:?}");
    }
}

#[test]
fn a_deleted_game_can_be_had_back_until_the_bin_is_emptied() {
    let folder = tempfile::tempdir().unwrap();
    let state = state(folder.path());
    let begin = |seconds, text: &str| {
        let game = state.begin(Duration::from_secs(seconds)).unwrap();
        game.write(text).unwrap();
        thread::sleep(Duration::from_millis(10));
        game
    };
    begin(1, "over").finish().unwrap();
    drop((begin(2, "older"), begin(3, "newer")));
    let texts = || {
        let games = state.list().unwrap().into_iter();
        games.map(|game| (game.read().unwrap(), game.is_finished)).collect::<Vec<_>>()
    };
    let all = [("newer".into(), false), ("older".into(), false), ("over".into(), true)];
    assert_eq!(texts(), all);
    for game in state.list().unwrap() {
        let deleted = state.delete(&game).unwrap();
        assert_eq!(texts().len(), 2);
        state.restore(&deleted).unwrap();
        assert_eq!(texts(), all);
    }
    // What is being played is not deleted under the player's hands.
    let games = state.list().unwrap();
    let (held, text) = state.take_up(&games[0]).unwrap();
    assert_eq!(text, "newer");
    let why = ludoteca_platform::reason(&state.delete(&games[0]).unwrap_err()).to_string();
    assert_eq!(why, "another program is playing it");
    drop(held);
    let deleted = state.delete(&games[2]).unwrap();
    state.empty_bin().unwrap();
    assert!(state.restore(&deleted).is_err());
    assert_eq!(texts(), all[..2]);
}
