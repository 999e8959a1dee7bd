//! One SVG picture for any scene, light or dark.
//!
//! A picture knows scenes and no game. It is self-contained SVG 1.1: plain attributes, no scripts,
//! no styles, nothing to load. Colour never speaks alone: pieces differ in form, fields in pattern
//! and number, edges in dashes.
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

mod caption;
mod edges;
mod escape;
mod graph;
mod ground;
mod layout;
mod mark;
mod palette;
mod parts;
mod pattern;
mod piece;
mod rhombus;
mod square;
mod stack;
mod tile;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use std::fmt::Write as _;

use board::Scene;
use caption::Caption;
use escape::{Number, escape};
pub use graph::{Graph, GraphMark, MarkForm, graph};
use i18n::Language;
use layout::Layout;
use palette::Palette;
pub use palette::Theme;
pub use parts::Parts;

/// Draws a scene as an SVG document with words in this language.
pub fn draw(scene: &Scene, theme: Theme, language: Language) -> String {
    let palette = theme.palette();
    let layout = parts::layout(scene);
    let letters = layout.letters();
    let page = layout.page(scene);
    let caption = Caption::new(scene, &palette, letters, page.width, language);
    let mut svg = head(scene, language, &palette, (page.width, page.height + caption.height()));
    let (x, y) = (Number(page.left), Number(page.top));
    let _ = writeln!(svg, "<g transform=\"translate({x} {y})\">");
    svg += &edges::bands(scene, &palette, &layout);
    svg += &labels(scene, &palette, &layout);
    for index in 0..scene.tiles.len() {
        svg += &tile::tile(scene, language, &palette, &layout, index);
    }
    svg += "</g>\n";
    svg += &caption.markup(page.height);
    svg += "</svg>\n";
    svg
}

fn head(
    scene: &Scene,
    language: Language,
    palette: &Palette,
    (width, height): (f64, f64),
) -> String {
    let (width, height, page) = (Number(width), Number(height), palette.page);
    let title = escape(&format!("{}: {}", scene.title, scene.status.say(language)));
    let description = escape(&scene.description(language));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-labelledby=\"scene-title scene-description\" \
         font-family=\"DejaVu Sans, sans-serif\">\n\
         <title id=\"scene-title\">{title}</title>\n\
         <desc id=\"scene-description\">{description}</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>\n"
    )
}

/// The letters and numbers on the margins.
fn labels(scene: &Scene, palette: &Palette, layout: &Layout) -> String {
    let size = layout.letters();
    let gap = layout.gap(scene);
    let frame = usize::from(scene.framed);
    let (first_column, last_column) = layout.ends(scene.width());
    let (first_row, last_row) = layout.ends(scene.height());
    let mut markup = format!("<g font-size=\"{}\" fill=\"{}\">\n", Number(size), palette.muted);
    let mut label = |x: f64, y: f64, anchor: &str, text: &str| {
        let (x, y) = (Number(x), Number(y));
        let _ =
            writeln!(markup, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{text}</text>");
    };
    for column in 0..scene.columns {
        let letter = char::from(b'a' + column).to_string();
        let at = column as usize + frame;
        let (x, y) = layout.centre(at, first_row);
        label(x, y - layout.half_height() - gap, "middle", &letter);
        let (x, y) = layout.centre(at, last_row);
        // Letters hang from the baseline, so the lower ones need their own height more.
        label(x, y + layout.half_height() + gap + 0.73 * size, "middle", &letter);
    }
    for row in 0..scene.rows {
        let number = (row + 1).to_string();
        let at = row as usize + frame;
        let (x, y) = layout.centre(first_column, at);
        label(x - layout.half_width() - gap, y + 0.36 * size, "end", &number);
        let (x, y) = layout.centre(last_column, at);
        label(x + layout.half_width() + gap, y + 0.36 * size, "start", &number);
    }
    markup + "</g>\n"
}
