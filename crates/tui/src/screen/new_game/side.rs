use std::time::Duration;

use board::{ByPlayer, Player};
use engine::Score;
use games::{AnyPosition, Line as Moves, Spec};
use play::Seat;
use play::request::{Query, Request, Response};

use super::{NewGame, Screen};
use crate::context::{About, Ask, Context, Step};
use crate::message::Message;
use crate::words;

/// Which side a person has against a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Person {
    /// This one.
    Side(Player),
    /// One that is drawn by lot.
    Drawn,
    /// The one that the computer leaves: it did not choose the board.
    Left,
}

/// The computer looks at the board to choose its side.
#[derive(Debug)]
pub(super) struct Choosing {
    /// The number of the request.
    request: u64,
    /// What the board is worth to the side that moves first, as far as is known.
    score: Option<Score>,
}

/// How long a computer looks at a board before it chooses its side.
const LOOK: Duration = Duration::from_secs(1);

impl NewGame {
    /// Whether the player who did not choose the board chooses a side.
    pub(super) fn is_answered(&self) -> bool {
        self.position.is_none() && self.game.info().options.iter().any(|choice| choice.answered)
    }

    /// What can be chosen about the person's side.
    pub(super) fn persons(&self) -> Vec<Person> {
        let mut persons = vec![Person::Side(Player::First), Person::Side(Player::Second)];
        persons.push(Person::Drawn);
        if self.is_answered() {
            persons.push(Person::Left);
        }
        persons
    }

    /// What holds about the person's side.
    pub(super) fn person(&self) -> Person {
        if self.persons().contains(&self.person) { self.person } else { Person::Drawn }
    }

    /// Seats the person and the computer, once it is known who is where.
    pub(super) fn sit_down(
        &mut self,
        spec: Spec,
        start: Box<dyn AnyPosition>,
        context: &mut Context<'_>,
    ) -> Step {
        let drawn = Player::BOTH[context.dice.below(2) as usize];
        let person = match (self.person(), self.level(Player::Second)) {
            (Person::Side(player), _) => player,
            (Person::Left, level) if level.judges() => {
                let request = context.engine.send(Request {
                    game: self.game,
                    line: Moves::new(start),
                    query: Query::Lines { count: 1, nodes: None },
                    time: Some(LOOK),
                });
                self.choosing = Some(Choosing { request, score: None });
                return Step::Stay;
            }
            (Person::Left, _) => return self.computer_takes(drawn, context),
            (Person::Drawn, _) => drawn,
        };
        self.open((spec, start), self.seats(person), context)
    }

    fn seats(&self, person: Player) -> ByPlayer<Seat> {
        let mut seats = ByPlayer([Seat::Computer(self.level(Player::Second)); 2]);
        seats[person] = Seat::Person;
        seats
    }

    /// Hears what the engine thinks of the board.
    pub(in crate::screen) fn hear(&mut self, message: &Message, context: &mut Context<'_>) -> Step {
        let (Some(choosing), Message::Engine { request, response }) = (&mut self.choosing, message)
        else {
            return Step::Stay;
        };
        match response {
            _ if *request != choosing.request => Step::Stay,
            Response::Found(report) => {
                choosing.score = report.score();
                Step::Stay
            }
            Response::Done { .. } => {
                let is_good = choosing.score.is_none_or(|score| score.hundredths() >= 0);
                self.choosing = None;
                self.computer_takes(if is_good { Player::First } else { Player::Second }, context)
            }
            Response::Judged { .. } => Step::Stay,
        }
    }

    /// Whether the computer is choosing its side.
    pub(super) const fn is_choosing(&self) -> bool {
        self.choosing.is_some()
    }

    /// Begins with the computer on the side that it has chosen.
    fn computer_takes(&mut self, player: Player, context: &mut Context<'_>) -> Step {
        let Ok(begun) = self.begin() else { return Step::Stay };
        let side = self.game.info().sides[player.index()].name;
        let mut play = self.play(begun, self.seats(player.other()), context);
        play.greet(0, context.look.tell(words::computer_takes(side)));
        Step::Replace(Box::new(Screen::from(play)))
    }

    /// Among people: whoever did not choose the board says who moves first.
    pub(super) fn ask_who_is_first(&self, context: &Context<'_>) -> Step {
        let side = self.game.info().sides[0].name;
        Step::Ask(Ask { text: context.look.tell(words::who_is_first(side)), about: About::First })
    }

    /// Hears whether the player who did not choose the board moves first.
    pub(in crate::screen) fn answer(&mut self, is_yes: bool, context: &mut Context<'_>) -> Step {
        let Ok(begun) = self.begin() else { return Step::Stay };
        let player = if is_yes { Player::First } else { Player::Second };
        let side = self.game.info().sides[player.index()].name;
        let mut play = self.play(begun, ByPlayer([Seat::Person; 2]), context);
        play.greet(usize::from(is_yes), context.look.tell(words::other_takes(side)));
        Step::Replace(Box::new(Screen::from(play)))
    }
}
