use board::{Position as _, Show as _};

use super::{Move, Nex, position};

fn error(text: &str) -> String {
    text.parse::<Nex>().expect_err(text).to_string()
}

#[test]
fn positions_have_one_spelling() {
    for text in [
        ".../.../... r r s",
        ".../.../... r r e",
        ".../.../... r r -",
        "r.n/.../... b r s",
        "r.n/.../... b r e",
        "r.n/.../... b r x",
        "r.n/.../... b r -",
        "r../.../... b r s",
        "r.n/.../b.n r b -",
        "r.n/.../b.n r r x",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn sizes_out_of_range_are_refused() {
    let hint = "rows of 3 to 13 should be joined by '/'";
    assert_eq!(error(""), format!("character 1: the first row is 0 characters long; {hint}"));
    assert_eq!(
        error("../.. r r s"),
        format!("character 1: the first row is 2 characters long; {hint}")
    );
    let fourteen = [&*".".repeat(14); 14].join("/");
    assert_eq!(
        error(&format!("{fourteen} r r s")),
        format!("character 1: the first row is 14 characters long; {hint}")
    );
    let thirteen = [&*".".repeat(13); 13].join("/");
    assert_eq!(position(&format!("{thirteen} r r s")).count_moves(), 169 * 168);
}

#[test]
fn rows_of_unequal_length_are_refused() {
    assert_eq!(error(".../../... r r s"), "character 7: unexpected '/'; c2 should be r, b, n or .");
    assert_eq!(
        error(".../..../... r r s"),
        "character 8: unexpected '.'; 3 rows of 3 should be joined by '/'"
    );
    assert_eq!(
        error(".../... r r s"),
        "character 8: unexpected ' '; 3 rows of 3 should be joined by '/'"
    );
    assert_eq!(
        error(".../.../.../... r r s"),
        "character 12: unexpected '/'; a single blank and then the side to move should follow"
    );
    assert_eq!(
        error(".../.R./... r r s"),
        "character 6: unexpected 'R'; b2 should be r, b, n or ."
    );
}

#[test]
fn stone_counts_fit_the_side_to_move() {
    assert_eq!(
        error("r../.../... r r -"),
        "character 13: red is to move with 1 red and 0 blue stones; \
         red should have as many stones as blue when red is to move"
    );
    assert_eq!(
        error("r.b/.../... b r -"),
        "character 13: blue is to move with 1 red and 1 blue stones; \
         red should have one stone more than blue when blue is to move"
    );
    assert!("rr./.../... b r -".parse::<Nex>().is_err());
    assert!("b../.../... b r -".parse::<Nex>().is_err());
}

#[test]
fn neutral_stones_are_not_more_than_coloured_ones() {
    assert_eq!(
        error("rnn/.../... b r -"),
        "character 1: 2 neutral stones and 1 coloured ones; \
         there should be at most as many neutral stones as coloured ones"
    );
    assert!("n../.../... r r -".parse::<Nex>().is_err());
    assert_eq!(position("rnn/b../... r r -").neutral.count(), 2);
}

#[test]
fn the_choice_fits_the_turns_played() {
    let over = "character 17: the second turn is over, and with it the choice; \
                x or - should stand here";
    assert_eq!(error("r.b/.../... r r s"), over);
    assert_eq!(error("r.b/.../... r r e"), over);
    assert_eq!(
        error(".../.../... r r x"),
        "character 17: nobody can have exchanged colours before the first turn; \
         s, e or - should stand here"
    );
    assert_eq!(
        error("r.b/.../... r r S"),
        "character 17: unexpected 'S'; the second player's choice should be s, e, x or -"
    );
}

#[test]
fn blue_owns_left_and_right_only_after_the_second_turn() {
    let early = "character 15: blue cannot own the left and right edges before the second turn is \
                 over; the owner should be r";
    for text in [".../.../... r b -", "r../.../... b b -", "r../.../... b b e", "r../.../... b b x"]
    {
        assert_eq!(error(text), early);
    }
    assert_eq!(
        error("r.b/.../... r b x"),
        "character 17: a game in which the edges are exchanged has no exchange of colours; \
         with the edges exchanged, - should stand here"
    );
    for text in ["r.b/.../... r b s", "r.b/.../... r b e"] {
        assert!(text.parse::<Nex>().is_err(), "{text}");
    }
}

#[test]
fn fields_are_exact() {
    for text in [
        " .../.../... r r s",
        ".../.../...  r r s",
        ".../.../... r r s ",
        ".../.../... r r",
        ".../.../... r s",
        ".../.../...",
        ".../.../... R r s",
        ".../.../... r r s\n",
        "...\\...\\... r r s",
        "é../.../... r r s",
        "ééé/.../... r r s",
        "///",
    ] {
        assert!(text.parse::<Nex>().is_err(), "{text}");
    }
    assert!("r".repeat(1_000_000).parse::<Nex>().is_err());
}

#[test]
fn moves_are_read_in_either_case_and_order() {
    for (text, canonical) in [
        ("c3+d4", "c3+d4"),
        ("C3+D4", "c3+d4"),
        ("c3,d4-e5", "c3,d4-e5"),
        ("d4,c3-e5", "c3,d4-e5"),
        ("a2,m1-A1", "m1,a2-a1"),
        ("M13", "m13"),
        ("e5", "e5"),
        ("SWAP", "swap"),
        ("Edges:C3+d4", "edges:c3+d4"),
    ] {
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(mv));
    }
}

#[test]
fn wrong_move_texts_are_refused() {
    let forms = "a turn is written like c3+d4, c3,d4-e5, c3, swap or edges:c3+d4";
    for (text, error) in [
        ("", format!("character 1: '' is not a turn; {forms}")),
        ("swop", format!("character 1: 'swop' is not a turn; {forms}")),
        ("edge:c3+d4", format!("character 1: 'edge:c3+d4' is not a turn; {forms}")),
        ("pass", format!("character 1: 'pass' is not a turn; {forms}")),
        ("c3-d4", format!("character 3: unexpected '-'; {forms}")),
        ("swaps", "character 5: 's' is too much; the text should end here".into()),
        ("c3+d4 ", "character 6: ' ' is too much; the text should end here".into()),
        (
            "c3+",
            "character 4: the text ends too early; a cell from a1 to m13 should stand here".into(),
        ),
        ("n1+a1", "character 1: there is no cell n1 on this board; cells go from a1 to m13".into()),
        ("a0", "character 1: there is no cell a0 on this board; cells go from a1 to m13".into()),
        ("a14", "character 1: there is no cell a14 on this board; cells go from a1 to m13".into()),
        (
            "c3,d4",
            "character 6: the text ends too early; a convert turn is written like c3,d4-e5".into(),
        ),
        (
            "edges:c3,d4-e5",
            "character 9: unexpected ','; a turn after edges: places, as in edges:c3+d4".into(),
        ),
        (
            "edges:c3",
            "character 9: the text ends too early; a turn after edges: places, as in edges:c3+d4"
                .into(),
        ),
    ] {
        assert_eq!(text.parse::<Move>().expect_err(text).to_string(), error);
    }
    for text in
        ["a01", "é1", "1a", "edges:swap", "swap+a1", "c3+d4-e5", "c3,d4,e5", "c3+d4+e5", " swap"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    assert!("1".repeat(1_000_000).parse::<Move>().is_err());
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    let quiet = "rn./.n./..b r r -";
    let first = ".../.../... r r";
    let second = "r.n/.../... b r";
    for (text, mv, why) in [
        (quiet, "d4+a3", "there is no cell d4 on this board, which ends at c3"),
        (quiet, "a3+m13", "there is no cell m13 on this board, which ends at c3"),
        (quiet, "a1+a3", "there is a red stone on a1"),
        (quiet, "a3+c3", "there is a blue stone on c3"),
        (quiet, "a3+b2", "there is a neutral stone on b2"),
        (quiet, "a3+a3", "the two stones need two cells, and a3 is one"),
        (quiet, "b1,b1-a1", "two neutral stones are converted, and b1 is one"),
        (quiet, "b1,a3-a1", "there is no neutral stone on a3"),
        (quiet, "a3,b2-a1", "there is no neutral stone on a3"),
        (quiet, "a1,b2-a1", "on a1 there is a red stone, not a neutral one"),
        (quiet, "b1,c3-a1", "on c3 there is a blue stone, not a neutral one"),
        (
            quiet,
            "b1,b2-b1",
            "b1 becomes an own stone on this turn: another own stone becomes neutral",
        ),
        (
            quiet,
            "b1,b2-b2",
            "b2 becomes an own stone on this turn: another own stone becomes neutral",
        ),
        (quiet, "b1,b2-c3", "red has no stone on c3 to become neutral"),
        (quiet, "b1,b2-a3", "red has no stone on a3 to become neutral"),
        (
            quiet,
            "a3",
            "a turn of one cell is played only when nothing can be placed or converted, and here \
             something can",
        ),
        ("rrb/rr./bbb r r -", "a1", "the only turn left is c2"),
        ("rrb/rr./bbb r r -", "c2+c2", "the two stones need two cells, and c2 is one"),
        (
            quiet,
            "swap",
            "the colours can be exchanged only on the second turn of a game that allows it",
        ),
        (
            &format!("{first} s"),
            "swap",
            "the colours can be exchanged on the second turn, not on the first",
        ),
        (
            &format!("{second} e"),
            "swap",
            "in this game the edges can be exchanged, not the colours: the second turn may begin \
             with edges:",
        ),
        (&format!("{second} x"), "swap", "the players have exchanged colours already"),
        (
            &format!("{first} e"),
            "edges:a1+a2",
            "the edges can be exchanged on the second turn, not on the first",
        ),
        (
            &format!("{second} s"),
            "edges:b1+a2",
            "in this game the colours can be exchanged, not the edges",
        ),
        (
            &format!("{second} x"),
            "edges:b1+a2",
            "in this game the colours can be exchanged, not the edges",
        ),
        (
            &format!("{second} -"),
            "edges:b1+a2",
            "the edges can be exchanged only on the second turn of a game that allows it",
        ),
        (&format!("{second} e"), "edges:b1+c1", "there is a neutral stone on c1"),
    ] {
        let mv: Move = mv.parse().unwrap();
        assert!(!position(text).is_legal(mv), "{mv} in {text}");
        assert_eq!(position(text).why_illegal(mv), why, "{mv} in {text}");
    }
}

#[test]
fn moves_that_no_text_spells_are_not_legal() {
    let quiet = position("rn./.n./..b r r -");
    let Move::Convert { first, second, own } = "b1,b2-a1".parse().unwrap() else { unreachable!() };
    assert!(quiet.is_legal(Move::Convert { first, second, own }));
    assert!(!quiet.is_legal(Move::Convert { first: second, second: first, own }));
    for index in 0..=u8::MAX {
        let off = Move::Place { own: index, neutral: index.wrapping_add(1), edges: false };
        assert_eq!(quiet.is_legal(off), quiet.moves().contains(&off));
        assert!(!quiet.is_legal(Move::Single(index)));
    }
}
