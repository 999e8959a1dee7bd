use i18n::Phrase;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};

use super::Hint;
use crate::context::{Context, Step};
use crate::launch::{Browsing, Served};
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// The games room in the browser, which is served for as long as this screen is open.
#[derive(Debug)]
pub(crate) struct Browser {
    served: Result<Served, Phrase>,
}

impl Browser {
    pub(crate) fn new(browsing: Browsing) -> Self {
        Self { served: browsing() }
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) const fn key(&mut self, _: KeyEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) const fn mouse(&mut self, _: MouseEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) const fn hints(&self) -> Vec<Hint> {
        Vec::new()
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::BROWSER)).padding(Padding::horizontal(1));
        let width = usize::from(block.inner(area).width);
        let told = |text: String| wrap(&text, width).into_iter().map(Line::from);
        let mut lines: Vec<Line<'_>> = Vec::new();
        match &self.served {
            Ok(served) => {
                lines.extend(told(look.say(&words::BROWSER_OPEN)));
                lines
                    .extend([Line::default(), Line::styled(served.address.clone(), look.accent())]);
                lines.push(Line::default());
                if let Some(note) = &served.note {
                    lines.extend(told(look.tell(note.clone())));
                    lines.push(Line::default());
                }
                lines.extend(told(look.say(&words::BROWSER_LEAVE)));
            }
            Err(problem) => lines.extend(told(look.tell(problem.clone()))),
        }
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }
}
