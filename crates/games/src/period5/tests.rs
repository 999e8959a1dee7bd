mod eval;
mod laws;
mod notation;
mod simple_players;

use board::{Cell, Ground, Outcome, Player, Position as _, Repetition, Show as _, perft};
use i18n::Language;

use super::{Move, Period5};
use crate::{Game as _, Line, SHELF, Spec};

const START: &str = ".d.../l.d../.lcd./..l.d/...l. l -";

/// A middle of the board where nobody threatens, with room around the cube on c3.
const QUIET: &str = ".l..l/...d./..c.d/....l/dl..d l -";

/// Both threaten to win by a slide of the cube, light by d5-c5 and dark by d5-b5.
const BOTH_THREATEN: &str = "...dd/...../.ldl./l..../d..cl l -";

/// Light is walled in, and the cube, which has just come from a4, has no other way.
const WALLED_IN: &str = "lld../lld../cd.../...../d.... l a4";

/// The same, one move of the cube earlier.
const ALMOST_WALLED_IN: &str = "lld../lld../.d.../c..../d.... d -";

fn position(text: &str) -> Period5 {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn after(text: &str, moves: &[&str]) -> Period5 {
    moves.iter().fold(position(text), |position, text| {
        assert!(position.is_legal(mv(text)), "{text} in {position}");
        position.after(mv(text))
    })
}

fn moves_of(text: &str, from: &str) -> Vec<String> {
    let moves = position(text).moves().into_iter().map(|mv| mv.to_string());
    moves.filter(|mv| mv.starts_with(from)).collect()
}

fn why_illegal(text: &str, illegal: &str) -> String {
    let position = position(text);
    assert!(!position.is_legal(mv(illegal)), "{illegal} in {text}");
    position.why_illegal(mv(illegal)).to_string()
}

fn won(text: &str) -> (Option<Outcome>, String) {
    let position = position(text);
    assert_eq!(position.moves(), []);
    assert_eq!(position.count_moves(), 0);
    (position.outcome(), position.reason().to_string())
}

const LIGHT_WINS: Option<Outcome> = Some(Outcome::Win(Player::First));
const DARK_WINS: Option<Outcome> = Some(Outcome::Win(Player::Second));

#[test]
fn the_board_has_five_colours_in_diagonals() {
    let scene = position(START).scene();
    let numbers = Cell::all(5, 5).map(|cell| match scene.tile(cell).ground {
        Ground::Tint { number, .. } => number.to_string(),
        other => panic!("{cell} is {other:?}"),
    });
    assert_eq!(numbers.collect::<String>(), "0123440123340122340112340");
    let describe = |cell| scene.describe(cell, Language::English);
    assert_eq!(describe(Cell::new(0, 0)), "a1, empty, black");
    assert_eq!(describe(Cell::new(1, 0)), "b1, dark piece, red");
    assert_eq!(describe(Cell::new(2, 0)), "c1, empty, yellow");
    assert_eq!(describe(Cell::new(2, 2)), "c3, cube, black");
    assert_eq!(describe(Cell::new(0, 1)), "a2, light piece, blue");
    assert_eq!(describe(Cell::new(0, 2)), "a3, empty, purple");
}

#[test]
fn the_start_is_the_page_s_and_light_moves_first() {
    let start = Period5::start();
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Player::First);
    assert_eq!(start.outcome(), None);
    assert_eq!(Period5::INFO.sides[0].name, "light");
    assert_eq!(Spec::read(SHELF, "period5").unwrap().start(0).unwrap().to_string(), START);
    let error = Spec::read(SHELF, "period5:size=5").unwrap_err();
    assert_eq!(
        error.to_string(),
        "character 9: there is no option 'size'; this game has no options"
    );
    assert_eq!(start.after(mv("d5-e5")).to_string(), ".d.../l.d../.lcd./..l.d/....l d -");
}

#[test]
fn a_piece_slides_any_number_of_empty_cells_along_its_row_or_column() {
    assert_eq!(moves_of(START, "a2"), ["a2-a1", "a2-b2", "a2-a3", "a2-a4", "a2-a5"]);
    assert_eq!(moves_of(QUIET, "b5"), ["b5-b2", "b5-b3", "b5-b4", "b5-c5", "b5-d5"]);
    assert_eq!(
        after(START, &["a2-a5"]).to_string(), //
        ".d.../..d../.lcd./..l.d/l..l. d -"
    );
}

#[test]
fn both_players_may_move_the_cube() {
    let cube = ["c3-c1", "c3-c2", "c3-a3", "c3-b3", "c3-d3", "c3-c4", "c3-c5"];
    assert_eq!(moves_of(QUIET, "c3"), cube);
    assert_eq!(moves_of(&QUIET.replace(" l ", " d "), "c3"), cube);
}

