use std::cmp::Ordering;

use board::{Outcome, Player, Position as _, Symmetric as _};
use engine::Evaluate as _;

use super::laws::along_random_games;
use super::{ALMOST_WALLED_IN, BOTH_THREATEN, QUIET, START, mv, position};
use crate::period5::Period5;

fn score(text: &str) -> i32 {
    position(text).evaluate()
}

#[test]
fn images_get_the_same_score_and_order_scores() {
    along_random_games(60, |position| {
        for symmetry in position.symmetries() {
            let image = position.image(symmetry);
            assert_eq!(image.evaluate(), position.evaluate(), "{position}");
            assert_eq!(image.is_quiet(), position.is_quiet(), "{position}");
            for mv in position.moves() {
                let image_of_move = position.image_of_move(mv, symmetry);
                assert_eq!(
                    image.order_score(image_of_move),
                    position.order_score(mv),
                    "{position} {mv}"
                );
            }
        }
    });
}

#[test]
fn what_is_good_for_one_is_bad_for_the_other() {
    // In the start both sides stand alike, so that only being on move counts.
    let on_move = score(START);
    assert!(on_move > 0);
    along_random_games(60, |position| {
        let [light, dark] = Player::BOTH.map(|turn| {
            Period5::set_up(position.pieces, position.cube, None, turn).evaluate() - on_move
        });
        assert_eq!(light, -dark, "{position}");
    });
}

#[test]
fn a_finishing_move_exists_exactly_when_some_move_wins_at_once() {
    let (mut wins, mut frozen) = (0, 0);
    along_random_games(300, |position| {
        if position.outcome().is_some() {
            return;
        }
        let won = Some(Outcome::Win(position.turn()));
        let winning: Vec<_> = position
            .moves()
            .into_iter()
            .filter(|&mv| position.after(mv).outcome() == won)
            .collect();
        match position.finishing_move() {
            Some(mv) => assert!(winning.contains(&mv), "{mv} in {position}"),
            None => assert_eq!(winning, [], "{position}"),
        }
        wins += usize::from(!winning.is_empty());
        let turned = Period5::set_up(position.pieces, position.cube, None, position.turn().other());
        frozen += usize::from(winning.is_empty() && turned.threat().is_some());
    });
    assert!(wins > 500, "{wins} wins");
    assert!(frozen > 10, "{frozen} threats of a cube that may not be moved");
}

#[test]
fn every_way_to_win_at_once_is_seen() {
    for (text, finish) in [
        ("lll.c/....d/...l./.d.../d.d.. l -", Some("d3-d1")),
        ("..c../d..../...dl/dl.../l..ld l -", Some("c1-c3")),
        (ALMOST_WALLED_IN, Some("a4-a3")),
        (BOTH_THREATEN, None),
        (QUIET, None),
    ] {
        assert_eq!(position(text).finishing_move(), finish.map(mv), "{text}");
    }
}

#[test]
fn a_check_is_not_quiet() {
    assert!(position(QUIET).is_quiet());
    assert!(!position(BOTH_THREATEN).is_quiet());
    assert!(!position("..d../d...c/.d.d./ll.l./...l. l -").is_quiet());
}

#[test]
fn more_columns_more_colours_and_more_room_are_better() {
    let better = |one: &str, other: &str| score(one).cmp(&score(other));
    // Light in five columns against light in two, dark unchanged.
    let spread = "...../l.c.l/dd.dd/.l.l./..... l -";
    let heaped = "...../l.c../dd.dd/ll.../l.... l -";
    assert_eq!(better(spread, heaped), Ordering::Greater);
    // The same for dark to move.
    let turned = |text: &str| text.replace(" l ", " d ");
    assert_eq!(better(&turned(spread), &turned(heaped)), Ordering::Less);
    // Light walled into a corner.
    let walled = "ll.../lld../dd.../...c./..d.. l -";
    assert!(score(walled) < score(START), "{}", score(walled));
}

#[test]
fn moves_that_spread_the_own_five_come_first() {
    let position = position(QUIET);
    let worst = position.moves().into_iter().min_by_key(|&mv| position.order_score(mv)).unwrap();
    let best = position.moves().into_iter().max_by_key(|&mv| position.order_score(mv)).unwrap();
    let spread = |mv| position.after(mv).tallies[position.turn().index()].spread();
    assert!(spread(best) > spread(worst), "{best} {worst}");
}
