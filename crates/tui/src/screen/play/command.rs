use i18n::Pattern;

use super::Play;
use crate::words;

/// Something that can be done in a game, by a capital letter or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    TakeBack,
    Hint,
    Analysis,
    Flip,
    Save,
    Draw,
    Resign,
    Now,
    Pause,
    Next,
    Rematch,
    Rules,
}

impl Command {
    pub(super) const ALL: [Self; 12] = [
        Self::Rematch,
        Self::Now,
        Self::Pause,
        Self::Next,
        Self::TakeBack,
        Self::Hint,
        Self::Analysis,
        Self::Flip,
        Self::Save,
        Self::Draw,
        Self::Resign,
        Self::Rules,
    ];

    /// The key.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::TakeBack => "U",
            Self::Hint => "H",
            Self::Analysis => "A",
            Self::Flip => "F",
            Self::Save => "S",
            Self::Draw => "D",
            Self::Resign => "R",
            Self::Now => "M",
            Self::Pause => "P",
            Self::Next => "N",
            Self::Rematch => "G",
            Self::Rules => "L",
        }
    }

    /// What it is called.
    pub(super) const fn name(self) -> &'static Pattern {
        match self {
            Self::TakeBack => &words::KEY_TAKE_BACK,
            Self::Hint => &words::KEY_HINT,
            Self::Analysis => &words::KEY_ANALYSIS,
            Self::Flip => &words::KEY_FLIP,
            Self::Save => &words::KEY_SAVE,
            Self::Draw => &words::KEY_DRAW,
            Self::Resign => &words::KEY_RESIGN,
            Self::Now => &words::KEY_NOW,
            Self::Pause => &words::KEY_PAUSE,
            Self::Next => &words::KEY_NEXT,
            Self::Rematch => &words::KEY_REMATCH,
            Self::Rules => &words::KEY_RULES,
        }
    }
}

impl Play {
    /// What can be done now.
    pub(super) fn commands(&self) -> Vec<Command> {
        let (is_running, is_show) = (self.is_running(), self.session.is_show());
        let can = |command: &Command| match command {
            Command::TakeBack => !self.table().line().moves().is_empty(),
            Command::Hint => self.table().awaits_person() && !self.session.is_looking_back(),
            Command::Draw | Command::Resign => is_running && !is_show,
            Command::Now => self.session.is_choosing(),
            Command::Pause | Command::Next => is_running && is_show,
            Command::Rematch => !is_running,
            Command::Analysis | Command::Flip | Command::Save | Command::Rules => true,
        };
        Command::ALL.into_iter().filter(can).collect()
    }
}
