use board::Player;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Play;
use crate::look::Look;

impl Play {
    /// The moves so far in pairs, in at most so many lines: those around what is looked at.
    pub(super) fn move_list(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        // The turns of each row, by their places in the game.
        let mut rows: Vec<[Option<usize>; 2]> = Vec::new();
        for (turn, player) in self.table().movers().enumerate() {
            match (player, rows.last_mut()) {
                (Player::Second, Some([_, second @ None])) => *second = Some(turn),
                (Player::First, _) => rows.push([Some(turn), None]),
                (Player::Second, _) => rows.push([None, Some(turn)]),
            }
        }
        let seen = self.session.turns_seen();
        let is_seen = |row: &&[Option<usize>; 2]| row.iter().flatten().any(|turn| *turn < seen);
        let first = rows.iter().take_while(is_seen).count().saturating_sub(height);
        let digits = rows.len().to_string().len().max(2);
        let half = width.saturating_sub(digits + 2) / 2;
        let cell = |turn: Option<usize>| match turn {
            Some(turn) => {
                let mv = cut(&self.table().line().moves()[turn], half.saturating_sub(1));
                let gap = " ".repeat(half.saturating_sub(mv.chars().count()));
                let style = if turn + 1 == seen { Look::chosen() } else { Style::new() };
                [Span::styled(mv, style), Span::raw(gap)]
            }
            None => [Span::raw(format!("{:<half$}", "...")), Span::default()],
        };
        let rows = rows.into_iter().enumerate().skip(first).take(height);
        rows.map(|(place, [one, other])| {
            let mut line = Line::from(format!("{:>digits$}. ", place + 1));
            line.extend(cell(one));
            line.extend(other.into_iter().flat_map(|turn| cell(Some(turn))));
            line
        })
        .collect()
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
