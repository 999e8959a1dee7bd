use crate::{Cell, words};
use i18n::{Language, Pattern, Phrase};

/// How the cells of a board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Squares in rows and columns.
    Square,
    /// Hexagons in a rhombus: each row stands half a cell to the right of the row above.
    Rhombus,
}

/// A colour that a drawing may choose a shade for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Black, or very dark.
    Black,
    /// White, or very light.
    White,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow or gold.
    Yellow,
    /// Purple.
    Purple,
    /// Nobody's grey.
    Grey,
}

/// The shape of a piece. Pieces of two players never differ by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A flat round disc.
    Disc,
    /// A square piece.
    Block,
    /// A piece standing on its corner.
    Diamond,
    /// A flat ring with a hole.
    Ring,
    /// A ball.
    Ball,
    /// A cube seen from a corner.
    Cube,
    /// A star.
    Star,
    /// A disc of both players' colours.
    Joker,
    /// A small cross.
    Cross,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its shape.
    pub form: Form,
    /// Its colour.
    pub ink: Ink,
    /// How it is written in plain ASCII, as in the position text.
    pub letter: char,
    /// How it is written where Unicode is at hand; one column wide.
    pub glyph: char,
    /// What it is called: "black disc".
    pub name: &'static Pattern,
}

/// What a cell is made of, under the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    #[default]
    Plain,
    /// A wall, on which nothing stands.
    Wall,
    /// One of a few coloured fields, told apart by number and pattern too.
    Tint {
        /// Its number, a single digit, which also chooses the pattern.
        number: u8,
        /// Its colour.
        ink: Ink,
        /// What the colour is called.
        name: &'static Pattern,
    },
    /// A cell that belongs to the side with this ink: its home.
    Home {
        /// The side's colour.
        ink: Ink,
        /// The side's letter.
        letter: char,
        /// What the cell is called: "white's home".
        name: &'static Pattern,
    },
}

/// Why a cell stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move touched it.
    Last,
    /// It can be touched now.
    Lit,
    /// The last move touched it, and it can be touched now.
    Both,
    /// It decided the game.
    Deciding,
    /// It decided the game, and the last move touched it.
    DecidingLast,
}

impl Ground {
    /// What it is called, unless it is nothing special.
    pub const fn name(self) -> Option<&'static Pattern> {
        match self {
            Self::Plain => None,
            Self::Wall => Some(&words::WALL),
            Self::Tint { name, .. } | Self::Home { name, .. } => Some(name),
        }
    }
}

impl Mark {
    /// What it says of the cell: "last move", "legal".
    pub const fn names(self) -> &'static [&'static Pattern] {
        match self {
            Self::Last => const { &[&words::LAST_MOVE] },
            Self::Lit => const { &[&words::LEGAL] },
            Self::Both => const { &[&words::LAST_MOVE, &words::LEGAL] },
            Self::Deciding => const { &[&words::DECIDING] },
            Self::DecidingLast => const { &[&words::LAST_MOVE, &words::DECIDING] },
        }
    }

    /// Whether the last move touched the cell.
    pub const fn is_last(self) -> bool {
        matches!(self, Self::Last | Self::Both | Self::DecidingLast)
    }

    /// Whether the cell can be touched now.
    pub const fn is_lit(self) -> bool {
        matches!(self, Self::Lit | Self::Both)
    }
}

/// A cell of the picture: its ground, the pieces on it, and why it stands out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// What the cell is made of.
    pub ground: Ground,
    /// The pieces from bottom to top.
    pub stack: Vec<Piece>,
    /// Why it stands out, if it does.
    pub mark: Option<Mark>,
}

impl Tile {
    /// Shows that the last move touched the tile; that it decided the game stays.
    pub fn mark_last(&mut self) {
        let decided = matches!(self.mark, Some(Mark::Deciding | Mark::DecidingLast));
        self.mark = Some(if decided { Mark::DecidingLast } else { Mark::Last });
    }

    /// Shows that the tile can be touched now; that the last move touched it stays.
    pub fn light(&mut self) {
        let was_last = self.mark.is_some_and(Mark::is_last);
        self.mark = Some(if was_last { Mark::Both } else { Mark::Lit });
    }

    /// This cell in words: "d4, black disc", "c2, empty, red, legal".
    pub fn describe(&self, cell: Cell, language: Language) -> String {
        let mut words = words::cell_is(cell, content(self)).say(language);
        let ground = self.ground.name().filter(|_| self.ground != Ground::Wall);
        let marks = self.mark.map_or(&[][..], Mark::names);
        for name in ground.iter().chain(marks) {
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
}

/// What a position looks like, as data that any face can draw without knowing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What is shown: the game's name.
    pub title: String,
    /// Whose turn it is, or how the game ended.
    pub status: Phrase,
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
        Self { edges: self.edges, ..Self::new(self.grid, self.columns, self.rows, self.framed) }
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

    /// The whole picture in words: what stands where, row by row, and what the notes say.
    pub fn description(&self, language: Language) -> String {
        let mut sentences = vec![words::cells_by(self.columns, self.rows).say(language)];
        let occupied = Cell::all(self.columns, self.rows).filter(|&cell| {
            let tile = self.tile(cell);
            !tile.stack.is_empty() || tile.ground == Ground::Wall || tile.mark.is_some()
        });
        sentences.extend(occupied.map(|cell| self.describe(cell, language) + "."));
        if let Some(edges) = self.edges {
            let joins = words::joins(edges.left_right.name, edges.top_bottom.name);
            sentences.push(joins.say(language));
        }
        for Note { label, value } in &self.notes {
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
