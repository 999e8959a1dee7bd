use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use board::{ByPlayer, Player, quote};

use crate::ugi::Go;
use record::{Span, TimeControl};

/// How much time the players have, written `10+0.1` or `1s/move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// So much for the whole game.
    Game {
        /// At the beginning.
        base: Duration,
        /// More after each move.
        increment: Duration,
    },
    /// So much for each move.
    Move(Duration),
}

impl Tempo {
    /// The same as a record tells it; nothing where each move has its own time, which has no word
    /// there.
    pub fn control(self) -> Option<TimeControl> {
        match self {
            Self::Game { base, increment } => {
                Some(TimeControl { base: Span::new(base), bonus: Span::new(increment) })
            }
            Self::Move(_) => None,
        }
    }
}

/// Why a text is no tempo.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is no tempo; write seconds and an increment, 10+0.1, or seconds a move, 1s/move", quote(.0))]
pub struct NoTempo(String);

impl FromStr for Tempo {
    type Err = NoTempo;

    fn from_str(text: &str) -> Result<Self, NoTempo> {
        let seconds = |part: &str, least: f64| {
            let seconds: f64 = part.parse().ok()?;
            (least..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
        };
        let read = || match (text.strip_suffix("s/move"), text.split_once('+')) {
            (Some(part), _) => Some(Self::Move(seconds(part, 0.001)?)),
            (None, Some((base, increment))) => Some(Self::Game {
                base: seconds(base, 0.001)?,
                increment: seconds(increment, 0.0)?,
            }),
            (None, None) => {
                Some(Self::Game { base: seconds(text, 0.001)?, increment: Duration::ZERO })
            }
        };
        read().ok_or_else(|| NoTempo(text.into()))
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { base, increment } => {
                write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
            Self::Move(time) => write!(f, "{}s/move", time.as_secs_f64()),
        }
    }
}

/// The clocks of the two players in one game; whoever has them tells the time that was used.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    tempo: Tempo,
    left: ByPlayer<Duration>,
    /// How much of the grace each has left.
    grace: ByPlayer<Duration>,
}

impl Clocks {
    /// How much later than allowed answers may come, for the way there and back: all answers of a
    /// game together where they share their time, and otherwise each of them.
    pub const GRACE: Duration = Duration::from_millis(200);

    /// Clocks at the beginning of a game.
    pub const fn new(tempo: Tempo) -> Self {
        let left = match tempo {
            Tempo::Game { base, .. } => base,
            Tempo::Move(time) => time,
        };
        Self { tempo, left: ByPlayer([left; 2]), grace: ByPlayer([Self::GRACE; 2]) }
    }

    /// How long a player may think now.
    pub fn left(&self, player: Player) -> Duration {
        self.left[player]
    }

    /// How long a player's answer is waited for.
    pub fn patience(&self, player: Player) -> Duration {
        self.left[player] + self.grace[player]
    }

    /// How the time is told.
    pub fn go(&self, player: Player) -> Go {
        match self.tempo {
            Tempo::Game { increment, .. } => Go {
                time: ByPlayer(self.left.0.map(Some)),
                increment: ByPlayer([increment; 2]),
                ..Go::default()
            },
            Tempo::Move(_) => Go::move_time(self.left[player]),
        }
    }

    /// Takes what a move has cost; says whether it was in time.
    pub fn spend(&mut self, player: Player, used: Duration) -> bool {
        let is_in_time = used <= self.patience(player);
        if let Tempo::Game { increment, .. } = self.tempo {
            let over = used.saturating_sub(self.left[player]);
            self.grace[player] = self.grace[player].saturating_sub(over);
            self.left[player] = self.left[player].saturating_sub(used) + increment;
        }
        is_in_time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempo_is_read_as_it_is_written() {
        for text in ["10+0.1", "0.5+0", "1s/move", "0.05s/move"] {
            assert_eq!(text.parse::<Tempo>().unwrap().to_string(), text);
        }
        assert_eq!("60".parse::<Tempo>().unwrap().to_string(), "60+0");
        for text in ["", "+", "1+", "-1+0", "0+0", "1+-1", "s/move", "NaN", "inf+1", "1e9s/move"] {
            assert!(text.parse::<Tempo>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_runs_down_and_up() {
        let mut clocks = Clocks::new("1+0.5".parse().unwrap());
        assert!(clocks.spend(Player::First, Duration::from_millis(700)));
        assert_eq!(clocks.left(Player::First), Duration::from_millis(800));
        assert_eq!(clocks.left(Player::Second), Duration::from_secs(1));
        let line = "go p1time 800 p2time 1000 p1inc 500 p2inc 500";
        assert_eq!(clocks.go(Player::Second).to_string(), line);
        assert!(clocks.spend(Player::First, Duration::from_millis(999)), "within the grace");
        assert_eq!(clocks.left(Player::First), Duration::from_millis(500));
        assert!(!clocks.spend(Player::First, Duration::from_millis(701)));
    }

    #[test]
    fn the_grace_of_a_game_is_granted_once() {
        let mut clocks = Clocks::new("0.2+0".parse().unwrap());
        let mut oversteps = || clocks.spend(Player::First, Duration::from_millis(150));
        assert!(oversteps() && oversteps(), "100 ms of the grace are left");
        assert!(!oversteps());
    }

    #[test]
    fn a_time_for_each_move_does_not_run_down() {
        let mut clocks = Clocks::new("0.1s/move".parse().unwrap());
        assert!(clocks.spend(Player::Second, Duration::from_millis(100)));
        for _ in 0..5 {
            assert!(clocks.spend(Player::Second, Duration::from_millis(250)), "each has a grace");
        }
        assert!(!clocks.spend(Player::Second, Duration::from_millis(301)));
        assert_eq!(clocks.go(Player::Second).to_string(), "go movetime 100");
    }
}
