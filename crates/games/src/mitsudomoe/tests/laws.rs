use std::collections::BTreeMap;

use board::{Dice, Player, Position as _, Show as _, Spot, Symmetric as _, perft};

use super::super::layout::{CELLS, SIZE, has, one};
use super::super::rules::{BallStep, Ending, RingStep};
use super::super::stack::Stack;
use super::super::{Mitsudomoe, Move, Rules};
use super::{MIDDLE, START, at, mv};

/// Every position of a few random games, the last ones too.
pub(super) fn each_position(games: u64, mut look: impl FnMut(&Mitsudomoe, &mut Dice)) {
    let official = START.replace("flexible", "official");
    let starts = MIDDLE.into_iter().chain([START, &official]);
    for start in starts {
        for seed in 0..games {
            let mut dice = Dice::new(seed);
            let mut position = at(start);
            for _ in 0..60 {
                look(&position, &mut dice);
                let Some(mv) = position.random_move(&mut dice) else { break };
                position.play_unchecked(mv);
            }
        }
    }
}

fn shuffle<T>(things: &mut [T], dice: &mut Dice) {
    for i in 0..things.len() {
        things.swap(i, i + dice.below((things.len() - i) as u32) as usize);
    }
}

/// Any arrangement that the rules allow, often with most of the balls in one row.
pub(super) fn any_position(dice: &mut Dice) -> Mitsudomoe {
    let mut cells: Vec<u8> = (0..CELLS as u8).collect();
    shuffle(&mut cells, dice);
    let row = dice.below(u32::from(2 * SIZE)) as u8;
    cells.sort_by_cached_key(|place| place / SIZE != row || dice.below(4) == 0);
    let mut sides = Player::BOTH.repeat(3);
    shuffle(&mut sides, dice);
    let supplies = [(); 2].map(|()| dice.below(6) as u8);
    let mut stacks = [Stack::EMPTY; CELLS];
    let mut rest = supplies.map(|supply| 5 - supply);
    let spots = 1 + dice.below(10);
    while rest != [0, 0] {
        let player = Player::BOTH[dice.below(2) as usize];
        if rest[player.index()] > 0 {
            rest[player.index()] -= 1;
            let stack = &mut stacks[cells[5 + dice.below(spots) as usize] as usize];
            *stack = stack.with(player);
        }
    }
    let mut balls = [0; 2];
    for (&place, player) in cells.iter().zip(sides) {
        let stack = &mut stacks[place as usize];
        *stack = stack.with(player);
        balls[player.index()] |= one(place);
    }
    let turn = Player::BOTH[dice.below(2) as usize];
    let rules = [Rules::Flexible, Rules::Official][dice.below(2) as usize];
    Mitsudomoe::set_up(stacks, balls, supplies, turn, rules)
}

#[test]
fn any_arrangement_keeps_the_laws() {
    let mut dice = Dice::new(8);
    let (mut stuck, mut most) = (0, [0; 4]);
    for _ in 0..6_000 {
        let position = any_position(&mut dice);
        assert_eq!(at(&position.to_string()), position);
        let moves = position.moves();
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        assert_eq!(position.outcome().is_none(), !moves.is_empty(), "{position}");
        stuck += u32::from(matches!(position.ending(), Some(Ending::NoTurn(_))));
        for &turn in &moves {
            assert!(position.is_legal(turn), "{position}: {turn}: {}", position.why_illegal(turn));
            most[turn.vaulted.count_ones() as usize] += 1;
        }
        for _ in 0..20 {
            let Some(turn) = position.random_move(&mut dice) else { break };
            assert!(position.is_legal(turn), "{position}: {turn}");
        }
    }
    assert!(stuck > 0 && most.iter().all(|&turns| turns > 50), "{stuck} {most:?}");
}

#[test]
fn what_is_read_is_written_the_same() {
    let mut dice = Dice::new(9);
    let letters: Vec<char> = "wbWB.,/ 0123456789flexibleofficial\u{e9}".chars().collect();
    let turns = ["@d3,b3-d3,c3=e5", "c2@c3,a1-e5,b2=a3,c3=b2,d4=c3"];
    for _ in 0..20_000 {
        let mut text: Vec<char> = dice.pick(&MIDDLE).unwrap().chars().collect();
        for _ in 0..=dice.below(3) {
            let place = dice.below(text.len() as u32) as usize;
            text[place] = dice.pick(&letters).unwrap();
        }
        let text: String = text.into_iter().collect();
        if let Ok(position) = text.parse::<Mitsudomoe>() {
            assert_eq!(position.to_string(), text);
        }
        let mut text: Vec<char> = dice.pick(&turns).unwrap().chars().collect();
        let place = dice.below(text.len() as u32) as usize;
        text[place] =
            dice.pick(&['a', 'b', 'c', 'E', '1', '2', '5', '6', '@', '-', '=', ',']).unwrap();
        let text: String = text.into_iter().collect();
        if let Ok(turn) = text.parse::<Move>() {
            assert_eq!(mv(&turn.to_string()), turn);
            for position in MIDDLE {
                let position = at(position);
                assert_eq!(position.why_illegal(turn).is_empty(), position.is_legal(turn));
            }
        }
    }
}

