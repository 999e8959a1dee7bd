use std::sync::OnceLock;

use board::{Scene, Spot};
use i18n::Phrase;

use crate::{Accepts, AnyGame, AnyPosition, Composer, Lesson, Line, MoveError};

/// A guided first game as it is played: which step it has come to, how the board stands, what can be
/// touched and what is said. A face shows it and hands on what somebody does.
#[derive(Clone, Debug)]
pub struct FirstGame {
    game: &'static dyn AnyGame,
    place: usize,
    line: Line,
    /// Whether what was wanted has been done, and the answer is still to come.
    is_done: bool,
    /// Puts the next move together; built when somebody touches the board.
    composer: OnceLock<Composer>,
    wanted: OnceLock<Vec<Spelling>>,
    /// What is said about the last try.
    said: Option<Phrase>,
    /// Whether the move is pointed out.
    is_shown: bool,
}

/// A move, and the spots that spell it in one of the ways there are.
type Spelling = (String, Vec<Spot>);

impl FirstGame {
    /// The first step of this game's lessons; nothing where it has none.
    pub fn new(game: &'static dyn AnyGame) -> Option<Self> {
        let start = game.lessons().first()?.position.expect("the first lesson has a position");
        Some(Self::begin(game, 0, Line::new(read(game, start))))
    }

    /// A step that has just begun.
    const fn begin(game: &'static dyn AnyGame, place: usize, line: Line) -> Self {
        Self {
            game,
            place,
            line,
            is_done: false,
            composer: OnceLock::new(),
            wanted: OnceLock::new(),
            said: None,
            is_shown: false,
        }
    }

    /// The game that is learnt.
    pub const fn game(&self) -> &'static dyn AnyGame {
        self.game
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

    /// Whether what was wanted has been done; [`FirstGame::go_on`] comes next.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether everything has been done.
    pub fn is_over(&self) -> bool {
        self.is_done && self.place + 1 == self.game.lessons().len()
    }

    /// What is said about the last try: that it was right once the step is done, and before that why
    /// it was not; nothing where nothing was tried.
    pub const fn said(&self) -> Option<&Phrase> {
        self.said.as_ref()
    }

    fn composer(&self) -> &Composer {
        self.composer.get_or_init(|| Composer::new(self.line.position()))
    }

    fn composer_mut(&mut self) -> &mut Composer {
        self.composer();
        self.composer.get_mut().expect("it was just built")
    }

    /// The moves that do what is wanted, in every spelling; one alone where any would do.
    fn wanted(&self) -> &[Spelling] {
        self.wanted.get_or_init(|| {
            let position = self.line.position();
            let mut moves = self.lesson().accepted(position);
            if self.lesson().accepts == Accepts::Any {
                moves.truncate(1);
            }
            let spell = |mv: String| {
                let ways = position.gestures(&mv).unwrap_or_default().into_iter();
                ways.map(move |way| (mv.clone(), way))
            };
            moves.into_iter().flat_map(spell).collect()
        })
    }

    /// What has been touched of a move that is not whole yet.
    pub fn touched(&self) -> &[Spot] {
        if self.is_done { &[] } else { self.composer().touched() }
    }

    /// What can be touched to do what is wanted.
    pub fn lit(&self) -> Vec<Spot> {
        if self.is_done {
            return Vec::new();
        }
        let mut lit = self.composer().lit();
        if self.lesson().accepts == Accepts::Any {
            return lit;
        }
        let mut leading = Vec::new();
        for (_, way) in self.wanted() {
            let rest = way.strip_prefix(self.touched()).unwrap_or_default();
            leading.extend(rest.first());
            // A cell takes something from the supply at once.
            if let [Spot::Supply, next, ..] = rest {
                leading.push(*next);
            }
        }
        // Whoever has gone another way is not left in the dark.
        if lit.iter().any(|spot| leading.contains(spot)) {
            lit.retain(|spot| leading.contains(spot));
        }
        lit
    }

    /// What of that only takes something up, which goes on to another spot.
    pub fn sources(&self) -> Vec<Spot> {
        if self.is_done { Vec::new() } else { self.composer().sources(self.line.position()) }
    }

    /// What a move that is half put together needs next.
    pub fn prompt(&self) -> Option<Phrase> {
        self.line.position().prompt(self.touched())
    }

    /// The picture of the board, with what has been done of an unfinished turn.
    pub fn scene(&self) -> Scene {
        self.line.unfinished(self.touched())
    }

    /// Points the move out.
    pub const fn show(&mut self) {
        self.is_shown = true;
    }

    /// The move that is pointed out, where one is.
    pub fn shown(&self) -> Option<&str> {
        let is_shown = self.is_shown && !self.is_done;
        self.wanted().first().filter(|_| is_shown).map(|(mv, _)| mv.as_str())
    }

    /// What is to be touched next for the move that is pointed out; nothing where something else has
    /// been touched.
    pub fn next_shown(&self) -> Option<Spot> {
        let mv = self.shown()?;
        let ways = self.wanted().iter().filter(|(wanted, _)| wanted == mv);
        let mut next = ways.filter_map(|(_, way)| way.strip_prefix(self.touched())?.first());
        next.next().copied()
    }

    /// Touches a spot: a move that is whole then is tried, and what can't be touched is refused.
    pub fn touch(&mut self, spot: Spot) {
        if self.is_done {
            return;
        }
        self.said = None;
        if self.composer_mut().touch(spot) {
            self.try_what_is_whole();
        } else {
            let why = self.composer().why_not(self.line.position(), spot);
            self.said = Some(why.phrase());
        }
    }

    /// Pulls what is at one spot to another.
    pub fn pull(&mut self, from: Spot, to: Spot) {
        if self.is_done {
            return;
        }
        self.said = None;
        if self.composer_mut().pull(from, to) {
            self.try_what_is_whole();
        }
    }

    /// Takes the last touch back; whether there was one.
    pub fn step_back(&mut self) -> bool {
        !self.is_done && self.composer_mut().step_back()
    }

    fn try_what_is_whole(&mut self) {
        if let Some(mv) = self.composer().mv(self.line.position()) {
            self.play(&mv).expect("what was put together is legal");
        }
    }

    /// Tries a move given in any accepted spelling: plays it if it does what is wanted, and says
    /// whether it does.
    pub fn play(&mut self, text: &str) -> Result<bool, MoveError> {
        if self.is_done {
            return Ok(false);
        }
        let position = self.line.position();
        let step = position.step(text).inspect_err(|error| self.said = Some(error.phrase()))?;
        self.is_done = self.lesson().accepts.has(position, &step.mv);
        if self.is_done {
            self.line.push(step);
        }
        let lesson = self.lesson();
        self.said = Some(Phrase::from(if self.is_done { lesson.right } else { lesson.hint }));
        self.composer = OnceLock::new();
        Ok(self.is_done)
    }

    /// Goes on once what was wanted has been done: the opponent answers, and the next step begins.
    pub fn go_on(&mut self) {
        let Some(next) = self.game.lessons().get(self.place + 1).filter(|_| self.is_done) else {
            return;
        };
        let mut line = self.line.clone();
        if let Some(reply) = self.lesson().reply {
            line.play(reply).expect("a lesson's reply is legal");
        }
        if let Some(text) = next.position {
            line = Line::new(read(self.game, text));
        }
        *self = Self::begin(self.game, self.place + 1, line);
    }
}

fn read(game: &dyn AnyGame, position: &str) -> Box<dyn AnyPosition> {
    game.position(position).expect("a lesson's position can be read")
}
