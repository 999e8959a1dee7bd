use ::board::Scene;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, SvgElement};

/// Where the focus begins: in the middle.
pub(super) fn middle(scene: &Scene) -> usize {
    scene.height() / 2 * scene.width() + scene.width() / 2
}

/// Columns and rows that a key moves the focus by.
pub(super) fn step(key: &str, is_turned: bool) -> Option<(isize, isize)> {
    let (right, down) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return None,
    };
    Some(if is_turned { (-right, -down) } else { (right, down) })
}

/// The tile so far away, or this one where the board ends; the frame is left out unless wanted.
pub(super) fn next(
    scene: &Scene,
    from: usize,
    (right, down): (isize, isize),
    has_frame: bool,
) -> usize {
    let margin = usize::from(scene.framed && !has_frame);
    let moved = |at: usize, by: isize, count: usize| {
        at.saturating_add_signed(by).clamp(margin, count - 1 - margin)
    };
    let (width, height) = (scene.width(), scene.height());
    // What stands on the frame can be visited too.
    let outside = from
        .checked_add_signed(down * width as isize + right)
        .filter(|&to| to / width == (from / width).saturating_add_signed(down));
    if let Some(to) = outside
        && scene.cell(to).is_none()
        && scene.tiles.get(to).is_some_and(|tile| !tile.stack.is_empty())
    {
        return to;
    }
    moved(from / width, down, height) * width + moved(from % width, right, width)
}

/// Puts the browser's focus on a tile.
pub(super) fn show(board: NodeRef<Svg>, tile: usize) {
    let Some(board) = board.get_untracked() else { return };
    let found = board.query_selector(&format!("[data-tile=\"{tile}\"]")).ok().flatten();
    if let Some(tile) = found.and_then(|found| found.dyn_into::<SvgElement>().ok()) {
        let _ = tile.focus();
    }
}

/// The tile under a pointer, wherever it was pressed.
pub(super) fn tile_at(event: &PointerEvent) -> Option<usize> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    tile_around(&document().element_from_point(x, y)?)
}

/// The tile that a pointer is pressed on.
pub(super) fn tile_pressed(event: &PointerEvent) -> Option<usize> {
    tile_around(&event.target()?.dyn_into().ok()?)
}

fn tile_around(element: &Element) -> Option<usize> {
    let tile = element.closest("[data-tile]").ok().flatten()?;
    tile.get_attribute("data-tile")?.parse().ok()
}
