use play::Table;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Padding, Paragraph};

use super::MyGames;
use super::entry::Entry;
use crate::look::Look;
use crate::screen::menu::draw_scene;
use crate::words;
use crate::wrap::{cut, wrap};

/// How wide the list is where the board stands beside it.
const LIST: u16 = 52;

/// The narrowest room in which a board can be seen.
const BOARD: u16 = 26;

impl MyGames {
    pub(in crate::screen) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let beside = area.width.checked_sub(LIST).filter(|width| *width >= BOARD);
        let [left, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(beside.unwrap_or(0))])
                .areas(area);
        let block = look.block(&look.say(&words::MY_GAMES));
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let width = usize::from(inner.width).saturating_sub(2);
        let told = self.said.clone().map(|said| look.tell(said));
        let told = told.or_else(|| self.entries.is_empty().then(|| look.say(&words::NO_GAMES_YET)));
        let told = told.map_or(Vec::new(), |text| wrap(&text, width));
        let [above, below] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(told.len() as u16)])
                .areas(inner);
        let rows: Vec<_> = self.entries.iter().map(|entry| self.row(entry, width, look)).collect();
        self.list.draw(frame, above, &rows);
        let told: Vec<_> =
            told.iter().map(|line| Line::styled(format!(" {line}"), look.accent())).collect();
        frame.render_widget(Paragraph::new(told), below);
        if let (Some(entry), Some(_)) = (self.chosen(), beside) {
            draw_entry(frame, right, entry, look);
        }
    }

    /// A game in a line: which, against whom, when, and how it stands.
    fn row(&self, entry: &Entry, width: usize, look: Look) -> Line<'static> {
        let date = entry.date(self.now, look);
        let result = entry.result(look);
        // Names and dates have room; what is left is for the players.
        let (name, when, how) = (11, 11, 12);
        let players = width.saturating_sub(name + when + how).max(1);
        let text = format!(
            " {:<name$}{:<players$}{:<when$}",
            entry.name(),
            cut(&entry.players(look), players - 1),
            cut(&date, when - 1),
        );
        let style = if entry.game.is_finished { Look::faint() } else { Look::strong() };
        Line::from(vec![Span::raw(text), Span::styled(cut(&result, how), style)])
    }
}

/// The board of a game as it stands, and what there is to say about it.
fn draw_entry(frame: &mut Frame<'_>, area: Rect, entry: &Entry, look: Look) {
    let block = look.block(entry.name()).padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let Some(record) = &entry.record else { return };
    let result = Table::resume(record).result();
    let status = result.unwrap_or_else(|| record.line().position().scene().status);
    let told = wrap(&look.tell(status.capital()), usize::from(inner.width));
    let [board, below] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(told.len() as u16)]).areas(inner);
    draw_scene(frame, board, &record.line().scene(), look);
    frame
        .render_widget(Paragraph::new(told.into_iter().map(Line::from).collect::<Vec<_>>()), below);
}
