use board::{Cell, Piece, Scene, Spot, Thing, Tile, Touch};
use games::{AnyPosition, Side};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use text::{Board, Paint, View};

use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// A board on the screen that can be touched: the cursor on it, and where everything was drawn last,
/// for the mouse.
#[derive(Debug)]
pub(crate) struct BoardWidget {
    pub(crate) cursor: Spot,
    pub(crate) flipped: bool,
    /// What could be touched when the cursor was last led somewhere.
    lit: Vec<Spot>,
    drawn: Option<(Board, Rect, Scene)>,
    buttons: Vec<(Rect, Spot)>,
}

/// What of the cursor is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cursor {
    /// Nothing.
    Hidden,
    /// Where it is; the terminal's own is where something is typed.
    Marked,
    /// Where it is, and the terminal's own is there as well.
    Here,
}

impl BoardWidget {
    /// With the cursor in the middle of the board.
    pub(crate) fn new(scene: &Scene) -> Self {
        Self {
            cursor: middle(scene),
            flipped: false,
            lit: Vec::new(),
            drawn: None,
            buttons: Vec::new(),
        }
    }

    /// What can be touched at this place of the screen.
    pub(crate) fn spot(&self, at: Position) -> Option<Spot> {
        if let Some((_, spot)) = self.buttons.iter().find(|(area, _)| area.contains(at)) {
            return Some(*spot);
        }
        let (board, area, scene) = self.drawn.as_ref().filter(|(_, area, _)| area.contains(at))?;
        let tile = board.tile(usize::from(at.x - area.x), usize::from(at.y - area.y))?;
        scene.cell(tile).map(Spot::Cell)
    }

    /// Leads the cursor away from where it can't be, and to the button that is to be touched where
    /// nothing on the board is; once, so that whoever looks around is left alone.
    pub(crate) fn lead(&mut self, lit: Vec<Spot>, scene: &Scene) {
        if lit == self.lit {
            return;
        }
        let is_cell = |spot: &Spot| matches!(spot, Spot::Cell(_));
        let is_there = is_cell(&self.cursor) && lit.iter().any(is_cell);
        if let Some(first) = lit.first().filter(|_| !is_there && !lit.contains(&self.cursor)) {
            self.cursor = if is_cell(first) { middle(scene) } else { *first };
        } else if lit.is_empty() && !is_cell(&self.cursor) {
            self.cursor = middle(scene);
        }
        self.lit = lit;
    }

    /// The one of these spots that the cursor is at or next to; a cell, where there is one.
    pub(crate) fn nearest(&self, lit: &[Spot]) -> Option<Spot> {
        let distance = |spot: &Spot| match (*spot, self.cursor) {
            (Spot::Cell(one), Spot::Cell(other)) => {
                one.column.abs_diff(other.column) + one.row.abs_diff(other.row)
            }
            (spot, cursor) if spot == cursor => 0,
            (Spot::Cell(_), _) => 1,
            _ => u8::MAX,
        };
        lit.iter().copied().min_by_key(distance)
    }

    /// Moves the cursor with an arrow key: over the board, and below it to the buttons.
    pub(crate) fn step(&mut self, code: KeyCode, scene: &Scene, lit: &[Spot]) {
        let buttons = buttons(lit);
        let (mut across, mut down) = match code {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            _ => return,
        };
        let Spot::Cell(cell) = self.cursor else {
            let place = buttons.iter().position(|spot| *spot == self.cursor).unwrap_or(0);
            if down < 0 {
                self.cursor = middle(scene);
            } else if let Some(next) = buttons.get(place.saturating_add_signed(across)) {
                self.cursor = *next;
            }
            return;
        };
        let bottom = if self.flipped { 0 } else { scene.rows - 1 };
        if down > 0 && cell.row == bottom {
            if let Some(first) = buttons.first() {
                self.cursor = *first;
            }
            return;
        }
        if self.flipped {
            (across, down) = (-across, -down);
        }
        let within = |at: u8, by: isize, count: u8| {
            usize::from(at).saturating_add_signed(by).min(usize::from(count) - 1) as u8
        };
        let column = within(cell.column, across, scene.columns);
        self.cursor = Spot::Cell(Cell::new(column, within(cell.row, down, scene.rows)));
    }

    /// Moves the cursor to the next or the previous spot that can be touched.
    pub(crate) fn jump(&mut self, is_forward: bool, mut lit: Vec<Spot>) {
        if !is_forward {
            lit.reverse();
        }
        let beyond = |spot: &&Spot| {
            if is_forward { **spot > self.cursor } else { **spot < self.cursor }
        };
        if let Some(next) = lit.iter().find(beyond).or(lit.first()) {
            self.cursor = *next;
        }
    }

