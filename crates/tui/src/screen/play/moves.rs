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
            let shown = cut(mv, half.saturating_sub(1));
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

/// A text in at most so many columns; what is left out is hinted at.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_move_is_cut_where_it_can_be_seen() {
        assert_eq!(cut("b4@e3,c3-e3,d3=e5", 17), "b4@e3,c3-e3,d3=e5");
        assert_eq!(cut("b4@e3,c3-e3,d3=e5", 14), "b4@e3,c3-e3,d…");
        assert_eq!(cut("d6", 0), "…");
    }
}
