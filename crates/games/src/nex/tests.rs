mod eval;
mod laws;
mod notation;
mod picture;
mod simple_players;

use board::{Outcome, Player, Position as _, Show as _, perft};

use super::layout::{cell, index, spread};
use super::{Colour, Move, Nex, Offer};
use crate::{SHELF, Spec};

fn position(text: &str) -> Nex {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text of the position after a legal move.
fn after(before: &str, text: &str) -> String {
    let before = position(before);
    assert!(before.is_legal(mv(text)), "{text} in {before}");
    assert!(before.moves().contains(&mv(text)), "{text} in {before}");
    before.after(mv(text)).to_string()
}

fn winner(text: &str) -> Option<Player> {
    position(text).outcome().and_then(Outcome::winner)
}

/// Every legal move, as text.
fn moves(text: &str) -> Vec<String> {
    position(text).moves().iter().map(ToString::to_string).collect()
}

fn start(spec: &str) -> String {
    Spec::read(SHELF, spec).unwrap().start(1).unwrap().to_string()
}

#[test]
fn options_choose_size_and_choice() {
    assert_eq!(start("nex:size=5"), "...../...../...../...../..... r r s");
    assert_eq!(start("nex:swap=none,size=5"), "...../...../...../...../..... r r -");
    assert_eq!(start("nex:size=3,swap=edges"), ".../.../... r r e");
    assert_eq!(start("nex").len(), 8 * 9 + 5);
    for spec in ["nex:size=2", "nex:size=14", "nex:size=05", "nex:swap=pie", "nex:sizes=5"] {
        assert!(Spec::read(SHELF, spec).is_err(), "{spec}");
    }
}

#[test]
fn a_cell_has_six_neighbours() {
    let around = |text: &str| {
        let seed = super::layout::Set::one(index(cell_of(text)));
        let near = spread(seed) & super::layout::Area::of(5).all & !seed;
        near.iter().map(|i| cell(i).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(around("c3"), ["c2", "d2", "b3", "d3", "b4", "c4"]);
    assert_eq!(around("a1"), ["b1", "a2"]);
    assert_eq!(around("e1"), ["d1", "d2", "e2"]);
    assert_eq!(around("a5"), ["a4", "b4", "b5"]);
    assert_eq!(around("e5"), ["e4", "d5"]);
}

fn cell_of(text: &str) -> board::Cell {
    board::Reader::new(text).cell(13, 13).unwrap()
}

#[test]
fn red_moves_first() {
    assert_eq!(position(&start("nex")).turn(), Player::First);
    assert_eq!(position("r.n/.../... b r -").turn(), Player::Second);
}

#[test]
fn red_joins_left_and_right_blue_top_and_bottom() {
    assert_eq!(winner("rrr/bb./... b r -"), Some(Player::First));
    assert_eq!(winner("br./br./br. r r -"), Some(Player::Second));
    assert_eq!(winner("rb./rb./r.. b r -"), None);
    // Steps go up and to the right, not up and to the left.
    assert_eq!(winner("b.r/.r./r.b b r -"), Some(Player::First));
    assert_eq!(winner("r.b/.r./b.r b r -"), None);
}

#[test]
fn a_corner_belongs_to_both_its_edges() {
    assert_eq!(winner("b.r/.r./r.b b r -"), Some(Player::First));
    assert_eq!(winner("r.b/rb./b.r r r -"), Some(Player::Second));
    assert_eq!(winner("rrr/b../b.. b r -"), Some(Player::First));
    assert_eq!(winner("b.r/br./b.r r r -"), Some(Player::Second));
}

#[test]
fn neutral_stones_join_nothing() {
    assert_eq!(winner("rnr/nb./... b r -"), None);
    assert_eq!(winner("rrn/b.n/... b r -"), None);
}

#[test]
fn a_turn_places_an_own_and_a_neutral_stone() {
    assert_eq!(after(".../.../... r r -", "a1+c3"), "r../.../..n b r -");
    assert_eq!(after("r../.../..n b r -", "c1+a3"), "r.b/.../n.n r r -");
    assert_eq!(position(".../.../... r r -").count_moves(), 72);
}

#[test]
fn a_turn_converts_two_neutral_stones_and_gives_one_own_stone_up() {
    assert_eq!(after("rn./.n./..b r r -", "b1,b2-a1"), "nr./.r./..b b r -");
    assert_eq!(after("rn./.n./b.r b r -", "B2,B1-A3"), "rb./.b./n.r r r -");
    assert_eq!(position("rn./.n./..b r r -").count_moves(), 5 * 4 + 1);
    assert_eq!(
        moves("rnr/nnb/brb r r -"),
        ["b1,a2", "b1,b2", "a2,b2"]
            .map(|pair| ["a1", "c1", "b3"].map(|own| format!("{pair}-{own}")))
            .concat()
    );
}

#[test]
fn one_neutral_stone_or_no_own_stone_is_not_enough_to_convert() {
    assert!(!moves("rb./.n./... r r -").iter().any(|mv| mv.contains(',')));
    assert_eq!(position("r.n/.../... b r -").count_moves(), 7 * 6);
}

#[test]
fn one_empty_cell_is_filled_when_nothing_else_is_possible() {
    assert_eq!(moves("rrb/rr./bbb r r -"), ["c2"]);
    assert_eq!(after("rrb/rr./bbb r r -", "c2"), "rrb/rrr/bbb b r -");
    assert_eq!(moves("rrb/rrn/bb. b r -"), ["c3"]);
    assert_eq!(after("rrb/rrn/bb. b r -", "c3"), "rrb/rrn/bbb r r -");
    // Two neutral stones can be converted, so the empty cell stays.
    assert_eq!(moves("rrb/rbb/nn. r r -"), ["a3,b3-a1", "a3,b3-b1", "a3,b3-a2"]);
}

#[test]
fn one_neutral_stone_is_converted_when_nothing_else_is_possible() {
    assert_eq!(moves("rrb/rrn/bbb r r -"), ["c2"]);
    assert_eq!(after("rrb/rrn/bbb r r -", "c2"), "rrb/rrr/bbb b r -");
    assert_eq!(winner("rrb/rrr/bbb b r -"), Some(Player::First));
    assert_eq!(moves("rrb/rrn/bbn b r -"), ["c2,c3-c1", "c2,c3-a3", "c2,c3-b3"]);
}

#[test]
fn every_turn_but_swap_adds_one_stone_and_there_are_no_draws() {
    let mut dice = board::Dice::new(5);
    for game in 0..200 {
        let mut position = Nex::start(3 + game % 6, Offer::Sides);
        while let Some(mv) = position.random_move(&mut dice) {
            let own = position.own().count();
            let colour = position.turn;
            position.play_unchecked(mv);
            let gained = position.stones[colour.index()].count() - own;
            assert_eq!(gained, u32::from(mv != Move::Swap));
        }
        assert!(matches!(position.outcome(), Some(Outcome::Win(_))));
    }
}

#[test]
fn swap_exchanges_the_players_and_nothing_on_the_board() {
    let before = position("r.n/.../... b r s");
    assert_eq!((before.turn(), before.exchanged()), (Player::Second, false));
    assert_eq!(before.count_moves(), 7 * 6 + 1);
    let swapped = before.after(Move::Swap);
    assert_eq!(swapped.to_string(), "r.n/.../... b r x");
    assert_eq!((swapped.turn(), swapped.exchanged()), (Player::First, true));
    assert_eq!(swapped.count_moves(), 7 * 6);
    let next = swapped.after(mv("a3+c3"));
    assert_eq!((next.to_string(), next.turn()), ("r.n/.../b.n r r x".into(), Player::Second));
}

#[test]
fn after_swap_a_win_of_blue_is_the_first_players() {
    assert_eq!(winner("br./br./br. r r x"), Some(Player::First));
    assert_eq!(winner("br./br./br. r r -"), Some(Player::Second));
    assert_eq!(winner("rrr/bb./... b r x"), Some(Player::Second));
}

#[test]
fn the_choice_is_open_on_the_second_turn_only() {
    assert!(!position(".../.../... r r s").is_legal(Move::Swap));
    assert_eq!(after(".../.../... r r s", "a1+c1"), "r.n/.../... b r s");
    assert_eq!(after("r.n/.../... b r s", "a3+c3"), "r.n/.../b.n r r -");
    assert_eq!(after(".../.../... r r e", "a1+c1"), "r.n/.../... b r e");
    assert_eq!(after("r.n/.../... b r e", "a3+c3"), "r.n/.../b.n r r -");
    assert!(!position("r.n/.../... b r -").is_legal(Move::Swap));
    assert!(!position("r.n/.../... b r x").is_legal(Move::Swap));
    assert!(!position("r.n/.../... b r e").is_legal(Move::Swap));
    assert_eq!(position("r.n/.../... b r -").count_moves(), 42);
}

#[test]
fn an_exchange_of_edges_is_part_of_the_second_turn() {
    assert_eq!(position(".../.../... r r e").count_moves(), 72);
    assert_eq!(position("r.n/.../... b r e").count_moves(), 2 * 42);
    assert_eq!(after("r.n/.../... b r e", "edges:a3+c3"), "r.n/.../b.n r b -");
    assert_eq!(position("r.n/.../b.n r b -").turn(), Player::First);
    for wrong in [".../.../... r r e", "r.n/.../... b r s", "r.n/.../... b r -"] {
        assert!(!position(wrong).is_legal(mv("edges:a3+c3")), "{wrong}");
    }
    assert_eq!(winner("rr./bbb/r.. r b -"), Some(Player::Second));
    assert_eq!(winner("rr./bbb/r.. r r -"), None);
    assert_eq!(winner("rb./rb./r.. b b -"), Some(Player::First));
    assert_eq!(after("r.b/rb./..n r b -", "a3+b3"), "r.b/rb./rnn b b -");
    assert_eq!(winner("r.b/rb./rnn b b -"), Some(Player::First));
}

#[test]
fn the_mover_wins_by_a_chain() {
    assert_eq!(after("rr./.bn/.b. r r -", "c1+a3"), "rrr/.bn/nb. b r -");
    assert_eq!(winner("rrr/.bn/nb. b r -"), Some(Player::First));
    assert_eq!(position("rrr/.bn/nb. b r -").count_moves(), 0);
    assert!(moves("rrr/.bn/nb. b r -").is_empty());
    let over = position("rrr/.bn/nb. b r -");
    assert_eq!(over.random_move(&mut board::Dice::new(1)), None);
    assert!(!over.is_legal(mv("a2+c3")));
}

#[test]
fn two_converted_stones_may_join_together() {
    assert_eq!(after("r.b/rnn/b.. r r -", "b2,c2-a1"), "n.b/rrr/b.. b r -");
    assert_eq!(winner("n.b/rrr/b.. b r -"), Some(Player::First));
    assert_eq!(position("r.b/rnn/b.. r r -").after(mv("b2,c2-a1")).winner, Some(Colour::Red));
}

#[test]
fn a_convert_turn_can_break_the_own_chain() {
    assert_eq!(after("r.b/rnn/b.. r r -", "b2,c2-a2"), "r.b/nrr/b.. b r -");
    assert_eq!(position("r.b/rnn/b.. r r -").after(mv("b2,c2-a2")).outcome(), None);
}

#[test]
fn in_a_set_up_position_a_joined_colour_has_won_whoever_is_to_move() {
    assert_eq!(winner("rrr/bbb/... r r -"), Some(Player::First));
    assert_eq!(winner("br./br./b.r r r -"), Some(Player::Second));
    assert_eq!(winner("brr/br./b.r b r -"), Some(Player::Second));
}

#[test]
fn the_worked_states_are_refused_as_positions_to_play() {
    let middle = "..nr./bb.rn/bbn../.r.b./r.b.r b r -".parse::<Nex>().unwrap_err();
    assert_eq!(middle.problem, "blue is to move with 5 red and 6 blue stones");
    let joined = "brnnr/nbrrb/nbr../brrbb/rbbnr b r -".parse::<Nex>().unwrap_err();
    assert_eq!(joined.problem, "blue is to move with 9 red and 9 blue stones");
    // The chain of the second one, seen with red to move.
    assert_eq!(winner("brnnr/nbrrb/nbr../brrbb/rbbnr r r -"), Some(Player::First));
}

#[test]
fn known_counts() {
    let known: [(&str, &[u64]); 8] = [
        (".../.../... r r s", &[72, 3_096, 66_528, 668_304]),
        ("..../..../..../.... r r s", &[240, 43_920]),
        ("..../..../..../.... r r e", &[240, 87_360]),
        ("..../..../..../.... r r -", &[240, 43_680]),
        ("rnr.r/bbbrr/brrrb/bbrbr/bbrbr b r -", &[1, 0, 0]),
        ("brrb/bnrn/nrbr/rrbb b r -", &[18, 84, 22]),
        (".n../..r./..../.... b r e", &[364, 48_412]),
        (".n.rb/.n..b/...../n.r../...r. b r -", &[278, 63_666]),
    ];
    for (text, counts) in known {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position(text), depth), count, "{text} at depth {depth}");
        }
    }
}
