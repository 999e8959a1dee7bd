use super::layout::{STRIDE, Set, spread};
use super::rules::{Colour, Nex};

/// Numbers that cells can have.
const CELLS: usize = 13 * STRIDE as usize;

/// Farther than any way that is worth a thought.
const FAR: u8 = 60;

/// What an empty cell costs, in half turns: a turn takes one of them.
const EMPTY: u8 = 2;

/// What a neutral cell costs: a turn takes two of them, but gives a stone up, and the opponent can do
/// the same to both of them.
const NEUTRAL: u8 = 2;

/// What a cell costs more that can be reached in one way only, and so be cut off.
const NARROW: u8 = 2;

/// What the cells of a board are worth to one colour.
///
/// Lengths are counted in half turns. As in Hex a step counts as made only where there are two
/// ways to make it, because the opponent closes one of them; a single way costs a turn more.
#[derive(Debug)]
pub(super) struct Field {
    /// How long the shortest connection through each cell is.
    through: [u8; CELLS],
    /// How long the shortest connection is.
    pub(super) length: u8,
    /// How much there is to choose from: the cells that shortest connections use, and less for
    /// those that are a little longer.
    pub(super) breadth: i32,
}

impl Field {
    /// What the cells are worth to this colour.
    pub(super) fn new(position: &Nex, colour: Colour) -> Self {
        let flow = Flow::new(position, colour);
        let [from, to] = position.edges(colour).map(|edge| flow.distances(edge));
        let mut through = [2 * FAR; CELLS];
        let mut length = 2 * FAR;
        for (set, cost) in flow.costs() {
            for cell in set.iter().map(usize::from) {
                through[cell] = (from[cell] + to[cell]).saturating_sub(cost);
                length = length.min(through[cell]);
            }
        }
        let open = flow.empty | flow.neutral;
        let worth = |cell| (4 - i32::from(through[usize::from(cell)] - length)).max(0);
        let breadth = open.iter().map(worth).sum();
        Self { through, length, breadth }
    }

    /// How much longer than the shortest connection the shortest one through this cell is.
    pub(super) fn detour(&self, cell: u8) -> i32 {
        i32::from(self.through[usize::from(cell)] - self.length)
    }
}

/// What one colour can flow through.
struct Flow {
    own: Set,
    empty: Set,
    neutral: Set,
    /// The chains of own stones, each with the open cells around it.
    chains: Vec<[Set; 2]>,
}

impl Flow {
    fn new(position: &Nex, colour: Colour) -> Self {
        let own = position.stones[colour.index()];
        let (empty, neutral) = (position.empty(), position.neutral);
        let mut chains = Vec::new();
        let mut rest = own;
        while let Some(stone) = rest.iter().next() {
            let chain = Set::flood(Set::one(stone), rest, spread);
            rest &= !chain;
            chains.push([chain, spread(chain) & (empty | neutral)]);
        }
        Self { own, empty, neutral, chains }
    }

    fn costs(&self) -> [(Set, u8); 3] {
        [(self.own, 0), (self.empty, EMPTY), (self.neutral, NEUTRAL)]
    }

    /// How far each cell is from an edge, itself included.
    fn distances(&self, edge: Set) -> [u8; CELLS] {
        let mut distances = [FAR; CELLS];
        let mut firm = [Set::EMPTY; FAR as usize];
        let mut reached = [Set::EMPTY; FAR as usize];
        let all = self.own | self.empty | self.neutral;
        let (mut cells, mut stones) = (Set::EMPTY, Set::EMPTY);
        for now in 0..FAR {
            let earlier = |sets: &[Set], cost| {
                now.checked_sub(cost).map_or(Set::EMPTY, |then| sets[usize::from(then)])
            };
            let mut new = Set::EMPTY;
            for (set, cost) in &self.costs()[1..] {
                new |= earlier(&firm, *cost) & *set;
                new |= spread(earlier(&reached, cost + NARROW)) & *set;
            }
            new &= !cells;
            cells |= new;
            let long_ago = earlier(&reached, NARROW);
            for &[chain, rim] in &self.chains {
                if stones.meets(chain) {
                    continue;
                }
                if chain.meets(edge) || (rim & cells).count() >= 2 || rim.meets(long_ago) {
                    stones |= chain;
                    new |= chain;
                }
            }
            for cell in new.iter() {
                distances[usize::from(cell)] = now;
            }
            firm[usize::from(now)] = beside_two(cells) | spread(stones) | edge;
            reached[usize::from(now)] = cells | stones;
            if cells | stones == all {
                break;
            }
        }
        distances
    }
}

/// The cells next to at least two of these.
#[inline]
fn beside_two(set: Set) -> Set {
    let shifted = [set << 1, set >> 1, set << 13, set >> 13, set << 14, set >> 14];
    let mut one = Set::EMPTY;
    let mut two = Set::EMPTY;
    for near in shifted {
        two |= one & near;
        one |= near;
    }
    two
}
