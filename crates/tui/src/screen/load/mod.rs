mod folder;

use std::fs;
use std::path::Path;

use board::Scene;
use games::Shelf;
use i18n::Phrase;
use play::Table;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Padding, Paragraph};
use record::Record;

use super::menu::draw_scene;
use super::my_games::first_record;
use super::{Hint, Play, Screen};
use crate::context::{Context, Step};
use crate::list::List;
use crate::look::Look;
use crate::text_field::TextField;
use crate::words;
use crate::wrap::wrap;
use folder::Name;

/// A file with a recorded game: its name is typed, or chosen among those that are there.
#[derive(Debug)]
pub(crate) struct Load {
    shelf: &'static Shelf,
    path: TextField,
    /// What the path may go on to.
    names: Vec<Name>,
    list: List,
    /// Whether a name of the list is chosen, and not what was typed.
    is_listed: bool,
    /// The board of the chosen file, where it records a game.
    preview: Option<Scene>,
    problem: Option<Phrase>,
}

/// The narrowest screen on which the board stands beside the names.
const WIDE: u16 = 70;

impl Load {
    pub(crate) fn new(shelf: &'static Shelf) -> Self {
        let mut load = Self {
            shelf,
            path: TextField::default(),
            names: Vec::new(),
            list: List::default(),
            is_listed: false,
            preview: None,
            problem: None,
        };
        load.look();
        load
    }

    /// Looks at what there is after something was typed.
    fn look(&mut self) {
        self.names = folder::names(self.path.text());
        (self.list, self.is_listed) = (List::default(), false);
        self.show_chosen();
    }

    /// Shows what the chosen file records.
    fn show_chosen(&mut self) {
        let record = self.read(&self.wanted()).ok();
        self.preview = record.map(|record| record.line().scene());
    }

    /// The file that is chosen or typed.
    fn wanted(&self) -> String {
        let chosen = self.names.get(self.list.chosen).filter(|_| self.is_listed);
        chosen.map_or_else(|| self.path.text().to_owned(), |name| name.path.clone())
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        self.problem = None;
        match key.code {
            KeyCode::Esc => return Step::Back,
            KeyCode::Char('0') if self.path.is_empty() => return Step::Back,
            KeyCode::Enter => return self.open(context),
            KeyCode::Tab => {
                self.path = TextField::new(self.completed());
                self.look();
            }
            KeyCode::Down if !self.is_listed => {
                self.is_listed = !self.names.is_empty();
                self.show_chosen();
            }
            KeyCode::Up if self.is_listed && self.list.chosen == 0 => {
                self.is_listed = false;
                self.show_chosen();
            }
            KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => {
                self.list.key(key, self.names.len());
                self.show_chosen();
            }
            _ => {
                self.path.key(key);
                self.look();
            }
        }
        Step::Stay
    }

    /// What Tab makes of the path: the chosen name, or all that the names have in common.
    fn completed(&self) -> String {
        if self.is_listed { self.wanted() } else { folder::common(self.path.text(), &self.names) }
    }

    /// Opens the file, or goes into the folder.
    fn open(&mut self, context: &mut Context<'_>) -> Step {
        let wanted = self.wanted();
        if Path::new(&wanted).is_dir() {
            let slash = if wanted.ends_with('/') { "" } else { "/" };
            self.path = TextField::new(format!("{wanted}{slash}"));
            self.look();
            return Step::Stay;
        }
        match self.read(&wanted) {
            Ok(record) => {
                context.autosave.release();
                let play = Play::new(Table::resume(&record), context);
                Step::Replace(Box::new(Screen::from(play)))
            }
            Err(problem) => {
                self.problem = Some(problem);
                Step::Stay
            }
        }
    }

    fn read(&self, path: &str) -> Result<Record, Phrase> {
        let told = |error| words::cannot_read(board::quote(path), platform::reason(&error));
        let facts = fs::metadata(path).map_err(told)?;
        // A pipe would be waited for.
        if !facts.is_file() {
            return Err(words::cannot_read(board::quote(path), &words::NOT_A_FILE));
        }
        first_record(self.shelf, &fs::read_to_string(path).map_err(told)?)
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let before = self.is_listed.then_some(self.list.chosen);
        let Some(row) = self.list.click(mouse, self.names.len()) else { return Step::Stay };
        self.is_listed = true;
        self.show_chosen();
        // A click shows, and another on the same row opens; a folder is opened at once.
        if before == Some(row) || self.names[row].is_folder {
            return self.open(context);
        }
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![
            ("↑ ↓", &words::KEY_CHOOSE),
            ("Tab", &words::KEY_COMPLETE),
            ("Enter", &words::KEY_OPEN),
        ]
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::LOAD)).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let width = usize::from(inner.width);
        let told = wrap(&look.say(&words::LOAD_TEXT), width);
        let problem = self.problem.clone().map(|problem| look.tell(problem));
        let problem = problem.map_or(Vec::new(), |problem| wrap(&problem, width));
        let [above, typed, said, below] = Layout::vertical([
            Constraint::Length(told.len() as u16 + 1),
            Constraint::Length(1),
            Constraint::Length(problem.len() as u16 + 1),
            Constraint::Fill(1),
        ])
        .areas(inner);
        let lines = |lines: Vec<String>, style| {
            Paragraph::new(
                lines.into_iter().map(|line| Line::styled(line, style)).collect::<Vec<_>>(),
            )
        };
        frame.render_widget(lines(told, Look::faint()), above);
        let (shown, cursor) = self.path.shown(width.saturating_sub(2));
        frame.render_widget(Line::from(vec![Span::styled("> ", Look::strong()), shown]), typed);
        frame.render_widget(lines(problem, look.accent()), said);
        if typed.height > 0 {
            frame.set_cursor_position(((typed.x + 2 + cursor).min(inner.right()), typed.y));
        }
        let half = if inner.width >= WIDE { inner.width / 2 } else { 0 };
        let [list, board] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(half)]).areas(below);
        self.draw_names(frame, list, look);
        if let Some(scene) = self.preview.as_ref().filter(|_| half > 0) {
            draw_scene(frame, board, scene, look);
        }
    }

    fn draw_names(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let row = |name: &Name| {
            let style = if name.is_folder { Look::strong() } else { ratatui::style::Style::new() };
            Line::styled(format!("  {}", name.label), style)
        };
        let rows: Vec<_> = self.names.iter().map(row).collect();
        if self.is_listed {
            self.list.draw(frame, area, &rows);
        } else {
            self.list.draw_unchosen(frame, area, &rows);
        }
        if rows.is_empty() {
            frame.render_widget(Span::styled(look.say(&words::NO_FILES), Look::faint()), area);
        }
    }
}
