//! Records are read as they were written, replayed, and refused where they are wrong.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use board::{Dice, Outcome, Player};
use games::{Line, SHELF, Spec};
use ludoteca_record::{self, OneLine, Reason, Record, Span, limits, read, to_json, write};

fn start(spec: &str) -> (Spec, Line) {
    let mut spec = Spec::read(SHELF, spec).unwrap();
    let start = spec.start(7).unwrap();
    (spec, Line::new(start))
}

/// A random game with everything that a record can say.
fn random_record(spec: &str, dice: &mut Dice) -> Record {
    let (spec, mut line) = start(spec);
    if dice.below(3) == 0 {
        for _ in 0..=dice.below(2) {
            let mv = line.position().random_move(dice).unwrap();
            line.play(&mv).unwrap();
        }
        line = Line::new(line.position().boxed());
    }
    for _ in 0..dice.below(60) {
        let Some(mv) = line.position().random_move(dice) else { break };
        if line.play(&mv).is_err() {
            break;
        }
    }
    let mut record = Record::new(&spec, &line);
    let words = ["", "good", "a {brace} and \\ \"quotes\"", "José, 三 [Game \"x\"] 1. * 1-0"];
    let mut said = || {
        let text = words[dice.below(4) as usize].repeat(1 + dice.below(12) as usize);
        OneLine::new(&text).unwrap()
    };
    record.opening = said();
    record.details.players[Player::First] = said();
    record.details.players[Player::Second] = said();
    record.details.event = Some(said());
    record.details.date = Some("2026-11-15".parse().unwrap());
    record.details.clock = Some("300+2".parse().unwrap());
    record.details.add("Round", said()).unwrap();
    record.details.add("Arbiter_2", said()).unwrap();
    for (i, turn) in record.turns_mut().iter_mut().enumerate() {
        turn.comment = if i % 3 == 0 { said() } else { OneLine::default() };
        turn.clock = (i % 2 == 0).then(|| Span::new(Duration::from_millis(1_234 * i as u64)));
    }
    if record.result().is_none() {
        let resigned = Some(Outcome::Win(Player::Second));
        record.conclude(resigned, Some(Reason::Resignation)).unwrap();
    }
    record
}

/// Every game, and what its options change.
fn specs() -> Vec<&'static str> {
    let options =
        ["mapello:layout=random,seed=7", "mitsudomoe:rules=official", "nex:size=4", "talpa:size=4"];
    SHELF.iter().map(|game| game.info().id).chain(options).collect()
}

#[test]
fn what_is_written_is_read_back() {
    let mut dice = Dice::new(1);
    let mut all = Vec::new();
    for spec in specs().repeat(20) {
        let record = random_record(spec, &mut dice);
        let text = record.to_string();
        assert!(
            text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80),
            "{text}"
        );
        assert_eq!(read(SHELF, &text).unwrap(), std::slice::from_ref(&record), "{text}");
        all.push(record);
    }
    let text = write(&all);
    assert_eq!(read(SHELF, &text).unwrap(), all);
    assert_eq!(write(&read(SHELF, &text).unwrap()), text);
    let json = to_json(&all);
    assert_eq!(read(SHELF, &json).unwrap(), all);
}

const SHORT: &str = r#"[Game "talpa:size=4"]
[First "Ann"]
[Second "Bob"]
[Result "0-1"]
[Reason "resignation"]

1. b2xc2 {[%clk 0:04:58.5] a quiet beginning} d3xd4 2. a1xa2 0-1
"#;

#[test]
fn harmless_variants_become_canonical() {
    assert_eq!(write(&read(SHELF, SHORT).unwrap()), SHORT);
    let loose = "\u{feff}\r\n[ First  \"Ann\" ]\r\n[Game \"talpa:size=4\"]\r\n\r\n\r\n[Second\t\"Bob\"]\r\n\
        [Reason \"resignation\"]\r\n1.B2xC2{a quiet}\r\n  {[%clk 0:4:58.50]\r\n beginning }1...d3xD4\r\n\
        a1xa2\r\n0-1";
    assert_eq!(write(&read(SHELF, loose).unwrap()), SHORT);
}

#[test]
fn the_second_player_may_begin() {
    let text = "[Game \"talpa\"]\n[Start \"xo.o/oxox/xoxo/oxox o\"]\n[Result \"*\"]\n\n\
        1... b1xa1 2. b2xb3 d1xd2 *\n";
    let records = read(SHELF, text).unwrap();
    assert_eq!(records[0].turns()[0].player(), Player::Second);
    assert_eq!(write(&records), text);
}

#[test]
fn players_are_persons_after_a_swap() {
    let text = "[Game \"nex:size=3\"]\n[Result \"*\"]\n\n1. a1+b2 swap 2. c1+c2 *\n";
    let records = read(SHELF, text).unwrap();
    let players: Vec<_> = records[0].turns().iter().map(ludoteca_record::Turn::player).collect();
    assert_eq!(players, [Player::First, Player::Second, Player::First]);
    assert_eq!(write(&records), text);
}

