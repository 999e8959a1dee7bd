use ::board::{Form, Ground, Ink, Marks, Piece, Scene, Tile};

use crate::art::{art, band};
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
    /// Whether a large tile has corners.
    pub(crate) cornered: bool,
}

impl Inside {
    /// The tile in so many columns and lines, what makes it stand out among them.
    pub(crate) fn lines(
        self,
        tile: &Tile,
        sign: Option<Sign>,
        (across, down): (usize, usize),
    ) -> Vec<Line> {
        let is_large = self.cornered && down >= 3;
        let (open, close, bracket) = self.brackets(tile, sign, is_large);
        let corners = self.corners(sign).filter(|_| is_large);
        let room = across.saturating_sub(2);
        let middle = (down - 1) / 2;
        let content = self.content(tile, room, down);
        let (filling, ground) = self.filling(tile);
        let line = |number: usize| {
            let content = &content[number];
            let (open, close, paint) = match corners {
                _ if number == middle => (open, close, bracket),
                Some([[open, close], _]) if number == 0 => (open, close, bracket),
                Some([_, [open, close]]) if number + 1 == down => (open, close, bracket),
                _ => (filling, filling, ground),
            };
            let mut line = Line::of(&open.to_string(), paint);
            let free = room.saturating_sub(content.width());
            let before = if self.centred { free.div_ceil(2) } else { 0 };
            line.push(&filling.to_string().repeat(before), ground);
            line.append(content);
            if !self.centred {
                line.push(&close.to_string(), paint);
            }
            line.push(&filling.to_string().repeat(free - before), ground);
            if self.centred {
                line.push(&close.to_string(), paint);
            }
            line
        };
        (0..down).map(line).collect()
    }

    /// What stands on a tile, line by line.
    fn content(self, tile: &Tile, room: usize, down: usize) -> Vec<Line> {
        let middle = (down - 1) / 2;
        let mut lines = vec![Line::default(); down];
        let large = if down >= 3 && room >= 5 { self.large(tile) } else { None };
        if let Some(large) = large {
            for (line, part) in lines[middle - 1..].iter_mut().zip(large) {
                *line = part;
            }
        } else if self.centred && down >= 3 && tile.stack.len() > 1 {
            lines = self.tower(tile, room, down);
        } else {
            lines[middle] = self.pieces(tile, room);
        }
        lines
    }

    /// A piece by itself in three lines, or a ball in the hole of the ring that it lies on.
    fn large(self, tile: &Tile) -> Option<[Line; 3]> {
        let (piece, ball) = match &tile.stack[..] {
            [piece] => (piece, None),
            [ring, ball] if ring.form == Form::Ring && ball.form == Form::Ball => {
                (ring, Some(ball))
            }
            _ => return None,
        };
        let paint = self.paint(tile, piece);
        let mut art = art(piece, self.style)?;
        let is_slim = art.iter().all(|line| line.starts_with(' ') && line.ends_with(' '));
        if is_slim && matches!(tile.ground, Ground::Tint { .. }) {
            // The more of the colour is seen.
            art = art.map(|line| format!("{:^3}", line.trim_matches(' ')));
        }
        let mut lines = art.map(|line| Line::of(&line, paint));
        if let Some(ball) = ball {
            lines[1].put(2, self.style.symbol(ball), self.paint(tile, ball));
        }
        Some(lines)
    }

    /// What lies under the pieces.
    fn filling(self, tile: &Tile) -> (char, Paint) {
        match tile.ground {
            Ground::Wall => (self.style.either('#', '▒'), Paint::DIM),
            _ => (' ', self.ground(tile)),
        }
    }

    /// How the ground looks: coloured all over, or the cloth.
    fn ground(self, tile: &Tile) -> Paint {
        match tile.ground {
            Ground::Tint { ink, .. } => Paint { bold: false, ..Paint::chip(ink) },
            _ => Paint { felt: self.felt, ..Paint::PLAIN },
        }
    }

