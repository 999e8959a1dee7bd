use super::Play;
use crate::context::Context;
use crate::words;

impl Play {
    /// How many turns of the game are looked at.
    pub(super) fn turns_seen(&self) -> usize {
        self.line().moves().len()
    }

    /// Looks at the game after so many turns.
    pub(super) fn look_at(&mut self, turns: usize, context: &mut Context<'_>) {
        let all = self.table.line().moves().len();
        self.past = (turns < all).then(|| self.table.line_after(turns));
        self.said = if self.past.is_some() {
            context.look.tell(words::looking_back(turns, all))
        } else {
            String::new()
        };
        self.go_on(context);
    }

    /// Looks some turns back or forth.
    pub(super) fn look_along(&mut self, by: isize, context: &mut Context<'_>) {
        let turns = self.turns_seen().saturating_add_signed(by);
        self.look_at(turns, context);
    }
}
