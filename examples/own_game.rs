//! A game of your own, whole and in one file, played by the engine and drawn after every move.
//!
//! Strip: two players lay dominoes on a strip of nine squares, each on two empty squares beside each
//! other. Who can't lay one has lost.
//!
//! `cargo run -p ludoteca --example own_game`
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use ludoteca::board::{
    Cell, Editable, Form, Grid, Ink, Outcome, ParseError, Piece, Player, Position, Reader,
    Repetition, Scene, Show, Spot, Symmetric, mix,
};
use ludoteca::engine::solve::Solve;
use ludoteca::engine::{Evaluate, Limits, OwnEvaluation, SingleThread, Unlimited};
use ludoteca::games::{
    Game, Info, Line, Options, Resources, Shelf, Shelved, Side, SimplePlayer, Spec, Task,
};
use ludoteca::i18n::{Language, Part, Pattern, Phrase};
use ludoteca::text::{self, Style};

/// How many squares the strip has.
const LENGTH: u8 = 9;

// The rules: a position is a value, and a move two squares of it.

/// A position: the squares that each player has covered, the leftmost as the lowest bit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Strip {
    covered: [u16; 2],
}

/// A domino, named by the left one of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Domino(Cell);

impl Domino {
    const fn squares(self) -> u16 {
        0b11 << self.0.column
    }
}

impl Position for Strip {
    type Move = Domino;

    const REPETITION: Repetition = Repetition::Impossible;

    fn turn(&self) -> Player {
        let dominoes = (self.covered[0] | self.covered[1]).count_ones() / 2;
        Player::BOTH[dominoes as usize % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.count_moves() == 0).then(|| Outcome::Win(self.turn().other()))
    }

    fn each_move(&self, mut visit: impl FnMut(Domino) -> ControlFlow<()>) -> ControlFlow<()> {
        for cell in Cell::all(LENGTH - 1, 1) {
            if (self.covered[0] | self.covered[1]) & Domino(cell).squares() == 0 {
                visit(Domino(cell))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, mv: Domino) {
        self.covered[self.turn().index()] |= mv.squares();
    }

    fn key(&self) -> u64 {
        mix(self.covered.map(u64::from))
    }
}

// The notation: `xx..oo... x` for a position, `c1` for a move.

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in 0..LENGTH {
            f.write_str(match self.covered.map(|squares| squares >> square & 1) {
                [1, _] => "x",
                [_, 1] => "o",
                _ => ".",
            })?;
        }
        f.write_str([" x", " o"][self.turn().index()])
    }
}

impl FromStr for Strip {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mut position = Self::default();
        for square in 0..LENGTH {
            match reader.one_of("xo.", &words::LETTERS)? {
                2 => {}
                side => position.covered[side] |= 1 << square,
            }
        }
        reader.blank(&words::TURN)?;
        let at = reader.at();
        let turn = reader.one_of("xo", &words::TURN)?;
        reader.end()?;
        let [first, second] = position.covered.map(u16::count_ones);
        if turn != position.turn().index() || first != second + 2 * turn as u32 || second % 2 == 1 {
            return Err(ParseError::new(at, &words::ODD, &words::TAKE_TURNS));
        }
        Ok(position)
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Domino {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let cell = reader.cell(LENGTH - 1, 1)?;
        reader.end()?;
        Ok(Self(cell))
    }
}

// The picture, and what is said about it.

const PIECES: [Piece; 2] = [
    Piece { form: Form::Cross, ink: Ink::Red, letter: 'x', glyph: '×', name: &words::RED },
    Piece { form: Form::Ring, ink: Ink::Blue, letter: 'o', glyph: '○', name: &words::BLUE },
];

impl Show for Strip {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, LENGTH, 1, false);
        for cell in Cell::all(LENGTH, 1) {
            for (squares, piece) in self.covered.into_iter().zip(PIECES) {
                if squares >> cell.column & 1 == 1 {
                    scene.tile_mut(cell).stack.push(piece);
                }
            }
        }
        scene
    }

    fn gestures(&self, mv: Domino) -> Vec<Vec<Spot>> {
        vec![vec![Spot::Cell(mv.0)]]
    }

    fn reason(&self) -> Phrase {
        (&words::STUCK).into()
    }

    fn why_illegal(&self, _: Domino) -> Phrase {
        (&words::COVERED).into()
    }
}

// What the engine knows: nothing but the rules. And what the game does without.

impl Evaluate for Strip {
    fn evaluate(&self) -> i32 {
        0
    }

    fn history_key(mv: Domino) -> usize {
        usize::from(mv.0.column)
    }
}

impl Solve for Strip {}
impl Symmetric for Strip {}
impl Editable for Strip {}

// The facts, with which it stands on a shelf.

impl Game for Strip {
    type Position = Self;
    type Model = OwnEvaluation;

    const INFO: Info = Info {
        id: "strip",
        name: "Strip",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [Side { letter: 'x', name: &words::RED }, Side { letter: 'o', name: &words::BLUE }],
        options: &[],
        rules: ["# Strip\n\nWho can't lay a domino has lost.\n"; Language::ALL.len()],
        sample: "c1",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[SimplePlayer {
        name: "random",
        title: &words::RANDOM,
        choose: |position, dice| position.random_move(dice),
    }];

    const PACE: u64 = 100_000;

    fn start(_: &Options) -> Result<Self, ParseError> {
        Ok(Self::default())
    }
}

/// What players read. A game of the project has these in a Fluent file for each language, and a build
/// script that makes them; here every language says the same.
mod words {
    use super::{Language, Part, Pattern};

    macro_rules! words {
        ($($name:ident = $english:literal;)*) => { $(
            pub(super) static $name: Pattern =
                Pattern { key: $english, parts: [&[Part::Text($english)]; Language::ALL.len()] };
        )* };
    }

    words! {
        ABOUT = "Lay dominoes until nobody can.";
        CREDIT = "a game for this example";
        RANDOM = "Random";
        RED = "red";
        BLUE = "blue";
        LETTERS = "a square should be x, o or .";
        TURN = "the side to move";
        ODD = "these dominoes do not fit this turn";
        TAKE_TURNS = "red begins, then they take turns";
        STUCK = "no two squares beside each other are empty";
        COVERED = "both squares of a domino have to be empty";
    }
}

static SHELF: &Shelf = &[&Shelved::<Strip>::NEW];

fn main() -> Result<(), Box<dyn Error>> {
    let mut spec = Spec::read(SHELF, "strip")?;
    let mut line = Line::new(spec.start(1)?);
    let mut engine = spec.game.engine(Resources::memory(1));
    while line.verdict().is_none() {
        println!("{}", text::draw(&line.scene(), Style::PLAIN));
        let (control, workers) = (&Unlimited, &SingleThread);
        let task = Task { line: &line, limits: Limits::depth(9), lines: 1, control, workers };
        let found = engine.think(task, &mut |_| {});
        line.play(&found.best().ok_or("the game goes on, so there is a move")?)?;
    }
    println!("{}", text::draw(&line.scene(), Style::PLAIN));
    Ok(())
}
