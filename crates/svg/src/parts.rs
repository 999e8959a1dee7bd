use board::{Grid, Ground, Scene, Tile};

use crate::escape::{Number, points};
use crate::layout::{Layout, Point};
use crate::mark::mark;
use crate::stack::stack;
use crate::{Theme, edges, labels, rhombus, square};

/// A board drawn part by part, for a face that lets people touch its tiles and moves what stands
/// on them.
///
/// It depends on the board alone, not on what is on it: after a move only the tiles that the move
/// changed have to be drawn anew.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// How wide and high the picture is.
    pub size: Point,
    /// What lies around the tiles: the edges' bands and the coordinates.
    pub surroundings: String,
    /// The middle of every tile, in the order of the scene's.
    pub centres: Vec<Point>,
    /// The outline of a tile around its middle, as the points of a polygon.
    pub outline: String,
    layout: Layout,
    theme: Theme,
}

impl Parts {
    /// The parts of a scene's board, seen from its other side if wanted, without a caption.
    pub fn new(scene: &Scene, theme: Theme, is_turned: bool) -> Self {
        let palette = theme.palette();
        let layout = Layout { is_turned, ..layout(scene) };
        let page = layout.page(scene);
        let (x, y) = (Number(page.left), Number(page.top));
        let surroundings = format!(
            "<g transform=\"translate({x} {y})\">{}{}</g>",
            edges::bands(scene, &palette, &layout),
            labels(scene, &palette, &layout)
        );
        let centre = |index: usize| {
            let (x, y) = layout.centre(index % scene.width(), index / scene.width());
            (page.left + x, page.top + y)
        };
        Self {
            size: (page.width, page.height),
            surroundings,
            centres: (0..scene.tiles.len()).map(centre).collect(),
            outline: points(&layout.corners),
            layout,
            theme,
        }
    }

    /// What a tile is made of, around its middle.
    pub fn ground(&self, ground: Ground) -> String {
        crate::ground::ground(ground, &self.theme.palette(), &self.layout)
    }

    /// The pieces on a tile, around its middle.
    pub fn stack(&self, tile: &Tile) -> String {
        stack(tile, &self.theme.palette(), &self.layout)
    }

    /// Why a tile stands out, around its middle; nothing where it does not.
    pub fn mark(&self, tile: &Tile) -> String {
        mark(tile.marks, tile.stack.is_empty(), &self.theme.palette(), &self.layout)
    }
}

/// Where everything stands on the board of a scene.
pub(crate) fn layout(scene: &Scene) -> Layout {
    match scene.grid {
        Grid::Square => square::layout(scene),
        Grid::Rhombus => rhombus::layout(scene),
    }
}
