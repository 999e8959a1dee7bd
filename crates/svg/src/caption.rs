use std::fmt::Write as _;

use board::{Ground, Note, Piece, Scene, Tile};
use i18n::Language;

use crate::Parts;
use crate::defs::{self, Pen};
use crate::escape::{Number, escape};
use crate::inlay::sample;
use crate::palette::{Colour, Palette};
use crate::piece::Kind;
use crate::stack::stack;
use crate::words;

/// The lines under the board: title, status, what the pieces are, whose the edges are, the notes.
#[derive(Debug)]
pub(crate) struct Caption {
    letters: f64,
    left: f64,
    width: f64,
    lines: Vec<Line>,
    definitions: String,
}

/// The name that the definitions of the pieces among the lines begin with: what stands on the page
/// may need a case that it doesn't need on the board.
const ID: &str = "caption";

#[derive(Debug)]
struct Line {
    items: Vec<Item>,
    /// Its size, in sizes of the letters.
    size: f64,
    colour: Colour,
    bold: bool,
}

/// A text and the sign that stands before it, drawn around the middle of its place.
#[derive(Debug)]
struct Item {
    sign: Option<String>,
    text: String,
}

/// The usual width of a letter, in its size.
const LETTER: f64 = 0.58;

/// The height of a line, in its size.
const LEADING: f64 = 1.4;

/// The room beside and below the lines, in sizes of the letters.
const MARGIN: f64 = 0.8;

/// The room that a sign takes, in sizes of the letters.
const SIGN: f64 = 1.6;

/// The room between two items of a line, in sizes of the letters.
const GAP: f64 = 1.0;

impl Caption {
    /// The lines for a page that begins at this x and is so wide.
    pub(crate) fn new(
        scene: &Scene,
        parts: &Parts,
        (left, page): (f64, f64),
        language: Language,
    ) -> Self {
        let letters = page / 31.0;
        let width = page - 2.0 * MARGIN * letters;
        let mut caption =
            Self { letters, left, width, lines: Vec::new(), definitions: String::new() };
        // The pieces stand on the page here, not on the board.
        let palette = Palette { plain: [parts.palette.page; 2], ..parts.palette };
        let pen = Pen { palette: &palette, id: ID };
        let (text, muted) = (palette.text, palette.muted);
        caption.words(&scene.title, 1.15, text, true);
        caption.words(&scene.status.clone().capital().say(language), 1.0, text, false);
        // A piece that has a case on the board has it here too.
        let ground = |piece: &Piece| {
            let stands = |tile: &&Tile| tile.stack.contains(piece);
            let ground = scene.tiles.iter().find(stands).map(|tile| tile.ground);
            ground.filter(|ground| matches!(ground, Ground::Tint { .. })).unwrap_or_default()
        };
        let known = scene.pieces();
        let mut kinds: Vec<_> =
            known.iter().map(|piece| Kind::new(piece, ground(piece), &palette)).collect();
        kinds.dedup();
        caption.definitions = defs::pieces(&pen, &kinds);
        let scale = Number(letters / 88.0);
        let pieces = known.into_iter().map(|piece| {
            let sign = stack(
                &pen,
                &Tile { ground: ground(&piece), stack: vec![piece], ..Tile::default() },
            );
            let text = piece.name.say(language);
            Item { sign: Some(format!("<g transform=\"scale({scale})\">{sign}</g>")), text }
        });
        let mut pieces: Vec<_> = pieces.collect();
        // By name, so that they keep their places while they move about the board.
        pieces.sort_by(|one, other| one.text.cmp(&other.text));
        caption.items(pieces, muted);
        if let Some(edges) = scene.edges {
            let (across, down) = (edges.left_right, edges.top_bottom);
            let joins = [
                (across, words::joins_left_right(across.name, across.letter)),
                (down, words::joins_top_bottom(down.name, down.letter)),
            ];
            let scale = Number(letters / 46.0);
            let joins = joins.map(|(goal, joins)| {
                let sign = sample(&pen, &goal, 54.0);
                let sign = format!("<g transform=\"scale({scale})\">{sign}</g>");
                Item { sign: Some(sign), text: joins.say(language) }
            });
            caption.items(joins, muted);
        }
        for Note { label, value, .. } in &scene.notes {
            let note = format!("{}: {}", label.say(language), value.say(language));
            caption.words(&note, 0.9, muted, false);
        }
        caption
    }

    /// What the pieces among the lines are drawn from.
    pub(crate) fn definitions(&self) -> String {
        self.definitions.clone()
    }

    /// Adds a text in as many lines as it needs, broken between words.
    fn words(&mut self, text: &str, size: f64, colour: Colour, bold: bool) {
        let letter = LETTER * if bold { 1.15 } else { 1.0 } * size * self.letters;
        for text in broken(text, (self.width / letter) as usize) {
            let items = vec![Item { sign: None, text }];
            self.lines.push(Line { items, size, colour, bold });
        }
    }

    /// Adds items in lines, as many as fit in each.
    fn items(&mut self, items: impl IntoIterator<Item = Item>, colour: Colour) {
        let size = 0.9;
        let mut used = f64::INFINITY;
        for item in items {
            let room = self.room(&item, size);
            if used + room > self.width {
                self.lines.push(Line { items: Vec::new(), size, colour, bold: false });
                used = 0.0;
            }
            used += room + GAP * self.letters;
            self.lines.last_mut().expect("a line was begun").items.push(item);
        }
    }

    fn room(&self, item: &Item, size: f64) -> f64 {
        let sign = if item.sign.is_some() { SIGN } else { 0.0 };
        (sign + LETTER * size * item.text.chars().count() as f64) * self.letters
    }

    /// How much room it takes.
    pub(crate) fn height(&self) -> f64 {
        let lines: f64 = self.lines.iter().map(|line| line.size * LEADING).sum();
        self.letters * (lines + MARGIN)
    }

    /// The lines from this height on.
    pub(crate) fn markup(&self, top: f64) -> String {
        let mut bottom = top;
        let mut markup = String::new();
        for line in &self.lines {
            let size = line.size * self.letters;
            bottom += size * LEADING;
            let mut left = self.left + MARGIN * self.letters;
            for item in &line.items {
                self.write(&mut markup, line, item, (left, bottom - 0.4 * size));
                left += self.room(item, line.size) + GAP * self.letters;
            }
        }
        markup
    }

    fn write(&self, markup: &mut String, line: &Line, item: &Item, (left, baseline): (f64, f64)) {
        let size = line.size * self.letters;
        let mut x = left;
        if let Some(sign) = &item.sign {
            let middle = (Number(left + 0.63 * self.letters), Number(baseline - 0.36 * size));
            let _ = writeln!(
                markup,
                "<g transform=\"translate({} {})\">{sign}</g>",
                middle.0, middle.1
            );
            x += SIGN * self.letters;
        }
        let weight = if line.bold { " font-weight=\"bold\"" } else { "" };
        let (x, y, size, colour) = (Number(x), Number(baseline), Number(size), line.colour);
        let text = escape(&item.text);
        let _ = writeln!(
            markup,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\"{weight}>{text}</text>"
        );
    }
}

/// A text in lines of at most so many letters, broken between words where it can be.
fn broken(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for part in letters.chunks(most.max(1)) {
            let part: String = part.iter().collect();
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + part.chars().count() <= most => {
                    line.push(' ');
                    line.push_str(&part);
                }
                _ => lines.push(part),
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(broken("one two three", 7), ["one two", "three"]);
        assert_eq!(broken("incomprehensible", 6), ["incomp", "rehens", "ible"]);
        assert!(broken("", 6).is_empty());
    }
}
