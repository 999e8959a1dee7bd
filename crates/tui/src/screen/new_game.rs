use std::time::Duration;

use board::{ByPlayer, Phrase, Player};
use games::{AnyGame, Choice, Line as Moves, Spec, Values};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use table::record::{Span, TimeControl};
use table::{Level, Seat, Table};

use super::menu::draw_scene;
use super::{Hint, Play, Rules, Screen};
use crate::list::List;
use crate::look::Look;
use crate::room::{Room, Step};
use crate::words;
use crate::wrap::wrap;

/// Everything that is chosen before a game begins.
#[derive(Debug)]
pub(crate) struct NewGame {
    game: &'static dyn AnyGame,
    mode: Mode,
    /// Who the person is against a computer; nothing where that is drawn.
    person: Option<Player>,
    levels: ByPlayer<usize>,
    /// The value of each option, by its place among its values; the first may be "drawn".
    values: Vec<u64>,
    minutes: usize,
    bonus: usize,
    /// What decides where chance does.
    fresh: u64,
    list: List,
    problem: Option<Phrase>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    People,
    Mixed,
    Computers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Start,
    Mode,
    Person,
    Level(Player),
    Option(usize),
    Redraw,
    Minutes,
    Bonus,
    Rules,
}

const MINUTES: [u64; 9] = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const BONUS: [u64; 8] = [0, 1, 2, 3, 5, 10, 20, 30];

