use super::super::simple_players::{greedy, random};
use super::*;

#[test]
fn greedy_turns_most_discs() {
    let before = row("##########", "#.OOXO.OO#", "X 0 0");
    assert_eq!(moves(&before), "a1 f1");
    assert_eq!(greedy(&before, &mut Dice::new(1)), Some(mv("a1")));
}

#[test]
fn greedy_counts_a_bonus_as_three() {
    let before = row("##########", "#*OXOOO..#", "X 0 0");
    assert_eq!(greedy(&before, &mut Dice::new(1)), Some(mv("a1")));
    let before = row("##########", "#*OXOOOO.#", "X 0 0");
    assert_eq!(greedy(&before, &mut Dice::new(1)), Some(mv("h1")));
}

#[test]
fn greedy_takes_the_last_of_equal_moves() {
    assert_eq!(greedy(&position(CLASSIC), &mut Dice::new(1)), Some(mv("d6")));
}

#[test]
fn choosers_pass_when_they_must_and_stop_at_the_end() {
    for choose in [random, greedy] {
        assert_eq!(choose(&position(MUST_PASS), &mut Dice::new(1)), Some(Move::Pass));
        assert_eq!(choose(&position(&format!("{FULL} X 0 0")), &mut Dice::new(1)), None);
    }
}

#[test]
fn random_moves_are_equally_likely() {
    let before = position(MIDDLE);
    let moves = before.moves();
    let mut seen = vec![0_i64; moves.len()];
    let mut dice = Dice::new(5);
    let each = 4_000;
    for _ in 0..each * moves.len() as i64 {
        let mv = random(&before, &mut dice).unwrap();
        seen[moves.iter().position(|&legal| legal == mv).unwrap()] += 1;
    }
    let chi_square: i64 = seen.iter().map(|n| (n - each) * (n - each)).sum::<i64>() / each;
    // Nine degrees of freedom: more than 28 happens once in a thousand seeds.
    assert!(chi_square < 28, "{seen:?}");
}
