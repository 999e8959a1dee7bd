use std::time::Duration;

use board::{Player, Scene, Spot};
use play::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use study::review::worth;

use super::{Play, draw, graph};
use crate::board_widget::{sign, spot_name};
use crate::look::Look;
use crate::words;
use crate::wrap::{cut, wrap};

/// The lowest graph in which anything can be seen.
const LEAST_GRAPH: usize = 3;

impl Play {
    /// What stands beside the board: the players, the scores, what was said last, the engine's
    /// thoughts, the moves.
    pub(super) fn draw_panel(&self, frame: &mut Frame<'_>, area: Rect, look: Look, now: Duration) {
        let width = usize::from(area.width);
        let title = wrap(&self.title(look), width).into_iter();
        let mut lines: Vec<_> = title.map(|line| Line::styled(line, look.accent())).collect();
        for player in Player::BOTH {
            lines.push(self.player_line(player, width, look, now));
        }
        let mut scene = self.shown_scene();
        for note in std::mem::take(&mut scene.notes) {
            let text = format!("{}: {}", look.tell(note.label), look.tell(note.value));
            lines.extend(wrap(&text, width).into_iter().map(Line::from));
        }
        lines.extend(text::tints(&scene, look.style, width).iter().map(|line| look.line(line)));
        lines.push(Line::default());
        let told = wrapped(&self.state(look, now), width).into_iter();
        lines.extend(told.map(|line| Line::styled(line, Look::strong())));
        let told = wrapped(&self.said.text, width).into_iter();
        lines.extend(told.map(|line| Line::styled(line, look.accent())));
        lines.extend(self.cursor_lines(&scene, width, look));
        lines.extend(self.analysis_lines(width, look));
        lines.extend(self.end_lines(width, look));
        let height = usize::from(area.height);
        // A blank line and one of the moves stay, whatever the graph takes.
        let spare = height.saturating_sub(lines.len() + 2);
        let graph_height = if self.is_running() || spare < LEAST_GRAPH { 0 } else { spare.min(5) };
        let rest = height.saturating_sub(lines.len() + 1 + graph_height);
        lines.push(Line::default());
        lines.extend(self.move_list(width, rest));
        frame.render_widget(Paragraph::new(lines), area);
        if graph_height > 0 && self.session.scores().iter().flatten().count() > 1 {
            let height = graph_height as u16;
            self.draw_graph(frame, Rect { y: area.bottom() - height, height, ..area }, look);
        }
    }

    /// The graph of the game, with the letters of whoever is better above and below.
    fn draw_graph(&self, frame: &mut Frame<'_>, area: Rect, look: Look) {
        let letter = |player| self.line().position().side(player).letter.to_string();
        let row = |y| Rect { y, height: 1, ..area };
        frame.render_widget(Line::from(letter(Player::First)), row(area.y));
        frame.render_widget(Line::from(letter(Player::Second)), row(area.bottom() - 1));
        let beside = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        graph::draw(frame, beside, self.session.scores(), look);
    }

    /// The name of the game, and what was chosen about its start.
    fn title(&self, look: Look) -> String {
        let spec = self.table().spec();
        let info = spec.game.info();
        let given = info.options.iter().filter(|choice| spec.options.place(choice.key).is_some());
        let chosen = given.filter_map(|choice| {
            let value = choice.values.name(spec.options.text(choice.key)?);
            Some(format!("{}: {}", look.say(choice.name), look.tell(value)))
        });
        let chosen: Vec<_> = chosen.collect();
        if chosen.is_empty() {
            info.name.into()
        } else {
            format!("{} ({})", info.name, chosen.join(", "))
        }
    }

