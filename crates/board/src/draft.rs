use std::marker::PhantomData;

use crate::{Editable, Field, Ground, Piece, Scene, Thing, Tool, words};
use i18n::Phrase;

/// What is being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Any position.
    Position,
    /// The board for a new game, on which the players' pieces stay as they are.
    Board,
}

/// A position that is being put together by hand, and need not be one yet.
#[derive(Clone, Debug)]
pub struct Draft<P> {
    scene: Scene,
    /// What the fields say, as the position text writes it.
    values: Vec<String>,
    purpose: Purpose,
    position: PhantomData<fn() -> P>,
}

impl<P: Editable> Draft<P> {
    /// A position, to be changed.
    pub fn new(position: &P) -> Self {
        let text = position.to_string();
        Self {
            scene: Scene { notes: Vec::new(), ..position.scene() },
            values: text.split(' ').skip(1).map(Into::into).collect(),
            purpose: Purpose::Position,
            position: PhantomData,
        }
    }

    /// The board for a new game, to be furnished, in games where players do that.
    pub fn board() -> Option<Self> {
        Some(Self { purpose: Purpose::Board, ..Self::new(&P::bare_board()?) })
    }

    /// What is being put together.
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The picture as far as it goes, without notes.
    pub const fn picture(&self) -> &Scene {
        &self.scene
    }

    /// How many pieces like this stand on the board.
    pub fn count(&self, piece: Piece) -> usize {
        self.scene.tiles.iter().flat_map(|tile| &tile.stack).filter(|&&one| one == piece).count()
    }

    /// How many walls there are inside the frame.
    pub fn count_walls(&self) -> usize {
        let tiles = self.scene.tiles.iter().enumerate();
        tiles.filter(|&(i, tile)| tile.ground == Ground::Wall && !self.is_frame(i)).count()
    }

    /// What the field with this index says, as the position text writes it.
    pub fn value(&self, field: usize) -> &str {
        self.values.get(field).map_or("", String::as_str)
    }

    /// What can be put on the board, and how many of each; the last takes away.
    pub fn tools(&self) -> Vec<Tool> {
        let mut tools = P::tools(self);
        tools.push(Tool::ERASER);
        tools
    }

    /// The settings beside the board.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = P::fields(self);
        for (field, value) in fields.iter_mut().zip(&self.values) {
            let place = field.values.iter().position(|setting| setting.text == *value);
            field.chosen = place.unwrap_or_default();
        }
        fields
    }

    /// Why the tool with this index does nothing on the tile with that index, where it does nothing.
    pub fn why_not(&self, tool: usize, tile: usize) -> Option<Phrase> {
        let tools = self.tools();
        let Some(tool) = tools.get(tool) else { return Some((&words::NO_TOOL).into()) };
        let Some(here) = self.scene.tiles.get(tile) else { return Some((&words::NO_TILE).into()) };
        if self.purpose == Purpose::Board
            && let Some(&top) = here.stack.last()
            && !tools.iter().any(|tool| tool.thing == Thing::Piece(top))
        {
            return Some(words::stays(top.name));
        }
        if tool.thing == Thing::Nothing || self.top(tile) == tool.thing && !P::STACKS {
            return None;
        }
        if let Some(why_not) = P::why_not(self, tool.thing, tile) {
            return Some(why_not);
        }
        (tool.left == Some(0)).then(|| words::none_left(tool.name()))
    }

    /// Uses the tool with this index on the tile with that index.
    pub fn place(&mut self, tool: usize, tile: usize) -> Result<(), Phrase> {
        if let Some(why_not) = self.why_not(tool, tile) {
            return Err(why_not);
        }
        let thing = self.tools()[tool].thing;
        self.put(thing, tile);
        self.settle();
        Ok(())
    }

    /// Gives the field with this index the value with that index.
    pub fn choose(&mut self, field: usize, value: usize) -> Result<(), Phrase> {
        let fields = self.fields();
        let setting = fields.get(field).and_then(|field| field.values.get(value));
        let setting = setting.ok_or_else(|| Phrase::from(&words::NO_VALUE))?;
        self.values[field].clone_from(&setting.text);
        self.settle();
        Ok(())
    }

    /// Takes away everything that the eraser takes.
    pub fn clear(&mut self) {
        let eraser = self.tools().len() - 1;
        for tile in 0..self.scene.tiles.len() {
            if self.why_not(eraser, tile).is_none() {
                while self.top(tile) != Thing::Nothing {
                    self.put(Thing::Nothing, tile);
                }
            }
        }
        self.settle();
    }

    /// The position, or what is wrong with it and what would be right.
    pub fn finish(&self) -> Result<P, Phrase> {
        self.text()
            .parse()
            .map_err(|error: crate::ParseError| words::flaw(error.problem, error.hint))
    }

    /// What lies on top of a tile; the frame, which is always there, does not count.
    fn top(&self, tile: usize) -> Thing {
        let here = &self.scene.tiles[tile];
        match here.stack.last() {
            Some(&piece) => Thing::Piece(piece),
            None if here.ground == Ground::Wall && !self.is_frame(tile) => Thing::Wall,
            None => Thing::Nothing,
        }
    }

    fn is_frame(&self, tile: usize) -> bool {
        self.scene.cell(tile).is_none()
    }

    fn put(&mut self, thing: Thing, tile: usize) {
        let bare = if self.is_frame(tile) { Ground::Wall } else { Ground::Plain };
        let here = &mut self.scene.tiles[tile];
        match thing {
            Thing::Nothing => drop(here.stack.pop()),
            _ if P::STACKS => {}
            _ => here.stack.clear(),
        }
        if let Thing::Piece(piece) = thing {
            here.stack.push(piece);
        }
        if thing == Thing::Wall {
            here.ground = Ground::Wall;
        } else if here.ground == Ground::Wall || bare == Ground::Wall {
            here.ground = if here.stack.is_empty() { bare } else { Ground::Plain };
        }
    }

    /// Lets the fields follow the board: where a value is no longer to be had, the first one holds.
    fn settle(&mut self) {
        for (place, field) in P::fields(self).into_iter().enumerate() {
            if !field.values.iter().any(|setting| setting.text == self.values[place]) {
                let first = field.values.into_iter().next();
                self.values[place] = first.map(|setting| setting.text).unwrap_or_default();
            }
        }
        let mut scene = self.scene.clone();
        P::dress(&mut scene, self);
        self.scene = scene;
    }

    /// What the position text would be.
    fn text(&self) -> String {
        let rows = self.scene.tiles.chunks(self.scene.width()).map(|row| {
            let cells: Vec<String> = row
                .iter()
                .map(|tile| match tile.ground {
                    _ if !tile.stack.is_empty() => {
                        tile.stack.iter().map(|piece| piece.letter).collect()
                    }
                    Ground::Wall => "#".into(),
                    _ => ".".into(),
                })
                .collect();
            cells.join(P::BETWEEN)
        });
        let board = rows.collect::<Vec<_>>().join("/");
        std::iter::once(&board).chain(&self.values).cloned().collect::<Vec<_>>().join(" ")
    }
}
