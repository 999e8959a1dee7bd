use std::time::Duration;

use engine::{Report, Score, SingleThread, Unlimited, Variation};
use games::{Shelf, Shelved};
use i18n::Language;
use platform::State;
use play::request::{Handler, Response};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::App;
use crate::autosave::Autosave;
use crate::engine_thread::EngineThread;
use crate::message::Message;
use crate::network::Network;
use crate::{Launch, Opening};

/// The games whose numbers the keys of these tests press and whose screens are kept, whatever else
/// comes onto the shelf.
pub(super) static SHELF: &Shelf = &[
    &Shelved::<games::mapello::Mapello>::NEW,
    &Shelved::<games::mitsudomoe::Mitsudomoe>::NEW,
    &Shelved::<games::nex::Nex>::NEW,
    &Shelved::<games::period5::Period5>::NEW,
    &Shelved::<games::talpa::Talpa>::NEW,
];

/// The games room with somebody at the keyboard, and an engine that says what the test wants.
pub(super) struct Stage {
    pub(super) app: App,
    pub(super) now: Duration,
    terminal: Terminal<TestBackend>,
}

impl Stage {
    pub(super) fn new(language: Language) -> Self {
        Self::with(language, text::Style { unicode: true, ..text::Style::PLAIN }, None)
    }

    pub(super) fn with(language: Language, style: text::Style, state: Option<State>) -> Self {
        Self::of(Self::launch(language, style, state))
    }

    /// How the program is started when nothing is asked for.
    pub(super) fn launch(language: Language, style: text::Style, state: Option<State>) -> Launch {
        let style = text::Style { language, ..style };
        let opening = Opening::Menu;
        Launch { style, language: None, state, opening, seed: None, browsing: None }
    }

    pub(super) fn of(launch: Launch) -> Self {
        Self::on(SHELF, launch)
    }

    pub(super) fn on(shelf: &'static Shelf, launch: Launch) -> Self {
        let state = launch.state.clone();
        let autosave = Autosave::new(state, Duration::from_secs(1_000));
        let app = App::new(shelf, launch, EngineThread::silent(), autosave, Network::default(), 7);
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        Self { app, now: Duration::ZERO, terminal }
    }

    /// Presses keys, named as in "Enter Tab d 3".
    pub(super) fn press(&mut self, keys: &str) -> &mut Self {
        for name in keys.split(' ') {
            let code = match name {
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Tab" => KeyCode::Tab,
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "End" => KeyCode::End,
                "Home" => KeyCode::Home,
                "Back" => KeyCode::Backspace,
                "Del" => KeyCode::Delete,
                "Space" => KeyCode::Char(' '),
                letter => KeyCode::Char(letter.parse().unwrap()),
            };
            let key = KeyEvent::new(code, KeyModifiers::NONE);
            self.receive(Message::Terminal(Event::Key(key)));
        }
        self
    }

    /// Begins a game against the computer, in which the person moves first.
    pub(super) fn begin(&mut self, game: u8) -> &mut Self {
        self.press(&game.to_string());
        // Where the computer chooses its side, the person says otherwise.
        if self.shows("the computer chooses") || self.shows("escolhe o computador") {
            self.press("Down Down Right");
        }
        self.press("s")
    }

    /// Types a text, letter by letter.
    pub(super) fn type_text(&mut self, text: &str) -> &mut Self {
        for letter in text.chars() {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            self.receive(Message::Terminal(Event::Key(key)));
        }
        self
    }

    pub(super) fn click(&mut self, column: u16, row: u16) -> &mut Self {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.receive(Message::Terminal(Event::Mouse(mouse)));
        self
    }

    pub(super) fn receive(&mut self, message: Message) {
        self.app.receive(message, self.now);
    }

    /// Lets time pass.
    pub(super) fn wait(&mut self, milliseconds: u64) -> &mut Self {
        self.now += Duration::from_millis(milliseconds);
        self.receive(Message::Tick);
        self
    }

    /// The engine has found a line worth so many hundredths.
    pub(super) fn find(&mut self, request: u64, hundredths: i32, moves: &[&str]) -> &mut Self {
        let moves = moves.iter().map(ToString::to_string).collect();
        let lines = vec![Variation { score: Score::estimate(hundredths), is_proved: false, moves }];
        let report = Report { depth: 7, lines, nodes: 1, elapsed: Duration::ZERO };
        self.receive(Message::Engine { request, response: Response::Found(report) });
        self
    }

    /// The engine has chosen this move.
    pub(super) fn answer(&mut self, request: u64, mv: &str) -> &mut Self {
        self.receive(Message::Engine { request, response: Response::Done { mv: Some(mv.into()) } });
        self
    }

    /// The engine thinks for real about whatever it is asked, until it is asked nothing more.
    pub(super) fn think(&mut self, engine: &mut Handler) -> &mut Self {
        while let Some((number, request)) = self.app.asked() {
            let mut said = Vec::new();
            engine.run(&request, (&Unlimited, &SingleThread), &mut |one| said.push(one));
            for response in said {
                self.receive(Message::Engine { request: number, response });
            }
            self.wait(500);
        }
        self
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        self
    }

    /// What the screen shows, each line without blanks at its end.
    pub(super) fn screen(&mut self) -> String {
        let now = self.now;
        self.terminal.draw(|frame| self.app.draw(frame, now)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width.max(1));
        let rows = buffer.content.chunks(width);
        rows.map(|row| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        })
        .collect()
    }

    /// Where a text stands on the screen.
    pub(super) fn place(&mut self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        screen.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        })
    }

    pub(super) fn shows(&mut self, text: &str) -> bool {
        self.place(text).is_some()
    }
}
