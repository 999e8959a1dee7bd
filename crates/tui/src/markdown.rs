use markdown::{Block, blocks, spans};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::look::Look;

/// The lines of a text in the Markdown that rules are written in.
pub(crate) fn lines(text: &str, width: usize, look: Look) -> Vec<Line<'static>> {
    let mut page = Page { lines: Vec::new(), width: width.max(8) };
    for block in blocks(text) {
        // Without a drawing in characters there is nothing of a picture to be seen here.
        if matches!(block, Block::Picture { drawing: None, .. }) {
            continue;
        }
        if !page.lines.is_empty() {
            page.lines.push(Line::default());
        }
        match block {
            Block::Heading(_, words) => page.lines.push(Line::styled(words, look.accent())),
            Block::Paragraph(words) => page.write("", &words),
            Block::List { is_numbered, items } => {
                for (place, words) in items.iter().enumerate() {
                    if is_numbered {
                        page.write(&format!("{}. ", place + 1), words);
                    } else {
                        page.write(look.either("• ", "* "), words);
                    }
                }
            }
            Block::Picture { drawing: None, .. } => {}
            Block::Code(code) | Block::Picture { drawing: Some(code), .. } => {
                let style = look.paint(text::Paint::DIM);
                page.lines
                    .extend(code.lines().map(|line| Line::styled(format!("  {line}"), style)));
            }
        }
    }
    page.lines
}

struct Page {
    lines: Vec<Line<'static>>,
    width: usize,
}

impl Page {
    /// Writes words behind a sign, and further lines below the first word.
    fn write(&mut self, sign: &str, text: &str) {
        let hang = sign.chars().count();
        let mut line = Line::from(Span::raw(sign.to_owned()));
        let mut used = hang;
        for (word, style) in words(text) {
            let length = word.chars().count();
            if used > hang && used + 1 + length > self.width {
                self.lines.push(std::mem::replace(&mut line, Line::from(" ".repeat(hang))));
                used = hang;
            }
            if used > hang {
                line.push_span(Span::raw(" "));
                used += 1;
            }
            line.push_span(Span::styled(word, style));
            used += length;
        }
        self.lines.push(line);
    }
}

/// The words of a text; one of which any part stands out is bold.
fn words(text: &str) -> Vec<(String, Style)> {
    let mut words = vec![(String::new(), Style::new())];
    for span in spans(text) {
        for (place, part) in span.text.split(' ').enumerate() {
            if place > 0 {
                words.push((String::new(), Style::new()));
            }
            let (word, style) = words.last_mut().expect("there is always a word");
            word.push_str(part);
            if !part.is_empty() && (span.is_strong || span.is_code) {
                *style = Look::strong();
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
        let look = Look { style: text::Style::PLAIN, animated: false };
        let text = "# Title\n\nSome **very bold** words\nhere.\n\n- one item that is long\n- two\n\n\
                    ```\n a b\n```\n1. first\n2. second\n";
        let shown: Vec<_> = lines(text, 16, look).iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "Title",
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
