use std::fmt::Write as _;

use board::{Grid, Ground, Material, Scene};

use crate::defs::Pen;
use crate::escape::{Number, closed, scaled};
use crate::ground::ground;
use crate::layout::{CELL, Layout};

/// The cells without anything on them: the two shades, the lines between, the light over all, and
/// what single cells are made of.
pub(crate) fn field(pen: &Pen<'_>, layout: &Layout, scene: &Scene) -> String {
    let mut markup = match layout.grid {
        Grid::Square if is_gapped(scene) => String::new(),
        Grid::Square => squares(pen, layout, scene.material),
        Grid::Rhombus => hexagons(pen, layout),
    };
    markup += "<g>";
    for (index, tile) in scene.tiles.iter().enumerate() {
        if layout.seen(index).is_none() || tile.ground == Ground::Plain && !is_gapped(scene) {
            continue;
        }
        let (x, y) = layout.centre(index);
        let ground = ground(pen, layout, tile.ground);
        let _ =
            write!(markup, "<g transform=\"translate({} {})\">{ground}</g>", Number(x), Number(y));
    }
    markup + "</g>\n"
}

/// Whether the cells are tiles of their own, with gaps between them.
fn is_gapped(scene: &Scene) -> bool {
    scene.material == Material::Enamel
}

fn squares(pen: &Pen<'_>, layout: &Layout, material: Material) -> String {
    let (palette, (width, height)) = (pen.palette, layout.field());
    let rect = format!("<rect width=\"{}\" height=\"{}\"", Number(width), Number(height));
    let is_flat = palette.look.is_flat();
    let mut markup = format!("{rect} fill=\"{}\"/>", palette.plain[0]);
    if !is_flat && material == Material::Timber {
        let _ = write!(markup, "{rect} fill=\"{}\"/>", pen.url("grain"));
    }
    if palette.plain[0] != palette.plain[1] {
        let mut other = String::new();
        for (column, row) in
            (0..layout.rows).flat_map(|row| (0..layout.columns).map(move |column| (column, row)))
        {
            if (column + row) % 2 == 1 {
                let (x, y) = (Number(column as f64 * CELL), Number(row as f64 * CELL));
                let _ = write!(other, "M{x} {y}h{CELL}v{CELL}h-{CELL}z");
            }
        }
        let strength = if material == Material::Timber { " fill-opacity=\".7\"" } else { "" };
        let _ = write!(markup, "<path d=\"{other}\" fill=\"{}\"{strength}/>", palette.plain[1]);
    }
    if !is_flat {
        if material == Material::Felt {
            let _ = write!(markup, "{rect} fill=\"{}\"/>", pen.url("weave"));
        }
        let _ = write!(markup, "{rect} fill=\"{}\"/>", pen.url("lamp"));
    }
    let mut lines = String::new();
    for row in 1..layout.rows {
        let _ = write!(lines, "M0 {}H{}", Number(row as f64 * CELL), Number(width));
    }
    for column in 1..layout.columns {
        let _ = write!(lines, "M{} 0V{}", Number(column as f64 * CELL), Number(height));
    }
    let wide = if is_flat { 3.0 } else { 2.2 };
    let _ =
        write!(markup, "<path d=\"{lines}\" stroke=\"{}\" stroke-width=\"{wide}\"/>", palette.line);
    if material == Material::Timber && !is_flat {
        let _ = write!(
            markup,
            "<path d=\"{lines}\" transform=\"translate(2 2)\" stroke=\"#fff\" \
             stroke-opacity=\".14\" stroke-width=\"1.6\"/>"
        );
    }
    if material == Material::Felt && !is_flat && layout.columns >= 8 && layout.rows >= 8 {
        for (x, y) in [(2.0, 2.0), (2.0, -2.0), (-2.0, 2.0), (-2.0, -2.0)] {
            let at = |by: f64, length: f64| Number(if by < 0.0 { length } else { 0.0 } + by * CELL);
            let (x, y, line) = (at(x, width), at(y, height), palette.line);
            let _ = write!(markup, "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"{line}\"/>");
        }
    }
    markup + "\n"
}

/// The shade that a deep frame throws on the field's upper and left edge.
pub(crate) fn shade(pen: &Pen<'_>, layout: &Layout, material: Material) -> String {
    if layout.grid == Grid::Rhombus || pen.palette.look.is_flat() || material == Material::Enamel {
        return String::new();
    }
    let (width, height) = layout.field();
    format!(
        "<rect width=\"{}\" height=\"14\" fill=\"{}\"/><rect width=\"10\" height=\"{}\" fill=\"{}\"/>\n",
        Number(width),
        pen.url("above"),
        Number(height),
        pen.url("left")
    )
}

/// Tiles of clay: a joint, a light rim, the edge, and the face, each for all cells at once.
fn hexagons(pen: &Pen<'_>, layout: &Layout) -> String {
    let (palette, corners) = (pen.palette, layout.corners());
    let mut markup = String::new();
    let mut all = |scale: f64, down: f64, look: &str| {
        let shape = scaled(&corners, scale);
        let mut path = String::new();
        for (column, row) in
            (0..layout.rows).flat_map(|row| (0..layout.columns).map(move |column| (column, row)))
        {
            let (x, y) = layout.cell(column, row);
            path += &closed(&shape, (x, y + down));
        }
        let _ = write!(markup, "<path d=\"{path}\" {look}/>");
    };
    if palette.look.is_flat() {
        let look = format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"3\" stroke-linejoin=\"round\"",
            palette.plain[0], palette.line
        );
        all(1.0, 0.0, &look);
        return markup + "\n";
    }
    all(1.005, 0.0, &format!("fill=\"{}\"", palette.line));
    all(0.962, 0.9, "fill=\"#fff\" fill-opacity=\".55\"");
    all(0.95, -0.6, &format!("fill=\"{}\"", palette.plain[1]));
    all(0.904, 0.0, &format!("fill=\"{}\"", palette.plain[0]));
    markup + "\n"
}
