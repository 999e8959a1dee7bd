mod about;
mod browser;
mod editor;
mod first;
mod join;
mod load;
mod menu;
mod my_games;
mod new_game;
mod options;
mod play;
mod rules;

use std::time::Duration;

use games::AnyDraft;
use i18n::Pattern;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;

use crate::bar::Bar;
use crate::context::{self, Context, Step};
use crate::look::Look;
use crate::message::Message;
use crate::words;

pub(crate) use about::About;
pub(crate) use browser::Browser;
pub(crate) use editor::Editor;
pub(crate) use first::First;
pub(crate) use join::Join;
pub(crate) use load::Load;
pub(crate) use menu::{Menu, resume};
pub(crate) use my_games::MyGames;
pub(crate) use new_game::NewGame;
pub(crate) use options::Options;
pub(crate) use play::Play;
pub(crate) use rules::Rules;

/// A key and what it does.
pub(crate) type Hint = (&'static str, &'static Pattern);

/// What the whole screen shows, apart from what is laid over it.
#[derive(Debug)]
pub(crate) enum Screen {
    Menu(Menu),
    NewGame(NewGame),
    Editor(Editor),
    First(Box<First>),
    Join(Join),
    Play(Box<Play>),
    Rules(Rules),
    Options(Options),
    About(About),
    MyGames(MyGames),
    Load(Load),
    Browser(Browser),
}

/// Hands a call on to whichever screen it is.
macro_rules! on_screen {
    ($screen:expr, $inner:ident => $call:expr) => {
        match $screen {
            Screen::Menu($inner) => $call,
            Screen::NewGame($inner) => $call,
            Screen::Editor($inner) => $call,
            Screen::First($inner) => $call,
            Screen::Join($inner) => $call,
            Screen::Play($inner) => $call,
            Screen::Rules($inner) => $call,
            Screen::Options($inner) => $call,
            Screen::About($inner) => $call,
            Screen::MyGames($inner) => $call,
            Screen::Load($inner) => $call,
            Screen::Browser($inner) => $call,
        }
    };
}

