mod gallery;
mod picture;

use board::Scene;
use games::Shelf;
use i18n::{Pattern, Phrase};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};

use super::{About, Browser, First, Hint, Join, MyGames, NewGame, Options, Play, Rules};
use crate::context::{Context, Step};
use crate::launch::Browsing;
use crate::list::List;
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;
use gallery::Gallery;
pub(super) use picture::draw_scene;

/// How wide the list is where something stands beside it.
const LIST: u16 = 32;

/// The narrowest room in which it can be read what a game is about.
const ABOUT: u16 = 20;

/// The way in: the games, and everything else there is to do.
#[derive(Debug)]
pub(crate) struct Menu {
    shelf: &'static Shelf,
    /// A picture of each game, from the middle of one.
    pictures: Vec<Option<Scene>>,
    has_game: bool,
    browsing: Option<Browsing>,
    list: List,
    /// What could not be gone on with, until a key is pressed.
    said: Vec<Phrase>,
    /// How the games were hung when they were drawn last, where there was room for all.
    gallery: Option<Gallery>,
}

/// What there is to do beside choosing a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Game(usize),
    Resume,
    MyGames,
    Join,
    Browser,
    Options,
    About,
    Quit,
}

impl Menu {
    pub(crate) fn new(browsing: Option<Browsing>, context: &mut Context<'_>) -> Self {
        let pictures = context.shelf.iter().map(|game| picture::of(*game)).collect();
        let mut menu = Self {
            shelf: context.shelf,
            pictures,
            has_game: false,
            browsing,
            list: List::default(),
            said: Vec::new(),
            gallery: None,
        };
        menu.return_to(context);
        menu
    }

    /// Looks again whether there is a game to go on with.
    pub(super) fn return_to(&mut self, context: &mut Context<'_>) {
        context.autosave.release();
        self.has_game = context.autosave.has_game();
        self.said = context.autosave.skipped();
    }

