use board::Player;
use i18n::{Pattern, Phrase};

use super::{Notice, Session};
use crate::words::session as words;
use crate::{Event, Offer};

impl Session {
    /// What a player's side is called now.
    pub(super) fn side(&self, player: Player) -> &'static Pattern {
        self.table.line().position().side(player).name
    }

    /// That a player has taken the other's colour.
    fn exchange(&self, player: Player) -> Phrase {
        let [own, other] = [player, player.other()].map(|player| self.side(player));
        match self.you() {
            Some(you) => {
                let is_person = self.table.seats()[you.other()].is_person();
                match (you == player, is_person) {
                    (true, false) => words::you_take(own, other),
                    (true, true) => words::you_take_from_opponent(own, other),
                    (false, false) => words::computer_takes(own, other),
                    (false, true) => words::opponent_takes(own, other),
                }
            }
            None => words::exchange(self.side(self.table.turn())),
        }
    }

    /// What has happened, in words.
    pub(super) fn notice(&self, event: &Event) -> Notice {
        let news = |phrase: Phrase| Notice { phrase, is_news: true };
        match event {
            Event::Played { player, side: letter, mv, is_forced } => {
                let sides = self.table.spec().game.info().sides;
                let side = sides.into_iter().find(|side| side.letter == *letter);
                let name = side.map_or_else(|| self.side(*player), |side| side.name);
                if *is_forced {
                    let is_yours = self.you() == Some(*player);
                    let passes = || words::passes(name).capital();
                    return news(if is_yours { (&words::YOU_PASS).into() } else { passes() });
                }
                // Who has another side now wants to know why.
                if self.table.line().position().side(*player).letter != *letter {
                    return news(self.exchange(*player));
                }
                let is_news = !self.is_here(*player);
                Notice { phrase: words::plays(name, mv.clone()).capital(), is_news }
            }
            Event::TakenBack { turns } => news(words::taken_back(*turns)),
            Event::Offered { player, offer: Offer::Draw } => {
                news(self.to_you(words::offers_draw(self.side(*player))).capital())
            }
            Event::Offered { player, offer: Offer::TakeBack } => {
                news(self.to_you(words::asks_to_take_back(self.side(*player))).capital())
            }
            Event::Declined { offer: Offer::Draw, .. } => news((&words::DRAW_DECLINED).into()),
            Event::Declined { offer: Offer::TakeBack, .. } => {
                news((&words::TAKE_BACK_DECLINED).into())
            }
            Event::Over(_) => {
                // The result stands where everybody looks for it.
                Notice { phrase: self.table.result().unwrap_or_default().capital(), is_news: false }
            }
        }
    }
}
