use ::board::Ink;
use markdown::{Block, blocks, spans};

use crate::style::bare;
use crate::{Drawing, Line, Paint, Style};

/// A text in the Markdown that rules are written in, as lines of at most so many columns.
pub fn prose(text: &str, width: usize, style: Style) -> Drawing {
    let mut page = Page { lines: Vec::new(), width: width.max(8), style };
    for block in blocks(text) {
        // Without a drawing in characters there is nothing of a picture to be seen here.
        if matches!(block, Block::Picture { drawing: None, .. }) {
            continue;
        }
        if !page.lines.is_empty() {
            page.lines.push(Line::default());
        }
        match block {
            Block::Heading(_, words) => {
                let heading = Line::of(&page.in_style(&words), Paint::bold(Ink::Yellow));
                page.lines.push(heading);
            }
            Block::Paragraph(words) => page.write("", &words),
            Block::List { is_numbered, items } => {
                for (place, words) in items.iter().enumerate() {
                    if is_numbered {
                        page.write(&format!("{}. ", place + 1), words);
                    } else {
                        page.write(&format!("{} ", style.either('*', '•')), words);
                    }
                }
            }
            Block::Picture { drawing: None, .. } => {}
            Block::Code(code) | Block::Picture { drawing: Some(code), .. } => {
                for line in code.lines() {
                    let line = Line::of(&page.in_style(&format!("  {line}")), Paint::DIM);
                    page.lines.push(line);
                }
            }
        }
    }
    Drawing::new(page.lines, style)
}

struct Page {
    lines: Vec<Line>,
    width: usize,
    style: Style,
}

impl Page {
    fn in_style(&self, text: &str) -> String {
        if self.style.unicode { text.to_owned() } else { text.chars().map(bare).collect() }
    }

    /// Writes words behind a sign, and further lines below the first word.
    fn write(&mut self, sign: &str, text: &str) {
        let hang = sign.chars().count();
        let mut line = Line::of(sign, Paint::PLAIN);
        for (word, paint) in words(text) {
            let word = self.in_style(&word);
            let length = word.chars().count();
            if line.width() > hang && line.width() + 1 + length > self.width {
                let next = Line::of(&" ".repeat(hang), Paint::PLAIN);
                self.lines.push(std::mem::replace(&mut line, next));
            }
            if line.width() > hang {
                line.push(" ", Paint::PLAIN);
            }
            line.push(&word, paint);
        }
        self.lines.push(line);
    }
}

/// The words of a text; one of which any part stands out is bold.
fn words(text: &str) -> Vec<(String, Paint)> {
    let mut words = vec![(String::new(), Paint::PLAIN)];
    for span in spans(text) {
        for (place, part) in span.text.split(' ').enumerate() {
            if place > 0 {
                words.push((String::new(), Paint::PLAIN));
            }
            let (word, paint) = words.last_mut().expect("there is always a word");
            word.push_str(part);
            if !part.is_empty() && (span.is_strong || span.is_code) {
                *paint = Paint::BOLD;
            }
        }
    }
    words.retain(|(word, _)| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_lines_of_the_width() {
        let text = "# Título\n\nSome **very bold** words\nhere.\n\n- one item that is long\n- two\n\n\
                    ```\n a b\n```\n1. first\n2. second\n";
        let shown = prose(text, 16, Style::PLAIN).plain();
        let shown: Vec<_> = shown.lines().collect();
        assert_eq!(
            shown,
            [
                "Titulo",
                "",
                "Some very bold",
                "words here.",
                "",
                "* one item that",
                "  is long",
                "* two",
                "",
                "   a b",
                "",
                "1. first",
                "2. second",
            ]
        );
    }
}
