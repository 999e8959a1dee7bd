use board::{Goal, Ground, Ink, Mark, Note, Scene};

use crate::tile::digit;
use crate::{Line, PAGE, Paint, Style};

/// The title and the status, broken between words.
pub(crate) fn heading(scene: &Scene) -> Vec<Line> {
    let words =
        |text: &str, paint| text.split_whitespace().map(|word| Line::of(word, paint)).collect();
    let mut lines = flow(words(&scene.title, Paint::BOLD), " ");
    lines.extend(flow(words(&scene.status, Paint::PLAIN), " "));
    lines
}

/// What the signs on the board mean, and the notes.
pub(crate) fn legend(scene: &Scene, style: Style) -> Vec<Line> {
    let mut lines = flow(pieces(scene, style), GAP);
    lines.extend(flow(edges(scene), GAP));
    lines.extend(flow(grounds(scene, style), GAP));
    lines.extend(flow(marks(scene), GAP));
    lines.extend(flow(notes(scene), GAP));
    lines
}

const GAP: &str = "   ";

/// Puts items in lines, as many as fit.
fn flow(items: Vec<Line>, gap: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + gap.len() + item.width() <= PAGE => {
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
    let mut known = scene.pieces();
    // By name, so that they keep their places while they move about the board.
    known.sort_by_key(|piece| piece.name);
    for piece in known {
        let sign = style.symbol(&piece).to_string();
        let words = if style.unicode {
            format!("{} ({})", piece.name, piece.letter)
        } else {
            piece.name.to_string()
        };
        lines.push(item(&sign, Paint::bold(piece.ink), &words));
    }
    if scene.tiles.iter().any(|tile| tile.stack.len() > 1) {
        lines.push(Line::of("stacks run from bottom to top, left to right", Paint::PLAIN));
    }
    lines
}

fn edges(scene: &Scene) -> Vec<Line> {
    let Some(edges) = scene.edges else { return Vec::new() };
    let pairs = [(edges.left_right, "left and right"), (edges.top_bottom, "top and bottom")];
    let joins = |(goal, pair): (Goal, &str)| {
        let sign = goal.letter.to_string();
        item(&sign, Paint::bold(goal.ink), &format!("{} joins {pair}", goal.name))
    };
    let [mut across, down] = pairs.map(joins);
    across.push("; ", Paint::PLAIN);
    across.append(&down);
    vec![across]
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
    Some(match ground {
        Ground::Plain => return None,
        Ground::Wall => item(&style.either('#', '▒').to_string().repeat(3), Paint::DIM, "wall"),
        Ground::Tint { number, ink, name } => {
            item(&digit(number).to_string(), Paint::chip(ink), name)
        }
        Ground::Home { ink, letter, name } => {
            let run = style.either('=', '═').to_string();
            let mut line = Line::of(&run, Paint::DIM);
            line.push(&letter.to_string(), Paint::bold(ink));
            line.push(&run, Paint::DIM);
            line.push(&format!(" above a cell: {name}"), Paint::PLAIN);
            line
        }
    })
}

fn marks(scene: &Scene) -> Vec<Line> {
    let last = Paint { ink: Some(Ink::Yellow), bold: true, ..Paint::PLAIN };
    let signs = [(Mark::Last, "[ ]", last, "last move"), (Mark::Lit, "( )", Paint::BOLD, "legal")];
    let is_shown = |mark| scene.tiles.iter().any(|tile| tile.mark == Some(mark));
    signs
        .into_iter()
        .filter(|&(mark, ..)| is_shown(mark))
        .map(|(_, sign, paint, words)| item(sign, paint, words))
        .collect()
}

fn notes(scene: &Scene) -> Vec<Line> {
    let line = |note: &Note| Line::of(&format!("{}: {}", note.label, note.value), Paint::PLAIN);
    scene.notes.iter().map(line).collect()
}
