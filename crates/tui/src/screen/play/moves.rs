use board::Player;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Play;
use crate::look::Look;

impl Play {
    /// The moves so far in pairs, in at most so many lines: those around what is looked at.
    pub(super) fn move_list(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        let seen = self.turns_seen();
        let half = width.saturating_sub(4) / 2;
        let mut lines: Vec<Line<'static>> = Vec::new();
        let mut at = 0;
        let mut is_open = false;
        for (turn, (player, mv)) in self.table.movers().zip(self.table.line().moves()).enumerate() {
            let style = if turn + 1 == seen { Look::chosen() } else { Style::new() };
            let shown: String = mv.chars().take(half.saturating_sub(1)).collect();
            let gap = " ".repeat(half.saturating_sub(shown.chars().count()));
            if player == Player::First || !is_open {
                let number = lines.len() + 1;
                lines.push(Line::from(format!("{number:>2}. ")));
                if player == Player::Second {
                    let dots = format!("{:<half$}", "...");
                    lines.last_mut().expect("just pushed").push_span(Span::raw(dots));
                }
            }
            let line = lines.last_mut().expect("a line was begun");
            line.push_span(Span::styled(shown, style));
            line.push_span(Span::raw(gap));
            is_open = player == Player::First;
            if turn < seen {
                at = lines.len();
            }
        }
        let first = at.saturating_sub(height).min(lines.len());
        lines.into_iter().skip(first).take(height).collect()
    }
}
