//! Mitsudomoe: walk three balls over rings.

use std::collections::BTreeSet;

use crate::{
    Cell, EIGHT_DIRECTIONS, Naive, best, cell_text, cells, neighbour, read_cell, read_fields,
    read_letter, read_number,
};

type Cells = BTreeSet<Cell>;

const SIZE: usize = 5;
const BALLS: usize = 3;
const RINGS: usize = 8;

/// The only position in which a filled home does not count: nobody has moved yet.
const OFFICIAL_START: &str =
    ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 official";

#[derive(Clone)]
pub(crate) struct Mitsudomoe {
    /// For each row and column the stack from bottom to top: rings `w`, `b`, balls `W`, `B`.
    stacks: Vec<Vec<Vec<char>>>,
    side: char,
    /// The rings that white and black have not put on the board yet.
    supplies: [usize; 2],
    official: bool,
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

fn ball(side: char) -> char {
    side.to_ascii_uppercase()
}

fn home(side: char) -> [Cell; 3] {
    if side == 'w' { [(0, 3), (0, 4), (1, 4)] } else { [(3, 0), (4, 0), (4, 1)] }
}

fn goal(side: char) -> [Cell; 3] {
    home(other(side))
}

/// The king steps from a cell to the corner cell of this side's goal.
fn distance(side: char, (row, column): Cell) -> i32 {
    let (goal_row, goal_column): Cell = if side == 'w' { (4, 0) } else { (0, 4) };
    row.abs_diff(goal_row).max(column.abs_diff(goal_column)) as i32
}

fn read_stack(text: &str) -> Result<Vec<char>, String> {
    if text == "." {
        return Ok(Vec::new());
    }
    let mut rings: Vec<char> = text.chars().collect();
    let ball_on_top = rings.pop_if(|piece| matches!(piece, 'W' | 'B'));
    if rings.is_empty() || rings.iter().any(|ring| !matches!(ring, 'w' | 'b')) {
        return Err(format!("'{text}' is no stack of rings with at most a ball on top"));
    }
    if ball_on_top.is_some() && ball_on_top != rings.last().map(|&ring| ball(ring)) {
        return Err(format!("the ball of '{text}' is not on a ring of its colour"));
    }
    rings.extend(ball_on_top);
    Ok(rings)
}

fn row_text(row: &[Vec<char>]) -> String {
    let text =
        |stack: &Vec<char>| if stack.is_empty() { ".".into() } else { stack.iter().collect() };
    row.iter().map(text).collect::<Vec<String>>().join(",")
}

/// Which balls, that stood on `left`, go where, so that in the end they stand on `reached`.
fn relocation_text(left: &Cells, reached: &Cells) -> String {
    let balls = left.intersection(reached).chain(left.difference(reached));
    let places = reached.difference(left).chain(left.intersection(reached));
    let pairs = balls.zip(places);
    let parts = pairs.map(|(&from, &to)| format!("{}={}", cell_text(from), cell_text(to)));
    parts.collect::<Vec<String>>().join(",")
}

impl Mitsudomoe {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let [board, side, white_supply, black_supply, rules] = read_fields(text)?;
        let mut stacks = Vec::new();
        for row in board.split('/') {
            stacks.push(row.split(',').map(read_stack).collect::<Result<Vec<_>, String>>()?);
        }
        if stacks.len() != SIZE || stacks.iter().any(|row| row.len() != SIZE) {
            return Err("there must be five rows of five cells".to_string());
        }
        let position = Self {
            stacks,
            side: read_letter(side, "wb")?,
            supplies: [read_number(white_supply)?, read_number(black_supply)?],
            official: match rules {
                "official" => true,
                "flexible" => false,
                _ => return Err(format!("there are no rules called '{rules}'")),
            },
        };
        for side in ['w', 'b'] {
            let rings = position.count(side) + position.supply(side);
            if rings != RINGS || position.count(ball(side)) != BALLS {
                return Err(format!("the side {side} has the wrong number of rings or balls"));
            }
        }
        Ok(position)
    }

    fn supply(&self, side: char) -> usize {
        self.supplies[usize::from(side != 'w')]
    }

    fn count(&self, wanted: char) -> usize {
        self.stacks.iter().flatten().flatten().filter(|&&piece| piece == wanted).count()
    }

    fn top(&self, (row, column): Cell) -> Option<char> {
        self.stacks[row][column].last().copied()
    }

    fn has_ball(&self, cell: Cell) -> bool {
        matches!(self.top(cell), Some('W' | 'B'))
    }

    /// Takes the top piece of one stack to the top of another.
    fn carry(&mut self, from: Cell, to: Cell) {
        let piece = self.stacks[from.0][from.1].pop().expect("something is carried");
        self.stacks[to.0][to.1].push(piece);
    }

    /// Carries out one part of a move text for the side to move.
    fn carry_out(&mut self, part: &str) {
        let (from, to) = part.split_once(['@', '-', '=']).expect("a part has a sign in it");
        let to = read_cell(to, SIZE).expect("a part ends on a cell");
        if from.is_empty() {
            self.supplies[usize::from(self.side != 'w')] -= 1;
            self.stacks[to.0][to.1].push(self.side);
        } else {
            self.carry(read_cell(from, SIZE).expect("a part starts on a cell"), to);
        }
    }

