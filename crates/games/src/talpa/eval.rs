use std::ops::ControlFlow;

use board::{Bits, Dice, Outcome, Position as _};
use engine::Evaluate;

use super::rules::{Move, NEAR, STRIDE, Set, Talpa, neighbours};
use super::tunnels::{Grid, Ground};

/// What a piece less in the way of the tunnel is worth.
const LAYER: i32 = 100;

/// What a piece is worth that can move without opening the opponent's tunnel: who runs out of
/// them has lost.
const MOVER: i32 = 30;

/// The order score of an empty cell beside the one that is left: a patch grows.
const GROWTH: i32 = 1_000;

/// How good a position looks for one side.
#[inline]
fn evaluation<const WORDS: usize>(ground: &Ground<WORDS>, side: usize) -> i32
where
    Bits<WORDS>: Grid,
{
    let tunnels = ground.tunnels();
    let movers = ground.movers();
    let worth = |side: usize| {
        let (own, other) = (tunnels[side], tunnels[1 - side]);
        // The middle of a tunnel that lacks one cell is just the cells that open it.
        let fatal = if other.pieces == 1 { other.middle } else { Bits::EMPTY };
        (movers[side] & !fatal).count() as i32 * MOVER - own.pieces as i32 * LAYER
    };
    worth(side) - worth(1 - side)
}

/// The cell that a move leaves empty.
pub(super) const fn left(mv: Move) -> u8 {
    match mv {
        Move::Capture { from, .. } => from,
        Move::Remove(index) => index,
    }
}

impl Talpa {
    /// Whether there are too few empty cells for a tunnel that lacks but one.
    #[inline]
    fn is_solid(&self) -> bool {
        self.empty().count() + 1 < u32::from(self.size)
    }

    /// How many empty cells are beside each cell, by its number.
    #[inline]
    fn empty_neighbours(&self) -> [u8; 128] {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        // More than a row, so that the first and the last cells have neighbours too.
        const MARGIN: usize = 16;
        const ROW: usize = STRIDE as usize;
        // A byte for each cell: 1 where it is empty.
        let mut empty = [0; MARGIN + 128 + MARGIN];
        let eights = self.empty().0.map(u64::to_le_bytes).into_iter().flatten();
        for (bytes, eight) in empty[MARGIN..].chunks_exact_mut(8).zip(eights) {
            let apart = (u64::from(eight) * BYTES) & 0x8040_2010_0804_0201;
            bytes.copy_from_slice(&((apart + BYTES * 0x7f) >> 7 & BYTES).to_le_bytes());
        }
        let mut near = [0; 128];
        for (i, count) in near.iter_mut().enumerate() {
            let i = i + MARGIN;
            *count = empty[i - ROW] + empty[i - 1] + empty[i + 1] + empty[i + ROW];
        }
        near
    }
}

impl Evaluate for Talpa {
    const SEES_EVERY_FINISH: bool = true;

    fn evaluate(&self) -> i32 {
        let side = self.turn.index();
        match self.ground() {
            Some(ground) => evaluation(&ground, side),
            None => evaluation(&self.wide_ground(), side),
        }
    }

    #[inline]
    fn order_score(&self, mv: Move) -> i32 {
        let near = NEAR[usize::from(left(mv))];
        (near & self.empty()).count() as i32 * GROWTH
    }

    #[inline]
    fn order_scores(&self, moves: &[Move], order_scores: &mut Vec<i32>) {
        let near = self.empty_neighbours();
        let order_score = |&mv: &Move| i32::from(near[usize::from(left(mv) % 128)]) * GROWTH;
        order_scores.extend(moves.iter().map(order_score));
    }

    /// Few numbers in a row, so that all there are stay near the processor.
    #[inline]
    fn history_key(mv: Move) -> usize {
        match mv {
            // The steps to the four neighbours, -11, -1, 1 and 11, differ in these two bits.
            Move::Capture { from, to } => {
                usize::from(from) << 2 | usize::from(to.wrapping_sub(from) >> 1 & 3)
            }
            Move::Remove(index) => 128 << 2 | usize::from(index),
        }
    }

