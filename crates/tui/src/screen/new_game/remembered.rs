use board::{ByPlayer, Player};
use games::Spec;
use play::Level;

use super::side::Person;
use super::values::place;
use super::{CLOCKS, Mode, NewGame};
use crate::context::Context;

/// What was chosen for the last game is there for the next: words of `key=value`, among them the
/// game and its options as they are written everywhere.
impl NewGame {
    /// Remembers what is chosen now.
    pub(super) fn remember(&self, context: &mut Context<'_>) {
        let who = match self.mode {
            Mode::People => "people",
            Mode::Mixed => "mixed",
            Mode::Computers => "computers",
        };
        let side = match self.person {
            Person::Side(Player::First) => "first",
            Person::Side(Player::Second) => "second",
            Person::Drawn => "drawn",
            Person::Left => "left",
        };
        let [one, other] = Player::BOTH.map(|player| self.level(player));
        let (base, bonus) = CLOCKS[self.clock];
        let spec = self.spec();
        let text = format!(
            "who={who} side={side} one={one} other={other} clock={base}+{bonus} spec={spec}"
        );
        context.settings.remember(self.game.info().id, text);
        context.autosave.keep_settings(&context.settings.write());
    }

    /// Chooses what was chosen before; what nobody understands any more stays as it is.
    pub(super) fn recall(&mut self, context: &Context<'_>) {
        let Some(text) = context.settings.remembered(self.game.info().id) else { return };
        for (key, value) in text.split(' ').filter_map(|word| word.split_once('=')) {
            match (key, value) {
                ("who", "people") => self.mode = Mode::People,
                ("who", "mixed") => self.mode = Mode::Mixed,
                ("who", "computers") => self.mode = Mode::Computers,
                ("side", "first") => self.person = Person::Side(Player::First),
                ("side", "second") => self.person = Person::Side(Player::Second),
                ("side", "drawn") => self.person = Person::Drawn,
                ("side", "left") => self.person = Person::Left,
                ("one", level) => recall_level(&mut self.levels, Player::First, level),
                ("other", level) => recall_level(&mut self.levels, Player::Second, level),
                ("clock", clock) => {
                    let is_meant = |(base, bonus): &(u64, u64)| format!("{base}+{bonus}") == clock;
                    self.clock = CLOCKS.iter().position(is_meant).unwrap_or(self.clock);
                }
                ("spec", spec) => {
                    let Ok(spec) = Spec::read(context.shelf, spec) else { continue };
                    for (choice, chosen) in self.game.info().options.iter().zip(&mut self.values) {
                        if let Some(value) = spec.options.text(choice.key) {
                            *chosen = place(choice, Some(value));
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

fn recall_level(levels: &mut ByPlayer<usize>, player: Player, text: &str) {
    if let Some(place) = Level::all().position(|level| level.to_string() == text) {
        levels[player] = place;
    }
}
