use std::fmt;
use std::ops::Range;

use board::Spot;
use i18n::{Language, Phrase};

use crate::{AnyPosition, MoveError, words};

/// Puts a move together, spot by spot: only what can still become a legal move is lit.
///
/// It walks the spellings of the legal moves, sorted, like a tree: those that begin with what has
/// been touched are always side by side.
#[derive(Clone, Debug, Default)]
pub struct Composer {
    moves: Vec<String>,
    /// Every way to spell a move, with the move's place among them.
    spellings: Vec<(Vec<Spot>, usize)>,
    touched: Vec<Spot>,
    /// Where the spellings that begin with what has been touched are.
    fitting: Range<usize>,
}

impl Composer {
    /// For the moves of this position; there are none when it is over.
    pub fn new(position: &dyn AnyPosition) -> Self {
        let mut moves = Vec::new();
        let mut spellings = Vec::new();
        for (place, (mv, gestures)) in position.spellings().into_iter().enumerate() {
            moves.push(mv);
            spellings.extend(gestures.into_iter().map(|gesture| (gesture, place)));
        }
        spellings.sort_unstable();
        Self { fitting: 0..spellings.len(), moves, spellings, touched: Vec::new() }
    }

    /// What has been touched so far.
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    /// What can be touched next, each spot once.
    pub fn lit(&self) -> Vec<Spot> {
        let place = self.touched.len();
        let mut lit: Vec<_> = self.spellings[self.fitting.clone()]
            .iter()
            .filter_map(|(spelling, _)| spelling.get(place).copied())
            .collect();
        lit.dedup();
        lit
    }

    /// Touches a spot, or lets it go if it was touched last, or touches it instead of what was;
    /// whether any of that could be done.
    pub fn touch(&mut self, spot: Spot) -> bool {
        self.extend(spot)
            || self.touched.last() == Some(&spot) && self.step_back()
            || self.touch_instead(spot)
    }

    /// Touches a spot instead of the last one: somebody takes another piece.
    ///
    /// A spot that is a move by itself is not meant so.
    fn touch_instead(&mut self, spot: Spot) -> bool {
        let before = (self.touched.clone(), self.fitting.clone());
        if self.step_back() && self.extend(spot) && self.mv().is_none() {
            return true;
        }
        (self.touched, self.fitting) = before;
        false
    }

    /// Pulls what is at one spot to another; whether that could be done.
    ///
    /// A spot that is a move by itself can't be pulled: the hand only slipped on it.
    pub fn pull(&mut self, from: Spot, to: Spot) -> bool {
        let before = (self.touched.clone(), self.fitting.clone());
        let is_held = self.extend(from) || self.touched.last() == Some(&from);
        if is_held && self.mv().is_none() && self.extend(to) {
            return true;
        }
        (self.touched, self.fitting) = before;
        false
    }

    fn extend(&mut self, spot: Spot) -> bool {
        let place = self.touched.len();
        let fitting = &self.spellings[self.fitting.clone()];
        let next = |(spelling, _): &(Vec<Spot>, usize)| spelling.get(place).copied();
        let start = fitting.partition_point(|entry| next(entry) < Some(spot));
        let length = fitting[start..].partition_point(|entry| next(entry) == Some(spot));
        if length == 0 {
            return false;
        }
        self.touched.push(spot);
        let start = self.fitting.start + start;
        self.fitting = start..start + length;
        true
    }

    /// The move that has been spelled, once it is whole.
    pub fn mv(&self) -> Option<&str> {
        let (spelling, place) = self.spellings.get(self.fitting.start)?;
        let is_whole = !self.fitting.is_empty() && spelling.len() == self.touched.len();
        is_whole.then(|| &*self.moves[*place])
    }

    /// Takes the last touch back; whether there was one.
    pub fn step_back(&mut self) -> bool {
        let mut touched = std::mem::take(&mut self.touched);
        let stepped = touched.pop().is_some();
        self.fitting = 0..self.spellings.len();
        for spot in touched {
            self.extend(spot);
        }
        stepped
    }

    /// Why a spot can't be touched in this position: in the game's own words where it is a move by
    /// itself.
    pub fn why_not(&self, position: &dyn AnyPosition, spot: Spot) -> TouchError {
        let touched = self.touched.clone();
        match position.boxed().play(&spot.to_string()) {
            Err(error @ MoveError::Illegal { .. }) if touched.is_empty() => TouchError::Move(error),
            _ => TouchError::Spot { spot, touched },
        }
    }
}

/// Why a spot can't be touched. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// It would be a move that the rules don't allow.
    Move(MoveError),
    /// It is not the beginning of a legal move, or not how one goes on.
    Spot {
        /// What was touched now.
        spot: Spot,
        /// What had been touched before.
        touched: Vec<Spot>,
    },
}

impl TouchError {
    /// What to tell whoever touched it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Move(error) => error.phrase(),
            Self::Spot { spot, touched } => match touched.last() {
                None => words::no_move_begins(spot.to_string()),
                Some(last) => words::no_move_goes_on(last.to_string(), spot.to_string()),
            },
        }
    }
}

impl fmt::Display for TouchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase().say(Language::English))
    }
}

impl std::error::Error for TouchError {}

impl From<MoveError> for TouchError {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}
