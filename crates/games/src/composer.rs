use std::fmt;
use std::ops::Range;

use board::{Scene, Spot};
use i18n::{Language, Phrase};

use crate::{AnyPosition, MoveError, words};

/// Puts a move together, spot by spot: only what can still become a legal move is lit.
///
/// It walks the spellings of the legal moves, sorted, like a tree: those that begin with what has
/// been touched are always side by side.
///
/// There may be tens of thousands of them, after every move: so nothing is kept for each by itself,
/// and a move is written only when it is whole.
#[derive(Clone, Debug, Default)]
pub struct Composer {
    /// The spots of all spellings, one after another.
    spots: Vec<Spot>,
    /// Every way to spell a move.
    spellings: Vec<Spelling>,
    touched: Vec<Spot>,
    /// Where the spellings that begin with what has been touched are.
    fitting: Range<usize>,
    /// Whether the supply was not touched, but understood.
    is_understood: bool,
}

/// A way to spell a move.
#[derive(Clone, Copy, Debug)]
struct Spelling {
    /// Where its spots begin and end.
    start: u32,
    end: u32,
    /// The move's place among the legal moves.
    place: u32,
}

impl Spelling {
    /// Its spots among all.
    fn of(self, spots: &[Spot]) -> &[Spot] {
        &spots[self.start as usize..self.end as usize]
    }
}

impl Composer {
    /// For the moves of this position; there are none when it is over.
    pub fn new(position: &dyn AnyPosition) -> Self {
        let (mut spots, mut spellings) = (Vec::new(), Vec::new());
        position.each_spelling(&mut |place, spelling| {
            let start = spots.len() as u32;
            spots.extend_from_slice(spelling);
            spellings.push(Spelling { start, end: spots.len() as u32, place: place as u32 });
        });
        // Games list their moves nearly in order, of which this sort makes use.
        spellings.sort_by(|one: &Spelling, other| one.of(&spots).cmp(other.of(&spots)));
        Self { fitting: 0..spellings.len(), spots, spellings, ..Self::default() }
    }

    /// What has been touched so far.
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    /// What can be touched next, each spot once.
    pub fn lit(&self) -> Vec<Spot> {
        let mut lit = self.next(&self.fitting, self.touched.len());
        if let Some(supply) = self.supply() {
            lit.extend(self.next(&supply, 1));
            lit.sort_unstable();
            lit.dedup();
        }
        lit
    }

    /// What of this only takes something up, which goes on to another spot; whatever else is lit is
    /// where something is put, or done.
    pub fn sources(&self, position: &dyn AnyPosition) -> Vec<Spot> {
        let mut touched = self.touched.clone();
        let takes_up = |spot: &Spot| {
            touched.push(*spot);
            let is_whole = self.narrow(&self.fitting, self.touched.len(), *spot);
            let is_whole =
                is_whole.is_none_or(|fitting| self.whole(&fitting, touched.len()).is_some());
            let takes_up = !is_whole && position.takes_up(&touched);
            touched.pop();
            takes_up
        };
        self.lit().into_iter().filter(takes_up).collect()
    }

    /// The picture after one more touch; nothing where it only takes something up, or can't be made.
    pub fn preview(&self, position: &dyn AnyPosition, spot: Spot) -> Option<Scene> {
        let mut touched = self.touched.clone();
        let fitting = self.narrow(&self.fitting, touched.len(), spot).or_else(|| {
            touched.push(Spot::Supply);
            self.narrow(&self.supply()?, 1, spot)
        })?;
        touched.push(spot);
        if let Some(place) = self.whole(&fitting, touched.len()) {
            let mut after = position.boxed();
            after.play(&position.nth_move(place)?).ok()?;
            return Some(after.scene());
        }
        (!position.takes_up(&touched)).then(|| position.unfinished(&touched))
    }

    /// The spellings that begin at the supply, while nothing has been touched.
    fn supply(&self) -> Option<Range<usize>> {
        if self.touched.is_empty() { self.narrow(&self.fitting, 0, Spot::Supply) } else { None }
    }

    /// What stands at this place of these spellings, each spot once.
    fn next(&self, fitting: &Range<usize>, place: usize) -> Vec<Spot> {
        let mut next = Vec::new();
        let mut rest = &self.spellings[fitting.clone()];
        while let Some(&first) = rest.first() {
            let spot = self.spot(first, place);
            next.extend(spot);
            let same = rest.partition_point(|&spelling| self.spot(spelling, place) == spot);
            rest = &rest[same..];
        }
        next
    }

