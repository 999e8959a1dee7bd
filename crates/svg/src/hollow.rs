use std::fmt::Write as _;

use board::{Grid, Ground, Material, Scene, Tile};

use crate::defs::Pen;
use crate::escape::Number;
use crate::layout::{CELL, Layout};

/// Whether a tile is dug out.
pub(crate) fn is_hollow(material: Material, tile: &Tile) -> bool {
    material == Material::Earth && tile.ground == Ground::Plain && tile.stack.is_empty()
}

/// Which tiles of a scene are dug out.
pub(crate) fn hollows(scene: &Scene) -> Vec<bool> {
    scene.tiles.iter().map(|tile| is_hollow(scene.material, tile)).collect()
}

/// The dug cells as tunnels that run together and open to the rim: a lip in the light, a wall in the
/// shade, and the floor.
pub(crate) fn tunnels(pen: &Pen<'_>, layout: &Layout, dug: &[bool]) -> String {
    let is_dug =
        |column: usize, row: usize| dug.get(layout.index(column, row)).copied().unwrap_or_default();
    let cells =
        (0..layout.rows).flat_map(|row| (0..layout.columns).map(move |column| (column, row)));
    let (mut ways, mut rooms) = (String::new(), String::new());
    for (column, row) in cells.filter(|&(column, row)| is_dug(column, row)) {
        let (x, y) = layout.cell(column, row);
        let _ = write!(ways, "M{} {}h.01", Number(x), Number(y));
        for (column, row) in layout.later_neighbours(column, row) {
            if is_dug(column, row) {
                let to = layout.cell(column, row);
                let _ =
                    write!(ways, "M{} {}L{} {}", Number(x), Number(y), Number(to.0), Number(to.1));
            }
        }
        if layout.grid == Grid::Rhombus {
            continue;
        }
        let rims = layout.rims(column, row);
        for &(_, (right, down)) in &rims {
            let _ = write!(ways, "M{} {}l{} {}", Number(x), Number(y), Number(right), Number(down));
        }
        // In a corner of the board, and amid four cells, nothing is left standing.
        if let [(_, across), (_, down)] = rims[..] {
            let _ = write!(
                rooms,
                "M{} {}h{}v{}h{}z",
                Number(x),
                Number(y),
                Number(across.0),
                Number(down.1),
                Number(-across.0)
            );
        }
        // Along a rim nothing is left between two cells that both lie on it.
        for &(side, (right, down)) in &rims {
            for (next, row) in layout.later_neighbours(column, row) {
                let both = layout.rims(next, row).iter().any(|&(other, _)| other == side);
                if both && is_dug(next, row) {
                    let to = layout.cell(next, row);
                    let (wide, high) = (right + to.0 - x, down + to.1 - y);
                    let _ = write!(
                        rooms,
                        "M{} {}h{}v{}h{}z",
                        Number(x + 0.2 * (to.0 - x)),
                        Number(y + 0.2 * (to.1 - y)),
                        Number(if right == 0.0 { 0.6 * wide } else { wide }),
                        Number(if down == 0.0 { 0.6 * high } else { high }),
                        Number(-if right == 0.0 { 0.6 * wide } else { wide })
                    );
                }
            }
        }
        let next = [(column + 1, row), (column, row + 1), (column + 1, row + 1)];
        if column + 1 < layout.columns
            && row + 1 < layout.rows
            && next.into_iter().all(|(column, row)| is_dug(column, row))
        {
            let _ = write!(rooms, "M{} {}h60v60h-60z", Number(x + 20.0), Number(y + 20.0));
        }
    }
    if ways.is_empty() {
        return String::new();
    }
    let hollow = pen.palette.hollow;
    let stroke = |colour: &str, width: f64, x: f64, y: f64, more: &str| {
        format!(
            "<path d=\"{ways}\" transform=\"translate({x} {y})\" stroke=\"{colour}\" \
             stroke-width=\"{width}\"{more}/>"
        )
    };
    let mut markup =
        String::from("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    if layout.grid == Grid::Square {
        let _ = write!(markup, " clip-path=\"{}\"", pen.url("field"));
    }
    markup += ">";
    if pen.palette.look.is_flat() {
        markup += &stroke(hollow.floor, 82.0, 0.0, 0.0, "");
    } else {
        markup += &stroke(hollow.lip, 83.0, 0.0, 3.0, " stroke-opacity=\".75\"");
        markup += &stroke(hollow.wall, 82.0, 0.0, 0.0, "");
        markup += &stroke(hollow.floor, 70.0, 1.5, 5.0, "");
    }
    if !rooms.is_empty() {
        let floor = hollow.floor;
        let _ = write!(
            markup,
            "<path d=\"{rooms}\" fill=\"{floor}\" stroke=\"{floor}\" stroke-width=\"8\"/>"
        );
    }
    markup + "</g>\n"
}

/// The field's outline, at which tunnels end.
pub(crate) fn clip(pen: &Pen<'_>, layout: &Layout, material: Material) -> String {
    if material != Material::Earth || layout.grid == Grid::Rhombus {
        return String::new();
    }
    let (width, height) = layout.field();
    format!(
        "<clipPath id=\"{}-field\"><rect width=\"{}\" height=\"{}\"/></clipPath>",
        pen.id,
        Number(width),
        Number(height)
    )
}

/// The ground that covers a cell until it is dug, for the moment in which that happens.
pub(crate) fn cover(pen: &Pen<'_>) -> String {
    let (half, fill) = (CELL / 2.0, pen.palette.plain[0]);
    format!(
        "<rect x=\"-{half}\" y=\"-{half}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\"/>"
    )
}
