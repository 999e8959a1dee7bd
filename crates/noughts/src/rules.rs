use std::ops::ControlFlow;

use board::{Cell, Outcome, Player, Position, Repetition, Symmetric, Symmetry, mix};

/// A turn: the cell that is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(pub(crate) Cell);

/// A position: the marks of crosses and of noughts, cell number `row * 3 + column` as a bit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Noughts {
    pub(crate) marks: [u16; 2],
}

const FULL: u16 = 0o777;
pub(crate) const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o111, 0o222, 0o444, 0o421, 0o124];

pub(crate) const fn bit(cell: Cell) -> u16 {
    1 << (cell.row * 3 + cell.column)
}

impl Noughts {
    pub(crate) fn taken(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    pub(crate) fn has_line(&self, player: Player) -> bool {
        LINES.iter().any(|line| self.marks[player.index()] & line == *line)
    }
}

impl Position for Noughts {
    type Move = Move;

    const REPETITION: Repetition = Repetition::Impossible;

    fn turn(&self) -> Player {
        Player::BOTH[self.taken().count_ones() as usize % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Player::BOTH.into_iter().find(|&player| self.has_line(player));
        match winner {
            Some(player) => Some(Outcome::Win(player)),
            None => (self.taken() == FULL).then_some(Outcome::Draw),
        }
    }

    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.outcome().is_none() {
            for cell in Cell::all(3, 3).filter(|&cell| self.taken() & bit(cell) == 0) {
                visit(Move(cell))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.marks[self.turn().index()] |= bit(mv.0);
    }

    fn key(&self) -> u64 {
        mix(self.marks.map(u64::from))
    }
}

impl Symmetric for Noughts {
    fn symmetries(&self) -> Vec<Symmetry> {
        Symmetry::SQUARE.to_vec()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let image = |marks: u16| {
            let cells = Cell::all(3, 3).filter(|&cell| marks & bit(cell) != 0);
            cells.map(|cell| bit(symmetry.image(cell, 3))).sum()
        };
        Self { marks: self.marks.map(image) }
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        Move(symmetry.image(mv.0, 3))
    }
}
