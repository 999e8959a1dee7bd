//! A game, or any position, looked at from all sides: what else could have been played, and what
//! the engine thinks of it.

mod aside;
mod recorded;
mod tree;
mod tried;

use board::{Outcome, ParseError, Player, Scene, Spot};
use engine::Score;
use games::{AnyGame, Line, MoveError, Options, Spec};
use i18n::Phrase;

pub use tree::{Node, Tree};
pub use tried::Branch;

use crate::review::Finding;
use crate::words::study as words;
use games::{Composer, TouchError};
use record::Link;
use record::{Details, Reason};

/// A tree of variations over a game, one position of it that is looked at, and the move that is
/// being put together there.
///
/// The moves of the game that it began with are never lost: another move starts a variation.
#[derive(Clone, Debug)]
pub struct Study {
    spec: Spec,
    tree: Tree,
    /// Who played the game that is studied, and when.
    details: Details,
    /// The last position of the game, and how the players ended it there, if they did.
    end: (Node, Option<(Outcome, Reason)>),
    /// How many positions comments have brought, and how many lines were too many.
    variations: usize,
    left_out: usize,
    here: Node,
    line: Line,
    composer: Composer,
}

impl Study {
    /// The most positions that are made of what the comments of a record say.
    pub const VARIATIONS: usize = 5_000;

    /// A study of a game, at its start.
    pub fn new(spec: Spec, game: &Line) -> Self {
        let line = Line::new(game.start().boxed());
        let tree = Tree::new(line.position().turn());
        let here = tree.start();
        let composer = Composer::default();
        let details = Details::default();
        let (variations, left_out, end) = (0, 0, (here, None));
        let mut study =
            Self { spec, tree, details, end, variations, left_out, here, line, composer };
        study.note_end();
        for mv in game.moves() {
            study.step(mv).expect("a line holds legal moves");
            study.tree.entry_mut(study.here).is_game = true;
        }
        study.end = (study.here, None);
        study.go(here);
        study
    }

    /// A study of a position that was set up.
    pub fn set_up(game: &'static dyn AnyGame, position: &str) -> Result<Self, ParseError> {
        let line = Line::new(game.pasted_position(position)?);
        let spec = Spec { game, options: Options::new(game.info().options) };
        Ok(Self::new(spec, &line))
    }

    /// The game and its options.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Who played the game that is studied, and when.
    pub const fn details(&self) -> &Details {
        &self.details
    }

    /// How many lines stay in the comments of the record because they are more than
    /// [`Study::VARIATIONS`] allows.
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// Every line that was tried.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The position that is looked at.
    pub const fn here(&self) -> Node {
        self.here
    }

    /// The game as far as it is looked at, along the variation that it is in.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The game up to this position.
    pub fn line_to(&self, node: Node) -> Line {
        let mut line = Line::new(self.line.start().boxed());
        for node in self.tree.path(node) {
            line.play(self.tree.mv(node)).expect("a study holds legal moves");
        }
        line
    }

    /// The positions of the main line, the start first.
    pub fn main(&self) -> Vec<Node> {
        let start = self.tree.start();
        std::iter::once(start).chain(self.tree.onward(start)).collect()
    }

    /// What each position of the main line is worth to the first player, where that is known.
    pub fn scores(&self) -> Vec<Option<Score>> {
        let score = |node| self.tree.finding(node).map(|finding| finding.score);
        self.main().into_iter().map(score).collect()
    }

    /// The line that is looked at, to its end, as part of an address.
    pub fn link(&self) -> Link {
        let end = self.tree.onward(self.here).last();
        let line = end.map_or_else(|| self.line.clone(), |end| self.line_to(end));
        Link { spec: self.spec.clone(), line, at: end.map(|_| self.line.moves().len()) }
    }

    /// Plays a move given in any accepted spelling: the one that was tried before, or a new one.
    pub fn play(&mut self, text: &str) -> Result<(), MoveError> {
        self.step(text)?;
        self.settle();
        Ok(())
    }

    /// Plays a move, without making ready for the next.
    fn step(&mut self, text: &str) -> Result<(), MoveError> {
        let player = self.line.position().turn();
        self.line.play(text)?;
        let mv = self.line.moves().last().expect("a move was just played");
        let known = self.tree.child(self.here, mv);
        self.here = known.unwrap_or_else(|| self.tree.add(self.here, player, mv));
        self.note_end();
        Ok(())
    }

    /// Touches a spot of the board, or lets go what was touched last; whether that completed a move.
    pub fn touch(&mut self, spot: Spot) -> Result<bool, TouchError> {
        if let Some(verdict) = self.line.verdict() {
            return Err(MoveError::Over(verdict.reason).into());
        }
        if !self.composer.touch(spot) {
            return Err(self.composer.why_not(self.line.position(), spot));
        }
        self.play_what_is_whole()
    }

