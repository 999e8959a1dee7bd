use i18n::{Pattern, Phrase};
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;
use text::Paint;

use crate::words;

/// How everything on the screen looks and reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) style: text::Style,
    /// Whether things may move by themselves.
    pub(crate) animated: bool,
}

impl Look {
    /// A message in the language of the screen.
    pub(crate) fn say(self, pattern: &Pattern) -> String {
        pattern.say(self.style.language)
    }

    /// A phrase in the language of the screen.
    #[expect(clippy::needless_pass_by_value, reason = "phrases are made where they are said")]
    pub(crate) fn tell(self, phrase: Phrase) -> String {
        phrase.say(self.style.language)
    }

    /// The letters that mean yes and no in the language of the screen.
    pub(crate) fn yes_no(self) -> [char; 2] {
        [&words::YES, &words::NO].map(|word| self.say(word).chars().next().unwrap_or_default())
    }

    /// A paint of the drawings, as the terminal knows it.
    pub(crate) fn paint(self, paint: Paint) -> Style {
        let mut style = Style::new();
        for (is_on, modifier) in [
            (paint.bold, Modifier::BOLD),
            (paint.dim, Modifier::DIM),
            (paint.reversed, Modifier::REVERSED),
        ] {
            if is_on {
                style = style.add_modifier(modifier);
            }
        }
        if self.style.colour {
            let (text, behind) = paint.colours();
            style.fg = text.map(Color::Indexed);
            style.bg = behind.map(Color::Indexed);
        }
        style
    }

    /// A line of a drawing, as the terminal knows it.
    pub(crate) fn line(self, line: &text::Line) -> Line<'static> {
        let spans = line.spans().into_iter();
        spans.map(|span| Span::styled(span.text, self.paint(span.paint))).collect()
    }

    /// What stands out.
    pub(crate) const fn strong() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What steps back.
    pub(crate) const fn faint() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What is chosen.
    pub(crate) const fn chosen() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What should be seen at once.
    pub(crate) fn accent(self) -> Style {
        let strong = Self::strong();
        if self.style.colour { strong.fg(Color::Indexed(136)) } else { strong }
    }

    /// A box with a heading.
    pub(crate) fn block(self, heading: &str) -> Block<'static> {
        let set = if self.style.unicode { border::ROUNDED } else { ASCII };
        let heading = if heading.is_empty() { String::new() } else { format!(" {heading} ") };
        Block::bordered().border_set(set).title(Line::styled(heading, Self::strong()))
    }

    /// The first where Unicode is shown, and otherwise the second.
    pub(crate) const fn either(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.style.unicode { unicode } else { ascii }
    }
}

const ASCII: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
