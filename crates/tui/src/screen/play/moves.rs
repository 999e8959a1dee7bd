use board::Player;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Play;
use crate::look::Look;
use crate::wrap::wrap;

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
        let digits = rows.len().to_string().len().max(2);
        let drawn = rows.iter().enumerate();
        let mut drawn: Vec<_> =
            drawn.map(|(place, row)| self.row(place, *row, digits, width)).collect();
        // From the top: rows go until the one that is looked at is among the last.
        let is_seen = |row: &&[Option<usize>; 2]| row.iter().flatten().any(|turn| *turn < seen);
        let last = rows.iter().take_while(is_seen).count();
        let tall = |rows: &[Vec<Line<'_>>]| rows.iter().map(Vec::len).sum::<usize>();
        let first = (0..last).find(|&first| tall(&drawn[first..last]) <= height).unwrap_or(last);
        drawn.drain(..first.min(drawn.len()));
        drawn.into_iter().flatten().take(height).collect()
    }

    /// A row of the list: a pair of moves beside each other, or below where they are long.
    fn row(
        &self,
        place: usize,
        turns: [Option<usize>; 2],
        digits: usize,
        width: usize,
    ) -> Vec<Line<'static>> {
        let seen = self.session.turns_seen();
        let room = width.saturating_sub(digits + 2);
        let half = room / 2;
        let text = |turn: usize| self.table().line().moves()[turn].as_str();
        let style = |turn: usize| if turn + 1 == seen { Look::chosen() } else { Style::new() };
        let number = format!("{:>digits$}. ", place + 1);
        let is_short = |turn: &usize| text(*turn).chars().count() < half;
        if turns.iter().flatten().all(is_short) {
            let mut line = Line::from(number);
            if let [None, _] = turns {
                line.push_span(format!("{:<half$}", "..."));
            }
            for turn in turns.into_iter().flatten() {
                let gap = half.saturating_sub(text(turn).chars().count());
                line.push_span(Span::styled(text(turn).to_owned(), style(turn)));
                line.push_span(" ".repeat(gap));
            }
            return vec![line];
        }
        let parts = turns.into_iter().flatten().flat_map(|turn| {
            let parts = pieces(text(turn), room).into_iter();
            parts.map(move |part| Span::styled(part, style(turn)))
        });
        let before =
            |place: usize| if place == 0 { number.clone() } else { " ".repeat(digits + 2) };
        let lines = parts.enumerate();
        lines.map(|(place, part)| Line::from(vec![Span::raw(before(place)), part])).collect()
    }
}

/// A long move in pieces of at most so many columns, broken after a comma where there is one.
fn pieces(mv: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in mv.split_inclusive(',') {
        let used = lines.last().map_or(0, |line| line.chars().count());
        if used > 0 && used + part.chars().count() > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(part);
        }
    }
    lines.into_iter().flat_map(|line| wrap(&line, width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_move_is_broken_and_not_cut() {
        assert_eq!(pieces("b4@e3,c3-e3,d3=e5", 17), ["b4@e3,c3-e3,d3=e5"]);
        assert_eq!(pieces("b4@e3,c3-e3,d3=e5", 14), ["b4@e3,c3-e3,", "d3=e5"]);
        assert_eq!(pieces("b4@e3", 3), ["b4@", "e3"]);
    }
}
