mod draw;

use board::{Purpose, Thing};
use games::{AnyDraft, AnyGame};
use i18n::Phrase;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

use super::Hint;
use crate::context::{About, Ask, Context, Step};
use crate::list::List;
use crate::words;
use draw::Drawn;

/// A position, or the board for a game, that is being put together by hand.
#[derive(Debug)]
pub(crate) struct Editor {
    game: &'static dyn AnyGame,
    draft: Box<dyn AnyDraft>,
    /// What it was before each change.
    before: Vec<Box<dyn AnyDraft>>,
    /// The tile that the keyboard is at.
    cursor: usize,
    /// The tool in the hand.
    tool: usize,
    /// The tools and then the fields.
    list: List,
    /// The position text that is being typed.
    typed: Option<Input>,
    said: Option<Phrase>,
    drawn: Drawn,
}

/// How many changes can be taken back.
const REMEMBERED: usize = 500;

impl Editor {
    pub(crate) fn new(game: &'static dyn AnyGame, draft: Box<dyn AnyDraft>) -> Self {
        let scene = draft.scene();
        let cursor = scene.height() / 2 * scene.width() + scene.width() / 2;
        Self {
            game,
            draft,
            before: Vec::new(),
            cursor,
            tool: 0,
            list: List::default(),
            typed: None,
            said: None,
            drawn: Drawn::default(),
        }
    }

    /// Whether a text is being typed, so that every key belongs to it.
    pub(super) const fn is_typing(&self) -> bool {
        self.typed.is_some()
    }

    /// The fields in which there is something to choose, by their index.
    fn open_fields(&self) -> Vec<usize> {
        let fields = self.draft.fields().into_iter().enumerate();
        fields.filter(|(_, field)| field.is_open()).map(|(place, _)| place).collect()
    }

    fn rows(&self) -> usize {
        self.draft.tools().len() + self.open_fields().len()
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        if let Some(typed) = &mut self.typed {
            match key.code {
                KeyCode::Esc => self.typed = None,
                KeyCode::Enter => self.read(),
                _ => drop(typed.handle_event(&Event::Key(key))),
            }
            return Step::Stay;
        }
        match key.code {
            KeyCode::Left => self.step(-1, 0),
            KeyCode::Right => self.step(1, 0),
            KeyCode::Up => self.step(0, -1),
            KeyCode::Down => self.step(0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.use_tool(self.tool, self.cursor),
            KeyCode::Delete | KeyCode::Backspace => self.erase(self.cursor),
            KeyCode::Tab => self.choose_row((self.list.chosen + 1) % self.rows()),
            KeyCode::BackTab => {
                self.choose_row((self.list.chosen + self.rows() - 1) % self.rows());
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let row = digit as usize - '1' as usize;
                if row < self.rows() {
                    self.choose_row(row);
                }
            }
            KeyCode::Char('+') => self.change(1),
            KeyCode::Char('-') => self.change(-1),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('c') => self.alter(|draft| {
                draft.clear();
                Ok(())
            }),
            KeyCode::Char('t') if self.draft.purpose() == Purpose::Position => {
                let text = self.draft.finish().map_or(String::new(), |made| made.to_string());
                self.typed = Some(Input::new(text));
                self.said = None;
            }
            KeyCode::Char('s') => return self.finish(),
            KeyCode::Esc | KeyCode::Char('0') => return self.back(context),
            _ => {}
        }
        Step::Stay
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, _: &mut Context<'_>) -> Step {
        let rows = self.rows();
        if let Some(row) = self.list.click(mouse, rows) {
            self.choose_row(row);
            if row >= self.draft.tools().len() {
                self.change(1);
            }
            return Step::Stay;
        }
        let Some(tile) = self.drawn.tile(Position::new(mouse.column, mouse.row)) else {
            return Step::Stay;
        };
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.use_tool(self.tool, tile),
            MouseEventKind::Down(MouseButton::Right) => self.erase(tile),
            _ => {}
        }
        Step::Stay
    }

    fn choose_row(&mut self, row: usize) {
        self.list.chosen = row;
        self.said = None;
        if row < self.draft.tools().len() {
            self.tool = row;
        }
    }