    /// Draws the board as large as it fits; tells what is left beside it for a panel of at least this
    /// width, nothing where there is no room for one.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        (mut scene, touched): (Scene, &[Spot]),
        (cursor, panel): (Cursor, u16),
        look: Look,
    ) -> Option<Rect> {
        self.drawn = None;
        leave_out_many(&mut scene);
        let touched: Vec<Cell> = touched.iter().copied().filter_map(cell).collect();
        let tile = cell(self.cursor).filter(|_| cursor != Cursor::Hidden);
        let tile = tile.map(|cell| scene.index(cell));
        let view =
            View { style: look.style, cursor: tile, touched: &touched, flipped: self.flipped };
        let fits = |area: Rect| {
            Board::fitting(&scene, view, usize::from(area.width), usize::from(area.height))
        };
        let beside = Rect { width: area.width.saturating_sub(panel + 2), ..area };
        // Where a panel has no room beside the board, the board alone is worth more.
        let (board, is_beside) = match fits(beside) {
            Some(board) => (Some(board), true),
            None => (fits(area), false),
        };
        let Some(board) = board else {
            let lines = wrap(&look.say(&words::TOO_SMALL), usize::from(area.width));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines), area);
            return None;
        };
        let place = Rect { width: board.width() as u16, height: board.height() as u16, ..area };
        let lines: Vec<_> = board.lines().iter().map(|line| look.line(line)).collect();
        frame.render_widget(Paragraph::new(lines), place);
        if let Some(at) = tile.and_then(|tile| board.place(tile)).filter(|_| cursor == Cursor::Here)
        {
            let column = place.x + (at.column + at.width / 2) as u16;
            frame.set_cursor_position((column, place.y + (at.line + at.height / 2) as u16));
        }
        self.drawn = Some((board, place, scene));
        let left = place.right() + 2;
        is_beside.then(|| Rect { x: left, width: area.right() - left, ..area })
    }

    /// Draws what can be touched beside the board; tells what is left of the area.
    pub(crate) fn draw_buttons(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        lit: &[Spot],
        look: Look,
    ) -> Rect {
        self.buttons.clear();
        let mut left = area;
        for spot in buttons(lit) {
            let text = format!("[ {} ]", spot_name(spot, look));
            let width = (text.chars().count() as u16).min(left.width);
            let place = Rect { width, ..left };
            let style = if self.cursor == spot { Look::chosen() } else { Look::strong() };
            frame.render_widget(Span::styled(text, style), place);
            self.buttons.push((place, spot));
            let taken = (width + 1).min(left.width);
            left = Rect { x: left.x + taken, width: left.width - taken, ..left };
        }
        left
    }
}

/// Whether a panel of this width has room beside a board.
pub(crate) fn has_room_beside(scene: &Scene, area: Rect, panel: u16, look: Look) -> bool {
    let view = View { style: look.style, ..View::default() };
    let width = area.width.saturating_sub(panel + 2);
    Board::fitting(scene, view, usize::from(width), usize::from(area.height)).is_some()
}

/// Lights what can be touched, and what of it only takes something up.
pub(crate) fn light(scene: &mut Scene, lit: &[Spot], sources: &[Spot]) {
    for spot in lit {
        if let Spot::Cell(cell) = *spot {
            let takes_up = sources.contains(spot);
            let touch = if takes_up { Touch::Source } else { Touch::Target };
            scene.tile_mut(cell).marks.lit = Some(touch);
        }
    }
}

/// What a spot is called.
pub(crate) fn spot_name(spot: Spot, look: Look) -> String {
    match spot {
        Spot::Cell(cell) => cell.to_string(),
        Spot::Supply => look.say(&words::SPOT_SUPPLY),
        Spot::Pass => look.say(&words::SPOT_PASS),
        Spot::Swap => look.say(&words::SPOT_SWAP),
        Spot::Done => look.say(&words::SPOT_DONE),
    }
}

/// What can stand on the board, for who wonders whose is what.
pub(crate) fn pieces(position: &dyn AnyPosition) -> Vec<Piece> {
    let tools = position.draft().tools().into_iter();
    let pieces = tools.filter_map(|tool| match tool.thing {
        Thing::Piece(piece) => Some(piece),
        Thing::Wall | Thing::Nothing => None,
    });
    pieces.collect()
}

/// The sign by which a side's pieces are known on the board.
pub(crate) fn sign(side: Side, pieces: &[Piece], look: Look) -> Option<Span<'static>> {
    let piece = pieces.iter().find(|piece| piece.letter == side.letter)?;
    let paint = look.paint(Paint::bold(piece.ink));
    Some(Span::styled(look.style.symbol(piece).to_string(), paint))
}

/// The cell in the middle of the board.
fn middle(scene: &Scene) -> Spot {
    Spot::Cell(Cell::new(scene.columns / 2, scene.rows / 2))
}

fn cell(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Cell(cell) => Some(cell),
        _ => None,
    }
}

/// What of this stands beside the board.
fn buttons(lit: &[Spot]) -> Vec<Spot> {
    lit.iter().copied().filter(|spot| cell(*spot).is_none()).collect()
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
