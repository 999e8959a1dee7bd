use qrcode::{Color, EcLevel, QrCode};

/// How many light squares are around a code, so that it is found.
const MARGIN: usize = 3;

/// Draws a text as a QR code for a terminal: dark on light where colours can be had, whatever the
/// colours of the terminal are, and otherwise light on what is taken to be dark.
pub(super) fn draw(text: &str, is_unicode: bool, has_colours: bool) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let is_dark = |x: usize, y: usize| {
        let inside = MARGIN..MARGIN + width;
        inside.contains(&x) && inside.contains(&y) && code[(x - MARGIN, y - MARGIN)] == Color::Dark
    };
    let full = width + 2 * MARGIN;
    let mut drawing = String::new();
    if !is_unicode {
        for y in 0..full {
            (0..full).for_each(|x| drawing.push_str(if is_dark(x, y) { "  " } else { "##" }));
            drawing.push('\n');
        }
        return Some(drawing);
    }
    // Each character is two squares, one above the other.
    for y in (0..full).step_by(2) {
        if has_colours {
            drawing.push_str("\x1b[38;5;16;48;5;231m");
        }
        for x in 0..full {
            let filled = [is_dark(x, y), is_dark(x, y + 1)].map(|is_dark| is_dark == has_colours);
            drawing.push(match filled {
                [true, true] => '█',
                [true, false] => '▀',
                [false, true] => '▄',
                [false, false] => ' ',
            });
        }
        drawing.push_str(if has_colours { "\x1b[0m\n" } else { "\n" });
    }
    Some(drawing)
}
