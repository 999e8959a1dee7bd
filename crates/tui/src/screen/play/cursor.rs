use board::{Cell, Spot};
use play::Session;
use ratatui::crossterm::event::KeyCode;

use super::Play;

/// The cell in the middle of the board.
pub(super) fn middle(session: &Session) -> Spot {
    let scene = session.scene();
    Spot::Cell(Cell::new(scene.columns / 2, scene.rows / 2))
}

impl Play {
    /// Whether there is a cursor: not while computers play on by themselves.
    pub(super) fn has_cursor(&self) -> bool {
        let session = &self.session;
        !session.is_show()
            || session.pace().is_paused
            || session.is_looking_back()
            || !session.is_running()
    }

    /// Leads the cursor away from where it can't be, and to the button that is to be touched where
    /// nothing on the board is; once, so that whoever looks around is left alone.
    pub(super) fn place_cursor(&mut self) {
        let lit = self.session.lit();
        if lit == self.lit {
            return;
        }
        let is_cell = |spot: &Spot| matches!(spot, Spot::Cell(_));
        let is_there = is_cell(&self.cursor) && lit.iter().any(is_cell);
        if let Some(first) = lit.first().filter(|_| !is_there && !lit.contains(&self.cursor)) {
            self.cursor = if is_cell(first) { middle(&self.session) } else { *first };
        } else if lit.is_empty() && !is_cell(&self.cursor) {
            self.cursor = middle(&self.session);
        }
        self.lit = lit;
    }

    /// What can be touched beside the board.
    pub(super) fn buttons(&self) -> Vec<Spot> {
        let lit = self.session.lit().into_iter();
        lit.filter(|spot| !matches!(spot, Spot::Cell(_))).collect()
    }

    /// Moves the cursor with an arrow key: over the board, and below it to the buttons.
    pub(super) fn step(&mut self, code: KeyCode) {
        let scene = self.session.scene();
        let buttons = self.buttons();
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
                self.cursor = middle(&self.session);
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
    pub(super) fn jump(&mut self, is_forward: bool) {
        let mut lit = self.session.lit();
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
}
