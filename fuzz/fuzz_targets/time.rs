//! Any text as time on a clock and as a time control: refused in words, or written and read back the
//! same, and a clock runs by it.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use board::Player;
use libfuzzer_sys::fuzz_target;
use play::Clock;
use record::{Span, TimeControl};

fn comes_back<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    assert_eq!(value.to_string().parse::<T>().unwrap(), value);
    Some(value)
}

fuzz_target!(|text: &str| {
    comes_back::<Span>(text);
    if let Some(control) = comes_back::<TimeControl>(text) {
        let mut clock = Clock::new(control);
        for (second, player) in (0..).zip(Player::BOTH) {
            let now = Duration::from_secs(second);
            clock.run(player, now);
            let _ = (clock.limits(player, now), clock.deadline(), clock.fallen(now));
            clock.halt(now + Duration::from_millis(500));
            clock.reward(player);
            let _ = clock.left(player, now);
        }
    }
});
