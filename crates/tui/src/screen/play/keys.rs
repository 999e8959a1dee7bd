use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use board::Spot;
use play::Action;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

use super::Play;
use super::command::Command;
use crate::context::{About, Ask, Context, Step};
use crate::screen::{Hint, Rules};
use crate::words;

impl Play {
    pub(crate) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        if self.is_typing() {
            self.type_on(key, context);
            return Step::Stay;
        }
        let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => self.step(key.code),
            KeyCode::Tab => self.jump(true),
            KeyCode::BackTab => self.jump(false),
            KeyCode::Char(' ') if self.is_show() && self.is_running() => {
                return self.command(Command::Pause, context);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.touch(self.cursor, context),
            KeyCode::Backspace => {
                self.act(Action::StepBack, context);
            }
            KeyCode::PageUp | KeyCode::Char('<') => self.look_along(-1, context),
            KeyCode::PageDown | KeyCode::Char('>') => self.look_along(1, context),
            KeyCode::Home => self.look_at(0, context),
            KeyCode::End => self.look_at(usize::MAX, context),
            KeyCode::Char('+') if self.is_show() => self.change_speed(-1, context),
            KeyCode::Char('-') if self.is_show() => self.change_speed(1, context),
            KeyCode::Esc | KeyCode::Char('0') => return self.back(context),
            KeyCode::Char(letter @ 'A'..='Z') if is_plain => {
                let mut able = self.commands().into_iter();
                let wanted = able.find(|command| command.key().starts_with(letter));
                return wanted.map_or(Step::Stay, |command| self.command(command, context));
            }
            KeyCode::Char(_) if is_plain && self.table.awaits_person() => {
                self.typed.handle_event(&Event::Key(key));
            }
            _ => {}
        }
        Step::Stay
    }

    /// One step back: what was touched, what is looked at, and only then out of the game.
    fn back(&mut self, context: &mut Context<'_>) -> Step {
        if self.past.is_some() {
            self.look_at(usize::MAX, context);
            Step::Stay
        } else if !self.table.touched().is_empty() {
            self.act(Action::StepBack, context);
            Step::Stay
        } else if self.is_running() {
            let text = context.look.say(&words::LEAVE_GAME);
            Step::Ask(Ask { text, about: About::Leave })
        } else {
            self.leave(context)
        }
    }

    /// Goes on with what is being typed: a move, or the name of a file.
    fn type_on(&mut self, key: KeyEvent, context: &mut Context<'_>) {
        match key.code {
            KeyCode::Esc => {
                self.typed = Input::default();
                self.is_naming = false;
            }
            KeyCode::Enter => {
                let text = self.typed.value().to_owned();
                if self.is_naming {
                    self.save(&text, context);
                } else if self.act(Action::Play(text), context) {
                    self.typed = Input::default();
                }
            }
            _ => {
                self.typed.handle_event(&Event::Key(key));
            }
        }
    }

    fn touch(&mut self, spot: Spot, context: &mut Context<'_>) {
        if self.past.is_some() {
            self.look_at(usize::MAX, context);
            return;
        }
        self.cursor = spot;
        if self.table.awaits_person() {
            self.act(Action::Touch(spot), context);
        }
    }

    pub(super) fn command(&mut self, command: Command, context: &mut Context<'_>) -> Step {
        match command {
            Command::TakeBack => {
                self.act(Action::TakeBack, context);
            }
            Command::Hint => self.hint(context),
            Command::Analysis => self.switch_analysis(context),
            Command::Flip => self.flipped = !self.flipped,
            Command::Save => {
                self.is_naming = true;
                self.typed = Input::new(free_name(self.table.spec().game.info().id));
            }
            Command::Draw => return self.offer_draw(context),
            Command::Resign => {
                let text = context.look.say(&words::RESIGN_GAME);
                return Step::Ask(Ask { text, about: About::Resign });
            }
            Command::Now => context.engine.hurry(),
            Command::Pause => {
                self.pace.is_paused = !self.pace.is_paused;
                self.said.clear();
                self.go_on(context);
                self.pass_time(context);
            }
            Command::Next => self.play_next(context),
            Command::Rematch => self.rematch(context),
            Command::Rules => {
                return Step::open(Rules::new(self.table.spec().game.info()));
            }
        }
        Step::Stay
    }

    /// Among computers: one move, and then a pause.
    fn play_next(&mut self, context: &mut Context<'_>) {
        self.pace.is_paused = false;
        self.go_on(context);
        (self.pace.is_paused, self.pace.is_stepping) = (true, true);
        if let Some((at, _)) = &mut self.due {
            *at = context.now;
        }
        self.pass_time(context);
    }

    fn change_speed(&mut self, by: isize, context: &Context<'_>) {
        self.pace.change(by);
        let wait = self.pace.wait();
        self.said = if wait.is_zero() {
            context.look.say(&words::FULL_SPEED)
        } else {
            let seconds = context.look.style.language.localized(&wait.as_secs_f64().to_string());
            context.look.tell(words::speed(seconds))
        };
    }

    fn save(&mut self, path: &str, context: &mut Context<'_>) {
        let text = self.table.record(context.now).to_string();
        let quoted = board::quote(path);
        // What another game or program has written stays as it is.
        let saved = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        self.said = match saved {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                context.look.tell(words::is_taken(quoted))
            }
            Ok(()) => {
                self.is_naming = false;
                self.typed = Input::default();
                context.look.tell(words::saved(quoted))
            }
            Err(error) => context.look.tell(words::cannot_write(quoted, platform::reason(&error))),
        };
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(spot) = self.drawn.spot(at) {
                    self.touch(spot, context);
                } else if let Some(command) = self.drawn.command(at) {
                    return self.command(command, context);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.act(Action::StepBack, context);
            }
            MouseEventKind::ScrollUp => self.look_along(-1, context),
            MouseEventKind::ScrollDown => self.look_along(1, context),
            _ => {}
        }
        Step::Stay
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        let mut hints: Vec<Hint> = vec![("↑ ↓ ← →", &words::KEY_MOVE_CURSOR)];
        if self.is_running() && !self.is_show() {
            hints.extend([
                ("Enter", &words::KEY_TOUCH),
                ("Tab", &words::KEY_NEXT_SPOT),
                ("a b c …", &words::KEY_TYPE),
                ("Esc", &words::KEY_STEP_BACK),
            ]);
        }
        hints.push(("< >", &words::KEY_HISTORY));
        if self.is_running() && self.is_show() {
            hints.push(("+ -", &words::KEY_SPEED));
        }
        hints.extend(self.commands().into_iter().map(|command| (command.key(), command.name())));
        hints.push(("q", &words::KEY_QUIT));
        hints
    }
}

/// A name for a file that is not there yet.
fn free_name(game: &str) -> String {
    let names = (1..1_000).map(|number| match number {
        1 => format!("{game}.txt"),
        _ => format!("{game}-{number}.txt"),
    });
    let is_free = |name: &String| !Path::new(name).exists();
    names.into_iter().find(is_free).unwrap_or_default()
}
