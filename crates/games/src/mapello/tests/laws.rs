use super::*;

#[test]
fn counting_and_legality_agree_with_listing() {
    each_random_position(|position, dice| {
        let moves = position.moves();
        assert_eq!(position.count_moves(), moves.len() as u64);
        assert_eq!(moves.is_empty(), position.outcome().is_some());
        assert!(moves.is_sorted() && moves.windows(2).all(|two| two[0] != two[1]));
        let all = (0..64).map(Move::Place).chain([Move::Pass]);
        for mv in all {
            assert_eq!(position.is_legal(mv), moves.contains(&mv));
            if !moves.contains(&mv) {
                assert!(!position.why_illegal(mv).is_empty());
            }
        }
        assert_eq!(position.random_move(dice).is_some(), !moves.is_empty());
    });
}

#[test]
fn texts_come_back() {
    each_random_position(|before, _| {
        let read = position(&before.to_string());
        assert_eq!(read, *before);
        assert_eq!(read.key(), before.key());
    });
}

#[test]
fn different_positions_have_different_keys() {
    let mut texts = BTreeSet::new();
    let mut keys = BTreeSet::new();
    each_random_position(|position, _| {
        texts.insert(position.to_string());
        keys.insert(position.key());
    });
    for rest in ["X 0 0", "O 0 0", "X 1 0", "X 0 1", "O 1 0"] {
        let text = format!("{FULL} {rest}");
        keys.insert(position(&text).key());
        texts.insert(text);
    }
    assert_eq!(texts.len(), keys.len());
}

#[test]
fn symmetries_commute_with_moves() {
    each_random_position(|position, dice| {
        let mv = position.random_move(dice);
        let symmetries = position.symmetries();
        assert_eq!(symmetries.len(), 16);
        assert_eq!(position.image(symmetries[0]), *position);
        for symmetry in symmetries {
            let image = position.image(symmetry);
            assert_eq!(image.count_moves(), position.count_moves());
            let outcome = position.outcome();
            let seen = if symmetry.exchange { outcome.map(Outcome::exchanged) } else { outcome };
            assert_eq!(image.outcome(), seen);
            if let Some(mv) = mv {
                let turned = position.image_of_move(mv, symmetry);
                assert_eq!(position.after(mv).image(symmetry), image.after(turned));
            }
        }
    });
}

#[test]
fn no_gesture_begins_another() {
    each_random_position(|position, _| {
        let gestures: Vec<_> =
            position.moves().into_iter().flat_map(|mv| position.gestures(mv)).collect();
        assert!(gestures.iter().all(|gesture| gesture.len() == 1));
        let different: BTreeSet<_> = gestures.iter().collect();
        assert_eq!(different.len(), gestures.len());
    });
    assert_eq!(position(MUST_PASS).gestures(Move::Pass), [[Spot::Pass]]);
    assert_eq!(position(CLASSIC).gestures(mv("e3")), [[Spot::Cell(cell(20))]]);
}
