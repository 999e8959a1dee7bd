use board::{Outcome, Player, Position as _, Repetition, Show as _};

use super::super::{Mitsudomoe, Rules};
use super::{START, after, at, why_illegal};

/// White has an exposed ring on c2, black one on c1.
const RINGS: &str = ".,.,b,wW,wW/.,.,w,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 4 flexible";

/// A black ball stands before a white one, and a black ring is exposed on e5.
const FACING: &str = ".,.,.,.,wW/.,.,.,.,wW/.,wW,bB,.,./.,.,.,.,./bB,bB,.,.,b w 5 4 flexible";

/// Two black balls stand before a white one; black rings are exposed on c1 and d5.
const PAIR: &str = "wW,.,b,.,wW/.,bB,.,.,./.,.,bB,.,./.,.,.,w,./.,wW,.,b,bB w 4 3 flexible";

#[track_caller]
fn ends(position: &str, winner: Option<(Player, &str)>) {
    let position = at(position);
    assert_eq!(position.outcome(), winner.map(|(player, _)| Outcome::Win(player)));
    if let Some((_, reason)) = winner {
        assert_eq!(position.reason(), reason);
        assert_eq!(position.moves(), []);
        assert_eq!(position.count_moves(), 0);
        assert_eq!(position.random_move(&mut board::Dice::new(1)), None);
    }
}

#[test]
fn the_start() {
    assert_eq!(Mitsudomoe::start(Rules::Flexible).to_string(), START);
    assert_eq!(
        Mitsudomoe::start(Rules::Official).to_string(),
        START.replace("flexible", "official")
    );
    assert_eq!(Mitsudomoe::REPETITION, Repetition::DrawnAt(3));
}

#[test]
fn a_ring_goes_on_any_stack_without_a_ball() {
    let lower = ".,.,.,.,./bB,.,.,.,./bB,bB,.,.,.";
    let cases = [
        ("@a1", "w,.,b,wW,wW/.,.,w,.,wW", 3),
        ("@c1", ".,.,bw,wW,wW/.,.,w,.,wW", 3),
        ("@c2", ".,.,b,wW,wW/.,.,ww,.,wW", 3),
        ("c2@c1", ".,.,bw,wW,wW/.,.,.,.,wW", 4),
        ("c2@a1", "w,.,b,wW,wW/.,.,.,.,wW", 4),
    ];
    for (turn, upper, supply) in cases {
        assert_eq!(after(RINGS, turn), format!("{upper}/{lower} b {supply} 4 flexible"));
    }
    assert_eq!(why_illegal(RINGS, "@d1"), "a ring cannot be put on d1, where a ball stands");
    assert_eq!(why_illegal(RINGS, "c2@a5"), "a ring cannot be put on a5, where a ball stands");
}

#[test]
fn a_ring_moves_when_it_is_own_and_exposed() {
    assert_eq!(why_illegal(RINGS, "d1@a1"), "the ring on d1 has a ball on top");
    assert_eq!(why_illegal(RINGS, "c1@a1"), "white has no ring on top of c1");
    assert_eq!(why_illegal(RINGS, "a1@b1"), "white has no ring on top of a1");
    assert_eq!(why_illegal(RINGS, "c2@c2"), "the ring on c2 must go to another cell");
    let covered = RINGS.replace("w,.,wW", "wb,.,wW").replace("4 4", "4 3");
    assert_eq!(why_illegal(&covered, "c2@a1"), "white has no ring on top of c2");
}

#[test]
fn an_empty_supply_gives_no_ring() {
    let text = "w,w,w,wW,wW/w,w,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 0 5 flexible";
    assert_eq!(why_illegal(text, "@c3"), "white's supply is empty");
}

#[test]
fn a_ball_steps_onto_an_adjacent_own_ring() {
    assert_eq!(
        after(RINGS, "d1-c2"),
        ".,.,b,w,wW/.,.,wW,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. b 4 4 flexible"
    );
    assert_eq!(why_illegal(RINGS, "d1-c1"), "a white ball needs a white ring on top of c1");
    assert_eq!(why_illegal(RINGS, "d1-d2"), "a white ball needs a white ring on top of d2");
    assert_eq!(why_illegal(RINGS, "d1-e1"), "a ball stands on e1 already");
    assert_eq!(why_illegal(RINGS, "c2-c3"), "white has no ball on c2");
    assert_eq!(why_illegal(RINGS, "a4-b4"), "white has no ball on a4");
    assert_eq!(why_illegal(RINGS, "d1-d1"), "a ball stands on d1 already");
    assert_eq!(why_illegal(RINGS, "e1-c2"), "e1 and c2 are not in one line");
    let gap = "e2 and c2 are not adjacent, and d2 has no ball to vault over";
    assert_eq!(why_illegal(RINGS, "e2-c2"), gap);
}

