use ::board::{Form, Ground, Ink, Piece, Scene, Tile};

use crate::art::art;
use crate::sight::{Sign, brackets};
use crate::{Line, Paint, Style};

/// Whether the board has a cloth of its own: black and white show on no terminal for certain.
pub(crate) fn has_felt(scene: &Scene) -> bool {
    let two_tone = |ink: Ink| matches!(ink, Ink::Black | Ink::White);
    scene.tiles.iter().flat_map(|tile| &tile.stack).any(|piece| two_tone(piece.ink))
}

/// The number of a coloured field in its one column.
pub(crate) const fn digit(number: u8) -> char {
    (b'0' + number % 10) as char
}

/// How a tile is written inside its walls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inside {
    pub(crate) style: Style,
    /// Whether the cloth lies under it.
    pub(crate) felt: bool,
    /// What stands in an empty cell.
    pub(crate) empty: char,
    /// Whether the pieces stand in the middle, or at the left.
    pub(crate) centred: bool,
}

impl Inside {
    /// The tile in so many columns and lines, the brackets that make it stand out among them.
    pub(crate) fn lines(
        self,
        tile: &Tile,
        sign: Option<Sign>,
        (across, down): (usize, usize),
    ) -> Vec<Line> {
        let (open, close, bracket) = self.brackets(tile, sign);
        let room = across.saturating_sub(2);
        let middle = (down - 1) / 2;
        let pieces = self.pieces(tile, room);
        let large = match &tile.stack[..] {
            [piece] if down >= 3 && room >= 5 => art(piece, self.style),
            _ => None,
        };
        let pile = if self.centred && down >= 3 { self.pile(tile, down) } else { Vec::new() };
        let line = |number: usize| {
            let content = match &large {
                _ if !pile.is_empty() => pile[number].clone(),
                Some(art) if number.abs_diff(middle) <= 1 => {
                    Line::of(&art[number + 1 - middle], self.paint(tile, &tile.stack[0]))
                }
                _ if number == middle => pieces.clone(),
                _ => Line::default(),
            };
            let mut line = Line::of(&open.to_string(), bracket);
            let free = room.saturating_sub(content.width());
            let before = if self.centred { free.div_ceil(2) } else { 0 };
            let filling = |count: usize| self.filling(tile).0.to_string().repeat(count);
            line.push(&filling(before), self.filling(tile).1);
            line.append(&content);
            if !self.centred {
                line.push(&close.to_string(), bracket);
            }
            line.push(&filling(free - before), self.filling(tile).1);
            if self.centred {
                line.push(&close.to_string(), bracket);
            }
            line
        };
        (0..down).map(line).collect()
    }

    /// What lies under the pieces.
    fn filling(self, tile: &Tile) -> (char, Paint) {
        match tile.ground {
            Ground::Wall => (self.style.either('#', '▒'), Paint::DIM),
            _ => (' ', Paint { felt: self.felt, ..Paint::PLAIN }),
        }
    }

    /// What stands on either side of a tile, and how it looks.
    pub(crate) fn brackets(self, tile: &Tile, sign: Option<Sign>) -> (char, char, Paint) {
        let ground = Paint { felt: self.felt, bold: true, ..Paint::PLAIN };
        let last = Paint { ink: Some(Ink::Yellow), ..ground };
        let touched = Paint { ink: Some(Ink::Purple), ..ground };
        match sign {
            Some(Sign::Marks(marks)) => {
                let [open, close] = brackets(marks);
                let is_lit = marks.last.is_none() && marks.lit.is_some();
                (open, close, if is_lit { ground } else { last })
            }
            Some(Sign::Touched) => ('{', '}', touched),
            Some(Sign::Again) => ('{', ')', touched),
            Some(Sign::Cursor) => {
                let (open, close) = if self.style.unicode { ('▸', '◂') } else { ('>', '<') };
                (open, close, Paint { reversed: true, ..ground })
            }
            None => {
                let (filling, paint) = self.filling(tile);
                (filling, filling, paint)
            }
        }
    }

    fn paint(self, tile: &Tile, piece: &Piece) -> Paint {
        Paint { felt: self.felt && tile.ground != Ground::Wall, ..Paint::bold(piece.ink) }
    }

    /// A stack as it stands, in so many lines: the highest pieces, and below them its height where
    /// it is taller. Balls are narrower than what they stand on.
    fn pile(self, tile: &Tile, down: usize) -> Vec<Line> {
        if tile.stack.len() < 2 {
            return Vec::new();
        }
        let band = |piece: &Piece| {
            let wide = if piece.form == Form::Ball { 1 } else { 3 };
            let symbol = self.style.symbol(piece).to_string();
            Line::of(&symbol.repeat(wide), self.paint(tile, piece))
        };
        let mut lines: Vec<_> = tile.stack.iter().rev().map(band).collect();
        if lines.len() > down {
            let ground = Paint { felt: self.felt, ..Paint::PLAIN };
            lines[down - 1] = Line::of(&tile.stack.len().to_string(), ground);
            lines.truncate(down);
        }
        let above = vec![Line::default(); down - lines.len()];
        above.into_iter().chain(lines).collect()
    }

    /// The pieces from bottom to top; of a stack too tall for the room its height and its top.
    fn pieces(self, tile: &Tile, room: usize) -> Line {
        let mut line = Line::default();
        let mut shown = &tile.stack[..];
        if shown.is_empty() {
            let (filling, paint) = self.filling(tile);
            let nothing = if tile.ground == Ground::Wall { filling } else { self.empty };
            line.push(&nothing.to_string(), Paint { dim: !self.felt, ..paint });
        } else if shown.len() > room.max(1) {
            let height = shown.len().to_string();
            let top = room.saturating_sub(height.len()).max(1);
            if room > height.len() {
                line.push(&height, Paint { felt: self.felt, ..Paint::PLAIN });
            }
            shown = &shown[shown.len() - top..];
        }
        for piece in shown {
            line.push(&self.style.symbol(piece).to_string(), self.paint(tile, piece));
        }
        line
    }
}
