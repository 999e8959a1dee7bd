use std::cmp::Ordering;
use std::ops::ControlFlow;

use board::{Dice, Outcome, Player, Position as _};

use super::layout::{GOAL_CORNERS, cell, distance, places};
use super::rules::{Mitsudomoe, Move};

/// Any legal move, each equally likely.
pub(super) fn random(position: &Mitsudomoe, dice: &mut Dice) -> Option<Move> {
    position.random_move(dice)
}

/// One of the turns with the highest value, each equally likely.
pub(super) fn greedy(position: &Mitsudomoe, dice: &mut Dice) -> Option<Move> {
    dice.pick(&best(position))
}

/// The turns with the highest value.
pub(super) fn best(position: &Mitsudomoe) -> Vec<Move> {
    let mut best = Vec::new();
    let mut highest = None;
    let _ = position.each_move(|mv| {
        let value = Some(value(position, mv));
        match value.cmp(&highest) {
            Ordering::Less => return ControlFlow::Continue(()),
            Ordering::Equal => {}
            Ordering::Greater => {
                best.clear();
                highest = value;
            }
        }
        best.push(mv);
        ControlFlow::Continue(())
    });
    best
}

/// Whether a turn loses, goes on or wins, and then its value in tenths.
fn value(position: &Mitsudomoe, mv: Move) -> (Ordering, i32) {
    let mover = position.turn();
    let after = position.after(mv);
    let ending = match after.outcome() {
        Some(Outcome::Win(winner)) if winner == mover => Ordering::Greater,
        Some(Outcome::Win(_)) => Ordering::Less,
        _ => Ordering::Equal,
    };
    let balls = 12 * way(&after, mover.other()) - 30 * way(&after, mover);
    let ring = mv.ring.map_or(0, |ring| {
        let below = position.stacks[ring.to as usize].rings();
        below.map(|below| if below == mover { -5 } else { 5 }).sum()
    });
    (ending, balls + ring)
}

/// How many king steps the balls of a player are away from the corner of their goal cells.
fn way(position: &Mitsudomoe, player: Player) -> i32 {
    let corner = GOAL_CORNERS[player.index()];
    let balls = places(position.balls[player.index()]);
    balls.map(|ball| i32::from(distance(cell(ball), corner))).sum()
}
