//! Looks for puzzles in games that the engine plays, and prints them as the games keep them:
//! `cargo run -p benches --example puzzles -- SPEC PLIES COUNT WAYS NODES [SEED]`.
//!
//! A puzzle is won within PLIES and not sooner, by at most WAYS first moves, and that is proved by
//! looking at NODES positions at most.
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use board::Dice;
use engine::solve::Effort;
use engine::{Limits, SearchControl, SingleThread, Unlimited};
use games::{AnyEngine, AnyPosition, Line, Resources, SHELF, Spec, Task};

/// How long a game is followed, and how far from its end puzzles are looked for.
const LONGEST: usize = 120;
const LAST: usize = 12;

/// Stops when so many positions have been looked at.
struct Budget {
    nodes: AtomicU64,
    most: u64,
}

impl SearchControl for Budget {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        self.nodes.load(Ordering::Relaxed) > self.most
    }
}

/// Every move that wins within so many plies, and how many positions that took.
fn winning(
    engine: &dyn AnyEngine,
    line: &Line,
    plies: u32,
    most: u64,
) -> Option<(Vec<String>, u64)> {
    let budget = Budget { nodes: AtomicU64::new(0), most };
    let mut progress = |nodes| budget.nodes.store(nodes, Ordering::Relaxed);
    let mut effort = Effort::new(&budget, 16, &mut progress);
    let moves = engine.winning_moves(line, plies, &mut effort)?;
    Some((moves, effort.nodes))
}

/// A game of the engine against itself with a random move now and then, position by position.
fn game(spec: &str, dice: &mut Dice) -> Vec<Box<dyn AnyPosition>> {
    let mut spec = Spec::read(SHELF, spec).expect("a spec is given");
    let start = spec.start(u64::from(dice.below(u32::MAX))).expect("the spec has a start");
    let mut engine = spec.game.engine(Resources::memory(4));
    let mut line = Line::new(start);
    let mut positions = Vec::new();
    while line.verdict().is_none() && positions.len() < LONGEST {
        positions.push(line.position().boxed());
        let limits = Limits::nodes(2_000);
        let task =
            Task { line: &line, limits, lines: 1, control: &Unlimited, workers: &SingleThread };
        let mv = if positions.len() < 5 || dice.below(4) == 0 {
            line.position().random_move(dice)
        } else {
            engine.think(task, &mut |_| {}).best()
        };
        line.play(&mv.expect("the game goes on")).expect("the move is legal");
    }
    positions
}

/// The puzzle that a position is, if it is one, with what the proof took.
fn puzzle(
    engine: &dyn AnyEngine,
    position: &dyn AnyPosition,
    (plies, ways, nodes): (u32, usize, u64),
) -> Option<String> {
    if position.count_moves() < 4 {
        return None;
    }
    let line = &Line::new(position.boxed());
    let (sooner, _) = winning(engine, line, plies - 1, nodes)?;
    let (moves, taken) =
        if sooner.is_empty() { winning(engine, line, plies, nodes)? } else { return None };
    let first = moves.first()?;
    (moves.len() <= ways).then(|| {
        let later = winning(engine, line, plies + 2, nodes).map_or(0, |(moves, _)| moves.len());
        format!("{plies} {} {first} {position}\n# {taken} nodes, {later} later", moves.len())
    })
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [spec, plies, count, ways, nodes, seed @ ..] = &words[..] else {
        println!("give SPEC PLIES COUNT WAYS NODES [SEED]");
        return;
    };
    let number = |word: &String| word.parse::<u64>().expect("a whole number is given");
    let wanted = (number(plies) as u32, number(ways) as usize, number(nodes));
    let engine =
        Spec::read(SHELF, spec).expect("a spec is given").game.engine(Resources::memory(1));
    let mut dice = Dice::new(seed.first().map_or(1, number));
    let mut found = 0;
    while found < number(count) {
        let positions = game(spec, &mut dice);
        let mut last = positions.iter().rev().take(LAST);
        if let Some(puzzle) = last.find_map(|position| puzzle(&*engine, &**position, wanted)) {
            println!("{puzzle}");
            found += 1;
        }
    }
}
