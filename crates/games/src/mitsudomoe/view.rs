use board::{Cell, Form, Grid, Ground, Ink, Note, Piece, Player, Scene, Show, Spot};
use i18n::{Pattern, Phrase};

use super::layout::{Cells, HOMES, SIZE, cell, has, index, one, places};
use super::rules::{Ending, Mitsudomoe, Move};
use super::turn_error::TurnError;
use crate::Game as _;
use crate::words::mitsudomoe as words;

pub(super) const RINGS: [Piece; 2] = [
    Piece {
        form: Form::Ring, ink: Ink::White, letter: 'w', glyph: '○', name: &words::WHITE_RING
    },
    Piece {
        form: Form::Ring, ink: Ink::Black, letter: 'b', glyph: '◉', name: &words::BLACK_RING
    },
];

pub(super) const BALLS: [Piece; 2] = [
    Piece {
        form: Form::Ball, ink: Ink::White, letter: 'W', glyph: '◇', name: &words::WHITE_BALL
    },
    Piece {
        form: Form::Ball, ink: Ink::Black, letter: 'B', glyph: '◆', name: &words::BLACK_BALL
    },
];

const GROUNDS: [Ground; 2] = [
    Ground::Home { ink: Ink::White, letter: 'w', name: &words::WHITE_HOME },
    Ground::Home { ink: Ink::Black, letter: 'b', name: &words::BLACK_HOME },
];

/// What the side of a player is called.
pub(super) const fn name(player: Player) -> &'static Pattern {
    Mitsudomoe::INFO.sides[player.index()].name
}

impl Show for Mitsudomoe {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Square, SIZE, SIZE, false);
        for cell in Cell::all(SIZE, SIZE) {
            let tile = scene.tile_mut(cell);
            let rings = self.stacks[index(cell) as usize].rings();
            tile.stack.extend(rings.map(|player| RINGS[player.index()]));
            for side in 0..2 {
                if has(HOMES[side], index(cell)) {
                    tile.ground = GROUNDS[side];
                }
                if has(self.balls[side], index(cell)) {
                    tile.stack.push(BALLS[side]);
                }
            }
        }
        for player in Player::BOTH {
            let name = name(player);
            let (side, supply) = (player.index(), self.supplies[player.index()]);
            let arrived = self.arrived(player).count_ones();
            scene.notes.push(
                Note::new(words::supply_of(name), Phrase::plain(supply))
                    .of(side, RINGS[side])
                    .counting(supply.into())
                    .briefly(words::left(supply)),
            );
            scene.notes.push(
                Note::new(words::arrived_of(name), words::of_three(arrived))
                    .of(side, BALLS[side])
                    .counting(arrived)
                    .briefly(words::home_of_three(arrived)),
            );
        }
        scene
    }

    fn so_far(&self, touched: &[Spot]) -> Self {
        let mut done = self.clone();
        // A turn goes by twos: what is taken up, and where it is put down.
        for step in touched.chunks_exact(2) {
            let [from, Spot::Cell(to)] = *step else { break };
            done.carry(from, index(to));
        }
        done
    }

    fn gestures(&self, mv: Move) -> Vec<Vec<Spot>> {
        let mut gesture = Vec::new();
        let at = |place| Spot::Cell(cell(place));
        if let Some(ring) = mv.ring {
            gesture.extend([ring.from.map_or(Spot::Supply, at), at(ring.to)]);
        }
        let Some(ball) = mv.ball else {
            gesture.push(Spot::Done);
            return vec![gesture];
        };
        gesture.extend([at(ball.from), at(ball.to)]);
        let mut gestures = Vec::new();
        spell_relocations(&mut gesture, mv.vaulted, mv.relocated, &mut gestures);
        gestures
    }

    fn reason(&self) -> Phrase {
        match self.ending() {
            Some(Ending::Arrived(player)) => words::all_arrived(name(player)),
            Some(Ending::HomeFilled(player)) => words::home_filled(name(player)),
            Some(Ending::NoTurn(player)) => words::no_turn(name(player)),
            None => Phrase::default(),
        }
    }

    fn deciding(&self) -> Vec<Cell> {
        let three = match self.ending() {
            Some(Ending::Arrived(player)) => self.arrived(player),
            Some(Ending::HomeFilled(player)) => HOMES[player.index()],
            Some(Ending::NoTurn(_)) | None => 0,
        };
        places(three).map(cell).collect()
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        self.check(mv).err().map_or_else(Phrase::default, TurnError::phrase)
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        self.objection_to(touched)
    }

    fn prompt(&self, touched: &[Spot]) -> Option<Phrase> {
        self.next_touch(touched)
    }
}

impl Mitsudomoe {
    /// Carries a ring of the player to move, or a ball of either, to a cell.
    fn carry(&mut self, from: Spot, to: u8) {
        let Spot::Cell(from) = from else {
            let supply = &mut self.supplies[self.turn.index()];
            *supply = supply.saturating_sub(1);
            return self.put_ring(to);
        };
        let from = index(from);
        if let Some(balls) = self.balls.iter_mut().find(|balls| has(**balls, from)) {
            *balls ^= one(from) | one(to);
        } else {
            self.take_ring(from);
            self.put_ring(to);
        }
    }
}

/// Adds every way to go on with a gesture until these balls are on those cells: in any order in
/// which no ball goes where another still stands.
fn spell_relocations(
    gesture: &mut Vec<Spot>,
    balls: Cells,
    cells: Cells,
    gestures: &mut Vec<Vec<Spot>>,
) {
    if balls == 0 {
        gestures.push(gesture.clone());
    }
    for ball in places(balls) {
        for to in places(cells & !balls) {
            gesture.extend([Spot::Cell(cell(ball)), Spot::Cell(cell(to))]);
            spell_relocations(gesture, balls & !one(ball), cells & !one(to), gestures);
            gesture.truncate(gesture.len() - 2);
        }
    }
}
