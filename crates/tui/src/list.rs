use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::look::Look;

/// Rows of which one is chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct List {
    pub(crate) chosen: usize,
    first: usize,
    area: Rect,
}

impl List {
    /// Moves through so many rows; whether the key was for the list.
    pub(crate) fn key(&mut self, key: KeyEvent, rows: usize) -> bool {
        let last = rows.saturating_sub(1);
        self.chosen = match key.code {
            KeyCode::Up => self.chosen.checked_sub(1).unwrap_or(last),
            KeyCode::Down if self.chosen >= last => 0,
            KeyCode::Down => self.chosen + 1,
            KeyCode::Home | KeyCode::PageUp => 0,
            KeyCode::End | KeyCode::PageDown => last,
            _ => return false,
        };
        true
    }

    /// The row that was clicked, which is then the chosen one.
    pub(crate) fn click(&mut self, mouse: MouseEvent, rows: usize) -> Option<usize> {
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        let at = Position::new(mouse.column, mouse.row);
        if !is_click || !self.area.contains(at) {
            return None;
        }
        let row = self.first + usize::from(mouse.row - self.area.y);
        (row < rows).then(|| {
            self.chosen = row;
            row
        })
    }

    /// Draws the rows, those around the chosen one where not all fit.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, rows: &[Line<'_>]) {
        self.chosen = self.chosen.min(rows.len().saturating_sub(1));
        self.draw_unchosen(frame, area, rows);
        let place = self.chosen - self.first;
        if rows.is_empty() || place >= usize::from(area.height) {
            return;
        }
        let at = Rect { y: area.y + place as u16, height: 1, ..area };
        frame.buffer_mut().set_style(at, Look::chosen());
        // Not told by its style alone.
        if let Some(cell) = frame.buffer_mut().cell_mut((at.x, at.y)) {
            cell.set_char('▸');
        }
    }

    /// Draws the rows where none of them is meant at the moment.
    pub(crate) fn draw_unchosen(&mut self, frame: &mut Frame<'_>, area: Rect, rows: &[Line<'_>]) {
        let height = usize::from(area.height);
        self.area = area;
        self.first = (self.chosen + 1).saturating_sub(height).min(rows.len());
        for (place, row) in rows.iter().skip(self.first).take(height).enumerate() {
            frame.render_widget(row, Rect { y: area.y + place as u16, height: 1, ..area });
        }
    }
}
