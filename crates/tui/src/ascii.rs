use ratatui::buffer::Buffer;

/// Writes everything on the screen in 7-bit ASCII.
pub(crate) fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().map_or(' ', text::bare);
            let letter = if letter.is_ascii() { letter } else { plain(letter) };
            cell.set_char(letter);
        }
    }
}

/// The ASCII character that is most like this one.
const fn plain(letter: char) -> char {
    match letter {
        'ª' => 'a',
        'º' => 'o',
        '…' | '·' => '.',
        '–' | '—' | '−' => '-',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '→' | '›' | '▸' => '>',
        '←' | '‹' | '◂' => '<',
        '↑' => '^',
        '↓' => 'v',
        '×' => 'x',
        // Braille dots of graphs, and anything else that can only be hinted at.
        '•' | '\u{2801}'..='\u{28ff}' => '*',
        '\u{2800}' => ' ',
        _ => '?',
    }
}
