//! Solutions against brute force: every line played to its end.

mod support;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use board::{Dice, Position};
use engine::solve::{self, Effort, Solution, Solve as _, Value};
use engine::{Score, SearchControl, Unlimited};
use ludoteca_games::Game;
use support::{late_positions, minimax, positions};

/// The value of a position for its player to move, every line played to its end.
fn brute_force<P: Position>(position: &P, known: &mut HashMap<P, Value>) -> Value {
    if let Some(outcome) = position.outcome() {
        return Value::of(outcome, position.turn());
    }
    if let Some(value) = known.get(position) {
        return *value;
    }
    let worth = |mv| {
        let child = position.after(mv);
        let value = brute_force(&child, known);
        if child.turn() == position.turn() { value } else { value.reversed() }
    };
    let value = position.moves().into_iter().map(worth).max().expect("the game goes on");
    known.insert(position.clone(), value);
    value
}

/// Compares positions so many plies before the end of random games, where they are small enough.
fn agree<G: Game>(plies_before_the_end: usize, is_small: fn(&str) -> bool) {
    let starts = positions::<G>();
    let mut dice = Dice::new(15);
    let mut seen = BTreeSet::new();
    let mut known = HashMap::new();
    let mut compared = 0;
    for round in 0..2_000 {
        let mut game = vec![starts[round % starts.len()].clone()];
        while let Some(mv) = game[game.len() - 1].random_move(&mut dice) {
            game.push(game[game.len() - 1].after(mv));
        }
        let position = &game[game.len().saturating_sub(1 + plies_before_the_end)];
        if position.outcome().is_some() || !is_small(&position.to_string()) || compared == 200 {
            continue;
        }
        compared += 1;
        let mut tell = |_| {};
        let mut effort = Effort::new(&Unlimited, 8, &mut tell);
        let solution = position.solve(&[], None, &mut effort).expect("nothing limits the effort");
        assert_eq!(solution.value, brute_force(position, &mut known), "{position}");
        assert!(solution.is_all && !solution.best.is_empty());
        for mv in position.moves() {
            let child = position.after(mv);
            let worth = brute_force(&child, &mut known);
            let worth = if child.turn() == position.turn() { worth } else { worth.reversed() };
            let is_best = solution.best.contains(&mv);
            assert!(!is_best || worth == solution.value, "{mv} in {position}");
            // Where points are counted, a move may keep the value and lose points.
            assert!(is_best || worth != solution.value || solution.score.is_some(), "{mv}");
        }
        seen.insert(solution.value);
    }
    assert!(compared > 100 && seen.len() > 1, "{compared} positions, {seen:?}");
}

#[test]
fn mapello() {
    agree::<ludoteca_games::mapello::Mapello>(7, |_| true);
}

#[test]
fn nex() {
    agree::<ludoteca_games::nex::Nex>(4, |text| text.find('/') == Some(3));
}

#[test]
fn talpa() {
    agree::<ludoteca_games::talpa::Talpa>(3, |text| text.matches(['x', 'o']).count() <= 11);
}

#[test]
fn noughts() {
    agree::<noughts::Noughts>(6, |_| true);
}

/// What is forced within so many plies is what minimax sees, move by move, and the defence holds out
/// as long as minimax says one can.
fn force<G: Game>(plies: u32, most: u64, wanted: usize) {
    let mut seen = [0, 0];
    for position in late_positions::<G>(most, wanted) {
        let mut tell = |_| {};
        let mut effort = Effort::new(&Unlimited, 1, &mut tell);
        let winning = solve::winning_moves(&position, plies, None, &mut effort);
        let worth = |mv| {
            let child = position.after(mv);
            let score = minimax(&child, plies - 1, 1);
            if child.turn() == position.turn() { score } else { -score }
        };
        let moves = position.moves();
        let truth: Vec<_> = moves.iter().copied().filter(|&mv| worth(mv) > Score::DRAW).collect();
        assert_eq!(winning.expect("nothing limits the effort"), truth, "{position}");
        let defence = solve::defend(&position, plies, None, &mut effort);
        let defence = defence.expect("nothing limits the effort");
        let longest = moves.into_iter().map(worth).max().expect("the game goes on");
        assert_eq!(defence.lost_in, longest.lost_in(), "{position}");
        if longest.lost_in().is_some() {
            assert_eq!(worth(defence.mv), longest, "{} in {position}", defence.mv);
        } else {
            assert!(worth(defence.mv) >= Score::DRAW, "{} in {position}", defence.mv);
        }
        seen[0] += usize::from(!truth.is_empty());
        seen[1] += usize::from(defence.lost_in.is_some());
    }
    assert!(seen.iter().all(|&count| count > wanted / 40), "{seen:?} of {wanted}");
}

