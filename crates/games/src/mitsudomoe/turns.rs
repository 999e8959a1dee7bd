use std::ops::ControlFlow;

use super::layout::{Cells, has, nth, one, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::steps::{BallSteps, relocations};
use super::ways::{Change, Ways};

/// The turns of a position that is not decided: listed, counted, or one of them drawn.
///
/// A ring step changes little for the ball step: which cells have an own ring on top, and how many
/// opposing rings are exposed, one fewer or one more. So the ball steps are found once, and turns
/// are counted for every kind of destination at once.
#[derive(Debug)]
pub(super) struct Turns<'a> {
    position: &'a Mitsudomoe,
    pub(super) steps: BallSteps,
    /// The cells without a ball: those with an own ring on top, an opposing one, or none.
    pub(super) exposed: Cells,
    pub(super) opposing: Cells,
    pub(super) bare: Cells,
    /// The ball steps onto each of these, were there an own ring.
    onto_exposed: Ways,
    onto_opposing: Ways,
    onto_bare: Ways,
}

/// A ring taken in hand, and what its absence has changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lift {
    pub(super) from: Option<u8>,
    /// Where it can go without covering an opposing ring.
    pub(super) open: Cells,
    /// The cells with an exposed own ring now, and with an exposed opposing one.
    pub(super) exposed: Cells,
    pub(super) opposing: Cells,
    /// By how much the exposed opposing ones have changed.
    change: Change,
    /// The ball steps onto the exposed own rings when the ring covers no opposing one, and when it
    /// does; those onto the ring itself come on top.
    pub(super) ways: u32,
    pub(super) covering_ways: u32,
}

impl<'a> Turns<'a> {
    #[inline]
    pub(super) fn new(position: &'a Mitsudomoe) -> Self {
        let mover = position.turn;
        let exposed = position.exposed(mover);
        let opposing = position.exposed(mover.other());
        let bare = position.free() & !exposed & !opposing;
        let mut turns = Self {
            position,
            steps: BallSteps::NONE,
            exposed,
            opposing,
            bare,
            onto_exposed: Ways::NONE,
            onto_opposing: Ways::NONE,
            onto_bare: Ways::NONE,
        };
        turns.steps.find(position.balls, mover);
        turns.onto_exposed = turns.onto(exposed);
        turns.onto_opposing = turns.onto(opposing);
        turns.onto_bare = turns.onto(bare);
        turns
    }

    /// The ball steps onto these cells, were there an own ring on each.
    #[inline]
    fn onto(&self, cells: Cells) -> Ways {
        let plain = self.steps.plain.iter().map(|(_, to)| (to & cells).count_ones()).sum();
        let mut ways = Ways::always(plain);
        for vault in self.steps.vaults() {
            if has(cells, vault.to) {
                ways += Ways::to_relocate(vault.over, self.opposing.count_ones());
            }
        }
        ways
    }

    /// Whether one step alone makes a turn.
    #[inline]
    fn is_flexible(&self) -> bool {
        self.position.rules == Rules::Flexible
    }

    #[inline]
    pub(super) fn has_supply(&self) -> bool {
        self.position.supplies[self.position.turn.index()] > 0
    }

    #[inline]
    pub(super) fn free(&self) -> Cells {
        self.position.free()
    }

    /// Every ring that can be taken in hand: one of the supply, then those of the cells.
    #[inline]
    pub(super) fn lifts(&self) -> impl Iterator<Item = Lift> {
        let supply = self.has_supply().then(|| self.lift_from_supply());
        supply.into_iter().chain(places(self.exposed).map(|from| self.lift(from)))
    }

    /// The one of these with so many before it.
    #[inline]
    pub(super) fn nth_lift(&self, n: u32) -> Lift {
        match n.checked_sub(u32::from(self.has_supply())) {
            None => self.lift_from_supply(),
            Some(n) => self.lift(nth(self.exposed, n)),
        }
    }

