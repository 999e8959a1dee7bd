use std::fmt;
use std::str::FromStr;

use board::ParseError;

use crate::words;

/// A day, a month or a year: `2026-11-15`, `2026-11` or `2026`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    /// 0 where it is not known.
    month: u8,
    day: u8,
}

const fn days(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Digits alone, exactly so many.
fn number(text: &str, digits: usize) -> Option<u16> {
    let exact = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| exact)
}

impl Date {
    /// The day that is so many days after the first of 1970.
    pub fn of_day(days_since_1970: u64) -> Self {
        let mut left = days_since_1970;
        let (mut year, mut month) = (1970, 1);
        while left >= u64::from(days(year, month)) && year < 9_999 {
            left -= u64::from(days(year, month));
            (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        }
        Self { year, month, day: (left % 31) as u8 + 1 }
    }
}

impl FromStr for Date {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut parts = text.splitn(3, '-');
        let year = parts.next().and_then(|text| number(text, 4));
        let month = parts.next().map_or(Some(0), |text| {
            number(text, 2).filter(|month| (1..=12).contains(month)).map(|month| month as u8)
        });
        let day = parts.next().map_or(Some(0), |text| {
            let most = days(year?, month?);
            number(text, 2).map(|day| day as u8).filter(|day| (1..=most).contains(day))
        });
        let date = || Some(Self { year: year?, month: month?, day: day? });
        date().ok_or_else(|| ParseError::new(0, &words::NOT_A_DATE, &words::DATES))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day].into_iter().filter(|&part| part > 0) {
            write!(f, "-{part:02}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        for (day, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_774, "2026-11-17"),
        ] {
            assert_eq!(Date::of_day(day).to_string(), text);
        }
        assert!(Date::of_day(u64::MAX).to_string().starts_with("9999"));
    }

    #[test]
    fn dates_round_trip() {
        for text in ["2026-11-15", "2024-02-29", "0999-01", "1881"] {
            assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
        }
        for text in ["", "26", "2026-", "2026-13", "2026-1-1", "2023-02-29", "2026-11-00", "+026"] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
