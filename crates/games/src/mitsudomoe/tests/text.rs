use board::Position as _;

use super::super::{Mitsudomoe, Move};
use super::{MIDDLE, START, at, mv};

#[track_caller]
fn refused(text: &str) -> String {
    text.parse::<Mitsudomoe>().unwrap_err().to_string()
}

#[track_caller]
fn refused_move(text: &str) -> String {
    text.parse::<Move>().unwrap_err().to_string()
}

#[test]
fn positions_are_written_as_they_are_read() {
    for text in MIDDLE.into_iter().chain([START]) {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn positions_against_the_rules_are_refused() {
    let with = |old: &str, new: &str| {
        let text = START.replacen(old, new, 1);
        assert_ne!(text, START);
        refused(&text)
    };
    let top = "a ball should sit on a ring of its own colour";
    assert_eq!(
        with("wW", "bW"),
        format!("character 8: white's ball on d1 does not sit on a white ring; {top}")
    );
    assert_eq!(
        with("wW", "W"),
        format!("character 7: white's ball on d1 does not sit on a white ring; {top}")
    );
    assert_eq!(
        with("wW", "wWb"),
        "character 9: something lies on the ball of d1; a ball can only be on top of a stack"
    );
    assert_eq!(
        with("wW", "wWW"),
        "character 9: something lies on the ball of d1; a ball can only be on top of a stack"
    );
    assert_eq!(
        with("wW", "w"),
        "character 55: white has 2 of 3 balls; each side should have 3 balls on the board"
    );
    assert_eq!(
        with(".", "bB"),
        "character 50: black has more than 3 balls; each side should have 3 balls on the board"
    );
    assert_eq!(
        with("5 5", "4 5"),
        "character 59: white has 3 rings on the board and 4 in supply; together they should be 8"
    );
    assert_eq!(
        with("5 5", "5 3"),
        "character 61: black has 3 rings on the board and 3 in supply; together they should be 8"
    );
    assert_eq!(
        with(".", "wwwwwwwww"),
        "character 9: white has more than 8 rings on the board; each side should have 8 rings, \
         with those in supply"
    );
    assert_eq!(
        with(".", "wbwbwbwbwbwbwb"),
        "character 12: there are more than 11 rings on a1; five rings at least should bear balls \
         elsewhere"
    );
}

#[test]
fn the_tallest_stack_is_read_and_written() {
    let text = "wwwwwbbbbb,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. b 0 0 flexible";
    assert_eq!(at(text).to_string(), text);
    let text = "wwwwwbbbbbbB,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,bB,.,.,./.,.,.,.,. w 0 0 flexible";
    assert_eq!(at(text).to_string(), text);
    assert_ne!(at(text).key(), at(&text.replace("wwwwwb", "wwwwbw")).key());
}

#[test]
fn positions_have_one_spelling() {
    let field = |old: &str, new: &str| refused(&START.replacen(old, new, 1));
    let cell = "a1 should be '.', or rings w and b with perhaps a ball W or B on top";
    assert_eq!(refused(""), format!("character 1: the text ends too early; {cell}"));
    assert_eq!(refused("x"), format!("character 1: unexpected 'x'; {cell}"));
    assert_eq!(refused(&format!(" {START}")), format!("character 1: unexpected ' '; {cell}"));
    assert_eq!(
        field(".,.", ".."),
        "character 2: unexpected '.'; five cells of a row should be joined by ','"
    );
    assert_eq!(
        field("/", ","),
        "character 12: unexpected ','; a row is five cells joined by ',', and rows by '/'"
    );
    assert_eq!(
        field("w 5", "W 5"),
        "character 57: unexpected 'W'; the side to move should be w or b"
    );
    assert_eq!(
        field("w 5", "x 5"),
        "character 57: unexpected 'x'; the side to move should be w or b"
    );
    assert!(field(" w 5", "  w 5").starts_with("character 57: unexpected ' '"));
    assert!(field("5 5", "05 5").contains("white's supply should be 0 to 5 rings"));
    assert!(field("5 5", "5 6").contains("black's supply should be 0 to 5 rings"));
    assert!(field("5 5", "5 999999999999").contains("black's supply should be 0 to 5 rings"));
    assert!(field(" flexible", "").ends_with("a single blank and then the rules should follow"));
    for rules in ["Flexible", "flexible ", "flexibly", "", "offic"] {
        let error = field("flexible", rules);
        assert!(error.ends_with("it should be flexible or official"), "{error}");
    }
    let long = refused(&START.replace("flexible", &"f".repeat(1_000_000)));
    assert!(long.len() < 200);
}

#[test]
fn moves_are_written_as_they_are_read() {
    for text in ["@c3", "c2@c3", "b4-c3", "@c3,b4-c3", "@d3,b3-d3,c3=e5", "a1-e5,b2=a3,c3=b2,d4=c3"]
    {
        assert_eq!(mv(text).to_string(), text);
        assert_eq!(mv(&text.to_uppercase()), mv(text));
    }
}

#[test]
fn any_order_and_matching_is_read() {
    let canonical = "a1-e5,b2=a3,c3=a4,d4=a5";
    for text in ["a1-e5,d4=a3,c3=a4,b2=a5", "a1-e5,b2=a5,d4=a3,c3=a4"] {
        assert_eq!(mv(text).to_string(), canonical);
    }
    // b2 and c3 are left and taken again: two orders can be carried out in more than one way.
    let canonical = "a1-e5,b2=a3,c3=b2,d4=c3";
    for text in ["a1-e5,c3=a3,b2=c3,d4=b2", "a1-e5,B2=A3,C3=B2,D4=C3"] {
        assert_eq!(mv(text).to_string(), canonical);
    }
}

#[test]
fn relocations_that_cannot_be_carried_out_are_refused() {
    assert_eq!(
        refused_move("a1-d4,c3=b2,b2=e5"),
        "character 13: a ball is relocated to b2 before that cell is left; a cell that is left \
         and taken should be left first"
    );
    assert_eq!(
        refused_move("a1-d4,c3=c3"),
        "character 7: the ball on c3 is relocated to where it stands; it should go to a different \
         cell"
    );
    assert_eq!(
        refused_move("a1-d4,c3=e5,c3=e4"),
        "character 13: the ball on c3 has been relocated already; each vaulted ball is relocated \
         once"
    );
    assert_eq!(
        refused_move("a1-d4,c3=e5,b2=e5"),
        "character 13: another ball has been relocated to e5; the balls should go to different \
         cells"
    );
    assert_eq!(
        refused_move("a1-e5,a2=b2,a3=b3,a4=b4,a5=b5"),
        "character 25: a fourth ball is relocated; a side has only three balls"
    );
}

#[test]
fn malformed_moves_are_refused() {
    let order = "a ring step, a ball step and relocations should follow in this order";
    assert_eq!(
        refused_move("b4-c3,@c3"),
        format!("character 7: a ring step cannot stand here; {order}")
    );
    assert_eq!(
        refused_move("@c3,@c4"),
        format!("character 5: a ring step cannot stand here; {order}")
    );
    assert_eq!(
        refused_move("b4-c3,c3-d3"),
        format!("character 7: a second ball step cannot stand here; {order}")
    );
    assert_eq!(
        refused_move("@c3,c3=d3"),
        format!("character 5: a relocation cannot stand before a ball step; {order}")
    );
    let part = "a part is written like @c3, c2@c3, b4-c3 or d4=e5";
    assert_eq!(refused_move("c3"), format!("character 3: the text ends too early; {part}"));
    assert_eq!(refused_move("c3xd3"), format!("character 3: unexpected 'x'; {part}"));
    assert_eq!(
        refused_move("@c3;b4-c3"),
        "character 4: unexpected ';'; the parts of a move should be joined by ','"
    );
    assert_eq!(
        refused_move("@f1"),
        "character 2: there is no cell f1 on this board; cells go from a1 to e5"
    );
    for text in
        ["", ",", "@", "@c3,", "@c3 ", " @c3", "-c3", "=c3", "@c03", "c2@@c3", "pass", "@ć3"]
    {
        refused_move(text);
    }
    refused_move(&"@c3,".repeat(100_000));
}
