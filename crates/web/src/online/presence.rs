use std::time::Duration;

use i18n::Phrase;

use crate::words::online as words;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long somebody has been away: "away for 5 min".
pub(crate) fn away_for(away: Duration) -> Phrase {
    match away.as_secs() {
        seconds @ ..MINUTE => words::away_seconds(seconds),
        seconds @ ..HOUR => words::away_minutes(seconds / MINUTE),
        seconds @ ..DAY => words::away_hours(seconds / HOUR),
        seconds => words::away_days(seconds / DAY),
    }
}

/// How much time there is for a move, where that is long: "2 days left", to the nearest.
pub(crate) fn left(left: Duration) -> Phrase {
    const LONG: u64 = 36 * HOUR;
    match left.as_secs() {
        seconds @ ..HOUR => words::minutes_left(seconds / MINUTE),
        seconds @ ..LONG => words::hours_left((seconds + HOUR / 2) / HOUR),
        seconds => words::days_left((seconds + DAY / 2) / DAY),
    }
}
