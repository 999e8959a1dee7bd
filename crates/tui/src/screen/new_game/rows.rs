use board::Player;
use i18n::Phrase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::side::Person;
use super::values::{is_by_hand, value_text};
use super::{CLOCKS, Mode, NewGame, Row};
use crate::look::Look;
use crate::screen::menu::draw_scene;
use crate::words;
use crate::wrap::wrap;

/// The room for what a row is called, where there is enough.
const LABEL: usize = 15;

impl NewGame {
    pub(in crate::screen) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let [left, right] =
            Layout::horizontal([Constraint::Length(44), Constraint::Fill(1)]).areas(area);
        let block = look.block(self.game.info().name);
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let rows = self.row_lines(usize::from(inner.width), look);
        let about = self.about(look);
        let told = wrap(&about, usize::from(inner.width.saturating_sub(2)));
        let [above, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(told.len().min(usize::from(inner.height) / 3) as u16),
        ])
        .areas(inner);
        self.list.draw(frame, above, &rows);
        let told: Vec<_> =
            told.iter().map(|line| Line::styled(format!(" {line}"), Look::faint())).collect();
        frame.render_widget(Paragraph::new(told), below);
        if let Ok((_, start)) = self.begin() {
            draw_scene(frame, right, &start.scene(), look);
        }
    }

    /// What is said below the rows: what is wrong, or what the chosen row decides.
    fn about(&self, look: Look) -> String {
        if self.is_choosing() {
            return look.say(&words::COMPUTER_CHOOSES);
        }
        if let Some(problem) = &self.problem {
            return look.tell(problem.clone());
        }
        if let Err(problem) = self.begin() {
            return look.tell(problem);
        }
        match self.rows().get(self.list.chosen) {
            Some(&Row::Option(place)) => self.about_option(place, look),
            Some(Row::Level(_)) => look.say(&words::LEVELS),
            Some(Row::Person) if self.person() == Person::Left => {
                let judges = self.level(Player::Second).judges();
                look.say(if judges { &words::LEFT_ABOUT } else { &words::LEFT_DRAWN })
            }
            Some(Row::Position) => look.say(&words::POSITION_ABOUT),
            Some(Row::Clock) => look.say(&words::CLOCK_ABOUT),
            Some(Row::First) => look.say(&words::FIRST_ABOUT),
            Some(Row::Start) if self.is_new => look.say(&words::FIRST_OFFER),
            _ => String::new(),
        }
    }

    /// What an option decides, and what the chosen value of it means.
    fn about_option(&self, place: usize, look: Look) -> String {
        let choice = &self.game.info().options[place];
        let about = Phrase::from(choice.about).capital();
        let value = value_text(choice, self.values[place]);
        let meaning = value.and_then(|value| {
            let meaning = choice.values.about(&value)?;
            Some((choice.values.name(&value), meaning))
        });
        match meaning {
            Some((name, meaning)) => {
                format!("{}. {}: {}.", look.tell(about), look.tell(name), look.say(meaning))
            }
            None => look.tell(about),
        }
    }

    /// A level by its number and by a word for its strength; the simplest have names alone.
    fn level_text(&self, player: Player, look: Look) -> String {
        let level = self.level(player);
        let name = look.tell(level.name_in(self.game));
        let title = look.tell(level.title(self.game));
        if name == title { name } else { format!("{name}, {title}") }
    }

    /// The rows, with the values below each other.
    fn row_lines(&self, width: usize, look: Look) -> Vec<Line<'static>> {
        let rows: Vec<_> = self
            .rows()
            .into_iter()
            .map(|row| self.row(row, look))
            .map(|(label, value)| (label, value.map(|value| format!("‹ {value} ›"))))
            .collect();
        let valued = rows.iter().filter_map(|(label, value)| Some((label, value.as_ref()?)));
        let widths = valued.map(|(label, value)| (label.chars().count(), value.chars().count()));
        let (label, value) =
            widths.fold((0, 0), |(one, other), (label, value)| (one.max(label), other.max(value)));
        // A blank before and one between stay.
        let column = label.max(LABEL.min(width.saturating_sub(value + 2)));
        let lines = rows.into_iter().enumerate().map(|(place, (label, value))| match value {
            None if place == 0 => Line::styled(format!(" {label}"), Look::strong()),
            None => Line::from(format!(" {label}")),
            Some(value) => Line::from(format!(" {label:<column$} {value}")),
        });
        lines.collect()
    }

    /// What a row is called, and what it is set to.
    fn row(&self, row: Row, look: Look) -> (String, Option<String>) {
        let side = |player: Player| self.game.info().sides[player.index()].name;
        let (label, value) = match row {
            Row::Start => return (look.say(&words::START), None),
            Row::Redraw => return (look.say(&words::REDRAW), None),
            Row::Furnish => return (look.say(&words::FURNISH), None),
            Row::Rules => return (look.say(&words::RULES), None),
            Row::First => return (look.say(&words::FIRST_GAME), None),
            Row::Mode => {
                let mode = match self.mode {
                    Mode::People => &words::MODE_PEOPLE,
                    Mode::Mixed => &words::MODE_MIXED,
                    Mode::Computers => &words::MODE_COMPUTERS,
                };
                (look.say(&words::MODE), look.say(mode))
            }
            Row::Person => {
                let value = match self.person() {
                    Person::Side(player) => side(player),
                    Person::Drawn => &words::DRAWN,
                    Person::Left => &words::LEFT_OVER,
                };
                (look.say(&words::YOU_PLAY), look.say(value))
            }
            Row::Level(player) => {
                let label = match self.mode {
                    Mode::Computers => look.tell(words::level_of(side(player))),
                    _ => look.say(&words::LEVEL),
                };
                (label, self.level_text(player, look))
            }
            Row::Option(place) => {
                (look.say(self.game.info().options[place].name), self.option(place, look))
            }
            Row::Position => {
                let value = match self.position {
                    Some(_) => &words::POSITION_MADE,
                    None => &words::POSITION_USUAL,
                };
                (look.say(&words::POSITION), look.say(value))
            }
            Row::Clock => {
                let value = match CLOCKS[self.clock] {
                    (0, _) => look.say(&words::NO_CLOCK),
                    (base, 0) => look.tell(words::minutes(base / 60)),
                    (base, bonus) => look.tell(words::minutes_and_bonus(base / 60, bonus)),
                };
                (look.say(&words::CLOCK), value)
            }
        };
        (label, Some(value))
    }

    /// What an option says; what was drawn is told, so that it can be had again.
    fn option(&self, place: usize, look: Look) -> String {
        let choice = &self.game.info().options[place];
        if let Some(name) = choice.by_hand.filter(|_| is_by_hand(choice, self.values[place])) {
            return look.say(name);
        }
        if let Some(value) = value_text(choice, self.values[place]) {
            return look.tell(choice.values.name(&value));
        }
        let mut spec = self.spec();
        let drawn = spec.start(self.fresh).ok().and_then(|_| spec.options.text(choice.key));
        match drawn {
            Some(drawn) => look.tell(words::drawn_as(drawn.to_owned())),
            None => look.say(&words::DRAWN),
        }
    }
}
