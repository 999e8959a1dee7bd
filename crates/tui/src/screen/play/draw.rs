use std::time::Duration;

use board::{Cell, Scene, Spot, Touch};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use text::{Board, View};

use super::Play;
use super::command::Command;
use crate::bar;
use crate::look::Look;
use crate::words;
use crate::wrap::wrap;

/// How long a picture of the spinner stays.
pub(super) const FRAME: Duration = Duration::from_millis(120);

/// The narrowest panel beside the board.
const PANEL: u16 = 27;

/// What stands between what is being typed and what is said about it.
const GAP: &str = "   ";

/// Where everything was drawn last, for the mouse.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    board: Option<(Board, Rect, Scene)>,
    buttons: Vec<(Rect, Spot)>,
    commands: Vec<(Rect, Command)>,
}

impl Drawn {
    /// What can be touched at this place of the screen.
    pub(super) fn spot(&self, at: Position) -> Option<Spot> {
        if let Some((_, spot)) = self.buttons.iter().find(|(area, _)| area.contains(at)) {
            return Some(*spot);
        }
        let (board, area, scene) = self.board.as_ref().filter(|(_, area, _)| area.contains(at))?;
        let tile = board.tile(usize::from(at.x - area.x), usize::from(at.y - area.y))?;
        scene.cell(tile).map(Spot::Cell)
    }

    /// What can be done at this place of the screen.
    pub(super) fn command(&self, at: Position) -> Option<Command> {
        self.commands.iter().find(|(area, _)| area.contains(at)).map(|(_, command)| *command)
    }
}

/// The picture of the spinner at this time.
pub(super) fn spinner(now: Duration, look: Look) -> &'static str {
    let turn = (now.as_millis() / FRAME.as_millis()) as usize;
    if look.style.unicode {
        ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"][turn % 6]
    } else {
        ["|", "/", "-", "\\"][turn % 4]
    }
}

