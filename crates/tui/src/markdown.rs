use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::look::Look;

/// The lines of a text in the Markdown that rules are written in: headings, paragraphs, lists,
/// tables, code, and words in bold.
pub(crate) fn lines(text: &str, width: usize, look: Look) -> Vec<Line<'static>> {
    let mut page = Page { lines: Vec::new(), width: width.max(8), look };
    let mut paragraph = String::new();
    let mut is_code = false;
    for line in text.lines() {
        if line.starts_with("```") {
            page.finish(&mut paragraph);
            is_code = !is_code;
        } else if is_code {
            page.lines.push(Line::styled(format!("  {line}"), look.paint(text::Paint::DIM)));
        } else if line.trim().is_empty() {
            page.finish(&mut paragraph);
            page.gap();
        } else if line.starts_with('#') {
            page.finish(&mut paragraph);
            page.gap();
            let heading = line.trim_start_matches('#').trim().to_owned();
            page.lines.push(Line::styled(heading, look.accent()));
        } else if line.starts_with('|') {
            page.finish(&mut paragraph);
            page.row(line);
        } else {
            if is_item(line) {
                page.finish(&mut paragraph);
            }
            paragraph.push_str(line);
            paragraph.push(' ');
        }
    }
    page.finish(&mut paragraph);
    page.lines
}

/// Whether a list's next item begins here.
fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with("- ") || (digits.len() < line.len() && digits.starts_with(". "))
}

struct Page {
    lines: Vec<Line<'static>>,
    width: usize,
    look: Look,
}

impl Page {
    /// One empty line, unless there is one or nothing to part.
    fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| line.width() > 0) {
            self.lines.push(Line::default());
        }
    }

    /// Writes the paragraph that has been gathered.
    fn finish(&mut self, paragraph: &mut String) {
        if paragraph.trim().is_empty() {
            paragraph.clear();
            return;
        }
        let indent = paragraph.len() - paragraph.trim_start().len();
        let body = paragraph.trim();
        let (sign, body) = match body.split_once(' ') {
            Some(("-", rest)) => (format!("{} ", self.look.either("•", "*")), rest),
            Some((number, rest)) if is_item(body) => (format!("{number} "), rest),
            _ => (String::new(), body),
        };
        let hang = indent + sign.chars().count();
        let mut line = Line::from(Span::raw(format!("{:indent$}{sign}", "")));
        let mut used = hang;
        for (word, style) in words(body) {
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
        paragraph.clear();
    }

    /// A row of a table, its cells side by side; the line under the heading says nothing.
    fn row(&mut self, line: &str) {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':'))) {
            return;
        }
        let mut text = format!("  {}", cells.join("  "));
        text.retain(|c| !matches!(c, '`' | '*'));
        self.lines.push(Line::raw(text));
    }
}

/// The words of a paragraph: those between stars or backticks stand out.
fn words(text: &str) -> Vec<(String, Style)> {
    let mut words = Vec::new();
    let mut is_strong = false;
    for word in text.split_whitespace() {
        let mut shown = String::new();
        let mut was_strong = is_strong;
        let mut letters = word.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '`' | '*' => {
                    while letters.next_if_eq(&letter).is_some() {}
                    is_strong = !is_strong;
                    was_strong |= is_strong;
                }
                _ => shown.push(letter),
            }
        }
        words.push((shown, if was_strong { Look::strong() } else { Style::new() }));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_lines_of_the_width() {
        let look = Look { style: text::Style::PLAIN, animated: false };
        let text = "# Title\n\nSome **very bold** words\nhere.\n\n- one item that is long\n- two\n\n\
                    ```\n a b\n```\n| a | b |\n|---|---|\n| `c` | d |\n";
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
                "  a  b",
                "  c  d"
            ]
        );
    }
}
