use super::layout::{Area, STRIDE, Set, spread};
use super::rules::{Colour, Nex};

/// The places around a cell, clockwise; those next to each other in this order touch.
///
/// ```text
///   up   up-right        1  2
/// left  .  right      32  .  4
///  down-left down       16  8
/// ```
type Ring = u32;

const LEFT: Ring = 32 | 16;
const RIGHT: Ring = 2 | 4;
const TOP: Ring = 1 | 2;
const BOTTOM: Ring = 8 | 16;

/// One bit for each ring: whether it falls into at least two arcs that do not touch.
const LINKS: u64 = {
    let mut links = 0;
    let mut ring: Ring = 0;
    while ring < 64 {
        let turned = ring << 1 & 63 | ring >> 5;
        if (turned & !ring).count_ones() >= 2 {
            links |= 1 << ring;
        }
        ring += 1;
    }
    links
};

/// Which places around a cell are in the set.
#[inline]
fn ring(set: Set, index: u8) -> Ring {
    let [low, middle, high] = set.0;
    // The 29 numbers from the one above the cell to the one below it.
    let window = if index < STRIDE {
        low << (STRIDE - index)
    } else {
        let (word, bit) = ((index - STRIDE) / 64, (index - STRIDE) % 64);
        let (here, next) = match word {
            0 => (low, middle),
            1 => (middle, high),
            _ => (high, 0),
        };
        here >> bit | next << 1 << (63 - bit)
    } as u32;
    window & 3 | window >> 13 & 4 | window >> 25 & 8 | window >> 23 & 16 | window >> 8 & 32
}

impl Nex {
    /// The edges that this colour joins, one and the other.
    #[inline]
    pub(super) fn edges(&self, colour: Colour) -> [Set; 2] {
        let area = self.area();
        if colour == self.left_right { [area.left, area.right] } else { [area.top, area.bottom] }
    }

    /// A shortest chain of this colour from edge to edge; empty where its edges are not joined.
    pub(super) fn chain(&self, colour: Colour) -> Set {
        let [from, to] = self.edges(colour);
        Set::way(from, to, self.stones[colour.index()], spread)
    }

    /// Whether a chain of this colour joins its edges.
    pub(super) fn joined(&self, colour: Colour) -> bool {
        let [from, to] = self.edges(colour);
        Set::flood(from, self.stones[colour.index()], spread).meets(to)
    }

    /// Whether stones of this colour, all of them new, have joined its edges, which no chain did
    /// before.
    #[inline]
    pub(super) fn joined_by(&self, colour: Colour, new: &[u8]) -> bool {
        let own = self.stones[colour.index()];
        if own.count() < u32::from(self.size) {
            return false;
        }
        let [from, to] = self.edges(colour);
        // As if they came one by one: a stone completes a chain only if it links two things, and
        // stones around it that touch each other, or that touch the edge it stands at, are one.
        let mut others = new.iter().fold(own, |set, &stone| set & !Set::one(stone));
        new.iter().any(|&stone| {
            let around = ring(others, stone) | self.own_edge(colour, stone);
            others |= Set::one(stone);
            LINKS >> around & 1 != 0 && {
                let chain = Set::flood(Set::one(stone), own, spread);
                chain.meets(from) && chain.meets(to)
            }
        })
    }

    /// The places around a cell that lie beyond an edge of this colour.
    #[inline]
    fn own_edge(&self, colour: Colour, index: u8) -> Ring {
        let last = self.size - 1;
        let (place, low, high) = if colour == self.left_right {
            (index % STRIDE, LEFT, RIGHT)
        } else {
            (index / STRIDE, TOP, BOTTOM)
        };
        if place == 0 {
            low
        } else if place == last {
            high
        } else {
            0
        }
    }

    /// The fewest cells, empty or neutral, that this colour still has to make its own to join its
    /// edges; nothing where the other colour bars the way.
    pub(super) fn connection(&self, colour: Colour) -> Option<u32> {
        let [from, to] = self.edges(colour);
        let own = self.stones[colour.index()];
        let open = self.empty() | self.neutral;
        let mut reached = Set::flood(from, own, spread);
        let mut cells = 0;
        while !reached.meets(to) {
            let step = (spread(reached) | from) & open & !reached;
            if step.is_empty() {
                return None;
            }
            reached |= step | Set::flood(spread(step), own, spread);
            cells += 1;
        }
        Some(cells)
    }

    #[inline]
    pub(super) fn area(&self) -> &'static Area {
        Area::of(self.size)
    }
}