#[test]
fn faults_say_where_what_and_what_would_be_right() {
    let head = "[Game \"talpa:size=4\"]\n";
    for (text, fault) in [
        (
            "",
            "line 1, column 1: the text ends too early; a game begins with its tags, as in [Game \"name\"]",
        ),
        (
            "[Event \"x\"]\n*",
            "line 1, column 1: the tag Game is missing; the tags of a game begin with [Game \"name\"]",
        ),
        (
            "[Event \"x\\\"\"]\n[Game \"talpa:size=5\"]\n*",
            "line 2, column 19: '5' is not a value of size; allowed: 4, 6, 8, 10",
        ),
        (
            "[Game \"talpa\"] *",
            "line 1, column 16: unexpected '*'; a tag stands on a line of its own",
        ),
        (
            "[Game \"talpa\n*",
            "line 1, column 13: the line ends too early; the value should end with a double quote; inside it write \\\" and \\\\",
        ),
        (
            "[Game \"talpa\"]\n[game \"talpa\"]\n*",
            "line 2, column 2: there is no tag 'game'; write Game",
        ),
        (
            "[Game \"talpa\"]\n[Date \"1.1.2026\"]\n*",
            "line 2, column 8: this is not a date; write a day, a month or a year, as in 2026-11-15, 2026-11 or 2026",
        ),
        (
            "[Game \"mapello:layout=random\"]\n*",
            "line 1, column 29: the start is left to chance; write down what was drawn, as in mapello:layout=random,seed=1",
        ),
        (
            "[Game \"talpa:size=4\"]\n[Start \"xoxo/oxox/xoxo/oxox x\"]\n*",
            "line 1, column 13: a position says everything by itself, so options are refused; beside Start give the name alone: talpa",
        ),
    ] {
        assert_eq!(read(SHELF, text).unwrap_err().to_string(), fault, "{text}");
    }
    for (moves, fault) in [
        (
            "1. b2xc2",
            "line 2, column 9: the text ends too early; a move, a comment in braces or the result should stand here",
        ),
        (
            "1. b2xc2 2. d4xd3 *",
            "line 2, column 10: the turn has the wrong number 2.; it should be 1...",
        ),
        (
            "1. z2xc2 *",
            "line 2, column 4: there is no cell z2 on this board; cells go from a1 to d4",
        ),
        ("{x\n{ *", "line 3, column 1: unexpected '{'; comments can't be nested; write \\{"),
        (
            "{x *",
            "line 2, column 1: this comment does not end; a comment should end with }; inside it write \\} and \\\\",
        ),
        (
            "{[%clk 0:00:01]} *",
            "line 2, column 1: a clock time before the first move; clock times stand after moves",
        ),
        (
            "1. b2xc2 {[%clk 5]} *",
            "line 2, column 10: this is not a clock time; a clock time is written as in 0:05:00 or 0:00:09.25",
        ),
        (
            "* {late}",
            "line 2, column 3: unexpected '{'; a game begins with its tags, as in [Game \"name\"]",
        ),
    ] {
        let text = format!("{head}{moves}");
        assert_eq!(read(SHELF, &text).unwrap_err().to_string(), fault, "{text}");
    }
}

#[test]
fn results_and_reasons_follow_the_rules() {
    let mut dice = Dice::new(3);
    let (spec, mut line) = start("talpa:size=4");
    while line.verdict().is_none() {
        let mv = line.position().random_move(&mut dice).unwrap();
        line.play(&mv).unwrap();
    }
    let ended = Record::new(&spec, &line);
    let right = ludoteca_record::result_text(ended.result());
    let wrong = if right == "1-0" { "0-1" } else { "1-0" };
    let text = ended.to_string();
    assert!(text.contains("[Reason \"rules\"]\n"), "{text}");
    for changed in [
        text.replace(right, wrong),
        text.replace(right, "*"),
        text.replace("rules", "resignation"),
        text.replace(&format!(" {right}"), &format!(" a1xa2 {right}")),
        text.replace(&format!("[Result \"{right}\"]"), &format!("[Result \"{wrong}\"]")),
    ] {
        assert!(read(SHELF, &changed).is_err(), "{changed}");
    }
    assert_eq!(read(SHELF, &text.replace("[Reason \"rules\"]\n", "")).unwrap(), [ended]);
    for (result, reason, right) in [
        ("1-0", "resignation", true),
        ("0-1", "time", true),
        ("1-0", "forfeit", true),
        ("1/2-1/2", "agreement", true),
        ("1/2-1/2", "adjudication", true),
        ("*", "abandoned", true),
        ("1-0", "rules", false),
        ("1-0", "agreement", false),
        ("1/2-1/2", "resignation", false),
        ("*", "time", false),
        ("1-0", "abandoned", false),
        ("1-0", "boredom", false),
    ] {
        let text = format!("[Game \"talpa\"]\n[Reason \"{reason}\"]\n{result}");
        assert_eq!(read(SHELF, &text).is_ok(), right, "{text}");
    }
}