impl NewGame {
    pub(crate) fn new(game: &'static dyn AnyGame, room: &mut Room<'_>) -> Self {
        let default = |choice: &Choice| place(choice, choice.default);
        Self {
            game,
            mode: Mode::Mixed,
            person: Some(Player::First),
            levels: ByPlayer([4, 4]),
            values: game.info().options.iter().map(default).collect(),
            minutes: 0,
            bonus: 0,
            fresh: u64::from(room.dice.below(1_000_000)),
            list: List::default(),
            problem: None,
        }
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Start, Row::Mode];
        match self.mode {
            Mode::People => {}
            Mode::Mixed => rows.extend([Row::Person, Row::Level(Player::Second)]),
            Mode::Computers => rows.extend(Player::BOTH.map(Row::Level)),
        }
        rows.extend((0..self.values.len()).map(Row::Option));
        if self.is_drawn() {
            rows.push(Row::Redraw);
        }
        rows.push(Row::Minutes);
        if self.minutes > 0 {
            rows.push(Row::Bonus);
        }
        rows.push(Row::Rules);
        rows
    }

    /// Whether the start depends on chance.
    fn is_drawn(&self) -> bool {
        let start = |fresh| self.spec().start(fresh).map(|position| position.to_string());
        start(self.fresh).ok() != start(self.fresh + 1).ok()
    }

    /// The game with the options that were chosen, chance left open.
    fn spec(&self) -> Spec {
        let mut options = games::Options::new(self.game.info().options);
        for (choice, &value) in self.game.info().options.iter().zip(&self.values) {
            if let Some(text) = value_text(choice, value)
                && Some(&*text) != choice.default
            {
                options.set(choice.key, text);
            }
        }
        Spec { game: self.game, options }
    }

    pub(super) fn key(&mut self, key: KeyEvent, room: &mut Room<'_>) -> Step {
        let rows = self.rows();
        if self.list.key(key, rows.len()) {
            return Step::Stay;
        }
        let row = rows[self.list.chosen.min(rows.len() - 1)];
        match key.code {
            KeyCode::Char('r') => Step::open(Rules::new(self.game.info())),
            KeyCode::Char('s') => self.start(room),
            KeyCode::Left | KeyCode::Char('-') => self.change(row, -1, room),
            KeyCode::Right | KeyCode::Char('+' | ' ') | KeyCode::Enter => self.change(row, 1, room),
            _ => Step::Stay,
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, room: &mut Room<'_>) -> Step {
        let rows = self.rows();
        let clicked = self.list.click(mouse, rows.len());
        clicked.map_or(Step::Stay, |row| self.change(rows[row], 1, room))
    }

    fn change(&mut self, row: Row, by: i64, room: &mut Room<'_>) -> Step {
        let turn =
            |place: usize, count: usize| (place as i64 + by).rem_euclid(count as i64) as usize;
        match row {
            Row::Start => return self.start(room),
            Row::Rules => return Step::open(Rules::new(self.game.info())),
            Row::Mode => {
                const MODES: [Mode; 3] = [Mode::People, Mode::Mixed, Mode::Computers];
                self.mode = MODES[turn(self.mode as usize, MODES.len())];
            }
            Row::Person => {
                const PERSONS: [Option<Player>; 3] =
                    [Some(Player::First), Some(Player::Second), None];
                let now = PERSONS.iter().position(|&person| person == self.person).unwrap_or(0);
                self.person = PERSONS[turn(now, PERSONS.len())];
            }
            Row::Level(player) => {
                self.levels[player] = turn(self.levels[player], Level::all().count());
            }
            Row::Option(place) => {
                let count = count(&self.game.info().options[place]);
                let now = i128::from(self.values[place]) + i128::from(by);
                self.values[place] = now.rem_euclid(i128::from(count)) as u64;
            }
            Row::Redraw => self.fresh = u64::from(room.dice.below(1_000_000)),
            Row::Minutes => self.minutes = turn(self.minutes, MINUTES.len()),
            Row::Bonus => self.bonus = turn(self.bonus, BONUS.len()),
        }
        self.problem = None;
        Step::Stay
    }

    fn start(&mut self, room: &mut Room<'_>) -> Step {
        let mut spec = self.spec();
        let start = match spec.start(self.fresh) {
            Ok(start) => start,
            Err(error) => {
                self.problem = Some(error.phrase());
                return Step::Stay;
            }
        };
        let level = |player: Player| Seat::Computer(self.level(player));
        let seats = match self.mode {
            Mode::People => ByPlayer([Seat::Person; 2]),
            Mode::Computers => ByPlayer(Player::BOTH.map(level)),
            Mode::Mixed => {
                let drawn = Player::BOTH[room.dice.below(2) as usize];
                let mut seats = ByPlayer([level(Player::Second); 2]);
                seats[self.person.unwrap_or(drawn)] = Seat::Person;
                seats
            }
        };
        let span = |seconds| Span::new(Duration::from_secs(seconds));
        let control = (self.minutes > 0).then(|| TimeControl {
            base: span(MINUTES[self.minutes] * 60),
            bonus: span(BONUS[self.bonus]),
        });
        room.keeper.release();
        let table = Table::new(spec, &Moves::new(start), seats, control);
        Step::Replace(Box::new(Screen::from(Play::new(table, room))))
    }

    fn level(&self, player: Player) -> Level {
        Level::all().nth(self.levels[player]).unwrap_or(Level::MASTER)
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![
            ("↑ ↓", &words::KEY_CHOOSE),
            ("← →", &words::KEY_CHANGE),
            ("s", &words::KEY_START),
            ("r", &words::KEY_RULES),
        ]
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let [left, right] =
            Layout::horizontal([Constraint::Length(44), Constraint::Fill(1)]).areas(area);
        let block = look.block(self.game.info().name);
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let rows: Vec<_> = self.rows().iter().map(|&row| self.row(row, look)).collect();
        let about = self.about(look);
        let told = wrap(&about, usize::from(inner.width));
        let [above, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(told.len().min(usize::from(inner.height) / 3) as u16),
        ])
        .areas(inner);
        self.list.draw(frame, above, &rows);
        let told: Vec<_> = told.into_iter().map(|line| Line::styled(line, Look::faint())).collect();
        frame.render_widget(Paragraph::new(told), below);
        if let Ok(start) = self.spec().start(self.fresh) {
            draw_scene(frame, right, &start.scene(), look);
        }
    }

    /// What is said below the rows: what is wrong, or what the chosen option decides.
    fn about(&self, look: Look) -> String {
        if let Some(problem) = &self.problem {
            return look.tell(problem.clone());
        }
        if let Err(problem) = self.spec().start(self.fresh) {
            return look.tell(problem.phrase());
        }
        match self.rows().get(self.list.chosen) {
            Some(&Row::Option(place)) => look.say(self.game.info().options[place].about),
            Some(Row::Level(_)) => look.say(&words::LEVELS),
            _ => String::new(),
        }
    }

    fn row(&self, row: Row, look: Look) -> Line<'static> {
        let side = |player: Player| self.game.info().sides[player.index()].name;
        let (label, value) = match row {
            Row::Start => return strong(&look.say(&words::START)),
            Row::Redraw => return plain(&look.say(&words::REDRAW)),
            Row::Rules => return plain(&look.say(&words::RULES)),
            Row::Mode => {
                let mode = match self.mode {
                    Mode::People => &words::MODE_PEOPLE,
                    Mode::Mixed => &words::MODE_MIXED,
                    Mode::Computers => &words::MODE_COMPUTERS,
                };
                (look.say(&words::MODE), look.say(mode))
            }
            Row::Person => {
                let value = self.person.map_or(&words::DRAWN, side);
                (look.say(&words::YOU_PLAY), look.say(value))
            }
            Row::Level(player) => {
                let label = match self.mode {
                    Mode::Computers => look.tell(words::level_of(side(player))),
                    _ => look.say(&words::LEVEL),
                };
                (label, look.tell(self.level(player).name()))
            }
            Row::Option(place) => {
                let choice = &self.game.info().options[place];
                let value = value_text(choice, self.values[place]);
                let named = |value: String| look.tell(choice.values.name(&value));
                (look.say(choice.name), value.map_or_else(|| look.say(&words::DRAWN), named))
            }
            Row::Minutes => {
                let value = match MINUTES[self.minutes] {
                    0 => look.say(&words::NO_CLOCK),
                    minutes => look.tell(words::minutes(minutes)),
                };
                (look.say(&words::CLOCK), value)
            }
            Row::Bonus => (look.say(&words::BONUS), look.tell(words::seconds(BONUS[self.bonus]))),
        };
        Line::from(format!(" {label:<15} ‹ {value} ›"))
    }
}

fn strong(text: &str) -> Line<'static> {
    Line::styled(format!(" {text}"), Look::strong())
}

fn plain(text: &str) -> Line<'static> {
    Line::from(format!(" {text}"))
}

/// How many values a choice has, "drawn" among them.
fn count(choice: &Choice) -> u64 {
    let named = match choice.values {
        Values::Numbers(least, most) => (most - least).saturating_add(1),
        values => values.listed().len() as u64,
    };
    named.saturating_add(u64::from(choice.default.is_none()))
}

/// The place of a value among those of a choice; "drawn" is the first where there is no default.
fn place(choice: &Choice, value: Option<&str>) -> u64 {
    let Some(value) = value else { return 0 };
    match choice.values {
        Values::Numbers(least, _) => value.parse::<u64>().map_or(0, |number| number - least),
        values => {
            let place = values.listed().iter().position(|listed| listed == value);
            place.unwrap_or(0) as u64
        }
    }
}

/// The value at a place; nothing where it is drawn.
fn value_text(choice: &Choice, place: u64) -> Option<String> {
    let place = match choice.default {
        Some(_) => place,
        None => place.checked_sub(1)?,
    };
    match choice.values {
        Values::Numbers(least, _) => Some((least + place).to_string()),
        values => values.listed().into_iter().nth(place as usize),
    }
}
