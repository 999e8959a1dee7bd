use board::quote;
use client::{Guest, Link, LinkError, Ticket, Update, Visit, Who};
use i18n::Phrase;
use protocol::Name;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Padding, Paragraph};

use super::{Hint, Play, Screen};
use crate::context::{Context, Step};
use crate::look::Look;
use crate::message::Message;
use crate::text_field::TextField;
use crate::words;
use crate::wrap::wrap;

/// The way to a game elsewhere: its link, and what somebody wants to be called there.
#[derive(Debug, Default)]
pub(crate) struct Join {
    link: TextField,
    name: TextField,
    /// Whether the name is being typed, and not the link.
    is_naming: bool,
    is_watching: bool,
    /// The connection that is waited for, and where it leads.
    waiting: Option<(u64, Ticket)>,
    problem: Option<Phrase>,
}

impl Join {
    /// Goes to a game at once.
    pub(crate) fn going(
        link: &str,
        name: Option<&Name>,
        is_watching: bool,
        context: &mut Context<'_>,
    ) -> Self {
        let name = name.map_or_else(TextField::default, |name| TextField::new(name.as_str()));
        let mut join = Self { link: TextField::new(link), name, is_watching, ..Self::default() };
        join.go(context);
        join
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        self.problem = None;
        match key.code {
            KeyCode::Esc => {
                self.give_up(context);
                return Step::Back;
            }
            KeyCode::Enter => self.go(context),
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Up | KeyCode::Down => {
                self.is_naming = !self.is_naming;
            }
            _ => {
                self.give_up(context);
                let field = if self.is_naming { &mut self.name } else { &mut self.link };
                field.key(key);
            }
        }
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) const fn mouse(&mut self, _: MouseEvent, _: &mut Context<'_>) -> Step {
        Step::Stay
    }

    /// Waits no longer.
    fn give_up(&mut self, context: &mut Context<'_>) {
        if let Some((number, _)) = self.waiting.take() {
            context.network.leave(number);
        }
    }

    fn go(&mut self, context: &mut Context<'_>) {
        self.give_up(context);
        match self.ticket(context) {
            Ok(ticket) => self.waiting = Some((context.network.go(ticket.clone()), ticket)),
            Err(problem) => self.problem = Some(problem),
        }
    }

    fn ticket(&self, context: &Context<'_>) -> Result<Ticket, Phrase> {
        let text = self.link.text();
        let wrong = |error: LinkError| words::wrong_link(quote(text), error.phrase());
        let link: Link = text.parse().map_err(wrong)?;
        let game = link.game().map_err(wrong)?.clone();
        let name = match self.name.text().trim() {
            "" => None,
            text => Some(text.parse::<Name>().map_err(|_| words::wrong_name(Name::LONGEST))?),
        };
        let otherwise = context.look.say(&words::GUEST).parse().expect("a name in every language");
        let state = context.autosave.state().cloned();
        let guest = Guest { name, otherwise, state, is_bot: false };
        let who = if self.is_watching { Who::Nobody } else { Who::Guest(guest) };
        Ok(Ticket { server: link.server, game, who })
    }

    /// Hears whether the game is there.
    pub(super) fn hear(&mut self, message: &Message, context: &mut Context<'_>) -> Step {
        let Message::Online { number, update } = message else { return Step::Stay };
        let Some((_, ticket)) = self.waiting.as_ref().filter(|(waited, _)| waited == number) else {
            return Step::Stay;
        };
        match update {
            Update::Opened(opened) => {
                match Visit::new(context.shelf, (**opened).clone(), context.now) {
                    Ok(visit) => {
                        let play = Play::online(visit, ticket.clone(), *number, context);
                        return Step::Replace(Box::new(Screen::from(play)));
                    }
                    Err(error) => self.problem = Some(error.phrase()),
                }
            }
            Update::Failed(why) => {
                self.problem = Some(why.clone());
                self.waiting = None;
            }
            _ => {}
        }
        Step::Stay
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![("Enter", &words::KEY_JOIN), ("Tab", &words::KEY_FIELD)]
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::JOIN)).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let told = |text: &str| {
            let lines = wrap(text, usize::from(inner.width)).into_iter();
            lines.map(Line::from).collect::<Vec<_>>()
        };
        let about = told(&look.say(&words::JOIN_TEXT));
        let heights = [about.len() as u16, 1, 1, 1, 1].map(Constraint::Length);
        let [above, _, link, name, _] = Layout::vertical(heights).areas(inner);
        frame.render_widget(Paragraph::new(about), above);
        for (field, area, label, is_typed) in [
            (&self.link, link, &words::JOIN_LINK, !self.is_naming),
            (&self.name, name, &words::JOIN_NAME, self.is_naming),
        ] {
            let label = look.say(label);
            let line = if is_typed {
                field.line(frame, area, &label)
            } else {
                Line::from(format!("{label}: {}", field.text()))
            };
            frame.render_widget(line, area);
        }
        let state = match &self.problem {
            Some(problem) => look.tell(problem.clone().capital()),
            None if self.waiting.is_some() => look.say(&words::CONNECTING),
            None => return,
        };
        let y = (name.y + 2).min(inner.bottom());
        let below = Rect { y, height: inner.bottom() - y, ..inner };
        frame.render_widget(Paragraph::new(told(&state)).style(look.accent()), below);
    }
}
