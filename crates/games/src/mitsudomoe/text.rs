use std::fmt;
use std::str::FromStr;

use board::{Cell, Player, Reader, TextError};

use super::layout::{CELLS, Cells, SIZE, cell, has, index, one, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::stack::Stack;
use super::view::name;

impl fmt::Display for Mitsudomoe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all(SIZE, SIZE) {
            match cell {
                Cell { row: 0, column: 0 } => {}
                Cell { column: 0, .. } => f.write_str("/")?,
                _ => f.write_str(",")?,
            }
            let stack = self.stacks[index(cell) as usize];
            if stack == Stack::EMPTY {
                f.write_str(".")?;
            }
            for ring in stack.rings() {
                f.write_str(["w", "b"][ring.index()])?;
            }
            for player in Player::BOTH {
                if has(self.balls[player.index()], index(cell)) {
                    f.write_str(["W", "B"][player.index()])?;
                }
            }
        }
        let turn = ["w", "b"][self.turn.index()];
        let [white, black] = self.supplies;
        let rules = match self.rules {
            Rules::Flexible => "flexible",
            Rules::Official => "official",
        };
        write!(f, " {turn} {white} {black} {rules}")
    }
}

impl FromStr for Mitsudomoe {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut board = Board::EMPTY;
        for cell in Cell::all(SIZE, SIZE) {
            match cell {
                Cell { row: 0, column: 0 } => {}
                Cell { column: 0, .. } => {
                    reader.expect('/', "a row is five cells joined by ',', and rows by '/'")?;
                }
                _ => reader.expect(',', "five cells of a row should be joined by ','")?,
            }
            board.read_cell(cell, &mut reader)?;
        }
        for player in Player::BOTH {
            let balls = board.balls[player.index()].count_ones();
            if balls != 3 {
                let problem = format!("{} has {balls} of 3 balls", name(player));
                return Err(TextError::new(reader.at(), problem, BALLS));
            }
        }
        reader.blank("the side to move")?;
        let turn = Player::BOTH[reader.one_of("wb", "the side to move should be w or b")?];
        let mut supplies = [0; 2];
        for player in Player::BOTH {
            let name = name(player);
            reader.blank(&format!("{name}'s supply"))?;
            let at = reader.at();
            let supply = reader.number(5, &format!("{name}'s supply should be 0 to 5 rings"))?;
            let rings = board.rings[player.index()];
            if rings + supply != 8 {
                let problem =
                    format!("{name} has {rings} rings on the board and {supply} in supply");
                return Err(TextError::new(at, problem, "together they should be 8"));
            }
            supplies[player.index()] = supply;
        }
        reader.blank("the rules")?;
        let at = reader.at();
        let rules = match reader.rest() {
            "flexible" => Rules::Flexible,
            "official" => Rules::Official,
            rest => {
                let problem = format!("{} is no name of rules", board::quote(rest));
                return Err(TextError::new(at, problem, "it should be flexible or official"));
            }
        };
        Ok(Self::set_up(board.stacks, board.balls, supplies, turn, rules))
    }
}

/// How many balls there are, as a hint.
const BALLS: &str = "each side should have 3 balls on the board";

/// The board as far as it has been read.
struct Board {
    stacks: [Stack; CELLS],
    balls: [Cells; 2],
    rings: [u8; 2],
}

impl Board {
    const EMPTY: Self = Self { stacks: [Stack::EMPTY; CELLS], balls: [0; 2], rings: [0; 2] };

