use board::{Cell, Form, Grid, Ink, Piece, Player, Position as _, Scene, Show, Spot};
use i18n::Phrase;

use crate::rules::{Move, Noughts, bit};
use crate::words;

pub(crate) const CROSS: Piece =
    Piece { form: Form::Cross, ink: Ink::Red, letter: 'x', glyph: '×', name: &words::CROSS };
pub(crate) const NOUGHT: Piece =
    Piece { form: Form::Ring, ink: Ink::Blue, letter: 'o', glyph: '○', name: &words::NOUGHT };

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

    fn reason(&self) -> Phrase {
        match self.outcome().and_then(board::Outcome::winner) {
            Some(Player::First) => (&words::CROSSES_WON).into(),
            Some(Player::Second) => (&words::NOUGHTS_WON).into(),
            None => (&words::FULL).into(),
        }
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        words::taken(mv.0)
    }
}
