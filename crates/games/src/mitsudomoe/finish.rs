use std::ops::ControlFlow;

use board::{Outcome, Position as _};

use super::layout::{Cells, goals, has, neighbours, one, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::steps::{BallSteps, relocations};
use super::turns::Turns;

/// The cells on the rim of the board.
const RIM: Cells = 0b11111_10001_10001_10001_11111;

impl Mitsudomoe {
    /// A turn after which the player to move has won.
    pub(super) fn winning_turn(&self) -> Option<Move> {
        let mover = self.turn;
        let missing = goals(mover) & !self.balls[mover.index()];
        if missing.is_power_of_two() {
            let arrival = self.arrival(missing.trailing_zeros() as u8);
            if arrival.is_some() {
                return arrival;
            }
        }
        if self.may_be_stuck() { self.sticking_turn() } else { None }
    }

    /// A turn that brings the last ball to the last goal cell.
    fn arrival(&self, goal: u8) -> Option<Move> {
        let mut steps = BallSteps::NONE;
        steps.find(self.balls, self.turn);
        let [(from, landings), ..] = steps.plain;
        let over = if has(landings, goal) {
            0
        } else {
            steps.vaults().iter().find(|vault| vault.to == goal)?.over
        };
        let ball = Some(BallStep { from, to: goal });
        let turns = Turns::new(self);
        let turn = |ring, opposing| {
            let relocated = if over == 0 { Some(0) } else { relocations(over, opposing).next() };
            relocated.map(|relocated| Move { ring, ball, vaulted: over, relocated })
        };
        if self.rules == Rules::Flexible && has(turns.exposed, goal) {
            let alone = turn(None, turns.opposing);
            if alone.is_some() {
                return alone;
            }
        }
        turns.lifts().find_map(|lift| {
            // A ring that lies on the goal may leave it only where another is below.
            let targets = match lift.from {
                Some(from) if from == goal && !has(lift.exposed, goal) => 0,
                Some(from) if from == goal => self.free() & !one(goal),
                _ => one(goal),
            };
            places(targets).find_map(|to| {
                turn(Some(RingStep { from: lift.from, to }), lift.opposing & !one(to))
            })
        })
    }

    /// Whether some turn could leave the other player without one; seldom true, and never false
    /// where there is such a turn.
    fn may_be_stuck(&self) -> bool {
        let other = self.turn.other();
        // A turn covers one exposed ring at most, and relocated balls uncover as many as they hide.
        if self.supplies[other.index()] == 0 && self.exposed(other).count_ones() <= 1 {
            return true;
        }
        self.rules == Rules::Official && self.may_be_walled_in()
    }

    /// Whether some turn could leave the other player's balls one cell to step to, or none.
    fn may_be_walled_in(&self) -> bool {
        let (mover, other) = (self.turn, self.turn.other());
        let (own, balls) = (self.balls[mover.index()], self.balls[other.index()]);
        if has_narrow_reach(balls & !goals(other), own | balls, 2) {
            return true;
        }
        let mut steps = BallSteps::NONE;
        steps.find(self.balls, mover);
        // A ring taken in hand may uncover one of the other player.
        let uncovered = places(self.exposed(mover))
            .filter(|&at| self.stacks[at as usize].without_top().top() == Some(other))
            .fold(0, |set, at| set | one(at));
        let pool = self.exposed(other) | uncovered;
        steps.vaults().iter().any(|vault| {
            let own = own ^ one(vault.from) ^ one(vault.to);
            balls & !vault.over & !goals(other) & !RIM == 0
                && relocations(vault.over, pool).any(|relocated| {
                    let balls = balls & !vault.over | relocated;
                    has_narrow_reach(balls & !goals(other), own | balls, 1)
                })
        })
    }

    fn sticking_turn(&self) -> Option<Move> {
        let won = Some(Outcome::Win(self.turn));
        let mut found = None;
        let _ = self.each_move(|mv| {
            if self.after(mv).outcome() == won {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// Whether walking balls have at most so many free cells beside them.
fn has_narrow_reach(walking: Cells, occupied: Cells, most: u32) -> bool {
    // Away from the rim a ball has three neighbours more than there are other balls.
    walking & !RIM == 0 && {
        let reach = places(walking).fold(0, |set, ball| set | neighbours(ball)) & !occupied;
        reach.count_ones() <= most
    }
}
