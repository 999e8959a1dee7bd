use i18n::Pattern;

use crate::words;

/// Which end of the last move a cell was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Something left it.
    From,
    /// Something came to it, or changed on it.
    To,
}

/// What a touch of a cell does that can be touched now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// It takes up what stands there.
    Source,
    /// It is where something goes, or happens.
    Target,
}

/// Why a cell stands out; usually it does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// The last move touched it.
    pub last: Option<End>,
    /// It can be touched now.
    pub lit: Option<Touch>,
    /// It decided the game.
    pub deciding: bool,
    /// From here or to here the opponent would win.
    pub threat: bool,
    /// What could go there otherwise must not now.
    pub barred: bool,
}

impl Marks {
    /// Whether there is any.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// What they say of the cell: "last move", "legal".
    pub fn names(self) -> impl Iterator<Item = &'static Pattern> {
        let names = [
            (self.last.is_some(), &words::LAST_MOVE),
            (self.lit.is_some(), &words::LEGAL),
            (self.deciding, &words::DECIDING),
            (self.threat, &words::THREAT),
            (self.barred, &words::BARRED),
        ];
        names.into_iter().filter_map(|(is_so, name)| is_so.then_some(name))
    }
}
