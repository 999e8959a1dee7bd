use i18n::Pattern;

use super::Play;
use crate::screen::Hint;
use crate::words;

/// Something that can be done in a game, by a letter or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    TakeBack,
    Hint,
    Analysis,
    Flip,
    Save,
    Draw,
    Resign,
    Cancel,
    Accept,
    Decline,
    Say,
    Claim,
    Now,
    Pause,
    Next,
    Rematch,
    Try,
    Rules,
}

impl Command {
    pub(super) const ALL: [Self; 18] = [
        Self::Accept,
        Self::Decline,
        Self::Claim,
        Self::Rematch,
        Self::Now,
        Self::Pause,
        Self::Next,
        Self::Try,
        Self::TakeBack,
        Self::Hint,
        Self::Analysis,
        Self::Flip,
        Self::Save,
        Self::Draw,
        Self::Resign,
        Self::Cancel,
        Self::Say,
        Self::Rules,
    ];

    /// The key: none with which a move can begin, since moves are typed too.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::TakeBack => "u",
            Self::Hint => "t",
            // Never at the same time.
            Self::Analysis | Self::Accept => "y",
            Self::Flip => ".",
            Self::Save => "w",
            Self::Draw => "o",
            Self::Resign | Self::Cancel => "z",
            Self::Say => "/",
            Self::Claim => "!",
            Self::Pause => "Space",
            Self::Now | Self::Next | Self::Rematch | Self::Decline => "n",
            Self::Try => "v",
            Self::Rules => "r",
        }
    }

    /// What it does now.
    const fn name(self, is_paused: bool) -> &'static Pattern {
        match self {
            Self::TakeBack => &words::KEY_TAKE_BACK,
            Self::Hint => &words::KEY_HINT,
            Self::Analysis => &words::KEY_ANALYSIS,
            Self::Flip => &words::KEY_FLIP,
            Self::Save => &words::KEY_SAVE,
            Self::Draw => &words::KEY_DRAW,
            Self::Resign => &words::KEY_RESIGN,
            Self::Cancel => &words::KEY_CANCEL,
            Self::Accept => &words::KEY_ACCEPT,
            Self::Decline => &words::KEY_DECLINE,
            Self::Say => &words::KEY_SAY,
            Self::Claim => &words::KEY_CLAIM,
            Self::Now => &words::KEY_NOW,
            Self::Pause if is_paused => &words::KEY_GO_ON,
            Self::Pause => &words::KEY_PAUSE,
            Self::Next => &words::KEY_NEXT,
            Self::Rematch => &words::KEY_REMATCH,
            Self::Try => &words::KEY_TRY,
            Self::Rules => &words::KEY_RULES,
        }
    }
}

impl Play {
    /// What can be done now.
    pub(super) fn commands(&self) -> Vec<Command> {
        let (is_running, is_show) = (self.is_running(), self.session.is_show());
        let is_played = is_running && !self.session.is_watched();
        let can = |command: &Command| match command {
            Command::TakeBack => self.can_take_back(),
            Command::Hint => self.session.can_be_helped(),
            Command::Resign => is_played && !self.is_trial && !self.can_online(Command::Cancel),
            Command::Draw => is_played && !self.is_trial && self.has_begun(),
            Command::Rematch if self.online.is_some() => self.can_online(Command::Rematch),
            Command::Cancel
            | Command::Accept
            | Command::Decline
            | Command::Say
            | Command::Claim => self.can_online(*command),
            Command::Now => self.session.is_choosing() && !is_show,
            Command::Pause | Command::Next => is_running && is_show,
            Command::Rematch => !is_running && !self.is_trial,
            Command::Try => self.can_try(),
            Command::Analysis => self.session.can_analyse(),
            Command::Flip | Command::Save | Command::Rules => true,
        };
        Command::ALL.into_iter().filter(can).collect()
    }

    /// The keys of what can be done now.
    pub(super) fn command_hints(&self) -> Vec<Hint> {
        let is_paused = self.session.pace().is_paused;
        let commands = self.commands().into_iter();
        commands.map(|command| (command.key(), command.name(is_paused))).collect()
    }

    /// Whether there is a move that whoever asks can have back.
    fn can_take_back(&self) -> bool {
        let is_show = self.session.is_show();
        self.table().last_mover(|player| is_show || self.session.is_here(player)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::{FirstGame, SHELF};

    use super::*;

    #[test]
    fn no_command_is_the_beginning_of_a_move() {
        // A first game has every kind of move.
        let mut letters = BTreeSet::new();
        for mut first in SHELF.iter().filter_map(|game| FirstGame::new(*game)) {
            while !first.is_over() {
                let moves = first.line().position().moves();
                letters.extend(moves.iter().filter_map(|mv| mv.chars().next()));
                let right = first.lesson().accepted(first.line().position());
                first.play(&right[0]).unwrap();
                first.go_on();
            }
        }
        assert!(letters.len() > 10 && !letters.contains(&'q'), "{letters:?}");
        for command in Command::ALL {
            let mut key = command.key().chars();
            let is_free = key.all(|letter| !letters.contains(&letter));
            assert!(is_free || command == Command::Pause, "{command:?}");
        }
    }
}
