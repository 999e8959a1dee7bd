mod remembered;
mod rows;
mod side;
mod values;

use std::time::Duration;

use board::{ByPlayer, Player, Purpose};
use games::{AnyDraft, AnyGame, AnyPosition, Choice, Line as Moves, Spec};
use i18n::Phrase;
use play::{Level, Seat, Table};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use record::TimeControl;

use super::{Editor, First, Hint, Play, Rules, Screen};
use crate::context::{Context, Step};
use crate::list::List;
use crate::words;
use side::{Choosing, Person};
use values::{count, is_by_hand, place, value_text};

/// Everything that is chosen before a game begins.
#[derive(Debug)]
pub(crate) struct NewGame {
    game: &'static dyn AnyGame,
    mode: Mode,
    /// Who the person is against a computer.
    person: Person,
    levels: ByPlayer<usize>,
    /// The value of each option, by its place among its values; the first may be "drawn", the last
    /// "by hand".
    values: Vec<u64>,
    /// The board that was furnished by hand.
    furnished: Option<Box<dyn AnyDraft>>,
    /// The position that was put together in place of the usual start.
    position: Option<Box<dyn AnyDraft>>,
    clock: usize,
    /// What decides where chance does.
    fresh: u64,
    /// Whether a first game is offered, since none has been played.
    is_new: bool,
    /// The computer is choosing its side.
    choosing: Option<Choosing>,
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
    Furnish,
    Redraw,
    Position,
    Clock,
    Rules,
    First,
}

/// How many seconds each player has, and how many more for each move; the first is no clock.
const CLOCKS: [(u64, u64); 14] = [
    (0, 0),
    (60, 0),
    (60, 1),
    (120, 1),
    (180, 0),
    (180, 2),
    (300, 0),
    (300, 3),
    (600, 0),
    (600, 5),
    (900, 10),
    (1_800, 0),
    (1_800, 20),
    (3_600, 30),
];