#[test]
fn known_counts() {
    let official = START.replace("flexible", "official");
    let counts = [
        (START, 3, 61_758),
        (official.as_str(), 3, 6_287),
        (MIDDLE[0], 2, 13_252),
        (MIDDLE[1], 2, 8_542),
        (MIDDLE[2], 2, 6_074),
        (MIDDLE[3], 2, 14_778),
        (MIDDLE[4], 2, 22_012),
        (MIDDLE[5], 2, 2_584),
        (MIDDLE[6], 2, 13_408),
    ];
    for (text, depth, leaves) in counts {
        assert_eq!(perft(&at(text), depth), leaves, "{text}");
    }
}

#[test]
fn counting_is_listing() {
    each_position(4, |position, _| {
        let mut moves = position.moves();
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        assert_eq!(position.outcome().is_none(), !moves.is_empty(), "{position}");
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    });
}

#[test]
fn listed_moves_are_legal_and_no_others() {
    each_position(1, |position, dice| {
        let moves = position.moves();
        for &turn in &moves {
            assert!(position.is_legal(turn), "{position}: {turn}: {}", position.why_illegal(turn));
        }
        let Some(some) = dice.pick(&moves) else { return };
        for _ in 0..40 {
            let turn = altered(some, dice);
            let legal = moves.contains(&turn);
            assert_eq!(position.is_legal(turn), legal, "{position}: {turn}");
            assert_eq!(position.why_illegal(turn).is_empty(), legal, "{position}: {turn}");
        }
    });
}

/// A move that differs in one part.
fn altered(turn: Move, dice: &mut Dice) -> Move {
    let mut cell = || dice.below(CELLS as u32) as u8;
    let (a, b) = (cell(), cell());
    let mut altered = turn;
    match (dice.below(8), turn.ring, turn.ball) {
        (0, ..) => altered.ring = Some(RingStep { from: None, to: a }),
        (1, Some(ring), _) => altered.ring = Some(RingStep { from: Some(a), ..ring }),
        (2, Some(ring), _) => altered.ring = Some(RingStep { to: a, ..ring }),
        (3, ..) => altered.ring = None,
        (4, _, Some(ball)) => altered.ball = Some(BallStep { from: a, ..ball }),
        (5, _, Some(ball)) => altered.ball = Some(BallStep { to: a, ..ball }),
        (6, ..) => altered.ball = Some(BallStep { from: a, to: b }),
        _ if has(turn.relocated, a) || turn.vaulted == 0 || turn.vaulted == one(a) => {}
        _ => altered.relocated = turn.relocated & (turn.relocated - 1) | one(a),
    }
    let nothing = altered.ring.is_none() && altered.ball.is_none();
    if nothing || altered.relocated == altered.vaulted && altered.vaulted != 0 {
        return turn;
    }
    if altered.ball.is_none() { Move { vaulted: 0, relocated: 0, ..altered } } else { altered }
}

#[test]
fn texts_round_trip() {
    each_position(1, |position, _| {
        let text = position.to_string();
        let read = at(&text);
        assert_eq!(&read, position);
        assert_eq!(read.key(), position.key());
        for turn in position.moves() {
            assert_eq!(mv(&turn.to_string()), turn);
        }
    });
}

#[test]
fn keys_tell_positions_apart() {
    let mut seen = BTreeMap::new();
    each_position(10, |position, _| {
        let known = seen.entry(position.key()).or_insert_with(|| position.clone());
        assert_eq!(known, position);
    });
    let text = "w,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. b 4 5 flexible";
    assert_ne!(at(text).key(), at(&text.replace(" b ", " w ")).key());
    assert_ne!(at(text).key(), at(&text.replace("flexible", "official")).key());
}

#[test]
fn symmetries_commute_with_moves() {
    each_position(2, |position, dice| {
        let symmetries = position.symmetries();
        assert_eq!(symmetries.len(), if position.rules == Rules::Flexible { 4 } else { 2 });
        for symmetry in symmetries {
            let image = position.image(symmetry);
            assert_eq!(&image.image(symmetry), position);
            let exchanged = |outcome: board::Outcome| {
                if symmetry.exchange { outcome.exchanged() } else { outcome }
            };
            assert_eq!(image.outcome(), position.outcome().map(exchanged));
            assert_eq!(image.count_moves(), position.count_moves());
            let Some(turn) = position.random_move(dice) else { continue };
            let turned = position.image_of_move(turn, symmetry);
            assert!(image.is_legal(turned));
            assert_eq!(image.after(turned), position.after(turn).image(symmetry));
        }
    });
}

