use i18n::Pattern;

use crate::AnyPosition;

/// A step of a guided first game: something to do on a real board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The position text where it begins; nothing where the game goes on from the step before.
    pub position: Option<&'static str>,
    /// What is to be done, in one or two sentences.
    pub task: &'static Pattern,
    /// Which moves do it.
    pub accepts: Accepts,
    /// What is said after one of them.
    pub right: &'static Pattern,
    /// What is said after any other.
    pub hint: &'static Pattern,
    /// What the opponent answers, unless the step ends a game.
    pub reply: Option<&'static str>,
}

/// Which moves do what a lesson wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepts {
    /// Any of these, as the game writes them.
    Moves(&'static [&'static str]),
    /// Whatever wins at once.
    Win,
    /// Whatever the rules allow.
    Any,
}

impl Lesson {
    /// Every move that does what is wanted, as the game writes them.
    pub fn accepted(&self, position: &dyn AnyPosition) -> Vec<String> {
        let mut moves = position.moves();
        moves.retain(|mv| self.accepts.has(position, mv));
        moves
    }
}

impl Accepts {
    pub(crate) fn has(self, position: &dyn AnyPosition, mv: &str) -> bool {
        match self {
            Self::Moves(moves) => moves.contains(&mv),
            Self::Win => {
                let mut after = position.boxed();
                let played = after.play(mv).is_ok();
                let verdict = after.verdict().filter(|_| played);
                verdict.and_then(|verdict| verdict.outcome.winner()) == Some(position.turn())
            }
            Self::Any => true,
        }
    }
}
