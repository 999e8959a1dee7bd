use ::board::{Goal, Ground, Ink, Marks, Note, Scene, Tile};
use ::i18n::Phrase;

use crate::sight::brackets;
use crate::tile::digit;
use crate::{Line, PAGE, Paint, Style, words};

/// The title and the status, broken between words.
pub(crate) fn heading(scene: &Scene, style: Style) -> Vec<Line> {
    let words =
        |text: &str, paint| text.split_whitespace().map(|word| Line::of(word, paint)).collect();
    let mut lines = flow(words(&scene.title, Paint::BOLD), " ");
    lines.extend(flow(words(&style.say(scene.status.clone().capital()), Paint::PLAIN), " "));
    lines
}

/// What the signs on the board mean, and the notes.
pub(crate) fn legend(scene: &Scene, style: Style) -> Vec<Line> {
    let mut lines = flow(pieces(scene, style), GAP);
    lines.extend(flow(edges(scene, style), GAP));
    lines.extend(flow(grounds(scene, style), GAP));
    lines.extend(flow(marks(scene, style), GAP));
    lines.extend(flow(notes(scene, style), GAP));
    lines
}

const GAP: &str = "   ";

/// Puts items in lines, as many as fit the page.
fn flow(items: Vec<Line>, gap: &str) -> Vec<Line> {
    flow_in(items, gap, PAGE)
}

/// Puts items in lines, as many as fit so many columns.
fn flow_in(items: Vec<Line>, gap: &str, width: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + gap.len() + item.width() <= width => {
                line.push(gap, Paint::PLAIN);
                line.append(&item);
            }
            _ => lines.push(item),
        }
    }
    lines
}

fn item(sign: &str, paint: Paint, words: &str) -> Line {
    let mut line = Line::of(sign, paint);
    line.push(&format!(" {words}"), Paint::PLAIN);
    line
}

fn pieces(scene: &Scene, style: Style) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut known: Vec<_> =
        scene.pieces().into_iter().map(|piece| (style.say(piece.name), piece)).collect();
    // By name, so that they keep their places while they move about the board.
    known.sort_by(|(name, _), (other, _)| name.cmp(other));
    for (name, piece) in known {
        let sign = style.symbol(&piece).to_string();
        let words = if style.unicode { format!("{name} ({})", piece.letter) } else { name };
        lines.push(item(&sign, Paint::bold(piece.ink), &words));
    }
    if scene.tiles.iter().any(|tile| tile.stack.len() > 1) {
        lines.push(Line::of(&style.say(&words::STACKS), Paint::PLAIN));
    }
    lines
}

fn edges(scene: &Scene, style: Style) -> Vec<Line> {
    let Some(edges) = scene.edges else { return Vec::new() };
    let pairs = [
        (edges.left_right, words::joins_left_right(edges.left_right.name)),
        (edges.top_bottom, words::joins_top_bottom(edges.top_bottom.name)),
    ];
    let joins = |(goal, joins): (Goal, Phrase)| {
        item(&goal.letter.to_string(), Paint::bold(goal.ink), &style.say(joins))
    };
    let [mut across, down] = pairs.map(joins);
    if across.width() + 2 + down.width() > PAGE {
        return vec![across, down];
    }
    across.push("; ", Paint::PLAIN);
    across.append(&down);
    vec![across]
}

/// What the numbers of coloured fields mean, in lines of at most so many columns.
pub fn tints(scene: &Scene, style: Style, width: usize) -> Vec<Line> {
    let is_tint = |tile: &Tile| matches!(tile.ground, Ground::Tint { .. });
    if !scene.tiles.iter().any(is_tint) {
        return Vec::new();
    }
    let mut lines = flow_in(grounds(scene, style), "  ", width);
    for line in &mut lines {
        line.finish(style);
    }
    lines
}

fn grounds(scene: &Scene, style: Style) -> Vec<Line> {
    let mut seen: Vec<Ground> = Vec::new();
    for tile in &scene.tiles {
        if !seen.contains(&tile.ground) {
            seen.push(tile.ground);
        }
    }
    seen.sort_by_key(|ground| match ground {
        Ground::Tint { number, .. } => *number,
        _ => 0,
    });
    seen.into_iter().filter_map(|ground| described(ground, style)).collect()
}

fn described(ground: Ground, style: Style) -> Option<Line> {
    let name = style.say(ground.name()?);
    Some(match ground {
        Ground::Plain => return None,
        Ground::Wall => item(&style.either('#', '▒').to_string().repeat(3), Paint::DIM, &name),
        Ground::Tint { number, ink, .. } => {
            item(&digit(number).to_string(), Paint::chip(ink), &name)
        }
        Ground::Home { ink, letter, .. } => {
            let run = style.either('=', '═').to_string();
            let mut line = Line::of(&run, Paint::DIM);
            line.push(&letter.to_string(), Paint::bold(ink));
            line.push(&run, Paint::DIM);
            let words = style.say(words::above_a_cell(name));
            line.push(&format!(" {words}"), Paint::PLAIN);
            line
        }
    })
}

/// What the brackets of a tile with these marks say: of many things the most important.
fn shown(marks: Marks) -> Marks {
    let plain = Marks::default();
    if marks.deciding {
        return Marks { deciding: true, ..plain };
    }
    if marks.last.is_some() || marks.lit.is_some() {
        return Marks { last: marks.last, lit: marks.lit, ..plain };
    }
    marks
}

fn marks(scene: &Scene, style: Style) -> Vec<Line> {
    let last = Paint { ink: Some(Ink::Yellow), bold: true, ..Paint::PLAIN };
    let name = |marks: Marks| {
        let names: Vec<_> = marks.names().map(|name| style.say(name)).collect();
        names.join(", ")
    };
    let mut seen: Vec<Marks> = Vec::new();
    for marks in scene.tiles.iter().map(|tile| shown(tile.marks)).filter(|marks| marks.any()) {
        // Which end of a move it was, and what a touch does, is told by where it stands.
        if !seen.iter().any(|known| name(*known) == name(marks)) {
            seen.push(marks);
        }
    }
    seen.sort_by_key(|Marks { last, lit, deciding, .. }| {
        (*deciding, last.is_some() && lit.is_some(), last.is_none())
    });
    let is_lit = |is_empty: bool| {
        let mut tiles = scene.tiles.iter().filter(|tile| tile.marks.lit.is_some());
        tiles.any(|tile| tile.stack.is_empty() == is_empty)
    };
    let described = |marks: Marks| {
        let [open, close] = brackets(marks, style);
        let is_only_lit = Marks { lit: None, ..marks } == Marks::default();
        if is_only_lit && style.unicode && is_lit(true) {
            let sign = if is_lit(false) { "• ( )" } else { "•" };
            return item(sign, Paint::BOLD, &name(marks));
        }
        let paint = if marks.last.is_none() && marks.lit.is_some() { Paint::BOLD } else { last };
        item(&format!("{open} {close}"), paint, &name(marks))
    };
    seen.into_iter().map(described).collect()
}

fn notes(scene: &Scene, style: Style) -> Vec<Line> {
    let line = |Note { label, value, .. }: &Note| {
        let (label, value) = (style.say(label.clone()), style.say(value.clone()));
        Line::of(&format!("{label}: {value}"), Paint::PLAIN)
    };
    scene.notes.iter().map(line).collect()
}