#[test]
fn symmetries_keep_the_start() {
    let start = at(START);
    assert_eq!(start.image(start.symmetries()[1]), start);
    let turned = start.image(start.symmetries()[2]);
    assert_eq!(turned.turn(), Player::Second);
    assert_eq!(turned.to_string(), START.replace(" w ", " b "));
}

/// How far the frequencies of many draws are from equal ones, as a chi-square sum.
fn spread(position: &Mitsudomoe, draws_each: u32) -> (f64, usize) {
    let mut dice = Dice::new(11);
    let mut seen: BTreeMap<Move, u32> = position.moves().iter().map(|&mv| (mv, 0)).collect();
    for _ in 0..draws_each * seen.len() as u32 {
        let drawn = position.random_move(&mut dice).unwrap();
        *seen.get_mut(&drawn).expect("only listed moves are drawn") += 1;
    }
    let expected = f64::from(draws_each);
    (seen.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum(), seen.len())
}

#[test]
fn every_move_is_drawn_equally_often() {
    let mut vaulted = [false; 4];
    for text in MIDDLE.into_iter().chain([START]) {
        for rules in ["flexible", "official"] {
            let (rest, _) = text.rsplit_once(' ').unwrap();
            let position = at(&format!("{rest} {rules}"));
            if position.outcome().is_some() {
                continue;
            }
            for turn in position.moves() {
                vaulted[turn.vaulted.count_ones() as usize] = true;
            }
            let (sum, moves) = spread(&position, 100);
            let freedom = moves as f64 - 1.0;
            let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
            assert!(sum < limit, "{position}: {sum} for {moves} moves");
        }
    }
    assert_eq!(vaulted, [true; 4]);
}

#[test]
fn no_gesture_begins_another() {
    each_position(1, |position, dice| {
        if dice.below(3) > 0 {
            return;
        }
        let mut all: Vec<Vec<Spot>> = Vec::new();
        for turn in position.moves() {
            let gestures = position.gestures(turn);
            assert!(!gestures.is_empty());
            all.extend(gestures);
        }
        all.sort_unstable();
        for pair in all.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{position}: {pair:?}");
        }
    });
}

#[test]
fn gestures_spell_every_way_to_relocate() {
    let words =
        |gesture: Vec<Spot>| gesture.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let spelled = |position: &str, turn: &str| -> Vec<String> {
        at(position).gestures(mv(turn)).into_iter().map(words).collect()
    };
    assert_eq!(spelled(START, "@c3"), ["supply c3 done"]);
    assert_eq!(spelled(START, "@d2,e1-d2"), ["supply d2 e1 d2"]);
    let pair = "wW,.,b,.,wW/.,bB,.,.,./.,.,bB,.,./.,.,.,w,./.,wW,.,b,bB w 4 3 flexible";
    assert_eq!(spelled(pair, "d4@d3"), ["d4 d3 done"]);
    assert_eq!(spelled(pair, "a1-d4,b2=c1,c3=b2"), ["a1 d4 b2 c1 c3 b2"]);
    assert_eq!(
        spelled(pair, "a1-d4,b2=c1,c3=d5"),
        ["a1 d4 b2 c1 c3 d5", "a1 d4 b2 d5 c3 c1", "a1 d4 c3 c1 b2 d5", "a1 d4 c3 d5 b2 c1",]
    );
    for turn in at(MIDDLE[1]).moves().iter().filter(|turn| turn.vaulted.count_ones() == 3) {
        let stay = (turn.vaulted & turn.relocated).count_ones();
        // Counted by hand: three to three free cells; through one old cell; through two.
        let ways = [36, 12, 2][stay as usize];
        assert_eq!(spelled(MIDDLE[1], &turn.to_string()).len(), ways, "{turn}");
    }
}

#[test]
fn the_scene_shows_stacks_homes_and_supplies() {
    let text = ".,.,.,bB,bB/.,.,.,b,wbB/.,.,w,.,./wW,bwW,.,.,./w,wW,.,.,. w 2 3 flexible";
    let scene = at(text).scene();
    let describe =
        |column, row| scene.describe(board::Cell::new(column, row), i18n::Language::English);
    assert_eq!(describe(4, 1), "e2, black ball on black ring on white ring, white's home");
    assert_eq!(describe(0, 4), "a5, white ring, black's home");
    assert_eq!(describe(0, 0), "a1, empty");
    let notes: Vec<_> = scene.notes.iter().map(|n| format!("{}: {}", n.label, n.value)).collect();
    assert_eq!(
        notes,
        [
            "white's supply: 2",
            "white's balls arrived: 2 of 3",
            "black's supply: 3",
            "black's balls arrived: 3 of 3",
        ]
    );
}
