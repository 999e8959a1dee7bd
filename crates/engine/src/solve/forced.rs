use std::ops::ControlFlow;

use board::{Player, Position};

use super::Effort;
use super::proof_search::Spent;
use super::reach::ReachTable;
use crate::Evaluate;
use crate::search::is_drawn;
use crate::tablebase::{self, Proved, Tablebase};

/// What the player to move can do against a threatened loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence<M> {
    /// The move that holds out longest.
    pub mv: M,
    /// After how many plies, this move among them, the game is lost all the same; nothing where it
    /// holds out for as long as was asked.
    pub lost_in: Option<u32>,
}

impl<M> Defence<M> {
    /// The same defence with its move written in another way.
    pub fn map<N>(&self, tell: impl Fn(&M) -> N) -> Defence<N> {
        Defence { mv: tell(&self.mv), lost_in: self.lost_in }
    }
}

/// The move that holds out longest against a win within so many plies; nothing when the effort
/// does not suffice or the game is over.
///
/// Unlike the search it leaves no move out, so that what it says is proved in every game.
pub fn defend<P: Evaluate>(
    position: &P,
    plies: u32,
    tablebase: Option<&dyn Tablebase<P>>,
    effort: &mut Effort<'_>,
) -> Option<Defence<P::Move>> {
    if let Some((proved, mv)) =
        tablebase.and_then(|tablebase| tablebase::best_move(position, tablebase))
    {
        let lost_in = if let Proved::Loss(distance) = proved { Some(distance) } else { None };
        return Some(Defence { mv, lost_in: lost_in.filter(|&distance| distance <= plies) });
    }
    let mut table = ReachTable::new(effort.mebibytes, effort);
    let mut force = Force::new(position.turn().other(), plies, &[], &mut table, effort);
    force.tablebase = tablebase;
    if let Some(mv) = force.answer(position, plies).ok()? {
        return Some(Defence { mv, lost_in: None });
    }
    let mut standing = Vec::new();
    let _ = position.candidates(&mut standing);
    for within in 0..plies {
        let mut left = Vec::new();
        for &mv in &standing {
            if !force.wins(&position.after(mv), within).ok()? {
                left.push(mv);
            }
        }
        if left.is_empty() {
            return Some(Defence { mv: *standing.first()?, lost_in: Some(within + 1) });
        }
        standing = left;
    }
    None
}

/// Every move with which the player to move wins within so many plies, that move among them;
/// nothing when the effort does not suffice.
pub fn winning_moves<P: Evaluate>(
    position: &P,
    plies: u32,
    tablebase: Option<&dyn Tablebase<P>>,
    effort: &mut Effort<'_>,
) -> Option<Vec<P::Move>> {
    let mut winning = Vec::new();
    if position.outcome().is_some() || plies == 0 {
        return Some(winning);
    }
    let mut table = ReachTable::new(effort.mebibytes, effort);
    let mut force = Force::new(position.turn(), plies, &[], &mut table, effort);
    force.tablebase = tablebase;
    for mv in position.moves() {
        if force.wins(&position.after(mv), plies - 1).ok()? {
            winning.push(mv);
        }
    }
    Some(winning)
}

/// The effort is polled once in so many nodes.
const POLL: u64 = 256;

/// Depth-limited AND/OR search: whether a player can force a win within a number of plies, every
/// reply searched.
///
/// No position comes back on the shortest way to a win, so only the game so far is searched for
/// repetitions.
pub(super) struct Force<'e, 'a, P: Position> {
    attacker: Player,
    /// The keys of the game's earlier positions.
    earlier: &'e [u64],
    /// The table that is asked before anything is searched, if there is one.
    pub(super) tablebase: Option<&'e dyn Tablebase<P>>,
    /// What is known of this attacker, after these earlier positions.
    table: &'e mut ReachTable,
    /// Killers: the move that was last the right one, for each number of plies left.
    killers: Vec<Option<P::Move>>,
    effort: &'e mut Effort<'a>,
}

impl<'e, 'a, P: Evaluate> Force<'e, 'a, P> {
    /// Who attacks, and for how many plies at most.
    pub(super) fn new(
        attacker: Player,
        plies: u32,
        earlier: &'e [u64],
        table: &'e mut ReachTable,
        effort: &'e mut Effort<'a>,
    ) -> Self {
        let killers = vec![None; plies as usize + 1];
        Self { attacker, earlier, tablebase: None, table, killers, effort }
    }

    /// Whether the attacker wins from here within so many plies.
    fn wins(&mut self, position: &P, plies: u32) -> Result<bool, Spent> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner() == Some(self.attacker));
        }
        let is_attack = position.turn() == self.attacker;
        if plies == 0 {
            return Ok(false);
        }
        self.count()?;
        let key = position.key();
        if is_drawn::<P>(key, self.earlier) {
            return Ok(false);
        }
        if let Some(proved) = self.tablebase.and_then(|tablebase| tablebase.probe(position)) {
            return Ok(match (proved, is_attack) {
                (Proved::Win(distance), true) | (Proved::Loss(distance), false) => {
                    distance <= plies
                }
                _ => false,
            });
        }
        if position.finishing_move().is_some() {
            return Ok(is_attack);
        }
        if plies == 1 && is_attack && P::SEES_EVERY_FINISH {
            return Ok(false);
        }
        if let Some(known) = self.table.probe(key, plies) {
            return Ok(known);
        }
        let wins = self.answer(position, plies)?.is_some() == is_attack;
        self.table.store(key, plies, wins);
        Ok(wins)
    }

    /// A move with which the attacker wins within so many plies or, where it is the defender's turn,
    /// one after which the attacker does not.
    pub(super) fn answer(&mut self, position: &P, plies: u32) -> Result<Option<P::Move>, Spent> {
        let is_attack = position.turn() == self.attacker;
        self.find(position, plies, |force, child| {
            force.wins(child, plies.saturating_sub(1)).map(|wins| wins == is_attack)
        })
    }

    /// A move to a position that is as wanted: first the killer, then the candidates, then all others.
    fn find(
        &mut self,
        position: &P,
        plies: u32,
        mut is_wanted: impl FnMut(&mut Self, &P) -> Result<bool, Spent>,
    ) -> Result<Option<P::Move>, Spent> {
        let place = plies as usize;
        let killer = self.killers[place].filter(|&mv| position.is_legal(mv));
        if let Some(mv) = killer
            && is_wanted(self, &position.after(mv))?
        {
            return Ok(Some(mv));
        }
        let mut moves = Vec::new();
        let is_all = position.candidates(&mut moves);
        moves.sort_by_cached_key(|&mv| std::cmp::Reverse(position.order_score(mv)));
        for &mv in &moves {
            if is_wanted(self, &position.after(mv))? {
                self.killers[place] = Some(mv);
                return Ok(Some(mv));
            }
        }
        if is_all {
            return Ok(None);
        }
        let mut found = Ok(None);
        let _ = position.each_move(|mv| match is_wanted(self, &position.after(mv)) {
            Ok(false) => ControlFlow::Continue(()),
            Ok(true) => {
                self.killers[place] = Some(mv);
                found = Ok(Some(mv));
                ControlFlow::Break(())
            }
            Err(spent) => {
                found = Err(spent);
                ControlFlow::Break(())
            }
        });
        found
    }

    fn count(&mut self) -> Result<(), Spent> {
        self.effort.nodes += 1;
        if self.effort.nodes.is_multiple_of(POLL) {
            (self.effort.progress)(self.effort.nodes);
            if self.effort.is_spent() {
                return Err(Spent);
            }
        }
        Ok(())
    }
}
