use std::time::Duration;

use board::{Cell, Scene, Spot, Tile, Touch};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use text::{Board, View};

use super::Play;
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// How long a picture of the spinner stays.
pub(super) const FRAME: Duration = Duration::from_millis(120);

/// The narrowest panel beside the board.
const PANEL: u16 = 27;

/// What stands between what is being typed and what is said about it.
const GAP: &str = "   ";

/// Where everything was drawn last, for the mouse.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    board: Option<(Board, Rect, Scene)>,
    buttons: Vec<(Rect, Spot)>,
}

impl Drawn {
    /// What can be touched at this place of the screen.
    pub(super) fn spot(&self, at: Position) -> Option<Spot> {
        if let Some((_, spot)) = self.buttons.iter().find(|(area, _)| area.contains(at)) {
            return Some(*spot);
        }
        let (board, area, scene) = self.board.as_ref().filter(|(_, area, _)| area.contains(at))?;
        let tile = board.tile(usize::from(at.x - area.x), usize::from(at.y - area.y))?;
        scene.cell(tile).map(Spot::Cell)
    }
}

/// The picture of the spinner at this time.
pub(super) fn spinner(now: Duration, look: Look) -> &'static str {
    let turn = (now.as_millis() / FRAME.as_millis()) as usize;
    if look.style.unicode {
        ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"][turn % 6]
    } else {
        ["|", "/", "-", "\\"][turn % 4]
    }
}

impl Play {
    /// What is looked at, with what can be touched lit.
    pub(super) fn shown_scene(&self) -> Scene {
        let mut scene = self.session.scene();
        let sources = self.session.sources();
        for spot in self.session.lit() {
            if let Spot::Cell(cell) = spot {
                let takes_up = sources.contains(&spot);
                let touch = if takes_up { Touch::Source } else { Touch::Target };
                scene.tile_mut(cell).marks.lit = Some(touch);
            }
        }
        scene
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        self.drawn = Drawn::default();
        let [above, below] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let below = self.draw_buttons(frame, below, look);
        let mut scene = self.shown_scene();
        leave_out_many(&mut scene);
        let touched: Vec<Cell> = self.touched_cells();
        let cursor = match self.cursor {
            Spot::Cell(cell) if self.has_cursor() => Some(scene.index(cell)),
            _ => None,
        };
        let view = View { style: look.style, cursor, touched: &touched, flipped: self.flipped };
        let fits = |area: Rect| {
            Board::fitting(&scene, view, usize::from(area.width), usize::from(area.height))
        };
        let beside = Rect { width: above.width.saturating_sub(PANEL + 2), ..above };
        // Where a panel has no room beside the board, the board alone is worth more.
        let (board, panel) = match fits(beside) {
            Some(board) => {
                let left = above.x + board.width() as u16 + 2;
                let panel = Rect { x: left, width: above.right() - left, ..above };
                (Some(board), Some(panel))
            }
            None => (fits(above), None),
        };
        self.draw_below(frame, below, look, now, panel.is_none());
        let Some(board) = board else {
            let lines = wrap(&look.say(&words::TOO_SMALL), usize::from(above.width));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines), above);
            return;
        };
        let place = Rect { width: board.width() as u16, height: board.height() as u16, ..above };
        let lines: Vec<_> = board.lines().iter().map(|line| look.line(line)).collect();
        frame.render_widget(Paragraph::new(lines), place);
        if let Some(panel) = panel {
            self.draw_panel(frame, panel, look, now);
        }
        if let Some(at) = cursor.and_then(|tile| board.place(tile))
            && !self.is_typing()
        {
            let column = place.x + (at.column + at.width / 2) as u16;
            frame.set_cursor_position((column, place.y + (at.line + at.height / 2) as u16));
        }
        self.drawn.board = Some((board, place, scene));
    }

    fn touched_cells(&self) -> Vec<Cell> {
        let touched = self.session.touched().iter();
        touched
            .filter_map(|spot| match spot {
                Spot::Cell(cell) => Some(*cell),
                _ => None,
            })
            .collect()
    }

    /// What can be touched beside the board; tells what is left of the area.
    fn draw_buttons(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) -> Rect {
        let mut left = area;
        for spot in self.buttons() {
            let text = format!("[ {} ]", spot_name(spot, look));
            let width = (text.chars().count() as u16).min(left.width);
            let place = Rect { width, ..left };
            let style = if self.cursor == spot { Look::chosen() } else { Look::strong() };
            frame.render_widget(Span::styled(text, style), place);
            self.drawn.buttons.push((place, spot));
            let taken = (width + 1).min(left.width);
            left = Rect { x: left.x + taken, width: left.width - taken, ..left };
        }
        left
    }

    /// What stands before what is being typed.
    fn prompt(&self, look: Look) -> String {
        let prompt = if self.is_naming { &words::FILE_NAME } else { &words::YOUR_MOVE };
        format!("{}: ", look.say(prompt))
    }

    /// What is being typed; and where no panel stands beside the board, what was said last or whose
    /// turn it is.
    fn draw_below(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        look: Look,
        now: Duration,
        is_alone: bool,
    ) {
        let mut line = Line::default();
        if self.is_typing() {
            let prompt = self.prompt(look);
            let before = prompt.chars().count() as u16;
            let (shown, cursor) = self.typed.shown(usize::from(area.width.saturating_sub(before)));
            line.extend([Span::styled(prompt, Look::strong()), shown, Span::raw(GAP)]);
            let column = (area.x + before + cursor).min(area.right().saturating_sub(1));
            frame.set_cursor_position((column, area.y));
        }
        if is_alone && !self.said.text.is_empty() {
            line.push_span(Span::styled(self.said.text.clone(), look.accent()));
        } else if is_alone && !self.is_typing() {
            line.push_span(Span::styled(self.state(look, now), Look::strong()));
        }
        frame.render_widget(line, area);
    }
}

/// Leaves the pieces that can be taken up unmarked where they are so many that marks say nothing.
fn leave_out_many(scene: &mut Scene) {
    const MANY: usize = 12;
    let is_source = |tile: &&mut Tile| tile.marks.lit == Some(Touch::Source);
    let sources: Vec<_> = scene.tiles.iter_mut().filter(is_source).collect();
    if sources.len() > MANY {
        for tile in sources {
            tile.marks.lit = None;
        }
    }
}

/// What a spot beside the board is called.
pub(super) fn spot_name(spot: Spot, look: Look) -> String {
    match spot {
        Spot::Cell(cell) => cell.to_string(),
        Spot::Supply => look.say(&words::SPOT_SUPPLY),
        Spot::Pass => look.say(&words::SPOT_PASS),
        Spot::Swap => look.say(&words::SPOT_SWAP),
        Spot::Done => look.say(&words::SPOT_DONE),
    }
}
