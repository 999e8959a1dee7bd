//! Any text as time on a clock, as a time control and as the tempo of a match: refused in words, or
//! written and read back the same.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use arena::{Clocks, Tempo};
use board::Player;
use libfuzzer_sys::fuzz_target;
use record::{Span, TimeControl};

fn comes_back<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    assert_eq!(value.to_string().parse::<T>().unwrap(), value);
    Some(value)
}

fuzz_target!(|text: &str| {
    comes_back::<Span>(text);
    comes_back::<TimeControl>(text);
    if let Ok(tempo) = text.parse::<Tempo>() {
        let mut clocks = Clocks::new(tempo);
        for player in Player::BOTH {
            let _ = (clocks.go(player), clocks.patience(player));
            clocks.spend(player, Duration::from_secs(1));
            let _ = clocks.left(player);
        }
    }
});
