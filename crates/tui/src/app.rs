use std::time::Duration;

use board::Dice;
use games::Shelf;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::autosave::Autosave;
use crate::context::{About, Ask, Context, Step};
use crate::engine_thread::EngineThread;
use crate::launch::{Launch, Opening};
use crate::look::Look;
use crate::message::Message;
use crate::screen::{Menu, Play, Screen, resume};
use crate::settings::Settings;
use crate::wrap::wrap;
use crate::{ascii, bar, dialog, words};

/// The whole games room: what has been opened, one screen over the other, and what lies on top.
///
/// It gets messages and the time, and can be drawn; it knows no terminal.
pub(crate) struct App {
    shelf: &'static Shelf,
    launch: Launch,
    settings: Settings,
    screens: Vec<Screen>,
    ask: Option<Ask>,
    is_help: bool,
    engine: EngineThread,
    autosave: Autosave,
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
            is_help: false,
            engine,
            autosave,
            dice: Dice::new(seed),
            is_over: false,
        };
        let (opening, browsing) = (app.launch.opening.clone(), app.launch.browsing);
        let mut context = app.context(Duration::ZERO).1;
        let menu = Menu::new(browsing, &mut context);
        let open = match opening {
            Opening::Menu => None,
            Opening::Last => resume(&mut context),
            Opening::Game(table) => Some(Play::new(*table, &mut context)),
        };
        app.screens.push(Screen::from(menu));
        app.screens.extend(open.map(Screen::from));
        app
    }

    /// What the engine was asked last, where a test answers for it.
    #[cfg(test)]
    pub(crate) const fn asked(&mut self) -> Option<(u64, play::request::Request)> {
        self.engine.open.take()
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
            Message::Terminal(Event::Mouse(mouse)) if self.ask.is_none() && !self.is_help => {
                let step = self.with_top(now, |screen, context| screen.mouse(mouse, context));
                self.follow(step, now);
            }
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
        if self.is_help {
            self.is_help = false;
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
                self.is_help = true;
                Step::Stay
            }
            KeyCode::Char('q') if !is_typing => self.ask_to_quit(),
            KeyCode::Esc if !steps_back => Step::Back,
            KeyCode::Char('0') if !steps_back && !is_typing => Step::Back,
            _ => self.with_top(now, |screen, context| screen.key(key, context)),
        };
        self.follow(step, now);
    }

    fn ask_to_quit(&self) -> Step {
        if self.screens.iter().any(Screen::is_running) {
            let text = self.look().say(&words::QUIT_GAME);
            Step::Ask(Ask { text, about: About::Quit })
        } else {
            Step::Quit
        }
    }

    fn answer(&mut self, ask: Ask, key: KeyEvent, now: Duration) {
        let is_yes = match key.code {
            KeyCode::Char('y' | 'Y' | 's' | 'S') | KeyCode::Enter => true,
            // Nobody has said who moves first, so nobody moves yet.
            KeyCode::Esc if ask.about == About::First => return,
            KeyCode::Char('n' | 'N' | '0') | KeyCode::Esc => false,
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
            Step::Back if self.screens.len() == 1 => self.follow(Step::Quit, now),
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
        let top = self.screens.last_mut().expect("the menu is always open");
        if matches!(top, Screen::Play(_)) {
            top.draw(frame, area, look, now);
        } else {
            let lines = bar::lines(&top.hints(), usize::from(area.width), look);
            let height = Constraint::Length(lines.len() as u16);
            let [body, bar] = Layout::vertical([Constraint::Fill(1), height]).areas(area);
            top.draw(frame, body, look, now);
            frame.render_widget(Paragraph::new(lines), bar);
        }
        if self.is_help {
            let lines = bar::column(&top.hints(), area, look);
            dialog::draw(frame, look, &look.say(&words::HELP), lines);
        }
        if let Some(ask) = &self.ask {
            let mut lines = dialog::lines(&ask.text, area);
            lines.push(Line::default());
            lines.push(Line::styled(look.say(&words::YES_OR_NO), Look::strong()));
            dialog::draw(frame, look, "", lines);
        }
    }
}
