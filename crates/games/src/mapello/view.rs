use board::{
    Cell, Form, Grid, Ground, Ink, Material, Note, Outcome, Piece, Player, Position as _, Scene,
    Show, Spot, ones,
};
use i18n::{Pattern, Phrase};

use super::jokers::{FRAMED, is_border};
use super::rules::{self, Mapello, Move, SIZE, cell, has, index};
use crate::Game as _;
use crate::words::mapello as words;

pub(super) const BLACK: Piece =
    Piece {
        form: Form::Disc, ink: Ink::Black, letter: 'X', glyph: '●', name: &words::BLACK_DISC
    };
pub(super) const WHITE: Piece =
    Piece {
        form: Form::Disc, ink: Ink::White, letter: 'O', glyph: '○', name: &words::WHITE_DISC
    };
pub(super) const BONUS: Piece = Piece {
    form: Form::Star(rules::BONUS as u8),
    ink: Ink::Yellow,
    letter: '*',
    glyph: '★',
    name: &words::BONUS,
};
pub(super) const JOKER: Piece =
    Piece { form: Form::Joker, ink: Ink::Grey, letter: 'J', glyph: '◈', name: &words::JOKER };

pub(super) const fn side(player: Player) -> &'static Pattern {
    Mapello::INFO.sides[player.index()].name
}

impl Mapello {
    fn discs_of(&self, player: Player) -> Phrase {
        words::discs_count(self.discs()[player.index()].count_ones())
    }

    fn bonuses_of(&self, player: Player) -> Phrase {
        words::bonuses_count(self.taken[player.index()])
    }
}

impl Show for Mapello {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, SIZE, SIZE, true);
        scene.material = Material::Felt;
        for (tile, framed) in scene.tiles.iter_mut().zip(Cell::all(FRAMED, FRAMED)) {
            if self.jokers.has(framed) {
                tile.stack.push(JOKER);
            } else if is_border(framed) {
                tile.ground = Ground::Wall;
            }
        }
        let [black, white] = self.discs();
        for cell in Cell::all(SIZE, SIZE) {
            let tile = scene.tile_mut(cell);
            if has(self.walls, index(cell)) {
                tile.ground = Ground::Wall;
            }
            for (set, piece) in [(black, BLACK), (white, WHITE), (self.bonuses, BONUS)] {
                if has(set, index(cell)) {
                    tile.stack.push(piece);
                }
            }
        }
        for player in Player::BOTH {
            let points = words::points_count(self.points()[player.index()]);
            let value = words::standing(self.discs_of(player), self.bonuses_of(player), points);
            let disc = [BLACK, WHITE][player.index()];
            scene.notes.push(Note::new(side(player), value).of(player.index(), disc));
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![match mv {
            Move::Place(index) => Spot::Cell(cell(index)),
            Move::Pass => Spot::Pass,
        }]]
    }

    fn reason(&self) -> Phrase {
        let [black, white] = self.points();
        let player = match self.outcome() {
            None => return Phrase::default(),
            Some(Outcome::Draw) => return words::level(words::points_count(black)),
            Some(Outcome::Win(winner)) => winner,
        };
        let (more, less) = (black.max(white), black.min(white));
        let discs = self.discs_of(player);
        if self.taken == [0, 0] {
            return words::won_by_discs(discs, less);
        }
        let made = match self.taken[player.index()] {
            0 => discs,
            _ => words::with_bonuses(discs, self.bonuses_of(player)),
        };
        words::won_by_points(made, words::points_count(more), less)
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        let (name, places) = (side(self.turn), self.places());
        let example = ones(places).next().map(|index| cell(index as u8));
        let Move::Place(index) = mv else {
            return example
                .map_or_else(|| (&words::IS_OVER).into(), |example| words::no_pass(name, example));
        };
        let here = cell(index);
        let [black, white] = self.discs();
        if has(self.walls, index) {
            words::on_wall(here)
        } else if has(black | white, index) {
            let owner = if has(black, index) { Player::First } else { Player::Second };
            words::on_disc(side(owner), here)
        } else if let Some(example) = example {
            words::turns_nothing(here, side(self.turn.other()), example)
        } else {
            words::must_pass(name)
        }
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        match *touched {
            [Spot::Cell(cell)] => Some(self.why_illegal(Move::Place(index(cell)))),
            _ => None,
        }
    }

    fn moment(&self) -> Option<Phrase> {
        let is_stuck = self.places() == 0 && self.outcome().is_none();
        is_stuck.then(|| (&words::NOTHING_BUT_PASS).into())
    }

    fn scores(&self) -> Option<[i32; 2]> {
        Some(self.points().map(|points| points as i32))
    }
}
