use std::time::Duration;

/// How much may be asked at once, all of which may be asked again after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How much at once; at least 1.
    pub burst: u32,
    /// After how long all of it is there again; a part of it comes back after a part of that time.
    pub window: Duration,
}

impl Rate {
    /// So much at once, again after so many seconds.
    pub const fn new(burst: u32, seconds: u64) -> Self {
        Self { burst, window: Duration::from_secs(seconds) }
    }
}

/// How much may be asked of the interface for pages and programs.
///
/// The numbers are for a class of 40 behind one address, who all begin in the same minute, and mistype
/// their passwords.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// By somebody, whoever they are.
    pub identity: Rate,
    /// From one address, by everybody there.
    pub address: Rate,
    /// How many become known from one address, as guests or with an account.
    pub newcomers: Rate,
    /// How often somebody may try to sign in from one address, with any name.
    pub sign_in_address: Rate,
    /// How often somebody may try to sign in with a name, from one address.
    pub sign_in_name: Rate,
    /// How often somebody may try to sign in with a name, from everywhere together.
    pub sign_in_everywhere: Rate,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            identity: Rate::new(60, 6),
            address: Rate::new(1_200, 12),
            newcomers: Rate::new(240, 3_600),
            sign_in_address: Rate::new(200, 600),
            sign_in_name: Rate::new(10, 600),
            sign_in_everywhere: Rate::new(100, 3_600),
        }
    }
}

impl Rates {
    /// As good as none, for tools that measure and for tests.
    pub const BOUNDLESS: Self = {
        let rate = Rate::new(1_000_000_000, 1);
        Self {
            identity: rate,
            address: rate,
            newcomers: rate,
            sign_in_address: rate,
            sign_in_name: rate,
            sign_in_everywhere: rate,
        }
    };
}
