use board::{Pattern, Scene};
use games::Shelf;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};
use table::Table;
use table::record::Records;
use text::View;

use super::{About, Hint, Load, NewGame, Options, Play, Rules};
use crate::list::List;
use crate::look::Look;
use crate::room::{Room, Step};
use crate::words;
use crate::wrap::wrap;

/// The way in: the games, and everything else there is to do.
#[derive(Debug)]
pub(crate) struct Menu {
    shelf: &'static Shelf,
    pictures: Vec<Option<Scene>>,
    has_game: bool,
    list: List,
}

/// What there is to do beside choosing a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Game(usize),
    Resume,
    Load,
    Options,
    About,
    Quit,
}

impl Menu {
    pub(crate) fn new(room: &mut Room<'_>) -> Self {
        let start = |game: &&'static dyn games::AnyGame| {
            let mut options = games::Options::new(game.info().options);
            game.complete(&mut options, 1);
            game.start(&options).ok().map(|position| position.scene())
        };
        let pictures = room.shelf.iter().map(start).collect();
        let mut menu = Self { shelf: room.shelf, pictures, has_game: false, list: List::default() };
        menu.return_to(room);
        menu
    }

    /// Looks again whether there is a game to go on with.
    pub(super) fn return_to(&mut self, room: &mut Room<'_>) {
        room.keeper.release();
        self.has_game = room.keeper.has_game();
    }

    fn entries(&self) -> Vec<Entry> {
        let games = (0..self.shelf.len()).map(Entry::Game);
        let resume = self.has_game.then_some(Entry::Resume);
        let rest = [Entry::Load, Entry::Options, Entry::About, Entry::Quit];
        games.chain(resume).chain(rest).collect()
    }

    pub(super) fn key(&mut self, key: KeyEvent, room: &mut Room<'_>) -> Step {
        let entries = self.entries();
        if self.list.key(key, entries.len()) {
            return Step::Stay;
        }
        let wanted = match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => entries.get(self.list.chosen).copied(),
            KeyCode::Char(digit @ '1'..='9') => entries.get(digit as usize - '1' as usize).copied(),
            KeyCode::Char('c') => Some(Entry::Resume),
            KeyCode::Char('l') => Some(Entry::Load),
            KeyCode::Char('s') => Some(Entry::Options),
            KeyCode::Char('a') => Some(Entry::About),
            KeyCode::Char('r') => {
                let game = self.shelf.get(self.list.chosen);
                return game.map_or(Step::Stay, |game| Step::open(Rules::new(game.info())));
            }
            _ => None,
        };
        let wanted = wanted.filter(|wanted| entries.contains(wanted));
        wanted.map_or(Step::Stay, |entry| self.open(entry, room))
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, room: &mut Room<'_>) -> Step {
        let entries = self.entries();
        let clicked = self.list.click(mouse, entries.len());
        clicked.map_or(Step::Stay, |row| self.open(entries[row], room))
    }

    fn open(&self, entry: Entry, room: &mut Room<'_>) -> Step {
        match entry {
            Entry::Game(place) => Step::open(NewGame::new(self.shelf[place], room)),
            Entry::Resume => {
                let text = room.keeper.resume();
                let record = text.and_then(|text| Records::new(room.shelf, &text).next()?.ok());
                record.map_or(Step::Stay, |record| {
                    Step::open(Play::new(Table::resume(&record), room))
                })
            }
            Entry::Load => Step::open(Load::default()),
            Entry::Options => Step::open(Options::new(room)),
            Entry::About => Step::open(About::new(room)),
            Entry::Quit => Step::Quit,
        }
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![
            ("↑ ↓", &words::KEY_CHOOSE),
            ("Enter", &words::KEY_OPEN),
            ("r", &words::KEY_RULES),
            ("q", &words::KEY_QUIT),
        ]
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let [left, right] =
            Layout::horizontal([Constraint::Max(30), Constraint::Fill(1)]).areas(area);
        let block = look.block("Ludoteca");
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let label = |entry: &Entry| {
            let named = |letter, pattern: &Pattern| (letter, look.say(pattern));
            let (letter, text) = match *entry {
                Entry::Game(place) => {
                    ((b'1' + place as u8) as char, self.shelf[place].info().name.into())
                }
                Entry::Resume => named('c', &words::RESUME),
                Entry::Load => named('l', &words::LOAD),
                Entry::Options => named('s', &words::SETTINGS),
                Entry::About => named('a', &words::ABOUT),
                Entry::Quit => named('q', &words::QUIT),
            };
            Line::from(format!(" {letter}  {text}"))
        };
        let rows: Vec<_> = self.entries().iter().map(label).collect();
        self.list.draw(frame, inner, &rows);
        self.picture(frame, right, look);
    }

    /// What the chosen game is about, and its board.
    fn picture(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let Some(game) = self.shelf.get(self.list.chosen) else {
            let lines = wrap(&look.say(&words::WELCOME), usize::from(area.width.saturating_sub(4)));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            let block = look.block("").padding(Padding::horizontal(1));
            frame.render_widget(Paragraph::new(lines).block(block), area);
            return;
        };
        let info = game.info();
        let block = look.block(info.name).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let mut lines: Vec<_> = wrap(&look.say(info.about), usize::from(inner.width))
            .into_iter()
            .map(Line::from)
            .collect();
        lines.extend(
            wrap(&look.say(info.credit), usize::from(inner.width))
                .into_iter()
                .map(|line| Line::styled(line, Look::faint())),
        );
        let about = (lines.len() as u16).min(inner.height);
        let [above, below] =
            Layout::vertical([Constraint::Length(about), Constraint::Fill(1)]).areas(inner);
        frame.render_widget(Paragraph::new(lines), above);
        if let Some(Some(scene)) = self.pictures.get(self.list.chosen) {
            draw_scene(frame, below, scene, look);
        }
    }
}

/// Draws the board of a scene in the middle of an area, as large as it fits; or nothing.
pub(super) fn draw_scene(frame: &mut Frame<'_>, area: Rect, scene: &Scene, look: Look) {
    let view = View { style: look.style, ..View::default() };
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    if let Some(board) = text::Board::fitting(scene, view, width, height) {
        let lines: Vec<_> = board.lines().iter().map(|line| look.line(line)).collect();
        let place = area.centered(
            Constraint::Length(board.width() as u16),
            Constraint::Length(board.height() as u16),
        );
        frame.render_widget(Paragraph::new(lines), place);
    }
}
