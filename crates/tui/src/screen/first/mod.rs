mod draw;

use board::ByPlayer;
use games::{AnyGame, FirstGame, Line, Options, Spec};
use play::{Level, Seat, Table};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use record::Records;

use super::{Hint, Play, Rules, Screen};
use crate::board_widget::BoardWidget;
use crate::context::{Context, Step};
use crate::text_field::TextField;
use crate::words;

/// A guided first game: a newcomer is told what to do, on a real board, and wins.
#[derive(Debug)]
pub(crate) struct First {
    guide: FirstGame,
    board: BoardWidget,
    typed: TextField,
}

impl First {
    /// The first game of those that have one.
    pub(crate) fn new(game: &'static dyn AnyGame) -> Option<Self> {
        let guide = FirstGame::new(game)?;
        let board = BoardWidget::new(&guide.scene());
        let mut screen = Self { guide, board, typed: TextField::default() };
        screen.lead();
        Some(screen)
    }

    /// Opens the first game of a game; stays where there is none.
    pub(crate) fn open(game: &'static dyn AnyGame) -> Step {
        Self::new(game).map_or(Step::Stay, Step::open)
    }

    /// Whether there is one for who has never played this game, and whoever sits here has not.
    pub(crate) fn is_offered(game: &'static dyn AnyGame, context: &Context<'_>) -> bool {
        let id = game.info().id;
        let is_known =
            || context.settings.has_seen_first(id) || context.settings.remembered(id).is_some();
        !game.lessons().is_empty() && !is_known() && !has_played(id, context)
    }

    /// Whether what is typed takes every key.
    pub(crate) fn is_typing(&self) -> bool {
        !self.typed.is_empty()
    }

    /// Whether everything has been done.
    pub(crate) fn is_over(&self) -> bool {
        self.guide.is_over()
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        if self.is_typing() {
            self.type_on(key, context);
            return Step::Stay;
        }
        let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => {
                self.board.step(key.code, &self.guide.scene(), &self.guide.lit());
            }
            KeyCode::Tab => self.board.jump(true, self.guide.lit()),
            KeyCode::BackTab => self.board.jump(false, self.guide.lit()),
            KeyCode::Enter | KeyCode::Char(' ') if self.guide.is_done() => {
                return self.go_on(context);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.touch(self.board.cursor, context),
            KeyCode::Backspace => self.step_back(),
            KeyCode::Esc | KeyCode::Char('0') => return self.back(context),
            KeyCode::Char('t' | 'T') => self.show(),
            KeyCode::Char('r' | 'R') => return Step::open(Rules::new(self.guide.game().info())),
            KeyCode::Char(_) if is_plain && !self.guide.is_done() => self.typed.key(key),
            _ => {}
        }
        Step::Stay
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(spot) = self.board.spot(Position::new(mouse.column, mouse.row)) {
                    self.touch(spot, context);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.step_back(),
            _ => {}
        }
        Step::Stay
    }

    fn touch(&mut self, spot: board::Spot, context: &mut Context<'_>) {
        self.board.cursor = spot;
        self.guide.touch(spot);
        self.follow(context);
    }

    fn step_back(&mut self) {
        self.guide.step_back();
        self.lead();
    }

    /// Points the move out, from where it has come to.
    fn show(&mut self) {
        self.guide.show();
        if self.guide.next_shown().is_none() {
            // Something else is in the hand.
            while self.guide.step_back() {}
        }
        self.lead();
    }

    /// Leads the cursor to what can be touched next, and along the move that is pointed out.
    fn lead(&mut self) {
        let lit = self.guide.lit();
        let next = self.guide.next_shown();
        if let Some(next) = next.or_else(|| self.board.nearest(&lit)) {
            self.board.cursor = next;
        }
    }

    /// Goes on with the move that is being typed.
    fn type_on(&mut self, key: KeyEvent, context: &mut Context<'_>) {
        match key.code {
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => {
                let text = self.typed.text().to_owned();
                if self.guide.play(&text).is_ok() {
                    self.typed.clear();
                } else {
                    self.typed.select();
                }
                self.follow(context);
            }
            _ => self.typed.key(key),
        }
    }

    /// Shows what has come of a try.
    fn follow(&mut self, context: &mut Context<'_>) {
        self.lead();
        if self.is_over() {
            self.remember(context);
        }
    }

    /// Who has come to the end, or wanted none of it, is not asked again.
    fn remember(&self, context: &mut Context<'_>) {
        context.settings.see_first(self.guide.game().info().id);
        let text = context.settings.write();
        context.autosave.keep_settings(&text);
    }

    /// The next step, and after the last one a game against the weakest level.
    fn go_on(&mut self, context: &mut Context<'_>) -> Step {
        if !self.is_over() {
            self.guide.go_on();
            self.lead();
            return Step::Stay;
        }
        let game = self.guide.game();
        let mut spec = Spec { game, options: Options::new(game.info().options) };
        let Ok(start) = spec.start(u64::from(context.dice.below(1_000_000))) else {
            return Step::Stay;
        };
        let seats = ByPlayer([Seat::Person, Seat::Computer(Level::BEGINNER)]);
        context.autosave.release();
        let table = Table::new(spec, &Line::new(start), seats, None);
        Step::Replace(Box::new(Screen::from(Play::new(table, context))))
    }

    /// One step back: what was touched, and only then out.
    fn back(&mut self, context: &mut Context<'_>) -> Step {
        if self.guide.touched().is_empty() {
            self.remember(context);
            return Step::Back;
        }
        self.step_back();
        Step::Stay
    }

    pub(super) fn hints(&self) -> Vec<Hint> {
        if self.is_typing() {
            return vec![("Enter", &words::KEY_PLAY)];
        }
        let mut hints: Vec<Hint> = match (self.is_over(), self.guide.is_done()) {
            (true, _) => vec![("Enter", &words::KEY_NEW_GAME)],
            (false, true) => vec![("Enter", &words::KEY_GO_ON)],
            (false, false) => vec![
                ("↑ ↓ ← →", &words::KEY_CURSOR),
                ("Enter", &words::KEY_TOUCH),
                ("t", &words::KEY_SHOW),
            ],
        };
        hints.push(("r", &words::KEY_RULES));
        hints
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        if !self.guide.is_done() {
            keys.extend([
                ("Space", &words::KEY_TOUCH),
                ("Tab", &words::KEY_NEXT_SPOT),
                ("Shift+Tab", &words::KEY_LAST_SPOT),
                ("a b c …", &words::KEY_TYPE),
                ("Backspace", &words::KEY_STEP_BACK),
            ] as [Hint; 5]);
        }
        keys
    }
}

/// Whether a game of this kind was kept.
fn has_played(id: &str, context: &Context<'_>) -> bool {
    let games = context.autosave.games().unwrap_or_default();
    let is_one = |text: String| {
        let record = Records::new(context.shelf, &text).next();
        record.is_some_and(|record| record.is_ok_and(|record| record.spec().game.info().id == id))
    };
    games.iter().any(|game| game.read().is_ok_and(is_one))
}
