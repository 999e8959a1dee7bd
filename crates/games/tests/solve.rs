//! Solutions against brute force: every line played to its end.

mod support;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use board::{Dice, Position, Repetition};
use engine::solve::{self, Effort, Solution, Solve as _, Value};
use engine::{Score, SearchControl, Unlimited};
use ludoteca_games::Game;
use support::{Small, for_every_game_and_noughts, late_positions, minimax, positions};

/// So many positions are looked at by brute force, and no more.
const BUDGET: usize = 20_000;

/// The value of a position for its player to move, every line played to its end; nothing where that
/// takes more than the budget.
fn brute_force<P: Position>(position: &P, known: &mut HashMap<P, Value>) -> Option<Value> {
    if let Some(outcome) = position.outcome() {
        return Some(Value::of(outcome, position.turn()));
    }
    if let Some(value) = known.get(position) {
        return Some(*value);
    }
    let mut best = Value::Loss;
    for mv in position.moves() {
        let child = position.after(mv);
        let value = brute_force(&child, known)?;
        best = best.max(if child.turn() == position.turn() { value } else { value.reversed() });
    }
    known.insert(position.clone(), best);
    (known.len() <= BUDGET).then_some(best)
}

/// Compares positions near the end of random games, as far from it as brute force comes, in games
/// whose lines all end.
fn agree<G: Game>() {
    if G::Position::REPETITION != Repetition::Impossible {
        return;
    }
    let starts = positions::<G>();
    let mut dice = Dice::new(15);
    let mut seen = BTreeSet::new();
    let mut compared = 0;
    for round in 0..200 {
        let mut game = vec![starts[round % starts.len()].clone()];
        while let Some(mv) = game[game.len() - 1].random_move(&mut dice) {
            game.push(game[game.len() - 1].after(mv));
        }
        let mut known = HashMap::new();
        let late = game.iter().rev().skip(1).take(4 + round % 5);
        let is_small = |position: &&G::Position| brute_force(*position, &mut known).is_some();
        let Some(position) = late.take_while(is_small).last() else { continue };
        // What the last, too large position has left behind would fill the budget.
        known.clear();
        compared += 1;
        let mut tell = |_| {};
        let mut effort = Effort::new(&Unlimited, 8, &mut tell);
        let solution = position.solve(&[], None, &mut effort).expect("nothing limits the effort");
        let value = brute_force(position, &mut known);
        assert_eq!(Some(solution.value), value, "{position}");
        assert!(solution.is_all && !solution.best.is_empty());
        for mv in position.moves() {
            let child = position.after(mv);
            let worth = brute_force(&child, &mut known).expect("it is part of the whole");
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

/// What is forced within so many plies is what minimax sees, move by move, and the defence holds out
/// as long as minimax says one can.
fn force<G: Game>(small: Small) {
    let (plies, wanted) = (small.plies(), small.positions / 2);
    let mut seen = [0, 0];
    for position in late_positions::<G>(small.moves, wanted) {
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

macro_rules! solve {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        mod $id {
            use super::*;

            #[test]
            fn brute_force_agrees() {
                agree::<$game>();
            }

            #[test]
            fn what_is_forced_is_found() {
                force::<$game>($small);
            }
        }
    )* };
}

for_every_game_and_noughts!(solve);

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
