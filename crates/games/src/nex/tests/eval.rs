use std::collections::BTreeSet;

use board::{Outcome, Position as _, Symmetric as _, Symmetry};
use engine::Evaluate as _;

use super::laws::walk;
use super::{Move, Nex, mv, position};

/// Whether the player to move wins with this move.
fn wins(position: &Nex, mv: Move) -> bool {
    position.after(mv).outcome().and_then(Outcome::winner) == Some(position.turn())
}

#[test]
fn images_score_the_same() {
    walk(3..=13, 2, 21, |position| {
        for symmetry in position.symmetries() {
            let image = position.image(symmetry);
            assert_eq!(image.evaluate(), position.evaluate(), "{position}");
        }
    });
}

#[test]
fn the_colours_are_equals() {
    walk(4..=8, 4, 22, |position| {
        let transposed = position.image(Symmetry { transpose: true, ..Symmetry::IDENTITY });
        let [red, blue] = transposed.stones;
        let exchanged = Nex {
            stones: [blue, red],
            turn: position.turn.other(),
            left_right: position.left_right,
            ..transposed
        };
        if position.open_offer().is_none() && exchanged.open_offer().is_none() {
            assert_eq!(exchanged.evaluate(), position.evaluate(), "{position}");
        }
    });
}

#[test]
fn a_finishing_move_is_found_exactly_where_there_is_one() {
    let look = |position: &Nex| {
        if position.outcome().is_some() {
            return;
        }
        if let Some(mv) = position.finishing_move() {
            assert!(position.is_legal(mv) && wins(position, mv), "{mv} in {position}");
        } else {
            let missed = position.moves().into_iter().find(|&mv| wins(position, mv));
            assert_eq!(missed, None, "{position}");
        }
    };
    walk(3..=3, 3_000, 23, look);
    walk(4..=4, 600, 24, look);
    walk(5..=6, 40, 25, look);
    walk(9..=9, 2, 26, look);
}

#[test]
fn finishing_moves_of_every_kind() {
    let finish = |text| position(text).finishing_move();
    // A cell to place on, two stones to convert with one to spare, nothing to spare, and a second
    // stone that spares one of the chain.
    assert_eq!(finish("rr./.b./b.n r r -"), Some(mv("c1+a2")));
    assert_eq!(finish("rnn/rb./b.. r r -"), Some(mv("b1,c1-a2")));
    assert_eq!(finish("rrn/.b./bn. r r -"), None);
    assert_eq!(finish("rrn/nb./b.. r r -"), Some(mv("c1,a2-a1")));
}

#[test]
fn candidates_are_legal_and_all_where_they_say_so() {
    walk(3..=13, 2, 27, |position| {
        if position.outcome().is_some() {
            return;
        }
        let mut candidates = Vec::new();
        let is_all = position.candidates(&mut candidates);
        let distinct: BTreeSet<_> = candidates.iter().copied().collect();
        assert_eq!(distinct.len(), candidates.len(), "{position}");
        assert!(!candidates.is_empty(), "{position}");
        assert!(candidates.iter().all(|&mv| position.is_legal(mv)), "{position}");
        assert_eq!(is_all, candidates.len() as u64 == position.count_moves(), "{position}");
    });
}

#[test]
fn a_better_connected_colour_has_the_better_score() {
    let score = |text| position(text).evaluate();
    // Red to move in all: a row almost complete, scattered stones, and blue's column almost so.
    let row = score("...../n..b./.rrr./.b.n./...bn r r -");
    let scattered = score("r..../n..b./..r../.b.n./r..bn r r -");
    let column = score("r.b../n.b../..b../.n.n./r...r r r -");
    assert!(row > scattered && scattered > column, "{row} {scattered} {column}");
    // The same board is worth less to the colour that is behind.
    assert!(score("...../n..../.rrr./.b.n./...bn b r -") < 0);
}

#[test]
fn the_second_player_takes_the_better_colour() {
    // A first stone in the middle is worth taking, and so is one for the choice of edges.
    let offered = position("...../...../..r../...../n.... b r s");
    let kept = position("...../...../..r../...../n.... b r -");
    assert!(kept.evaluate() < 0);
    assert_eq!(offered.evaluate(), -kept.evaluate());
    assert_eq!(offered.after(mv("swap")).evaluate(), kept.evaluate());
    let edges = position("...../...../..r../...../n.... b r e");
    assert!(edges.evaluate() >= kept.evaluate());
}