    #[inline]
    fn finishing_move(&self) -> Option<Move> {
        let [own, other] = [self.own(), self.pieces[self.turn.other().index()]];
        // In a set-up game the opponent may be left without a piece.
        let is_last =
            other.count() <= 1 && other.count() <= u32::from(own.meets(neighbours(other)));
        if self.is_solid() && !is_last {
            return None;
        }
        let doors = self.doors();
        let side = self.turn.index();
        let wins = if is_last { own } else { own & doors[side] } & !doors[1 - side];
        if wins.is_empty() {
            return None;
        }
        let mut found = None;
        let _ = self.each_move(|mv| {
            if wins.has(left(mv)) {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    #[inline]
    fn play_out(&self, dice: &mut Dice) -> Outcome {
        self.outcome().unwrap_or_else(|| Outcome::Win(self.careful_winner(dice)))
    }

    /// Moves that open the opponent's tunnel lose at once: they are left out where there are
    /// others, and still nothing better than what is listed is missing.
    fn candidates(&self, moves: &mut Vec<Move>) -> bool {
        let fatal =
            if self.is_solid() { Set::EMPTY } else { self.doors()[self.turn.other().index()] };
        self.list_leaving(!fatal, moves);
        if moves.is_empty() {
            moves.extend(self.moves());
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use board::{Cell, Player, Symmetric as _};

    use super::super::rules::index;
    use super::*;

    /// Positions that are not over: along random games of every size, and set up at random.
    fn positions(games: usize) -> Vec<Talpa> {
        let mut dice = Dice::new(31);
        let mut found = Vec::new();
        for size in [4, 6, 8, 10] {
            for _ in 0..games {
                let mut position = Talpa::start(size);
                while let Some(mv) = position.random_move(&mut dice) {
                    found.push(position.clone());
                    position.play_unchecked(mv);
                }
                let mut pieces = [Set::EMPTY; 2];
                let rare = 3 + dice.below(20);
                for cell in Cell::all(size, size) {
                    if let side @ (0 | 1) = dice.below(4).min(dice.below(rare)) {
                        pieces[side as usize] |= Set::one(index(cell));
                    }
                }
                let turn = Player::BOTH[dice.below(2) as usize];
                found.push(Talpa::set_up(pieces, size, turn));
            }
        }
        found.retain(|position| position.outcome().is_none());
        found
    }

    fn at(text: &str) -> Talpa {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn images_look_the_same_and_the_other_player_sees_the_opposite() {
        for position in positions(10) {
            let score = position.evaluate();
            for symmetry in position.symmetries() {
                assert_eq!(position.image(symmetry).evaluate(), score, "{position}");
            }
            let [red, blue] = position.pieces;
            let other = Talpa::set_up([red, blue], position.size, position.turn.other());
            if other.outcome().is_none() {
                assert_eq!(other.evaluate(), -score, "{position}");
            }
        }
    }

    #[test]
    fn a_finishing_move_wins_and_is_there_when_some_move_wins() {
        let mut seen = [0, 0];
        for position in positions(60) {
            let win = Some(Outcome::Win(position.turn));
            let some = position.moves().into_iter().any(|mv| position.after(mv).outcome() == win);
            let found = position.finishing_move();
            assert_eq!(found.is_some(), some, "{position}");
            seen[usize::from(some)] += 1;
            if let Some(mv) = found {
                assert!(position.is_legal(mv), "{mv} in {position}");
                assert_eq!(position.after(mv).outcome(), win, "{mv} in {position}");
            }
        }
        assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
    }

    #[test]
    fn the_last_piece_may_be_taken() {
        let position = at("xxxx/xxxo/xxxx/xxxx x");
        let mv = position.finishing_move().expect("red takes blue's last piece");
        assert_eq!(position.after(mv).outcome(), Some(Outcome::Win(Player::First)));
        assert!(at("xxxx/xxoo/xxxx/xxxx x").finishing_move().is_none());
    }

    #[test]
    fn only_moves_that_lose_at_once_are_left_out() {
        let mut left_out = 0;
        for position in positions(40) {
            let mut candidates = Vec::new();
            assert!(position.candidates(&mut candidates));
            assert!(!candidates.is_empty(), "{position}");
            let loss = Some(Outcome::Win(position.turn.other()));
            // They keep the order of the rules: the transposition table stores a move by its place.
            let mut rest = position.moves().into_iter();
            assert!(candidates.iter().all(|&mv| rest.any(|other| other == mv)), "{position}");
            for mv in position.moves() {
                let loses = position.after(mv).outcome() == loss;
                if !candidates.contains(&mv) {
                    left_out += 1;
                    assert!(loses, "{mv} in {position}");
                }
            }
        }
        assert!(left_out > 100, "{left_out}");
    }

    #[test]
    fn order_scores_are_the_same_one_by_one_and_history_keys_differ() {
        for position in positions(10) {
            let (moves, mut order_scores) = (position.moves(), Vec::new());
            position.order_scores(&moves, &mut order_scores);
            let keys: BTreeSet<usize> = moves.iter().map(|&mv| Talpa::history_key(mv)).collect();
            assert_eq!(keys.len(), moves.len(), "{position}");
            assert!(
                moves.into_iter().map(|mv| position.order_score(mv)).eq(order_scores),
                "{position}"
            );
        }
    }

    #[test]
    fn the_table_of_neighbours_is_right() {
        for cell in Cell::all(10, 10).map(index) {
            assert_eq!(NEAR[usize::from(cell)], neighbours(Set::one(cell)), "{cell}");
        }
    }

    #[test]
    fn a_shorter_tunnel_and_more_movers_look_better() {
        // Red lacks two pieces of the second row, blue four of any column.
        assert!(at("xoxo/..xx/xoxo/oxox x").evaluate() > 0);
        assert!(at("xoxo/..xx/xoxo/oxox o").evaluate() < 0);
        // The same for blue in the second column.
        assert!(at("x.xo/o.ox/xoxo/oxox o").evaluate() > 0);
        assert_eq!(Talpa::start(8).evaluate(), 0);
        // Three red pieces can capture, one blue one.
        assert!(at("xxxx/xxxo/xxxx/xxxx x").evaluate() > 0);
        assert!(at("xxxx/xxxo/xxxx/xxxx o").evaluate() < 0);
    }
}
