use board::Bits;

use super::rules::{Set, Talpa, neighbours};

/// A set of cells of a board of at most eight rows, in one word.
///
/// ```text
///  0  1 ...  7
///  8  9 ... 15
/// ```
pub(super) type Packed = Bits<1>;

/// The first column of a packed board.
const FIRST: u64 = 0x0101_0101_0101_0101;

/// The same cells with eight numbers a row instead of eleven.
#[inline]
const fn pack(set: Set) -> Packed {
    const ROW: u64 = 0xff;
    let [low, high] = set.0;
    let upper = low & ROW | low >> 3 & ROW << 8 | low >> 6 & ROW << 16 | low >> 9 & ROW << 24;
    let lower = low >> 12 & ROW << 32 | low >> 15 & ROW << 40;
    let last = (high >> 2 & ROW) << 48 | (high >> 13 & ROW) << 56;
    Bits([upper | lower | last])
}

/// The same cells with eleven numbers a row again.
#[inline]
const fn unpack(set: Packed) -> Set {
    const ROW: u64 = 0xff;
    let Bits([set]) = set;
    let upper = set & ROW | (set & ROW << 8) << 3 | (set & ROW << 16) << 6 | (set & ROW << 24) << 9;
    let lower = (set & ROW << 32) << 12 | (set & ROW << 40) << 15;
    let last = (set >> 48 & ROW) << 2 | (set >> 56) << 13;
    Bits([upper | lower, last])
}

/// Sets of cells that know which cells are next to them.
pub(super) trait Grid {
    /// The cells next to these, on the board or not.
    #[must_use]
    fn around(self) -> Self;
}

impl Grid for Set {
    #[inline]
    fn around(self) -> Self {
        neighbours(self)
    }
}

impl Grid for Packed {
    #[inline]
    fn around(self) -> Self {
        let Self([set]) = self;
        Self([set << 1 & !FIRST | (set & !FIRST) >> 1 | set << 8 | set >> 8])
    }
}

/// A player's shortest tunnels: what is still in their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tunnel<const WORDS: usize> {
    /// The fewest pieces on a path between the player's edges.
    pub(super) pieces: u32,
    /// The cells where such paths, dug from both ends, meet.
    pub(super) middle: Bits<WORDS>,
}

/// A board without its pieces.
#[derive(Debug)]
struct Field<const WORDS: usize> {
    all: Bits<WORDS>,
    /// Red's two edges, then blue's.
    edges: [Bits<WORDS>; 4],
}

/// The packed boards of sizes 4, 6 and 8.
static PACKED: [Field<1>; 3] = [packed(4), packed(6), packed(8)];

const fn packed(size: u32) -> Field<1> {
    let row = (1 << size) - 1;
    let column = FIRST & (u64::MAX >> (64 - 8 * size));
    let (right, bottom) = (column << (size - 1), row << (8 * (size - 1)));
    let edges = [Bits([column]), Bits([right]), Bits([row]), Bits([bottom])];
    Field { all: Bits([column * row]), edges }
}

/// What red's two edges have in common, and what blue's have.
#[inline]
pub(super) fn between<const WORDS: usize>(
    [left, right, top, bottom]: [Bits<WORDS>; 4],
) -> [Bits<WORDS>; 2] {
    [left & right, top & bottom]
}

/// A position as tunnels see it.
#[derive(Debug)]
pub(super) struct Ground<const WORDS: usize> {
    all: Bits<WORDS>,
    /// Red's two edges, then blue's.
    edges: [Bits<WORDS>; 4],
    pub(super) empty: Bits<WORDS>,
    /// Red's pieces, then blue's.
    pub(super) pieces: [Bits<WORDS>; 2],
}

