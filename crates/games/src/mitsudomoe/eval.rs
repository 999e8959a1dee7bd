use std::ops::ControlFlow;

use board::{Player, Position as _};
use engine::Evaluate;

use super::candidates::Candidates;
use super::layout::{goals, has, one};
use super::race::turns_alone;
use super::rules::{Mitsudomoe, Move};
use super::steps::{BallSteps, relocations};

/// What a turn less on the way is worth.
const TURN: i32 = 100;

/// What it is worth to be on move.
const ON_MOVE: i32 = TURN / 2;

/// What a turn won by a vault over opposing balls is worth to who can make it now, and to who has
/// to wait.
const VAULT_NOW: i32 = 60;
const VAULT_LATER: i32 = 25;

/// What it is worth to have so many rings to lay; without any there is no turn at all.
const RINGS: [i32; 6] = [-1_600, -480, -120, 0, 20, 32];

/// Fewer candidates than these are no choice, and every turn is looked at.
const FEWEST: usize = 8;

impl Mitsudomoe {
    /// What speaks for a player before vaults are looked at.
    #[inline]
    fn standing(&self, player: Player) -> i32 {
        let balls = self.balls[player.index()];
        let rings = u32::from(self.supplies[player.index()]) + self.exposed(player).count_ones();
        RINGS[rings as usize] - TURN * turns_alone(player, balls)
    }

    /// How many turns a player can win by a vault over opposing balls, beyond what a plain step
    /// would.
    fn swing(&self, player: Player) -> i32 {
        let other = player.other();
        let exposed = self.exposed(other);
        if exposed == 0 {
            return 0;
        }
        let (own, balls) = (self.balls[player.index()], self.balls[other.index()]);
        let ahead = turns_alone(other, balls) - turns_alone(player, own);
        let mut steps = BallSteps::NONE;
        steps.find(self.balls, player);
        let swings = steps.vaults().iter().filter_map(|vault| {
            let after = own ^ one(vault.from) ^ one(vault.to);
            let longest = relocations(vault.over, exposed & !one(vault.to))
                .map(|relocated| turns_alone(other, balls & !vault.over | relocated))
                .max()?;
            Some(longest - turns_alone(player, after) - ahead - 1)
        });
        swings.max().unwrap_or(0).max(0)
    }

    /// Whether the other player could win at once, were it their turn.
    fn is_threatened(&self) -> bool {
        Self { turn: self.turn.other(), ..self.clone() }.winning_turn().is_some()
    }
}

impl Evaluate for Mitsudomoe {
    const SEES_EVERY_FINISH: bool = true;

    fn evaluate(&self) -> i32 {
        let (mover, other) = (self.turn, self.turn.other());
        let vaults = VAULT_NOW * self.swing(mover) - VAULT_LATER * self.swing(other);
        ON_MOVE + self.standing(mover) - self.standing(other) + vaults
    }

    #[inline]
    fn order_score(&self, mv: Move) -> i32 {
        let (mover, other) = (self.turn, self.turn.other());
        let covers = mv.ring.is_some_and(|ring| has(self.tops[other.index()], ring.to));
        let order_score = 300 * i32::from(covers);
        let Some(ball) = mv.ball else { return order_score };
        let (own, balls) = (self.balls[mover.index()], self.balls[other.index()]);
        let after = own ^ one(ball.from) ^ one(ball.to);
        let mut won = turns_alone(mover, own) - turns_alone(mover, after);
        if mv.vaulted != 0 {
            let relocated = balls & !mv.vaulted | mv.relocated;
            won += turns_alone(other, relocated) - turns_alone(other, balls);
        }
        order_score + 2_000 * won + 500 * i32::from(has(goals(mover), ball.to))
    }

    fn history_key(mv: Move) -> usize {
        let ring = mv.ring.map_or(0, |ring| usize::from(ring.to) + 1);
        let ball = mv.ball.map_or(0, |ball| usize::from(ball.from) * 25 + usize::from(ball.to) + 1);
        ball * 26 + ring
    }

    #[inline]
    fn finishing_move(&self) -> Option<Move> {
        self.winning_turn()
    }

    fn candidates(&self, moves: &mut Vec<Move>) -> bool {
        // Who may lose at once looks at everything, and so proves a loss; a win at once is among it.
        if !self.is_threatened() && self.winning_turn().is_none() {
            let is_all = Candidates::new(self).list(moves);
            if is_all || moves.len() >= FEWEST {
                return is_all;
            }
            moves.clear();
        }
        let _ = self.each_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        true
    }
}
