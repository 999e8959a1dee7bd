use std::time::Duration;

use board::Dice;
use games::Shelf;
use i18n::Pattern;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::autosave::Autosave;
use crate::bar::{self, Place};
use crate::context::{About, Ask, Context, Step};
use crate::engine_thread::EngineThread;
use crate::launch::{Launch, Opening};
use crate::look::Look;
use crate::message::Message;
use crate::network::Network;
use crate::screen::{Join, Menu, Play, Screen, resume};
use crate::settings::Settings;
use crate::wrap::wrap;
use crate::{ascii, dialog, words};

/// The whole games room: what has been opened, one screen over the other, and what lies on top.
///
/// It gets messages and the time, and can be drawn; it knows no terminal.
pub(crate) struct App {
    shelf: &'static Shelf,
    launch: Launch,
    settings: Settings,
    screens: Vec<Screen>,
    ask: Option<Ask>,
    /// The page of the keys that lies on top, if one does.
    help: Option<usize>,
    /// What can be clicked in place of a key, as it was drawn last.
    places: Vec<Place>,
    engine: EngineThread,
    autosave: Autosave,
    network: Network,
    dice: Dice,
    is_over: bool,
}

/// The smallest terminal in which anything can be shown.
const LEAST: (u16, u16) = (40, 12);

impl App {
    /// A games room with what the player finds open.
    pub(crate) fn new(
        shelf: &'static Shelf,
        launch: Launch,
        engine: EngineThread,
        autosave: Autosave,
        network: Network,
        seed: u64,
    ) -> Self {
        let settings =
            autosave.settings().map_or_else(Settings::default, |text| Settings::read(&text));
        let mut app = Self {
            shelf,
            launch,
            settings,
            screens: Vec::new(),
            ask: None,
            help: None,
            places: Vec::new(),
            engine,
            autosave,
            network,
            dice: Dice::new(seed),
            is_over: false,
        };
        let (opening, browsing) = (app.launch.opening.clone(), app.launch.browsing);
        let mut context = app.context(Duration::ZERO).1;
        let menu = Menu::new(browsing, &mut context);
        let open = match opening {
            Opening::Menu => None,
            Opening::Last => resume(&mut context).map(Screen::from),
            Opening::Game(table) => Some(Play::new(*table, &mut context).into()),
            Opening::Join { link, name, is_watching } => {
                Some(Join::going(&link, name.as_ref(), is_watching, &mut context).into())
            }
        };
        app.screens.push(Screen::from(menu));
        app.screens.extend(open);
        app
    }

    /// What the engine was asked last, where a test answers for it.
    #[cfg(test)]
    pub(crate) const fn asked(&mut self) -> Option<(u64, play::request::Request)> {
        self.engine.open.take()
    }

    /// The connections to games elsewhere, where a test answers for the server.
    #[cfg(test)]
    pub(crate) const fn network(&mut self) -> &mut Network {
        &mut self.network
    }

    /// Whether everybody has left.
    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    fn look(&self) -> Look {
        let launch = self.launch.style;
        let chosen = self.settings.language.unwrap_or(launch.language);
        let style = text::Style {
            unicode: launch.unicode && !self.settings.ascii,
            colour: launch.colour && self.settings.colour,
            language: self.launch.language.unwrap_or(chosen),
        };
        Look { style, animated: self.settings.animations }
    }

    /// The screens, and what they have in common.
    fn context(&mut self, now: Duration) -> (&mut Vec<Screen>, Context<'_>) {
        let look = self.look();
        let context = Context {
            shelf: self.shelf,
            look,
            settings: &mut self.settings,
            asked: &mut self.launch.language,
            engine: &mut self.engine,
            autosave: &mut self.autosave,
            network: &mut self.network,
            dice: &mut self.dice,
            now,
        };
        (&mut self.screens, context)
    }

