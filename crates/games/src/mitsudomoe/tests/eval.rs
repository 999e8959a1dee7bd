use board::{Dice, Outcome, Player, Position as _, Symmetric as _};
use engine::Evaluate as _;

use super::super::layout::{HOMES, goals};
use super::super::race::turns_alone;
use super::super::{Mitsudomoe, Move};
use super::laws::{any_position, each_position};
use super::{START, at};

fn wins(position: &Mitsudomoe, mv: Move) -> bool {
    position.after(mv).outcome() == Some(Outcome::Win(position.turn()))
}

#[test]
fn images_look_the_same() {
    let mut unlike = 0;
    each_position(6, |position, _| {
        if position.outcome().is_some() {
            return;
        }
        for symmetry in position.symmetries() {
            let image = position.image(symmetry);
            assert_eq!(position.evaluate(), image.evaluate(), "{position} and {image}");
            for mv in position.moves().into_iter().step_by(7) {
                let order_score = image.order_score(position.image_of_move(mv, symmetry));
                assert_eq!(position.order_score(mv), order_score, "{mv} in {position}");
            }
            unlike += u32::from(image != *position);
        }
    });
    assert!(unlike > 1_000, "{unlike}");
}

#[test]
fn a_finishing_move_is_found_exactly_where_there_is_one() {
    let mut seen = [0; 3];
    let mut compare = |position: &Mitsudomoe| {
        if position.outcome().is_some() {
            return;
        }
        let found = position.finishing_move();
        let is_won = position.moves().iter().any(|&mv| wins(position, mv));
        assert_eq!(found.is_some(), is_won, "{position}: {found:?}");
        let Some(mv) = found else { return seen[0] += 1 };
        assert!(position.is_legal(mv) && wins(position, mv), "{mv} in {position}");
        let mover = position.turn();
        seen[1 + usize::from(position.after(mv).arrived(mover) == goals(mover))] += 1;
    };
    each_position(12, |position, _| compare(position));
    let mut dice = Dice::new(21);
    for _ in 0..6_000 {
        compare(&any_position(&mut dice));
    }
    // Two balls at the goal, and the third somewhere.
    for _ in 0..3_000 {
        compare(&nearly_arrived(&mut dice));
    }
    assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
}

/// An arrangement with two balls of the player to move on goal cells, often with vaults.
fn nearly_arrived(dice: &mut Dice) -> Mitsudomoe {
    loop {
        let position = any_position(dice);
        if position.arrived(position.turn()).count_ones() == 2 && position.outcome().is_none() {
            return position;
        }
    }
}

#[test]
fn candidates_are_legal_and_all_where_it_matters() {
    let mut seen = [0; 2];
    let mut look = |position: &Mitsudomoe| {
        if position.outcome().is_some() {
            return;
        }
        let mut moves = Vec::new();
        let is_all = position.candidates(&mut moves);
        seen[usize::from(is_all)] += 1;
        let every = position.moves();
        assert!(!moves.is_empty(), "{position}");
        assert_eq!(is_all, moves.len() == every.len(), "{position}");
        assert!(moves.iter().all(|mv| every.contains(mv)), "{position}");
        moves.sort_unstable();
        moves.dedup();
        assert!(is_all == (moves.len() == every.len()), "{position}");
        let is_won = every.iter().any(|&mv| wins(position, mv));
        assert_eq!(is_won, moves.iter().any(|&mv| wins(position, mv)), "{position}");
    };
    each_position(3, |position, _| look(position));
    let mut dice = Dice::new(22);
    for _ in 0..1_000 {
        look(&any_position(&mut dice));
    }
    assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
}

#[test]
fn the_way_of_three_balls_alone() {
    for player in Player::BOTH {
        assert_eq!(turns_alone(player, goals(player)), 0);
        // Ten king steps, and what vaults over the own balls save.
        assert_eq!(turns_alone(player, HOMES[player.index()]), 8);
    }
    // Two have arrived; the third vaults over none, then over one.
    assert_eq!(turns_alone(Player::First, 1 << 15 | 1 << 20 | 1 << 4), 4);
    assert_eq!(turns_alone(Player::First, 1 << 15 | 1 << 20 | 1 << 10), 2);
    assert_eq!(turns_alone(Player::First, 1 << 15 | 1 << 21 | 1 << 10), 1);
}

#[test]
fn progress_rings_and_setbacks_count() {
    let better = |a: &str, b: &str| {
        let (a, b) = (at(a), at(b));
        assert!(a.evaluate() > b.evaluate(), "{} {}", a.evaluate(), b.evaluate());
    };
    // A ball on its way, for who moves and for who does not.
    let walked = ".,.,.,w,wW/.,.,wW,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible";
    better(walked, START);
    better(START, &walked.replace(" w ", " b "));
    // Rings that are not buried.
    let buried = ".,.,.,wW,wW/.,.,wwwwwb,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 0 4 flexible";
    let bare = ".,.,.,wW,wW/.,.,b,wwwww,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 0 4 flexible";
    better(bare, buried);
    // A vault that sends a ball back, and one that cannot.
    let open = ".,.,.,wW,wW/.,.,bB,.,./.,wW,.,.,./.,.,.,.,b/bB,bB,.,.,. w 5 4 flexible";
    let shut = ".,.,.,wW,wW/.,.,bB,.,./.,wW,.,.,./.,.,.,.,w/bB,bB,.,.,. w 4 5 flexible";
    better(open, shut);
}
