use i18n::{Language, Pattern, Phrase, Value};

use crate::{Cell, Form, Ground, Ink, Marks, Material, Piece, words};

/// How the cells of a board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Squares in rows and columns.
    Square,
    /// Hexagons in a rhombus: each row stands half a cell to the right of the row above.
    Rhombus,
}

/// A cell of the picture: its ground, the pieces on it, and why it stands out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// What the cell is made of.
    pub ground: Ground,
    /// The pieces from bottom to top.
    pub stack: Vec<Piece>,
    /// Why it stands out, if it does.
    pub marks: Marks,
}

impl Tile {
    /// How many pieces lie on each other; a ball only stands on top of them.
    pub fn height(&self) -> usize {
        self.stack.iter().filter(|piece| piece.form != Form::Ball).count()
    }

    /// This cell in words: "d4, black disc", "c2, empty, red, legal".
    pub fn describe(&self, place: impl Into<Value>, language: Language) -> String {
        let mut words = words::cell_is(place, content(self)).say(language);
        let ground = self.ground.name().filter(|_| self.ground != Ground::Wall);
        for name in ground.into_iter().chain(self.marks.names()) {
            words.push_str(", ");
            words.push_str(&name.say(language));
        }
        words
    }
}

/// A side and the pair of edges that it wants to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The side's colour.
    pub ink: Ink,
    /// The side's letter.
    pub letter: char,
    /// What the side is called.
    pub name: &'static Pattern,
}

/// Whose the edges of the board are, in a game of joining them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edges {
    /// Who joins left and right.
    pub left_right: Goal,
    /// Who joins top and bottom.
    pub top_bottom: Goal,
}

/// A line beside the board: a supply, a score, a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What is counted: "white's supply".
    pub label: Phrase,
    /// How much there is: "5 rings".
    pub value: Phrase,
    /// Whose it is, by place among the sides of the game; nobody's if not given.
    pub side: Option<usize>,
    /// A piece that can be drawn before it.
    pub piece: Option<Piece>,
    /// How many of that piece there are, where they are what is counted.
    pub count: Option<u32>,
    /// The same beside that side's name: "5 left".
    pub brief: Phrase,
}

impl Note {
    /// A line about nobody in particular.
    pub fn new(label: impl Into<Phrase>, value: impl Into<Phrase>) -> Self {
        let value = value.into();
        let (label, brief) = (label.into(), value.clone());
        Self { label, value, side: None, piece: None, count: None, brief }
    }

    /// The same as a line about this side, with a piece drawn before it.
    #[must_use]
    pub fn of(self, side: usize, piece: Piece) -> Self {
        Self { side: Some(side), piece: Some(piece), ..self }
    }

    /// The same where so many of its pieces are what is counted.
    #[must_use]
    pub fn counting(self, count: u32) -> Self {
        Self { count: Some(count), ..self }
    }

    /// The same, said in other words beside the side's name.
    #[must_use]
    pub fn briefly(self, brief: impl Into<Phrase>) -> Self {
        Self { brief: brief.into(), ..self }
    }
}

/// What a position looks like, as data that any face can draw without knowing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What is shown: the game's name.
    pub title: String,
    /// Whose turn it is, or how the game ended.
    pub status: Phrase,
    /// What the board is made of.
    pub material: Material,
    /// How the cells lie.
    pub grid: Grid,
    /// How many columns have letters.
    pub columns: u8,
    /// How many rows have numbers.
    pub rows: u8,
    /// Whether a ring of border tiles without coordinates surrounds the board.
    pub framed: bool,
    /// Every tile, row by row from the top, the frame's among them.
    pub tiles: Vec<Tile>,
    /// Whose the edges are, in a game of joining them.
    pub edges: Option<Edges>,
    /// What stands beside the board.
    pub notes: Vec<Note>,
}

impl Scene {
    /// An empty scene of plain tiles; `framed` adds a ring of border tiles.
    pub fn new(grid: Grid, columns: u8, rows: u8, framed: bool) -> Self {
        let frame = 2 * usize::from(framed);
        let tiles = vec![Tile::default(); (columns as usize + frame) * (rows as usize + frame)];
        Self {
            title: String::new(),
            status: Phrase::default(),
            material: Material::default(),
            grid,
            columns,
            rows,
            framed,
            tiles,
            edges: None,
            notes: Vec::new(),
        }
    }

    /// The same board with nothing on it and nothing said about it.
    #[must_use]
    pub fn bare(&self) -> Self {
        let bare = Self::new(self.grid, self.columns, self.rows, self.framed);
        Self { edges: self.edges, material: self.material, ..bare }
    }

