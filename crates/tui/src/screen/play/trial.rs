use board::ByPlayer;
use play::session::Message as Input;
use play::{Seat, Table};

use super::Play;
use crate::context::{Context, Step};
use crate::words;

/// Moves that are tried from an earlier position, on a board beside the game.
impl Play {
    /// Whether moves are only tried here.
    pub(crate) const fn is_trial(&self) -> bool {
        self.is_trial
    }

    /// Whether moves can be tried on what is looked at. A computer that thinks is not disturbed.
    pub(super) fn can_try(&self) -> bool {
        let session = &self.session;
        session.is_looking_back() && !session.is_choosing() && session.can_analyse()
    }

    /// Opens a board on which one person moves for both sides and nothing is kept, and does
    /// something there.
    pub(super) fn open_trial(&self, input: Input, context: &mut Context<'_>) -> Step {
        let seats = ByPlayer([Seat::Person; 2]);
        let table = Table::new(self.table().spec().clone(), self.line(), seats, None);
        let mut trial = Self::sit_down(table, true, context);
        (trial.board.cursor, trial.board.flipped) = (self.board.cursor, self.board.flipped);
        if trial.send(input, context) {
            let turns = self.session.turns_seen();
            trial.say(context.look.tell(words::trying(turns)));
        }
        Step::open(trial)
    }
}
