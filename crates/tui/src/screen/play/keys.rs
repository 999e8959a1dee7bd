use std::io;
use std::path::Path;
use std::time::Duration;

use board::Spot;
use play::session::Message as Input;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::Play;
use super::command::Command;
use super::online::Choice;
use crate::context::{About, Ask, Context, Step};
use crate::screen::{Hint, Rules};
use crate::text_field::TextField;
use crate::words;

/// How long a move of two computers can be looked at before the next, in milliseconds.
const SPEEDS: [u64; 6] = [0, 250, 500, 1_000, 2_000, 4_000];

impl Play {
    pub(crate) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        self.forget_refusal();
        if self.choose_by(key, context) {
            return Step::Stay;
        }
        if self.is_typing() {
            return self.type_on(key, context);
        }
        let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => {
                self.board.step(key.code, &self.session.scene(), &self.session.lit());
            }
            KeyCode::Tab => self.board.jump(true, self.session.lit()),
            KeyCode::BackTab => self.board.jump(false, self.session.lit()),
            KeyCode::Char(' ') if self.session.is_show() && self.is_running() => {
                return self.command(Command::Pause, context);
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.touch(self.board.cursor, context),
            KeyCode::Backspace if self.forget_premove(context) => {}
            KeyCode::Backspace => {
                self.act(Input::StepBack, context);
            }
            KeyCode::PageUp | KeyCode::Char('<') => self.look_along(-1, context),
            KeyCode::PageDown | KeyCode::Char('>') => self.look_along(1, context),
            KeyCode::Home => self.look_at(0, context),
            KeyCode::End => self.look_at(usize::MAX, context),
            KeyCode::Char('+') if self.session.is_show() => self.change_speed(-1, context),
            KeyCode::Char('-') if self.session.is_show() => self.change_speed(1, context),
            KeyCode::Esc | KeyCode::Char('0') => return self.back(context),
            KeyCode::Char(letter) if is_plain => return self.letter(letter, key, context),
            _ => {}
        }
        Step::Stay
    }

    /// A letter is a command, in whatever case, or begins a move.
    fn letter(&mut self, letter: char, key: KeyEvent, context: &mut Context<'_>) -> Step {
        let small = letter.to_ascii_lowercase().to_string();
        let mut able = self.commands().into_iter();
        if let Some(command) = able.find(|command| command.key() == small) {
            return self.command(command, context);
        }
        let is_command = Command::ALL.iter().any(|command| command.key() == small);
        if !is_command && (self.can_try() || self.session.awaits_person() || self.can_premove()) {
            self.typed.key(key);
        }
        Step::Stay
    }

    /// One step back: what was touched, what is looked at, and only then out of the game.
    fn back(&mut self, context: &mut Context<'_>) -> Step {
        if self.session.is_looking_back() {
            self.look_at(usize::MAX, context);
            Step::Stay
        } else if !self.session.touched().is_empty() {
            self.act(Input::StepBack, context);
            Step::Stay
        } else if self.is_running() && !self.is_trial {
            let is_kept = self.online.is_none();
            let text = if is_kept { &words::LEAVE_GAME } else { &words::LEAVE_SEAT };
            let text = context.look.say(text);
            Step::Ask(Ask { text, about: About::Leave })
        } else {
            self.leave(context)
        }
    }

    /// Goes on with what is being typed: a move, or the name of a file.
    fn type_on(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        match key.code {
            KeyCode::Esc => {
                self.typed.clear();
                self.is_naming = false;
            }
            KeyCode::Enter => {
                let text = self.typed.text().to_owned();
                if self.is_naming {
                    self.save(&text, context);
                } else if self.can_try() {
                    self.typed.clear();
                    return self.open_trial(Input::Play(text), context);
                } else if self.play_typed(text, context) {
                    self.typed.clear();
                } else {
                    self.typed.select();
                }
            }
            _ => self.typed.key(key),
        }
        Step::Stay
    }

    /// Plays what was typed, or lets it wait for its turn; whether it could be done.
    fn play_typed(&mut self, text: String, context: &mut Context<'_>) -> bool {
        let can_wait = self.can_premove();
        self.act(if can_wait { Input::Premove(Some(text)) } else { Input::Play(text) }, context)
    }

    fn touch(&mut self, spot: Spot, context: &mut Context<'_>) -> Step {
        self.board.cursor = spot;
        if self.can_try() {
            return self.open_trial(Input::Touch(spot), context);
        }
        if self.session.is_looking_back() || self.session.awaits_person() {
            self.act(Input::Touch(spot), context);
        }
        Step::Stay
    }

    pub(super) fn command(&mut self, command: Command, context: &mut Context<'_>) -> Step {
        match command {
            Command::TakeBack => return self.offer(Input::TakeBack, context),
            Command::Hint => {
                self.act(Input::Hint, context);
            }
            Command::Analysis => {
                self.send(Input::SwitchAnalysis, context);
            }
            Command::Flip => self.board.flipped = !self.board.flipped,
            Command::Save => {
                self.is_naming = true;
                self.typed = TextField::new(free_name(self.table().spec().game.info().id));
            }
            Command::Draw if self.table().seats().0.iter().all(|seat| seat.is_person()) => {
                return self.offer(Input::OfferDraw, context);
            }
            // A computer answers at once, and so it is whoever offers who is asked.
            Command::Draw => {
                let text = context.look.say(&words::OFFER_DRAW);
                return Step::Ask(Ask { text, about: About::Draw });
            }
            Command::Resign => {
                let text = context.look.say(&words::RESIGN_GAME);
                return Step::Ask(Ask { text, about: About::Resign });
            }
            Command::Cancel => {
                let text = context.look.say(&words::CANCEL_GAME);
                return Step::Ask(Ask { text, about: About::Cancel });
            }
            Command::Accept | Command::Decline => {
                self.act(Input::Answer(command == Command::Accept), context);
            }
            Command::Say => self.choose(Choice::Remark),
            Command::Claim => self.choose(Choice::Claim),
            Command::Rematch if self.online.is_some() => self.want_rematch(context),
            Command::Now => {
                self.send(Input::MoveNow, context);
            }
            Command::Pause => {
                self.act(Input::Pause, context);
            }
            Command::Next => {
                self.send(Input::Next, context);
            }
            Command::Rematch => self.rematch(context),
            Command::Try => return self.open_trial(Input::Tick, context),
            Command::Rules => {
                return Step::open(Rules::new(self.table().spec().game.info()));
            }
        }
        Step::Stay
    }

    /// Lets computers play slower among themselves, or faster where `by` is negative.
    fn change_speed(&mut self, by: isize, context: &mut Context<'_>) {
        let now = self.session.pace().show.as_millis();
        let speed = SPEEDS.iter().position(|wait| u128::from(*wait) >= now).unwrap_or_default();
        let speed = speed.saturating_add_signed(by).min(SPEEDS.len() - 1);
        let wait = Duration::from_millis(SPEEDS[speed]);
        self.send(Input::Show(wait), context);
        self.say(if wait.is_zero() {
            context.look.say(&words::FULL_SPEED)
        } else {
            let seconds = context.look.style.language.localized(&wait.as_secs_f64().to_string());
            context.look.tell(words::speed(seconds))
        });
    }

    fn save(&mut self, path: &str, context: &mut Context<'_>) {
        let text = self.table().record(context.now).to_string();
        let quoted = board::quote(path);
        // What another game or program has written stays as it is.
        let saved = platform::create(Path::new(path), text.as_bytes());
        let refusal = match saved {
            Ok(()) => {
                self.is_naming = false;
                self.typed.clear();
                self.say(context.look.tell(words::saved(quoted)));
                return;
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => words::is_taken(quoted),
            Err(error) => words::cannot_write(quoted, platform::reason(&error)),
        };
        self.typed.select();
        self.refuse(context.look.tell(refusal));
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.forget_refusal();
                if let Some(spot) = self.board.spot(at) {
                    return self.touch(spot, context);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.act(Input::StepBack, context);
            }
            MouseEventKind::ScrollUp => self.look_along(-1, context),
            MouseEventKind::ScrollDown => self.look_along(1, context),
            _ => {}
        }
        Step::Stay
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        if let Some(hints) = self.choice_hints() {
            return hints;
        }
        if self.is_typing() {
            let enter = if self.is_naming { &words::KEY_SAVE } else { &words::KEY_PLAY };
            return vec![("Enter", enter)];
        }
        self.command_hints()
    }

    /// Every key.
    pub(crate) fn keys(&self) -> Vec<Hint> {
        let mut keys: Vec<Hint> = vec![("↑ ↓ ← →", &words::KEY_MOVE_CURSOR)];
        if self.is_running() && !self.session.is_show() {
            keys.extend([
                ("Enter Space", &words::KEY_TOUCH),
                ("Tab", &words::KEY_NEXT_SPOT),
                ("Shift+Tab", &words::KEY_LAST_SPOT),
                ("a b c …", &words::KEY_TYPE),
                ("Backspace", &words::KEY_STEP_BACK),
            ] as [Hint; 5]);
        }
        keys.push(("< > PgUp PgDn", &words::KEY_HISTORY));
        keys.push(("Home End", &words::KEY_HISTORY_ENDS));
        if self.is_running() && self.session.is_show() {
            keys.push(("+ -", &words::KEY_SPEED));
        }
        keys.extend(self.command_hints());
        keys
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
