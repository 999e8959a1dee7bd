use std::time::Duration;

use board::Dice;
use games::{AnyDraft, Shelf};
use i18n::Language;

use crate::autosave::Autosave;
use crate::engine_thread::EngineThread;
use crate::look::Look;
use crate::network::Network;
use crate::screen::Screen;
use crate::settings::Settings;

/// What the screens have in common while something happens.
pub(crate) struct Context<'a> {
    pub(crate) shelf: &'static Shelf,
    pub(crate) look: Look,
    pub(crate) settings: &'a mut Settings,
    /// The language that was asked for from outside, until another is chosen.
    pub(crate) asked: &'a mut Option<Language>,
    pub(crate) engine: &'a mut EngineThread,
    pub(crate) autosave: &'a mut Autosave,
    pub(crate) network: &'a mut Network,
    pub(crate) dice: &'a mut Dice,
    /// The time since the app began.
    pub(crate) now: Duration,
}

/// Where a screen leads.
#[derive(Debug)]
pub(crate) enum Step {
    /// Nowhere else.
    Stay,
    /// To the screen before.
    Back,
    /// To another screen, and later back.
    Open(Box<Screen>),
    /// To another screen in place of this one.
    Replace(Box<Screen>),
    /// To the screen before, with what was put together by hand.
    Give(Box<dyn AnyDraft>),
    /// To a question that is answered by yes or no.
    Ask(Ask),
    /// Out of the program.
    Quit,
}

impl Step {
    /// To another screen, and later back.
    pub(crate) fn open(screen: impl Into<Screen>) -> Self {
        Self::Open(Box::new(screen.into()))
    }
}

/// A question that is answered by yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    /// What is asked.
    pub(crate) text: String,
    /// What a yes means.
    pub(crate) about: About,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Leaving the program.
    Quit,
    /// Leaving a running game.
    Leave,
    /// Giving up.
    Resign,
    /// Calling a game off before it has begun.
    Cancel,
    /// Offering a draw to the computer.
    Draw,
    /// Taking what the other player has offered.
    Offer,
    /// Moving first, for the player who did not choose the board.
    First,
    /// Leaving what has been put together by hand.
    Discard,
}
