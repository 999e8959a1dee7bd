use board::{
    Cell, Form, Grid, Ground, Ink, Note, Outcome, Piece, Player, Position as _, Scene, Show, Spot,
    ones,
};

use super::jokers::{FRAMED, is_border};
use super::rules::{Mapello, Move, SIZE, cell, has, index};
use crate::Game as _;

const BLACK: Piece =
    Piece { form: Form::Disc, ink: Ink::Black, letter: 'X', glyph: '●', name: "black disc" };
const WHITE: Piece =
    Piece { form: Form::Disc, ink: Ink::White, letter: 'O', glyph: '○', name: "white disc" };
const BONUS: Piece =
    Piece { form: Form::Star, ink: Ink::Yellow, letter: '*', glyph: '★', name: "bonus" };
const JOKER: Piece =
    Piece { form: Form::Joker, ink: Ink::Grey, letter: 'J', glyph: '◈', name: "joker" };

const fn side(player: Player) -> &'static str {
    Mapello::INFO.sides[player.index()].name
}

/// "1 disc", "2 discs".
fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

impl Mapello {
    fn discs_of(&self, player: Player) -> String {
        counted(self.discs()[player.index()].count_ones(), "disc", "discs")
    }

    fn bonuses_of(&self, player: Player) -> String {
        counted(u32::from(self.taken[player.index()]), "bonus", "bonuses")
    }
}

impl Show for Mapello {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, SIZE, SIZE, true);
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
            let points = counted(self.points()[player.index()], "point", "points");
            let value = format!("{}, {}, {points}", self.discs_of(player), self.bonuses_of(player));
            scene.notes.push(Note { label: side(player).into(), value });
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![match mv {
            Move::Place(index) => Spot::Cell(cell(index)),
            Move::Pass => Spot::Pass,
        }]]
    }

    fn reason(&self) -> String {
        let [black, white] = self.points();
        let player = match self.outcome() {
            None => return String::new(),
            Some(Outcome::Draw) => {
                return format!(
                    "nobody can move, and both sides have {}",
                    counted(black, "point", "points")
                );
            }
            Some(Outcome::Win(winner)) => winner,
        };
        let (more, less) = (black.max(white), black.min(white));
        let discs = self.discs_of(player);
        if self.taken == [0, 0] {
            return format!("nobody can move, with {discs} against {less}");
        }
        let bonuses = match self.taken[player.index()] {
            0 => String::new(),
            _ => format!(" + {}", self.bonuses_of(player)),
        };
        let points = counted(more, "point", "points");
        format!("nobody can move, and {discs}{bonuses} make {points} against {less}")
    }

    fn objection(&self, mv: Move) -> String {
        let (name, places) = (side(self.turn), self.places());
        let example = ones(places).next().map(|index| cell(index as u8));
        let Move::Place(index) = mv else {
            return example.map_or("the game is over".into(), |example| {
                format!("{name} has a move, for example {example}, and may not pass")
            });
        };
        let here = cell(index);
        let [black, white] = self.discs();
        if has(self.walls, index) {
            format!("{here} is a wall")
        } else if has(black | white, index) {
            let owner = if has(black, index) { Player::First } else { Player::Second };
            format!("a {} disc stands on {here}", side(owner))
        } else if let Some(example) = example {
            let opponent = side(self.turn.other());
            format!("a disc on {here} would turn no {opponent} disc; {example} would, for example")
        } else {
            format!("{name} can turn no disc anywhere and has to pass")
        }
    }

    fn scores(&self) -> Option<[i32; 2]> {
        Some(self.points().map(|points| points as i32))
    }
}