#[test]
fn the_ring_step_comes_before_the_ball_step() {
    assert_eq!(
        after(RINGS, "@d2,e1-d2"),
        ".,.,b,wW,w/.,.,w,wW,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. b 3 4 flexible"
    );
    let gone = "a white ball needs a white ring on top of c2";
    assert_eq!(why_illegal(RINGS, "c2@a1,d1-c2"), gone);
    let below = RINGS.replace("w,.,wW", "ww,.,wW").replace("4 4", "3 4");
    after(&below, "c2@a1,d1-c2");
    // The ring that the ball leaves was covered when rings were moved.
    assert_eq!(why_illegal(RINGS, "d1@a1,d1-c2"), "the ring on d1 has a ball on top");
}

#[test]
fn own_balls_are_vaulted_over_and_stay() {
    let text = ".,w,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible";
    assert_eq!(
        after(text, "b1@c1,e1-c1"),
        ".,.,wW,wW,w/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. b 4 5 flexible"
    );
    let gap = "e1 and b1 are not adjacent, and c1 has no ball to vault over";
    assert_eq!(why_illegal(text, "e1-b1"), gap);
    let line = ".,w,wW,wW,wW/.,.,.,.,./.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible";
    after(line, "e1-b1");
    after(line, "d1-b1");
    after(line, "c1-b1");
}

#[test]
fn a_vaulted_opposing_ball_is_relocated() {
    assert_eq!(
        after(FACING, "@d3,b3-d3,c3=e5"),
        ".,.,.,.,wW/.,.,.,.,wW/.,w,b,wW,./.,.,.,.,./bB,bB,.,.,bB b 4 4 flexible"
    );
    let due = "black's ball on c3 is vaulted over and must be relocated";
    assert_eq!(why_illegal(FACING, "@d3,b3-d3"), due);
    let taken = "a5 has no exposed black ring to take a ball";
    assert_eq!(why_illegal(FACING, "@d3,b3-d3,c3=a5"), taken);
    assert_eq!(why_illegal(FACING, "@d3,b3-d3,c3=d4"), taken.replace("a5", "d4"));
    assert_eq!(why_illegal(FACING, "@d3,b3-d3,c3=b3"), taken.replace("a5", "b3"));
    assert_eq!(why_illegal(FACING, "@d3,b3-d3,a5=e5"), "no black ball on a5 is vaulted over");
    assert_eq!(why_illegal(FACING, "@b2,b3-b2,c3=e5"), "no black ball on c3 is vaulted over");
    let gap = "b3 and e3 are not adjacent, and d3 has no ball to vault over";
    assert_eq!(why_illegal(FACING, "@e3,b3-e3,c3=e5"), gap);
}

#[test]
fn no_vault_without_a_place_to_relocate_to() {
    let text = FACING.replace("bB,.,./", "bB,w,./").replace("5 4", "4 4");
    after(&text, "@d3,b3-d3,c3=e5");
    let nowhere = "the ball on c3 would be vaulted over, and no black ring is exposed where it \
                   could go";
    assert_eq!(why_illegal(&text, "@e5,b3-d3"), nowhere);
    assert_eq!(why_illegal(&text, "@e5,b3-d3,c3=e5"), nowhere);
    // A ring step can also uncover the ring.
    let covered = FACING.replace(",b w 5", ",bw w 4");
    after(&covered, "e5@d3,b3-d3,c3=e5");
    assert_eq!(why_illegal(&covered, "@d3,b3-d3,c3=e5"), nowhere);
}

#[test]
fn a_cell_just_left_can_take_another_ball() {
    // V is b2 and c3; S can be any two of b2, c3, c1 and d5 but V.
    let turns: Vec<String> = at(PAIR)
        .moves()
        .iter()
        .filter(|turn| turn.ring.is_none() && turn.vaulted != 0)
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        turns,
        [
            "a1-d4,b2=c1,c3=b2",
            "a1-d4,c3=c1,b2=c3",
            "a1-d4,b2=c1,c3=d5",
            "a1-d4,b2=d5,c3=b2",
            "a1-d4,c3=d5,b2=c3",
        ]
    );
    assert_eq!(
        after(PAIR, "a1-d4,b2=c1,c3=b2"),
        "w,.,bB,.,wW/.,bB,.,.,./.,.,b,.,./.,.,.,wW,./.,wW,.,b,bB b 4 3 flexible"
    );
    let due = "black's ball on c3 is vaulted over and must be relocated";
    assert_eq!(why_illegal(PAIR, "a1-d4,b2=c1"), due);
}

#[test]
fn arrived_balls_stay() {
    let text = "w,.,.,.,wW/.,w,.,.,./.,.,.,.,./wW,.,.,bB,./w,.,wW,bB,bB w 2 5 flexible";
    let arrived = "the ball on a4 has arrived and never leaves";
    assert_eq!(why_illegal(text, "a4-a5"), arrived);
    // An own one is vaulted over like any other; a white ball vaults b5 from c5.
    let own = "w,.,.,.,wW/.,w,.,.,./.,.,.,.,./.,.,.,bB,./w,wW,wW,bB,bB w 2 5 flexible";
    assert_eq!(
        after(own, "c5-a5"),
        "w,.,.,.,wW/.,w,.,.,./.,.,.,.,./.,.,.,bB,./wW,wW,w,bB,bB b 2 5 flexible"
    );
}

