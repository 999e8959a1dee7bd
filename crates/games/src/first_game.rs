use crate::{AnyGame, AnyPosition, Lesson, Line, MoveError};

/// A guided first game as it is played: which step it has come to, and how the board stands.
#[derive(Clone, Debug)]
pub struct FirstGame {
    game: &'static dyn AnyGame,
    place: usize,
    line: Line,
    /// Whether what was wanted has been done, and the answer is still to come.
    is_done: bool,
}

impl FirstGame {
    /// The first step of this game's lessons; nothing where it has none.
    pub fn new(game: &'static dyn AnyGame) -> Option<Self> {
        let start = game.lessons().first()?.position.expect("the first lesson has a position");
        let line = Line::new(read(game, start));
        Some(Self { game, place: 0, line, is_done: false })
    }

    /// The step that it has come to.
    pub fn lesson(&self) -> &'static Lesson {
        &self.game.lessons()[self.place]
    }

    /// Which step that is, from 0, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.place, self.game.lessons().len())
    }

    /// The game as far as it has come.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// Whether what was wanted has been done: what is said then is the lesson's `right`, and
    /// [`FirstGame::go_on`] comes next.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether everything has been done.
    pub fn is_over(&self) -> bool {
        self.is_done && self.place + 1 == self.game.lessons().len()
    }

    /// Tries a move given in any accepted spelling: plays it if it does what is wanted, and says
    /// whether it does.
    pub fn play(&mut self, text: &str) -> Result<bool, MoveError> {
        let position = self.line.position();
        let step = position.step(text)?;
        if self.is_done || !self.lesson().accepts.has(position, &step.mv) {
            return Ok(false);
        }
        self.line.push(step);
        self.is_done = true;
        Ok(true)
    }

    /// Goes on once what was wanted has been done: the opponent answers, and the next step begins.
    pub fn go_on(&mut self) {
        let Some(next) = self.game.lessons().get(self.place + 1).filter(|_| self.is_done) else {
            return;
        };
        if let Some(reply) = self.lesson().reply {
            self.line.play(reply).expect("a lesson's reply is legal");
        }
        if let Some(text) = next.position {
            self.line = Line::new(read(self.game, text));
        }
        (self.place, self.is_done) = (self.place + 1, false);
    }
}

fn read(game: &dyn AnyGame, position: &str) -> Box<dyn AnyPosition> {
    game.position(position).expect("a lesson's position can be read")
}
