use play::session::Message as Input;

use super::Play;
use crate::context::Context;
use crate::words;

impl Play {
    /// Looks at the game after so many turns.
    pub(super) fn look_at(&mut self, turns: usize, context: &mut Context<'_>) {
        self.act(Input::Look(turns), context);
        self.tell_what_is_seen(context);
    }

    /// Looks some turns back or forth.
    pub(super) fn look_along(&mut self, by: isize, context: &mut Context<'_>) {
        self.act(Input::Step(by), context);
        self.tell_what_is_seen(context);
    }

    fn tell_what_is_seen(&mut self, context: &Context<'_>) {
        if self.session.is_looking_back() {
            let (turns, all) = (self.session.turns_seen(), self.table().line().moves().len());
            self.say(context.look.tell(words::looking_back(turns, all)));
        }
    }
}
