use games::Info;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::widgets::Paragraph;

use super::Hint;
use crate::context::{Context, Step};
use crate::look::Look;
use crate::words;

/// The rules of a game, to be read.
#[derive(Debug)]
pub(crate) struct Rules {
    info: &'static Info,
    first: usize,
    /// The lines of the text and of the page, when it was last drawn.
    lines: usize,
    page: usize,
}

impl Rules {
    pub(crate) const fn new(info: &'static Info) -> Self {
        Self { info, first: 0, lines: 0, page: 1 }
    }

    pub(super) fn key(&mut self, key: KeyEvent, _: &mut Context<'_>) -> Step {
        match key.code {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-(self.page as isize)),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(self.page as isize),
            KeyCode::Home => self.first = 0,
            KeyCode::End => self.scroll(self.lines as isize),
            _ => {}
        }
        Step::Stay
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, _: &mut Context<'_>) -> Step {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.scroll(-3),
            MouseEventKind::ScrollDown => self.scroll(3),
            _ => {}
        }
        Step::Stay
    }

    fn scroll(&mut self, by: isize) {
        let last = self.lines.saturating_sub(self.page);
        self.first = self.first.saturating_add_signed(by).min(last);
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![("↑ ↓", &words::KEY_SCROLL), ("PgUp PgDn", &words::KEY_PAGE)]
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        keys.extend([("Space", &words::KEY_PAGE), ("Home End", &words::KEY_ENDS)] as [Hint; 2]);
        keys
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(self.info.name);
        let inner = block.inner(area);
        // Lines longer than this are tiring to read.
        let width = usize::from(inner.width.saturating_sub(2)).min(90);
        let rules = text::prose(self.info.rules(look.style.language), width, look.style);
        let lines: Vec<_> = rules.lines().iter().map(|line| look.line(line)).collect();
        (self.lines, self.page) = (lines.len(), usize::from(inner.height.max(1)));
        self.scroll(0);
        let text = Paragraph::new(lines).scroll((self.first as u16, 0));
        frame.render_widget(block, area);
        let inside = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
        frame.render_widget(text, inside);
    }
}
