use board::{
    Cell, Edges, Form, Goal, Grid, Ink, Material, Note, ParseError, Piece, Scene, Show, Spot,
};
use i18n::{Pattern, Phrase};

use super::layout::{Set, cell, index};
use super::rules::{Colour, Move, Nex, Offer};
use super::turns::Turns;
use crate::Game as _;
use crate::words::nex as words;

pub(super) const RED: Piece =
    Piece {
        form: Form::Diamond, ink: Ink::Red, letter: 'r', glyph: '◆', name: &words::RED_STONE
    };
pub(super) const BLUE: Piece =
    Piece { form: Form::Disc, ink: Ink::Blue, letter: 'b', glyph: '●', name: &words::BLUE_STONE };
pub(super) const NEUTRAL: Piece =
    Piece {
        form: Form::Nut, ink: Ink::Grey, letter: 'n', glyph: '□', name: &words::NEUTRAL_STONE
    };

pub(super) const fn name(colour: Colour) -> &'static Pattern {
    Nex::INFO.sides[colour.index()].name
}

pub(super) const fn goal(colour: Colour) -> Goal {
    let Piece { ink, letter, .. } = [RED, BLUE][colour.index()];
    Goal { ink, letter, name: name(colour) }
}

impl Show for Nex {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(Grid::Rhombus, self.size, self.size, false);
        scene.material = Material::Ceramic;
        scene.edges = Some(Edges {
            left_right: goal(self.left_right),
            top_bottom: goal(self.left_right.other()),
        });
        let [red, blue] = self.stones;
        for (set, piece, label, side) in [
            (red, RED, &words::RED_STONES, Some(0)),
            (blue, BLUE, &words::BLUE_STONES, Some(1)),
            (self.neutral, NEUTRAL, &words::NEUTRAL_STONES, None),
        ] {
            for index in set.iter() {
                scene.tile_mut(cell(index)).stack.push(piece);
            }
            let note = Note::new(label, Phrase::plain(set.count())).counting(set.count());
            let note = note.briefly(words::stones(set.count()));
            scene.notes.push(Note { side, piece: Some(piece), ..note });
        }
        scene.notes.push(Note::new(&words::EMPTY_CELLS, Phrase::plain(self.empty().count())));
        if self.exchanged() {
            scene.notes.push(Note::new(&words::EXCHANGED, &words::EXCHANGED_PLAYERS));
        }
        scene
    }

    fn so_far(&self, touched: &[Spot]) -> Self {
        let mut done = self.clone();
        let mut rest = touched;
        if let [Spot::Swap, after @ ..] = rest {
            done.left_right = self.left_right.other();
            rest = after;
        }
        // Whatever the turn, its first stone becomes one of the player to move, and where that was
        // neutral the second does too.
        let converts = matches!(rest, [Spot::Cell(first), ..] if self.neutral.has(index(*first)));
        for spot in rest.iter().take(1 + usize::from(converts)) {
            if let Spot::Cell(at) = spot {
                done.stones[self.turn.index()] |= Set::one(index(*at));
                done.neutral &= !Set::one(index(*at));
            }
        }
        done
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

    fn reason(&self) -> Phrase {
        let Some(winner) = self.winner else { return Phrase::default() };
        if winner == self.left_right {
            words::chain_across(name(winner))
        } else {
            words::chain_down(name(winner))
        }
    }

    fn deciding(&self) -> Vec<Cell> {
        let chain = self.winner.map(|winner| self.chain(winner));
        chain.into_iter().flat_map(Set::iter).map(cell).collect()
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        let (edges, cells) = match touched {
            [Spot::Swap, cells @ ..] => (true, cells),
            cells => (false, cells),
        };
        let cells: Vec<u8> = cells
            .iter()
            .map(|spot| match spot {
                Spot::Cell(cell) => Some(index(*cell)),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let mv = match cells[..] {
            [own] => Move::Place { own, neutral: self.empty().iter().next()?, edges },
            [own, neutral] if !self.neutral.has(own) => Move::Place { own, neutral, edges },
            [first, second] => Move::convert(first, second, self.own().iter().next()?),
            [first, second, own] => Move::convert(first, second, own),
            _ => return None,
        };
        Some(self.why_illegal(mv))
    }

    fn prompt(&self, touched: &[Spot]) -> Option<Phrase> {
        let is_neutral = |at: &Cell| self.neutral.has(index(*at));
        let next = match touched {
            [Spot::Swap] => &words::NEXT_OWN,
            [Spot::Cell(first)] if is_neutral(first) => &words::NEXT_SECOND,
            [Spot::Cell(first), Spot::Cell(_)] if is_neutral(first) => &words::NEXT_GIVEN,
            [Spot::Cell(_)] | [Spot::Swap, Spot::Cell(_)] => &words::NEXT_NEUTRAL,
            _ => return None,
        };
        Some(next.into())
    }

    fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        Move::read(text, self.size)
    }

    fn why_illegal(&self, mv: Move) -> Phrase {
        let cells: &[u8] = match mv {
            Move::Place { own, neutral, .. } => &[own, neutral],
            Move::Convert { first, second, own } => &[first, second, own],
            Move::Single(index) => &[index],
            Move::Swap => &[],
        };
        if let Some(&index) = cells.iter().find(|&&index| !self.has(index)) {
            let last = Cell::new(self.size - 1, self.size - 1);
            return words::outside(cell(index), last);
        }
        match mv {
            Move::Place { own, neutral, edges } => self.objection_to_place(own, neutral, edges),
            Move::Convert { first, second, own } => self.objection_to_convert(first, second, own),
            Move::Single(_) => self.objection_to_single(),
            Move::Swap => self.objection_to_swap().into(),
        }
    }

    fn moment(&self) -> Option<Phrase> {
        let offer = match self.open_offer()? {
            Offer::Edges => &words::MAY_EXCHANGE_EDGES,
            _ => &words::MAY_EXCHANGE_COLOURS,
        };
        Some(offer.into())
    }

    fn exchanged(&self) -> bool {
        self.offer == Offer::Exchanged
    }
}

impl Nex {
    /// The stone on a cell of the board, if there is one.
    fn stone(&self, index: u8) -> Option<&'static Pattern> {
        let [red, blue] = self.stones;
        let sets = [(red, RED), (blue, BLUE), (self.neutral, NEUTRAL)];
        sets.into_iter().find(|(set, _)| set.has(index)).map(|(_, piece)| piece.name)
    }

    fn objection_to_place(&self, own: u8, neutral: u8, edges: bool) -> Phrase {
        if edges && self.open_offer() != Some(Offer::Edges) {
            return Phrase::from(match self.offer {
                Offer::Edges => &words::EDGES_TOO_EARLY,
                Offer::Closed => &words::EDGES_CLOSED,
                Offer::Sides | Offer::Exchanged => &words::EDGES_NEVER,
            });
        }
        if own == neutral {
            return words::two_cells(cell(own));
        }
        let taken = if self.empty().has(own) { neutral } else { own };
        self.stone(taken).map_or_else(Phrase::default, |stone| words::occupied(stone, cell(taken)))
    }

    fn objection_to_convert(&self, first: u8, second: u8, own: u8) -> Phrase {
        if first == second {
            return words::two_converted(cell(first));
        }
        let [lacking, other] =
            if self.neutral.has(first) { [second, first] } else { [first, second] };
        if !self.neutral.has(lacking) {
            return match self.stone(lacking) {
                None => words::not_neutral(cell(lacking)),
                Some(stone) => words::other_stone(cell(lacking), stone),
            };
        }
        if own == lacking || own == other {
            return words::becomes_own(cell(own));
        }
        words::no_stone(name(self.turn), cell(own))
    }

    fn objection_to_single(&self) -> Phrase {
        match Turns::new(self).single() {
            Some(index) => words::only_turn(cell(index)),
            None => (&words::SINGLE_TOO_EARLY).into(),
        }
    }

    const fn objection_to_swap(&self) -> &'static Pattern {
        match self.offer {
            Offer::Sides => &words::SWAP_TOO_EARLY,
            Offer::Edges => &words::SWAP_NEVER,
            Offer::Exchanged => &words::SWAP_DONE,
            Offer::Closed => &words::SWAP_CLOSED,
        }
    }
}