    /// Reads a cell: a point, or rings with perhaps a ball on top.
    fn read_cell(&mut self, cell: Cell, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let hint =
            format!("{cell} should be '.', or rings w and b with perhaps a ball W or B on top");
        if reader.peek() == Some('.') {
            reader.bump();
            return Ok(());
        }
        let start = reader.at();
        while let Some(piece) = reader.peek().and_then(|letter| "wbWB".find(letter)) {
            let refuse = |problem: String, hint| Err(TextError::new(reader.at(), problem, hint));
            let player = Player::BOTH[piece % 2];
            let (name, stack) = (name(player), &mut self.stacks[index(cell) as usize]);
            let (balls, rings) = (&mut self.balls, &mut self.rings[player.index()]);
            if has(balls[0] | balls[1], index(cell)) {
                let problem = format!("something lies on the ball of {cell}");
                return refuse(problem, "a ball can only be on top of a stack");
            }
            if piece >= 2 {
                if stack.top() != Some(player) {
                    let problem = format!("{name}'s ball on {cell} does not sit on a {name} ring");
                    return refuse(problem, "a ball should sit on a ring of its own colour");
                }
                balls[player.index()] |= one(index(cell));
                if balls[player.index()].count_ones() > 3 {
                    return refuse(format!("{name} has more than 3 balls"), BALLS);
                }
            } else {
                if *rings == 8 {
                    let problem = format!("{name} has more than 8 rings on the board");
                    return refuse(problem, "each side should have 8 rings, with those in supply");
                }
                if stack.height() == Stack::TALLEST {
                    let problem = format!("there are more than {} rings on {cell}", Stack::TALLEST);
                    return refuse(problem, "five rings at least should bear balls elsewhere");
                }
                *rings += 1;
                *stack = stack.with(player);
            }
            reader.bump();
        }
        if reader.at() == start { Err(reader.unexpected(hint)) } else { Ok(()) }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(RingStep { from, to }) = self.ring {
            if let Some(from) = from {
                write!(f, "{}", cell(from))?;
            }
            write!(f, "@{}", cell(to))?;
        }
        if let Some(BallStep { from, to }) = self.ball {
            let comma = if self.ring.is_some() { "," } else { "" };
            write!(f, "{comma}{}-{}", cell(from), cell(to))?;
        }
        // A cell that is left and taken is left first and taken last.
        let (left, taken) = (self.vaulted & !self.relocated, self.relocated & !self.vaulted);
        let both = self.vaulted & self.relocated;
        let balls = places(both).chain(places(left));
        let cells = places(taken).chain(places(both));
        for (ball, to) in balls.zip(cells) {
            write!(f, ",{}={}", cell(ball), cell(to))?;
        }
        Ok(())
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut mv = Self { ring: None, ball: None, vaulted: 0, relocated: 0 };
        loop {
            mv.read_part(&mut reader)?;
            if reader.rest().is_empty() {
                return Ok(mv);
            }
            reader.expect(',', "the parts of a move should be joined by ','")?;
        }
    }
}

impl Move {
    /// Reads one step or relocation, which must come after those read before.
    fn read_part(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let at = reader.at();
        let refuse = |problem: &str, hint: &str| Err(TextError::new(at, problem, hint));
        let from = match reader.peek() {
            Some('@') => None,
            _ => Some(index(reader.cell(SIZE, SIZE)?)),
        };
        let sign = reader.one_of("@-=", "a part is written like @c3, c2@c3, b4-c3 or d4=e5")?;
        let to = index(reader.cell(SIZE, SIZE)?);
        match (sign, from) {
            (0, from) => {
                if self.ring.is_some() || self.ball.is_some() {
                    return refuse("a ring step cannot stand here", ORDER);
                }
                self.ring = Some(RingStep { from, to });
            }
            (1, Some(from)) => {
                if self.ball.is_some() {
                    return refuse("a second ball step cannot stand here", ORDER);
                }
                self.ball = Some(BallStep { from, to });
            }
            (_, Some(from)) if self.ball.is_some() => return self.relocate(from, to, at),
            _ => return refuse("a relocation cannot stand before a ball step", ORDER),
        }
        Ok(())
    }

    /// Adds the relocation of one ball, if it can be carried out after those before it.
    fn relocate(&mut self, from: u8, to: u8, at: usize) -> Result<(), TextError> {
        let refuse = |problem: String, hint: &str| Err(TextError::new(at, problem, hint));
        if has(self.vaulted, from) {
            let problem = format!("the ball on {} has been relocated already", cell(from));
            return refuse(problem, "each vaulted ball is relocated once");
        }
        if from == to {
            let problem = format!("the ball on {} is relocated to where it stands", cell(from));
            return refuse(problem, "it should go to a different cell");
        }
        if has(self.relocated, to) {
            let problem = format!("another ball has been relocated to {}", cell(to));
            return refuse(problem, "the balls should go to different cells");
        }
        if has(self.relocated, from) {
            let problem = format!("a ball is relocated to {} before that cell is left", cell(from));
            return refuse(problem, "a cell that is left and taken should be left first");
        }
        if self.vaulted.count_ones() == 3 {
            return refuse("a fourth ball is relocated".into(), "a side has only three balls");
        }
        self.vaulted |= one(from);
        self.relocated |= one(to);
        Ok(())
    }
}

/// The order of the parts, as a hint.
const ORDER: &str = "a ring step, a ball step and relocations should follow in this order";
