//! Position texts taken and refused, results, and the choices of the one-move-ahead players.

use std::collections::BTreeSet;

/// A game, and texts of one kind.
type Texts = (&'static str, &'static [&'static str]);

const TAKEN: &[Texts] = &[
    (
        "mapello",
        &[
            "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## O 8 0",
            "JJJJJJJJ##/##########/#********#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0 0",
        ],
    ),
    ("talpa", &["..../..../..../.... o", "xxxx/xxxx/xxxx/xxxx o"]),
    ("mitsudomoe", &[".,.,.,bB,bB/.,.,.,b,wbB/.,.,w,.,./wW,bwW,.,.,./w,wW,.,.,. w 2 3 flexible"]),
    (
        "period5",
        &[
            ".d.../l.d../.lcd./..l.d/...l. d -",
            ".d.../l.d../.l.dc/..l.d/...l. d e2",
            "llll./...../c..../...../dddd. d c3",
        ],
    ),
    (
        "nex",
        &[
            ".../.../... r r s",
            ".../.../... r r e",
            ".../.../... r r -",
            "r../.../... b r s",
            "r../.n./... b r e",
            "r../.n./... b r x",
            "r../.n./... b r -",
            "rb./.../... r r x",
            "rb./.../... r b -",
            "rb./.nn/..r b b -",
        ],
    ),
];

const REFUSED: &[Texts] = &[
    (
        "mapello",
        &[
            "",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## x 0 0",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 00 0",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X +1 0",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 5 4",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#.......*#/########## X 4 4",
            "##########/#........#/#........#/#........#/#...#....#/#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/#........#/#........#/#........#/#...*....#/#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/#.J......#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/#........#/#........#/#........#/#........O/#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/#........#/#........#/#........#/#........./#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/##########/##.......#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0 0",
            "##########/#********#/#*.......#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0 0",
            "JJJJJJJJJ#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 0 0",
        ],
    ),
    (
        "talpa",
        &[
            "",
            " ",
            "xoxo/oxox/xoxo/oxox",
            "xoxo/oxox/xoxo/oxox x ",
            " xoxo/oxox/xoxo/oxox x",
            "xoxo/oxox/xoxo/oxox  x",
            "xoxo/oxox/xoxo/oxox X",
            "xoxo/oxox/xoxo/oxoX x",
            "xoxo/oxox/xoxo/oxo x",
            "xoxo/oxox/xoxo/oxox/ x",
            "xo/ox x",
            "xoxox/oxoxo/xoxox/oxoxo/xoxox x",
            "xoxo/oxox/xoxo/oxoé x",
        ],
    ),
    (
        "mitsudomoe",
        &[
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 Flexible",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 05 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,w/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wB/.,.,.,.,./bW,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,W/.,.,.,w,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wWw/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,/bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,.w/bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible",
        ],
    ),
    (
        "period5",
        &[
            ".d.../l.d../.lcd./..l.d/...l. l",
            ".d.../l.d../.lcd./..l.d/..... l -",
            ".d.../l.d../.lcd./..l.d/..cl. l -",
            ".d.../l.d../.lcd./..l.d/...l. l C1",
            ".d.../l.d../.lcd./..l.d/...l. l c3",
            ".d.../l.d../.lcd./..l.d/...l. l b3",
            ".d.../l.d../.lcd./..l.d/...l. l c1",
            ".d.../l.d../.lcd./..l.d/...l. l a1",
            ".d.../l.d../.l.dc/..l.d/...l. d e6",
            ".d.../l.d../.l.dc/..l.d/...l. d e02",
        ],
    ),
    (
        "nex",
        &[
            "../.. r r s",
            ".../.../.. r r s",
            ".../.../.../... r r s",
            ".../.../... b r s",
            ".../.../... r r x",
            ".../.../... r b -",
            ".../.../... r r S",
            "n../.../... r r -",
            "r../.../... r r -",
            "r../.../... b b -",
            "r../nn./... b r -",
            "rb./.../... r r s",
            "rb./.../... r r e",
            "rb./.../... r b x",
            "rb./.../... r b s",
            "bb./r../... r r -",
            "..nr./bb.rn/bbn../.r.b./r.b.r b r -",
            "brnnr/nbrrb/nbr../brrbb/rbbnr b r -",
        ],
    ),
    ("chess", &["", "8/8 w"]),
];

#[test]
fn legal_texts_are_taken_and_written_again() {
    for (game, texts) in TAKEN {
        for text in *texts {
            let position = ludoteca_naive::parse(game, text);
            assert!(position.is_ok(), "{game}: {text}: {:?}", position.err());
            assert_eq!(position.ok().map(|position| position.text()).as_deref(), Some(*text));
        }
    }
}

#[test]
fn other_texts_are_refused() {
    for (game, texts) in REFUSED {
        for text in *texts {
            assert!(ludoteca_naive::parse(game, text).is_err(), "{game}: {text}");
        }
    }
    assert!(ludoteca_naive::parse("nex", &"r".repeat(1_000_000)).is_err());
}

#[test]
fn finished_games_have_their_winners() {
    let cases = [
        // The edges of the side to move count first: the other side has lost by its own move.
        ("talpa", "..../..../..../.... o", Some('o')),
        ("talpa", "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x", Some('o')),
        ("talpa", "xxxx/xxxx/xxxx/xxxx o", Some('x')),
        ("talpa", "oooo/oooo/oooo/.... x", Some('x')),
        (
            "mitsudomoe",
            ".,.,.,bB,bB/.,.,.,b,wbB/.,.,w,.,./wW,bwW,.,.,./w,wW,.,.,. w 2 3 flexible",
            Some('b'),
        ),
        // Black's home is filled and black has moved.
        (
            "mitsudomoe",
            ".,.,.,wW,wW/.,.,b,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 4 official",
            Some('w'),
        ),
        ("period5", "ld.../lld../ld.../c..../....d l -", Some('d')),
        ("nex", "rrr/bb./.n. b r -", Some('r')),
        ("nex", "rrr/bbb/... r b -", Some('b')),
        (
            "mapello",
            "##########/#........#/#........#/#........#/#...X....#/#........#/#........#/#........#/#........#/########## X 0 1",
            Some('O'),
        ),
        (
            "mapello",
            "##########/#........#/#........#/#........#/#........#/#........#/#........#/#........#/#........#/########## X 1 1",
            None,
        ),
    ];
    for (game, text, winner) in cases {
        let position = ludoteca_naive::parse(game, text).expect("the position is legal");
        assert_eq!(position.result(), Some(winner), "{game}: {text}");
        assert!(position.moves().is_empty(), "{game}: {text}");
        assert!(position.greedy().is_empty(), "{game}: {text}");
    }
}

#[test]
fn games_that_go_on_have_no_result() {
    let cases = [
        ("mitsudomoe", ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 official"),
        ("mitsudomoe", ".,.,.,wW,wW/.,.,b,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 4 flexible"),
        ("nex", "rr./bb./.n. r r -"),
    ];
    for (game, text) in cases {
        let position = ludoteca_naive::parse(game, text).expect("the position is legal");
        assert_eq!(position.result(), None, "{game}: {text}");
        assert!(!position.moves().is_empty(), "{game}: {text}");
    }
}

/// Blue stones beside a red corner stone that make red go round them.
const CORNER_ANSWERS: &[&str] = &[
    "b1+a2", "b1+a3", "b1+b2", "b1+b3", "b1+c1", "b1+c2", "b1+c3", "c1+a2", "c1+a3", "c1+b1",
    "c1+b2", "c1+b3", "c1+c2", "c1+c3",
];

#[test]
fn greedy_players_choose_what_is_best_at_once() {
    let cases: [(&str, &str, &[&str]); 7] = [
        (
            "mapello",
            "##########/#........#/#........#/#........#/#...XO...#/#...OX...#/#........#/#........#/#........#/########## X 0 0",
            &["d6"],
        ),
        ("talpa", "xoxo/oxox/xoxo/oxox x", &["d4xd3"]),
        ("talpa", "x..o/.x../..o./x..o x", &["xb2"]),
        ("nex", "rr./bb./nn. r r -", &["c1+c2", "c1+c3"]),
        // Own and opposing distance are 2 and 3 after these; the neutral stone changes neither.
        ("nex", "r../.../... b r -", CORNER_ANSWERS),
        (
            "period5",
            ".d.../l.d../.lcd./..l.d/...l. l -",
            &["a2-a3", "a2-a4", "a2-a5", "b3-b4", "b3-b5", "c4-a4", "c4-b4", "c4-c5"],
        ),
        (
            "mitsudomoe",
            ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
            &["@c2,d1-c2", "@d2,d1-d2", "@d2,e1-d2", "@d2,e2-d2", "@d3,e2-d3"],
        ),
    ];
    for (game, text, choices) in cases {
        let position = ludoteca_naive::parse(game, text).expect("the position is legal");
        let choices: BTreeSet<String> =
            choices.iter().map(std::string::ToString::to_string).collect();
        assert_eq!(position.greedy(), choices, "{game}: {text}");
    }
}
