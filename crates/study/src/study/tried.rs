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
        // Each with how many moves lead to it.
        let mut open = vec![(self.tree.start(), 0_usize)];
        while let Some((first, before)) = open.pop() {
            let mut moves = Vec::new();
            for (i, node) in iter::once(first).chain(self.tree.onward(first)).enumerate() {
                if self.tree.parent(node).is_some() {
                    moves.push(self.tree.mv(node).to_owned());
                }
                let others = self.tree.children(node).iter().skip(1).rev();
                open.extend(others.map(|&other| (other, before + i + 1)));
            }
            lines.push((before.saturating_sub(1), moves));
        }
        lines
    }

    /// A study as it was: its game and every line that was tried, each in its place. Nothing where
    /// they do not belong together.
    pub fn resume(game: &Record, tried: &[Branch]) -> Option<Self> {
        // What stood in the comments is among what was tried, and what is left of them is words.
        let mut study = Self::verbatim(game);
        let start = study.tree.start();
        let mut path = vec![start];
        let mut order = Vec::new();
        let mut line = study.line.after(0);
        for (shared, moves) in tried {
            path.truncate(shared + 1);
            line.truncate(*shared);
            let mut node = *path.get(*shared)?;
            for mv in moves {
                let player = line.position().turn();
                line.play(mv).ok()?;
                let mv = line.moves().last()?;
                let known = study.tree.child(node, mv);
                node = known.unwrap_or_else(|| study.tree.add(node, player, mv));
                study.note_outcome(node, line.verdict().map(|verdict| verdict.outcome));
                path.push(node);
                order.push(node);
            }
        }
        study.tree.arrange(&order);
        study.go(start);
        Some(study)
    }
}