#[test]
fn nothing_is_jumped_or_captured() {
    assert_eq!(why_illegal(START, "a2-c2"), "c2 is occupied");
    assert_eq!(why_illegal(START, "a2-d2"), "the way from a2 to d2 is blocked");
    assert_eq!(why_illegal(START, "b3-e3"), "the way from b3 to e3 is blocked");
    assert_eq!(why_illegal(START, "c3-c1"), "the way from c3 to c1 is blocked");
    assert_eq!(why_illegal(START, "b3-b1"), "b1 is occupied");
}

#[test]
fn other_wrong_moves_are_objected_to() {
    assert_eq!(why_illegal(START, "a1-a2"), "a1 is empty");
    assert_eq!(why_illegal(START, "b1-a1"), "the piece on b1 is dark's, and light is to move");
    assert_eq!(why_illegal(START, "a2-b1"), "a2 and b1 are not in one row or column");
    assert_eq!(why_illegal(START, "a2-a2"), "a move has to leave its cell");
    assert_eq!(why_illegal(START, "c3-c3"), "a move has to leave its cell");
}

#[test]
fn the_cube_may_not_go_straight_back() {
    let moved = after(QUIET, &["c3-c4"]);
    let text = ".l..l/...d./....d/..c.l/dl..d d c3";
    assert_eq!(moved.to_string(), text);
    assert_eq!(moves_of(text, "c4"), ["c4-c1", "c4-c2", "c4-a4", "c4-b4", "c4-d4", "c4-c5"]);
    assert_eq!(
        why_illegal(text, "c4-c3"),
        "the cube has just come from c3 and may not go straight back"
    );
    // Only the cube is barred from there, and only the next move.
    assert!(moved.is_legal(mv("e3-c3")));
    let later = after(text, &["d2-c2"]);
    assert_eq!(later.to_string(), ".l..l/..d../....d/..c.l/dl..d l -");
    assert!(later.is_legal(mv("c4-c3")));
    // Moving the cube on bars the cell that it leaves now.
    assert!(after(text, &["c4-c2"]).to_string().ends_with(" l c4"));
}

#[test]
fn the_cube_may_slide_past_the_barred_cell() {
    let moved = after(QUIET, &["c3-c4", "c4-c1"]);
    assert_eq!(moved.to_string(), ".lc.l/...d./....d/....l/dl..d l c4");
    assert!(moved.is_legal(mv("c1-c5")));
}

#[test]
fn the_cube_may_not_be_moved_in_check() {
    let text = "..d../d...c/.d.d./ll.l./...l. l -";
    assert_eq!(moves_of(text, "e2"), [""; 0]);
    let why = why_illegal(text, "e2-d2");
    assert!(why.starts_with("the cube may not be moved while dark threatens to win by "), "{why}");
    assert_eq!(position(text).count_moves(), 10);
    // What is wrong anyway is said first, and a check before a return.
    assert_eq!(why_illegal(text, "e2-d1"), "e2 and d1 are not in one row or column");
    let barred = position("dl.l./...../.d.../l.cdd/l.... d c3");
    assert!(barred.why_illegal(mv("c4-c3")).to_string().contains("threatens to win"));
    assert!(barred.why_illegal(mv("c4-c5")).to_string().contains("threatens to win"));
}

#[test]
fn the_cube_may_not_be_moved_in_check_even_to_win() {
    let text = "...../ldl.l/d...d/..c../.l.d. l -";
    assert_eq!(
        why_illegal(text, "c4-d4"),
        "the cube may not be moved while dark threatens to win by d5-d3"
    );
    let unhindered = "...../ldl.l/d...d/...c./.l.d. d -";
    assert_eq!(won(unhindered).0, LIGHT_WINS, "d4 would have completed light's five");
}

#[test]
fn a_threat_by_the_cube_counts_even_where_the_cube_would_be_frozen() {
    assert_eq!(
        why_illegal(BOTH_THREATEN, "d5-c5"),
        "the cube may not be moved while dark threatens to win by d5-b5"
    );
    assert_eq!(
        why_illegal(&BOTH_THREATEN.replace(" l ", " d "), "d5-b5"),
        "the cube may not be moved while light threatens to win by d5-c5"
    );
}

#[test]
fn a_threat_by_the_cube_counts_even_where_its_cell_is_barred() {
    let free = position(".dl.l/.c.d./....l/..l../..d.d l -");
    let barred = position(".dl.l/.c.d./....l/..l../..d.d l a2");
    assert_eq!(free.threat(), Some(mv("b2-a2")));
    assert_eq!(barred.threat(), Some(mv("b2-a2")));
    assert_eq!(free.moves(), barred.moves());
}

#[test]
fn a_piece_completes_the_five() {
    let before = "lll.c/....d/...l./.d.../d.d.. l -";
    assert_eq!(position(before).outcome(), None);
    let done = after(before, &["d3-d1"]);
    assert_eq!(done.to_string(), "llllc/....d/...../.d.../d.d.. d -");
    assert_eq!(
        won(&done.to_string()),
        (LIGHT_WINS, "light's five stand in five columns and on five colours".into())
    );
    assert!(!done.is_legal(mv("e2-e3")));
}

