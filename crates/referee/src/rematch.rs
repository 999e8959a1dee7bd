use board::{ByPlayer, Player};
use games::Line;
use play::{Actor, Clock, Table};
use protocol::{Change, Entry, GameId, Setup};

use crate::Game;

impl Game {
    /// The next game of the same two, with the sides changed: what it is called, how it is set up and
    /// how it begins.
    pub fn rematch(&self) -> (GameId, Setup, Vec<Entry>) {
        let mut seats = self.table.seats();
        seats.0.reverse();
        let line = Line::new(self.table.line().start().boxed());
        let control = self.table.clock().map(Clock::control);
        let table = Table::new(self.table.spec().clone(), &line, seats, control);
        let setup = Setup {
            record: table.log().begin.to_string(),
            rematch_of: Some(self.id.clone()),
            ..self.setup.clone()
        };
        let ByPlayer([first, second]) = self.people.clone();
        let people = Player::BOTH.into_iter().zip([second, first]);
        let sitting = people.filter_map(|(player, person)| Some((player, person?)));
        let entry = |(number, (player, person))| Entry {
            number: number as u32,
            at: 0,
            by: Actor::Player(player),
            key: None,
            change: Change::Sat { player, person },
        };
        (self.id.next(), setup, sitting.enumerate().map(entry).collect())
    }
}
