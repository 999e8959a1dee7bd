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

    /// What has happened, in words.
    pub(super) fn notice(&self, event: &Event) -> Notice {
        let news = |phrase: Phrase| Notice { phrase, is_news: true };
        match event {
            Event::Played { player, side: letter, mv, is_forced } => {
                let sides = self.table.spec().game.info().sides;
                let side = sides.into_iter().find(|side| side.letter == *letter);
                let name = side.map_or_else(|| self.side(*player), |side| side.name);
                if *is_forced {
                    return news(words::passes(name));
                }
                // Who has another side now wants to know why.
                let is_exchanged = self.table.line().position().side(*player).letter != *letter;
                let is_own = self.table.seats()[*player].is_person() && !is_exchanged;
                Notice { phrase: words::plays(name, mv.clone()), is_news: !is_own }
            }
            Event::TakenBack { turns } => news(words::taken_back(*turns)),
            Event::Offered { player, offer: Offer::Draw } => {
                news(words::offers_draw(self.side(*player)))
            }
            Event::Offered { player, offer: Offer::TakeBack } => {
                news(words::asks_to_take_back(self.side(*player)))
            }
            Event::Declined { offer: Offer::Draw, .. } => news((&words::DRAW_DECLINED).into()),
            Event::Declined { offer: Offer::TakeBack, .. } => {
                news((&words::TAKE_BACK_DECLINED).into())
            }
            Event::Over(_) => {
                // The result stands where everybody looks for it.
                Notice { phrase: self.table.result().unwrap_or_default(), is_news: false }
            }
        }
    }
}
