use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::look::Look;
use crate::screen::Hint;

/// The keys and what they do, in as many lines as they take.
pub(crate) fn lines(hints: &[Hint], width: usize, look: Look) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    for &(key, does) in hints {
        let does = format!(" {}  ", look.say(does));
        let wide = key.chars().count() + does.chars().count() - 2;
        if lines.last().is_some_and(|line| line.width() > 0 && line.width() + wide > width) {
            lines.push(Line::default());
        }
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(key, Look::chosen()));
            line.push_span(Span::styled(does, Look::faint()));
        }
    }
    lines
}

/// The keys below each other, for a box on a screen; side by side where it is not high enough.
pub(crate) fn column(hints: &[Hint], screen: Rect, look: Look) -> Vec<Line<'static>> {
    if hints.len() + 2 > usize::from(screen.height) {
        return lines(hints, usize::from(screen.width.saturating_sub(4)), look);
    }
    let widest = hints.iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
    let row = |&(key, does): &Hint| {
        let key = Span::styled(format!("{key:<widest$} "), Look::strong());
        Line::from(vec![key, Span::raw(look.say(does))])
    };
    hints.iter().map(row).collect()
}
