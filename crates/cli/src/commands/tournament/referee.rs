use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::Played;
use arena::ugi::Go;
use board::{ByPlayer, Dice, Outcome, Player, quote};
use engine::SearchControl as _;
use i18n::Phrase;
use platform::Stopwatch;
use play::{Action, ActionError, Actor, Ending, Table};
use record::{Reason, TimeControl};

use super::opening::Opening;
use super::player_error::PlayerError;
use super::seat::Seat;
use super::words;

/// How much later than allowed answers may come, for the way there and back: all answers of a game
/// together where they share their time, and otherwise each of them.
pub(super) const GRACE: Duration = Duration::from_millis(200);

/// Who sees that games are played by the rules of the match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Referee {
    /// How much time there is; without one, levels have limits of their own.
    pub(super) time: Option<TimeControl>,
    /// After how many moves a game is a draw.
    pub(super) most_plies: usize,
}

impl Referee {
    /// Plays a game; nothing when the match was ended meanwhile.
    pub(super) fn play(
        &self,
        opening: &Opening,
        mut seats: ByPlayer<&mut Seat>,
        names: ByPlayer<String>,
        dice: &mut Dice,
        stop: &AtomicBool,
    ) -> Option<Played> {
        let people = ByPlayer([play::Seat::Person; 2]);
        let table = Table::new(opening.spec.clone(), &opening.line, people, self.time);
        let mut game = Game { table: table.with_grace(GRACE), watch: Stopwatch::start() };
        let mut error = None;
        for player in Player::BOTH {
            if let Err(problem) = seats[player].begin(&opening.spec, stop) {
                error = Some((player, problem));
                break;
            }
        }
        game.rule(Action::Resume);
        while error.is_none() && game.table.ending().is_none() {
            if game.table.line().moves().len() >= self.most_plies {
                let ending = Ending { outcome: Outcome::Draw, reason: Reason::Adjudication };
                game.rule(Action::Adjudicate(ending));
                break;
            }
            let player = game.table.turn();
            let played = seats[player]
                .choose(game.table.line(), game.clock(player), dice, stop)
                .and_then(|mv| game.play(player, &mv));
            error = played.err().map(|problem| (player, problem));
        }
        let explanation = match error {
            Some((_, PlayerError::Interrupted)) => return None,
            Some((player, PlayerError::Own(what, reason))) => {
                seats[player].dismiss();
                let ending = Ending { outcome: Outcome::Win(player.other()), reason };
                game.rule(Action::Adjudicate(ending));
                words::at_fault(names[player].clone(), what)
            }
            None => game.explanation(&names),
        };
        let ending = game.table.ending().expect("it was played to an end");
        Some(Played { table: game.table, players: names, ending, explanation })
    }
}

/// A game of a match, on the machine's clock.
struct Game {
    table: Table,
    watch: Stopwatch,
}

impl Game {
    /// What the referee does.
    fn rule(&mut self, action: Action) {
        // Where the time has run out meanwhile, the game is over already.
        let _ = self.table.apply(Actor::Referee, action, self.watch.elapsed());
    }

    /// What a player is told of the clock, and how long their answer is waited for.
    fn clock(&self, player: Player) -> Option<(Go, Duration)> {
        let (clock, now) = (self.table.clock()?, self.watch.elapsed());
        let left = clock.deadline()?.saturating_sub(now);
        // Whole milliseconds, for who reads of it.
        let patience = Duration::from_millis(left.as_micros().div_ceil(1_000) as u64);
        Some((Go::of_clock(clock, player, now), patience))
    }

    fn play(&mut self, player: Player, mv: &str) -> Result<(), PlayerError> {
        let action = Action::Play(mv.into());
        let played = self.table.apply(Actor::Player(player), action, self.watch.elapsed());
        match played {
            Ok(_) => Ok(()),
            Err(ActionError::Move(why)) => {
                Err(PlayerError::own(words::illegal(quote(mv), why.phrase())))
            }
            Err(why) => Err(PlayerError::own(why.phrase())),
        }
    }

    /// Why the game ended, where nobody is to blame but the clock.
    fn explanation(&self, names: &ByPlayer<String>) -> Phrase {
        let line = self.table.line();
        match (line.verdict(), self.table.ending()) {
            (Some(verdict), _) => verdict.reason,
            (None, Some(Ending { outcome: Outcome::Win(winner), reason: Reason::Time })) => {
                words::at_fault(names[winner.other()].clone(), &words::TOO_LATE)
            }
            (None, _) => words::no_end(line.moves().len()),
        }
    }
}
