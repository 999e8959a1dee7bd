use super::layout::{Cells, has, one, places};
use super::race::turns_alone;
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::steps::relocations;
use super::turns::{Lift, Turns};

/// The turns worth a search: the ring serves the ball step or covers an opposing ring, the ball
/// loses no ground unless it vaults over opposing ones, and these are set back as far as can be.
#[derive(Debug)]
pub(super) struct Candidates<'a> {
    position: &'a Mitsudomoe,
    turns: Turns<'a>,
    /// Where each ball stands, and where it comes without losing ground or passing an opposing one.
    forward: [(u8, Cells); 3],
}

impl<'a> Candidates<'a> {
    pub(super) fn new(position: &'a Mitsudomoe) -> Self {
        let turns = Turns::new(position);
        let mover = position.turn;
        let own = position.balls[mover.index()];
        let now = turns_alone(mover, own);
        let forward = turns.steps.plain.map(|(from, landings)| {
            let keeps_ground = |&to: &u8| turns_alone(mover, own ^ one(from) ^ one(to)) <= now;
            (from, places(landings).filter(keeps_ground).fold(0, |set, to| set | one(to)))
        });
        Self { position, turns, forward }
    }

    /// Lists them; whether these are all turns there are.
    pub(super) fn list(&self, moves: &mut Vec<Move>) -> bool {
        if self.position.rules == Rules::Flexible {
            self.add_ball_steps(None, self.turns.exposed, self.turns.opposing, moves);
        }
        self.turns.lifts().for_each(|lift| self.add_turns_with(&lift, moves));
        moves.len() == self.turns.count() as usize
    }

    /// Adds the turns with this ring.
    fn add_turns_with(&self, lift: &Lift, moves: &mut Vec<Move>) {
        let is_flexible = self.position.rules == Rules::Flexible;
        for to in places(lift.open | self.turns.opposing) {
            let ring = Some(RingStep { from: lift.from, to });
            let opposing = lift.opposing & !one(to);
            let covers = has(self.turns.opposing, to);
            if is_flexible && covers {
                moves.push(Move { ring, ball: None, vaulted: 0, relocated: 0 });
            }
            let landings = if covers {
                lift.exposed | one(to)
            } else if is_flexible {
                // Onto a ring that was there before, a ball goes without this one.
                one(to) & !self.turns.exposed
            } else {
                one(to)
            };
            self.add_ball_steps(ring, landings, opposing, moves);
        }
    }

    /// Adds the turns that go on like this, with these rings exposed.
    fn add_ball_steps(
        &self,
        ring: Option<RingStep>,
        landings: Cells,
        opposing: Cells,
        moves: &mut Vec<Move>,
    ) {
        for (from, forward) in self.forward {
            for to in places(forward & landings) {
                let ball = Some(BallStep { from, to });
                moves.push(Move { ring, ball, vaulted: 0, relocated: 0 });
            }
        }
        let other = self.position.turn.other();
        let balls = self.position.balls[other.index()];
        for vault in self.turns.steps.vaults() {
            if !has(landings, vault.to) {
                continue;
            }
            let ball = Some(BallStep { from: vault.from, to: vault.to });
            let way = |relocated| turns_alone(other, balls & !vault.over | relocated);
            let longest = relocations(vault.over, opposing).map(way).max();
            let farthest =
                relocations(vault.over, opposing).filter(|&cells| Some(way(cells)) == longest);
            moves.extend(farthest.map(|relocated| Move {
                ring,
                ball,
                vaulted: vault.over,
                relocated,
            }));
        }
    }
}
