use std::sync::atomic::AtomicBool;

use arena::{Clocks, Played, Tempo};
use board::{ByPlayer, Dice, Outcome, Player, quote};
use engine::SearchControl as _;
use games::MoveError;
use i18n::Phrase;
use record::Reason;

use super::opening::Opening;
use super::player_error::PlayerError;
use super::seat::Seat;
use super::words;
use platform::Stopwatch;

/// Who sees that games are played by the rules of the match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Referee {
    /// How much time there is; without one, levels have limits of their own.
    pub(super) tempo: Option<Tempo>,
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
        let mut played = Played {
            spec: opening.spec.clone(),
            line: opening.line.clone(),
            players: names,
            outcome: Outcome::Draw,
            reason: Reason::Adjudication,
            explanation: Phrase::default(),
            clock: self.tempo.and_then(Tempo::control),
            left: Vec::new(),
        };
        let line = &mut played.line;
        let mut clocks = self.tempo.map(Clocks::new);
        let mut player_error = None;
        for player in Player::BOTH {
            if let Err(problem) = seats[player].begin(&opening.spec, stop) {
                player_error = Some((player, problem));
                break;
            }
        }
        while player_error.is_none()
            && line.verdict().is_none()
            && line.moves().len() < self.most_plies
        {
            let player = line.position().turn();
            let clock = clocks.map(|clocks| (clocks.go(player), clocks.patience(player)));
            let watch = Stopwatch::start();
            let chosen = seats[player].choose(line, clock, dice, stop);
            let used = watch.elapsed();
            let is_in_time = clocks.as_mut().is_none_or(|clocks| clocks.spend(player, used));
            let done = chosen.and_then(|mv| {
                if !is_in_time {
                    return Err(PlayerError::late(&words::TOO_LATE));
                }
                let illegal = |why: MoveError| words::illegal(quote(&mv), why.phrase());
                line.play(&mv).map_err(|error| PlayerError::own(illegal(error)))
            });
            if let (Ok(()), Some(clocks), Some(_)) = (&done, &clocks, played.clock) {
                played.left.push(clocks.left(player));
            }
            player_error = done.err().map(|problem| (player, problem));
        }
        match (player_error, line.verdict()) {
            (Some((_, PlayerError::Interrupted)), _) => return None,
            (Some((player, PlayerError::Own(what, reason))), _) => {
                seats[player].dismiss();
                played.outcome = Outcome::Win(player.other());
                played.reason = reason;
                played.explanation = words::at_fault(played.players[player].clone(), what);
            }
            (None, Some(verdict)) => {
                played.outcome = verdict.outcome;
                played.reason = Reason::Rules;
                played.explanation = verdict.reason;
            }
            (None, None) => {
                played.explanation = words::no_end(line.moves().len());
            }
        }
        Some(played)
    }
}
