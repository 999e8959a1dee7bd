use board::{ByPlayer, Dice};
use games::{Line, Options, Spec};
use i18n::Language;
use play::{Level, Seat, Table};
use text::Style;

use super::Stage;
use crate::{Launch, Opening};

fn stage() -> Stage {
    Stage::new(Language::English)
}

#[test]
fn what_is_typed_is_played_or_left() {
    let mut stage = stage();
    stage.begin(1).type_text("d");
    assert!(stage.shows("Enter play") && stage.shows("Esc back"), "{}", stage.screen());
    assert!(!stage.shows("t hint"), "{}", stage.screen());
    stage.press("Esc w");
    assert!(stage.shows("Enter save") && stage.shows("Esc back"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.shows("t hint"), "{}", stage.screen());
}

#[test]
fn a_pause_is_seen_until_it_ends() {
    let mut stage = stage();
    stage.press("1 Down Right s Space n").answer(1, "d6").wait(9_000);
    assert!(stage.shows(" 1. d6") && stage.shows("Paused"), "{}", stage.screen());
    stage.press("Space");
    assert!(!stage.shows("Paused"), "{}", stage.screen());
}

#[test]
fn who_only_watches_is_offered_no_move() {
    let mut stage = stage();
    stage.press("1 Down Right s ?");
    assert!(stage.shows("faster, slower"), "{}", stage.screen());
    assert!(!stage.shows("type a move") && !stage.shows("next legal"), "{}", stage.screen());
}

#[test]
fn the_cursor_rests_while_computers_play() {
    let mut stage = stage();
    stage.press("1 Down Right s");
    assert!(!stage.shows("▸●◂") && !stage.shows("e5, black disc"), "{}", stage.screen());
    stage.press("Space");
    assert!(stage.shows("▸●◂") && stage.shows("e5, black disc"), "{}", stage.screen());
}

#[test]
fn the_cursor_stays_while_the_computer_thinks() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter");
    assert!(stage.shows("thinking") && stage.shows("▸●◂"), "{}", stage.screen());
}

#[test]
fn whose_turn_it_is_is_told_until_the_computer_has_moved() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter").answer(1, "c6");
    assert!(!stage.shows("thinking") && stage.shows("White to move"), "{}", stage.screen());
    stage.wait(500);
    assert!(stage.shows("Your turn"), "{}", stage.screen());
}

#[test]
fn nobody_gets_a_hint_about_the_past() {
    let mut stage = stage();
    stage.begin(1).type_text("d6").press("Enter").answer(1, "c6").wait(500);
    assert!(stage.shows("t hint"), "{}", stage.screen());
    stage.press("<");
    assert!(!stage.shows("t hint"), "{}", stage.screen());
}

#[test]
fn a_series_is_told_by_the_sides_of_this_game() {
    let mut stage = stage();
    stage.press("1 Down Left s y z y n z y");
    // The player who gave up twice was first both times, and so were two different people.
    assert!(stage.shows("Series: black 1, white 1 (+0)"), "{}", stage.screen());
    stage.press("n u o y");
    assert!(stage.shows("Series: black 1.5, white 1.5"), "{}", stage.screen());
}

#[test]
fn numbers_have_the_decimal_sign_of_the_language() {
    let mut stage = Stage::new(Language::Portuguese);
    stage.begin(1).press("y").find(1, 250, &["d6", "c6"]);
    assert!(stage.shows("+2,50 d6 c6"), "{}", stage.screen());
    let mut show = Stage::new(Language::Portuguese);
    show.press("1 Down Right s + +");
    assert!(show.shows("a cada 0,25 s"), "{}", show.screen());
}

#[test]
fn a_long_refusal_is_read_to_its_end() {
    for (language, end) in [(Language::English, "vault"), (Language::Portuguese, "saltar")] {
        let mut stage = Stage::new(language);
        stage.begin(2).type_text("@d3,d1-d3").press("Enter");
        assert!(stage.shows(end) && stage.shows("@d3,d1-d3"), "{}", stage.screen());
    }
}

#[test]
fn what_was_touched_is_lit_where_it_can_be_touched_again() {
    let mut stage = stage();
    // A ring from the supply to d2, and the ball of d1, which can only go there.
    stage.press("2 Down Left s Tab Up Enter Up Enter Down Left");
    assert!(stage.shows("supply d2 d1"), "{}", stage.screen());
    assert!(stage.shows("(│   │)"), "{}", stage.screen());
}

