//! The rules, sentence by sentence, as positions before and after.

use board::{Dice, Outcome, Player, Position as _, Show as _};

use super::{Move, Talpa};
use crate::Game as _;

fn at(text: &str) -> Talpa {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn after(text: &str, mv: &str) -> Talpa {
    let position = at(text);
    let mv: Move = mv.parse().unwrap();
    assert!(position.is_legal(mv), "{mv} in {position}");
    position.after(mv)
}

fn listed(position: &Talpa) -> Vec<String> {
    let mut moves: Vec<_> = position.moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    moves
}

fn refused(text: &str) -> String {
    text.parse::<Talpa>().expect_err("the position should be refused").to_string()
}

const RED_WINS: Option<Outcome> = Some(Outcome::Win(Player::First));
const BLUE_WINS: Option<Outcome> = Some(Outcome::Win(Player::Second));

#[test]
fn the_board_starts_full_like_a_checkerboard_with_a1_red() {
    assert_eq!(Talpa::start(6).to_string(), "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox x");
    for size in [4, 6, 8, 10] {
        let start = Talpa::start(size);
        assert_eq!(start.turn(), Player::First);
        assert_eq!(start.outcome(), None);
        assert_eq!(start.count_moves(), 2 * u64::from(size) * u64::from(size - 1));
    }
}

#[test]
fn a_capture_takes_the_neighbour_and_leaves_its_own_cell_empty() {
    assert_eq!(after("xoxo/oxox/xoxo/oxox x", "b2xc2").to_string(), "xoxo/o.xx/xoxo/oxox o");
}

#[test]
fn captures_go_in_four_directions_and_never_diagonally() {
    let moves = listed(&at("ooxo/oxoo/.o.o/oooo x"));
    assert_eq!(moves, ["b2xa2", "b2xb1", "b2xb3", "b2xc2", "c1xb1", "c1xc2", "c1xd1"]);
}

#[test]
fn who_can_capture_must() {
    let position = at("xxxx/xxxx/xxxx/xo.x x");
    assert_eq!(listed(&position), ["a4xb4", "b3xb4"]);
    let mv = "xa1".parse().unwrap();
    assert!(!position.is_legal(mv));
    assert_eq!(
        position.why_illegal(mv),
        "a piece is removed only when none can capture, and here one can"
    );
}

#[test]
fn without_captures_an_own_piece_is_removed() {
    let position = at("xx.x/x..x/.o../o.oo o");
    assert_eq!(listed(&position), ["xa4", "xb3", "xc4", "xd4"]);
    assert_eq!(position.after("xa4".parse().unwrap()).to_string(), "xx.x/x..x/.o../..oo x");
}

#[test]
fn captures_are_possible_for_both_or_for_neither() {
    let mut dice = Dice::new(8);
    for _ in 0..200 {
        let mut position = Talpa::start(6);
        let mut removals = false;
        while let Some(mv) = position.random_move(&mut dice) {
            let removal = matches!(mv, Move::Remove(_));
            assert!(removal || !removals, "no capture comes back in {position}");
            removals = removal;
            position.play_unchecked(mv);
        }
    }
}

#[test]
fn the_movers_own_path_wins() {
    let before = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o";
    let won = after(before, "a6xb6");
    assert_eq!(won.to_string(), "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x");
    assert_eq!(won.outcome(), BLUE_WINS);
    assert_eq!(won.reason(), "blue's tunnel joins top and bottom");
    assert_eq!(won.moves(), []);
    assert_eq!(won.count_moves(), 0);
    assert_eq!(won.random_move(&mut Dice::new(1)), None);
}

#[test]
fn the_opponents_path_loses() {
    let lost = after("x.xx/xxoo/x.ox/x.xx x", "b2xc2");
    assert_eq!(lost.to_string(), "x.xx/x.xo/x.ox/x.xx o");
    assert_eq!(lost.outcome(), BLUE_WINS);
    assert_eq!(lost.reason(), "blue's tunnel joins top and bottom");
}

#[test]
fn both_paths_at_once_lose_for_the_mover() {
    assert_eq!(after("xx.x/x..x/.o../o.oo o", "xb3").outcome(), RED_WINS);
}

#[test]
fn a_corner_belongs_to_both_edges_it_touches() {
    assert_eq!(at("xxx./ooo./xxx./ooo. o").outcome(), BLUE_WINS);
    assert_eq!(at("..../xoxo/xoxo/xoxo x").outcome(), RED_WINS);
}

#[test]
fn paths_have_no_diagonal_steps() {
    assert_eq!(at(".xxx/x.xx/xx.x/xxx. o").outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(at(".xxo/x.xo/xx.o/xxx. o").outcome(), None);
}

#[test]
fn a_set_up_end_is_judged_as_if_the_side_not_to_move_had_moved() {
    let cross = ".xxo/..../.xoo/.xxo";
    assert_eq!(at(&format!("{cross} x")).outcome(), RED_WINS);
    assert_eq!(at(&format!("{cross} o")).outcome(), BLUE_WINS);
    assert_eq!(at("xoxo/..../xoxo/xoxo x").outcome(), RED_WINS);
    assert_eq!(at("xoxo/..../xoxo/xoxo o").outcome(), RED_WINS);
}

#[test]
fn a_player_to_move_without_a_piece_has_lost() {
    let position = at("x.xx/xxxx/xxxx/xxxx o");
    assert_eq!(position.outcome(), RED_WINS);
    assert_eq!(position.reason(), "blue has no piece left to move");
    assert_eq!(at("x.xx/xxxx/xxxx/xxxx x").outcome(), None);
}

#[test]
fn a_capture_of_the_last_piece_wins_in_a_set_up_game() {
    let won = after("xooo/oooo/oooo/oooo o", "a2xa1");
    assert_eq!(won.outcome(), BLUE_WINS);
    assert_eq!(won.random_move(&mut Dice::new(1)), None);
    assert_eq!(won, at(&won.to_string()));
}

#[test]
fn every_game_ends_with_a_winner() {
    let mut dice = Dice::new(5);
    for size in [4, 6, 8, 10] {
        for _ in 0..100 {
            let mut position = Talpa::start(size);
            let mut plies = 0;
            while let Some(mv) = position.random_move(&mut dice) {
                position.play_unchecked(mv);
                plies += 1;
            }
            assert!(plies < usize::from(size) * usize::from(size));
            assert!(matches!(position.outcome(), Some(Outcome::Win(_))), "{position}");
        }
    }
}

#[test]
fn bad_positions_are_refused_with_the_reason() {
    for (text, reason) in [
        (
            "",
            "character 1: the first row is 0 characters long; rows of 4, 6, 8 or 10 are joined by '/'",
        ),
        (
            "xox/oxo/xox x",
            "character 1: the first row is 3 characters long; rows of 4, 6, 8 or 10 are joined by '/'",
        ),
        (
            "x/o x",
            "character 1: the first row is 1 character long; rows of 4, 6, 8 or 10 are joined by '/'",
        ),
        ("xoxo/oxox/xoxo/oxo x", "character 19: unexpected ' '; d4 should be x, o or ."),
        (
            "xoxo/oxox/xoxo/oxoxx x",
            "character 20: unexpected 'x'; a single blank and then the side to move should follow",
        ),
        ("xoxo/oxox/xoxo x", "character 15: unexpected ' '; 4 rows of 4 should be joined by '/'"),
        ("xoxo/oXox/xoxo/oxox x", "character 7: unexpected 'X'; b2 should be x, o or ."),
        (
            "xoxo/oxox/xoxo/oxox",
            "character 20: the text ends too early; a single blank and then the side to move should follow",
        ),
        (
            "xoxo/oxox/xoxo/oxox r",
            "character 21: unexpected 'r'; the side to move should be x or o",
        ),
        ("xoxo/oxox/xoxo/oxox x ", "character 22: ' ' is too much; the text should end here"),
    ] {
        assert_eq!(refused(text), reason);
    }
}

#[test]
fn moves_are_read_in_either_case_and_refused_with_the_reason() {
    assert_eq!("B2XC2".parse::<Move>(), "b2xc2".parse());
    assert_eq!("Xb3".parse::<Move>(), "xb3".parse());
    for (text, reason) in [
        ("", "character 1: the text ends too early; a cell from a1 to j10 should stand here"),
        (
            "b2-c2",
            "character 3: unexpected '-'; a capture is written like c3xd3, a removal like xc3",
        ),
        ("b2xk2", "character 4: there is no cell k2 on this board; cells go from a1 to j10"),
        ("b2xc2!", "character 6: '!' is too much; the text should end here"),
        (
            "b02xc2",
            "character 2: this is not a number that can stand here; cells go from a1 to j10",
        ),
    ] {
        assert_eq!(text.parse::<Move>().unwrap_err().to_string(), reason);
    }
}

#[test]
fn a_move_beside_the_board_is_told_where_the_board_ends() {
    let position = at("xoxo/oxox/xoxo/oxox x");
    for text in ["a1xz9", "a1xe1"] {
        let error = position.read_move(text).unwrap_err().to_string();
        assert!(error.ends_with("cells go from a1 to d4"), "{error}");
    }
    assert_eq!(position.read_move("a1xb1"), "a1xb1".parse());
}

#[test]
fn illegal_moves_say_why() {
    let position = at("xoxo/oxox/xo.o/oxox x");
    for (mv, why) in [
        ("b1xa1", "red has no piece on b1"),
        ("a1xc1", "there is no opposing piece on c1"),
        ("a1xd1", "a1 and d1 are not next to each other"),
        ("xb1", "red has no piece on b1"),
        ("j9xj10", "red has no piece on j9"),
    ] {
        let mv = mv.parse().unwrap();
        assert!(!position.is_legal(mv));
        assert_eq!(position.why_illegal(mv), why);
    }
}

#[test]
fn random_moves_are_equally_likely() {
    let position = at("ooxo/oxoo/.o.o/oooo x");
    let mut dice = Dice::new(12);
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..7_000 {
        *seen.entry(position.random_move(&mut dice).unwrap().to_string()).or_default() += 1;
    }
    assert_eq!(seen.len(), 7);
    assert!(seen.values().all(|n| (880..1_120).contains(n)), "{seen:?}");
}

#[test]
fn normal_reaches_as_far_as_it_can_and_takes_the_last_of_equals() {
    let normal = Talpa::SIMPLE_PLAYERS[1].choose;
    // Every first move opens one cell, so the last piece in (column, row, direction) order goes.
    let choice = normal(&Talpa::start(4), &mut Dice::new(1)).unwrap();
    assert_eq!(choice.to_string(), "d4xd3");
    // Leaving c1 widens red's patch b1 to two columns; nothing reaches farther.
    let choice = normal(&at("x.xo/oxox/xoxo/oxox x"), &mut Dice::new(1)).unwrap();
    assert_eq!(choice.to_string(), "c1xd1");
}
