use board::{
    Cell, Form, Grid, Ground, Ink, Material, Note, Outcome, Piece, Player, Position as _, Scene,
    Show, Spot,
};
use i18n::{Pattern, Phrase};

use super::layout::{SIZE, cell, colour, index, indices, one, reach};
use super::rules::{Move, Period5};
use super::tally::Tally;
use crate::Game as _;
use crate::words::period5 as words;

pub(super) const LIGHT: Piece =
    Piece {
        form: Form::Disc, ink: Ink::White, letter: 'l', glyph: '○', name: &words::LIGHT_PIECE
    };
pub(super) const DARK: Piece = Piece {
    form: Form::Diamond,
    ink: Ink::Black,
    letter: 'd',
    glyph: '◆',
    name: &words::DARK_PIECE,
};
pub(super) const CUBE: Piece =
    Piece { form: Form::Cube, ink: Ink::Grey, letter: 'c', glyph: '■', name: &words::CUBE };

const COLOURS: [(Ink, &Pattern); 5] = [
    (Ink::Black, &words::BLACK),
    (Ink::Red, &words::RED),
    (Ink::Yellow, &words::YELLOW),
    (Ink::Purple, &words::PURPLE),
    (Ink::Blue, &words::BLUE),
];

const fn side(player: Player) -> &'static Pattern {
    Period5::INFO.sides[player.index()].name
}

const fn ground(cell: Cell) -> Ground {
    let number = colour(cell);
    let (ink, name) = COLOURS[number as usize];
    Ground::Tint { number, ink, name }
}

fn standing(tally: Tally) -> Phrase {
    words::standing(tally.columns(), tally.colours())
}

impl Show for Period5 {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, SIZE, SIZE, false);
        scene.material = Material::Enamel;
        let [light, dark] = self.pieces;
        for cell in Cell::all(SIZE, SIZE) {
            let tile = scene.tile_mut(cell);
            tile.ground = ground(cell);
            for (set, piece) in [(light, LIGHT), (dark, DARK), (self.cube, CUBE)] {
                if set & one(index(cell)) != 0 {
                    tile.stack.push(piece);
                }
            }
        }
        for player in Player::BOTH {
            let value = standing(self.tallies[player.index()]);
            let piece = [LIGHT, DARK][player.index()];
            let note = Note::new(words::five_of(side(player)), value);
            scene.notes.push(note.of(player.index(), piece));
        }
        if self.outcome().is_none() {
            if let Some(threat) = self.threat() {
                scene.notes.push(Note::new(words::in_check(side(self.turn)), &words::YES));
                for end in [threat.origin(), threat.target()] {
                    scene.tile_mut(end).marks.threat = true;
                }
            }
            if let Some(barred) = self.barred.map(cell) {
                scene.notes.push(Note::new(&words::BARRED_CELL, Phrase::plain(barred)));
                scene.tile_mut(barred).marks.barred = true;
            }
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![Spot::Cell(mv.origin()), Spot::Cell(mv.target())]]
    }

    fn reason(&self) -> Phrase {
        let Some(Outcome::Win(winner)) = self.outcome() else { return Phrase::default() };
        if self.completed().is_some() {
            words::five_stand(side(winner))
        } else {
            words::no_move(side(winner.other()))
        }
    }

    fn deciding(&self) -> Vec<Cell> {
        let five = self.completed().map_or(0, |winner| self.pieces[winner.index()] | self.cube);
        Cell::all(SIZE, SIZE).filter(|&cell| five & one(index(cell)) != 0).collect()
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        let mv = match *touched {
            [Spot::Cell(from), Spot::Cell(to)] => Move { from: index(from), to: index(to) },
            [Spot::Cell(from)] => {
                let from = index(from);
                let is_movable = one(from) & (self.own() | self.cube) != 0;
                let way = indices(reach(from, self.occupied())).next();
                // Where one would go decides nothing: the cell is not one's own, or it is barred.
                Move { from, to: if is_movable { way? } else { from } }
            }
            _ => return None,
        };
        Some(self.why_illegal(mv))
    }

    fn prompt(&self, touched: &[Spot]) -> Option<Phrase> {
        matches!(touched, [_]).then(|| (&words::SLIDE_TO).into())
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        let (name, opponent) = (side(self.turn), side(self.turn.other()));
        let (from, to) = (mv.origin(), mv.target());
        let (start, target, occupied) = (one(mv.from), one(mv.to), self.occupied());
        if start & occupied == 0 {
            words::is_empty(from)
        } else if start & (self.own() | self.cube) == 0 {
            words::not_yours(from, opponent, name)
        } else if from == to {
            (&words::MUST_LEAVE).into()
        } else if from.column != to.column && from.row != to.row {
            words::no_line(from, to)
        } else if target & occupied != 0 {
            words::is_occupied(to)
        } else if target & reach(mv.from, occupied) == 0 {
            words::blocked(from, to)
        } else if let Some(threat) = self.threat() {
            words::check(opponent, threat.to_string())
        } else {
            words::no_return(to)
        }
    }
}
