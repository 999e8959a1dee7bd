//! What the tests of live play have in common.

#![allow(dead_code, reason = "each test program uses what it needs")]

use std::time::Duration;

use board::{ByPlayer, Dice, Player};
use games::{AnyGame, Line, SHELF, Spec};
use ludoteca_play::session::{Effect, Message, Pace};
use ludoteca_play::{Action, Actor, Event, Level, Seat, Session, Table};

pub(crate) const PEOPLE: ByPlayer<Seat> = ByPlayer([Seat::Person; 2]);
pub(crate) const AGAINST_COMPUTER: ByPlayer<Seat> =
    ByPlayer([Seat::Person, Seat::Computer(Level::Search(3))]);
pub(crate) const START: Duration = Duration::ZERO;
pub(crate) const FIRST: Actor = Actor::Player(Player::First);
pub(crate) const SECOND: Actor = Actor::Player(Player::Second);

pub(crate) fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(crate) fn open(spec: &str, seats: ByPlayer<Seat>, clock: Option<&str>) -> Table {
    let mut spec = Spec::read(SHELF, spec).unwrap();
    let start = spec.start(1).unwrap();
    Table::new(spec, &Line::new(start), seats, clock.map(|text| text.parse().unwrap()))
}

pub(crate) fn session(spec: &str, seats: ByPlayer<Seat>, clock: Option<&str>) -> Session {
    Session::new(open(spec, seats, clock), Pace::NONE, Dice::new(1))
}

/// Whoever is to move plays each of these.
pub(crate) fn play(table: &mut Table, moves: &str) -> Vec<Event> {
    let play = |mv: &str| {
        let by = Actor::Player(table.turn());
        table.apply(by, Action::Play(mv.into()), START).unwrap()
    };
    moves.split_whitespace().flat_map(play).collect()
}

/// The first move that there is.
pub(crate) fn first_move(table: &Table) -> String {
    table.line().position().moves().remove(0)
}

/// What has happened, where something has and nothing was refused.
pub(crate) fn happened(effects: &[Effect]) -> Vec<Event> {
    let events = effects.iter().filter_map(|effect| match effect {
        Effect::Happened { events, .. } => Some(events.clone()),
        Effect::Refused(why) => panic!("{why}"),
        _ => None,
    });
    events.flatten().collect()
}

/// Touches lit spots at random until the game is over or long enough.
pub(crate) fn touch_on(session: &mut Session, dice: &mut Dice, plies: usize) {
    while session.is_running() && session.table().line().moves().len() < plies {
        let lit = session.lit();
        assert!(!lit.is_empty(), "nothing is lit in {}", session.line().position());
        let spot = lit[dice.below(lit.len() as u32) as usize];
        happened(&session.update(Message::Touch(spot), START));
    }
}

pub(crate) fn each_game(check: impl Fn(&'static dyn AnyGame, &mut Dice)) {
    for (number, game) in SHELF.iter().enumerate() {
        check(*game, &mut Dice::new(number as u64 + 7));
    }
}
