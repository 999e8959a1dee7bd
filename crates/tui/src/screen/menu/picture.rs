use board::{Dice, Scene};
use games::{AnyGame, Line as Moves, Options};
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use text::{Board, View};

use crate::look::Look;

/// The picture of a game: a position from the middle of one that is played at random.
pub(super) fn of(game: &'static dyn AnyGame) -> Option<Scene> {
    // Long enough for every game, and no game is endless.
    const LONGEST: u32 = 60;
    let mut options = Options::new(game.info().options);
    game.complete(&mut options, 1);
    let start = game.start(&options).ok()?;
    let plies = start.playout(LONGEST, &mut Dice::new(3)).plies / 2;
    let mut dice = Dice::new(3);
    let mut line = Moves::new(start);
    for _ in 0..plies {
        let mv = line.position().random_move(&mut dice)?;
        line.play(&mv).ok()?;
    }
    let mut scene = line.position().scene();
    scene.notes.clear();
    Some(scene)
}

/// Draws the board of a scene in the middle of an area, as large as it fits, or as a thumbnail; or
/// nothing.
pub(in crate::screen) fn draw_scene(frame: &mut Frame<'_>, area: Rect, scene: &Scene, look: Look) {
    let view = View { style: look.style, ..View::default() };
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let lines = match Board::fitting(scene, view, width, height) {
        Some(board) => board.lines().to_vec(),
        None => text::thumbnail(scene, look.style),
    };
    let widest = lines.iter().map(text::Line::width).max().unwrap_or(0);
    if widest > width || lines.len() > height {
        return;
    }
    let place =
        area.centered(Constraint::Length(widest as u16), Constraint::Length(lines.len() as u16));
    let lines: Vec<Line<'_>> = lines.iter().map(|line| look.line(line)).collect();
    frame.render_widget(Paragraph::new(lines), place);
}
