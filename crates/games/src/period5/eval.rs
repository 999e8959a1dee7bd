use board::{Player, Position as _};
use engine::Evaluate;

use super::layout::{ALL, OUTER_COLUMNS, OUTER_ROWS, indices, one, reach};
use super::rules::{Move, Period5};
use super::slides::Slides;
use super::tally::Tally;

/// What it is worth to stand in so many columns.
///
/// The worths in this file were fitted to the results of 6,000 games that the search played against
/// itself. A column is worth more than a colour because a piece in the right column needs only one
/// slide to change its colour, and a piece on the right colour two to change its column.
const COLUMNS: [i32; 6] = [0, 0, 0, 35, 100, 230];

/// What it is worth to stand on so many colours.
const COLOURS: [i32; 6] = [0, 0, 0, 50, 80, 135];

/// What a slide along a row is worth.
const SLIDE: i32 = 8;

/// What a slide along a column is worth beyond that.
const UPRIGHT_SLIDE: i32 = 6;

/// What a piece loses in the first row or the last.
const OUTER_ROW: i32 = 49;

/// What a piece loses in the first column or the last.
const OUTER_COLUMN: i32 = 11;

/// What it is worth to be on move.
const TURN: i32 = 40;

/// What it is worth that the opponent has spent the last move on the cube.
const CUBE_MOVED: i32 = 20;

/// How much sooner a move is tried for each hundredth that it spreads the own five.
const EAGERNESS: i32 = 8;

/// What the spread of a five is worth.
#[inline]
const fn spread(tally: Tally) -> i32 {
    COLUMNS[tally.columns() as usize] + COLOURS[tally.colours() as usize]
}

impl Period5 {
    /// What a player's five are worth where they stand.
    #[inline]
    fn standing(&self, player: Player) -> i32 {
        let own = self.pieces[player.index()];
        let slides = Slides::new(own, ALL & !self.occupied());
        spread(self.tallies[player.index()])
            + SLIDE * slides.count() as i32
            + UPRIGHT_SLIDE * slides.upright() as i32
            - OUTER_ROW * (own & OUTER_ROWS).count_ones() as i32
            - OUTER_COLUMN * (own & OUTER_COLUMNS).count_ones() as i32
    }

    /// A move that completes the own five.
    #[inline]
    fn completing_move(&self) -> Option<Move> {
        let tally = self.tallies[self.turn.index()];
        if !tally.is_close() {
            return None;
        }
        let occupied = self.occupied();
        indices(self.own() | self.cube).find_map(|from| {
            let to = tally.wanted(from)?;
            let is_free =
                || one(from) != self.cube || self.barred != Some(to) && self.threat().is_none();
            (reach(from, occupied) & one(to) != 0 && is_free()).then_some(Move { from, to })
        })
    }

    /// A move that leaves the opponent none.
    #[inline]
    fn stalling_move(&self) -> Option<Move> {
        let other = self.pieces[self.turn.other().index()];
        let ways_out = (other << 1 | other >> 1) & ALL & !self.occupied();
        // A move fills one cell, which is a way out along its row and along its column at most.
        if ways_out.count_ones() > 2 {
            return None;
        }
        self.moves().into_iter().find(|&mv| self.after(mv).outcome().is_some())
    }
}

impl Evaluate for Period5 {
    const SEES_EVERY_FINISH: bool = true;

    #[inline]
    fn evaluate(&self) -> i32 {
        let cube_moved = if self.barred.is_some() { CUBE_MOVED } else { 0 };
        TURN + cube_moved + self.standing(self.turn) - self.standing(self.turn.other())
    }

    #[inline]
    fn order_score(&self, mv: Move) -> i32 {
        let gain = |player: Player| {
            let before = self.tallies[player.index()];
            let mut after = before;
            after.shift(mv.from, mv.to);
            spread(after) - spread(before)
        };
        let others = if one(mv.from) == self.cube { gain(self.turn.other()) } else { 0 };
        EAGERNESS * (gain(self.turn) - others)
    }

    #[inline]
    fn history_key(mv: Move) -> usize {
        usize::from(mv.from) << 5 | usize::from(mv.to)
    }

    #[inline]
    fn finishing_move(&self) -> Option<Move> {
        self.completing_move().or_else(|| self.stalling_move())
    }

    /// A check has to be answered before anything can be said.
    #[inline]
    fn is_quiet(&self) -> bool {
        self.threat().is_none()
    }
}
