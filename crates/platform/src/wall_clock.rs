use std::time::{SystemTime, UNIX_EPOCH};

/// The time, in milliseconds since 1970, as the machine has it.
#[expect(clippy::disallowed_methods, reason = "this is where the others get it from")]
pub fn wall_clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}
