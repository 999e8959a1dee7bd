use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{Entry, Menu, draw_scene};
use crate::look::Look;
use crate::wrap::wrap;

/// Games hung like pictures in rows; the last place holds everything else there is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gallery {
    /// A place for each game, and the last.
    places: Vec<Rect>,
}

const COLUMNS: usize = 3;

/// The least room for a picture: a framed board of ten by ten tiles below its name.
const LEAST: (u16, u16) = (26, 11);

impl Gallery {
    /// Hangs so many games in an area; nothing where there is no room for all.
    pub(super) fn hang(games: usize, area: Rect) -> Option<Self> {
        let rows = (games + 1).div_ceil(COLUMNS) as u16;
        let (width, height) = (area.width / COLUMNS as u16, area.height / rows);
        if width < LEAST.0 || height < LEAST.1 {
            return None;
        }
        let place = |number: usize| Rect {
            x: area.x + (number % COLUMNS) as u16 * width,
            y: area.y + (number / COLUMNS) as u16 * height,
            width,
            height,
        };
        let mut places: Vec<_> = (0..=games).map(place).collect();
        // What is left below and beside belongs to the last, which has the most to say.
        if let Some(last) = places.last_mut() {
            last.width = area.right() - last.x;
            last.height = area.bottom() - last.y;
        }
        Some(Self { places })
    }

    const fn games(&self) -> usize {
        self.places.len() - 1
    }

    /// The entry that an arrow leads to from another, of so many.
    pub(super) fn step(&self, code: KeyCode, from: usize, entries: usize) -> Option<usize> {
        let games = self.games();
        let is_game = from < games;
        let above = games.saturating_sub(COLUMNS);
        Some(match code {
            KeyCode::Left if is_game => from.checked_sub(1).unwrap_or(entries - 1),
            KeyCode::Left => games - 1,
            KeyCode::Right if is_game => from + 1,
            KeyCode::Right => 0,
            KeyCode::Up if is_game => from.checked_sub(COLUMNS).unwrap_or(entries - 1),
            KeyCode::Up if from == games => {
                if games < COLUMNS {
                    games - 1
                } else {
                    above
                }
            }
            KeyCode::Down if is_game => (from + COLUMNS).min(games),
            // Along the list, as in every other.
            _ => return None,
        })
    }

    /// The entry that was clicked, of so many.
    pub(super) fn click(&self, mouse: MouseEvent, entries: usize) -> Option<usize> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return None;
        }
        let at = Position::new(mouse.column, mouse.row);
        let place = self.places.iter().position(|place| place.contains(at))?;
        let row = usize::from(mouse.row - self.places[place].y);
        let entry = if place < self.games() { place } else { place + row.checked_sub(1)? };
        (entry < entries).then_some(entry)
    }
}

impl Menu {
    pub(super) fn draw_gallery(&self, frame: &mut Frame<'_>, look: Look) {
        let Some(gallery) = &self.gallery else { return };
        let title = |entry: Entry, at: Rect, frame: &mut Frame<'_>| {
            let is_chosen = self.entries().get(self.list.chosen) == Some(&entry);
            let (letter, text) = self.label(entry, look);
            let style = if is_chosen { Look::chosen() } else { Look::strong() };
            let sign = if is_chosen { look.either("▸", ">") } else { " " };
            frame.render_widget(Span::styled(format!("{sign}{letter} {text} "), style), at);
        };
        let (last, games) = gallery.places.split_last().expect("the last place is always there");
        for (number, place) in games.iter().enumerate() {
            title(Entry::Game(number), Rect { height: 1, ..*place }, frame);
            let below = Rect { y: place.y + 1, height: place.height - 1, ..*place };
            if let Some(Some(scene)) = self.pictures.get(number) {
                draw_scene(frame, below, scene, look);
            }
        }
        frame.render_widget(
            Span::styled("Ludoteca", look.accent()),
            Rect { x: last.x + 1, width: last.width - 1, height: 1, ..*last },
        );
        let rest = self.entries().into_iter().skip(self.shelf.len());
        let mut at = Rect { y: last.y + 1, height: 1, ..*last };
        for entry in rest.take(usize::from(last.height) - 1) {
            title(entry, at, frame);
            at.y += 1;
        }
        // Large places have a line to spare.
        at.y += u16::from(last.height > LEAST.1 + 1);
        let about = wrap(&self.about(look), usize::from(last.width).saturating_sub(2));
        let lines: Vec<_> =
            about.iter().map(|line| Line::styled(format!(" {line}"), Look::faint())).collect();
        let below = Rect { height: last.bottom().saturating_sub(at.y), ..at };
        frame.render_widget(Paragraph::new(lines), below);
    }
}
