use std::fmt;
use std::time::Duration;

use board::{ByPlayer, Player};
use engine::Limits;
use play::Clock;
use record::TimeControl;

use super::CommandError;
use super::command::Words;

/// How long and how far to think, in any combination; whatever is reached first ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// What is left on each player's clock.
    pub time: ByPlayer<Option<Duration>>,
    /// What each player gets for every move.
    pub increment: ByPlayer<Duration>,
    /// How many moves the time on the clock is for; all the rest of the game when it is not said.
    pub moves_to_go: Option<u32>,
    /// How long this move may take.
    pub move_time: Option<Duration>,
    /// How deep to think.
    pub depth: Option<u32>,
    /// How many positions to look at.
    pub nodes: Option<u64>,
    /// Answer only when told to stop.
    pub infinite: bool,
}

impl Go {
    /// This long for this move.
    pub fn move_time(time: Duration) -> Self {
        Self { move_time: Some(time), ..Self::default() }
    }

    /// What a player is told of a clock.
    pub fn of_clock(clock: &Clock, player: Player, now: Duration) -> Self {
        match clock.control() {
            TimeControl::Game { bonus, .. } => Self {
                time: ByPlayer(Player::BOTH.map(|player| Some(clock.left(player, now)))),
                increment: ByPlayer([bonus.duration(); 2]),
                ..Self::default()
            },
            TimeControl::Move(_) => Self::move_time(clock.left(player, now)),
        }
    }

    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, CommandError> {
        const MOST: u64 = 1_000_000;
        let mut go = Self::default();
        while let Some(word) = words.next() {
            match word {
                "p1time" => go.time[Player::First] = Some(milliseconds(words, word)?),
                "p2time" => go.time[Player::Second] = Some(milliseconds(words, word)?),
                "p1inc" => go.increment[Player::First] = milliseconds(words, word)?,
                "p2inc" => go.increment[Player::Second] = milliseconds(words, word)?,
                "movestogo" => go.moves_to_go = Some(words.number(word, 1, MOST)? as u32),
                "movetime" => go.move_time = Some(milliseconds(words, word)?),
                "depth" => go.depth = Some(words.number(word, 1, MOST)? as u32),
                "nodes" => go.nodes = Some(words.number(word, 1, u64::MAX)?),
                "infinite" => go.infinite = true,
                other => {
                    let hint = "it takes p1time, p2time, p1inc, p2inc, movestogo, movetime, \
                                depth, nodes and infinite";
                    return Err(CommandError::Word("go", hint, other.into()));
                }
            }
        }
        Ok(go)
    }

    /// Whether the answer has to wait for `stop`: that was said, or nothing was.
    pub fn is_infinite(&self) -> bool {
        self.infinite || *self == Self { increment: self.increment, ..Self::default() }
    }

    /// What it means for the player to move: a clock is shared out as [`Limits::of_clock`] says.
    pub fn limits(&self, turn: Player) -> Limits {
        let mut limits = Limits { depth: self.depth, nodes: self.nodes, ..Limits::default() };
        if self.infinite {
            return limits;
        }
        if let Some(time) = self.move_time {
            limits = limits.and(Limits::of_move(time));
        }
        if let Some(left) = self.time[turn] {
            let clock = Limits::of_clock(left, self.increment[turn], self.moves_to_go);
            limits = limits.and(clock);
        }
        limits
    }
}

/// A clock may have run out already: less than nothing is nothing.
fn milliseconds(words: &mut Words<'_>, of: &str) -> Result<Duration, CommandError> {
    const MOST: u64 = 1 << 40;
    let word = words.next().unwrap_or_default();
    let number = word.parse::<i64>().ok().filter(|number| *number <= MOST as i64);
    let number = number.ok_or_else(|| CommandError::Number(of.into(), 0, MOST, word.into()))?;
    Ok(Duration::from_millis(number.max(0) as u64))
}

/// The line that says it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        for (name, time) in [("p1time", self.time.0[0]), ("p2time", self.time.0[1])] {
            if let Some(time) = time {
                write!(f, " {name} {}", time.as_millis())?;
            }
        }
        for (name, time) in [("p1inc", self.increment.0[0]), ("p2inc", self.increment.0[1])] {
            if !time.is_zero() {
                write!(f, " {name} {}", time.as_millis())?;
            }
        }
        if let Some(moves) = self.moves_to_go {
            write!(f, " movestogo {moves}")?;
        }
        if let Some(time) = self.move_time {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        f.write_str(if self.infinite { " infinite" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ugi::Command;

    fn limits(line: &str, turn: Player) -> [Option<u128>; 2] {
        let Ok(Some(Command::Go(go))) = Command::read(line) else { panic!("{line}") };
        let Limits { soft, hard, .. } = go.limits(turn);
        [soft, hard].map(|time| time.map(|time| time.as_millis()))
    }

    #[test]
    fn a_clock_is_shared_out() {
        let line = "go p1time 10020 p2time 1020 p1inc 400 p2inc 0";
        // 10,000 / 25 + 300 = 700 a share; 1,000 / 25 = 40.
        assert_eq!(limits(line, Player::First), [Some(420), Some(2_100)]);
        assert_eq!(limits(line, Player::Second), [Some(24), Some(120)]);
        assert_eq!(limits("go p1time 1020 movestogo 1", Player::First), [Some(600), Some(1_000)]);
        // With an increment larger than the clock the clock still decides.
        assert_eq!(limits("go p1time 100 p1inc 9000", Player::First), [Some(54), Some(60)]);
        assert_eq!(limits("go p1time -5", Player::First), [Some(0), Some(0)]);
    }

    #[test]
    fn a_clock_is_told_as_it_stands() {
        let mut clock = Clock::new("1+0.5".parse().unwrap());
        clock.run(Player::First, Duration::ZERO);
        let told = Go::of_clock(&clock, Player::First, Duration::from_millis(200)).to_string();
        assert_eq!(told, "go p1time 800 p2time 1000 p1inc 500 p2inc 500");
        let clock = Clock::new("0.1s/move".parse().unwrap());
        let told = Go::of_clock(&clock, Player::Second, Duration::ZERO).to_string();
        assert_eq!(told, "go movetime 100");
    }

    #[test]
    fn what_is_shorter_counts() {
        assert_eq!(limits("go movetime 50 p1time 900000", Player::First), [Some(45), Some(45)]);
        assert_eq!(limits("go movetime 50 infinite", Player::First), [None, None]);
        assert_eq!(limits("go p2time 100", Player::First), [None, None]);
        assert_eq!(limits("go depth 3", Player::First), [None, None]);
    }

    #[test]
    fn the_clock_is_never_overstepped() {
        for left in [1, 10, 100, 1_000, 100_000] {
            for moves in [1, 2, 5, 100] {
                for increment in [0, 10, 5_000] {
                    let line = format!("go p1time {left} p1inc {increment} movestogo {moves}");
                    let [soft, hard] = limits(&line, Player::First);
                    assert!(soft <= hard && hard <= Some(left), "{line}");
                }
            }
        }
    }
}