    /// What stands on either side of a tile, and how it looks; where a tile is large, the last move
    /// has the corners to itself.
    pub(crate) fn brackets(
        self,
        tile: &Tile,
        sign: Option<Sign>,
        is_large: bool,
    ) -> (char, char, Paint) {
        let ground = Paint { bold: true, ..self.ground(tile) };
        let last = Paint { ink: Some(Ink::Yellow), ..ground };
        let touched = Paint { ink: Some(Ink::Purple), ..ground };
        let (filling, plain) = self.filling(tile);
        match sign {
            Some(Sign::Marks(marks)) => {
                let paint = if marks.last.is_some() || marks.deciding { last } else { ground };
                let marks = Marks { last: marks.last.filter(|_| !is_large), ..marks };
                // A dot says that an empty cell can be touched.
                let is_dot = self.has_dot(tile) && Marks { lit: None, ..marks } == Marks::default();
                if is_dot || !marks.any() {
                    return (filling, filling, if is_large { paint } else { plain });
                }
                let [open, close] = brackets(marks, self.style);
                (open, close, paint)
            }
            Some(Sign::Touched) => ('{', '}', touched),
            Some(Sign::Again) => ('(', ')', touched),
            Some(Sign::Cursor) => {
                let (open, close) = if self.style.unicode { ('▸', '◂') } else { ('>', '<') };
                (open, close, Paint { reversed: true, ..ground })
            }
            None => (filling, filling, plain),
        }
    }

    /// What stands in the corners of a large tile, above and below.
    const fn corners(self, sign: Option<Sign>) -> Option<[[char; 2]; 2]> {
        match (sign, self.style.unicode) {
            (Some(Sign::Cursor), true) => Some([['┏', '┓'], ['┗', '┛']]),
            (Some(Sign::Marks(Marks { last: Some(_), .. })), true) => {
                Some([['┌', '┐'], ['└', '┘']])
            }
            (Some(Sign::Marks(Marks { last: Some(_), .. })), false) => Some([['[', ']']; 2]),
            _ => None,
        }
    }

    /// Whether a tile is empty and shows by a dot that it can be touched.
    fn has_dot(self, tile: &Tile) -> bool {
        self.style.unicode && tile.stack.is_empty() && tile.marks.lit.is_some()
    }

    /// How a piece looks; on a coloured field it has a case of its own, light or dark.
    fn paint(self, tile: &Tile, piece: &Piece) -> Paint {
        match (tile.ground, piece.ink) {
            (Ground::Tint { .. }, Ink::White) => Paint::chip(Ink::Black),
            (Ground::Tint { .. }, _) => Paint::chip(Ink::White),
            (ground, ink) => {
                Paint { felt: self.felt && ground != Ground::Wall, ..Paint::bold(ink) }
            }
        }
    }

    /// A stack as it stands, seen from the side: the highest pieces, and below them its height where
    /// it is taller.
    fn tower(self, tile: &Tile, room: usize, down: usize) -> Vec<Line> {
        let width = room.min(5);
        let band =
            |piece: &Piece| Line::of(&band(piece, width, self.style), self.paint(tile, piece));
        let mut lines: Vec<_> = tile.stack.iter().rev().map(band).collect();
        if lines.len() > down {
            lines[down - 1] = Line::of(&tile.stack.len().to_string(), self.ground(tile));
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
            if self.has_dot(tile) {
                line.push("•", Paint { bold: true, ..paint });
            } else {
                let nothing = if tile.ground == Ground::Wall { filling } else { self.empty };
                line.push(&nothing.to_string(), Paint { dim: !self.felt, ..paint });
            }
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
        // On a coloured field the case is wider than the piece.
        if let ([piece], Ground::Tint { .. }) = (&tile.stack[..], tile.ground)
            && self.centred
            && room >= 3
        {
            let case = self.paint(tile, piece);
            line = Line::of(&format!(" {} ", self.style.symbol(piece)), case);
        }
        line
    }
}