    fn entries(&self) -> Vec<Entry> {
        let games = (0..self.shelf.len()).map(Entry::Game);
        let resume = self.has_game.then_some(Entry::Resume);
        let browser = self.browsing.map(|_| Entry::Browser);
        let rest = [Entry::Options, Entry::About, Entry::Quit];
        games
            .chain(resume)
            .chain([Entry::MyGames, Entry::Join])
            .chain(browser)
            .chain(rest)
            .collect()
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        self.said.clear();
        let entries = self.entries();
        if let Some(gallery) = &self.gallery
            && let Some(next) = gallery.step(key.code, self.list.chosen, entries.len())
        {
            self.list.chosen = next;
            return Step::Stay;
        }
        if self.list.key(key, entries.len()) {
            return Step::Stay;
        }
        let wanted = match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => entries.get(self.list.chosen).copied(),
            KeyCode::Char(digit @ '1'..='9') => entries.get(digit as usize - '1' as usize).copied(),
            KeyCode::Char('c') => Some(Entry::Resume),
            KeyCode::Char('m') => Some(Entry::MyGames),
            KeyCode::Char('j') => Some(Entry::Join),
            KeyCode::Char('b') => Some(Entry::Browser),
            KeyCode::Char('s') => Some(Entry::Options),
            KeyCode::Char('a') => Some(Entry::About),
            KeyCode::Char('r') => {
                let game = self.shelf.get(self.list.chosen);
                return game.map_or(Step::Stay, |game| Step::open(Rules::new(game.info())));
            }
            KeyCode::Char('f') => {
                let game = self.shelf.get(self.list.chosen);
                return game.map_or(Step::Stay, |game| First::open(*game));
            }
            _ => None,
        };
        let wanted = wanted.filter(|wanted| entries.contains(wanted));
        wanted.map_or(Step::Stay, |entry| self.open(entry, context))
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let entries = self.entries();
        let clicked = match &self.gallery {
            Some(gallery) => gallery.click(mouse, entries.len()),
            None => self.list.click(mouse, entries.len()),
        };
        clicked.map_or(Step::Stay, |row| self.open(entries[row], context))
    }

    fn open(&mut self, entry: Entry, context: &mut Context<'_>) -> Step {
        match entry {
            Entry::Game(place) => Step::open(NewGame::new(self.shelf[place], context)),
            Entry::Resume => resume(context).map_or_else(
                || {
                    self.return_to(context);
                    Step::Stay
                },
                Step::open,
            ),
            Entry::MyGames => Step::open(MyGames::new(context)),
            Entry::Join => Step::open(Join::default()),
            Entry::Browser => {
                self.browsing.map_or(Step::Stay, |browsing| Step::open(Browser::new(browsing)))
            }
            Entry::Options => Step::open(Options::new(context)),
            Entry::About => Step::open(About::new(context)),
            Entry::Quit => Step::Quit,
        }
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![
            ("↑ ↓ ← →", &words::KEY_CHOOSE),
            ("Enter", &words::KEY_OPEN),
            ("r", &words::KEY_RULES),
            ("f", &words::KEY_FIRST),
        ]
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        keys.extend([
            ("Space", &words::KEY_OPEN),
            ("Home End", &words::KEY_ENDS),
            ("1 2 …", &words::KEY_NEW_GAME),
        ] as [Hint; 3]);
        if self.has_game {
            keys.push(("c", &words::RESUME));
        }
        keys.extend([("m", &words::MY_GAMES), ("j", &words::JOIN)] as [Hint; 2]);
        if self.browsing.is_some() {
            keys.push(("b", &words::BROWSER));
        }
        keys.extend([("s", &words::SETTINGS), ("a", &words::ABOUT)] as [Hint; 2]);
        keys
    }

    /// The key of an entry and what it is called.
    fn label(&self, entry: Entry, look: Look) -> (char, String) {
        let named = |letter, pattern: &Pattern| (letter, look.say(pattern));
        match entry {
            Entry::Game(place) => {
                ((b'1' + place as u8) as char, self.shelf[place].info().name.into())
            }
            Entry::Resume => named('c', &words::RESUME),
            Entry::MyGames => named('m', &words::MY_GAMES),
            Entry::Join => named('j', &words::JOIN),
            Entry::Browser => named('b', &words::BROWSER),
            Entry::Options => named('s', &words::SETTINGS),
            Entry::About => named('a', &words::ABOUT),
            Entry::Quit => named('q', &words::QUIT),
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        self.gallery = Gallery::hang(self.shelf.len(), area);
        if self.gallery.is_some() {
            self.draw_gallery(frame, look);
        } else {
            self.draw_list(frame, area, look);
        }
    }

    /// Where there is no room for all pictures: a list, and beside it what is chosen.
    fn draw_list(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let beside = area.width.checked_sub(LIST).filter(|width| *width >= ABOUT);
        let [left, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(beside.unwrap_or(0))])
                .areas(area);
        let block = look.block("Ludoteca");
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let label = |entry: &Entry| {
            let (letter, text) = self.label(*entry, look);
            Line::from(format!(" {letter}  {text}"))
        };
        let rows: Vec<_> = self.entries().iter().map(label).collect();
        self.list.draw(frame, inner, &rows);
        if beside.is_some() {
            self.draw_chosen(frame, right, look);
        }
    }

    /// What the chosen game is about, and its board.
    fn draw_chosen(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let game = self.shelf.get(self.list.chosen);
        let name = game.map_or("", |game| game.info().name);
        let block = look.block(name).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let told = wrap(&self.about(look), usize::from(inner.width));
        let about = (told.len() as u16).min(inner.height);
        let [above, below] =
            Layout::vertical([Constraint::Length(about), Constraint::Fill(1)]).areas(inner);
        let told: Vec<_> = told.into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(told), above);
        if let Some(Some(scene)) = self.pictures.get(self.list.chosen) {
            draw_scene(frame, below, scene, look);
        }
    }

    /// What the chosen game is about, or what there is to do.
    fn about(&self, look: Look) -> String {
        if !self.said.is_empty() {
            let said = self.said.iter().map(|phrase| look.tell(phrase.clone()));
            return said.collect::<Vec<_>>().join("\n");
        }
        self.shelf
            .get(self.list.chosen)
            .map_or_else(|| look.say(&words::WELCOME), |game| look.say(game.info().about))
    }
}

/// The game that was left last, to be gone on with.
pub(crate) fn resume(context: &mut Context<'_>) -> Option<Play> {
    let table = context.autosave.resume(context.shelf)?;
    Some(Play::new(table, context))
}
