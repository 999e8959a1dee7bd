use i18n::Pattern;
use serde::{Deserialize, Serialize};

use crate::words;

/// One of the few things that players can say to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// Good game!
    GoodGame,
    /// Goodbye!
    Goodbye,
}

impl Remark {
    /// Everything that can be said.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::GoodGame,
        Self::Goodbye,
    ];

    /// How it is said.
    pub const fn words(self) -> &'static Pattern {
        match self {
            Self::Hello => &words::HELLO,
            Self::GoodLuck => &words::GOOD_LUCK,
            Self::WellPlayed => &words::WELL_PLAYED,
            Self::Thanks => &words::THANKS,
            Self::Sorry => &words::SORRY,
            Self::OneMoment => &words::ONE_MOMENT,
            Self::GoodGame => &words::GOOD_GAME,
            Self::Goodbye => &words::GOODBYE,
        }
    }
}
