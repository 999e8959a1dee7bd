use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::text::Span;
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

    /// The part that so many columns show, and the column of the cursor in it.
    pub(crate) fn shown(&self, width: usize) -> (Span<'static>, u16) {
        let scroll = self.input.visual_scroll(width.saturating_sub(1));
        let text: String = self.text().chars().skip(scroll).take(width).collect();
        let style = if self.is_selected { Look::chosen() } else { Look::strong() };
        (Span::styled(text, style), (self.input.visual_cursor() - scroll) as u16)
    }
}
