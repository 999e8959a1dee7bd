use board::{Dice, Position as _, Show as _};

use super::{START, mv, position};
use crate::period5::{Move, Period5};

fn refused(text: &str, why: &str) {
    match text.parse::<Period5>() {
        Ok(position) => panic!("{text} was read as {position}"),
        Err(error) => assert_eq!(error.to_string(), why, "{text}"),
    }
}

fn no_move(text: &str, why: &str) {
    match text.parse::<Move>() {
        Ok(mv) => panic!("{text} was read as {mv}"),
        Err(error) => assert_eq!(error.to_string(), why, "{text}"),
    }
}

#[test]
fn positions_are_written_as_they_were_read() {
    for text in [
        START,
        "dl.l./...../.d.../l.cdd/l.... d c3",
        "llllc/....d/...../.d.../d.d.. l -",
        "ld.../lld../ld.../c..../....d l -",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn other_counts_of_pieces_are_refused() {
    const HINT: &str = "there should be four light pieces (l), four dark ones (d) and one cube (c)";
    for (text, why) in [
        (".d.../l.d../.lcd./..l.d/...ll l -", "29: the board has more than four light pieces"),
        ("dd.../l.d../.lcd./..l.d/...l. l -", "23: the board has more than four dark pieces"),
        (".d.../l.d../.lcd./..l.d/c..l. l -", "25: the board has more than one cube"),
        (".d.../l.d../.lcd./..l.d/..... l -", "1: the board has fewer than four light pieces"),
        ("...../l.d../.lcd./..l.d/...l. l -", "1: the board has fewer than four dark pieces"),
        (".d.../l.d../.l.d./..l.d/...l. l -", "1: the board has fewer than one cube"),
    ] {
        refused(text, &format!("character {why}; {HINT}"));
    }
}

#[test]
fn a_barred_cell_that_the_cube_cannot_have_left_is_refused() {
    let board = ".l..l/...d./..c.d/....l/dl..d l ";
    for cell in ["c1", "c5", "a3", "d3"] {
        assert_eq!(position(&format!("{board}{cell}")).to_string(), format!("{board}{cell}"));
    }
    for cell in ["e3", "c3", "b1"] {
        refused(
            &format!("{board}{cell}"),
            &format!(
                "character 33: the cube can't have come from {cell}, which is occupied; the empty \
                 cell that the cube has just left, or -, should stand here"
            ),
        );
    }
    for (text, cell) in [(board, "d4"), (board, "a1"), (".lc.l/..d../..l.d/...../dl..d l ", "c4")] {
        let cube = if text == board { "c3" } else { "c1" };
        refused(
            &format!("{text}{cell}"),
            &format!(
                "character 33: the cube on {cube} can't have come from {cell}; the way between the \
                 two should be straight and clear; or - should stand here"
            ),
        );
    }
}

#[test]
fn broken_position_texts_are_refused() {
    let cell = |at, found, cell| {
        format!("character {at}: unexpected '{found}'; {cell} should be l, d, c or .")
    };
    refused("", "character 1: the text ends too early; a1 should be l, d, c or .");
    refused(".D.../l.d../.lcd./..l.d/...l. l -", &cell(2, "D", "b1"));
    refused(" .d.../l.d../.lcd./..l.d/...l. l -", &cell(1, " ", "a1"));
    refused(".d../l.d../.lcd./..l.d/...l. l -", &cell(5, "/", "e1"));
    refused(
        ".d..../l.d../.lcd./..l.d/...l. l -",
        "character 6: unexpected '.'; five rows of five should be joined by '/'",
    );
    refused(
        ".d.../l.d../.lcd./..l.d/...l./..... l -",
        "character 30: unexpected '/'; a single blank and then the side to move should follow",
    );
    refused(
        ".d.../l.d../.lcd./..l.d/...l. L -",
        "character 31: unexpected 'L'; the side to move should be l or d",
    );
    refused(
        ".d.../l.d../.lcd./..l.d/...l.  l -",
        "character 31: unexpected ' '; the side to move should be l or d",
    );
    refused(
        ".d.../l.d../.lcd./..l.d/...l. l",
        "character 32: the text ends too early; a single blank and then the cell that the cube may \
         not return to, or - should follow",
    );
    let barred = "a cell from a1 to e5 in lower case, or -, should stand here";
    refused(
        ".l..l/...d./..c.d/....l/dl..d l C1",
        &format!("character 33: unexpected 'C'; {barred}"),
    );
    refused(&START[..32], &format!("character 33: the text ends too early; {barred}"));
    refused(
        ".l..l/...d./..c.d/....l/dl..d l c01",
        "character 34: this is not a number that can stand here; cells go from a1 to e5",
    );
    refused(
        ".l..l/...d./..c.d/....l/dl..d l c6",
        "character 33: there is no cell c6 on this board; cells go from a1 to e5",
    );
    refused(&format!("{START} "), "character 34: ' ' is too much; the text should end here");
}

#[test]
fn moves_are_read_in_either_case() {
    for text in ["c3-c1", "C3-c1", "c3-C1", "C3-C1"] {
        assert_eq!(mv(text).to_string(), "c3-c1");
    }
}

#[test]
fn broken_move_texts_are_refused() {
    no_move("", "character 1: the text ends too early; a cell from a1 to e5 should stand here");
    no_move("c3", "character 3: the text ends too early; a move is written like c3-c1");
    no_move("c3c1", "character 3: unexpected 'c'; a move is written like c3-c1");
    no_move("c3xc1", "character 3: unexpected 'x'; a move is written like c3-c1");
    no_move("c3-", "character 4: the text ends too early; a cell from a1 to e5 should stand here");
    no_move("f1-a1", "character 1: there is no cell f1 on this board; cells go from a1 to e5");
    no_move("a1-a6", "character 4: there is no cell a6 on this board; cells go from a1 to e5");
    no_move("a1-a0", "character 4: there is no cell a0 on this board; cells go from a1 to e5");
    no_move("c3-c1 ", "character 6: ' ' is too much; the text should end here");
    no_move(" c3-c1", "character 1: unexpected ' '; a cell from a1 to e5 should stand here");
}

#[test]
fn hostile_texts_are_refused_calmly() {
    let long = "l".repeat(1_000_000);
    for text in [long.as_str(), "é", "\0", "/////", "99999999999999999999", "a1-\u{1f9ca}"] {
        assert!(text.parse::<Period5>().is_err());
        assert!(text.parse::<Move>().is_err());
        let tail = format!("{} {text}", &START[..31]);
        assert!(tail.parse::<Period5>().is_err());
    }
}

#[test]
fn mangled_texts_are_read_exactly_or_not_at_all() {
    let mut dice = Dice::new(9);
    let letters: Vec<char> = "ldc./ -ace135LDC".chars().collect();
    let mut read = 0;
    for _ in 0..50_000 {
        let mut text: Vec<char> = ".l..l/...d./..c.d/....l/dl..d l c1".chars().collect();
        for _ in 0..=dice.below(3) {
            let (at, other) = (dice.below(34) as usize, dice.below(34) as usize);
            if dice.below(2) == 0 {
                text.swap(at, other);
            } else {
                text[at] = dice.pick(&letters).unwrap();
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(position) = text.parse::<Period5>() {
            read += 1;
            assert_eq!(position.to_string(), text);
            assert_eq!(position.outcome().is_some(), position.moves().is_empty(), "{text}");
            assert!(position.scene().notes.len() >= 2);
        }
    }
    assert!(read > 5_000, "{read} texts were positions");
}
