use i18n::Language;
use text::Style;

use super::Stage;
use crate::words;

/// Compares a screen with what it looked like before.
pub(super) fn check(name: &str, screen: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../tests/screens");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, screen));
}

/// Looks at a screen in every language.
fn look(name: &str, go: impl Fn(&mut Stage)) {
    for language in Language::ALL {
        let mut stage = Stage::new(language);
        go(&mut stage);
        check(&format!("{name}-{language}"), &stage.screen());
    }
}

#[test]
fn the_menu() {
    look("menu", |_| {});
    look("menu-load", |stage| {
        stage.screen();
        stage.press("Left Left Up Up");
    });
    look("menu-large", |stage| {
        stage.press("Right").resize(120, 40);
    });
    look("menu-small", |stage| {
        stage.resize(70, 20);
    });
}

#[test]
fn a_new_game() {
    for game in 1..=5 {
        look(&format!("new-game-{game}"), |stage| {
            stage.press(&game.to_string());
        });
    }
    look("new-game-random", |stage| {
        stage.press("1 Down Down Down Down Right Right Right");
    });
    look("new-game-computers", |stage| {
        stage.press("2 Down Right");
    });
    look("new-game-clock", |stage| {
        stage.press("4 Up Up Up Right Right");
    });
}

#[test]
fn the_board_of_each_game() {
    for game in 1..=5 {
        look(&format!("board-{game}"), |stage| {
            stage.begin(game).press("Tab");
        });
        look(&format!("board-{game}-large"), |stage| {
            stage.begin(game).press("Tab").resize(120, 40);
        });
    }
}

#[test]
fn ascii_without_colour() {
    for game in 1..=5 {
        let mut stage = Stage::with(Language::Portuguese, Style::PLAIN, None);
        let screen = stage.begin(game).screen();
        assert!(screen.is_ascii(), "{screen}");
        check(&format!("ascii-{game}"), &screen);
    }
}

#[test]
fn arrows_are_told_from_the_key_of_help_in_ascii() {
    let mut stage = Stage::with(Language::English, Style::PLAIN, None);
    assert!(stage.shows("^ v < > choose") && stage.shows("? help"), "{}", stage.screen());
}

#[test]
fn the_rules() {
    look("rules", |stage| {
        stage.press("5 r Down Down");
    });
}

#[test]
fn settings_about_and_loading() {
    look("settings", |stage| {
        stage.press("s");
    });
    look("about", |stage| {
        stage.press("a");
    });
    look("load", |stage| {
        stage.press("m l").type_text("/no/such/file").press("Enter");
    });
}

#[test]
fn help_and_questions() {
    look("help-menu", |stage| {
        stage.press("?");
    });
    look("help-play", |stage| {
        stage.begin(1).press("?");
    });
    look("quit", |stage| {
        stage.begin(1).press("q");
    });
    look("leave", |stage| {
        stage.begin(1).press("0");
    });
    look("resign", |stage| {
        stage.begin(1).press("z");
    });
}

#[test]
fn a_move_in_parts() {
    look("parts", |stage| {
        stage.press("2 s Up").press("Tab Enter");
    });
    look("typing", |stage| {
        stage.begin(1).type_text("a1");
    });
    look("refused", |stage| {
        stage.begin(1).type_text("a1").press("Enter");
    });
}

#[test]
fn what_a_turn_of_many_parts_asks_for() {
    look("relocate", |stage| {
        stage.press("2 p t");
        for _ in 0..100 {
            stage.press("Back");
        }
        stage.type_text(".,.,.,w,wW/.,.,.,.,wW/.,.,.,.,./b,w,bB,wW,./bB,bB,b,.,. w 3 3 flexible");
        stage.press("Enter s Down Left s Right Down Enter Left Left Enter");
    });
    look("refused-long", |stage| {
        stage.begin(2).type_text("@d3,d1-d3").press("Enter");
    });
    look("saving", |stage| {
        stage.begin(4).press("w");
    });
    look("draw", |stage| {
        stage.press("5 Down Left s o");
    });
}

#[test]
fn computers_among_themselves() {
    look("show", |stage| {
        stage.press("3 Down Right s").answer(1, "d4+e5").wait(9_000).press("+ +");
    });
    look("paused", |stage| {
        stage.press("3 Down Right s Space n").answer(1, "d4+e5").wait(9_000);
    });
    look("help-show", |stage| {
        stage.press("3 Down Right s ?");
    });
    look("new-game-levels", |stage| {
        stage.press("3 Down Right Down Left Left Left");
    });
}

