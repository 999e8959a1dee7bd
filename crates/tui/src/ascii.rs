use ratatui::buffer::Buffer;

/// Writes everything on the screen in 7-bit ASCII.
pub(crate) fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().map_or(' ', text::bare);
            cell.set_char(if letter.is_ascii() { letter } else { plain(letter) });
        }
    }
}

/// The ASCII character that hints at one that has none.
const fn plain(letter: char) -> char {
    match letter {
        // Braille dots of graphs.
        '\u{2801}'..='\u{28ff}' => '*',
        '\u{2800}' => ' ',
        _ => '?',
    }
}
