//! One SVG picture for any scene: of wood, cloth or clay or plain, light or dark.
//!
//! A picture knows scenes and no game. It is self-contained SVG: plain attributes, no scripts, no
//! styles, no filters, nothing to load. Colour never speaks alone: pieces differ in form, fields in
//! pattern and number, and every mark has a shape of its own.
//!
//! ```
//! use board::{Grid, Scene};
//! use i18n::Language;
//! use ludoteca_svg::{Theme, draw};
//!
//! let scene = Scene::new(Grid::Square, 3, 3, false);
//! let picture = draw(&scene, Theme::Light, Language::English);
//! assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
//! ```

mod advice;
mod caption;
mod contrast;
mod defs;
mod escape;
mod field;
mod flat;
mod frame;
mod graph;
mod ground;
mod hollow;
mod inlay;
mod layout;
mod look;
mod mark;
mod palette;
mod parts;
mod piece;
mod stack;
mod thread;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use std::fmt::Write as _;

use board::Scene;
use caption::Caption;
use escape::{Number, escape};
pub use graph::{Graph, GraphMark, MarkForm, graph};
use i18n::Language;
pub use look::{Finish, Look, Theme};
pub use mark::State;
pub use parts::{Advice, LegalMarks, Parts, piece};
pub use piece::Kind;

/// The name that the definitions of a whole picture begin with.
const ID: &str = "scene";

/// Draws a scene as an SVG document with words in this language.
pub fn draw(scene: &Scene, look: impl Into<Look>, language: Language) -> String {
    let parts = Parts::new(scene, look, false, ID);
    let [left, top, width, height] = parts.view;
    let caption = Caption::new(scene, &parts, (left, width), language);
    let view = [left, top, width, height + caption.height()];
    let mut svg = head(scene, language, &parts, view);
    let _ = writeln!(
        svg,
        "<defs>{}{}</defs>",
        parts.definitions(),
        parts.piece_definitions(&parts.kinds(&scene.tiles, Vec::new())) + &caption.definitions()
    );
    svg += &board(scene, &parts, |index, markup| {
        let Some(cell) = scene.cell(index) else { return format!("<g {markup}") };
        let words = escape(&scene.describe(cell, language));
        let (place, rest) = markup.split_once('>').unwrap_or((markup, ""));
        format!("<g id=\"cell-{cell}\" {place}><title>{words}</title>{rest}")
    });
    svg += &caption.markup(top + height);
    svg += "</svg>\n";
    svg
}

/// The layers of a board, from the frame to the coordinates. `open` writes the beginning of every
/// tile's group, given what follows `<g`.
fn board(scene: &Scene, parts: &Parts, open: impl Fn(usize, &str) -> String) -> String {
    let grounds: Vec<_> = scene.tiles.iter().map(|tile| tile.ground).collect();
    let mut markup = parts.frame();
    markup += &parts.field(&grounds);
    markup += &parts.tunnels(&Parts::hollows(scene));
    let legal = LegalMarks::new(scene);
    for (index, (tile, &(x, y))) in scene.tiles.iter().zip(&parts.centres).enumerate() {
        let content = parts.under(tile) + &parts.stack(index, tile) + &parts.over(tile, legal);
        if content.is_empty() && scene.cell(index).is_none() {
            continue;
        }
        let tile = format!("transform=\"translate({} {})\">{content}</g>\n", Number(x), Number(y));
        markup += &open(index, &tile);
    }
    markup += &parts.won(scene);
    markup + &parts.coordinates()
}

/// A scene's board as markup to stand inside an `svg` element, whose `viewBox` the parts know.
pub fn picture(scene: &Scene, parts: &Parts) -> String {
    let kinds = parts.kinds(&scene.tiles, Vec::new());
    let definitions = parts.definitions() + &parts.piece_definitions(&kinds);
    format!("<defs>{definitions}</defs>{}", board(scene, parts, |_, rest| format!("<g {rest}")))
}

fn head(scene: &Scene, language: Language, parts: &Parts, view: [f64; 4]) -> String {
    let [left, top, width, height] = view.map(Number);
    let page = parts.palette.page;
    let title = escape(&format!("{}: {}", scene.title, scene.status.say(language)));
    let description = escape(&scene.description(language));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
         role=\"img\" aria-labelledby=\"scene-title scene-description\" \
         font-family=\"Atkinson Hyperlegible Next, DejaVu Sans, sans-serif\">\n\
         <title id=\"scene-title\">{title}</title>\n\
         <desc id=\"scene-description\">{description}</desc>\n\
         <rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>\n"
    )
}