#[test]
fn the_engine_at_work() {
    look("thinking", |stage| {
        stage.begin(1).type_text("d6").press("Enter").wait(500).find(1, 125, &["c6", "c5"]);
    });
    look("answered", |stage| {
        stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500);
    });
    look("hint", |stage| {
        stage.begin(1).press("t").find(1, -50, &["d6", "c6"]).answer(1, "d6");
    });
    look("analysis", |stage| {
        stage.begin(1).press("y").find(1, 250, &["d6", "c6"]);
    });
}

#[test]
fn the_end() {
    look("end", |stage| {
        stage.begin(1).type_text("d6").press("Enter").find(1, 125, &["c6"]).answer(1, "c6");
        stage.wait(500).type_text("c5").press("Enter").find(2, -300, &["b6"]);
        stage.press("z y");
    });
    look("history", |stage| {
        stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500).press("<");
    });
}

#[test]
fn positions_by_hand() {
    for game in 1..=5 {
        look(&format!("editor-{game}"), |stage| {
            stage.press(&format!("{game} p"));
        });
    }
    look("editor-flawed", |stage| {
        stage.press("2 p Del Tab Down 3 Enter");
    });
    look("editor-field", |stage| {
        stage.press("4 p Tab Tab Tab Tab +");
    });
    look("editor-typing", |stage| {
        stage.press("5 p t").type_text("y").press("Enter");
    });
    look("editor-help", |stage| {
        stage.press("3 p ?");
    });
    look("editor-leave", |stage| {
        stage.press("5 p Del 0");
    });
    look("editor-large", |stage| {
        stage.press("4 p").resize(120, 40);
    });
    look("new-game-position", |stage| {
        stage.press("5 p Del s Down Down Down Down");
    });
}

#[test]
fn a_board_by_hand() {
    look("custom", |stage| {
        stage.press("1 Down Down Down Down Left");
    });
    look("furnish", |stage| {
        stage.press("1 Down Down Down Down Left s Up Up Enter Up Up Up Up 3 Enter Down 3 Enter");
    });
    look("furnished", |stage| {
        stage.press("1 Down Down Down Down Left s Up Up Enter s");
    });
    look("computer-chooses", |stage| {
        stage.press("1 s");
    });
    look("computer-has-chosen", |stage| {
        stage.press("1 s").find(1, -30, &["d6"]).answer(1, "d6");
    });
    look("who-is-first", |stage| {
        stage.press("1 Down Left s");
    });
    look("other-is-first", |stage| {
        stage.press("1 Down Left s y");
    });
}

#[test]
fn no_size_is_too_small_for_the_program() {
    let ways = [
        "",
        "1",
        "1 Down Down Right s",
        "2 s",
        "3 s",
        "4 s",
        "5 s",
        "5 r",
        "s",
        "a",
        "m",
        "m l",
        "?",
        "1 Down Down Right s ?",
        "1 Down Down Right s q",
        "1 p",
        "3 p",
        "2 p t",
    ];
    for way in ways {
        let mut stage = Stage::new(Language::English);
        if !way.is_empty() {
            stage.press(way);
        }
        for (width, height) in [(1, 1), (5, 40), (39, 12), (40, 11), (200, 3), (300, 100)] {
            stage.resize(width, height).screen();
        }
        for width in 40..=84 {
            stage.resize(width, 12 + width % 17).screen();
        }
    }
    let mut stage = Stage::new(Language::English);
    assert!(stage.begin(1).resize(39, 12).shows("too small"));
    assert!(stage.resize(40, 12).shows("too small"), "the board does not fit");
    assert!(!stage.resize(40, 14).shows("too small"));
}

/// In the smallest terminal no word is lost for want of room.
#[test]
fn the_smallest_screens_can_be_read() {
    for language in Language::ALL {
        let mut stage = Stage::new(language);
        stage.resize(40, 12);
        assert!(!stage.screen().contains("││"), "{}", stage.screen());
        for way in ["s", "1", "2", "3", "4", "5"] {
            let screen = stage.press(way).screen();
            assert_eq!(count(&screen, '‹'), count(&screen, '›'), "{screen}");
            stage.press("Esc");
        }
        stage.press("5 Down Left s ?");
        let mut pages = String::new();
        while stage.shows(&words::HELP.say(language)) {
            pages += &stage.screen();
            stage.press("Enter");
        }
        for does in [&words::KEY_TYPE, &words::KEY_RESIGN, &words::KEY_QUIT, &words::KEY_BACK] {
            assert!(pages.contains(&does.say(language)), "{pages}");
        }
    }
}

fn count(screen: &str, sign: char) -> usize {
    screen.matches(sign).count()
}
