use i18n::{Language, Pattern};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::Hint;
use crate::context::{Context, Step};
use crate::list::List;
use crate::look::Look;
use crate::settings::Settings;
use crate::words;

/// The settings of the games room.
#[derive(Debug)]
pub(crate) struct Options {
    list: List,
    settings: Settings,
}

const ROWS: usize = 4;

impl Options {
    pub(crate) fn new(context: &Context<'_>) -> Self {
        Self { list: List::default(), settings: context.settings.clone() }
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Step {
        if self.list.key(key, ROWS) {
            return Step::Stay;
        }
        if matches!(key.code, KeyCode::Enter | KeyCode::Left | KeyCode::Right | KeyCode::Char(' '))
        {
            self.change(context);
        }
        Step::Stay
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &mut Context<'_>) -> Step {
        if self.list.click(mouse, ROWS).is_some() {
            self.change(context);
        }
        Step::Stay
    }

    fn change(&mut self, context: &mut Context<'_>) {
        let settings = &mut self.settings;
        match self.list.chosen {
            0 => {
                let next = match context.look.style.language {
                    Language::English => Language::Portuguese,
                    Language::Portuguese => Language::English,
                };
                settings.language = Some(next);
                *context.asked = None;
            }
            1 => settings.ascii = !settings.ascii,
            2 => settings.colour = !settings.colour,
            _ => settings.animations = !settings.animations,
        }
        context.settings.clone_from(settings);
        context.autosave.keep_settings(&settings.write());
    }

    #[expect(clippy::unused_self, reason = "every screen is asked in the same way")]
    pub(super) fn hints(&self) -> Vec<Hint> {
        vec![("↑ ↓", &words::KEY_CHOOSE), ("← → Enter", &words::KEY_CHANGE)]
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let block = look.block(&look.say(&words::SETTINGS));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let yes_no = |is_on| look.say(if is_on { &words::YES } else { &words::NO });
        let row = |label: &Pattern, value: String| {
            Line::from(format!(" {:<18} ‹ {value} ›", look.say(label)))
        };
        let rows = [
            row(&words::LANGUAGE, look.style.language.name().into()),
            row(&words::ASCII_ONLY, yes_no(self.settings.ascii)),
            row(&words::COLOURS, yes_no(self.settings.colour)),
            row(&words::ANIMATIONS, yes_no(self.settings.animations)),
        ];
        self.list.draw(frame, inner, &rows);
    }
}
