use i18n::Pattern;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};

use super::Hint;
use crate::context::{Context, Step};
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// What this is, and whose the games are.
#[derive(Debug)]
pub(crate) struct About {
    games: Vec<(&'static str, &'static Pattern)>,
}

impl About {
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let facts = context.shelf.iter().map(|game| game.info());
        Self { games: facts.map(|info| (info.name, info.credit)).collect() }
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn key(&mut self, _: KeyEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn mouse(&mut self, _: MouseEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        Vec::new()
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::ABOUT)).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        let width = usize::from(inner.width);
        let mut lines = vec![
            Line::styled(format!("Ludoteca {}", env!("CARGO_PKG_VERSION")), look.accent()),
            Line::default(),
        ];
        lines.extend(wrap(&look.say(&words::ABOUT_TEXT), width).into_iter().map(Line::from));
        lines.push(Line::default());
        for (name, credit) in &self.games {
            lines.extend(
                wrap(&format!("{name}: {}", look.say(credit)), width).into_iter().map(Line::from),
            );
        }
        lines.push(Line::default());
        lines.extend(wrap(&look.say(&words::ABOUT_LICENCE), width).into_iter().map(Line::from));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }
}
