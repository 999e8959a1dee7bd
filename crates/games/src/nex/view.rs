use board::{Cell, Edges, Form, Goal, Grid, Ink, Note, Piece, Scene, Show, Spot};

use super::layout::cell;
use super::rules::{Colour, Move, Nex, Offer};
use super::turns::Turns;
use crate::Game as _;

const RED: Piece =
    Piece { form: Form::Disc, ink: Ink::Red, letter: 'r', glyph: '●', name: "red stone" };
const BLUE: Piece =
    Piece { form: Form::Block, ink: Ink::Blue, letter: 'b', glyph: '■', name: "blue stone" };
const NEUTRAL: Piece =
    Piece { form: Form::Diamond, ink: Ink::Grey, letter: 'n', glyph: '◇', name: "neutral stone" };

const fn name(colour: Colour) -> &'static str {
    Nex::INFO.sides[colour.index()].name
}

const fn goal(colour: Colour) -> Goal {
    let Piece { ink, letter, .. } = [RED, BLUE][colour.index()];
    Goal { ink, letter, name: name(colour) }
}

fn note(label: impl Into<String>, value: impl Into<String>) -> Note {
    Note { label: label.into(), value: value.into() }
}

impl Show for Nex {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Rhombus, self.size, self.size, false);
        scene.edges = Some(Edges {
            left_right: goal(self.left_right),
            top_bottom: goal(self.left_right.other()),
        });
        let [red, blue] = self.stones;
        for (set, piece) in [(red, RED), (blue, BLUE), (self.neutral, NEUTRAL)] {
            for index in set.iter() {
                scene.tile_mut(cell(index)).stack.push(piece);
            }
            scene.notes.push(note(format!("{}s", piece.name), set.count().to_string()));
        }
        if self.exchanged() {
            scene
                .notes
                .push(note("colours exchanged", "the first player plays blue, the second red"));
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        let cells = |cells: &[u8]| cells.iter().map(|&i| Spot::Cell(cell(i))).collect();
        match mv {
            Move::Place { own, neutral, edges: false } => vec![cells(&[own, neutral])],
            Move::Place { own, neutral, edges: true } => {
                vec![vec![Spot::Swap, Spot::Cell(cell(own)), Spot::Cell(cell(neutral))]]
            }
            Move::Convert { first, second, own } => {
                vec![cells(&[first, second, own]), cells(&[second, first, own])]
            }
            Move::Single(index) => vec![cells(&[index])],
            Move::Swap => vec![vec![Spot::Swap]],
        }
    }

    fn reason(&self) -> String {
        let Some(winner) = self.winner else { return String::new() };
        let edges = if winner == self.left_right { "left and right" } else { "top and bottom" };
        format!("{}'s chain joins {edges}", name(winner))
    }

    fn objection(&self, mv: Move) -> String {
        let cells: &[u8] = match mv {
            Move::Place { own, neutral, .. } => &[own, neutral],
            Move::Convert { first, second, own } => &[first, second, own],
            Move::Single(index) => &[index],
            Move::Swap => &[],
        };
        if let Some(&index) = cells.iter().find(|&&index| !self.has(index)) {
            let last = Cell::new(self.size - 1, self.size - 1);
            return format!("there is no cell {} on this board, which ends at {last}", cell(index));
        }
        match mv {
            Move::Place { own, neutral, edges } => self.objection_to_place(own, neutral, edges),
            Move::Convert { first, second, own } => self.objection_to_convert(first, second, own),
            Move::Single(_) => self.objection_to_single(),
            Move::Swap => self.objection_to_swap().into(),
        }
    }

    fn exchanged(&self) -> bool {
        self.offer == Offer::Exchanged
    }
}

impl Nex {
    /// What is on a cell of the board: "empty" or a stone.
    fn content(&self, index: u8) -> &'static str {
        if self.neutral.has(index) {
            return NEUTRAL.name;
        }
        match self.stones.map(|set| set.has(index)) {
            [true, _] => RED.name,
            [_, true] => BLUE.name,
            _ => "empty",
        }
    }

    fn objection_to_place(&self, own: u8, neutral: u8, edges: bool) -> String {
        if edges && self.open_offer() != Some(Offer::Edges) {
            return match self.offer {
                Offer::Edges => "the edges can be exchanged on the second turn, not on the first",
                Offer::Closed => {
                    "the edges can be exchanged only on the second turn of a game that allows it"
                }
                Offer::Sides | Offer::Exchanged => {
                    "in this game the colours can be exchanged, not the edges"
                }
            }
            .into();
        }
        if own == neutral {
            return format!("the two stones need two cells, and {} is one", cell(own));
        }
        let taken = if self.empty().has(own) { neutral } else { own };
        format!("there is a {} on {}", self.content(taken), cell(taken))
    }

    fn objection_to_convert(&self, first: u8, second: u8, own: u8) -> String {
        if first == second {
            return format!("two neutral stones are converted, and {} is one", cell(first));
        }
        let [lacking, other] =
            if self.neutral.has(first) { [second, first] } else { [first, second] };
        if !self.neutral.has(lacking) {
            return match self.content(lacking) {
                "empty" => format!("there is no neutral stone on {}", cell(lacking)),
                stone => format!("on {} there is a {stone}, not a neutral one", cell(lacking)),
            };
        }
        if own == lacking || own == other {
            return format!(
                "{} becomes an own stone on this turn: another own stone becomes neutral",
                cell(own)
            );
        }
        format!("{} has no stone on {} to become neutral", name(self.turn), cell(own))
    }

    fn objection_to_single(&self) -> String {
        match Turns::new(self).single() {
            Some(index) => format!("the only turn left is {}", cell(index)),
            None => "a turn of one cell is played only when nothing can be placed or converted, \
                     and here something can"
                .into(),
        }
    }

    fn objection_to_swap(&self) -> &'static str {
        match self.offer {
            Offer::Sides => "the colours can be exchanged on the second turn, not on the first",
            Offer::Edges => {
                "in this game the edges can be exchanged, not the colours: \
                 the second turn may begin with edges:"
            }
            Offer::Exchanged => "the players have exchanged colours already",
            Offer::Closed => {
                "the colours can be exchanged only on the second turn of a game that allows it"
            }
        }
    }
}
