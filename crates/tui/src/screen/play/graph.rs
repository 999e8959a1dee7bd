use engine::Score;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::widgets::canvas::{Canvas, Line, Points};

use crate::look::Look;

/// A score as a height from -1 to 1: evaluations bend towards the ends, which are proved.
pub(super) fn height(score: Score) -> f64 {
    if score.is_decisive() {
        return if score.won_in().is_some() { 1.0 } else { -1.0 };
    }
    (f64::from(score.hundredths()) / 600.0).tanh() * 0.95
}

/// What each position of a game was worth to the first player, from left to right.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, scores: &[Option<Score>], look: Look) {
    let known: Vec<(f64, f64)> = scores
        .iter()
        .enumerate()
        .filter_map(|(turns, score)| Some((turns as f64, height((*score)?))))
        .collect();
    let last = scores.len().saturating_sub(1).max(1) as f64;
    let marker = if look.style.unicode { Marker::Braille } else { Marker::Dot };
    let canvas =
        Canvas::default().marker(marker).x_bounds([0.0, last]).y_bounds([-1.0, 1.0]).paint(
            |context| {
                let colour = ratatui::style::Color::Reset;
                context.draw(&Points { coords: &[(0.0, 0.0), (last, 0.0)], color: colour });
                for pair in known.windows(2) {
                    let ((x1, y1), (x2, y2)) = (pair[0], pair[1]);
                    context.draw(&Line { x1, y1, x2, y2, color: colour });
                }
            },
        );
    frame.render_widget(canvas, area);
}

/// Who is better, as a bar of so many columns.
pub(super) fn bar(score: Score, width: usize, look: Look) -> String {
    let filled = (f64::midpoint(height(score), 1.0) * width as f64).round() as usize;
    let (full, empty) = (look.either("█", "#"), look.either("░", "."));
    full.repeat(filled) + &empty.repeat(width - filled.min(width))
}
