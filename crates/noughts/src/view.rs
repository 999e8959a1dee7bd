use board::{Cell, Form, Grid, Ink, Piece, Player, Position as _, Scene, Show, Spot};

use crate::rules::{Move, Noughts, bit};

const CROSS: Piece =
    Piece { form: Form::Cross, ink: Ink::Red, letter: 'x', glyph: '×', name: "cross" };
const NOUGHT: Piece =
    Piece { form: Form::Ring, ink: Ink::Blue, letter: 'o', glyph: '○', name: "nought" };

impl Show for Noughts {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, 3, 3, false);
        for cell in Cell::all(3, 3) {
            for (marks, piece) in self.marks.into_iter().zip([CROSS, NOUGHT]) {
                if marks & bit(cell) != 0 {
                    scene.tile_mut(cell).stack.push(piece);
                }
            }
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![Spot::Cell(mv.0)]]
    }

    fn reason(&self) -> String {
        match self.outcome().and_then(board::Outcome::winner) {
            Some(Player::First) => "three crosses in a row".into(),
            Some(Player::Second) => "three noughts in a row".into(),
            None => "the board is full".into(),
        }
    }

    fn objection(&self, mv: Move) -> String {
        format!("{} is taken", mv.0)
    }
}
