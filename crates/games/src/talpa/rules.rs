use std::ops::ControlFlow;

use board::{Cell, Dice, Outcome, Player, Position, Repetition, Symmetric, Symmetry, mix};

/// A set of cells; see [`index`] for their numbers.
pub(super) type Set = board::Bits<2>;

/// Numbers per row: ten cells at most and an unused one, so that a shift never wraps.
///
/// ```text
///  0  1 ...  9 (10)
/// 11 12 ... 20 (21)
/// ```
pub(super) const STRIDE: u8 = 11;

/// The number of a cell.
pub(super) const fn index(cell: Cell) -> u8 {
    cell.row * STRIDE + cell.column
}

/// The cell with this number.
pub(super) const fn cell(index: u8) -> Cell {
    Cell::new(index % STRIDE, index / STRIDE)
}

/// The cells next to these, up, down, left and right, on the board or not.
pub(super) fn neighbours(set: Set) -> Set {
    set << 1 | set >> 1 | set << STRIDE as u32 | set >> STRIDE as u32
}

/// The sets that a board of one size needs.
#[derive(Debug)]
pub(super) struct Area {
    /// Every cell.
    pub(super) all: Set,
    /// The edges that red joins.
    pub(super) left: Set,
    pub(super) right: Set,
    /// The edges that blue joins.
    pub(super) top: Set,
    pub(super) bottom: Set,
    /// The four edges together.
    rim: Set,
}

impl Area {
    const fn new(size: u8) -> Self {
        let empty = Set::EMPTY;
        let mut area =
            Self { all: empty, left: empty, right: empty, top: empty, bottom: empty, rim: empty };
        let mut i = 0;
        while i < size {
            let mut j = 0;
            while j < size {
                insert(&mut area.all, index(Cell::new(i, j)));
                j += 1;
            }
            insert(&mut area.left, index(Cell::new(0, i)));
            insert(&mut area.right, index(Cell::new(size - 1, i)));
            insert(&mut area.top, index(Cell::new(i, 0)));
            insert(&mut area.bottom, index(Cell::new(i, size - 1)));
            i += 1;
        }
        area.rim.0[0] = area.left.0[0] | area.right.0[0] | area.top.0[0] | area.bottom.0[0];
        area.rim.0[1] = area.left.0[1] | area.right.0[1] | area.top.0[1] | area.bottom.0[1];
        area
    }
}

const fn insert(set: &mut Set, index: u8) {
    set.0[index as usize / 64] |= 1 << (index % 64);
}

/// The cells next to each cell, on the board or not, by its number.
pub(super) static NEAR: [Set; 128] = {
    let mut near = [Set::EMPTY; 128];
    let mut index = 0;
    while index < 128 {
        let mut other = 0_u8;
        while other < 128 {
            if matches!(other.abs_diff(index), 1 | STRIDE) {
                insert(&mut near[index as usize], other);
            }
            other += 1;
        }
        index += 1;
    }
    near
};

/// The areas of sizes 4, 6, 8 and 10.
static AREAS: [Area; 4] = [Area::new(4), Area::new(6), Area::new(8), Area::new(10)];

/// A turn: a capture of a neighbour or, when nobody can capture, the removal of an own piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The piece on `from` takes the one on `to`.
    Capture {
        /// Where the piece stands, by number.
        from: u8,
        /// Where it goes, by number.
        to: u8,
    },
    /// The own piece with this number leaves the board.
    Remove(u8),
}

/// A position of Talpa.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Talpa {
    /// Red's pieces, then blue's.
    pub(super) pieces: [Set; 2],
    pub(super) size: u8,
    pub(super) turn: Player,
    /// Who has won; kept, because a tunnel is found once and asked for often.
    winner: Option<Player>,
}

impl Talpa {
    /// The full board of an even size from 4 to 10.
    pub fn start(size: u8) -> Self {
        let mut pieces = [Set::EMPTY; 2];
        for cell in Cell::all(size, size) {
            pieces[((cell.column + cell.row) % 2) as usize] |= Set::one(index(cell));
        }
        Self::set_up(pieces, size, Player::First)
    }

    /// Any arrangement; what joins edges is judged as if the side not to move had just moved.
    pub(super) fn set_up(pieces: [Set; 2], size: u8, turn: Player) -> Self {
        let mut position = Self { pieces, size, turn, winner: None };
        position.winner = position.judge(Player::BOTH.map(|player| position.joined(player)));
        if position.winner.is_none() && position.own().is_empty() {
            position.winner = Some(turn.other());
        }
        position
    }

    /// The edges that this player joins, one and the other.
    fn edges(&self, player: Player) -> [Set; 2] {
        let area = self.area();
        match player {
            Player::First => [area.left, area.right],
            Player::Second => [area.top, area.bottom],
        }
    }

    /// Whether a path of empty cells joins this player's edges.
    pub(super) fn joined(&self, player: Player) -> bool {
        let [from, to] = self.edges(player);
        Set::flood(from, self.empty(), neighbours).meets(to)
    }

    /// A shortest path of empty cells between this player's edges; empty where there is none.
    pub(super) fn tunnel(&self, player: Player) -> Set {
        let [from, to] = self.edges(player);
        Set::way(from, to, self.empty(), neighbours)
    }

