use board::{Field, Purpose, Scene, Thing, Tool};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};
use text::{Board, Paint, View};

use super::Editor;
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// The narrowest panel beside the board.
const PANEL: u16 = 27;

/// Where the board was drawn last, for the mouse.
#[derive(Debug, Default)]
pub(super) struct Drawn(Option<(Board, Rect)>);

impl Drawn {
    /// The tile at this place of the screen.
    pub(super) fn tile(&self, at: Position) -> Option<usize> {
        let (board, area) = self.0.as_ref().filter(|(_, area)| area.contains(at))?;
        board.tile(usize::from(at.x - area.x), usize::from(at.y - area.y))
    }
}

impl Editor {
    pub(in crate::screen) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let below = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
        let scene = self.draft.scene();
        let view = View { style: look.style, cursor: Some(self.cursor), ..View::default() };
        let beside = usize::from(area.width.saturating_sub(PANEL + 2));
        let board = Board::fitting(&scene, view, beside, usize::from(area.height));
        self.drawn = Drawn::default();
        let Some(board) = board else {
            let lines = wrap(&look.say(&words::TOO_SMALL), usize::from(area.width));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines), area);
            return;
        };
        let place = Rect { width: board.width() as u16, height: board.height() as u16, ..area };
        let lines: Vec<_> = board.lines().iter().map(|line| look.line(line)).collect();
        frame.render_widget(Paragraph::new(lines), place);
        let left = place.right() + 2;
        let panel = Rect { x: left, width: area.right() - left, ..area };
        self.draw_panel(frame, panel, &scene, look);
        if let Some(at) = board.place(self.cursor).filter(|_| !self.is_typing()) {
            let column = place.x + (at.column + at.width / 2) as u16;
            frame.set_cursor_position((column, place.y + (at.line + at.height / 2) as u16));
        }
        self.draw_typed(frame, below, look);
        self.drawn = Drawn(Some((board, place)));
    }

    /// What stands beside the board: the tools and the fields, and what is wrong.
    fn draw_panel(&mut self, frame: &mut Frame<'_>, area: Rect, scene: &Scene, look: Look) {
        let width = usize::from(area.width);
        let heading = match self.draft.purpose() {
            Purpose::Board => &words::FURNISH,
            Purpose::Position => &words::PUT_TOGETHER,
        };
        let mut head = vec![Line::styled(scene.title.clone(), look.accent())];
        let told = wrap(&look.say(heading), width).into_iter();
        head.extend(told.map(|line| Line::styled(line, Look::strong())));
        let tools = self.draft.tools();
        let fields = self.draft.fields();
        let mut rows: Vec<_> = tools
            .iter()
            .enumerate()
            .map(|(number, tool)| tool_row(number, *tool, number == self.tool, look))
            .collect();
        rows.extend(
            fields.iter().filter(|field| field.is_open()).map(|field| field_row(field, look)),
        );
        let shown = (head.len() as u16, rows.len() as u16);
        let [above, list, rest] = Layout::vertical([
            Constraint::Length(shown.0),
            Constraint::Length(shown.1),
            Constraint::Fill(1),
        ])
        .areas(area);
        frame.render_widget(Paragraph::new(head), above);
        self.list.draw(frame, list, &rows);
        frame.render_widget(Paragraph::new(self.rest(&fields, scene, width, look)), rest);
    }

    /// What follows from the board, what is under the cursor, and how the position stands.
    fn rest(
        &self,
        fields: &[Field],
        scene: &Scene,
        width: usize,
        look: Look,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let mut tell = |text: &str, style| {
            let told = wrap(text, width).into_iter();
            lines.extend(told.map(|line| Line::styled(line, style)));
        };
        // A new game's fields say nothing that could be otherwise.
        let fixed = fields.iter().filter(|field| !field.is_open());
        for field in fixed.filter(|_| self.draft.purpose() == Purpose::Position) {
            tell(&field_text(field, look), Look::faint());
        }
        tell("", Look::faint());
        let tile = &scene.tiles[self.cursor];
        let under = match (scene.cell(self.cursor), tile.stack.last()) {
            (Some(cell), _) => scene.describe(cell, look.style.language),
            (None, Some(piece)) => look.say(piece.name),
            (None, None) => tile.ground.name().map_or(String::new(), |name| look.say(name)),
        };
        tell(&under, Look::faint());
        tell("", Look::faint());
        match &self.said {
            Some(said) => tell(&look.tell(said.clone()), look.accent()),
            None => tell(&look.tell(scene.status.clone().capital()), Look::strong()),
        }
        lines
    }

    /// The position text that is being typed.
    fn draw_typed(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let Some(typed) = &self.typed else { return };
        let prompt = format!("{}: ", look.say(&words::POSITION));
        let before = prompt.chars().count() as u16;
        let context = area.width.saturating_sub(before + 1);
        let scroll = typed.visual_scroll(usize::from(context));
        let shown: String = typed.value().chars().skip(scroll).collect();
        let line = Line::from(vec![Span::styled(prompt, Look::strong()), Span::raw(shown)]);
        frame.render_widget(Clear, area);
        frame.render_widget(line, area);
        let column = area.x + before + (typed.visual_cursor().max(scroll) - scroll) as u16;
        frame.set_cursor_position((column.min(area.right().saturating_sub(1)), area.y));
    }
}

fn tool_row(number: usize, tool: Tool, is_held: bool, look: Look) -> Line<'static> {
    let (sign, paint) = match tool.thing {
        Thing::Piece(piece) => (look.style.symbol(&piece), Paint::bold(piece.ink)),
        Thing::Wall => (if look.style.unicode { '▒' } else { '#' }, Paint::DIM),
        Thing::Nothing => (' ', Paint::PLAIN),
    };
    let held = if is_held { look.either("▸", ">") } else { " " };
    let name = look.say(tool.name());
    let mut line = Line::from(vec![
        Span::raw(format!("{held}{} ", number + 1)),
        Span::styled(sign.to_string(), look.paint(paint)),
        Span::raw(format!(" {name}")),
    ]);
    if let Some(left) = tool.left {
        line.push_span(Span::styled(format!("  {}", look.tell(words::left(left))), Look::faint()));
    }
    line
}

fn field_row(field: &Field, look: Look) -> Line<'static> {
    let value = look.tell(field.values[field.chosen].name.clone());
    Line::from(format!(" {} ‹ {value} ›", look.tell(field.name.clone())))
}

fn field_text(field: &Field, look: Look) -> String {
    let value = look.tell(field.values[field.chosen].name.clone());
    format!("{}: {value}", look.tell(field.name.clone()))
}
