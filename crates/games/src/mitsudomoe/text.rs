use std::fmt;
use std::str::FromStr;

use board::{Cell, ParseError, Player, Reader};
use i18n::{Pattern, Phrase};

use super::layout::{CELLS, Cells, SIZE, cell, has, index, one, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::stack::Stack;
use super::view::name;
use crate::words::{SIDE_TO_MOVE, mitsudomoe as words, side_letters};

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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mut board = Board::EMPTY;
        for cell in Cell::all(SIZE, SIZE) {
            match cell {
                Cell { row: 0, column: 0 } => {}
                Cell { column: 0, .. } => {
                    reader.expect('/', &words::ROWS_JOINED)?;
                }
                _ => reader.expect(',', &words::CELLS_JOINED)?,
            }
            board.read_cell(cell, &mut reader)?;
        }
        for player in Player::BOTH {
            let balls = board.balls[player.index()].count_ones();
            if balls != 3 {
                let problem = words::ball_count(name(player), balls);
                return Err(ParseError::new(reader.at(), problem, &words::THREE_BALLS));
            }
        }
        reader.blank(&SIDE_TO_MOVE)?;
        let turn = Player::BOTH[reader.one_of("wb", side_letters('w', 'b'))?];
        let mut supplies = [0; 2];
        for player in Player::BOTH {
            let name = name(player);
            reader.blank(words::supply_of(name))?;
            let at = reader.at();
            let supply = reader.number(5, words::supply_range(name))?;
            let rings = board.rings[player.index()];
            if rings + supply != 8 {
                let problem = words::ring_count(name, rings, supply);
                return Err(ParseError::new(at, problem, &words::EIGHT_RINGS));
            }
            supplies[player.index()] = supply;
        }
        reader.blank(&words::THE_RULES)?;
        let at = reader.at();
        let rules = match reader.rest() {
            "flexible" => Rules::Flexible,
            "official" => Rules::Official,
            rest => {
                let problem = words::no_rules(board::quote(rest));
                return Err(ParseError::new(at, problem, &words::RULES_WANTED));
            }
        };
        Ok(Self::set_up(board.stacks, board.balls, supplies, turn, rules))
    }
}

/// The board as far as it has been read.
struct Board {
    stacks: [Stack; CELLS],
    balls: [Cells; 2],
    rings: [u8; 2],
}

impl Board {
    const EMPTY: Self = Self { stacks: [Stack::EMPTY; CELLS], balls: [0; 2], rings: [0; 2] };

    /// Reads a cell: a point, or rings with perhaps a ball on top.
    fn read_cell(&mut self, cell: Cell, reader: &mut Reader<'_>) -> Result<(), ParseError> {
        if reader.peek() == Some('.') {
            reader.bump();
            return Ok(());
        }
        let start = reader.at();
        while let Some(piece) = reader.peek().and_then(|letter| "wbWB".find(letter)) {
            let refuse = |problem: Phrase, hint: &'static Pattern| {
                Err(ParseError::new(reader.at(), problem, hint))
            };
            let player = Player::BOTH[piece % 2];
            let (name, stack) = (name(player), &mut self.stacks[index(cell) as usize]);
            let (balls, rings) = (&mut self.balls, &mut self.rings[player.index()]);
            if has(balls[0] | balls[1], index(cell)) {
                return refuse(words::ball_covered(cell), &words::BALL_ON_TOP);
            }
            if piece >= 2 {
                if stack.top() != Some(player) {
                    return refuse(words::wrong_ring(name, cell), &words::OWN_RING);
                }
                balls[player.index()] |= one(index(cell));
                if balls[player.index()].count_ones() > 3 {
                    return refuse(words::too_many_balls(name), &words::THREE_BALLS);
                }
            } else {
                if *rings == 8 {
                    return refuse(words::too_many_rings(name), &words::EIGHT_WITH_SUPPLY);
                }
                if stack.height() == Stack::TALLEST {
                    let problem = words::too_tall(Stack::TALLEST, cell);
                    return refuse(problem, &words::FIVE_ELSEWHERE);
                }
                *rings += 1;
                *stack = stack.with(player);
            }
            reader.bump();
        }
        if reader.at() == start { Err(reader.unexpected(words::letters(cell))) } else { Ok(()) }
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mut mv = Self { ring: None, ball: None, vaulted: 0, relocated: 0 };
        loop {
            mv.read_part(&mut reader)?;
            if reader.rest().is_empty() {
                return Ok(mv);
            }
            reader.expect(',', &words::PARTS_JOINED)?;
        }
    }
}

impl Move {
    /// Reads one step or relocation, which must come after those read before.
    fn read_part(&mut self, reader: &mut Reader<'_>) -> Result<(), ParseError> {
        let at = reader.at();
        let refuse = |problem: &'static Pattern| Err(ParseError::new(at, problem, &words::ORDER));
        let from = match reader.peek() {
            Some('@') => None,
            _ => Some(index(reader.cell(SIZE, SIZE)?)),
        };
        let sign = reader.one_of("@-=", &words::FORMS)?;
        let to = index(reader.cell(SIZE, SIZE)?);
        match (sign, from) {
            (0, from) => {
                if self.ring.is_some() || self.ball.is_some() {
                    return refuse(&words::LATE_RING);
                }
                self.ring = Some(RingStep { from, to });
            }
            (1, Some(from)) => {
                if self.ball.is_some() {
                    return refuse(&words::SECOND_BALL);
                }
                self.ball = Some(BallStep { from, to });
            }
            (_, Some(from)) if self.ball.is_some() => return self.relocate(from, to, at),
            _ => return refuse(&words::EARLY_RELOCATION),
        }
        Ok(())
    }

    /// Adds the relocation of one ball, if it can be carried out after those before it.
    fn relocate(&mut self, from: u8, to: u8, at: usize) -> Result<(), ParseError> {
        let refuse =
            |problem: Phrase, hint: &'static Pattern| Err(ParseError::new(at, problem, hint));
        if has(self.vaulted, from) {
            return refuse(words::relocated_already(cell(from)), &words::RELOCATED_ONCE);
        }
        if from == to {
            return refuse(words::relocated_nowhere(cell(from)), &words::GO_ELSEWHERE);
        }
        if has(self.relocated, to) {
            return refuse(words::same_cell(cell(to)), &words::DIFFERENT_CELLS);
        }
        if has(self.relocated, from) {
            return refuse(words::not_left_yet(cell(from)), &words::LEAVE_FIRST);
        }
        if self.vaulted.count_ones() == 3 {
            return refuse((&words::FOURTH_BALL).into(), &words::ONLY_THREE);
        }
        self.vaulted |= one(from);
        self.relocated |= one(to);
        Ok(())
    }
}
