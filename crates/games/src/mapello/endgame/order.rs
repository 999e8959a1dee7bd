use board::ones;
use engine::Evaluate as _;

use super::super::rules::Mapello;
use super::ground::{Discs, around};
use super::quadrant::odd;
use super::search::{Candidate, Search};

/// From this many empty cells on, candidates are judged by looking ahead.
const AHEAD: u32 = 12;

/// From this many empty cells on, it pays to look ahead to a good evaluation and not to a quick one.
const CAREFUL: u32 = 16;

/// Beyond this many empty cells it pays to look ahead farther still: there are few such positions,
/// and a wrong first move costs most in them.
const FARTHER: u32 = 19;

/// The most moves that are looked ahead, so that early positions do not cost more than they help.
const FARTHEST: u32 = 9;

impl<const MARKED: bool, const JOKERS: bool> Search<'_, '_, MARKED, JOKERS> {
    /// Puts the moves to these places on top of the candidates, the hash move highest.
    pub(super) fn list(&mut self, discs: Discs, places: u64, count: u32, best: u8) {
        let odd = odd(self.ground.empty::<MARKED>(discs));
        let depth = (count >= AHEAD)
            .then(|| ((count - AHEAD) / 2 + count.saturating_sub(FARTHER) / 2).min(FARTHEST));
        self.is_careful = count >= CAREFUL;
        let mut top = -FAR;
        for cell in ones(places) {
            let turned = self.ground.turned::<JOKERS>(cell, discs);
            let next = discs.after(cell, turned);
            let order_score = if cell as u8 == best {
                i32::MAX
            } else if let Some(depth) = depth {
                let gain = self.ground.gain::<MARKED>(cell) * GAIN;
                // Moves that are far behind come late, however far they are behind.
                let beta = (gain - top + MARGIN).min(FAR);
                let guess = gain - self.guess(next, depth, -FAR, beta);
                if self.is_hasty && guess < top {
                    continue;
                }
                top = top.max(guess);
                let replies = self.weighted(self.ground.places::<MARKED, JOKERS>(next));
                2 * guess - REPLY * replies + i32::from(odd >> cell & 1 != 0)
            } else {
                self.order_score(next, cell, odd)
            };
            self.candidates.push(Candidate { next, cell: cell as u8, order_score });
        }
    }

    /// The order score of leaving this position to the other side, the faster first: few moves
    /// for it now, corners for us, few moves for it later, and the last move in a quadrant.
    fn order_score(&self, next: Discs, cell: u32, odd: u64) -> i32 {
        let places = self.ground.places::<MARKED, JOKERS>(next);
        let empty = self.ground.empty::<MARKED>(next);
        let anchors = (next.other & self.ground.anchors).count_ones() as i32;
        let later = (around(next.other) & empty).count_ones() as i32;
        let gain = self.ground.gain::<MARKED>(cell);
        anchors * 2048 + gain * 8192 - self.weighted(places) * 32768 - later * 32
            + i32::from(odd >> cell & 1 != 0) * 8
    }

    /// The number of moves, corners counted twice.
    #[inline]
    fn weighted(&self, places: u64) -> i32 {
        (places.count_ones() + (places & self.ground.anchors).count_ones()) as i32
    }

    /// The evaluation of a position after so many moves, for the side to move.
    fn guess(&mut self, discs: Discs, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let places = self.ground.places::<MARKED, JOKERS>(discs);
        if depth == 0 {
            return self.evaluation(discs, places);
        }
        if depth > 1 && self.is_stopped() {
            return 0;
        }
        if places == 0 {
            let passed = discs.passed();
            if self.ground.places::<MARKED, JOKERS>(passed) == 0 {
                let empty = self.ground.empty::<MARKED>(discs).count_ones();
                return self.end(discs, empty) * FINAL;
            }
            return -self.guess(passed, depth, -beta, -alpha);
        }
        let base = self.candidates.len();
        let odd = odd(self.ground.empty::<MARKED>(discs));
        for cell in ones(places) {
            let next = discs.after(cell, self.ground.turned::<JOKERS>(cell, discs));
            let order_score = if depth == 1 { 0 } else { self.order_score(next, cell, odd) };
            self.candidates.push(Candidate { next, cell: cell as u8, order_score });
        }
        let mut best = -FAR;
        for i in base..self.candidates.len() {
            let candidate = self.next_candidate(i);
            let gain = self.ground.gain::<MARKED>(candidate.cell.into()) * GAIN;
            best =
                best.max(gain - self.guess(candidate.next, depth - 1, gain - beta, gain - alpha));
            alpha = alpha.max(best);
            if best >= beta {
                break;
            }
        }
        self.candidates.truncate(base);
        best
    }

    fn evaluation(&self, discs: Discs, places: u64) -> i32 {
        if self.is_careful {
            return self.careful_evaluation(discs);
        }
        let passed = discs.passed();
        let empty = self.ground.empty::<MARKED>(discs);
        let moves =
            self.weighted(places) - self.weighted(self.ground.places::<MARKED, JOKERS>(passed));
        let later = (around(discs.other) & empty).count_ones() as i32
            - (around(discs.own) & empty).count_ones() as i32;
        let anchors = self.ground.anchors;
        let held =
            (discs.own & anchors).count_ones() as i32 - (discs.other & anchors).count_ones() as i32;
        moves * 8 + later * 4 + held * 32
    }

    /// The evaluation that a whole game is played by.
    #[inline(never)]
    fn careful_evaluation(&self, Discs { own, other }: Discs) -> i32 {
        let bonuses = self.ground.bonuses & !(own | other);
        Mapello { own, other, bonuses, ..self.asked.clone() }.evaluate() * FINAL / 100
    }
}

/// What a point is worth in an evaluation, taken now, or at the end.
const GAIN: i32 = 8;
const FINAL: i32 = 16;

/// How much worse than the best a move must seem for its evaluation to matter no more.
const MARGIN: i32 = 24;

/// What each reply that a move allows costs it, in half points of evaluation: where two moves seem
/// equal, the one that leaves less to search is first.
const REPLY: i32 = 16;

/// Beyond every evaluation.
const FAR: i32 = 1 << 20;