impl Screen {
    /// Does what a key asks for.
    pub(crate) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        on_screen!(self, screen => screen.key(key, context))
    }

    /// Does what the mouse asks for.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        on_screen!(self, screen => screen.mouse(mouse, context))
    }

    /// Draws itself.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        match self {
            Self::Play(play) => play.draw(frame, area, look, now),
            Self::Menu(menu) => menu.draw(frame, area, look),
            Self::NewGame(new_game) => new_game.draw(frame, area, look),
            Self::Editor(editor) => editor.draw(frame, area, look),
            Self::First(first) => first.draw(frame, area, look),
            Self::Join(join) => join.draw(frame, area, look),
            Self::Rules(rules) => rules.draw(frame, area, look),
            Self::Options(options) => options.draw(frame, area, look),
            Self::About(about) => about.draw(frame, area, look),
            Self::MyGames(games) => games.draw(frame, area, look),
            Self::Load(load) => load.draw(frame, area, look),
            Self::Browser(browser) => browser.draw(frame, area, look),
        }
    }

    /// The keys that are shown below it; the first screen has none before it.
    pub(crate) fn bar(&self, is_first: bool, width: usize, look: Look) -> Bar {
        let hints = on_screen!(self, screen => screen.hints());
        let back = match self {
            _ if is_first => &words::KEY_QUIT,
            Self::First(first) if !first.is_over() => &words::KEY_SKIP,
            _ => &words::KEY_BACK,
        };
        // While somebody types, everything else is a letter.
        let common: &[Hint] = &[("?", &words::KEY_HELP), ("Esc", back)];
        let common = if self.is_typing() { &common[1..] } else { common };
        if matches!(self, Self::Play(play) if !play.is_choosing()) {
            return Bar::line(&hints, common, width, look);
        }
        Bar::all(&[&hints, common].concat(), width, look)
    }

    /// Every key that it knows.
    pub(crate) fn keys(&self, is_first: bool) -> Vec<Hint> {
        let mut keys = match self {
            Self::Play(play) => play.keys(),
            Self::Menu(menu) => menu.keys(),
            Self::NewGame(new_game) => new_game.keys(),
            Self::Editor(editor) => editor.keys(),
            Self::First(first) => first.keys(),
            Self::MyGames(games) => games.keys(),
            Self::Rules(rules) => rules.keys(),
            Self::Options(options) => options.hints(),
            Self::Load(load) => load.hints(),
            Self::Join(join) => join.hints(),
            Self::About(_) | Self::Browser(_) => Vec::new(),
        };
        keys.push(("?", &words::KEY_HELP));
        if !is_first {
            keys.push(("0 Esc", &words::KEY_BACK));
        }
        keys.extend([("q", &words::KEY_QUIT), ("Ctrl+C", &words::KEY_QUIT_NOW)] as [Hint; 2]);
        keys
    }

    /// Hears from the engine, or that time has passed.
    pub(crate) fn hear(&mut self, message: &Message, context: &mut Context<'_>) -> Step {
        match self {
            Self::Play(play) => {
                play.hear(message, context);
                Step::Stay
            }
            Self::NewGame(new_game) => new_game.hear(message, context),
            Self::Join(join) => join.hear(message, context),
            _ => Step::Stay,
        }
    }

    /// Hears whether the answer to its question was yes.
    pub(crate) fn answer(
        &mut self,
        about: context::About,
        is_yes: bool,
        context: &mut Context<'_>,
    ) -> Step {
        match self {
            Self::Play(play) => play.answer(about, is_yes, context),
            Self::NewGame(new_game) => new_game.answer(is_yes, context),
            Self::Editor(_) => Editor::answer(is_yes),
            _ => Step::Stay,
        }
    }

    /// When something will change by itself.
    pub(crate) fn wake(&self, look: Look, now: Duration) -> Option<Duration> {
        match self {
            Self::Play(play) => play.wake(look, now),
            _ => None,
        }
    }

    /// Whether a game would be left by leaving.
    pub(crate) fn is_running(&self) -> bool {
        matches!(self, Self::Play(play) if play.is_running() && !play.is_trial())
    }

    /// Whether every key is a letter of what is being typed.
    pub(crate) fn is_typing(&self) -> bool {
        match self {
            Self::Play(play) => play.is_typing(),
            // A name can begin with any letter.
            Self::Load(_) | Self::Join(_) => true,
            Self::Editor(editor) => editor.is_typing(),
            Self::First(first) => first.is_typing(),
            _ => false,
        }
    }

    /// Whether it knows itself what a step back is.
    pub(crate) const fn steps_back(&self) -> bool {
        matches!(
            self,
            Self::Play(_) | Self::Editor(_) | Self::First(_) | Self::Load(_) | Self::Join(_)
        )
    }

    /// Takes what was put together on the screen over it.
    pub(crate) fn take(&mut self, made: Box<dyn AnyDraft>) {
        if let Self::NewGame(new_game) = self {
            new_game.take(made);
        }
    }

    /// Puts everything away, since the program ends.
    pub(crate) fn close(&mut self, context: &mut Context<'_>) {
        if let Self::Play(play) = self {
            play.close(context);
        }
    }

    /// Comes back from a screen that lay over it.
    pub(crate) fn return_to(&mut self, context: &mut Context<'_>) {
        match self {
            Self::Menu(menu) => menu.return_to(context),
            Self::NewGame(new_game) => new_game.return_to(context),
            Self::MyGames(games) => games.return_to(context),
            Self::Play(play) => play.return_to(context),
            _ => {}
        }
    }
}

macro_rules! from {
    ($($screen:ident)*) => {$(
        impl From<$screen> for Screen {
            fn from(screen: $screen) -> Self {
                Self::$screen(screen)
            }
        }
    )*};
}

from!(Menu NewGame Editor Join Rules Options About MyGames Load Browser);

impl From<First> for Screen {
    fn from(first: First) -> Self {
        Self::First(Box::new(first))
    }
}

impl From<Play> for Screen {
    fn from(play: Play) -> Self {
        Self::Play(Box::new(play))
    }
}
