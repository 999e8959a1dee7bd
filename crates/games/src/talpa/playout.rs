use board::{Bits, Dice, Player};

use super::rules::Talpa;
use super::tunnels::{Grid, Ground, between};

impl Talpa {
    /// Who wins a random game from here in which nobody passes a win by or opens the opponent's
    /// tunnel without need: it shows who runs out of moves first, which decides most games.
    pub(super) fn careful_winner(&self, dice: &mut Dice) -> Player {
        let turn = self.turn.index();
        let winner = match self.ground() {
            Some(ground) => ground.careful_winner(turn, dice),
            None => self.wide_ground().careful_winner(turn, dice),
        };
        Player::BOTH[winner]
    }
}

impl<const WORDS: usize> Ground<WORDS>
where
    Bits<WORDS>: Grid,
{
    /// The number of the player who wins, when this one moves first and no tunnel is open.
    ///
    /// Cells are only ever emptied, so what the edges lead to only grows, a patch at a time.
    fn careful_winner(mut self, mut turn: usize, dice: &mut Dice) -> usize {
        let mut reached = self.open();
        loop {
            let near = self.step(reached);
            let doors = between(near);
            let [own, other] = [self.pieces[turn], self.pieces[1 - turn]];
            let captors = own & other.around();
            let movers = if captors.is_empty() { own } else { captors };
            let safe = movers & !doors[1 - turn];
            if safe.meets(doors[turn]) {
                return turn;
            }
            if safe.is_empty() {
                return 1 - turn;
            }
            let from = any(safe, dice);
            self.pieces[turn] ^= from;
            self.empty |= from;
            if !captors.is_empty() {
                let to = any(from.around() & other, dice);
                self.pieces[turn] |= to;
                self.pieces[1 - turn] ^= to;
            }
            if near.iter().any(|set| set.meets(from)) {
                let patch = Bits::flood(from, self.empty, Grid::around);
                for (reached, near) in reached.iter_mut().zip(near) {
                    if near.meets(from) {
                        *reached |= patch;
                    }
                }
            }
            turn = 1 - turn;
        }
    }
}

/// One of these cells; there must be one.
#[inline]
fn any<const WORDS: usize>(cells: Bits<WORDS>, dice: &mut Dice) -> Bits<WORDS> {
    Bits::one(cells.nth(dice.below(cells.count())))
}

#[cfg(test)]
mod tests {
    use board::{Outcome, Position as _};

    use super::super::eval::left;
    use super::super::rules::Move;
    use super::*;

    /// Who wins when both play like that, by the rules alone.
    fn winner_by_the_rules(mut position: Talpa, dice: &mut Dice) -> Player {
        loop {
            if let Some(outcome) = position.outcome() {
                let Outcome::Win(winner) = outcome else { panic!("nobody wins {position}") };
                return winner;
            }
            let leads_to = |mv: &Move, winner: Player| {
                position.after(*mv).outcome() == Some(Outcome::Win(winner))
            };
            let (turn, moves) = (position.turn, position.moves());
            let wins = moves.iter().copied().filter(|mv| leads_to(mv, turn)).collect();
            let safe = moves.iter().copied().filter(|mv| !leads_to(mv, turn.other())).collect();
            let list: [Vec<_>; 3] = [wins, safe, moves];
            let list = list.iter().find(|list| !list.is_empty()).expect("the game goes on");
            // Every piece is as likely to move as any other, wherever it can go.
            let mut pieces: Vec<_> = list.iter().map(|&mv| left(mv)).collect();
            pieces.sort_unstable();
            pieces.dedup();
            let piece = pieces[dice.below(pieces.len() as u32) as usize];
            let ways: Vec<_> = list.iter().filter(|&&mv| left(mv) == piece).collect();
            let mv = *ways[dice.below(ways.len() as u32) as usize];
            position.play_unchecked(mv);
        }
    }

    #[test]
    fn careful_games_are_won_as_often_as_by_the_rules() {
        const GAMES: i32 = 1_000;
        let mut dice = Dice::new(5);
        for size in [4, 6, 8, 10] {
            let mut position = Talpa::start(size);
            for _ in 0..size / 2 {
                let mv = position.random_move(&mut dice).expect("no tunnel is that short");
                position.play_unchecked(mv);
            }
            let mut count = |winner: &dyn Fn(&mut Dice) -> Player| {
                (0..GAMES).filter(|_| winner(&mut dice) == Player::First).count() as i32
            };
            let quick = count(&|dice| position.careful_winner(dice));
            let slow = count(&|dice| winner_by_the_rules(position.clone(), dice));
            // More than five times what chance alone makes of it.
            assert!((quick - slow).abs() < 120, "{size}: {quick} and {slow} of {GAMES}");
        }
    }

    #[test]
    fn whoever_can_win_does_and_whoever_must_lose_does_not() {
        let mut dice = Dice::new(1);
        let mut seen = [0, 0];
        for size in [4, 6, 8, 10] {
            for _ in 0..40 {
                let mut position = Talpa::start(size);
                while let Some(mv) = position.random_move(&mut dice) {
                    let turn = position.turn;
                    let all = |mut outcomes: Vec<_>, winner| {
                        outcomes.retain(|&outcome| outcome != Some(Outcome::Win(winner)));
                        outcomes.is_empty()
                    };
                    let outcomes: Vec<_> =
                        position.moves().iter().map(|&mv| position.after(mv).outcome()).collect();
                    if outcomes.contains(&Some(Outcome::Win(turn))) {
                        assert_eq!(position.careful_winner(&mut dice), turn, "{position}");
                        seen[0] += 1;
                    } else if all(outcomes, turn.other()) {
                        assert_eq!(position.careful_winner(&mut dice), turn.other(), "{position}");
                        seen[1] += 1;
                    }
                    position.play_unchecked(mv);
                }
            }
        }
        assert!(seen.iter().all(|&seen| seen > 10), "{seen:?}");
    }
}