#[test]
fn limits_hold() {
    let game = "[Game \"talpa\"]\n";
    let long = "x".repeat(limits::WORDS + 1);
    let tags: Vec<_> = (0..limits::TAGS).map(|i| format!("[Tag{i} \"\"]\n")).collect();
    let tags = tags.concat();
    for text in [
        format!("{game}[Event \"{long}\"]\n*"),
        format!("{game}{{{long}}} *"),
        format!("{game}{{{}}} {{{}}} *", &long[1..], &long[1..]),
        format!("{game}{tags}*"),
        format!("{game}[{long} \"\"]\n*"),
        format!("{game}{long} *"),
        " ".repeat(limits::BYTES + 1),
    ] {
        let fault = read(SHELF, &text).unwrap_err().to_string();
        assert!(fault.len() < 300, "{fault}");
    }
    let round = "b3-a3 d3-e3 a3-b3 e3-d3 ".repeat(3);
    let fault = read(SHELF, &format!("[Game \"period5\"]\n{round}*")).unwrap_err().to_string();
    assert_eq!(
        fault,
        "line 2, column 49: the game is over: the position has occurred 3 times; the result should stand here"
    );
}

#[test]
fn json_says_where_it_is_wrong() {
    for (text, fault) in [
        ("[]", "line 1, column 1: there is no game; an array should hold games"),
        (
            "{\"game\":\"talpa\",\"result\":\"2-0\",\"moves\":[]}",
            "game 1: Result: '2-0' is not a result; results are 1-0, 0-1, 1/2-1/2 and *",
        ),
        (
            "[{\"game\":\"talpa\",\"result\":\"*\",\"moves\":[{\"move\":\"a1\"}]}]",
            "game 1, turn 1: ",
        ),
        (
            "{\"game\":\"talpa\",\"moves\":[]}",
            "line 1, column 27: missing field `result`; docs/records.md says what it may hold",
        ),
        (
            "{\"game\":\"talpa\",\"result\":\"*\",\"moves\":[],\"tags\":[[\"Result\",\"1-0\"]]}",
            "game 1: Result: the tag 'Result' is there twice; ",
        ),
        (
            "{\"game\":\"chess\",\"result\":\"*\",\"moves\":[]}",
            "game 1: Game: there is no game 'chess'; ",
        ),
    ] {
        let found = read(SHELF, text).unwrap_err().to_string();
        assert!(found.starts_with(fault), "{found}");
    }
}

#[test]
fn twenty_thousand_mutated_texts_are_refused_or_round_trip() {
    const STRANGE: [&str; 16] = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        "\n",
        "\r\n",
        "\0",
        "\u{1f600}",
        "[%clk ",
        "1-0",
        "9.",
        " ",
        "*",
        "[Game \"talpa\"]\n",
    ];
    let mut dice = Dice::new(20);
    let mut accepted = 0;
    let specs = specs();
    let texts: Vec<Vec<char>> = (0..42)
        .map(|i| {
            let record = random_record(specs[i % specs.len()], &mut dice);
            let text = if i % 6 == 5 { to_json(&[record]) } else { record.to_string() };
            text.chars().take(1_500).collect()
        })
        .collect();
    for i in 0..20_000 {
        let mut text = texts[i % texts.len()].clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(text.len() as u32 + 1) as usize;
            let other = &texts[dice.below(texts.len() as u32) as usize];
            match dice.below(6) {
                0 => drop(text.splice(at..at, STRANGE[dice.below(16) as usize].chars())),
                1 if at < text.len() => drop(text.remove(at)),
                2 if at < text.len() => text[at] = other[at % other.len()],
                3 => text.truncate(at),
                4 => {
                    let piece: Vec<char> = text[at..].iter().take(20).copied().collect();
                    text.splice(at..at, piece);
                }
                _ => {
                    let tail: Vec<char> = other.iter().skip(at).copied().collect();
                    text.splice(at.., tail);
                }
            }
        }
        let text: String = text.into_iter().collect();
        match read(SHELF, &text) {
            Ok(records) => {
                accepted += 1;
                let canonical = write(&records);
                assert_eq!(read(SHELF, &canonical).unwrap(), records, "{text}");
                assert_eq!(read(SHELF, &to_json(&records)).unwrap(), records, "{text}");
            }
            Err(fault) => {
                let fault = fault.to_string();
                assert!(!fault.contains('\n') && fault.len() < 400, "{fault}");
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} were accepted");
}
