use super::*;

fn error(text: &str) -> String {
    text.parse::<Mapello>().unwrap_err().to_string()
}

/// The classic start with the character at this place replaced.
fn with(at: usize, letter: &str) -> String {
    let mut text = CLASSIC.to_string();
    text.replace_range(at..=at, letter);
    text
}

#[test]
fn positions_are_written_as_they_are_read() {
    let full = format!("{FULL} O 3 4");
    for text in [CLASSIC, MIDDLE, MUST_PASS, &full] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn a_centre_cell_can_be_empty() {
    assert_eq!(position(&with(48, ".")).to_string(), with(48, "."));
}

#[test]
fn pieces_stand_only_where_they_may() {
    for letter in ["X", "O", ".", "*", "x", "j"] {
        assert_eq!(
            error(&with(0, letter)),
            format!("character 1: unexpected '{letter}'; the border holds only # and J")
        );
    }
    assert_eq!(
        error(&with(12, "J")),
        "character 13: unexpected 'J'; a1 should be X, O, ., # or *; \
         jokers stand on the border"
    );
    for letter in ["#", "*", "J"] {
        assert_eq!(
            error(&with(48, letter)),
            format!("character 49: unexpected '{letter}'; d4, a centre cell, should be X, O or .")
        );
    }
    for letter in ["x", "o", "é", "\0"] {
        assert!(error(&with(13, letter)).starts_with("character 14: unexpected "));
    }
}

#[test]
fn eight_of_a_kind_are_the_most() {
    let row = "#........#/".repeat(6);
    for (kind, first, second) in [("inner walls", "#", '#'), ("bonuses", "*", '*')] {
        let line = first.repeat(8);
        let text = |more| format!("##########/#{line}#/#{more}.......#/{row}########## X 0 0");
        assert!(text('.').parse::<Mapello>().is_ok());
        assert_eq!(
            error(&text(second)),
            format!("character 24: there are more than 8 {kind}; 8 {kind} are the most")
        );
    }
    let rows = "#........#/".repeat(8);
    assert!(format!("JJJJJJJJ##/{rows}########## X 0 0").parse::<Mapello>().is_ok());
    assert_eq!(
        error(&format!("JJJJJJJJ##/{rows}J######### X 0 0")),
        "character 100: there are more than 8 jokers; 8 jokers are the most"
    );
}

#[test]
fn bonuses_taken_and_left_are_eight_at_most() {
    // The classic start has eight bonuses, all of them left.
    let numbers = |text: &str| CLASSIC.replace(" X 0 0", text);
    assert_eq!(
        error(&numbers(" X 1 0")),
        "character 113: this is not a number that can stand here; black's bonuses can be 0 to \
         0, as taken and left they are 8 at most"
    );
    let one_less = with(14, ".");
    assert!(one_less.replace(" X 0 0", " X 0 1").parse::<Mapello>().is_ok());
    assert_eq!(
        error(&one_less.replace(" X 0 0", " X 1 1")),
        "character 115: this is not a number that can stand here; white's bonuses can be 0 to \
         0, as taken and left they are 8 at most"
    );
    let none = CLASSIC.replace('*', ".");
    for fine in [" X 8 0", " O 0 8", " X 3 5"] {
        assert!(none.replace(" X 0 0", fine).parse::<Mapello>().is_ok(), "{fine}");
    }
    for wrong in [" X 9 0", " X 4 5", " X 00 0", " X 0 01", " X 0 -1", " X 256 0"] {
        assert!(none.replace(" X 0 0", wrong).parse::<Mapello>().is_err(), "{wrong}");
    }
}

#[test]
fn rows_and_fields_are_as_long_as_they_should_be() {
    assert_eq!(
        error(""),
        "character 1: row 1 has 0 characters; \
         ten rows of ten characters should be joined by '/'"
    );
    assert_eq!(
        error("##########/####"),
        "character 16: row 2 has 4 characters; \
         ten rows of ten characters should be joined by '/'"
    );
    assert_eq!(
        error("###########"),
        "character 11: unexpected '#'; ten rows of ten characters should be joined by '/'"
    );
    for wrong in ["", " ", " x 0 0", "  X 0 0", " X  0 0", " X 0", " X 0 0 ", " X 0 0 0"] {
        assert!(CLASSIC.replace(" X 0 0", wrong).parse::<Mapello>().is_err(), "{wrong:?}");
    }
    assert!(format!(" {CLASSIC}").parse::<Mapello>().is_err());
    assert!("#".repeat(1_000_000).parse::<Mapello>().is_err());
}

#[test]
fn moves_are_read_in_either_case_and_written_in_lower() {
    for (text, canonical) in [("d3", "d3"), ("D3", "d3"), ("PaSs", "pass"), ("H8", "h8")] {
        assert_eq!(mv(text).to_string(), canonical);
    }
    for index in 0..64 {
        assert_eq!(mv(&Move::Place(index).to_string()), Move::Place(index));
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert_eq!(
        error("i9"),
        "character 1: there is no cell i9 on this board; a move is a cell from a1 to h8, or pass"
    );
    assert_eq!(error("d3d4"), "character 3: 'd4' is too much; the text should end here");
    for wrong in ["", " ", "a0", "a01", "a9", "a", "1a", "pas", "passe", "p", "é1", "a99999999999"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}