    /// Takes in what has happened by this time.
    pub(crate) fn receive(&mut self, message: Message, now: Duration) {
        match message {
            Message::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                self.key(key, now);
            }
            Message::Terminal(Event::Mouse(mouse)) => self.mouse(mouse, now),
            Message::Terminal(_) => {}
            Message::Quit => self.is_over = true,
            message => {
                let (screens, mut context) = self.context(now);
                let top = screens.split_last_mut().expect("the menu is always open");
                for screen in top.1.iter_mut().filter(|screen| matches!(screen, Screen::Play(_))) {
                    screen.hear(&message, &mut context);
                }
                let step = top.0.hear(&message, &mut context);
                self.follow(step, now);
            }
        }
    }

    fn with_top<T>(
        &mut self,
        now: Duration,
        act: impl FnOnce(&mut Screen, &mut Context<'_>) -> T,
    ) -> T {
        let (screens, mut context) = self.context(now);
        act(screens.last_mut().expect("the menu is always open"), &mut context)
    }

    fn key(&mut self, key: KeyEvent, now: Duration) {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && key.code == KeyCode::Char('c') {
            self.is_over = true;
            return;
        }
        if let Some(page) = &mut self.help {
            // After the last page there is none to draw, and that closes it.
            *page += 1;
            return;
        }
        if let Some(ask) = self.ask.take() {
            self.answer(ask, key, now);
            return;
        }
        let top = self.screens.last().expect("the menu is always open");
        let (is_typing, steps_back) = (top.is_typing(), top.steps_back());
        let step = match key.code {
            KeyCode::Char('?') if !is_typing => {
                self.help = Some(0);
                Step::Stay
            }
            KeyCode::Char('q' | 'Q') if !is_typing => self.quit(),
            KeyCode::Esc if !steps_back => Step::Back,
            KeyCode::Char('0') if !steps_back && !is_typing => Step::Back,
            _ => self.with_top(now, |screen, context| screen.key(key, context)),
        };
        self.follow(step, now);
    }

    /// A click on a key presses it; any other is for the screen, unless something lies over it.
    fn mouse(&mut self, mouse: MouseEvent, now: Duration) {
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        let at = Position::new(mouse.column, mouse.row);
        let place = self.places.iter().find(|(area, _)| is_click && area.contains(at));
        if let Some((_, code)) = place {
            self.key(KeyEvent::new(*code, KeyModifiers::NONE), now);
        } else if let Some(page) = &mut self.help {
            *page += usize::from(is_click);
        } else if self.ask.is_none() {
            let step = self.with_top(now, |screen, context| screen.mouse(mouse, context));
            self.follow(step, now);
        }
    }

    /// Out of the program: where a game is running, whoever wants that is asked.
    fn quit(&self) -> Step {
        if self.screens.iter().any(Screen::is_running) {
            self.ask_to_quit(&words::QUIT_GAME)
        } else {
            Step::Quit
        }
    }

    fn ask_to_quit(&self, text: &Pattern) -> Step {
        Step::Ask(Ask { text: self.look().say(text), about: About::Quit })
    }

    fn answer(&mut self, ask: Ask, key: KeyEvent, now: Duration) {
        let [yes, no] = self.look().yes_no();
        let is_yes = match key.code {
            KeyCode::Enter | KeyCode::Char('y' | 'Y') => true,
            KeyCode::Char(letter) if letter.to_lowercase().eq([yes]) => true,
            // Nobody has said who moves first, so nobody moves yet.
            KeyCode::Esc if ask.about == About::First => return,
            KeyCode::Esc | KeyCode::Char('0') => false,
            KeyCode::Char(letter) if letter.to_lowercase().eq([no]) => false,
            _ => {
                self.ask = Some(ask);
                return;
            }
        };
        let step = match ask.about {
            About::Quit if is_yes => Step::Quit,
            about => self.with_top(now, |screen, context| screen.answer(about, is_yes, context)),
        };
        self.follow(step, now);
    }

    fn follow(&mut self, step: Step, now: Duration) {
        match step {
            Step::Stay => {}
            Step::Back if self.screens.len() == 1 => {
                let step = self.ask_to_quit(&words::QUIT_ROOM);
                self.follow(step, now);
            }
            Step::Back => {
                self.screens.pop();
                self.with_top(now, Screen::return_to);
            }
            Step::Open(screen) => self.screens.push(*screen),
            Step::Replace(screen) => {
                self.screens.pop();
                self.screens.push(*screen);
            }
            Step::Give(made) => {
                self.screens.pop();
                self.with_top(now, |screen, _| screen.take(made));
            }
            Step::Ask(ask) => self.ask = Some(ask),
            Step::Quit => self.is_over = true,
        }
    }

    /// Puts everything away.
    pub(crate) fn close(&mut self, now: Duration) {
        let (screens, mut context) = self.context(now);
        for screen in screens {
            screen.close(&mut context);
        }
    }

    /// When something will change by itself.
    pub(crate) fn wake(&self, now: Duration) -> Option<Duration> {
        let look = self.look();
        self.screens.iter().filter_map(|screen| screen.wake(look, now)).min()
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, now: Duration) {
        let look = self.look();
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let lines = wrap(&look.say(&words::TOO_SMALL), usize::from(area.width));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines), area);
        } else {
            self.draw_top(frame, area, look, now);
        }
        if !look.style.unicode {
            ascii::fold(frame.buffer_mut());
        }
    }

    fn draw_top(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        let is_first = self.screens.len() == 1;
        let top = self.screens.last_mut().expect("the menu is always open");
        let keys = top.bar(is_first, usize::from(area.width), look);
        let height = Constraint::Length(keys.height());
        let [body, below] = Layout::vertical([Constraint::Fill(1), height]).areas(area);
        top.draw(frame, body, look, now);
        self.places = keys.draw(frame, below);
        if let Some(page) = self.help {
            let pages = bar::pages(&top.keys(is_first), area, look);
            let is_last = page + 1 >= pages.len();
            self.help = (page < pages.len()).then_some(page);
            if let Some(mut lines) = pages.into_iter().nth(page) {
                if !is_last {
                    lines.push(Line::styled(look.say(&words::MORE_KEYS), Look::faint()));
                }
                self.places.clear();
                dialog::draw(frame, look, &look.say(&words::HELP), lines);
            }
        }
        if let Some(ask) = &self.ask {
            self.places = dialog::ask(frame, look, &ask.text);
        }
    }
}