    fn player_line(
        &self,
        player: Player,
        width: usize,
        look: Look,
        now: Duration,
    ) -> Line<'static> {
        let side = self.line().position().side(player);
        let is_turn = self.is_running() && self.line().position().turn() == player;
        let mark = if is_turn { look.either("▸", ">") } else { " " };
        let seat = match self.table().seats()[player] {
            _ if self.online.is_some() => self.person(player, look).unwrap_or_default(),
            Seat::Person if self.session.you() == Some(player) => look.say(&words::YOU),
            // Two people know who they are.
            Seat::Person => String::new(),
            Seat::Computer(level) => look.tell(level.name_in(self.table().spec().game)),
        };
        let clock = self
            .table()
            .clock()
            .map_or(String::new(), |clock| clock_text(clock.left(player, self.there(now))));
        let name = format!(" {} ({}) ", look.say(side.name), side.letter);
        // In plain ASCII the letter is what stands on the board.
        let piece = sign(side, &self.pieces, look).filter(|_| look.style.unicode);
        let before = mark.chars().count() + name.chars().count() + piece.iter().count();
        let context = width.saturating_sub(before + clock.len() + 1);
        let seat = cut(&seat, context);
        let style = if is_turn { Look::strong() } else { ratatui::style::Style::new() };
        let mut line = Line::styled(mark, style);
        line.extend(piece);
        line.extend([
            Span::styled(name, style),
            Span::styled(format!("{seat:<context$} "), Look::faint()),
            Span::styled(clock, style),
        ]);
        line
    }

    /// Whose turn it is, or what the engine is doing.
    pub(super) fn state(&self, look: Look, now: Duration) -> String {
        let mut text = String::new();
        if let Some(standing) = self.standing() {
            text = look.tell(standing);
        } else if self.session.pace().is_paused && self.is_running() {
            text = look.say(&words::PAUSED);
        } else if self.session.is_thinking() {
            let spinner = if look.animated { draw::spinner(now, look) } else { "*" };
            let who = if self.session.is_choosing() {
                look.tell(self.session.headline())
            } else {
                look.say(&words::THINKING)
            };
            text = format!("{spinner} {who}");
            if let Some(report) = self.session.found(self.table().line().moves().len()) {
                let worth = report.score().map(|score| worth(score, report.is_proved()));
                let score = worth.map_or(String::new(), |worth| look.tell(worth));
                text = format!("{text}, {}", look.tell(words::depth(report.depth, score)));
            }
        } else if self.is_running() && !self.session.is_looking_back() {
            text = look.tell(self.session.headline());
            let touched = self.session.touched();
            if !touched.is_empty() {
                let touched: Vec<_> = touched.iter().map(|&spot| spot_name(spot, look)).collect();
                text = format!("{text}: {} …", touched.join(" "));
            }
            if let Some(prompt) = self.session.prompt() {
                text = format!("{text} {}", look.tell(prompt));
            } else if let Some(moment) = self.session.moment() {
                text = format!("{text}. {}", look.tell(moment));
            }
        }
        text
    }

    /// What is under the cursor, in words.
    fn cursor_lines(&self, scene: &Scene, width: usize, look: Look) -> Vec<Line<'static>> {
        let Spot::Cell(cell) = self.board.cursor else { return Vec::new() };
        if !self.has_cursor() {
            return Vec::new();
        }
        let text = scene.describe(cell, look.style.language);
        let told = wrap(&text, width).into_iter().take(4);
        told.map(|line| Line::styled(line, Look::faint())).collect()
    }

    /// Who is better, and the best lines, while there is something to play.
    fn analysis_lines(&self, width: usize, look: Look) -> Vec<Line<'static>> {
        if !self.session.is_analysing() || self.line().verdict().is_some() {
            return Vec::new();
        }
        let mut lines = vec![Line::default()];
        let heading = look.say(&words::ANALYSIS);
        let Some(report) = self.session.found(self.session.turns_seen()) else {
            lines.push(Line::styled(heading, Look::strong()));
            return lines;
        };
        let turn = self.line().position().turn();
        if let Some(score) = report.score() {
            let for_first = if turn == Player::First { score } else { -score };
            let [first, second] = Player::BOTH.map(|player| self.line().position().side(player));
            let bar = graph::bar(for_first, width.saturating_sub(4), look);
            lines.push(Line::from(format!("{} {bar} {}", first.letter, second.letter)));
        }
        let depth = look.tell(words::depth(report.depth, String::new()));
        lines.push(Line::styled(format!("{heading}: {depth}"), Look::strong()));
        for line in &report.lines {
            let text = format!(
                "{} {}",
                look.tell(worth(line.score, line.is_proved)),
                line.moves.join(" ")
            );
            // Half a move would be another one.
            lines.extend(wrap(&text, width).into_iter().take(1).map(Line::from));
        }
        lines
    }

    /// Who won, why, and how the series stands.
    fn end_lines(&self, width: usize, look: Look) -> Vec<Line<'static>> {
        let Some(why) = self.session.why() else { return Vec::new() };
        let result = format!("{}. {}", look.tell(self.session.headline()), look.tell(why));
        let mut lines = vec![Line::default()];
        let told = wrap(&result, width).into_iter();
        lines.extend(told.map(|line| Line::styled(line, look.accent())));
        if let Some([(one, points), (other, more)]) = self.table().line().position().scores() {
            let text = format!("{} {points}, {} {more}", look.say(one.name), look.say(other.name));
            lines.extend(wrap(&text, width).into_iter().map(Line::from));
        }
        if self.session.series().halves().iter().sum::<u32>() > 2 {
            lines.extend(wrap(&self.series_text(look), width).into_iter().map(Line::from));
        }
        lines
    }

    /// How the series stands, by the sides that the two have in this game.
    fn series_text(&self, look: Look) -> String {
        let points = |player: Player| {
            let halves =
                f64::from(self.session.series().halves()[player.index() ^ self.session.opener()]);
            look.style.language.localized(&(halves / 2.0).to_string())
        };
        let side = |player: Player| self.table().line().position().side(player).name;
        let [first, second] = Player::BOTH;
        let text = words::series(side(first), points(first), side(second), points(second));
        let text = look.tell(text);
        match self.session.series().difference() {
            Some(ahead) => {
                format!("{text} ({:+})", if self.session.opener() == 0 { ahead } else { -ahead })
            }
            None => text,
        }
    }
}

/// A text in lines of this width; none where there is no text.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.is_empty() { Vec::new() } else { wrap(text, width) }
}

/// What a clock shows: minutes and seconds, and tenths at the end.
fn clock_text(left: Duration) -> String {
    if left < Duration::from_secs(10) {
        return format!("{:.1}", left.as_secs_f64());
    }
    let seconds = left.as_millis().div_ceil(1_000);
    match seconds / 3_600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}
