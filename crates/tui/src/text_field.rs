use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

use crate::look::Look;

/// A line of text that is being typed. What was refused is selected: the next letter takes its place.
#[derive(Debug, Default)]
pub(crate) struct TextField {
    input: Input,
    is_selected: bool,
}

impl TextField {
    /// A field in which this has been typed.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { input: Input::new(text.into()), is_selected: false }
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    /// Whether nothing has been typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.text().is_empty()
    }

    /// Forgets what was typed.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Selects what was typed, since it was refused.
    pub(crate) const fn select(&mut self) {
        self.is_selected = true;
    }

    /// Types on.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if std::mem::take(&mut self.is_selected) {
            match key.code {
                KeyCode::Backspace | KeyCode::Delete => return self.clear(),
                KeyCode::Char(_) => self.clear(),
                _ => {}
            }
        }
        self.input.handle_event(&Event::Key(key));
    }

    /// A prompt and what has been typed, for a line of the screen, where the terminal's cursor goes.
    pub(crate) fn line(&self, frame: &mut Frame<'_>, area: Rect, prompt: &str) -> Line<'static> {
        let prompt = format!("{prompt}: ");
        let before = prompt.chars().count() as u16;
        let (shown, cursor) = self.shown(usize::from(area.width.saturating_sub(before)));
        let column = (area.x + before + cursor).min(area.right().saturating_sub(1));
        frame.set_cursor_position((column, area.y));
        Line::from(vec![Span::styled(prompt, Look::strong()), shown])
    }

    /// The part that so many columns show, and the column of the cursor in it.
    pub(crate) fn shown(&self, width: usize) -> (Span<'static>, u16) {
        let scroll = self.input.visual_scroll(width.saturating_sub(1));
        let text: String = self.text().chars().skip(scroll).take(width).collect();
        let style = if self.is_selected { Look::chosen() } else { Look::strong() };
        (Span::styled(text, style), (self.input.visual_cursor() - scroll) as u16)
    }
}