    /// Moves the cursor over the board and its frame.
    fn step(&mut self, across: isize, down: isize) {
        let scene = self.draft.scene();
        let (width, height) = (scene.width(), scene.height());
        let (column, row) = (self.cursor % width, self.cursor / width);
        let column = column.saturating_add_signed(across).min(width - 1);
        let row = row.saturating_add_signed(down).min(height - 1);
        self.cursor = row * width + column;
        self.said = None;
    }

    /// Changes the draft, which can be taken back, or says why not.
    fn alter(&mut self, change: impl FnOnce(&mut dyn AnyDraft) -> Result<(), Phrase>) {
        let before = self.draft.boxed();
        self.said = change(&mut *self.draft).err();
        if self.said.is_none() {
            if self.before.len() == REMEMBERED {
                self.before.remove(0);
            }
            self.before.push(before);
        }
    }

    fn use_tool(&mut self, tool: usize, tile: usize) {
        self.cursor = tile;
        self.alter(|draft| draft.place(tool, tile));
    }

    fn erase(&mut self, tile: usize) {
        let tools = self.draft.tools();
        let eraser = tools.iter().position(|tool| tool.thing == Thing::Nothing);
        if let Some(eraser) = eraser {
            self.use_tool(eraser, tile);
        }
    }

    /// Gives the chosen field its next value, or the one before.
    fn change(&mut self, by: isize) {
        let tools = self.draft.tools().len();
        let open = self.open_fields();
        let place = self.list.chosen.checked_sub(tools).and_then(|row| open.get(row));
        // With a tool in the hand it is the first field that changes.
        let Some(&place) = place.or(open.first()) else { return };
        let field = &self.draft.fields()[place];
        let count = field.values.len() as isize;
        let value = (field.chosen as isize + by).rem_euclid(count) as usize;
        self.alter(|draft| draft.choose(place, value));
    }

    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.draft = before;
            self.said = None;
        }
    }

    /// Reads the position text that was typed.
    fn read(&mut self) {
        let Some(typed) = &self.typed else { return };
        match self.game.pasted_position(typed.value()) {
            Ok(position) => {
                self.typed = None;
                let draft = position.draft();
                let cells = draft.scene().tiles.len();
                self.before.push(std::mem::replace(&mut self.draft, draft));
                self.cursor = self.cursor.min(cells - 1);
                self.said = None;
            }
            Err(error) => self.said = Some(error.phrase()),
        }
    }

    fn finish(&mut self) -> Step {
        match self.draft.finish() {
            Ok(_) => Step::Give(self.draft.boxed()),
            Err(flaw) => {
                self.said = Some(flaw);
                Step::Stay
            }
        }
    }

    fn back(&self, context: &Context<'_>) -> Step {
        if self.before.is_empty() {
            return Step::Back;
        }
        Step::Ask(Ask { text: context.look.say(&words::DISCARD), about: About::Discard })
    }

    /// Hears whether what was put together is to be left.
    pub(super) const fn answer(is_yes: bool) -> Step {
        if is_yes { Step::Back } else { Step::Stay }
    }

    pub(super) fn hints(&self) -> Vec<Hint> {
        if self.is_typing() {
            return vec![("Enter", &words::KEY_READ)];
        }
        let mut hints: Vec<Hint> = vec![
            ("Enter", &words::KEY_PUT),
            ("Del Backspace", &words::KEY_ERASE),
            ("Tab 1 2 …", &words::KEY_TOOL),
            ("s", &words::KEY_USE),
            ("u", &words::KEY_TAKE_BACK),
            ("c", &words::KEY_CLEAR),
            ("↑ ↓ ← →", &words::KEY_CURSOR),
        ];
        if !self.open_fields().is_empty() {
            hints.push(("+ -", &words::KEY_SETTING));
        }
        if self.draft.purpose() == Purpose::Position {
            hints.push(("t", &words::KEY_TEXT));
        }
        hints
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        keys.push(("Space", &words::KEY_PUT));
        keys
    }
}
