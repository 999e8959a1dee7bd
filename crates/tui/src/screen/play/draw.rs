use std::time::Duration;

use board::Scene;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::Play;
use crate::board_widget::{Cursor, light};
use crate::look::Look;
use crate::words;

/// How long a picture of the spinner stays.
pub(super) const FRAME: Duration = Duration::from_millis(120);

/// The narrowest panel beside the board.
const PANEL: u16 = 27;

/// What stands between what is being typed and what is said about it.
const GAP: &str = "   ";

/// The picture of the spinner at this time.
pub(super) fn spinner(now: Duration, look: Look) -> &'static str {
    let turn = (now.as_millis() / FRAME.as_millis()) as usize;
    if look.style.unicode {
        ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"][turn % 6]
    } else {
        ["|", "/", "-", "\\"][turn % 4]
    }
}

impl Play {
    /// What is looked at, with what can be touched lit.
    pub(super) fn shown_scene(&self) -> Scene {
        let mut scene = self.session.scene();
        light(&mut scene, &self.session.lit(), &self.session.sources());
        scene
    }

    /// Whether there is a cursor: not while computers play on by themselves.
    pub(super) fn has_cursor(&self) -> bool {
        let session = &self.session;
        !session.is_show()
            || session.pace().is_paused
            || session.is_looking_back()
            || !session.is_running()
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        let [above, below] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let below = self.board.draw_buttons(frame, below, &self.session.lit(), look);
        let cursor = match (self.has_cursor(), self.is_typing()) {
            (false, _) => Cursor::Hidden,
            (true, true) => Cursor::Marked,
            (true, false) => Cursor::Here,
        };
        let shown = (self.shown_scene(), self.session.touched());
        let panel = self.board.draw(frame, above, shown, (cursor, PANEL), look);
        self.draw_below(frame, below, look, now, panel.is_none());
        if let Some(panel) = panel {
            self.draw_panel(frame, panel, look, now);
        }
    }

    /// What is being typed; and where no panel stands beside the board, what was said last or whose
    /// turn it is.
    fn draw_below(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        look: Look,
        now: Duration,
        is_alone: bool,
    ) {
        let mut line = Line::default();
        if self.is_typing() {
            let prompt = if self.is_naming { &words::FILE_NAME } else { &words::YOUR_MOVE };
            line = self.typed.line(frame, area, &look.say(prompt));
            line.push_span(GAP);
        }
        if is_alone && !self.said.text.is_empty() {
            line.push_span(Span::styled(self.said.text.clone(), look.accent()));
        } else if is_alone && !self.is_typing() {
            line.push_span(Span::styled(self.state(look, now), Look::strong()));
        }
        frame.render_widget(line, area);
    }
}
