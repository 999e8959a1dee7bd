use std::collections::{BTreeMap, BTreeSet};

use board::{Dice, Position as _, Show as _, Spot, Symmetric as _, Symmetry};

use super::{Move, Nex, Offer, position};
use crate::nex::turns::Turns;

/// A random move, and every other time `swap` where it is offered.
fn next_move(position: &Nex, dice: &mut Dice) -> Option<Move> {
    let swap = position.is_legal(Move::Swap) && dice.below(2) == 0;
    if swap { Some(Move::Swap) } else { position.random_move(dice) }
}

/// Looks at every position of random games: of `games` games of each size and offer.
pub(super) fn walk(
    sizes: std::ops::RangeInclusive<u8>,
    games: u32,
    seed: u64,
    look: impl Fn(&Nex),
) {
    let mut dice = Dice::new(seed);
    for size in sizes {
        for offer in [Offer::Sides, Offer::Edges, Offer::Closed] {
            for _ in 0..games {
                let mut position = Nex::start(size, offer);
                look(&position);
                while let Some(mv) = next_move(&position, &mut dice) {
                    position.play_unchecked(mv);
                    look(&position);
                }
            }
        }
    }
}

#[test]
fn texts_round_trip() {
    walk(3..=13, 3, 1, |position| {
        // The winner is compared too: found stone by stone here, on the whole board there.
        assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        assert_eq!(position.clone().judged().key(), position.key());
    });
    walk(3..=4, 2, 2, |position| {
        for mv in position.moves() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    });
}

#[test]
fn the_winner_after_every_move_is_the_one_on_the_whole_board() {
    walk(3..=4, 12, 3, |position| {
        for mv in position.moves() {
            let after = position.after(mv);
            assert_eq!(after, after.clone().judged(), "{mv} in {position}");
        }
    });
    walk(5..=6, 1, 4, |position| {
        for mv in position.moves() {
            let after = position.after(mv);
            assert_eq!(after, after.clone().judged(), "{mv} in {position}");
        }
    });
    walk(7..=13, 40, 5, |position| assert_eq!(*position, position.clone().judged(), "{position}"));
}

#[test]
fn numbered_turns_are_the_listed_ones() {
    walk(3..=5, 3, 6, |position| {
        let listed: BTreeSet<_> = position.moves().into_iter().collect();
        assert_eq!(listed.len() as u64, position.count_moves());
        assert_eq!(listed.len(), position.moves().len());
        if position.outcome().is_none() {
            let turns = Turns::new(position);
            let numbered: BTreeSet<_> = (0..turns.count()).map(|n| turns.nth(n)).collect();
            assert_eq!(numbered, listed, "{position}");
        }
        assert!(listed.iter().all(|&mv| position.is_legal(mv)));
    });
}

