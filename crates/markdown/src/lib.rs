//! The Markdown that rules are written in: headings, paragraphs, lists, code and pictures.
//!
//! ```
//! use ludoteca_markdown::{Block, blocks, spans};
//!
//! let text = blocks("# Talpa\n\nDig a **tunnel**.\n");
//! assert_eq!(text[0], Block::Heading(1, "Talpa".into()));
//! assert!(spans("Dig a **tunnel**.")[1].is_strong);
//! ```

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading and its level, from 1.
    Heading(usize, String),
    /// Words.
    Paragraph(String),
    /// A list, with numbers or without.
    List {
        /// Whether the items are counted.
        is_numbered: bool,
        /// The words of each item.
        items: Vec<String>,
    },
    /// Lines that stay as they are.
    Code(String),
    /// A picture that a comment asks for, `<!-- kind: what -->`.
    Picture {
        /// What kind of picture.
        kind: String,
        /// What it shows.
        what: String,
        /// The same in characters, for who reads without pictures: the lines right below it.
        drawing: Option<String>,
    },
}

/// Words that look the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// Whether they are bold.
    pub is_strong: bool,
    /// Whether they are notation.
    pub is_code: bool,
}

/// Reads a text.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    let mut is_open = false;
    let mut is_picture = false;
    while let Some(line) = lines.next() {
        let was_open = std::mem::replace(&mut is_open, true);
        let is_below = std::mem::take(&mut is_picture);
        if line.starts_with("```") {
            let code: Vec<_> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            let code = code.join("\n");
            match blocks.last_mut() {
                Some(Block::Picture { drawing: drawing @ None, .. }) if is_below => {
                    *drawing = Some(code);
                }
                _ => blocks.push(Block::Code(code)),
            }
            is_open = false;
        } else if let Some((kind, what)) = picture(line) {
            blocks.push(Block::Picture { kind: kind.into(), what: what.into(), drawing: None });
            is_open = false;
            is_picture = true;
        } else if line.trim().is_empty() {
            is_open = false;
        } else if line.starts_with('#') {
            let words = line.trim_start_matches('#');
            blocks.push(Block::Heading(line.len() - words.len(), words.trim().into()));
            is_open = false;
        } else if let Some((is_numbered, words)) = item(line) {
            match blocks.last_mut() {
                Some(Block::List { is_numbered: same, items }) if *same == is_numbered => {
                    items.push(words.into());
                }
                _ => blocks.push(Block::List { is_numbered, items: vec![words.into()] }),
            }
        } else {
            match blocks.last_mut().filter(|_| was_open) {
                Some(Block::Paragraph(words)) => join(words, line),
                Some(Block::List { items, .. }) => {
                    items.last_mut().into_iter().for_each(|words| join(words, line));
                }
                _ => blocks.push(Block::Paragraph(line.into())),
            }
        }
    }
    blocks
}

/// The kind of a picture that is asked for here, and what it shows.
fn picture(line: &str) -> Option<(&str, &str)> {
    let (kind, what) = line.strip_prefix("<!-- ")?.strip_suffix(" -->")?.split_once(": ")?;
    Some((kind.trim(), what.trim()))
}

fn join(words: &mut String, line: &str) {
    words.push(' ');
    words.push_str(line.trim());
}

/// The words of a list's item that begins here, and whether it has a number.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((false, words));
    }
    let words = line.trim_start_matches(|c: char| c.is_ascii_digit());
    Some((true, words.strip_prefix(". ").filter(|_| words.len() < line.len())?.trim()))
}

/// The words of a paragraph: those between stars or backticks stand out.
pub fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut span = Span::default();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let (mut is_strong, mut is_code) = (span.is_strong, span.is_code);
        match letter {
            '`' => is_code = !is_code,
            '*' if !is_code && letters.next_if_eq(&'*').is_some() => is_strong = !is_strong,
            _ => {
                span.text.push(letter);
                continue;
            }
        }
        spans.push(std::mem::replace(&mut span, Span { text: String::new(), is_strong, is_code }));
    }
    spans.push(span);
    spans.retain(|span| !span.text.is_empty());
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_blocks() {
        let text =
            "# Title\n\nSome **bold**\nwords.\n\n- one\n  more\n- two\n1. first\n\n```\n a\n```\n";
        assert_eq!(
            blocks(text),
            [
                Block::Heading(1, "Title".into()),
                Block::Paragraph("Some **bold** words.".into()),
                Block::List { is_numbered: false, items: vec!["one more".into(), "two".into()] },
                Block::List { is_numbered: true, items: vec!["first".into()] },
                Block::Code(" a".into()),
            ]
        );
    }

    #[test]
    fn a_comment_asks_for_a_picture_that_may_be_drawn_in_characters_too() {
        let text =
            "Play it:\n<!-- try: e3 -->\n```\n. x\n```\n\n<!-- board: xo x -->\n\n```\nxo\n```\n";
        let picture = |kind: &str, what: &str, drawing: Option<&str>| Block::Picture {
            kind: kind.into(),
            what: what.into(),
            drawing: drawing.map(str::to_owned),
        };
        assert_eq!(
            blocks(text),
            [
                Block::Paragraph("Play it:".into()),
                picture("try", "e3", Some(". x")),
                picture("board", "xo x", None),
                Block::Code("xo".into()),
            ]
        );
    }

    #[test]
    fn words_between_stars_and_backticks_stand_out() {
        let span = |text: &str, is_strong, is_code| Span { text: text.into(), is_strong, is_code };
        assert_eq!(
            spans("a **b** `c*d`."),
            [
                span("a ", false, false),
                span("b", true, false),
                span(" ", false, false),
                span("c*d", false, true),
                span(".", false, false),
            ]
        );
    }
}