    /// How many tiles make a row, the frame's among them.
    pub fn width(&self) -> usize {
        self.columns as usize + 2 * usize::from(self.framed)
    }

    /// How many rows of tiles there are, the frame's among them.
    pub fn height(&self) -> usize {
        self.rows as usize + 2 * usize::from(self.framed)
    }

    /// The tile of a cell.
    pub fn tile(&self, cell: Cell) -> &Tile {
        &self.tiles[self.index(cell)]
    }

    /// The tile of a cell, to be changed.
    pub fn tile_mut(&mut self, cell: Cell) -> &mut Tile {
        let index = self.index(cell);
        &mut self.tiles[index]
    }

    /// The cell of the tile with this index; nothing on the frame.
    pub fn cell(&self, index: usize) -> Option<Cell> {
        let frame = usize::from(self.framed);
        let column = (index % self.width()).checked_sub(frame)?;
        let row = (index / self.width()).checked_sub(frame)?;
        (column < self.columns as usize && row < self.rows as usize)
            .then(|| Cell::new(column as u8, row as u8))
    }

    /// The index of the tile of a cell.
    pub fn index(&self, cell: Cell) -> usize {
        let frame = usize::from(self.framed);
        (cell.row as usize + frame) * self.width() + cell.column as usize + frame
    }

    /// The different pieces in the picture, in order of appearance.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut seen = Vec::new();
        for piece in self.tiles.iter().flat_map(|tile| &tile.stack) {
            if !seen.contains(piece) {
                seen.push(*piece);
            }
        }
        seen
    }

    /// A cell in words: "d4, black disc", "c2, empty, red, legal".
    pub fn describe(&self, cell: Cell, language: Language) -> String {
        self.tile(cell).describe(cell, language)
    }

    /// What the place of a tile is called: "a3", and on the frame "left of a3".
    pub fn place(&self, index: usize) -> Phrase {
        if let Some(cell) = self.cell(index) {
            return Phrase::plain(cell);
        }
        let (column, row) = (index % self.width(), index / self.width());
        // A tile of the frame is beside the nearest cell.
        let nearest = |at: usize, count: u8| at.saturating_sub(1).min(usize::from(count) - 1) as u8;
        let cell = Cell::new(nearest(column, self.columns), nearest(row, self.rows));
        let (is_left, is_right) = (column == 0, column + 1 == self.width());
        let (is_above, is_below) = (row == 0, row + 1 == self.height());
        match (is_left || is_right, is_above || is_below) {
            (true, true) => words::corner_of(cell),
            (true, false) if is_left => words::left_of(cell),
            (true, false) => words::right_of(cell),
            _ if is_above => words::above(cell),
            _ => words::below(cell),
        }
    }

    /// A tile in words, the frame's too: "left of a3, joker".
    pub fn describe_tile(&self, index: usize, language: Language) -> String {
        self.tiles[index].describe(self.place(index), language)
    }

    /// The whole picture in words: what stands where, row by row, and what the notes say.
    pub fn description(&self, language: Language) -> String {
        let mut sentences = vec![words::cells_by(self.columns, self.rows).say(language)];
        let on_frame = (0..self.tiles.len())
            .filter(|&index| self.cell(index).is_none() && !self.tiles[index].stack.is_empty());
        sentences.extend(on_frame.map(|index| self.describe_tile(index, language) + "."));
        let occupied = Cell::all(self.columns, self.rows).filter(|&cell| {
            let tile = self.tile(cell);
            !tile.stack.is_empty() || tile.ground == Ground::Wall || tile.marks.any()
        });
        sentences.extend(occupied.map(|cell| self.describe(cell, language) + "."));
        if let Some(edges) = self.edges {
            let joins = words::joins(edges.left_right.name, edges.top_bottom.name);
            sentences.push(joins.say(language));
        }
        for Note { label, value, .. } in &self.notes {
            sentences.push(format!("{}: {}.", label.say(language), value.say(language)));
        }
        sentences.join(" ")
    }
}

/// What is on a tile: "black ball on white ring", from the top.
fn content(tile: &Tile) -> Phrase {
    let pieces = tile.stack.iter().map(|piece| Phrase::from(piece.name));
    let stack = pieces.reduce(|lower, upper| words::on(upper, lower));
    stack.unwrap_or_else(|| {
        Phrase::from(if tile.ground == Ground::Wall { &words::WALL } else { &words::EMPTY })
    })
}