impl Play {
    /// What is looked at, with what can be touched lit.
    pub(super) fn shown_scene(&self) -> Scene {
        let mut scene = self.session.scene();
        let sources = self.session.sources();
        for spot in self.session.lit() {
            if let Spot::Cell(cell) = spot {
                let takes_up = sources.contains(&spot);
                let touch = if takes_up { Touch::Source } else { Touch::Target };
                scene.tile_mut(cell).marks.lit = Some(touch);
            }
        }
        scene
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        self.drawn = Drawn::default();
        let [above, said, bar] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)])
                .areas(area);
        let said = self.draw_buttons(frame, said, look);
        self.draw_commands(frame, bar, look);
        let scene = self.shown_scene();
        let touched: Vec<Cell> = self.touched_cells();
        let cursor = match self.cursor {
            Spot::Cell(cell) if self.has_cursor() => Some(scene.index(cell)),
            _ => None,
        };
        let view = View { style: look.style, cursor, touched: &touched, flipped: self.flipped };
        let fits = |area: Rect| {
            Board::fitting(&scene, view, usize::from(area.width), usize::from(area.height))
        };
        let beside = Rect { width: above.width.saturating_sub(PANEL + 2), ..above };
        // Where a panel has no room beside the board, the board alone is worth more.
        let (board, panel) = match fits(beside) {
            Some(board) => {
                let left = above.x + board.width() as u16 + 2;
                let panel = Rect { x: left, width: above.right() - left, ..above };
                (Some(board), Some(panel))
            }
            None => (fits(above), None),
        };
        let is_aside = panel.is_some() && !self.fits_below(said.width, look);
        self.draw_said(frame, said, look, is_aside);
        let Some(board) = board else {
            let lines = wrap(&look.say(&words::TOO_SMALL), usize::from(above.width));
            let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines), above);
            return;
        };
        let place = Rect { width: board.width() as u16, height: board.height() as u16, ..above };
        let lines: Vec<_> = board.lines().iter().map(|line| look.line(line)).collect();
        frame.render_widget(Paragraph::new(lines), place);
        if let Some(panel) = panel {
            self.draw_panel(frame, panel, look, now, is_aside);
        }
        if let Some(at) = cursor.and_then(|tile| board.place(tile))
            && !self.is_typing()
        {
            let column = place.x + (at.column + at.width / 2) as u16;
            frame.set_cursor_position((column, place.y + (at.line + at.height / 2) as u16));
        }
        self.drawn.board = Some((board, place, scene));
    }

    fn touched_cells(&self) -> Vec<Cell> {
        let touched = self.session.touched().iter();
        touched
            .filter_map(|spot| match spot {
                Spot::Cell(cell) => Some(*cell),
                _ => None,
            })
            .collect()
    }

    /// What can be touched beside the board; tells what is left of the area.
    fn draw_buttons(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) -> Rect {
        let mut left = area;
        for spot in self.buttons() {
            let text = format!("[ {} ]", spot_name(spot, look));
            let width = (text.chars().count() as u16).min(left.width);
            let place = Rect { width, ..left };
            let style = if self.cursor == spot { Look::chosen() } else { Look::strong() };
            frame.render_widget(Span::styled(text, style), place);
            self.drawn.buttons.push((place, spot));
            let taken = (width + 1).min(left.width);
            left = Rect { x: left.x + taken, width: left.width - taken, ..left };
        }
        left
    }

    /// What stands before what is being typed.
    fn prompt(&self, look: Look) -> String {
        let prompt = if self.is_naming { &words::FILE_NAME } else { &words::YOUR_MOVE };
        format!("{}: ", look.say(prompt))
    }

    /// Whether what was said last finds room below the board, after what is being typed.
    fn fits_below(&self, width: u16, look: Look) -> bool {
        let before = if self.is_typing() {
            self.prompt(look).chars().count() + self.typed.value().chars().count() + GAP.len()
        } else {
            0
        };
        before + self.said.chars().count() <= usize::from(width)
    }

    /// What was said last, unless that is told aside, and what is being typed.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect, look: Look, is_aside: bool) {
        let said = if is_aside { "" } else { &self.said };
        if !self.is_typing() {
            frame.render_widget(Span::styled(said.to_owned(), look.accent()), area);
            return;
        }
        let prompt = self.prompt(look);
        let column = area.x + (prompt.chars().count() + self.typed.visual_cursor()) as u16;
        let mut line = Line::from(vec![
            Span::styled(prompt, Look::strong()),
            Span::raw(self.typed.value().to_owned()),
        ]);
        if !said.is_empty() {
            line.push_span(Span::styled(format!("{GAP}{said}"), look.accent()));
        }
        frame.render_widget(line, area);
        frame.set_cursor_position((column.min(area.right().saturating_sub(1)), area.y));
    }

    /// The commands that there is room for; help shows all of them.
    fn draw_commands(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        if self.is_typing() {
            let enter = if self.is_naming { &words::KEY_SAVE } else { &words::KEY_PLAY };
            let hints = [("Enter", enter), ("Esc", &words::KEY_BACK)];
            let lines = bar::lines(&hints, usize::from(area.width), look);
            frame.render_widget(Paragraph::new(lines), area);
            return;
        }
        let mut left = area.x;
        let help = format!("? {}", look.say(&words::KEY_HELP));
        let end = area.right().saturating_sub(help.chars().count() as u16 + 1);
        for command in self.commands() {
            let name = look.say(command.name());
            let width = (command.key().len() + 1 + name.chars().count()) as u16;
            if left + width >= end {
                break;
            }
            let place = Rect { x: left, width, ..area };
            let line = Line::from(vec![
                Span::styled(command.key(), Look::chosen()),
                Span::raw(" "),
                Span::styled(name, Look::faint()),
            ]);
            frame.render_widget(line, place);
            self.drawn.commands.push((place, command));
            left += width + 2;
        }
        let place = Rect { x: end.max(area.x), width: area.right() - end.max(area.x), ..area };
        frame.render_widget(Span::styled(help, Look::faint()), place);
    }
}

/// What a spot beside the board is called.
pub(super) fn spot_name(spot: Spot, look: Look) -> String {
    match spot {
        Spot::Cell(cell) => cell.to_string(),
        Spot::Supply => look.say(&words::SPOT_SUPPLY),
        Spot::Pass => look.say(&words::SPOT_PASS),
        Spot::Swap => look.say(&words::SPOT_SWAP),
        Spot::Done => look.say(&words::SPOT_DONE),
    }
}
