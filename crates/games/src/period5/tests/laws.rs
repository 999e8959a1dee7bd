use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use board::{Cell, Dice, Outcome, Player, Position as _, Show as _, Symmetric as _};

use crate::period5::layout::{ALL, Set, cell, index, indices, one, reach};
use crate::period5::slides::Slides;
use crate::period5::{Move, Period5};

/// Four pieces each and the cube, anywhere, and either side to move.
fn any_arrangement(dice: &mut Dice) -> Period5 {
    let mut free: Vec<_> = Cell::all(5, 5).map(index).collect();
    let mut some = |count| {
        (0..count)
            .fold(0, |set, _| set | one(free.swap_remove(dice.below(free.len() as u32) as usize)))
    };
    let (pieces, cube) = ([some(4), some(4)], some(1));
    Period5::set_up(pieces, cube, None, Player::BOTH[dice.below(2) as usize])
}

/// The positions of random games, from the start and from anywhere, the last ones among them.
pub(super) fn along_random_games(games: u64, mut visit: impl FnMut(&Period5)) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut position =
            if seed % 2 == 0 { Period5::start() } else { any_arrangement(&mut dice) };
        visit(&position);
        for _ in 0..120 {
            let Some(mv) = position.random_move(&mut dice) else { break };
            position.play_unchecked(mv);
            visit(&position);
        }
    }
}

fn every_move() -> impl Iterator<Item = Move> {
    let cells = || Cell::all(5, 5).map(index);
    cells().flat_map(move |from| cells().map(move |to| Move { from, to }))
}

#[test]
fn slides_go_step_by_step_over_empty_cells() {
    let mut dice = Dice::new(2);
    for _ in 0..2_000 {
        let occupied: Set = (0..9).fold(0, |set, _| {
            set | one(index(Cell::new(dice.below(5) as u8, dice.below(5) as u8)))
        });
        let mut all = 0;
        for from in indices(occupied) {
            let mut reached = 0;
            for (columns, rows) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                let Cell { column, row } = cell(from);
                let (mut column, mut row) = (column as i8 + columns, row as i8 + rows);
                while (0..5).contains(&column) && (0..5).contains(&row) {
                    let here = one(index(Cell::new(column as u8, row as u8)));
                    if here & occupied != 0 {
                        break;
                    }
                    reached |= here;
                    column += columns;
                    row += rows;
                }
            }
            assert!(indices(reached).eq(indices(reach(from, occupied))));
            all += indices(reached).count() as u32;

            let slides = Slides::new(one(from), ALL & !occupied);
            let arrived: BTreeSet<_> = (0..slides.count()).map(|n| slides.nth(n)).collect();
            let expected = indices(reached).map(|to| Move { from, to }).collect();
            assert_eq!(arrived, expected);
        }
        assert_eq!(Slides::new(occupied, ALL & !occupied).count(), all);
    }
}

#[test]
fn listing_counting_and_asking_agree() {
    along_random_games(20, |position| {
        let moves = position.moves();
        assert!(moves.is_sorted_by(|a, b| a < b), "{position}");
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        assert_eq!(position.outcome().is_some(), moves.is_empty(), "{position}");
        let legal: Vec<_> = every_move().filter(|&mv| position.is_legal(mv)).collect();
        assert_eq!(legal, moves, "{position}");
        let mut seen = 0;
        let stopped = position.each_move(|_| {
            seen += 1;
            if seen == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(stopped.is_break(), moves.len() >= 3);
        assert_eq!(seen, moves.len().min(3));
    });
}

#[test]
fn texts_keys_and_tallies_survive_the_way_through_text() {
    let mut keys = HashMap::new();
    along_random_games(30, |position| {
        let text = position.to_string();
        let read: Period5 = text.parse().unwrap();
        assert_eq!(read, *position, "{text}");
        assert_eq!(read.key(), position.key(), "{text}");
        assert_eq!(*keys.entry(position.key()).or_insert_with(|| text.clone()), text);
        for mv in position.moves() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(mv.to_string().to_uppercase().parse(), Ok(mv));
        }
    });
}

#[test]
fn symmetries_commute_with_moves() {
    along_random_games(10, |position| {
        let symmetries = position.symmetries();
        assert_eq!(symmetries.len(), 4);
        let images: BTreeSet<_> =
            symmetries.iter().map(|&symmetry| position.image(symmetry).to_string()).collect();
        assert!(images.contains(&position.to_string()));
        for symmetry in symmetries {
            let image = position.image(symmetry);
            assert_eq!(image.image(symmetry), *position, "each is its own inverse");
            let outcome = position.outcome();
            let expected =
                if symmetry.exchange { outcome.map(Outcome::exchanged) } else { outcome };
            assert_eq!(image.outcome(), expected, "{position}");
            let mut moves: Vec<_> =
                position.moves().iter().map(|&mv| position.image_of_move(mv, symmetry)).collect();
            moves.sort();
            assert_eq!(moves, image.moves(), "{position}");
            for mv in position.moves() {
                let image_of_move = position.image_of_move(mv, symmetry);
                assert_eq!(
                    position.after(mv).image(symmetry),
                    image.after(image_of_move),
                    "{position} {mv}"
                );
            }
        }
    });
}

#[test]
fn a_check_is_a_slide_that_would_complete_the_opponent_s_five() {
    let mut checks = 0;
    along_random_games(60, |position| {
        if position.outcome().is_some() {
            return;
        }
        let opponent = position.turn.other();
        let occupied = position.occupied();
        let turned = Period5::set_up(position.pieces, position.cube, None, opponent);
        let five = turned.own() | turned.cube;
        let expected: Vec<Move> = indices(five)
            .flat_map(|from| indices(reach(from, occupied)).map(move |to| Move { from, to }))
            .filter(|&mv| turned.after(mv).completed() == Some(opponent))
            .collect();
        assert_eq!(position.threat().is_some(), !expected.is_empty(), "{position}");
        assert!(position.threat().is_none_or(|threat| expected.contains(&threat)));
        checks += u32::from(!expected.is_empty());
    });
    assert!(checks > 50, "{checks} checks");
}

#[test]
fn a_move_completes_the_mover_s_five_or_nobody_s() {
    let mut wins = 0;
    along_random_games(60, |position| {
        for mv in position.moves() {
            if let Some(winner) = position.after(mv).completed() {
                assert_eq!(winner, position.turn(), "{position} {mv}");
                let other = position.turn().other().index();
                assert!(!position.after(mv).tallies[other].is_complete(), "{position} {mv}");
                wins += 1;
            }
        }
    });
    assert!(wins > 50, "{wins} wins");
}

#[test]
fn no_gesture_begins_another_move_s() {
    along_random_games(10, |position| {
        let spelt: Vec<_> = position
            .moves()
            .into_iter()
            .flat_map(|mv| position.gestures(mv).into_iter().map(move |spots| (mv, spots)))
            .collect();
        for (mv, spots) in &spelt {
            let begun = spelt.iter().filter(|(_, other)| other.starts_with(spots));
            assert!(begun.into_iter().all(|(other, _)| other == mv), "{position} {mv}");
        }
    });
}

#[test]
fn every_illegal_move_meets_an_objection() {
    along_random_games(10, |position| {
        for mv in every_move().filter(|&mv| !position.is_legal(mv)) {
            assert!(!position.why_illegal(mv).is_empty(), "{position} {mv}");
        }
        assert_eq!(position.reason().is_empty(), position.outcome().is_none());
    });
}
