use board::{Player, Spot};
use i18n::Phrase;
use play::Level;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::First;
use crate::board_widget::{Cursor, has_room_beside, light, pieces, sign, spot_name};
use crate::look::Look;
use crate::words;
use crate::wrap::{cut, wrap};

/// The narrowest panel beside the board: there is more to be read than in a game.
const PANEL: u16 = 34;

impl First {
    pub(in crate::screen) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let [above, below] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let lit = self.guide.lit();
        let below = self.board.draw_buttons(frame, below, &lit, look);
        let mut scene = self.guide.scene();
        light(&mut scene, &lit, &self.guide.sources());
        let cursor = match (self.guide.is_done(), self.is_typing()) {
            (true, _) => Cursor::Hidden,
            (false, true) => Cursor::Marked,
            (false, false) => Cursor::Here,
        };
        // Where there is no room beside the board, what matters most stands above it.
        let told = if has_room_beside(&scene, above, PANEL, look) {
            Vec::new()
        } else {
            wrap(&self.told(look), usize::from(above.width))
        };
        let height = Constraint::Length(told.len() as u16);
        let [text, above] = Layout::vertical([height, Constraint::Fill(1)]).areas(above);
        let told: Vec<_> = told.into_iter().map(|line| Line::styled(line, look.accent())).collect();
        frame.render_widget(Paragraph::new(told), text);
        let shown = (scene, self.guide.touched());
        let panel = self.board.draw(frame, above, shown, (cursor, PANEL), look);
        if let Some(panel) = panel {
            self.draw_panel(frame, panel, look);
        }
        if self.is_typing() {
            let line = self.typed.line(frame, below, &look.say(&words::YOUR_MOVE));
            frame.render_widget(line, below);
        }
    }

    /// What stands beside the board: how far it has come, what is to be done, and what came of it.
    fn draw_panel(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let width = usize::from(area.width);
        let title = look.tell(words::first_of(self.guide.game().info().name));
        let mut lines = vec![
            Line::styled(cut(&title, width), look.accent()),
            Line::styled(self.progress(look), Look::faint()),
            self.sides(look),
        ];
        let mut tell = |text: &str, style: Style| {
            let told = wrap(text, width).into_iter();
            lines.extend(told.map(|line| Line::styled(line, style)));
        };
        tell("", Look::faint());
        if !self.guide.is_done() {
            tell(&look.say(self.guide.lesson().task), Look::strong());
        }
        if self.guide.said().is_some() {
            if !self.guide.is_done() {
                tell("", Look::faint());
            }
            tell(&self.told(look), look.accent());
        }
        for text in self.next(look) {
            tell("", Look::faint());
            tell(&text, Style::new());
        }
        if let Spot::Cell(cell) = self.board.cursor
            && !self.guide.is_done()
        {
            tell("", Look::faint());
            let mut scene = self.guide.scene();
            light(&mut scene, &self.guide.lit(), &self.guide.sources());
            tell(&scene.describe(cell, look.style.language), Look::faint());
        }
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// Whose pieces are which.
    fn sides(&self, look: Look) -> Line<'static> {
        let position = self.guide.line().position();
        let pieces = pieces(position);
        let mut line = Line::default();
        for side in Player::BOTH.map(|player| position.side(player)) {
            line.extend(sign(side, &pieces, look));
            line.push_span(format!(" {}   ", look.say(side.name)));
        }
        line
    }

    /// How many steps have been done, as signs and in words.
    fn progress(&self, look: Look) -> String {
        let (place, all) = self.guide.place();
        let done = place + usize::from(self.guide.is_done());
        let [full, open] = [look.either("●", "*"), look.either("○", ".")];
        let signs = full.repeat(done) + &open.repeat(all - done);
        format!("{signs} {}", look.tell(words::step_of(place + 1, all)))
    }

    /// What is said about the last try, or what is to be done.
    fn told(&self, look: Look) -> String {
        let Some(said) = self.guide.said() else { return look.say(self.guide.lesson().task) };
        let sign =
            if self.guide.is_done() { look.either("✓", "+") } else { look.either("✗", "!") };
        format!("{sign} {}", look.tell(said.clone()))
    }

    /// What comes next: how a move goes on that is half made, which one it is, or how to go on.
    fn next(&self, look: Look) -> Vec<String> {
        if self.is_over() {
            let level = Level::BEGINNER.title(self.guide.game());
            return vec![look.say(&words::FIRST_WON), look.tell(words::first_play(level))];
        }
        if self.guide.is_done() {
            return vec![look.say(&words::FIRST_GO_ON)];
        }
        let mut texts = Vec::new();
        if let Some(mv) = self.guide.shown() {
            texts.push(look.tell(words::first_move(Phrase::plain(mv.to_owned()))));
        }
        let touched = self.guide.touched();
        if !touched.is_empty() {
            let names: Vec<_> = touched.iter().map(|&spot| spot_name(spot, look)).collect();
            let prompt = self.guide.prompt().map_or(String::new(), |prompt| look.tell(prompt));
            texts.push(format!("{} … {prompt}", names.join(" ")));
        }
        texts
    }
}