#[test]
fn arrived_opposing_balls_are_not_vaulted_over() {
    let text = ".,.,wW,bB,w/.,.,.,.,wW/.,.,wW,.,./bB,.,.,.,b/bB,.,.,.,. w 4 4 flexible";
    let fixed = "the ball on d1 has arrived and cannot be vaulted over";
    assert_eq!(why_illegal(text, "c1-e1,d1=e4"), fixed);
    assert_eq!(why_illegal(text, "c1-e1"), fixed);
}

#[test]
fn a_ball_relocated_to_its_goal_has_arrived() {
    // Black's third ball may be sent to e2, and then black has won.
    let text = ".,.,.,bB,bB/.,.,wW,.,b/.,.,bB,.,./.,.,w,.,b/.,.,.,wW,wW w 4 3 flexible";
    let won = after(text, "c2-c4,c3=e2");
    ends(&won, Some((Player::Second, "all three of black's balls have arrived")));
    ends(&after(text, "c2-c4,c3=e4"), None);
}

#[test]
fn the_mover_wins_first() {
    // White's last ball arrives by a vault that sends black's last ball home as well.
    let text = ".,.,.,bB,bB/.,.,.,.,b/w,.,.,.,./wW,.,.,.,./w,wW,bB,wW,. w 3 4 flexible";
    let turn = "a5@b5,d5-a5,c5=e2";
    assert_eq!(why_illegal(text, turn), "a ring cannot be put on b5, where a ball stands");
    let won = after(text, "d5-a5,c5=e2");
    assert!(won.contains(",bB,bB/.,.,.,.,bB/"));
    ends(&won, Some((Player::First, "all three of white's balls have arrived")));
    ends(
        &won.replace(" b 3", " w 3"),
        Some((Player::Second, "all three of black's balls have arrived")),
    );
}

#[test]
fn the_worked_state_is_won_for_black() {
    ends(
        ".,.,.,bB,bB/.,.,.,b,wbB/.,.,w,.,./wW,bwW,.,.,./w,wW,.,.,. w 2 3 flexible",
        Some((Player::Second, "all three of black's balls have arrived")),
    );
}

#[test]
fn the_official_turn_is_both_steps() {
    let text = RINGS.replace("bB,bB,.", "bB,.,bB").replace("flexible", "official");
    let both = "by the official rules a turn is a ring step and then a ball step, both";
    assert_eq!(why_illegal(&text, "@a1"), both);
    assert_eq!(why_illegal(&text, "d1-c2"), both);
    after(&text, "@a1,d1-c2");
    after(&text, "c2@d2,d1-d2");
}

#[test]
fn the_own_home_must_not_be_filled_by_the_official_rules() {
    let text = ".,.,.,wW,bB/.,.,.,.,w/.,.,.,wW,wW/bB,.,.,.,./bB,.,.,.,. w 4 5 official";
    let filled = after(text, "@a1,d3-e2");
    ends(&filled, Some((Player::Second, "white's own home is filled")));
    ends(&filled.replace("official", "flexible"), None);
    // Only at the end of the own turn: black may fill white's home.
    ends(&filled.replace(" b 3", " w 3"), None);
    ends(&after(text, "@d2,d3-d2"), None);
}

#[test]
fn at_the_start_black_has_not_moved() {
    let official = START.replace("flexible", "official");
    ends(&official, None);
    ends(&official.replace(" w ", " b "), Some((Player::Second, "white's own home is filled")));
    let laid = official.replacen('.', "w", 1).replace("w 5 5", "w 4 5");
    ends(&laid, Some((Player::First, "black's own home is filled")));
    ends(START, None);
}

#[test]
fn who_cannot_move_has_lost() {
    let covered = "wW,wW,wW,.,./wb,wb,wb,wb,wb/bB,bB,bB,.,./.,.,.,.,./.,.,.,.,. w 0 0 flexible";
    ends(covered, Some((Player::Second, "white has no legal turn")));
    ends(&covered.replace(" w ", " b "), None);
    let boxed = "wW,bB,.,.,./bB,bB,.,.,./.,.,.,.,./.,.,.,.,./wW,wW,.,.,. w 5 5 official";
    ends(boxed, Some((Player::Second, "white has no legal turn")));
    ends(&boxed.replace("official", "flexible"), None);
    let outlet = boxed.replace("bB,.,.,./bB", "bB,.,.,b/bB").replace("5 5", "5 4");
    ends(&outlet, None);
    after(&outlet, "@c1,a1-c1,b1=e1");
}

#[test]
fn the_only_ring_to_move_may_be_the_only_one_to_step_on() {
    let one = "wW,bB,.,.,./w,bB,.,.,./.,.,.,wwwwbB,./.,.,.,.,./wW,wW,.,.,. w 0 5 official";
    ends(one, Some((Player::Second, "white has no legal turn")));
    let two = one.replace("/w,", "/ww,").replace("wwww", "www");
    ends(&two, None);
    assert!(at(&two).moves().iter().all(|turn| turn.to_string().ends_with(",a1-a2")));
}
