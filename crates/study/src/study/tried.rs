use std::iter;

use super::Study;
use record::Record;

/// A line that was tried: how many of its first moves are those of the line before it, and the
/// moves after them.
pub type Branch = (usize, Vec<String>);

impl Study {
    /// Every line that was tried, the main line first; with [`Study::game`] it is all that
    /// [`Study::resume`] needs.
    pub fn tried(&self) -> Vec<Branch> {
        let mut lines = Vec::new();
        let mut open = vec![self.tree.start()];
        while let Some(first) = open.pop() {
            let mut moves = Vec::new();
            for node in iter::once(first).chain(self.tree.onward(first)) {
                if self.tree.parent(node).is_some() {
                    moves.push(self.tree.mv(node).to_owned());
                }
                open.extend(self.tree.children(node).iter().skip(1).rev());
            }
            lines.push((self.tree.path(first).len().saturating_sub(1), moves));
        }
        lines
    }

    /// A study as it was: its game and every line that was tried, each in its place. Nothing where
    /// they do not belong together.
    pub fn resume(game: &Record, tried: &[Branch]) -> Option<Self> {
        let mut study = Self::of(game);
        let start = study.tree.start();
        let mut path = vec![start];
        let mut order = Vec::new();
        for (shared, moves) in tried {
            path.truncate(shared + 1);
            let leaves = *path.get(*shared)?;
            (study.here, study.line) = (leaves, study.line_to(leaves));
            for mv in moves {
                study.step(mv).ok()?;
                path.push(study.here);
                order.push(study.here);
            }
        }
        study.tree.arrange(&order);
        study.go(start);
        Some(study)
    }
}