#[test]
fn no_text_is_too_strange_to_be_judged() {
    let mut dice = Dice::new(10);
    let mut scribble = |alphabet: &[&str], most: u32| -> String {
        (0..dice.below(most)).filter_map(|_| dice.pick(alphabet)).collect()
    };
    let boards =
        [".../.../... r r s", "r.n/.../... b r e", "rn./.n./..b r r -", "rrb/rr./bbb r r -"];
    let boards = boards.map(position);
    for _ in 0..20_000 {
        let cells =
            ["a1", "b2", "c2", "c3", "m13", "n1", "é", "edges:", "swap", "+", ",", "-", "0"];
        if let Ok(mv) = scribble(&cells, 7).parse::<Move>() {
            for board in &boards {
                let legal = board.moves().contains(&mv);
                assert_eq!(board.is_legal(mv), legal, "{mv} in {board}");
                assert!(legal || !board.why_illegal(mv).is_empty());
            }
        }
        let rows =
            ["rbn", "...", "r.b", "n..", "/", "/", " ", "r", "b", " r r s", " b r -", " r b x"];
        if let Ok(position) = scribble(&rows, 9).parse::<Nex>() {
            assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}

#[test]
fn positions_have_keys_of_their_own() {
    let start = position("r.n/.../... b r s");
    let mut seen = BTreeMap::new();
    for text in ["s", "e", "x", "-"].map(|offer| format!("r.n/.../... b r {offer}")) {
        assert_eq!(seen.insert(position(&text).key(), text), None);
    }
    for mv in start.moves() {
        let after = start.after(mv);
        if mv != Move::Swap {
            assert_eq!(seen.insert(after.key(), after.to_string()), None);
        }
    }
    assert_ne!(position("r.b/.../... r r -").key(), position("r.b/.../... r b -").key());
    assert_ne!(
        position(".../.../... r r -").key(),
        position(&super::start("nex:size=4,swap=none")).key()
    );
}

#[test]
fn random_moves_are_equally_likely() {
    let mut dice = Dice::new(7);
    for text in ["rn./nnb/.rb r r -", "rn./.n./bbr r r -", "rrn/nnn/bb. r r -", "r.n/.../... b r s"]
    {
        let Ok(position) = text.parse::<Nex>() else { continue };
        let expected = 2_000.0;
        let moves = position.count_moves();
        let mut drawn = BTreeMap::new();
        for _ in 0..moves * expected as u64 {
            *drawn.entry(position.random_move(&mut dice).unwrap()).or_insert(0.0) += 1.0;
        }
        assert_eq!(drawn.len() as u64, moves);
        let squares: f64 = drawn.values().map(|n: &f64| (n - expected).powi(2) / expected).sum();
        let freedom = moves as f64 - 1.0;
        // Five standard deviations of a chi-square distribution.
        assert!(squares < freedom + 5.0 * (2.0 * freedom).sqrt(), "{text}: {squares}");
    }
}

#[test]
fn no_gesture_begins_another() {
    walk(3..=4, 4, 8, |position| {
        let mut gestures: BTreeMap<Vec<Spot>, _> = BTreeMap::new();
        for mv in position.moves() {
            for gesture in position.gestures(mv) {
                assert_eq!(gestures.insert(gesture, mv), None, "{position}");
            }
        }
        // Sorted, a gesture stands right before those that it begins.
        let sorted: Vec<_> = gestures.keys().collect();
        for pair in sorted.windows(2) {
            assert!(!pair[1].starts_with(pair[0]), "{position}");
        }
    });
}

#[test]
fn symmetries_commute_with_moves() {
    let mut dice = Dice::new(9);
    for game in 0..120 {
        let offer = [Offer::Sides, Offer::Edges, Offer::Closed][game % 3];
        let mut position = Nex::start(3 + (game % 11) as u8, offer);
        while let Some(mv) = next_move(&position, &mut dice) {
            let after = position.after(mv);
            for symmetry in position.symmetries() {
                let image = position.image(symmetry);
                let turned = position.image_of_move(mv, symmetry);
                assert_eq!(image.to_string().parse().as_ref(), Ok(&image));
                assert_eq!(image.count_moves(), position.count_moves());
                assert!(image.is_legal(turned));
                assert_eq!(image.after(turned), after.image(symmetry), "{mv} in {position}");
                // Each of them is its own inverse.
                assert_eq!(image.image(symmetry), position);
            }
            position = after;
        }
    }
}

#[test]
fn transpositions_exchange_the_edges_where_that_can_be_written() {
    let [transposed, turned] =
        [Symmetry::IDENTITY, Symmetry::HALF_TURN].map(|s| Symmetry { transpose: true, ..s });
    for (text, count) in [
        (".../.../... r r s", 2),
        (".../.../... r r -", 2),
        ("r.n/.../... b r e", 2),
        ("r.n/.../... b r -", 2),
        ("rbn/.../... r r x", 2),
        ("rbn/.../... r r -", 4),
        ("rbn/.../... r b -", 4),
    ] {
        let symmetries = position(text).symmetries();
        let all = [Symmetry::IDENTITY, Symmetry::HALF_TURN, transposed, turned];
        assert_eq!(symmetries, all[..count], "{text}");
    }
    let corner = position("rbn/.../... r r -");
    assert_eq!(corner.image(transposed).to_string(), "r../b../n.. r b -");
    assert_eq!(corner.image(turned).to_string(), "..n/..b/..r r b -");
    assert_eq!(corner.image(Symmetry::HALF_TURN).to_string(), ".../.../nbr r r -");
}