    /// Who wins when the side not to move has just joined the edges of red and of blue, or not.
    fn judge(&self, joined: [bool; 2]) -> Option<Player> {
        let mover = self.turn.other();
        if joined[self.turn.index()] {
            Some(self.turn)
        } else if joined[mover.index()] {
            Some(mover)
        } else {
            None
        }
    }

    pub(super) fn area(&self) -> &'static Area {
        &AREAS[(self.size / 2 - 2) as usize]
    }

    pub(super) fn empty(&self) -> Set {
        self.area().all & !(self.pieces[0] | self.pieces[1])
    }

    /// The pieces of the side to move.
    pub(super) fn own(&self) -> Set {
        self.pieces[self.turn.index()]
    }

    /// Lists the moves that leave one of these cells, in the order of [`Position::each_move`].
    #[inline]
    pub(super) fn list_leaving(&self, cells: Set, moves: &mut Vec<Move>) {
        if self.winner.is_some() {
            return;
        }
        let captures = self.captures();
        if captures.iter().all(|set| set.is_empty()) {
            (self.own() & cells).iter().for_each(|index| moves.push(Move::Remove(index)));
            return;
        }
        for (direction, set) in captures.into_iter().enumerate() {
            let capture = |from| Move::Capture { from, to: target(from, direction) };
            (set & cells).iter().for_each(|from| moves.push(capture(from)));
        }
    }

    /// The pieces that can capture, for each direction: up, right, down, left.
    #[inline]
    fn captures(&self) -> [Set; 4] {
        let own = self.own();
        let other = self.pieces[self.turn.other().index()];
        let stride = u32::from(STRIDE);
        [own & other << stride, own & other >> 1, own & other >> stride, own & other << 1]
    }
}

/// Where a capture in each direction goes.
const fn target(from: u8, direction: usize) -> u8 {
    match direction {
        0 => from - STRIDE,
        1 => from + 1,
        2 => from + STRIDE,
        _ => from - 1,
    }
}

impl Position for Talpa {
    type Move = Move;

    const REPETITION: Repetition = Repetition::Impossible;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.winner.is_some() {
            return ControlFlow::Continue(());
        }
        let mut captured = false;
        for (direction, set) in self.captures().into_iter().enumerate() {
            for from in set.iter() {
                captured = true;
                visit(Move::Capture { from, to: target(from, direction) })?;
            }
        }
        if !captured {
            for index in self.own().iter() {
                visit(Move::Remove(index))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let mover = self.turn.index();
        let left = match mv {
            Move::Capture { from, to } => {
                self.pieces[mover] ^= Set::one(from) | Set::one(to);
                self.pieces[1 - mover] ^= Set::one(to);
                from
            }
            Move::Remove(index) => {
                self.pieces[mover] ^= Set::one(index);
                index
            }
        };
        self.turn = self.turn.other();
        // Only the patch around the cell that was left can have changed, and it can join edges
        // anew only if that cell links two things: empty neighbours or the board's rim.
        let (cell, empty, area) = (Set::one(left), self.empty(), self.area());
        let links = (NEAR[usize::from(left)] & empty).count() + u32::from(cell.meets(area.rim));
        if links >= 2 {
            let patch = Set::flood(cell, empty, neighbours);
            self.winner = self.judge([
                patch.meets(area.left) && patch.meets(area.right),
                patch.meets(area.top) && patch.meets(area.bottom),
            ]);
        }
        // From the start a tunnel always opens first; from a set-up position it may not.
        if self.winner.is_none() && self.own().is_empty() {
            self.winner = Some(self.turn.other());
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let [red, blue] = self.pieces;
        let rest = u64::from(self.size) << 1 | self.turn.index() as u64;
        mix([red.0[0], red.0[1], blue.0[0], blue.0[1], rest])
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.winner.is_some() {
            return 0;
        }
        let captures: u32 = self.captures().into_iter().map(Set::count).sum();
        u64::from(if captures > 0 { captures } else { self.own().count() })
    }

    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        if self.winner.is_some() {
            return None;
        }
        let captures = self.captures();
        let counts = captures.map(Set::count);
        let all: u32 = counts.iter().sum();
        if all == 0 {
            let own = self.own();
            return Some(Move::Remove(own.nth(dice.below(own.count()))));
        }
        let mut n = dice.below(all);
        let mut direction = 0;
        while n >= counts[direction] {
            n -= counts[direction];
            direction += 1;
        }
        let from = captures[direction].nth(n);
        Some(Move::Capture { from, to: target(from, direction) })
    }
}

/// Mirroring keeps everybody's edges; transposing exchanges them, and with them the players.
impl Symmetric for Talpa {
    fn symmetries(&self) -> Vec<Symmetry> {
        Symmetry::SQUARE.map(|s| if s.transpose { s.exchanging() } else { s }).to_vec()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let turned = |set: Set| set.iter().map(|i| self.image_of_index(i, symmetry)).collect();
        let [red, blue] = self.pieces.map(turned);
        if symmetry.exchange {
            Self::set_up([blue, red], self.size, self.turn.other())
        } else {
            Self::set_up([red, blue], self.size, self.turn)
        }
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        let image = |index| self.image_of_index(index, symmetry);
        match mv {
            Move::Capture { from, to } => Move::Capture { from: image(from), to: image(to) },
            Move::Remove(index) => Move::Remove(image(index)),
        }
    }
}

impl Talpa {
    fn image_of_index(&self, i: u8, symmetry: Symmetry) -> u8 {
        index(symmetry.image(cell(i), self.size))
    }
}