    /// Pulls what is at one spot to another, if it can go there; whether that completed a move.
    pub fn pull(&mut self, from: Spot, to: Spot) -> Result<bool, TouchError> {
        self.composer.pull(from, to);
        self.play_what_is_whole()
    }

    fn play_what_is_whole(&mut self) -> Result<bool, TouchError> {
        let Some(mv) = self.composer.mv(self.line.position()) else { return Ok(false) };
        self.play(&mv)?;
        Ok(true)
    }

    /// Takes the last touch back; whether there was one.
    pub fn step_back(&mut self) -> bool {
        self.composer.step_back()
    }

    /// What has been touched of the next move.
    pub fn touched(&self) -> &[Spot] {
        self.composer.touched()
    }

    /// What has to be touched next, in words, where a move is half put together.
    pub fn prompt(&self) -> Option<Phrase> {
        self.line.position().prompt(self.touched())
    }

    /// What can be touched next.
    pub fn lit(&self) -> Vec<Spot> {
        self.composer.lit()
    }

    /// What of this only takes something up, which goes on to another spot.
    pub fn sources(&self) -> Vec<Spot> {
        self.composer.sources(self.line.position())
    }

    /// The picture of the position that is looked at, with what has been done of an unfinished turn.
    pub fn scene(&self) -> Scene {
        self.line.unfinished(self.touched())
    }

    /// How the game ended where it is looked at, in a sentence; nothing where it goes on.
    pub fn ending(&self) -> Option<Phrase> {
        let position = self.line.position();
        if let Some(verdict) = self.line.verdict() {
            return Some(match verdict.outcome {
                Outcome::Win(winner) => {
                    words::won_by_rules(position.side(winner).name, verdict.reason).capital()
                }
                Outcome::Draw => words::drawn_by_rules(verdict.reason),
            });
        }
        let (outcome, reason) = self.end.1.filter(|_| self.here == self.end.0)?;
        Some(match outcome {
            Outcome::Win(winner) => words::won(position.side(winner).name, reason.name()).capital(),
            Outcome::Draw => words::drawn(reason.name()),
        })
    }

    /// Looks at a position; whether it is there.
    pub fn go(&mut self, node: Node) -> bool {
        if !self.tree.has(node) {
            return false;
        }
        if self.tree.parent(node) == Some(self.here) {
            self.line.play(self.tree.mv(node)).expect("a study holds legal moves");
        } else {
            self.line = self.line_to(node);
        }
        self.here = node;
        self.settle();
        true
    }

    fn go_if(&mut self, node: Option<Node>) -> bool {
        node.is_some_and(|node| self.go(node))
    }

    /// Looks at what comes after the main move from here; whether there is one.
    pub fn forward(&mut self) -> bool {
        self.go_if(self.tree.children(self.here).first().copied())
    }

    /// Looks at the position before; whether there is one.
    pub fn back(&mut self) -> bool {
        self.go_if(self.tree.parent(self.here))
    }

    /// Looks at the start.
    pub fn to_start(&mut self) -> bool {
        self.go(self.tree.start())
    }

    /// Looks at the end of the line that is looked at.
    pub fn to_end(&mut self) -> bool {
        self.go_if(self.tree.onward(self.here).last())
    }

    /// Looks at what else was tried instead of the last move, so many places on.
    pub fn aside(&mut self, by: isize) -> bool {
        self.go_if(self.tree.sibling(self.here, by))
    }

    /// Puts the variation that is looked at before what it left; whether it is one.
    pub fn promote(&mut self) -> bool {
        self.tree.promote(self.here)
    }

    /// Deletes the position that is looked at and all that was tried after it, and looks at the one
    /// before; the moves of the game stay.
    pub fn delete(&mut self) -> bool {
        let (node, parent) = (self.here, self.tree.parent(self.here));
        // A game can stand only on moves that are its own, so none of it lies behind a variation.
        self.tree.delete(node) && self.go_if(parent)
    }

    /// Writes down what the engine thinks of a position, if it is still there.
    pub fn note(&mut self, node: Node, finding: Finding) {
        if self.tree.has(node) {
            self.tree.entry_mut(node).finding = Some(finding);
        }
    }

    /// Writes down what needs no engine to be known: how a game that is over has ended.
    fn note_end(&mut self) {
        let outcome = self.line.verdict().map(|verdict| verdict.outcome);
        self.note_outcome(self.here, outcome);
    }

    fn note_outcome(&mut self, node: Node, outcome: Option<Outcome>) {
        if let Some(outcome) = outcome {
            let score = Score::of(outcome, Player::First, 0);
            self.note(node, Finding { score, is_proved: true, best: None });
        }
    }

    /// Makes ready for the next move.
    fn settle(&mut self) {
        self.composer = if self.line.verdict().is_some() {
            Composer::default()
        } else {
            Composer::new(self.line.position())
        };
    }
}
