use ::board::{Grid, Ground, Scene, Tile};

use crate::tile::{digit, has_felt};
use crate::{Line, Paint, Style};

/// The smallest picture of a board: what is on top of each tile, with a blank between two, and no
/// coordinates.
pub fn thumbnail(scene: &Scene, style: Style) -> Vec<Line> {
    let felt = has_felt(scene);
    let blank = Paint { felt, ..Paint::PLAIN };
    let row = |(number, tiles): (usize, &[Tile])| {
        let mut line = Line::default();
        if scene.grid == Grid::Rhombus {
            line.push(&" ".repeat(number), Paint::PLAIN);
        }
        for (column, tile) in tiles.iter().enumerate() {
            if column > 0 {
                let is_wall = |tile: &Tile| tile.ground == Ground::Wall;
                let joined = is_wall(tile) && is_wall(&tiles[column - 1]);
                let (between, paint) = if joined { wall(style) } else { (' ', blank) };
                line.push(&between.to_string(), paint);
            }
            let (sign, paint) = sign(tile, felt, style);
            line.push(&sign.to_string(), paint);
        }
        line.finish(style);
        line
    };
    scene.tiles.chunks(scene.width()).enumerate().map(row).collect()
}

const fn wall(style: Style) -> (char, Paint) {
    (style.either('#', '▒'), Paint::DIM)
}

fn sign(tile: &Tile, felt: bool, style: Style) -> (char, Paint) {
    if let Some(top) = tile.stack.last() {
        return (style.symbol(top), Paint { felt, ..Paint::bold(top.ink) });
    }
    match tile.ground {
        Ground::Wall => wall(style),
        Ground::Tint { number, ink, .. } => (digit(number), Paint::chip(ink)),
        Ground::Plain | Ground::Home { .. } => {
            (style.either('.', '·'), Paint { felt, dim: !felt, ..Paint::PLAIN })
        }
    }
}