#[test]
fn a_ring_is_seen_where_it_was_put_before_the_turn_is_done() {
    let mut stage = stage();
    stage.press("2 Down Left s Tab Up Enter");
    assert!(stage.shows("supply d2"), "{}", stage.screen());
    assert!(stage.shows("d2, white ring"), "{}", stage.screen());
    assert!(stage.shows("white's supply: 4"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.shows("d2, empty") && stage.shows("white's supply: 5"), "{}", stage.screen());
}

/// A game that is won by d3-b3, before it is begun.
fn nearly_won() -> Stage {
    let mut stage = stage();
    stage.press("4 p t");
    for _ in 0..80 {
        stage.press("Back");
    }
    stage.type_text("..l../..d../c..dd/l.ld./....l d -").press("Enter s");
    stage
}

#[test]
fn a_finished_game_has_no_analysis() {
    let mut stage = nearly_won();
    stage.press("Down Left s y");
    assert!(stage.shows("Analysis"), "{}", stage.screen());
    stage.type_text("d3-b3").press("Enter");
    assert!(stage.shows(" won.") && !stage.shows("Analysis"), "{}", stage.screen());
    stage.press("<");
    assert!(stage.shows("Analysis"), "{}", stage.screen());
}

#[test]
fn computers_that_wait_for_nobody_are_said_to() {
    for (language, told) in
        [(Language::English, "as fast as they can think"), (Language::Portuguese, "quanto pensam")]
    {
        let mut stage = Stage::new(language);
        stage.press("1 Down Right s + + +");
        assert!(stage.shows(told), "{}", stage.screen());
    }
}

#[test]
fn the_players_have_their_pieces_beside_them() {
    for (game, one, other) in [
        (1, "▸● black (X)", " ○ white (O)"),
        (2, "▸○ white (w)", " ◉ black (b)"),
        (3, "▸◆ red (r)", " ● blue (b)"),
        (4, "▸○ light (l)", " ◆ dark (d)"),
        (5, "▸◆ red (x)", " ● blue (o)"),
    ] {
        let mut stage = stage();
        stage.begin(game);
        assert!(stage.shows(one) && stage.shows(other), "{}", stage.screen());
    }
}

#[test]
fn lines_of_an_analysis_end_with_a_whole_move() {
    let mut stage = stage();
    stage.begin(3).press("y").find(1, 40, &["d5+h8", "swap", "f4+h2", "b1,a5-e7"]);
    assert!(stage.shows("+0.40 d5+h8 swap f4+h2"), "{}", stage.screen());
    assert!(!stage.shows("b1,a5"), "{}", stage.screen());
    assert!(stage.shows("r █") && stage.shows("░ b"), "{}", stage.screen());
}

#[test]
fn what_was_chosen_about_the_start_is_told_in_words() {
    let mut stage = Stage::new(Language::Portuguese);
    stage.press("3 Down Left Down Left Down Right s");
    assert!(stage.shows("(Tamanho: 7, Troca:"), "{}", stage.screen());
    let mut narrow = Stage::new(Language::Portuguese);
    narrow.press("1 Down Left Down Right Right Right Down Right s y");
    assert!(narrow.shows("Semente: 0)"), "{}", narrow.screen());
}

#[test]
fn commands_keep_away_from_the_key_of_help() {
    for language in Language::ALL {
        let mut stage = Stage::new(language);
        stage.press("2 Down Left s");
        for width in 40..130 {
            let screen = stage.resize(width, 24).screen();
            let last = screen.lines().last().unwrap();
            let (before, _) = last.split_once('?').unwrap();
            assert!(before.is_empty() || before.ends_with(' '), "{last}");
        }
    }
}

#[test]
fn moves_stay_below_each_other_after_a_hundred() {
    let mut stage = stage();
    stage.press("4 Down Left s");
    let mut dice = Dice::new(1);
    while !stage.shows("100. ") {
        for _ in 0..=dice.below(9) {
            stage.press("Tab");
        }
        stage.press("Enter");
        assert!(!stage.shows("n rematch"), "{}", stage.screen());
    }
    let (before, after) = (stage.place(" 99. ").unwrap(), stage.place("100. ").unwrap());
    assert_eq!(before.0, after.0, "{}", stage.screen());
}

#[test]
fn a_finished_show_can_not_be_paused() {
    let mut stage = nearly_won();
    stage.press("Down Right s").answer(1, "d3-b3").wait(9_000);
    assert!(stage.shows("Dark won."), "{}", stage.screen());
    stage.type_text(" ").press("n");
    assert!(!stage.shows("Paused"), "{}", stage.screen());
}

#[test]
fn a_show_waits_for_who_looks_back() {
    let mut stage = stage();
    stage.press("1 Down Right s").answer(1, "d6").wait(9_000).answer(2, "c6").press("<");
    stage.wait(9_000);
    assert!(stage.shows("after 0 of 1 turns"), "{}", stage.screen());
    stage.press("End").wait(1);
    assert!(stage.shows("White plays c6"), "{}", stage.screen());
}

/// White can answer twice, since black has nothing in between.
const PASSES: &str = "####J#####/##OOOOOO##/#OOOXO#.O#/JO#OOXXX*J/JOOOXXXXX#/#OXOXXXXX#/#OXXX.X#XJ/\
                      JXX#XXX..#/##.*O..*##/###J###J## X 2 3";

#[test]
fn who_has_had_to_pass_reads_so_after_the_answer_too() {
    let game = super::stage::SHELF[0];
    let line = Line::new(game.position(PASSES).unwrap());
    let seats = ByPlayer([Seat::Person, Seat::Computer(Level::BEGINNER)]);
    let spec = Spec { game, options: Options::new(game.info().options) };
    let table = Table::new(spec, &line, seats, None);
    let style = Style { unicode: true, ..Style::PLAIN };
    let launch = Stage::launch(Language::English, style, None);
    let mut stage = Stage::of(Launch { opening: Opening::Game(Box::new(table)), ..launch });
    assert!(stage.shows("You have no move: pass."), "{}", stage.screen());
    stage.press("Enter").answer(1, "e8").wait(500);
    assert!(stage.shows("White plays e8. You have no"), "{}", stage.screen());
    stage.answer(2, "e6").wait(500);
    assert!(stage.shows("White plays e8. You have no"), "{}", stage.screen());
    assert!(stage.shows("White plays e6"), "{}", stage.screen());
}
