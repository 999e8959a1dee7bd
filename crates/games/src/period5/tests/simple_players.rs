use std::collections::{BTreeMap, BTreeSet};

use board::{Dice, Player, Position as _};

use super::{ALMOST_WALLED_IN, QUIET, WALLED_IN, mv, position};
use crate::Game as _;
use crate::period5::{Move, Period5};

fn chosen(name: &str, text: &str, seeds: u64) -> BTreeSet<Move> {
    let simple_player =
        Period5::SIMPLE_PLAYERS.iter().find(|simple_player| simple_player.name == name).unwrap();
    let position = position(text);
    (0..seeds).filter_map(|seed| (simple_player.choose)(&position, &mut Dice::new(seed))).collect()
}

#[test]
fn a_random_move_is_any_legal_move_equally_often() {
    // Nothing special; a barred cell; a check; a single cube move; a check and a barred cell.
    for text in [
        QUIET,
        ".l..l/...d./....d/..c.l/dl..d d c3",
        "..d../d...c/.d.d./ll.l./...l. l -",
        "lld../lld../cd.../...../d.... l -",
        "dl.l./...../.d.../l.cdd/l.... d c3",
    ] {
        let position = position(text);
        let moves = position.moves();
        let draws = 2_000 * moves.len() as u32;
        let mut dice = Dice::new(5);
        let mut seen = BTreeMap::new();
        for _ in 0..draws {
            *seen.entry(position.random_move(&mut dice).unwrap()).or_insert(0_i64) += 1;
        }
        assert_eq!(seen.keys().copied().collect::<Vec<_>>(), moves, "{text}");
        let strayed: i64 = seen.values().map(|times| (times - 2_000).pow(2)).sum();
        let freedom = moves.len() as f64 - 1.0;
        let limit = freedom + 4.0 * (2.0 * freedom).sqrt();
        assert!(strayed as f64 / 2_000.0 <= limit, "{text}: {seen:?}");
    }
}

#[test]
fn nothing_is_chosen_when_the_game_is_over() {
    for text in
        [WALLED_IN, "ld.../lld../ld.../c..../....d l -", "llllc/....d/...../.d.../d.d.. d -"]
    {
        for name in ["random", "greedy"] {
            assert_eq!(chosen(name, text, 20), BTreeSet::new(), "{name} in {text}");
        }
    }
}

#[test]
fn the_random_player_plays_everything() {
    assert_eq!(chosen("random", QUIET, 1_000), position(QUIET).moves().into_iter().collect());
}

#[test]
fn the_greedy_player_wins_when_it_can() {
    assert_eq!(chosen("greedy", "lll.c/....d/...l./.d.../d.d.. l -", 20), [mv("d3-d1")].into());
    assert_eq!(chosen("greedy", "..c../d..../...dl/dl.../l..ld l -", 20), [mv("c1-c3")].into());
    assert_eq!(chosen("greedy", ALMOST_WALLED_IN, 20), [mv("a4-a3")].into());
}

#[test]
fn the_greedy_player_spreads_its_five_and_not_the_opponent_s() {
    for text in [QUIET, super::START, "..d.d/..d../l..../l.c.d/..ll. l c3"] {
        let position = position(text);
        // Counted from the text of the position after the move, not from the tallies.
        let spread = |text: &str, letter: char| {
            let cells = text.replace('/', "").chars().take(25).collect::<Vec<_>>();
            let five = (0..25).filter(|&i| cells[i] == letter || cells[i] == 'c');
            let (columns, colours): (BTreeSet<_>, BTreeSet<_>) =
                five.map(|i| (i % 5, (5 + i % 5 - i / 5) % 5)).unzip();
            (columns.len() + colours.len()) as i32
        };
        let (own, other) = if position.turn() == Player::First { ('l', 'd') } else { ('d', 'l') };
        let worth = |mv: Move| {
            let text = position.after(mv).to_string();
            spread(&text, own) - spread(&text, other)
        };
        let moves = position.moves();
        let most = moves.iter().map(|&mv| worth(mv)).max().unwrap();
        let best = moves.into_iter().filter(|&mv| worth(mv) == most).collect();
        assert_eq!(chosen("greedy", text, 300), best, "{text}");
    }
}
