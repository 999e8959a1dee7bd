use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

use crate::bar::Place;
use crate::look::Look;
use crate::words;
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

/// Asks a question that is answered by yes or no; tells where the answers can be clicked.
pub(crate) fn ask(frame: &mut Frame<'_>, look: Look, question: &str) -> Vec<Place> {
    let width = usize::from(frame.area().width.saturating_sub(6)).min(60);
    let mut lines: Vec<_> = wrap(question, width).into_iter().map(Line::from).collect();
    let answers = [&words::YES, &words::NO].map(|word| look.say(word));
    let buttons = answers.each_ref().map(|word| {
        let letter: String = word.chars().take(1).collect();
        format!("[ {letter} {word} ]")
    });
    lines.extend([Line::default(), Line::styled(buttons.join("  "), Look::strong())]);
    let inside = draw(frame, look, "", lines);
    let mut left = inside.x;
    let mut places = Vec::new();
    for (button, letter) in buttons.iter().zip(look.yes_no()) {
        let width = Span::raw(button).width() as u16;
        let at = Rect { x: left, y: inside.bottom().saturating_sub(1), width, height: 1 };
        places.push((at, KeyCode::Char(letter)));
        left += width + 2;
    }
    places
}
