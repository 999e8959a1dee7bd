use std::time::Duration;

use board::{ByPlayer, Player};
use engine::Limits;
use record::TimeControl;

/// The clocks of a game: one runs at a time, or none.
///
/// It reads no time itself; whoever has it says what the time is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: ByPlayer<Duration>,
    /// How much later than allowed a player's moves may come: the way there and back is not theirs.
    grace: ByPlayer<Duration>,
    /// How much of that is left.
    grace_left: ByPlayer<Duration>,
    running: Option<(Player, Duration)>,
}

impl Clock {
    /// Clocks at the beginning of a game, none of them running.
    pub fn new(control: TimeControl) -> Self {
        let none = ByPlayer::default();
        let left = ByPlayer([control.base().duration(); 2]);
        Self { control, left, grace: none, grace_left: none, running: None }
    }

    /// What the players were given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Lets a player's moves come so much later than allowed: all of a game together where they
    /// share their time, and otherwise each of them.
    pub fn grant(&mut self, player: Player, grace: Duration) {
        self.grace[player] = grace;
        self.grace_left[player] = grace;
    }

    /// What a player's clock shows.
    pub fn left(&self, player: Player, now: Duration) -> Duration {
        self.left[player].saturating_sub(self.used(player, now))
    }

    /// How long a player has been thinking.
    fn used(&self, player: Player, now: Duration) -> Duration {
        match self.running {
            Some((whose, since)) if whose == player => now.saturating_sub(since),
            _ => Duration::ZERO,
        }
    }

    /// How a program that plays should share out what a player's clock shows.
    pub fn limits(&self, player: Player, now: Duration) -> Limits {
        let left = self.left(player, now);
        match self.control {
            TimeControl::Game { bonus, .. } => Limits::of_clock(left, bonus.duration(), None),
            TimeControl::Move(_) => Limits::of_move(left),
        }
    }

    /// Sets what a player's clock shows, as it was when the game was left.
    pub fn set(&mut self, player: Player, left: Duration) {
        self.left[player] = left;
    }

    /// Whether anybody's clock runs.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Lets a player's clock run, and no other.
    pub fn run(&mut self, player: Player, now: Duration) {
        self.halt(now);
        self.running = Some((player, now));
    }

    /// Stops whichever clock runs.
    pub fn halt(&mut self, now: Duration) {
        if let Some((player, _)) = self.running {
            let used = self.used(player, now);
            let late = used.saturating_sub(self.left[player]);
            self.grace_left[player] = self.grace_left[player].saturating_sub(late);
            self.left[player] = self.left[player].saturating_sub(used);
            self.running = None;
        }
    }

    /// Adds what a player gets for a move.
    pub fn reward(&mut self, player: Player) {
        match self.control {
            TimeControl::Game { bonus, .. } => self.left[player] += bonus.duration(),
            TimeControl::Move(time) => {
                self.left[player] = time.duration();
                self.grace_left[player] = self.grace[player];
            }
        }
    }

    /// Whose clock shows that nothing is left, though they may have some grace.
    pub fn empty(&self, now: Duration) -> Option<Player> {
        let (player, _) = self.running?;
        self.left(player, now).is_zero().then_some(player)
    }

    /// Whose time has run out, grace and all.
    pub fn fallen(&self, now: Duration) -> Option<Player> {
        let (player, _) = self.running?;
        (self.deadline()? <= now).then_some(player)
    }

    /// When the running clock will have run out, grace and all.
    pub fn deadline(&self) -> Option<Duration> {
        let (player, since) = self.running?;
        Some(since + self.left[player] + self.grace_left[player])
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

    #[test]
    fn the_grace_of_a_game_is_granted_once() {
        let mut clock = Clock::new("10+0".parse().unwrap());
        clock.grant(Player::First, seconds(3));
        clock.run(Player::First, seconds(0));
        assert_eq!(clock.fallen(seconds(12)), None, "two seconds late");
        assert_eq!(clock.empty(seconds(12)), Some(Player::First));
        assert_eq!(clock.empty(seconds(9)), None);
        clock.halt(seconds(12));
        clock.run(Player::First, seconds(20));
        assert_eq!(clock.deadline(), Some(seconds(21)), "one is left");
    }

    #[test]
    fn a_time_for_each_move_does_not_run_down() {
        let mut clock = Clock::new("10s/move".parse().unwrap());
        clock.grant(Player::First, seconds(1));
        for turn in 0..5 {
            clock.run(Player::First, seconds(20 * turn));
            assert_eq!(clock.deadline(), Some(seconds(20 * turn + 11)));
            clock.halt(seconds(20 * turn + 10));
            clock.reward(Player::First);
        }
    }

    #[test]
    fn a_program_that_heeds_its_limits_keeps_its_time() {
        for control in ["1+0", "0.1+0.05", "5+1", "0.2s/move"] {
            let mut clock = Clock::new(control.parse().unwrap());
            let mut now = Duration::ZERO;
            for _ in 0..300 {
                clock.run(Player::First, now);
                now += clock.limits(Player::First, now).hard.unwrap();
                assert_eq!(clock.fallen(now), None, "{control}");
                clock.halt(now);
                clock.reward(Player::First);
            }
        }
    }
}
