use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::look::Look;
use crate::screen::Hint;

/// Where a key was drawn, so that it can be clicked.
pub(crate) type Place = (Rect, KeyCode);

/// What stands between two keys.
const GAP: usize = 2;

/// The keys below a screen and what they do.
#[derive(Debug)]
pub(crate) struct Bar {
    items: Vec<Item>,
}

#[derive(Debug)]
struct Item {
    column: usize,
    row: usize,
    key: &'static str,
    does: String,
}

impl Item {
    fn new((key, does): Hint, look: Look) -> Self {
        Self { column: 0, row: 0, key, does: look.say(does) }
    }

    fn width(&self) -> usize {
        self.key.chars().count() + 1 + self.does.chars().count()
    }
}

impl Bar {
    /// All of them, in as many lines as they take.
    pub(crate) fn all(hints: &[Hint], width: usize, look: Look) -> Self {
        let (mut column, mut row) = (0, 0);
        let mut place = |hint: &Hint| {
            let mut item = Item::new(*hint, look);
            if column > 0 && column + item.width() > width {
                (column, row) = (0, row + 1);
            }
            (item.column, item.row) = (column, row);
            column += item.width() + GAP;
            item
        };
        Self { items: hints.iter().map(&mut place).collect() }
    }

    /// One line: those that there is room for, and at its end those that are always there.
    pub(crate) fn line(hints: &[Hint], last: &[Hint], width: usize, look: Look) -> Self {
        let mut end = Self::all(last, usize::MAX, look).items;
        let taken = end.last().map_or(0, |item| item.column + item.width());
        let start = width.saturating_sub(taken);
        for item in &mut end {
            item.column += start;
        }
        let mut items = Self::all(hints, usize::MAX, look).items;
        items.retain(|item| item.column + item.width() + GAP <= start);
        items.extend(end);
        Self { items }
    }

    /// How many lines it takes.
    pub(crate) fn height(&self) -> u16 {
        self.items.last().map_or(1, |item| item.row as u16 + 1)
    }

    /// Draws it, and tells what can be clicked where.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect) -> Vec<Place> {
        let mut places = Vec::new();
        for item in &self.items {
            let (column, row) = (item.column as u16, item.row as u16);
            if row >= area.height || column >= area.width {
                continue;
            }
            let width = (item.width() as u16).min(area.width - column);
            let at = Rect { x: area.x + column, y: area.y + row, width, height: 1 };
            let line = Line::from(vec![
                Span::styled(item.key, Look::chosen()),
                Span::styled(format!(" {}", item.does), Look::faint()),
            ]);
            frame.render_widget(line, at);
            places.extend(code(item.key).map(|code| (at, code)));
        }
        places
    }
}

/// The key that a click presses; nothing where a hint stands for many.
fn code(key: &str) -> Option<KeyCode> {
    let named = key.split(' ').find_map(|name| match name {
        "Enter" => Some(KeyCode::Enter),
        "Esc" => Some(KeyCode::Esc),
        "Tab" => Some(KeyCode::Tab),
        "Space" => Some(KeyCode::Char(' ')),
        "Del" => Some(KeyCode::Delete),
        "Home" => Some(KeyCode::Home),
        "End" => Some(KeyCode::End),
        _ => None,
    });
    let mut letters = key.chars();
    named.or(match (letters.next(), letters.next()) {
        (Some(letter), None) => Some(KeyCode::Char(letter)),
        _ => None,
    })
}

/// The keys below each other for a box on a screen, in pages that it can hold.
pub(crate) fn pages(hints: &[Hint], screen: Rect, look: Look) -> Vec<Vec<Line<'static>>> {
    let widest = hints.iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
    let row = |&(key, does): &Hint| {
        let key = Span::styled(format!("{key:<widest$}  "), Look::strong());
        Line::from(vec![key, Span::raw(look.say(does))])
    };
    let rows: Vec<Line<'static>> = hints.iter().map(row).collect();
    // The frame, and a line that says that there is more.
    let height = usize::from(screen.height).saturating_sub(3).max(1);
    if rows.len() <= height {
        return vec![rows];
    }
    let column = rows.iter().map(Line::width).max().unwrap_or(0);
    let columns = if 2 * column + GAP + 4 <= usize::from(screen.width) { 2 } else { 1 };
    let page = |rows: &[Line<'static>]| {
        let height = rows.len().div_ceil(columns);
        let beside = |(place, row): (usize, &Line<'static>)| {
            let mut row = row.clone();
            if let Some(other) = rows.get(height + place) {
                row.push_span(" ".repeat(column + GAP - row.width()));
                row.extend(other.spans.clone());
            }
            row
        };
        rows.iter().take(height).enumerate().map(beside).collect()
    };
    rows.chunks(height * columns).map(page).collect()
}
