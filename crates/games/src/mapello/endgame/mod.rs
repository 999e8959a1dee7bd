//! The exact end of a game: the best result of a late position, and how to reach it.

mod few;
mod ground;
mod order;
mod quadrant;
mod search;
mod stable;
mod table;
#[cfg(test)]
mod tests;

use board::Position as _;
use engine::solve::Effort;

use super::rules::{BONUS, Mapello, Move};
use ground::Discs;
use search::{MOST, Search};

/// How far a value is looked for beyond the first bound that was found to be wrong.
const WIDTH: i32 = 4;

/// Whom the cells count for that are empty when nobody can move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// For nobody: the rules of Mapello.
    #[default]
    Board,
    /// For the side with more discs, as Othello tournaments count.
    WinnerTakesEmpty,
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// How the end is counted.
    pub counting: Counting,
    /// Whether every best move is wanted, and not only one.
    pub every_best: bool,
}

/// The exact result of a position and what leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The points that the side to move will have more than the other at the end.
    pub score: i32,
    /// One move that reaches the score, or all of them in index order; none if the game is over.
    pub best: Vec<Move>,
    /// Best play from here to the end.
    pub line: Vec<Move>,
}

/// Solves a position, or nothing if the effort does not suffice.
pub fn solve(position: &Mapello, question: Question, effort: &mut Effort<'_>) -> Option<Solution> {
    let is_marked = position.walls | position.bonuses != 0;
    if !position.jokers.is_empty() {
        solve_on::<true, true>(position, question, effort)
    } else if is_marked {
        solve_on::<true, false>(position, question, effort)
    } else {
        solve_on::<false, false>(position, question, effort)
    }
}

fn solve_on<const MARKED: bool, const JOKERS: bool>(
    position: &Mapello,
    question: Question,
    effort: &mut Effort<'_>,
) -> Option<Solution> {
    let mut hasty = Search::<MARKED, JOKERS>::new(position, question.counting, 1, effort)?;
    hasty.is_hasty = true;
    let near = hasty.value(discs(position), -MOST, MOST);
    let is_stopped = hasty.is_stopped;
    hasty.leave();
    if is_stopped {
        return None;
    }
    let mebibytes = effort.mebibytes;
    let mut search = Search::<MARKED, JOKERS>::new(position, question.counting, mebibytes, effort)?;
    let solution = search.solution(near, question.every_best);
    search.leave();
    solution
}

impl<const MARKED: bool, const JOKERS: bool> Search<'_, '_, MARKED, JOKERS> {
    fn solution(&mut self, near: i32, every_best: bool) -> Option<Solution> {
        let position = self.asked;
        let value = self.value_near(near, discs(position))?;
        let taken = position.taken.map(|taken| i32::from(taken) * BONUS as i32);
        let player = position.turn();
        let score = value + taken[player.index()] - taken[player.other().index()];
        let best = self.keeping(position, value, every_best)?;
        let (mut line, mut next, mut value) = (Vec::new(), position.clone(), value);
        let mut kept = best.first().copied();
        while let Some(mv) = kept {
            value = self.gain(mv) - value;
            next.play_unchecked(mv);
            line.push(mv);
            kept = self.keeping(&next, value, false)?.first().copied();
        }
        Some(Solution { score, best, line })
    }

    /// The exact value of a position, soonest if it is near this one; nothing if the search was
    /// stopped.
    fn value_near(&mut self, near: i32, discs: Discs) -> Option<i32> {
        let (mut alpha, mut beta, mut width) = (near - 1, near + 1, WIDTH);
        loop {
            let value = self.value(discs, alpha, beta);
            if self.is_stopped {
                return None;
            }
            if value <= alpha {
                (alpha, beta) = (value - width, value + 1);
            } else if value >= beta {
                (alpha, beta) = (value - 1, value + width);
            } else {
                return Some(value);
            }
            width *= 2;
        }
    }

    /// The first move, or every move, after which a position keeps its value.
    fn keeping(&mut self, position: &Mapello, value: i32, every: bool) -> Option<Vec<Move>> {
        let mut keeping = Vec::new();
        let mut moves = position.moves();
        let count = position.free().count_ones();
        let known = self.known(discs(position), count).map(|known| Move::Place(known.best));
        if !every && let Some(at) = moves.iter().position(|&mv| Some(mv) == known) {
            moves.swap(0, at);
        }
        for mv in moves {
            let wanted = self.gain(mv) - value;
            if self.value(discs(&position.after(mv)), wanted, wanted + 1) <= wanted {
                keeping.push(mv);
            }
            if self.is_stopped {
                return None;
            }
            if !every && !keeping.is_empty() {
                break;
            }
        }
        Some(keeping)
    }

    fn gain(&self, mv: Move) -> i32 {
        match mv {
            Move::Place(index) => self.ground.gain::<MARKED>(index.into()),
            Move::Pass => 0,
        }
    }
}

const fn discs(position: &Mapello) -> Discs {
    Discs { own: position.own, other: position.other }
}