    /// What stands at this place of a spelling.
    fn spot(&self, spelling: Spelling, place: usize) -> Option<Spot> {
        spelling.of(&self.spots).get(place).copied()
    }

    /// Touches a spot, or lets it go if it was touched last, or touches it instead of what was;
    /// whether any of that could be done.
    ///
    /// A cell where no move begins, but where something from the supply can go, is understood so.
    pub fn touch(&mut self, spot: Spot) -> bool {
        self.extend(spot)
            || self.take_from_supply(spot)
            || self.touched.last() == Some(&spot) && self.step_back()
            || self.touch_instead(spot)
    }

    /// Puts something from the supply on a cell, though the supply was not touched.
    fn take_from_supply(&mut self, spot: Spot) -> bool {
        if !self.touched.is_empty() || !self.extend(Spot::Supply) {
            return false;
        }
        self.is_understood = self.extend(spot);
        if !self.is_understood {
            self.let_go();
        }
        self.is_understood
    }

    /// Touches a spot instead of the last one: somebody takes another piece.
    ///
    /// A spot that is a move by itself is not meant so.
    fn touch_instead(&mut self, spot: Spot) -> bool {
        let before = (self.touched.clone(), self.fitting.clone());
        if self.let_go().is_some() && self.extend(spot) && !self.is_whole() {
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
        if is_held && !self.is_whole() && self.extend(to) {
            return true;
        }
        (self.touched, self.fitting) = before;
        false
    }

    fn extend(&mut self, spot: Spot) -> bool {
        let Some(fitting) = self.narrow(&self.fitting, self.touched.len(), spot) else {
            return false;
        };
        self.is_understood &= !self.touched.is_empty();
        self.touched.push(spot);
        self.fitting = fitting;
        true
    }

    /// Which of these spellings have this spot at this place.
    fn narrow(&self, fitting: &Range<usize>, place: usize, spot: Spot) -> Option<Range<usize>> {
        let spellings = &self.spellings[fitting.clone()];
        let next = |spelling: &Spelling| self.spot(*spelling, place);
        let start = spellings.partition_point(|spelling| next(spelling) < Some(spot));
        let length = spellings[start..].partition_point(|spelling| next(spelling) == Some(spot));
        let start = fitting.start + start;
        (length > 0).then(|| start..start + length)
    }

    /// Whether a move has been spelled.
    pub fn is_whole(&self) -> bool {
        self.whole(&self.fitting, self.touched.len()).is_some()
    }

    /// The move of this position that has been spelled, once it is whole.
    pub fn mv(&self, position: &dyn AnyPosition) -> Option<String> {
        position.nth_move(self.whole(&self.fitting, self.touched.len())?)
    }

    /// The place of the move that so many touches spell, if these spellings are whole by then.
    fn whole(&self, fitting: &Range<usize>, touches: usize) -> Option<usize> {
        let spelling = self.spellings[fitting.clone()].first()?;
        (spelling.of(&self.spots).len() == touches).then_some(spelling.place as usize)
    }

    /// Takes the last touch back; whether there was one.
    pub fn step_back(&mut self) -> bool {
        let stepped = self.let_go().is_some();
        // The supply that was not touched is not left in the hand.
        if self.is_understood && self.touched.len() == 1 {
            self.let_go();
        }
        stepped
    }

    fn let_go(&mut self) -> Option<Spot> {
        let last = self.touched.pop()?;
        let all = 0..self.spellings.len();
        let spots = self.touched.iter().enumerate();
        self.fitting = spots.fold(all, |fitting, (place, &spot)| {
            self.narrow(&fitting, place, spot).expect("what was touched fits")
        });
        Some(last)
    }

    /// Why a spot can't be touched in this position, and what can.
    pub fn why_not(&self, position: &dyn AnyPosition, spot: Spot) -> TouchError {
        let touched = [&self.touched[..], &[spot]].concat();
        TouchError::Spot(position.objection(&touched).unwrap_or_else(|| self.instead(spot)))
    }

    /// That a spot does not fit, and one that does.
    fn instead(&self, spot: Spot) -> Phrase {
        let lit = self.lit();
        let example = lit.first().map_or_else(Phrase::default, |lit| lit.name());
        match self.touched.last() {
            None => words::no_move_begins(spot.name(), example),
            Some(last) => words::no_move_goes_on(last.name(), spot.name(), example),
        }
    }
}

/// Why a spot can't be touched. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// It would be a move that can't be played.
    Move(MoveError),
    /// No legal move begins, or goes on, with it: why not, or what does.
    Spot(Phrase),
}

impl TouchError {
    /// What to tell whoever touched it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Move(error) => error.phrase(),
            Self::Spot(why) => why.clone(),
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
