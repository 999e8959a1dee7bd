use board::Position as _;

use super::field::Field;
use super::layout::Set;
use super::rules::{Move, Nex, Offer};

/// Up to so many turns all of them are searched.
const FEW: u64 = 250;

/// How many cells are tried for the own stone of a place turn.
const OWN_CELLS: usize = 6;

/// How many cells each colour names for the neutral stone of a place turn.
const NEUTRAL_CELLS: usize = 2;

/// How many neutral stones are tried in convert turns, and how many own stones are given up.
const CONVERTED: usize = 4;
const GIVEN_UP: usize = 2;

impl Nex {
    /// The turns worth searching, in the move ordering; whether these are all there are.
    pub(super) fn worthy_turns(&self, moves: &mut Vec<Move>) -> bool {
        let worth = Worth::new(self);
        let is_all = self.count_moves() <= FEW;
        if is_all {
            moves.extend(self.moves());
        } else {
            worth.choose_places(self, moves);
            worth.choose_converts(self, moves);
            if self.open_offer() == Some(Offer::Sides) {
                moves.push(Move::Swap);
            }
        }
        moves.sort_by_cached_key(|&mv| worth.detour(mv));
        is_all
    }
}

/// What the cells are worth to both colours.
struct Worth {
    own: Field,
    other: Field,
}

impl Worth {
    fn new(position: &Nex) -> Self {
        let turn = position.turn;
        Self { own: Field::new(position, turn), other: Field::new(position, turn.other()) }
    }

    /// How far a cell is from being useful to both colours at once.
    fn shared(&self, cell: u8) -> i32 {
        self.own.detour(cell) + self.other.detour(cell)
    }

    /// How far a turn is from changing what matters: small ones are tried first.
    fn detour(&self, mv: Move) -> i32 {
        match mv {
            Move::Place { own, neutral, .. } => {
                let neutral = self.own.detour(neutral).min(self.other.detour(neutral));
                2 * self.shared(own) + neutral
            }
            Move::Convert { first, second, own } => {
                self.shared(first) + self.shared(second) - self.own.detour(own).min(2)
            }
            Move::Single(_) | Move::Swap => 0,
        }
    }

    fn choose_places(&self, position: &Nex, moves: &mut Vec<Move>) {
        let empty = position.empty();
        let owns = nearest(empty, OWN_CELLS, |cell| self.shared(cell));
        // One cell more than wanted, because the own stone may take one.
        let mut neutrals = nearest(empty, NEUTRAL_CELLS + 1, |cell| self.own.detour(cell));
        neutrals.extend(nearest(empty, NEUTRAL_CELLS + 1, |cell| self.other.detour(cell)));
        neutrals.extend(nearest(empty, 2, |cell| -self.shared(cell)));
        let neutrals: Set = neutrals.into_iter().collect();
        let exchange = position.open_offer() == Some(Offer::Edges);
        for own in owns {
            for neutral in (neutrals & !Set::one(own)).iter() {
                moves.push(Move::Place { own, neutral, edges: false });
                if exchange {
                    moves.push(Move::Place { own, neutral, edges: true });
                }
            }
        }
    }

    fn choose_converts(&self, position: &Nex, moves: &mut Vec<Move>) {
        let converted = nearest(position.neutral, CONVERTED, |cell| self.shared(cell));
        let given_up = nearest(position.own(), GIVEN_UP, |cell| -self.own.detour(cell));
        for (place, &one) in converted.iter().enumerate() {
            for &other in &converted[place + 1..] {
                moves.extend(given_up.iter().map(|&own| Move::convert(one, other, own)));
            }
        }
    }
}

/// So many cells of a set whose measure is smallest, the lower number first among equals.
fn nearest(set: Set, count: usize, measure: impl Fn(u8) -> i32) -> Vec<u8> {
    let mut cells: Vec<(i32, u8)> = set.iter().map(|cell| (measure(cell), cell)).collect();
    if count < cells.len() {
        cells.select_nth_unstable(count);
        cells.truncate(count);
    }
    cells.sort_unstable();
    cells.into_iter().map(|(_, cell)| cell).collect()
}