    #[inline]
    fn lift_from_supply(&self) -> Lift {
        Lift {
            from: None,
            open: self.exposed | self.bare,
            exposed: self.exposed,
            opposing: self.opposing,
            change: Change::Same,
            ways: self.onto_exposed.after(Change::Same),
            covering_ways: self.onto_exposed.after(Change::Fewer),
        }
    }

    #[inline]
    fn lift(&self, from: u8) -> Lift {
        let (cell, mover) = (one(from), self.position.turn);
        let below = self.position.stacks[from as usize].without_top().top();
        let lost = if below == Some(mover) { 0 } else { cell };
        let uncovered = if below == Some(mover.other()) { cell } else { 0 };
        let change = if uncovered == 0 { Change::Same } else { Change::More };
        let ways = self.onto_exposed - self.onto(lost);
        Lift {
            from: Some(from),
            open: (self.exposed | self.bare) & !cell,
            exposed: self.exposed & !lost,
            opposing: self.opposing | uncovered,
            change,
            ways: ways.after(change),
            covering_ways: ways.after(change.covering()),
        }
    }

    /// The turns of a ring step and a ball step with this ring, in four parts: the ring goes where
    /// no opposing ring is, and a ball to a ring that was there before, or onto the ring just laid
    /// on a bare cell; the ring covers an opposing one, and a ball goes to a ring that was there
    /// before, or onto the ring just laid.
    #[inline]
    pub(super) fn parts(&self, lift: &Lift) -> [u32; 4] {
        [
            lift.open.count_ones() * lift.ways,
            self.onto_bare.after(lift.change),
            self.opposing.count_ones() * lift.covering_ways,
            self.onto_opposing.after(lift.change.covering()),
        ]
    }

    /// The turns of a ring step alone.
    #[inline]
    fn ring_steps(&self) -> u32 {
        let free = self.free().count_ones();
        u32::from(self.has_supply()) * free + self.exposed.count_ones() * (free - 1)
    }

    /// The turns of a ring step alone and of a ball step alone.
    #[inline]
    pub(super) fn single_steps(&self) -> [u32; 2] {
        if self.is_flexible() { [self.ring_steps(), self.ball_steps()] } else { [0, 0] }
    }

    /// The ball steps as the rings lie.
    #[inline]
    pub(super) fn ball_steps(&self) -> u32 {
        self.onto_exposed.after(Change::Same)
    }

    /// How many turns there are.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        let both: u32 = self.lifts().map(|lift| self.parts(&lift).iter().sum::<u32>()).sum();
        let [ring, ball] = self.single_steps();
        ring + ball + both
    }

    /// Visits every turn once.
    #[inline]
    pub(super) fn each(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.is_flexible() {
            self.each_ball_step(None, self.exposed, self.opposing, visit)?;
        }
        for lift in self.lifts() {
            for to in places(lift.open | self.opposing) {
                let ring = Some(RingStep { from: lift.from, to });
                if self.is_flexible() {
                    visit(Move { ring, ball: None, vaulted: 0, relocated: 0 })?;
                }
                let exposed = lift.exposed | one(to);
                self.each_ball_step(ring, exposed, lift.opposing & !one(to), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the turns that go on like this, with these rings exposed.
    #[inline]
    fn each_ball_step(
        &self,
        ring: Option<RingStep>,
        exposed: Cells,
        opposing: Cells,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (from, landings) in self.steps.plain {
            for to in places(landings & exposed) {
                let ball = Some(BallStep { from, to });
                visit(Move { ring, ball, vaulted: 0, relocated: 0 })?;
            }
        }
        for vault in self.steps.vaults() {
            if has(exposed, vault.to) {
                let ball = Some(BallStep { from: vault.from, to: vault.to });
                for relocated in relocations(vault.over, opposing) {
                    visit(Move { ring, ball, vaulted: vault.over, relocated })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
