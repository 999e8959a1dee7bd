use board::Scene;
use i18n::Language;

use crate::escape::{Number, escape};
use crate::ground::ground;
use crate::layout::Layout;
use crate::mark::mark;
use crate::palette::Palette;
use crate::stack::stack;

/// A tile as a group: named and described if it is a cell, nameless on the frame.
pub(crate) fn tile(
    scene: &Scene,
    language: Language,
    palette: &Palette,
    layout: &Layout,
    index: usize,
) -> String {
    let tile = &scene.tiles[index];
    let (x, y) = layout.centre(index % scene.width(), index / scene.width());
    let place = format!("transform=\"translate({} {})\"", Number(x), Number(y));
    let mut markup = match scene.cell(index) {
        Some(cell) => {
            let words = escape(&scene.describe(cell, language));
            format!("<g id=\"cell-{cell}\" {place}><title>{words}</title>")
        }
        None => format!("<g {place}>"),
    };
    markup += &ground(tile.ground, palette, layout);
    markup += &stack(tile, palette, layout);
    markup += &mark(tile.marks, tile.stack.is_empty(), palette, layout);
    markup + "</g>\n"
}
