use board::{
    Cell, Edges, Form, Goal, Grid, Ink, Material, Note, Outcome, ParseError, Piece, Player,
    Position as _, Scene, Show, Spot,
};
use i18n::{Pattern, Phrase};

use super::rules::{Move, Talpa, cell, index};
use crate::Game as _;
use crate::words::talpa as words;

pub(super) const RED: Piece =
    Piece {
        form: Form::Diamond, ink: Ink::Red, letter: 'x', glyph: '◆', name: &words::RED_PIECE
    };
pub(super) const BLUE: Piece =
    Piece { form: Form::Disc, ink: Ink::Blue, letter: 'o', glyph: '●', name: &words::BLUE_PIECE };

const EDGES: Edges = Edges {
    left_right: Goal { ink: Ink::Red, letter: 'x', name: &words::RED },
    top_bottom: Goal { ink: Ink::Blue, letter: 'o', name: &words::BLUE },
};

const fn side(player: Player) -> &'static Pattern {
    Talpa::INFO.sides[player.index()].name
}

impl Show for Talpa {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, self.size, self.size, false);
        scene.edges = Some(EDGES);
        scene.material = Material::Earth;
        for cell in Cell::all(self.size, self.size) {
            for (set, piece) in self.pieces.into_iter().zip([RED, BLUE]) {
                if set.has(index(cell)) {
                    scene.tile_mut(cell).stack.push(piece);
                }
            }
        }
        for player in Player::BOTH {
            let (index, count) = (player.index(), self.pieces[player.index()].count());
            let note = Note::new(words::pieces_of(side(player)), Phrase::plain(count));
            let note = note.of(index, [RED, BLUE][index]).counting(count);
            scene.notes.push(note.briefly(words::left(count)));
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![match mv {
            Move::Capture { from, to } => vec![Spot::Cell(cell(from)), Spot::Cell(cell(to))],
            Move::Remove(index) => vec![Spot::Cell(cell(index))],
        }]
    }

    fn reason(&self) -> Phrase {
        let Some(Outcome::Win(winner)) = self.outcome() else { return Phrase::default() };
        if !self.joined(winner) {
            return words::no_piece_left(side(winner.other()));
        }
        match winner {
            Player::First => words::tunnel_across(side(winner)),
            Player::Second => words::tunnel_down(side(winner)),
        }
    }

    fn deciding(&self) -> Vec<Cell> {
        let Some(Outcome::Win(winner)) = self.outcome() else { return Vec::new() };
        self.tunnel(winner).iter().map(cell).collect()
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        let mv = match *touched {
            [Spot::Cell(piece)] => Move::Remove(index(piece)),
            [Spot::Cell(from), Spot::Cell(to)] => {
                Move::Capture { from: index(from), to: index(to) }
            }
            _ => return None,
        };
        Some(self.why_illegal(mv))
    }

    fn prompt(&self, touched: &[Spot]) -> Option<Phrase> {
        matches!(touched, [_]).then(|| (&words::CAPTURE).into())
    }

    fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        Move::read(text, self.size)
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        let own = self.own();
        let missing = |index: u8| words::no_piece(side(self.turn), cell(index));
        match mv {
            Move::Remove(index) if !own.has(index) => missing(index),
            Move::Remove(_) => (&words::NOT_REMOVED).into(),
            Move::Capture { from, .. } if !own.has(from) => missing(from),
            Move::Capture { to, .. } if !self.pieces[self.turn.other().index()].has(to) => {
                words::no_opposing_piece(cell(to))
            }
            Move::Capture { from, to } => words::not_next(cell(from), cell(to)),
        }
    }
}
