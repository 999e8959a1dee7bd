use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use crate::look::Look;
use crate::wrap::wrap;

/// Draws lines in a box in the middle of the screen, over what is there; tells where.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    look: Look,
    heading: &str,
    lines: Vec<Line<'static>>,
) -> Rect {
    let screen = frame.area();
    let widest = lines.iter().map(Line::width).max().unwrap_or(0).max(heading.len() + 2);
    let width = (widest as u16 + 4).min(screen.width);
    let height = (lines.len() as u16 + 2).min(screen.height);
    let area = screen.centered(
        ratatui::layout::Constraint::Length(width),
        ratatui::layout::Constraint::Length(height),
    );
    frame.render_widget(Clear, area);
    let block = look.block(heading);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let inside = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    frame.render_widget(Paragraph::new(lines), inside);
    inside
}

/// A text in lines that a box of the screen can hold.
pub(crate) fn lines(text: &str, screen: Rect) -> Vec<Line<'static>> {
    let width = usize::from(screen.width.saturating_sub(6)).min(60);
    wrap(text, width).into_iter().map(Line::from).collect()
}
