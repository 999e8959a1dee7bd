use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use board::ParseError;
use i18n::Phrase;

use crate::words;

/// A length of time on a clock, in thousandths of a second.
///
/// `Display` writes `h:mm:ss`, with a fraction where there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(u32);

impl Span {
    /// The longest one: 999:59:59.999.
    pub const LONGEST: Self = Self(3_599_999_999);

    /// A duration cut to thousandths, and to the longest span.
    pub fn new(duration: Duration) -> Self {
        let most = u128::from(Self::LONGEST.0);
        Self(duration.as_millis().min(most) as u32)
    }

    /// The same as a duration.
    pub const fn duration(self) -> Duration {
        Duration::from_millis(self.0 as u64)
    }

    /// Reads seconds, as in `300` or `0.5`.
    fn seconds(text: &str, at: usize) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(at, &words::NOT_SECONDS, &words::SECONDS);
        let (whole, part) = fraction(text).ok_or_else(wrong)?;
        let span = whole.checked_mul(1_000).and_then(|whole| whole.checked_add(part));
        span.map(Self).filter(|&span| span <= Self::LONGEST).ok_or_else(wrong)
    }
}

/// Digits alone, one spelling for a number, and up to three digits after a point.
fn fraction(text: &str) -> Option<(u32, u32)> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || part.len() > 3 {
        return None;
    }
    Some((whole.parse().ok()?, format!("{part:0<3}").parse().ok()?))
}

/// The part after the seconds, nothing where it is zero.
fn point(thousandths: u32) -> String {
    match thousandths % 1_000 {
        0 => String::new(),
        part => format!(".{part:03}").trim_end_matches('0').to_owned(),
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}{}", seconds % 60, point(self.0))
    }
}

impl FromStr for Span {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(0, &words::NOT_A_CLOCK, &words::CLOCKS);
        let mut parts = text.splitn(3, ':');
        let mut next = || parts.next().ok_or_else(wrong);
        let (hours, minutes, rest) = (next()?, next()?, next()?);
        let whole = |text: &str, most: u32| match fraction(text) {
            Some((number, 0)) if number <= most && !text.contains('.') => Ok(number),
            _ => Err(wrong()),
        };
        let (hours, minutes) = (whole(hours, 999)?, whole(minutes, 59)?);
        let (seconds, part) = fraction(rest).filter(|&(s, _)| s < 60).ok_or_else(wrong)?;
        Ok(Self(((hours * 60 + minutes) * 60 + seconds) * 1_000 + part))
    }
}

/// How much time each player has.
///
/// Written in seconds: `300+2` for a game, `30s/move` for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// So much for the whole game, and a bonus for every move.
    Game {
        /// What each clock shows at the beginning.
        base: Span,
        /// What is added after each move.
        bonus: Span,
    },
    /// So much for each move; what is left of it is lost.
    Move(Span),
}

/// What a time for each move ends with.
const A_MOVE: &str = "s/move";

impl TimeControl {
    /// So much for the whole game, and a bonus for every move.
    pub fn game(base: Duration, bonus: Duration) -> Self {
        Self::Game { base: Span::new(base), bonus: Span::new(bonus) }
    }

    /// What a clock shows at the beginning.
    pub const fn base(self) -> Span {
        match self {
            Self::Game { base: span, .. } | Self::Move(span) => span,
        }
    }

    /// What is added after each move; nothing where each has its own time.
    pub const fn bonus(self) -> Span {
        match self {
            Self::Game { bonus, .. } => bonus,
            Self::Move(_) => Span(0),
        }
    }

    /// How it is told to a player: "10 min each + 5 s", "3 days a move".
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Game { base, bonus } => {
                let base = match base.duration().as_secs() {
                    seconds if seconds % 60 == 0 => words::minutes_each(seconds / 60),
                    seconds => words::seconds_each(seconds),
                };
                match bonus.duration().as_secs() {
                    0 => base,
                    bonus => words::with_bonus(base, bonus),
                }
            }
            Self::Move(time) => match time.duration().as_secs() {
                seconds if seconds % 86_400 == 0 && seconds > 0 => {
                    words::days_a_move(seconds / 86_400)
                }
                seconds if seconds % 3_600 == 0 && seconds > 0 => {
                    words::hours_a_move(seconds / 3_600)
                }
                seconds => words::seconds_a_move(seconds),
            },
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |span: Span| format!("{}{}", span.0 / 1_000, point(span.0));
        match *self {
            Self::Game { base, bonus } => write!(f, "{}+{}", seconds(base), seconds(bonus)),
            Self::Move(span) => write!(f, "{}{A_MOVE}", seconds(span)),
        }
    }
}

/// Seconds alone are a game without a bonus.
impl FromStr for TimeControl {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some(seconds) = text.strip_suffix(A_MOVE) {
            let span = Span::seconds(seconds, 0)?;
            let is_some_time = span > Span(0);
            return is_some_time
                .then_some(Self::Move(span))
                .ok_or_else(|| ParseError::new(0, &words::NO_TIME, &words::CONTROLS));
        }
        let (base, bonus) = text.split_once('+').unwrap_or((text, "0"));
        let after = base.chars().count() + 1;
        Ok(Self::Game { base: Span::seconds(base, 0)?, bonus: Span::seconds(bonus, after)? })
    }
}

#[cfg(test)]
mod tests {
    use i18n::Language;

    use super::*;

    #[test]
    fn clock_times_round_trip() {
        for text in ["0:00:00", "0:05:00", "1:59:59.25", "12:00:00.001", "999:59:59.999"] {
            assert_eq!(text.parse::<Span>().unwrap().to_string(), text);
        }
        assert_eq!("0:5:7.250".parse::<Span>().unwrap().to_string(), "0:05:07.25");
        for text in ["", "5", "5:00", "0:60:00", "0:00:60", "0:00:-1", "1000:00:00", "0:0.5:00"] {
            assert!(text.parse::<Span>().is_err(), "{text}");
        }
        let long = Duration::from_secs(u64::MAX);
        assert_eq!(Span::new(long), Span::LONGEST);
    }

    #[test]
    fn time_controls_are_told() {
        for (text, told) in [
            ("600+0", ["10 min each", "10 min para cada um"]),
            ("90+5", ["90 s each + 5 s", "90 s para cada um + 5 s"]),
            ("30s/move", ["30 s a move", "30 s por jogada"]),
            ("43200s/move", ["12 h a move", "12 h por jogada"]),
            ("86400s/move", ["1 day a move", "1 dia por jogada"]),
            ("259200s/move", ["3 days a move", "3 dias por jogada"]),
        ] {
            let phrase = text.parse::<TimeControl>().unwrap().phrase();
            assert_eq!(Language::ALL.map(|language| phrase.say(language)), told);
        }
    }

    #[test]
    fn time_controls_round_trip() {
        for text in ["300+2", "0.5+0.01", "3599999.999+0", "30s/move", "0.05s/move"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        assert_eq!("300".parse::<TimeControl>().unwrap().to_string(), "300+0");
        for text in
            ["", "+", "1+", "-1+0", "1e3+0", "3600000+0", "1.0001+0", "s/move", "0s/move", "NaN"]
        {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
