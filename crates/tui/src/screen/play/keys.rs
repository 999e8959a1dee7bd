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
use crate::room::{About, Ask, Room, Step};
use crate::screen::{Hint, Rules};
use crate::words;

impl Play {
    pub(crate) fn key(&mut self, key: KeyEvent, room: &mut Room<'_>) -> Step {
        if self.is_typing() {
            self.type_on(key, room);
            return Step::Stay;
        }
        let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => self.step(key.code),
            KeyCode::Tab => self.jump(true),
            KeyCode::BackTab => self.jump(false),
            KeyCode::Char(' ') if self.is_show() && self.is_running() => {
                return self.command(Command::Pause, room);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.touch(self.cursor, room),
            KeyCode::Backspace => {
                self.act(Action::StepBack, room);
            }
            KeyCode::PageUp | KeyCode::Char('<') => self.look_along(-1, room),
            KeyCode::PageDown | KeyCode::Char('>') => self.look_along(1, room),
            KeyCode::Home => self.look_at(0, room),
            KeyCode::End => self.look_at(usize::MAX, room),
            KeyCode::Char('+') if self.is_show() => self.change_speed(-1, room),
            KeyCode::Char('-') if self.is_show() => self.change_speed(1, room),
            KeyCode::Esc | KeyCode::Char('0') => return self.back(room),
            KeyCode::Char(letter @ 'A'..='Z') if is_plain => {
                let mut able = self.commands().into_iter();
                let wanted = able.find(|command| command.key().starts_with(letter));
                return wanted.map_or(Step::Stay, |command| self.command(command, room));
            }
            KeyCode::Char(_) if is_plain && self.table.awaits_person() => {
                self.typed.handle_event(&Event::Key(key));
            }
            _ => {}
        }
        Step::Stay
    }

    /// One step back: what was touched, what is looked at, and only then out of the game.
    fn back(&mut self, room: &mut Room<'_>) -> Step {
        if self.past.is_some() {
            self.look_at(usize::MAX, room);
            Step::Stay
        } else if !self.table.touched().is_empty() {
            self.act(Action::StepBack, room);
            Step::Stay
        } else if self.is_running() {
            let text = room.look.say(&words::LEAVE_GAME);
            Step::Ask(Ask { text, about: About::Leave })
        } else {
            self.leave(room)
        }
    }

    /// Goes on with what is being typed: a move, or the name of a file.
    fn type_on(&mut self, key: KeyEvent, room: &mut Room<'_>) {
        match key.code {
            KeyCode::Esc => {
                self.typed = Input::default();
                self.is_naming = false;
            }
            KeyCode::Enter => {
                let text = self.typed.value().to_owned();
                if self.is_naming {
                    self.save(&text, room);
                } else if self.act(Action::Play(text), room) {
                    self.typed = Input::default();
                }
            }
            _ => {
                self.typed.handle_event(&Event::Key(key));
            }
        }
    }

    fn touch(&mut self, spot: Spot, room: &mut Room<'_>) {
        if self.past.is_some() {
            self.look_at(usize::MAX, room);
            return;
        }
        self.cursor = spot;
        if self.table.awaits_person() {
            self.act(Action::Touch(spot), room);
        }
    }

    pub(super) fn command(&mut self, command: Command, room: &mut Room<'_>) -> Step {
        match command {
            Command::TakeBack => {
                self.act(Action::TakeBack, room);
            }
            Command::Hint => self.hint(room),
            Command::Analysis => self.switch_analysis(room),
            Command::Flip => self.flipped = !self.flipped,
            Command::Save => {
                self.is_naming = true;
                self.typed = Input::new(free_name(self.table.spec().game.info().id));
            }
            Command::Draw => return self.offer_draw(room),
            Command::Resign => {
                let text = room.look.say(&words::RESIGN_GAME);
                return Step::Ask(Ask { text, about: About::Resign });
            }
            Command::Now => room.brain.hurry(),
            Command::Pause => {
                self.pace.is_paused = !self.pace.is_paused;
                self.said.clear();
                self.go_on(room);
                self.pass_time(room);
            }
            Command::Next => self.play_next(room),
            Command::Rematch => self.rematch(room),
            Command::Rules => {
                return Step::open(Rules::new(self.table.spec().game.info()));
            }
        }
        Step::Stay
    }

    /// Among computers: one move, and then a pause.
    fn play_next(&mut self, room: &mut Room<'_>) {
        self.pace.is_paused = false;
        self.go_on(room);
        (self.pace.is_paused, self.pace.is_stepping) = (true, true);
        if let Some((at, _)) = &mut self.due {
            *at = room.now;
        }
        self.pass_time(room);
    }

    fn change_speed(&mut self, by: isize, room: &Room<'_>) {
        self.pace.change(by);
        let wait = self.pace.wait();
        self.said = if wait.is_zero() {
            room.look.say(&words::FULL_SPEED)
        } else {
            let seconds = room.look.style.language.localized(&wait.as_secs_f64().to_string());
            room.look.tell(words::speed(seconds))
        };
    }

    fn save(&mut self, path: &str, room: &mut Room<'_>) {
        let text = self.table.record(room.now).to_string();
        let quoted = board::quote(path);
        // What another game or program has written stays as it is.
        let saved = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        self.said = match saved {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                room.look.tell(words::is_taken(quoted))
            }
            Ok(()) => {
                self.is_naming = false;
                self.typed = Input::default();
                room.look.tell(words::saved(quoted))
            }
            Err(error) => room.look.tell(words::cannot_write(quoted, host::reason(&error))),
        };
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, room: &mut Room<'_>) -> Step {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(spot) = self.drawn.spot(at) {
                    self.touch(spot, room);
                } else if let Some(command) = self.drawn.command(at) {
                    return self.command(command, room);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.act(Action::StepBack, room);
            }
            MouseEventKind::ScrollUp => self.look_along(-1, room),
            MouseEventKind::ScrollDown => self.look_along(1, room),
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