impl NewGame {
    pub(crate) fn new(game: &'static dyn AnyGame, context: &mut Context<'_>) -> Self {
        let options = game.info().options;
        let default = |choice: &Choice| place(choice, choice.default);
        let is_answered = options.iter().any(|choice| choice.answered);
        let mut new_game = Self {
            game,
            mode: Mode::Mixed,
            person: if is_answered { Person::Left } else { Person::Side(Player::First) },
            levels: ByPlayer([4, 4]),
            values: options.iter().map(default).collect(),
            furnished: None,
            position: None,
            clock: 0,
            fresh: u64::from(context.dice.below(1_000_000)),
            is_new: First::is_offered(game, context),
            choosing: None,
            list: List::default(),
            problem: None,
        };
        new_game.recall(context);
        new_game
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Start, Row::Mode];
        match self.mode {
            Mode::People => {}
            Mode::Mixed => rows.extend([Row::Person, Row::Level(Player::Second)]),
            Mode::Computers => rows.extend(Player::BOTH.map(Row::Level)),
        }
        if self.position.is_none() {
            rows.extend((0..self.values.len()).filter(|&i| self.is_open(i)).map(Row::Option));
            if self.is_by_hand() {
                rows.push(Row::Furnish);
            } else if self.is_drawn() {
                rows.push(Row::Redraw);
            }
        }
        rows.extend([Row::Position, Row::Clock, Row::Rules]);
        rows.extend((!self.game.lessons().is_empty()).then_some(Row::First));
        rows
    }

    /// Looks again whether a first game is to be offered.
    pub(super) fn return_to(&mut self, context: &Context<'_>) {
        self.is_new = First::is_offered(self.game, context);
    }

    /// Whether the board is furnished by hand.
    fn is_by_hand(&self) -> bool {
        let mut chosen = self.game.info().options.iter().zip(&self.values);
        self.position.is_none() && chosen.any(|(choice, &value)| is_by_hand(choice, value))
    }

    /// Whether an option means anything beside the others.
    fn is_open(&self, option: usize) -> bool {
        let choice = &self.game.info().options[option];
        if self.is_by_hand() {
            return choice.by_hand.is_some();
        }
        self.spec().takes(choice)
    }

    /// Whether the start depends on chance.
    fn is_drawn(&self) -> bool {
        let start = |fresh| self.spec().start(fresh).map(|position| position.to_string());
        start(self.fresh).ok() != start(self.fresh + 1).ok()
    }

    /// The game with the options that were chosen, chance left open.
    fn spec(&self) -> Spec {
        let chosen = self.game.info().options.iter().zip(&self.values);
        let wishes: Vec<_> = chosen.map(|(choice, &value)| value_text(choice, value)).collect();
        Spec::wished(self.game, &wishes)
    }

    /// The game, nothing left to chance, and where it starts.
    fn begin(&self) -> Result<(Spec, Box<dyn AnyPosition>), Phrase> {
        let made = if self.is_by_hand() { self.board() } else { self.copy() };
        if let Some(made) = made {
            let options = games::Options::new(self.game.info().options);
            return Ok((Spec { game: self.game, options }, made.finish()?));
        }
        let mut spec = self.spec();
        let start = spec.start(self.fresh).map_err(|error| error.phrase())?;
        Ok((spec, start))
    }

    /// The board that is furnished by hand, as far as it is.
    fn board(&self) -> Option<Box<dyn AnyDraft>> {
        self.furnished.as_ref().map(|board| board.boxed()).or_else(|| self.game.board())
    }

    /// The position that was put together, if one was.
    fn copy(&self) -> Option<Box<dyn AnyDraft>> {
        self.position.as_ref().map(|position| position.boxed())
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        let rows = self.rows();
        if self.list.key(key, rows.len()) {
            return Step::Stay;
        }
        let row = rows[self.list.chosen.min(rows.len() - 1)];
        match key.code {
            KeyCode::Char('r') => Step::open(Rules::new(self.game.info())),
            KeyCode::Char('f') => First::open(self.game),
            KeyCode::Char('s') => self.start(context),
            KeyCode::Char('p') => self.editor(Purpose::Position),
            KeyCode::Left | KeyCode::Char('-') => self.change(row, -1, context),
            KeyCode::Right | KeyCode::Char('+' | ' ') | KeyCode::Enter => {
                self.change(row, 1, context)
            }
            _ => Step::Stay,
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let rows = self.rows();
        let clicked = self.list.click(mouse, rows.len());
        clicked.map_or(Step::Stay, |row| self.change(rows[row], 1, context))
    }

    fn change(&mut self, row: Row, by: i64, context: &mut Context<'_>) -> Step {
        let turn =
            |place: usize, count: usize| (place as i64 + by).rem_euclid(count as i64) as usize;
        self.problem = None;
        match row {
            Row::Start => return self.start(context),
            Row::Rules => return Step::open(Rules::new(self.game.info())),
            Row::First => return First::open(self.game),
            Row::Furnish => return self.editor(Purpose::Board),
            Row::Position if by < 0 => self.position = None,
            Row::Position => return self.editor(Purpose::Position),
            Row::Mode => {
                const MODES: [Mode; 3] = [Mode::People, Mode::Mixed, Mode::Computers];
                self.mode = MODES[turn(self.mode as usize, MODES.len())];
            }
            Row::Person => {
                let persons = self.persons();
                let now = persons.iter().position(|&person| person == self.person()).unwrap_or(0);
                self.person = persons[turn(now, persons.len())];
            }
            Row::Level(player) => {
                self.levels[player] = turn(self.levels[player], Level::all().count());
            }
            Row::Option(place) => {
                let count = count(&self.game.info().options[place]);
                let now = i128::from(self.values[place]) + i128::from(by);
                self.values[place] = now.rem_euclid(i128::from(count)) as u64;
            }
            Row::Redraw => self.fresh = u64::from(context.dice.below(1_000_000)),
            Row::Clock => self.clock = turn(self.clock, CLOCKS.len()),
        }
        Step::Stay
    }

    /// Opens the screen on which a position or a board is put together.
    fn editor(&self, purpose: Purpose) -> Step {
        let start = || self.begin().ok().map(|(_, start)| start.draft());
        let draft = match purpose {
            Purpose::Board => self.board(),
            Purpose::Position => self.copy().or_else(start),
        };
        draft.map_or(Step::Stay, |draft| Step::open(Editor::new(self.game, draft)))
    }

    /// Takes what was put together.
    pub(super) fn take(&mut self, made: Box<dyn AnyDraft>) {
        self.problem = None;
        match made.purpose() {
            Purpose::Board => self.furnished = Some(made),
            Purpose::Position => self.position = Some(made),
        }
        // The next thing to do is most likely to play.
        self.list.chosen = 0;
    }

    fn start(&mut self, context: &mut Context<'_>) -> Step {
        if self.is_by_hand() && self.furnished.is_none() {
            return self.editor(Purpose::Board);
        }
        let (spec, start) = match self.begin() {
            Ok(begun) => begun,
            Err(problem) => {
                self.problem = Some(problem);
                return Step::Stay;
            }
        };
        match self.mode {
            Mode::Mixed => self.sit_down(spec, start, context),
            Mode::People if self.is_answered() => self.ask_who_is_first(context),
            Mode::People => self.open((spec, start), ByPlayer([Seat::Person; 2]), context),
            Mode::Computers => {
                let seats = Player::BOTH.map(|player| Seat::Computer(self.level(player)));
                self.open((spec, start), ByPlayer(seats), context)
            }
        }
    }

    fn open(
        &self,
        begun: (Spec, Box<dyn AnyPosition>),
        seats: ByPlayer<Seat>,
        context: &mut Context<'_>,
    ) -> Step {
        Step::Replace(Box::new(Screen::from(self.play(begun, seats, context))))
    }

    /// The game at the table.
    fn play(
        &self,
        (spec, start): (Spec, Box<dyn AnyPosition>),
        seats: ByPlayer<Seat>,
        context: &mut Context<'_>,
    ) -> Play {
        let (base, bonus) = CLOCKS[self.clock];
        let [base, bonus] = [base, bonus].map(Duration::from_secs);
        let control = (self.clock > 0).then(|| TimeControl::game(base, bonus));
        self.remember(context);
        context.autosave.release();
        Play::new(Table::new(spec, &Moves::new(start), seats, control), context)
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
            ("p", &words::KEY_POSITION),
            ("r", &words::KEY_RULES),
        ]
    }

    pub(super) fn keys(&self) -> Vec<Hint> {
        let mut keys = self.hints();
        keys.extend([
            ("Enter Space", &words::KEY_CHANGE),
            ("+ -", &words::KEY_CHANGE),
            ("Home End", &words::KEY_ENDS),
            ("f", &words::KEY_FIRST),
        ] as [Hint; 4]);
        keys
    }
}
