use board::{Ground, Piece, Scene, Tile};

use crate::advice::{self, Step};
use crate::defs::{self, Pen};
use crate::escape::{Number, points};
use crate::field::{field, shade};
use crate::frame::{coordinates, frame};
use crate::hollow;
use crate::layout::{Layout, Point};
use crate::look::Look;
use crate::mark::{self, Legal, State};
use crate::palette::Palette;
use crate::piece::Kind;
use crate::stack::stack;
use crate::thread::thread;

/// A board drawn part by part, for a face that lets people touch its tiles and moves what stands
/// on them.
///
/// It depends on the board alone, not on what is on it: after a move only the tiles that the move
/// changed have to be drawn anew. What it draws refers to its definitions, whose names begin with
/// the board's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// The left and the top of the picture, its width and its height.
    pub view: [f64; 4],
    /// The middle of every tile, in the order of the scene's.
    pub centres: Vec<Point>,
    pub(crate) layout: Layout,
    pub(crate) palette: Palette,
    pub(crate) id: String,
    bare: Scene,
}

/// A move that is pointed out, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Something is put on the tile with this index, or happens there.
    Put(usize),
    /// Something goes from one tile to another.
    Go(usize, usize),
}

impl Parts {
    /// The parts of a scene's board, seen from its other side if wanted, without a caption. The name
    /// is one that no other board on the page has.
    pub fn new(scene: &Scene, look: impl Into<Look>, is_turned: bool, id: &str) -> Self {
        let layout = Layout::new(scene, is_turned);
        Self {
            view: layout.view(),
            centres: (0..layout.tiles()).map(|index| layout.centre(index)).collect(),
            layout,
            palette: Palette::new(look.into(), scene.material),
            id: id.to_owned(),
            bare: scene.bare(),
        }
    }

    pub(crate) fn pen(&self) -> Pen<'_> {
        Pen { palette: &self.palette, id: &self.id }
    }

    /// What the frame and the field are drawn from.
    pub fn definitions(&self) -> String {
        let pen = self.pen();
        defs::surroundings(&pen, self.bare.material)
            + &hollow::clip(&pen, &self.layout, self.bare.material)
    }

    /// The kinds of pieces on these tiles, after those that are known already.
    pub fn kinds<'a>(
        &self,
        tiles: impl IntoIterator<Item = &'a Tile>,
        mut known: Vec<Kind>,
    ) -> Vec<Kind> {
        for tile in tiles {
            for piece in &tile.stack {
                let kind = Kind::new(piece, tile.ground, &self.palette);
                if !known.contains(&kind) {
                    known.push(kind);
                }
            }
        }
        known
    }

    /// What pieces of these kinds are drawn from.
    pub fn piece_definitions(&self, kinds: &[Kind]) -> String {
        defs::pieces(&self.pen(), kinds)
    }

    /// What lies around the cells: the plank and the inlays of owned edges.
    pub fn frame(&self) -> String {
        frame(&self.pen(), &self.layout, self.bare.edges)
    }

    /// What lies under the pieces, for these grounds of all tiles.
    pub fn field(&self, grounds: &[Ground]) -> String {
        let mut scene = self.bare.clone();
        for (tile, &ground) in scene.tiles.iter_mut().zip(grounds) {
            tile.ground = ground;
        }
        field(&self.pen(), &self.layout, &scene)
    }

    /// Which tiles are dug out.
    pub fn hollows(scene: &Scene) -> Vec<bool> {
        hollow::hollows(scene)
    }

    /// The dug tiles, and the shade on the field's edges.
    pub fn tunnels(&self, dug: &[bool]) -> String {
        let pen = self.pen();
        hollow::tunnels(&pen, &self.layout, dug) + &shade(&pen, &self.layout, self.bare.material)
    }

    /// What covers a tile until it is dug, for the moment in which that happens.
    pub fn cover(&self) -> String {
        hollow::cover(&self.pen())
    }

    /// The letters and numbers along the top and the left.
    pub fn coordinates(&self) -> String {
        coordinates(&self.pen(), &self.layout)
    }

    /// The outline of a tile around its middle, as the points of a polygon.
    pub fn outline(&self, index: usize) -> String {
        points(&self.layout.outline(index))
    }

    /// The pieces on a tile, around its middle.
    pub fn stack(&self, index: usize, tile: &Tile) -> String {
        let markup = stack(&self.pen(), tile);
        let scale = self.layout.scale(index);
        if scale < 1.0 && !markup.is_empty() {
            return format!("<g transform=\"scale({})\">{markup}</g>", Number(scale));
        }
        markup
    }

    /// Where the last move went, under the pieces of a tile.
    pub fn under(&self, tile: &Tile) -> String {
        let is_hollow = hollow::is_hollow(self.bare.material, tile);
        mark::under(&self.pen(), &self.layout, tile, is_hollow)
    }

    /// Why a tile stands out, above its pieces: which marks of what can be touched are shown depends
    /// on the whole scene.
    pub fn over(&self, tile: &Tile, legal: LegalMarks) -> String {
        mark::over(&self.pen(), &self.layout, tile, legal.0)
    }

    /// What somebody is doing with a tile.
    pub fn state(&self, index: usize, state: State, ground: Ground) -> String {
        mark::state(&self.pen(), &self.layout, index, state, ground)
    }

    /// What decided the game: a thread through cells that join two sides, or rings around them.
    pub fn won(&self, scene: &Scene) -> String {
        let pen = self.pen();
        if let Some(thread) = thread(&pen, &self.layout, scene) {
            return thread;
        }
        let deciding =
            scene.tiles.iter().zip(&self.centres).filter(|(tile, _)| tile.marks.deciding);
        let ring = |(_, &(x, y)): (&Tile, &Point)| {
            let (x, y) = (Number(x), Number(y));
            format!("<g class=\"won\" transform=\"translate({x} {y})\">{}</g>\n", mark::won(&pen))
        };
        deciding.map(ring).collect()
    }

    /// A move that is pointed out; with its rank where there are several.
    pub fn advice(&self, steps: &[Advice], rank: Option<usize>, scene: &Scene) -> String {
        let at = |index: usize| self.centres.get(index).copied().unwrap_or_default();
        let steps: Vec<_> = steps
            .iter()
            .map(|&step| match step {
                Advice::Put(index) => {
                    let is_taken =
                        scene.tiles.get(index).is_some_and(|tile| !tile.stack.is_empty());
                    Step::Put(at(index), is_taken)
                }
                Advice::Go(from, to) => Step::Go(at(from), at(to)),
            })
            .collect();
        advice::advice(&self.pen(), &steps, rank)
    }
}

/// Which marks of what can be touched are worth drawing in a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMarks(Legal);

impl LegalMarks {
    /// None at all.
    pub const NONE: Self = Self(Legal::NONE);

    /// Those of a scene: one on nearly every cell would say nothing.
    pub fn new(scene: &Scene) -> Self {
        Self(Legal::new(scene))
    }
}

/// One piece by itself, in a square from -50 to 50, with everything it is drawn from. The name is
/// one that nothing else on the page has.
pub fn piece(piece: Piece, look: impl Into<Look>, id: &str) -> String {
    let palette = Palette::new(look.into(), board::Material::default());
    let tile = Tile { stack: vec![piece], ..Tile::default() };
    let pen = Pen { palette: &palette, id };
    let kind = Kind::new(&piece, Ground::Plain, &palette);
    format!("<defs>{}</defs>{}", defs::pieces(&pen, &[kind]), stack(&pen, &tile))
}
