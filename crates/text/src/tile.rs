use board::{Ground, Ink, Mark, Scene, Tile};

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
}

impl Inside {
    /// The tile in `room` columns and one more on either side for its brackets.
    pub(crate) fn line(self, tile: &Tile, room: usize) -> Line {
        let ground = Paint { felt: self.felt, ..Paint::PLAIN };
        let (filling, paint) = match tile.ground {
            Ground::Wall => (self.style.either('#', '▒'), Paint::DIM),
            _ => (' ', ground),
        };
        let (open, close, bracket) = match tile.mark {
            Some(Mark::Last) => ('[', ']', Paint { ink: Some(Ink::Yellow), bold: true, ..ground }),
            Some(Mark::Lit) => ('(', ')', Paint { bold: true, ..ground }),
            None => (filling, filling, paint),
        };
        let mut line = Line::default();
        line.push(&open.to_string(), bracket);
        for piece in &tile.stack {
            let on_wall = tile.ground == Ground::Wall;
            let painted = Paint { felt: self.felt && !on_wall, ..Paint::bold(piece.ink) };
            line.push(&self.style.symbol(piece).to_string(), painted);
        }
        if tile.stack.is_empty() {
            let nothing = if tile.ground == Ground::Wall { filling } else { self.empty };
            line.push(&nothing.to_string(), Paint { dim: !self.felt, ..paint });
        }
        line.push(&close.to_string(), bracket);
        while line.width() < room + 2 {
            line.push(&filling.to_string(), paint);
        }
        line
    }
}