    fn ring_steps(&self) -> Vec<String> {
        let mut steps = Vec::new();
        for to in cells(SIZE).filter(|&to| !self.has_ball(to)) {
            if self.supply(self.side) > 0 {
                steps.push(format!("@{}", cell_text(to)));
            }
            for from in cells(SIZE) {
                if from != to && self.top(from) == Some(self.side) {
                    steps.push(format!("{}@{}", cell_text(from), cell_text(to)));
                }
            }
        }
        steps
    }

    /// The ball steps, with every way of relocating the balls vaulted over.
    fn ball_steps(&self) -> Vec<String> {
        let mut steps = Vec::new();
        for from in cells(SIZE) {
            if self.top(from) != Some(ball(self.side)) || goal(self.side).contains(&from) {
                continue;
            }
            for direction in EIGHT_DIRECTIONS {
                let mut vaulted = Cells::new();
                let mut next = neighbour(from, direction, SIZE);
                while let Some(cell) = next
                    && self.has_ball(cell)
                {
                    if self.top(cell) == Some(ball(other(self.side))) {
                        vaulted.insert(cell);
                    }
                    next = neighbour(cell, direction, SIZE);
                }
                let Some(to) = next else { continue };
                if self.top(to) != Some(self.side) {
                    continue;
                }
                let text = format!("{}-{}", cell_text(from), cell_text(to));
                if vaulted.is_empty() {
                    steps.push(text);
                } else if !vaulted.iter().any(|cell| goal(other(self.side)).contains(cell)) {
                    let mut landed = self.clone();
                    landed.carry(from, to);
                    let mut found = BTreeSet::new();
                    landed.relocate(&vaulted, &Cells::new(), &mut found);
                    for reached in found {
                        steps.push(format!("{text},{}", relocation_text(&vaulted, &reached)));
                    }
                }
            }
        }
        steps
    }

    /// Relocates the waiting balls one by one in every order and finds the sets of cells reached.
    fn relocate(&mut self, waiting: &Cells, reached: &Cells, found: &mut BTreeSet<Cells>) {
        if waiting.is_empty() {
            found.insert(reached.clone());
        }
        for &from in waiting {
            let still_waiting = waiting - &Cells::from([from]);
            for to in cells(SIZE) {
                if self.top(to) == Some(other(self.side)) {
                    self.carry(from, to);
                    self.relocate(&still_waiting, &(reached | &Cells::from([to])), found);
                    self.carry(to, from);
                }
            }
        }
    }

    fn turns(&self) -> BTreeSet<String> {
        let mut turns = BTreeSet::new();
        if !self.official {
            turns.extend(self.ball_steps());
        }
        for ring_step in self.ring_steps() {
            let mut next = self.clone();
            next.carry_out(&ring_step);
            for ball_step in next.ball_steps() {
                turns.insert(format!("{ring_step},{ball_step}"));
            }
            if !self.official {
                turns.insert(ring_step);
            }
        }
        turns
    }

    /// The winner by the balls alone, the side not to move having just ended its turn.
    fn winner_by_balls(&self) -> Option<char> {
        let mover = other(self.side);
        for player in [mover, self.side] {
            if goal(player).iter().all(|&cell| self.top(cell) == Some(ball(player))) {
                return Some(player);
            }
        }
        let home_filled = home(mover).iter().all(|&cell| self.has_ball(cell));
        if self.official && home_filled && self.text() != OFFICIAL_START {
            return Some(self.side);
        }
        None
    }

    /// The worth of a turn to the mover, in tenths.
    fn value(&self, mv: &str, next: &Self) -> i32 {
        let mut value = 0;
        for (side, factor) in [(self.side, -30), (other(self.side), 12)] {
            for cell in cells(SIZE).filter(|&cell| next.top(cell) == Some(ball(side))) {
                value += factor * distance(side, cell);
            }
        }
        if let Some((_, to)) = mv.split(',').find_map(|part| part.split_once('@')) {
            let (row, column) = read_cell(to, SIZE).expect("a ring goes to a cell");
            for &ring in &self.stacks[row][column] {
                value += if ring == self.side { -5 } else { 5 };
            }
        }
        value
    }

    fn play(&self, mv: &str) -> Self {
        let mut next = self.clone();
        for part in mv.split(',') {
            next.carry_out(part);
        }
        next.side = other(self.side);
        next
    }
}

impl Naive for Mitsudomoe {
    fn text(&self) -> String {
        let board = self.stacks.iter().map(|row| row_text(row)).collect::<Vec<String>>().join("/");
        let rules = if self.official { "official" } else { "flexible" };
        let [white_supply, black_supply] = self.supplies;
        format!("{board} {} {white_supply} {black_supply} {rules}", self.side)
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.winner_by_balls().is_some() { BTreeSet::new() } else { self.turns() }
    }

    fn after(&self, mv: &str) -> Box<dyn Naive> {
        Box::new(self.play(mv))
    }

    fn result(&self) -> Option<Option<char>> {
        let stuck = || self.turns().is_empty().then_some(other(self.side));
        self.winner_by_balls().or_else(stuck).map(Some)
    }

    fn greedy(&self) -> BTreeSet<String> {
        let valued = self.moves().into_iter().map(|mv| {
            let next = self.play(&mv);
            let outcome = match next.result() {
                Some(Some(winner)) if winner == self.side => 1,
                Some(_) => -1,
                None => 0,
            };
            ((outcome, self.value(&mv, &next)), mv)
        });
        best(valued.collect())
    }
}