#[test]
fn the_cube_completes_the_five() {
    let done = after("..c../d..../...dl/dl.../l..ld l -", &["c1-c3"]);
    assert_eq!(done.outcome(), LIGHT_WINS);
    let exchanged = after("..c../l..../...ld/ld.../d..dl d -", &["c1-c3"]);
    assert_eq!(
        won(&exchanged.to_string()),
        (DARK_WINS, "dark's five stand in five columns and on five colours".into())
    );
}

#[test]
fn five_columns_or_five_colours_alone_are_not_enough() {
    // Five columns, all on black; five colours, all in column a.
    for text in ["l..../.l.../..c../.d.l./ddd.l l -", "l..../l..../l..../ld.../cddd. l -"] {
        assert_eq!(position(text).outcome(), None, "{text}");
    }
}

#[test]
fn in_a_set_up_position_a_complete_five_has_won() {
    assert_eq!(won("llllc/....d/...../.d.../d.d.. l -").0, LIGHT_WINS);
    assert_eq!(won("llllc/....d/...../.d.../d.d.. d -").0, LIGHT_WINS);
    let both = ".d.ll/....d/..c../d..../ll.d. ";
    assert_eq!(won(&format!("{both}l -")).0, DARK_WINS);
    assert_eq!(won(&format!("{both}d -")).0, LIGHT_WINS);
    assert!(won(&format!("{both}d c1")).1.starts_with("light's five"));
}

#[test]
fn a_player_without_a_legal_move_has_lost() {
    let boxed = "ld.../lld../ld.../c..../....d l -";
    assert_eq!(won(boxed), (DARK_WINS, "light has no legal move".into()));
    assert_eq!(won(WALLED_IN), (DARK_WINS, "light has no legal move".into()));
    let free = position(&WALLED_IN.replace("a4", "-"));
    assert_eq!(free.outcome(), None);
    assert_eq!(free.moves(), [mv("a3-a4")]);
    assert_eq!(after(ALMOST_WALLED_IN, &["a4-a3"]).to_string(), WALLED_IN);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    assert_eq!(Period5::REPETITION, Repetition::DrawnAt(3));
    let mut line = Line::new(Spec::read(SHELF, "period5").unwrap().start(0).unwrap());
    for round in 0..2 {
        for text in ["d5-e5", "b1-a1", "e5-d5", "a1-b1"] {
            assert_eq!(line.verdict(), None, "round {round}, before {text}");
            line.play(text).unwrap();
        }
    }
    let verdict = line.verdict().unwrap();
    assert_eq!(verdict.outcome, Outcome::Draw);
    assert_eq!(verdict.reason, "the position has occurred 3 times");
}

#[test]
fn a_barred_cell_makes_another_position() {
    let free = position("..d.d/..d../l..../l.c.d/..ll. l -");
    let barred = position("..d.d/..d../l..../l.c.d/..ll. l c3");
    assert_ne!(free, barred);
    assert_ne!(free.key(), barred.key());
}

#[test]
fn the_notes_tell_the_standing_the_check_and_the_barred_cell() {
    let notes = |text: &str| -> Vec<String> {
        let notes = position(text).scene().notes;
        notes.into_iter().map(|note| format!("{}: {}", note.label, note.value)).collect()
    };
    let five = "l..../l..../l..../ld.../cddd. d -";
    assert_eq!(
        notes(five),
        ["light's five: 1 column, 5 colours", "dark's five: 4 columns, 4 colours"]
    );
    assert_eq!(
        notes("dl.l./...../.d.../l.cdd/l.... d c3")[2..],
        ["dark in check: yes", "the cube may not return to: c3"]
    );
    assert_eq!(notes(WALLED_IN).len(), 2, "nothing is forbidden once the game is over");
}

#[test]
fn perft_counts_are_the_known_ones() {
    let known: [(&str, &[u64]); 7] = [
        (START, &[18, 348, 6_244, 119_896]),
        ("..d../d...c/.d.d./ll.l./...l. l -", &[10, 276, 4_350]),
        ("dl.l./...../.d.../l.cdd/l.... d c3", &[16, 266, 5_081]),
        ("l..../...dd/d...d/l..../..llc l e4", &[18, 262, 4_986]),
        ("..l.d/...../..d../.dld./cl..l l -", &[12, 240, 3_385]),
        ("..d.d/..d../l..../l.c.d/..ll. l c3", &[17, 299, 5_706]),
        ("ld.../lld../ld.../c..../....d l -", &[0, 0, 0]),
    ];
    for (text, counts) in known {
        for (depth, &leaves) in (1..).zip(counts) {
            assert_eq!(perft(&position(text), depth), leaves, "{text} to depth {depth}");
        }
    }
}
