use board::{Grid, Scene};

use crate::escape::{Number, points};
use crate::ground::ground;
use crate::layout::{Layout, Point};
use crate::mark::mark;
use crate::stack::stack;
use crate::{Theme, edges, labels, rhombus, square};

/// A board in parts, for a face that lets people touch its tiles and moves what stands on them.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// How wide and high the picture is.
    pub size: Point,
    /// What lies around the tiles: the edges' bands and the coordinates.
    pub surroundings: String,
    /// Every tile, in the order of the scene's.
    pub tiles: Vec<Part>,
}

/// A tile in parts, each drawn around the tile's middle.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The tile's middle.
    pub centre: Point,
    /// What the tile is made of.
    pub ground: String,
    /// The pieces on it.
    pub stack: String,
    /// Why it stands out, if it does.
    pub mark: String,
    /// The outline of the tile, as the points of a polygon.
    pub outline: String,
}

/// Draws a board in parts, upside down if wanted, without a caption.
pub fn parts(scene: &Scene, theme: Theme, is_turned: bool) -> Parts {
    let palette = theme.palette();
    let layout = Layout { is_turned, ..layout(scene) };
    let page = layout.page(scene);
    let (x, y) = (Number(page.left), Number(page.top));
    let surroundings = format!(
        "<g transform=\"translate({x} {y})\">{}{}</g>",
        edges::bands(scene, &palette, &layout),
        labels(scene, &palette, &layout)
    );
    let outline = points(&layout.corners);
    let tiles = scene.tiles.iter().enumerate().map(|(index, tile)| {
        let (x, y) = layout.centre(index % scene.width(), index / scene.width());
        Part {
            centre: (page.left + x, page.top + y),
            ground: ground(tile.ground, &palette, &layout),
            stack: stack(tile, &palette, &layout),
            mark: tile.mark.map_or_else(String::new, |why| {
                mark(why, tile.stack.is_empty(), &palette, &layout)
            }),
            outline: outline.clone(),
        }
    });
    Parts { size: (page.width, page.height), surroundings, tiles: tiles.collect() }
}

/// Where everything stands on the board of a scene.
pub(crate) fn layout(scene: &Scene) -> Layout {
    match scene.grid {
        Grid::Square => square::layout(scene),
        Grid::Rhombus => rhombus::layout(scene),
    }
}
