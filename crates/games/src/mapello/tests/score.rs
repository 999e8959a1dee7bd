use super::*;

#[test]
fn a_bonus_counts_three() {
    let over = position(&format!("{FULL} X 2 0"));
    assert_eq!(over.scores(), Some([39, 23]));
    assert_eq!(over.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(
        over.reason(),
        "nobody can move, and 33 discs + 2 bonuses make 39 points against 23"
    );
}

#[test]
fn without_bonuses_discs_are_compared() {
    for side in ["X", "O"] {
        let over = position(&format!("{FULL} {side} 0 0"));
        assert_eq!(over.scores(), Some([33, 23]));
        assert_eq!(over.reason(), "nobody can move, with 33 discs against 23");
    }
}

#[test]
fn bonuses_can_turn_the_result() {
    let over = position(&format!("{FULL} X 0 5"));
    assert_eq!(over.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(
        over.reason(),
        "nobody can move, and 23 discs + 5 bonuses make 38 points against 33"
    );
    let over = position(&format!("{FULL} X 0 1"));
    assert_eq!(over.reason(), "nobody can move, and 33 discs make 33 points against 26");
}

#[test]
fn equal_points_are_a_draw() {
    let over = row("##########", "#X.OOOO..#", "O 1 0");
    assert_eq!(over.outcome(), Some(Outcome::Draw));
    assert_eq!(over.reason(), "nobody can move, and both sides have 4 points");
    let empty = row("##########", "#........#", "X 0 0");
    assert_eq!(empty.outcome(), Some(Outcome::Draw));
}
