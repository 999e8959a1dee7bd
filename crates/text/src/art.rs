use ::board::{Form, Piece};

use crate::Style;

/// A piece in three lines of five columns, where it has a larger likeness. What can stand in a hexagon
/// leaves the corners of the five columns free; a ring has a hole in its middle.
pub(crate) fn art(piece: &Piece, style: Style) -> Option<[String; 3]> {
    let lines = match (piece.form, piece.glyph) {
        (Form::Ring, '○') => ["╭───╮", "│   │", "╰───╯"],
        (Form::Ring, _) => [" ▄▄▄ ", "█   █", " ▀▀▀ "],
        (Form::Nut, _) => [" ┌─┐ ", " │ │ ", " └─┘ "],
        (_, '●') => [" ▄▄▄ ", "█████", " ▀▀▀ "],
        (_, '○') => [" ╭─╮ ", " │ │ ", " ╰─╯ "],
        (_, '◆') => ["  ▄  ", " ███ ", "  ▀  "],
        (_, '◇') => ["  ◇  ", " ◇ ◇ ", "  ◇  "],
        (_, '■') => [" ███ ", " ███ ", " ███ "],
        _ => return None,
    };
    Some(lines.map(|line| in_style(line, piece, style)))
}

/// A piece of a tower seen from the side, in so many columns; a ball is narrower than what it
/// stands on.
pub(crate) fn band(piece: &Piece, width: usize, style: Style) -> String {
    let line = match (piece.form, piece.glyph) {
        (Form::Ball, glyph) => glyph.to_string(),
        (_, '○') => format!("╘{}╛", "═".repeat(width.saturating_sub(2))),
        _ => "▆".repeat(width),
    };
    in_style(&line, piece, style)
}

fn in_style(line: &str, piece: &Piece, style: Style) -> String {
    if style.unicode {
        return line.to_string();
    }
    line.chars().map(|c| if c == ' ' { ' ' } else { piece.letter }).collect()
}
