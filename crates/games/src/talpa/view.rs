use board::{
    Cell, Edges, Form, Goal, Grid, Ink, Note, Outcome, Piece, Player, Position as _, Scene, Show,
    Spot,
};

use super::rules::{Move, Talpa, cell, index};
use crate::Game as _;

const RED: Piece =
    Piece { form: Form::Diamond, ink: Ink::Red, letter: 'x', glyph: '◆', name: "red piece" };
const BLUE: Piece =
    Piece { form: Form::Disc, ink: Ink::Blue, letter: 'o', glyph: '●', name: "blue piece" };

const EDGES: Edges = Edges {
    left_right: Goal { ink: Ink::Red, letter: 'x', name: "red" },
    top_bottom: Goal { ink: Ink::Blue, letter: 'o', name: "blue" },
};

const fn side(player: Player) -> &'static str {
    Talpa::INFO.sides[player.index()].name
}

impl Show for Talpa {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, self.size, self.size, false);
        scene.edges = Some(EDGES);
        for cell in Cell::all(self.size, self.size) {
            for (set, piece) in self.pieces.into_iter().zip([RED, BLUE]) {
                if set.has(index(cell)) {
                    scene.tile_mut(cell).stack.push(piece);
                }
            }
        }
        for player in Player::BOTH {
            let label = format!("{}'s pieces", side(player));
            scene
                .notes
                .push(Note { label, value: self.pieces[player.index()].count().to_string() });
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![match mv {
            Move::Capture { from, to } => vec![Spot::Cell(cell(from)), Spot::Cell(cell(to))],
            Move::Remove(index) => vec![Spot::Cell(cell(index))],
        }]
    }

    fn reason(&self) -> String {
        let Some(Outcome::Win(winner)) = self.outcome() else { return String::new() };
        let edges = match winner {
            Player::First => "left and right",
            Player::Second => "top and bottom",
        };
        if self.joined(winner) {
            format!("{}'s tunnel joins {edges}", side(winner))
        } else {
            format!("{} has no piece left to move", side(winner.other()))
        }
    }

    fn objection(&self, mv: Move) -> String {
        let own = self.own();
        let name = side(self.turn);
        let missing = |index: u8| format!("{name} has no piece on {}", cell(index));
        match mv {
            Move::Remove(index) if !own.has(index) => missing(index),
            Move::Remove(_) => {
                "a piece is removed only when none can capture, and here one can".into()
            }
            Move::Capture { from, .. } if !own.has(from) => missing(from),
            Move::Capture { to, .. } if !self.pieces[self.turn.other().index()].has(to) => {
                format!("there is no opposing piece on {}", cell(to))
            }
            Move::Capture { from, to } => {
                format!("{} and {} are not next to each other", cell(from), cell(to))
            }
        }
    }
}
