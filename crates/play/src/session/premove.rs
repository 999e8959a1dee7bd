use board::Spot;
use games::{AnyPosition, Composer};

use super::{Effect, Session};
use crate::ActionError;

/// How many of the other player's answers are looked at for what could be played after them.
const ANSWERS: usize = 24;

/// What spots spell that were touched ahead.
enum Spelled {
    /// The beginning of a move.
    Begun,
    /// A move.
    Whole(String),
}

/// A move that is put together by touch while somebody elsewhere is to move: whatever could be played
/// after one of their moves.
impl Session {
    /// Whether a touch belongs to a move for later.
    pub(super) fn is_premoving(&self) -> bool {
        let held = self.remote.as_ref().and_then(|remote| remote.held);
        let is_theirs = held.is_some_and(|held| held != self.table.turn());
        is_theirs && self.is_running() && self.waiting().is_none()
    }

    /// What has been touched of a move for later.
    pub(super) fn touched_ahead(&self) -> &[Spot] {
        self.remote.as_ref().map_or(&[], |remote| &remote.touched)
    }

    /// Touches a spot of a move for later, or lets go what was touched last.
    pub(super) fn touch_ahead(&mut self, spot: Spot, effects: &mut Vec<Effect>) {
        let mut touched = self.touched_ahead().to_vec();
        if touched.last() == Some(&spot) {
            return self.step_back_ahead();
        }
        touched.push(spot);
        // What does not go on from before may be another beginning.
        let found = self.spelled(&touched).or_else(|| {
            touched = vec![spot];
            self.spelled(&touched)
        });
        let Some(remote) = &mut self.remote else { return };
        remote.touched.clear();
        match found {
            None => effects.push(Effect::Refused(ActionError::NotYourTurn.phrase())),
            Some(Spelled::Begun) => remote.touched = touched,
            Some(Spelled::Whole(mv)) => self.set_premove(Some(mv), effects),
        }
    }

    /// Lets go what was touched last of a move for later.
    pub(super) fn step_back_ahead(&mut self) {
        if let Some(remote) = &mut self.remote {
            remote.touched.pop();
        }
    }

    /// What these spots spell, after one of the other's answers at least.
    fn spelled(&self, touched: &[Spot]) -> Option<Spelled> {
        let mut spelled = None;
        for after in self.after_answers() {
            let mut composer = Composer::new(&*after);
            if touched.iter().all(|spot| composer.touch(*spot)) {
                if let Some(mv) = composer.mv(&*after) {
                    return Some(Spelled::Whole(mv));
                }
                spelled = Some(Spelled::Begun);
            }
        }
        spelled
    }

    /// Where the person here could be to move next.
    fn after_answers(&self) -> impl Iterator<Item = Box<dyn AnyPosition>> {
        let position = self.table.line().position();
        let answers = position.moves();
        let step = answers.len().div_ceil(ANSWERS).max(1);
        let after = move |mv: String| {
            let mut after = position.boxed();
            after.play(&mv).ok()?;
            (after.turn() != position.turn() && after.verdict().is_none()).then_some(after)
        };
        answers.into_iter().step_by(step).filter_map(after)
    }
}
