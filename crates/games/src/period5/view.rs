use board::{
    Cell, Form, Grid, Ground, Ink, Note, Outcome, Piece, Player, Position as _, Scene, Show, Spot,
};

use super::layout::{SIZE, cell, colour, index, one, reach};
use super::rules::{Move, Period5};
use super::tally::Tally;
use crate::Game as _;

const LIGHT: Piece =
    Piece { form: Form::Disc, ink: Ink::White, letter: 'l', glyph: '○', name: "light piece" };
const DARK: Piece =
    Piece { form: Form::Diamond, ink: Ink::Black, letter: 'd', glyph: '◆', name: "dark piece" };
const CUBE: Piece =
    Piece { form: Form::Cube, ink: Ink::Grey, letter: 'c', glyph: '■', name: "cube" };

const COLOURS: [(Ink, &str); 5] = [
    (Ink::Black, "black"),
    (Ink::Red, "red"),
    (Ink::Yellow, "yellow"),
    (Ink::Purple, "purple"),
    (Ink::Blue, "blue"),
];

const fn side(player: Player) -> &'static str {
    Period5::INFO.sides[player.index()].name
}

const fn ground(cell: Cell) -> Ground {
    let number = colour(cell);
    let (ink, name) = COLOURS[number as usize];
    Ground::Tint { number, ink, name }
}

fn standing(tally: Tally) -> String {
    let (columns, colours) = (tally.columns(), tally.colours());
    let plural = |count| if count == 1 { "" } else { "s" };
    format!("{columns} column{}, {colours} colour{}", plural(columns), plural(colours))
}

impl Show for Period5 {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, SIZE, SIZE, false);
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
            let label = format!("{}'s five", side(player));
            scene.notes.push(Note { label, value: standing(self.tallies[player.index()]) });
        }
        if self.outcome().is_none() {
            if self.threat().is_some() {
                let label = format!("{} in check", side(self.turn));
                scene.notes.push(Note { label, value: "yes".into() });
            }
            if let Some(barred) = self.barred {
                let label = "the cube may not return to".into();
                scene.notes.push(Note { label, value: cell(barred).to_string() });
            }
        }
        scene
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![Spot::Cell(mv.origin()), Spot::Cell(mv.target())]]
    }

    fn reason(&self) -> String {
        let Some(Outcome::Win(winner)) = self.outcome() else { return String::new() };
        if self.completed().is_some() {
            format!("{}'s five stand in five columns and on five colours", side(winner))
        } else {
            format!("{} has no legal move", side(winner.other()))
        }
    }

    fn objection(&self, mv: Move) -> String {
        let (name, opponent) = (side(self.turn), side(self.turn.other()));
        let (from, to) = (mv.origin(), mv.target());
        let (start, target, occupied) = (one(mv.from), one(mv.to), self.occupied());
        if start & occupied == 0 {
            format!("{from} is empty")
        } else if start & (self.own() | self.cube) == 0 {
            format!("the piece on {from} is {opponent}'s, and {name} is to move")
        } else if from == to {
            "a move has to leave its cell".into()
        } else if from.column != to.column && from.row != to.row {
            format!("{from} and {to} are not in one row or column")
        } else if target & occupied != 0 {
            format!("{to} is occupied")
        } else if target & reach(mv.from, occupied) == 0 {
            format!("the way from {from} to {to} is blocked")
        } else if let Some(threat) = self.threat() {
            format!("the cube may not be moved while {opponent} threatens to win by {threat}")
        } else {
            format!("the cube has just come from {to} and may not go straight back")
        }
    }
}
