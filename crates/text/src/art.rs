use ::board::Piece;

use crate::Style;

/// A piece in three lines of five columns, where its glyph has a larger likeness; the corners of
/// the five columns stay free, so that it also stands in a hexagon.
pub(crate) fn art(piece: &Piece, style: Style) -> Option<[String; 3]> {
    let lines = match piece.glyph {
        '●' => [" ▄▄▄ ", "█████", " ▀▀▀ "],
        '○' => [" ╭─╮ ", " │ │ ", " ╰─╯ "],
        '◆' => ["  ▄  ", " ███ ", "  ▀  "],
        '◇' => ["  ◇  ", " ◇ ◇ ", "  ◇  "],
        '■' => [" ███ ", " ███ ", " ███ "],
        _ => return None,
    };
    let in_style = |line: &str| {
        if style.unicode {
            return line.to_string();
        }
        line.chars().map(|c| if c == ' ' { ' ' } else { piece.letter }).collect()
    };
    Some(lines.map(in_style))
}
