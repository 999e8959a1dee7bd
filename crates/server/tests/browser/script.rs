//! Whole games to be played in the browser: made by the rules, told as spots to touch.

use board::{Cell, Dice, Outcome, Spot};
use games::{AnyGame, Line, SHELF, Spec};

/// A game that two people play to its end.
pub(crate) struct Script {
    /// What it is called in an address.
    pub(crate) game: &'static str,
    /// The moves, each with the spots that spell it.
    pub(crate) turns: Vec<(String, Vec<Spot>)>,
    /// How the game ends between people, in English.
    pub(crate) result: String,
    /// How many tiles make a row, and whether a frame is around them.
    pub(crate) width: usize,
    pub(crate) framed: bool,
}

/// How many random games are looked at for a short one.
const TRIES: u64 = 300;

impl Script {
    /// A short game of this name.
    pub(crate) fn short(id: &str) -> Self {
        (0..TRIES).map(|seed| Self::nth(id, seed)).min_by_key(|it| it.turns.len()).unwrap()
    }

    /// A random game of this name, for each number another one.
    pub(crate) fn nth(id: &str, seed: u64) -> Self {
        Self::random(*SHELF.iter().find(|game| game.info().id == id).unwrap(), seed)
    }

    fn random(game: &'static dyn AnyGame, seed: u64) -> Self {
        let mut spec = Spec::read(SHELF, game.info().id).unwrap();
        let mut line = Line::new(spec.start(1).unwrap());
        let mut dice = Dice::new(seed);
        let mut turns = Vec::new();
        while line.verdict().is_none() && turns.len() < 400 {
            let position = line.position();
            let mv = position.random_move(&mut dice).unwrap();
            let gestures = position.gestures(&mv).unwrap();
            // A player who can only pass is passed over.
            let is_forced = position.count_moves() == 1 && gestures == [[Spot::Pass]];
            if !is_forced {
                turns.push((mv.clone(), gestures[0].clone()));
            }
            line.play(&mv).unwrap();
        }
        let scene = line.scene();
        Self {
            game: game.info().id,
            turns,
            result: result(&line),
            width: scene.width(),
            framed: scene.framed,
        }
    }

    /// The place of a cell's tile: its column and its row.
    pub(crate) fn place(&self, cell: Cell) -> (usize, usize) {
        let frame = usize::from(self.framed);
        (usize::from(cell.column) + frame, usize::from(cell.row) + frame)
    }
}

/// Who won and why: "Red won. The left and right edges are joined."
fn result(line: &Line) -> String {
    let Some(verdict) = line.verdict() else { return String::new() };
    let won = match verdict.outcome {
        Outcome::Win(winner) => format!("{} won", line.position().side(winner).name),
        Outcome::Draw => "Draw".into(),
    };
    format!("{} {}", sentence(&won), sentence(&verdict.reason.to_string()))
}

/// Words with a capital letter and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().unwrap();
    format!("{}{}.", first.to_uppercase(), letters.as_str().trim_end_matches('.'))
}

/// What selects a spot on the page.
pub(crate) fn selector(spot: Spot) -> String {
    match spot {
        Spot::Cell(cell) => format!(".board [data-cell='{cell}']"),
        other => format!("[data-spot='{other}']"),
    }
}