impl<const WORDS: usize> Ground<WORDS>
where
    Bits<WORDS>: Grid,
{
    fn new(all: Bits<WORDS>, edges: [Bits<WORDS>; 4], pieces: [Bits<WORDS>; 2]) -> Self {
        Self { all, edges, empty: all & !(pieces[0] | pieces[1]), pieces }
    }

    /// The pieces of red and of blue that can be moved or removed.
    #[inline]
    pub(super) fn movers(&self) -> [Bits<WORDS>; 2] {
        let [red, blue] = self.pieces;
        let captors = [red & blue.around(), blue & red.around()];
        if captors[0].is_empty() { self.pieces } else { captors }
    }

    /// These cells and the empty ones that they lead to, for the four edges side by side.
    #[inline]
    fn spread(&self, mut reached: [Bits<WORDS>; 4]) -> [Bits<WORDS>; 4] {
        let further = |set: Bits<WORDS>| set | set.around() & self.empty;
        loop {
            // Two steps a look: a step too many costs less than a branch that is guessed wrong.
            let next = reached.map(further);
            reached = next.map(further);
            if next == reached {
                return reached;
            }
        }
    }

    /// The empty cells that each edge leads to.
    #[inline]
    pub(super) fn open(&self) -> [Bits<WORDS>; 4] {
        self.spread(self.edges.map(|edge| edge & self.empty))
    }

    /// The cells next to those that are reached, and the edges themselves.
    #[inline]
    pub(super) fn step(&self, reached: [Bits<WORDS>; 4]) -> [Bits<WORDS>; 4] {
        std::array::from_fn(|i| self.edges[i] | reached[i].around() & self.all)
    }

    /// The cells that open a tunnel when they are left: red's, then blue's.
    #[inline]
    pub(super) fn doors(&self) -> [Bits<WORDS>; 2] {
        between(self.step(self.open()))
    }

    /// The shortest tunnels of red and of blue, dug from both ends, a layer of pieces at a time.
    #[inline]
    pub(super) fn tunnels(&self) -> [Tunnel<WORDS>; 2] {
        let mut tunnels = [Tunnel { pieces: 0, middle: Bits::EMPTY }; 2];
        let mut reached = self.open();
        let mut layers = 0;
        loop {
            let near = self.step(reached);
            for (player, tunnel) in tunnels.iter_mut().enumerate() {
                let (one, other) = (2 * player, 2 * player + 1);
                let touching = near[one] & reached[other] | near[other] & reached[one];
                let between = near[one] & near[other];
                if !tunnel.middle.is_empty() {
                    continue;
                }
                if !touching.is_empty() {
                    *tunnel = Tunnel { pieces: 2 * layers, middle: touching };
                } else if !between.is_empty() {
                    *tunnel = Tunnel { pieces: 2 * layers + 1, middle: between };
                }
            }
            if tunnels.iter().all(|tunnel| !tunnel.middle.is_empty()) {
                return tunnels;
            }
            reached = self.spread(near);
            layers += 1;
        }
    }
}

impl Talpa {
    /// The ground in one word, where the board has at most eight rows.
    #[inline]
    pub(super) fn ground(&self) -> Option<Ground<1>> {
        let field = PACKED.get((self.size / 2 - 2) as usize)?;
        Some(Ground::new(field.all, field.edges, self.pieces.map(pack)))
    }

    /// The ground of a board of any size.
    pub(super) fn wide_ground(&self) -> Ground<2> {
        let area = self.area();
        Ground::new(area.all, [area.left, area.right, area.top, area.bottom], self.pieces)
    }

    /// The cells that open a tunnel when they are left: red's, then blue's.
    #[inline]
    pub(super) fn doors(&self) -> [Set; 2] {
        match self.ground() {
            Some(ground) => ground.doors().map(unpack),
            None => self.wide_ground().doors(),
        }
    }
}

#[cfg(test)]
mod tests {
    use board::{Cell, Dice, Player, Position as _};

    use super::super::rules::index;
    use super::*;

    /// The fewest pieces between a player's edges, cell by cell: costs fall until none falls.
    fn fewest(position: &Talpa, player: Player) -> u32 {
        let size = usize::from(position.size);
        let cells: Vec<Cell> = Cell::all(position.size, position.size).collect();
        let price = |cell: Cell| u32::from(!position.empty().has(index(cell)));
        let along = |cell: Cell| match player {
            Player::First => usize::from(cell.column),
            Player::Second => usize::from(cell.row),
        };
        let mut costs: Vec<u32> =
            cells.iter().map(|&cell| if along(cell) == 0 { price(cell) } else { 1_000 }).collect();
        loop {
            let before = costs.clone();
            for (i, &cell) in cells.iter().enumerate() {
                for (j, &next) in cells.iter().enumerate() {
                    let distance = cell.column.abs_diff(next.column) + cell.row.abs_diff(next.row);
                    if distance == 1 {
                        costs[j] = costs[j].min(costs[i] + price(next));
                    }
                }
            }
            if costs == before {
                break;
            }
        }
        let ends = cells.iter().zip(&costs).filter(|&(&cell, _)| along(cell) == size - 1);
        ends.map(|(_, &cost)| cost).min().expect("a board has edges")
    }

    #[test]
    fn tunnels_are_the_shortest_and_doors_open_them() {
        let mut dice = Dice::new(17);
        for size in [4, 6, 8, 10] {
            for _ in 0..4 {
                let mut position = Talpa::start(size);
                while let Some(mv) = position.random_move(&mut dice) {
                    let wide = position.wide_ground();
                    let expected = Player::BOTH.map(|player| fewest(&position, player));
                    assert_eq!(wide.tunnels().map(|tunnel| tunnel.pieces), expected, "{position}");
                    if let Some(packed) = position.ground() {
                        let unpacked = packed.tunnels().map(|tunnel| Tunnel {
                            pieces: tunnel.pieces,
                            middle: unpack(tunnel.middle),
                        });
                        assert_eq!(unpacked, wide.tunnels(), "{position}");
                        assert_eq!(packed.movers().map(unpack), wide.movers(), "{position}");
                        assert_eq!(packed.doors().map(unpack), wide.doors(), "{position}");
                    }
                    for (player, doors) in Player::BOTH.into_iter().zip(wide.doors()) {
                        for cell in (position.pieces[0] | position.pieces[1]).iter() {
                            let pieces = position.pieces.map(|set| set & !Set::one(cell));
                            let open = Talpa::set_up(pieces, size, position.turn).joined(player);
                            assert_eq!(doors.has(cell), open, "{position}");
                        }
                    }
                    position.play_unchecked(mv);
                }
            }
        }
    }
}
