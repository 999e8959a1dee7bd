use board::{Dice, Outcome, Position as _};

use super::super::Move;
use super::super::simple_players::{best, greedy, random};
use super::laws::any_position;
use super::{MIDDLE, START, at};

fn texts(position: &str) -> Vec<String> {
    let mut texts: Vec<_> = best(&at(position)).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn random_takes_any_turn() {
    let mut dice = Dice::new(5);
    for text in MIDDLE {
        let position = at(text);
        assert!(
            (0..20).all(|_| random(&position, &mut dice).is_some_and(|mv| position.is_legal(mv)))
        );
    }
}

#[test]
fn greedy_walks_its_balls_to_the_goal_corner() {
    let nearer = ["@c2,d1-c2", "@d2,d1-d2", "@d2,e1-d2", "@d2,e2-d2", "@d3,e2-d3"];
    assert_eq!(texts(START), nearer);
    let mut dice = Dice::new(2);
    let mut seen = [0; 5];
    for _ in 0..1_000 {
        let turn = greedy(&at(START), &mut dice).unwrap().to_string();
        seen[nearer.iter().position(|&text| text == turn).unwrap()] += 1;
    }
    assert!(seen.iter().all(|&times| times > 150), "{seen:?}");
}

#[test]
fn greedy_covers_opposing_rings_and_not_its_own() {
    // Two steps are as good; the ring on black's is worth half a point more, on white's less.
    let text = ".,.,.,wW,wW/.,.,b,w,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 4 flexible";
    let covering = ["@c2,d1-c2", "@c2,d1-d2", "@c2,e1-d2", "@c2,e2-d2", "d2@c2,d1-c2"];
    assert_eq!(texts(text), covering);
    // The rings below count, not the one just laid, and each of them does.
    let text = ".,.,.,wW,wW/.,.,bwb,w,wW/.,.,.,.,b/bB,.,.,.,./bB,bB,.,.,. w 3 2 flexible";
    assert!(texts(text).iter().all(|turn| turn.contains("@c2") || turn.contains("@e3")));
    assert!(texts(text).iter().any(|turn| turn.contains("@c2")));
}

#[test]
fn greedy_sends_opposing_balls_far_away() {
    let text = ".,.,.,.,wW/.,.,.,.,wW/.,wW,bB,.,./.,.,.,.,./bB,bB,.,w,b w 4 4 flexible";
    let chosen = texts(text);
    assert!(chosen.iter().all(|turn| !turn.ends_with("c3=d4")), "{chosen:?}");
}

#[test]
fn greedy_takes_a_win_and_avoids_a_loss() {
    let text = ".,.,.,bB,bB/.,.,.,.,b/w,.,.,.,./wW,.,.,.,./w,wW,bB,wW,. w 3 4 flexible";
    let position = at(text);
    let wins = best(&position);
    assert!(!wins.is_empty());
    for turn in wins {
        assert_eq!(position.after(turn).outcome(), Some(Outcome::Win(position.turn())));
    }
    let mut dice = Dice::new(3);
    let mut seen = [0; 3];
    for _ in 0..3_000 {
        let position = any_position(&mut dice);
        let mover = position.turn();
        let rank = |&turn: &Move| match position.after(turn).outcome() {
            Some(Outcome::Win(winner)) => 2 * usize::from(winner == mover),
            _ => 1,
        };
        let highest = position.moves().iter().map(rank).max();
        assert!(best(&position).iter().all(|turn| Some(rank(turn)) == highest), "{position}");
        seen[highest.unwrap_or(1)] += 1;
    }
    assert!(seen[1] > 0 && seen[2] > 0, "{seen:?}");
    for text in MIDDLE {
        let position = at(text);
        let loses =
            |mv| position.after(mv).outcome() == Some(Outcome::Win(position.turn().other()));
        assert!(best(&position).iter().all(|&turn| !loses(turn)), "{text}");
    }
}

#[test]
fn nobody_chooses_when_the_game_is_over() {
    let over = at(".,.,.,bB,bB/.,.,.,b,wbB/.,.,w,.,./wW,bwW,.,.,./w,wW,.,.,. w 2 3 flexible");
    assert_eq!(random(&over, &mut Dice::new(1)), None);
    assert_eq!(greedy(&over, &mut Dice::new(1)), None);
}
