use board::{Dice, Position as _};

use super::{Colour, Move, Nex, Offer, mv, position};
use crate::nex::layout::{Set, spread};
use crate::nex::simple_players::{easy, greedy};

/// The fewest cells to make one's own, by relaxing one cell at a time until nothing changes.
fn naive_connection(position: &Nex, colour: Colour) -> u32 {
    const FAR: u32 = 1_000;
    let [from, to] = position.edges(colour);
    let cost = |i: u8| {
        if position.stones[colour.index()].has(i) {
            0
        } else if position.stones[colour.other().index()].has(i) {
            FAR
        } else {
            1
        }
    };
    let all: Vec<u8> = position.area().all.iter().collect();
    let mut least = [FAR; 256];
    let mut changed = true;
    while changed {
        changed = false;
        for &i in &all {
            let near = (spread(Set::one(i)) & position.area().all).iter();
            let before = near.filter(|&j| j != i).map(|j| least[j as usize]).min().unwrap();
            let sum = cost(i) + if from.has(i) { 0 } else { before };
            if sum < least[i as usize] {
                least[i as usize] = sum;
                changed = true;
            }
        }
    }
    to.iter().map(|i| least[i as usize]).min().unwrap()
}

fn random_positions(seed: u64) -> Vec<Nex> {
    let mut dice = Dice::new(seed);
    let mut positions = Vec::new();
    for game in 0..30 {
        let offer = [Offer::Sides, Offer::Edges, Offer::Closed][game % 3];
        let mut position = Nex::start(3 + (game % 4) as u8, offer);
        while let Some(mv) = position.random_move(&mut dice) {
            positions.push(position.clone());
            position.play_unchecked(mv);
        }
    }
    positions
}

#[test]
fn connections_are_the_shortest() {
    for position in random_positions(1) {
        for colour in Colour::BOTH {
            let cells = position.connection(colour);
            assert_eq!(
                cells,
                Some(naive_connection(&position, colour)),
                "{colour:?} in {position}"
            );
        }
    }
    assert_eq!(position("rrr/bb./... b r -").connection(Colour::Red), Some(0));
    assert_eq!(position("rrr/bb./... b r -").connection(Colour::Blue), None);
    assert_eq!(position("..../..../..../.... r r s").connection(Colour::Blue), Some(4));
    assert_eq!(position("rnb/.../... r r -").connection(Colour::Red), Some(3));
    assert_eq!(position("rnb/.../... r r -").connection(Colour::Blue), Some(2));
}

#[test]
fn easy_tosses_a_coin_between_place_and_convert() {
    let both = position("rn./.n./..b r r -");
    let mut dice = Dice::new(2);
    let converts = (0..2_000).filter(|_| easy(&both, &mut dice) == Some(mv("b1,b2-a1"))).count();
    assert!((900..1_100).contains(&converts), "{converts}");
    let mut places = std::collections::BTreeSet::new();
    for _ in 0..2_000 {
        places.insert(easy(&both, &mut dice).unwrap());
    }
    assert_eq!(places.len() as u64, both.count_moves());
}

#[test]
fn easy_plays_what_is_possible() {
    let mut dice = Dice::new(3);
    for position in random_positions(4) {
        assert!(position.is_legal(easy(&position, &mut dice).unwrap()));
    }
    assert_eq!(easy(&position("rrb/rr./bbb r r -"), &mut dice), Some(mv("c2")));
    assert_eq!(easy(&position("rrr/bb./... b r -"), &mut dice), None);
    let open = position("r.n/.../... b r s");
    assert!((0..1_000).all(|_| easy(&open, &mut dice) != Some(Move::Swap)));
}

#[test]
fn greedy_wins_where_it_can() {
    let mut dice = Dice::new(5);
    for position in random_positions(6) {
        let chosen = greedy(&position, &mut dice).unwrap();
        let wins = |mv| position.after(mv).winner == Some(position.turn);
        let can_win = position.moves().into_iter().any(wins);
        assert_eq!(wins(chosen), can_win, "{chosen} in {position}");
    }
}

#[test]
fn greedy_takes_the_largest_lead_at_random_among_equals() {
    let lead = |position: &Nex, mover: Colour| {
        naive_connection(position, mover.other()) as i32 - naive_connection(position, mover) as i32
    };
    let mut dice = Dice::new(7);
    for position in random_positions(8).into_iter().filter(|p| p.size <= 4).step_by(3) {
        let mover = position.turn;
        let mut best: Vec<Move> = Vec::new();
        let mut most = i32::MIN;
        for mv in position.moves().into_iter().filter(|&mv| mv != Move::Swap) {
            let after = position.after(mv);
            let lead = if after.winner.is_some() { 9_999 } else { lead(&after, mover) };
            if lead > most {
                (most, best) = (lead, Vec::new());
            }
            if lead == most {
                best.push(mv);
            }
        }
        for _ in 0..3 {
            let chosen = greedy(&position, &mut dice).unwrap();
            assert!(best.contains(&chosen), "{chosen} in {position}");
        }
    }
    let start = position(".../.../... r r -");
    let chosen: std::collections::BTreeSet<_> =
        (0..100).filter_map(|_| greedy(&start, &mut dice)).collect();
    assert!(chosen.len() > 5);
}

#[test]
fn greedy_never_swaps_and_stops_when_it_is_over() {
    let mut dice = Dice::new(9);
    let open = position(".r./n../... b r s");
    assert!((0..50).all(|_| greedy(&open, &mut dice) != Some(Move::Swap)));
    assert_eq!(greedy(&position("rrr/bb./... b r -"), &mut dice), None);
    assert_eq!(greedy(&position("rrb/rr./bbb r r -"), &mut dice), Some(mv("c2")));
}
