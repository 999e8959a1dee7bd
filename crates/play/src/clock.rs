use std::time::Duration;

use board::{ByPlayer, Player};

use record::TimeControl;

/// The clocks of a game between people: one runs at a time, or none.
///
/// It reads no time itself; whoever has it says what the time is now.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    control: TimeControl,
    left: ByPlayer<Duration>,
    running: Option<(Player, Duration)>,
}

impl Clock {
    /// Clocks at the beginning of a game, none of them running.
    pub const fn new(control: TimeControl) -> Self {
        Self { control, left: ByPlayer([control.base.duration(); 2]), running: None }
    }

    /// What the players were given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What a player's clock shows.
    pub fn left(&self, player: Player, now: Duration) -> Duration {
        match self.running {
            Some((whose, since)) if whose == player => {
                self.left[player].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[player],
        }
    }

    /// Sets what a player's clock shows, as it was when the game was left.
    pub fn set(&mut self, player: Player, left: Duration) {
        self.left[player] = left;
    }

    /// Lets a player's clock run, and no other.
    pub fn run(&mut self, player: Player, now: Duration) {
        self.halt(now);
        self.running = Some((player, now));
    }

    /// Stops whichever clock runs.
    pub fn halt(&mut self, now: Duration) {
        if let Some((player, _)) = self.running {
            self.left[player] = self.left(player, now);
            self.running = None;
        }
    }

    /// Adds what a player gets for a move.
    pub fn reward(&mut self, player: Player) {
        self.left[player] += self.control.bonus.duration();
    }

    /// Whose time has run out.
    pub fn fallen(&self, now: Duration) -> Option<Player> {
        let (player, _) = self.running?;
        self.left(player, now).is_zero().then_some(player)
    }

    /// When the running clock will have run out.
    pub fn deadline(&self) -> Option<Duration> {
        self.running.map(|(player, since)| since + self.left[player])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn one_clock_runs_at_a_time_and_a_move_is_rewarded() {
        let mut clock = Clock::new("60+2".parse().unwrap());
        clock.run(Player::First, seconds(10));
        assert_eq!(clock.left(Player::First, seconds(15)), seconds(55));
        assert_eq!(clock.left(Player::Second, seconds(15)), seconds(60));
        assert_eq!(clock.deadline(), Some(seconds(70)));
        clock.run(Player::Second, seconds(20));
        clock.reward(Player::First);
        assert_eq!(clock.left(Player::First, seconds(99)), seconds(52));
        assert_eq!(clock.left(Player::Second, seconds(30)), seconds(50));
        assert_eq!(clock.fallen(seconds(79)), None);
        assert_eq!(clock.fallen(seconds(80)), Some(Player::Second));
    }

    #[test]
    fn a_halted_clock_costs_nothing() {
        let mut clock = Clock::new("5+0".parse().unwrap());
        clock.run(Player::First, seconds(0));
        clock.halt(seconds(2));
        assert_eq!(clock.left(Player::First, seconds(100)), seconds(3));
        assert_eq!(clock.fallen(seconds(100)), None);
        assert_eq!(clock.deadline(), None);
    }
}