#[test]
fn forced_wins_of_mapello() {
    force::<ludoteca_games::mapello::Mapello>(5, 6, 500);
}

#[test]
fn forced_wins_of_mitsudomoe() {
    force::<ludoteca_games::mitsudomoe::Mitsudomoe>(2, 300, 100);
}

#[test]
fn forced_wins_of_nex() {
    force::<ludoteca_games::nex::Nex>(3, 30, 500);
}

#[test]
fn forced_wins_of_period5() {
    force::<ludoteca_games::period5::Period5>(3, 60, 300);
}

#[test]
fn forced_wins_of_talpa() {
    force::<ludoteca_games::talpa::Talpa>(4, 12, 500);
}

#[test]
fn forced_wins_of_noughts() {
    force::<noughts::Noughts>(5, 9, 500);
}

/// A clock on which every look takes a millisecond, the same on every machine.
struct Ticking(AtomicU64);

impl SearchControl for Ticking {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn is_stopped(&self) -> bool {
        false
    }
}

fn solution<G: Game>(
    position: &str,
    moves: &str,
) -> (Option<Solution<<G::Position as Position>::Move>>, Duration) {
    let mut position: G::Position = position.parse().expect("it is a position");
    let mut earlier = Vec::new();
    for mv in moves.split_whitespace() {
        earlier.push(position.key());
        position.play_unchecked(mv.parse().expect("it is a move"));
    }
    let control = Ticking(AtomicU64::new(0));
    let mut tell = |_| {};
    let mut effort = Effort::new(&control, 8, &mut tell);
    effort.time = Some(LIMIT);
    (position.solve(&earlier, None, &mut effort), control.elapsed())
}

/// As much as the tests below may look at the clock.
const LIMIT: Duration = Duration::from_secs(20);

/// All 29 moves lose at once to the reply, but only some are worth searching.
#[test]
fn a_loss_is_proved_where_the_search_leaves_moves_out() {
    let position = ".,.,wbB,.,wb/.,wb,.,wW,wb/.,.,wW,.,./.,wW,bB,.,./b,bB,b,.,. w 1 0 official";
    let (solution, _) = solution::<ludoteca_games::mitsudomoe::Mitsudomoe>(position, "");
    let solution = solution.expect("it is decided");
    assert_eq!((solution.value, solution.distance), (Value::Loss, Some(2)));
    assert_eq!(solution.best.len(), 29);
}

#[test]
fn all_the_time_is_used_before_nothing_is_decided() {
    let start = ludoteca_games::period5::Period5::start().to_string();
    let (solution, spent) = solution::<ludoteca_games::period5::Period5>(&start, "");
    assert!(solution.is_none());
    assert!(spent >= LIMIT, "{spent:?}");
}

/// What comes about for the third time is a draw, so whoever wins does not go there.
#[test]
fn what_the_game_has_repeated_is_known() {
    let position = "...../dd.../.cd../l.l.l/...ld d -";
    let moves = "a2-a1 a4-a3 a1-a2 a3-a4 a2-a1 a4-a3 a1-a2";
    let (solution, spent) = solution::<ludoteca_games::period5::Period5>(position, moves);
    let solution = solution.expect("it is decided");
    assert_eq!(solution.value, Value::Win);
    let best: Vec<_> = solution.best.iter().map(ToString::to_string).collect();
    assert!(!best.is_empty() && !best.contains(&"a3-a4".to_owned()), "{best:?}");
    assert!(spent < LIMIT, "the value is told before the time is up: {spent:?}");
}
