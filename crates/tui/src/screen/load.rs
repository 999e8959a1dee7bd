use std::fs;

use i18n::Phrase;
use play::Table;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};
use record::Record;
use record::Records;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

use super::{Hint, Play, Screen};
use crate::context::{Context, Step};
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// The name of a file with a recorded game.
#[derive(Debug, Default)]
pub(crate) struct Load {
    path: Input,
    problem: Option<Phrase>,
}

impl Load {
    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        match key.code {
            KeyCode::Esc => return Step::Back,
            KeyCode::Char('0') if self.path.value().is_empty() => return Step::Back,
            KeyCode::Enter => match self.open(context) {
                Ok(record) => {
                    let table = Table::resume(&record);
                    context.autosave.begin_from(record);
                    let play = Play::new(table, context);
                    return Step::Replace(Box::new(Screen::from(play)));
                }
                Err(problem) => self.problem = Some(problem),
            },
            _ => drop(self.path.handle_event(&Event::Key(key))),
        }
        Step::Stay
    }

    fn open(&self, context: &Context<'_>) -> Result<Record, Phrase> {
        let path = self.path.value();
        let text = fs::read_to_string(path)
            .map_err(|error| words::cannot_read(board::quote(path), platform::reason(&error)))?;
        let record = Records::new(context.shelf, &text).next();
        let record = record.ok_or_else(|| Phrase::from(&words::NO_RECORD))?;
        record.map_err(|fault| words::not_a_record(fault.phrase()))
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn mouse(&mut self, _: MouseEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![("Enter", &words::KEY_OPEN)]
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::LOAD)).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        let width = usize::from(inner.width);
        let scroll = self.path.visual_scroll(width.saturating_sub(3));
        let shown: String = self.path.value().chars().skip(scroll).collect();
        let mut lines: Vec<Line<'_>> =
            wrap(&look.say(&words::LOAD_TEXT), width).into_iter().map(Line::from).collect();
        lines.extend([Line::default(), Line::styled(format!("> {shown}"), Look::strong())]);
        let row = lines.len() as u16 - 1;
        if let Some(problem) = &self.problem {
            lines.push(Line::default());
            let told = wrap(&look.tell(problem.clone()), width);
            lines.extend(told.into_iter().map(|line| Line::styled(line, look.accent())));
        }
        frame.render_widget(Paragraph::new(lines).block(block), area);
        let column = inner.x + 2 + (self.path.visual_cursor() - scroll) as u16;
        if inner.height > row {
            frame.set_cursor_position((column.min(inner.right()), inner.y + row));
        }
    }
}
