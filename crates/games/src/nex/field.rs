use super::layout::{STRIDE, Set, spread};
use super::rules::{Colour, Nex};

/// Numbers that cells can have.
const CELLS: usize = 13 * STRIDE as usize;

/// Farther than any way that is worth a thought.
const FAR: u8 = 30;

/// What the cells of a board are worth to one colour.
///
/// Lengths are counted in turns. A turn takes an empty cell. It also takes two neutral ones, but
/// gives a stone up, and the opponent can do the same to both of them: so they count as much as
/// empty ones. As in Hex a step counts as made only where there are two ways to make it, because
/// the opponent closes one of them; a single way costs a turn more.
#[derive(Debug)]
pub(super) struct Field {
    /// How long the shortest connection through each cell is.
    through: [u8; CELLS],
    /// How long the shortest connection is.
    pub(super) length: u8,
    /// How much there is to choose from: the cells that shortest connections use, and half as much
    /// for those that are a turn longer.
    pub(super) breadth: i32,
}

impl Field {
    /// What the cells are worth to this colour.
    pub(super) fn new(position: &Nex, colour: Colour) -> Self {
        let flow = Flow::new(position, colour);
        let [from, to] = position.edges(colour).map(|edge| flow.distances(edge));
        let mut through = [2 * FAR; CELLS];
        let mut length = 2 * FAR;
        for (set, cost) in [(flow.own, 0), (flow.open, 1)] {
            for cell in set.iter().map(usize::from) {
                through[cell] = (from[cell] + to[cell]).saturating_sub(cost);
                length = length.min(through[cell]);
            }
        }
        let worth = |cell| (2 - i32::from(through[usize::from(cell)] - length)).max(0);
        let breadth = flow.open.iter().map(worth).sum();
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
    /// The cells that nobody has yet, empty or neutral.
    open: Set,
    /// The chains of own stones, each with the open cells around it.
    chains: Vec<[Set; 2]>,
}

impl Flow {
    fn new(position: &Nex, colour: Colour) -> Self {
        let own = position.stones[colour.index()];
        let open = position.empty() | position.neutral;
        let mut chains = Vec::with_capacity(own.count() as usize);
        let mut rest = own;
        while let Some(stone) = rest.iter().next() {
            let chain = Set::flood(Set::one(stone), rest, spread);
            rest &= !chain;
            chains.push([chain, spread(chain) & open]);
        }
        Self { own, open, chains }
    }

    /// How far each cell is from an edge, itself included.
    fn distances(&self, edge: Set) -> [u8; CELLS] {
        let mut distances = [FAR; CELLS];
        let (mut cells, mut stones) = (Set::EMPTY, Set::EMPTY);
        // What a turn reaches in two ways, and what was reached a turn and two turns ago.
        let mut firm = Set::EMPTY;
        let [mut last, mut earlier] = [Set::EMPTY; 2];
        for now in 0..FAR {
            let mut new = (firm | spread(earlier)) & self.open & !cells;
            cells |= new;
            for &[chain, rim] in &self.chains {
                if stones.meets(chain) {
                    continue;
                }
                if chain.meets(edge) || (rim & cells).count() >= 2 || rim.meets(last) {
                    stones |= chain;
                    new |= chain;
                }
            }
            for cell in new.iter() {
                distances[usize::from(cell)] = now;
            }
            // Two turns that reach nothing are followed by others like them.
            let is_still = now > 0 && new.is_empty() && last == earlier;
            (earlier, last) = (last, cells | stones);
            if is_still || last == self.own | self.open {
                break;
            }
            firm = beside_two(cells) | spread(stones) | edge;
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
