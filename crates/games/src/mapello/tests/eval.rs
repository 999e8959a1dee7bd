use engine::Evaluate as _;

use super::super::eval::FEW;
use super::super::rules::has;
use super::super::shelter::Shelter;
use super::*;

/// Every position of random games that goes on, plain boards among them.
fn each_position_that_goes_on(mut visit: impl FnMut(&Mapello, &mut Dice)) {
    each_random_position(|position, dice| {
        if position.outcome().is_none() {
            visit(position, dice);
        }
    });
    let mut dice = Dice::new(3);
    for seed in 0..10 {
        let mut position = layout::random(seed, [Some(0); 3]);
        while let Some(mv) = position.random_move(&mut dice) {
            visit(&position, &mut dice);
            position.play_unchecked(mv);
        }
    }
}

#[test]
fn images_look_the_same() {
    let mut different = BTreeSet::new();
    each_position_that_goes_on(|position, _| {
        let score = position.evaluate();
        different.insert(score);
        for symmetry in position.symmetries() {
            assert_eq!(position.image(symmetry).evaluate(), score, "{position}");
        }
    });
    assert!(different.len() > 500, "only {} different scores", different.len());
}

#[test]
fn finishing_moves_are_the_winning_last_ones() {
    let mut found = 0;
    each_position_that_goes_on(|position, _| {
        let wins = |mv: Move| position.after(mv).outcome() == Some(Outcome::Win(position.turn()));
        match position.finishing_move() {
            Some(mv) => {
                found += 1;
                assert!(position.is_legal(mv) && wins(mv), "{mv} in {position}");
            }
            None if position.free().count_ones() <= FEW => {
                assert!(!position.moves().into_iter().any(wins), "{position}");
            }
            None => {}
        }
    });
    assert!(found > 10, "only {found} finishing moves");
}

#[test]
fn stable_discs_are_never_turned() {
    let mut seen = 0;
    each_position_that_goes_on(|position, dice| {
        let Mapello { own, other, walls, .. } = *position;
        let [stable, stable_other] = Shelter::of(position).stable(own, other, walls);
        assert_eq!((stable & !own, stable_other & !other), (0, 0));
        seen += (stable | stable_other).count_ones();
        let [black, white] = match position.turn() {
            Player::First => [stable, stable_other],
            Player::Second => [stable_other, stable],
        };
        let mut later = position.clone();
        while let Some(mv) = later.random_move(dice) {
            later.play_unchecked(mv);
            let [blacks, whites] = later.discs();
            assert_eq!((black & !blacks, white & !whites), (0, 0), "{position}, then {later}");
        }
    });
    assert!(seen > 1_000, "only {seen} stable discs");
}

#[test]
fn discs_are_stable_in_a_full_board() {
    let full = position(&format!("{FULL} X 0 0"));
    let stable = Shelter::of(&full).stable(full.own, full.other, full.walls);
    assert_eq!(stable, [full.own, full.other]);
}

#[test]
fn corners_are_where_walls_and_border_meet() {
    let corners = |text: &str| {
        let position = position(text);
        let corners = Shelter::of(&position).corners() & !position.walls;
        (0..64).filter(|&i| has(corners, i)).map(|i| cell(i).to_string()).collect::<Vec<_>>()
    };
    let plain = "#........#/".repeat(6);
    let open = format!("##########/#........#/{plain}#........#/########## X 0 0");
    assert_eq!(corners(&open), ["a1", "h1", "a8", "h8"]);
    let walled = format!("##########/##.......#/{plain}#........#/########## X 0 0");
    assert_eq!(corners(&walled), ["b1", "h1", "a2", "a8", "h8"]);
    // A joker above b1 leaves a1 its plain sides; one beyond the corner takes h1's diagonal.
    let joker = format!("##J#######/#........#/{plain}#........#/########## X 0 0");
    assert_eq!(corners(&joker), ["a1", "h1", "a8", "h8"]);
    let joker = format!("#########J/#........#/{plain}#........#/########## X 0 0");
    assert_eq!(corners(&joker), ["a1", "a8", "h8"]);
}

#[test]
fn better_positions_look_better() {
    let score = |text: &str| position(text).evaluate();
    let fewer = MIDDLE.replace("##.*..*.##", "##......##");
    assert!(score(&fewer.replace("O 0 0", "O 0 2")) > score(&fewer));
    assert!(score(&fewer.replace("O 0 0", "O 2 0")) < score(&fewer));
    let rest = format!("#.XXXXXX.#/{}#........#/########## X 0 0", "#..XOOX..#/".repeat(5));
    let with = |row: &str| score(&format!("##########/#{row}#/{rest}"));
    assert!(with("X.......") > with("........"));
    assert!(with("X.......") > with("O......."));
}
