use std::any::Any;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;
use std::sync::Arc;

use board::{
    Dice, Draft, Outcome, ParseError, Player, Position as _, Repetition, Scene, Show as _, Spot,
};
use engine::tablebase::RandomAccess;
use i18n::{Pattern, Phrase};

use crate::draft::{AnyDraft, Sketch};
use crate::game_engine::GameEngine;
use crate::{
    AnyEngine, AnyModel, AnyTablebase, Example, Game, Info, Lesson, Method, MoveError, Options,
    Playout, Puzzle, ResourceError, Resources, Side, Step, Verdict, pasted, words,
};

/// A game behind text: what menus, commands and servers know of it.
pub trait AnyGame: Debug + Send + Sync {
    /// The facts.
    fn info(&self) -> &'static Info;

    /// What its rules look like on a board.
    fn examples(&self) -> &'static [Example];

    /// Its guided first game; [`FirstGame`](crate::FirstGame) plays it.
    fn lessons(&self) -> &'static [Lesson];

    /// Its puzzles, the easiest first.
    fn puzzles(&self) -> Vec<Puzzle>;

    /// The names of the simplest computer players, the weakest first.
    fn simple_players(&self) -> Vec<&'static str>;

    /// What menus call the simplest computer players, the weakest first.
    fn simple_titles(&self) -> Vec<&'static Pattern>;

    /// Fills in what the options leave to chance, from a fresh number.
    fn complete(&self, options: &mut Options, fresh: u64);

    /// The position that a game with these options starts from.
    fn start(&self, options: &Options) -> Result<Box<dyn AnyPosition>, ParseError>;

    /// Reads a position text.
    fn position(&self, text: &str) -> Result<Box<dyn AnyPosition>, ParseError>;

    /// Reads a position text as people paste it: with blanks around it, or broken into lines.
    fn pasted_position(&self, text: &str) -> Result<Box<dyn AnyPosition>, ParseError> {
        let mut farthest: Option<ParseError> = None;
        for reading in pasted::readings(text) {
            match self.position(&reading) {
                Ok(position) => return Ok(position),
                Err(error) if farthest.as_ref().is_some_and(|known| known.at >= error.at) => {}
                Err(error) => farthest = Some(error),
            }
        }
        Err(farthest.expect("there is at least one reading"))
    }

    /// The position that a game with these options starts from, to be changed by hand.
    fn draft(&self, options: &Options) -> Result<Box<dyn AnyDraft>, ParseError> {
        Ok(self.start(options)?.draft())
    }

    /// The board for a new game, to be furnished by hand, in games where players do that.
    fn board(&self) -> Option<Box<dyn AnyDraft>>;

    /// Which search plays the game best.
    fn method(&self) -> Method;

    /// What each level of the computer has scored against the one below it, in percent, from the second
    /// weakest on; nothing where that was not measured.
    fn level_scores(&self) -> &'static [u8];

    /// Reads a model that evaluates its positions.
    fn model(&self, bytes: &[u8]) -> Result<AnyModel, ResourceError>;

    /// Opens a table of its proved positions.
    fn tablebase(&self, source: Arc<dyn RandomAccess>) -> Result<AnyTablebase, ResourceError>;

    /// An engine with these resources, of which the model and the tablebase are the game's own.
    fn engine(&self, resources: Resources) -> Box<dyn AnyEngine>;
}

/// A position behind text. `Display` writes it; every move goes in and out as text.
pub trait AnyPosition: Debug + Display + Send + Sync {
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyPosition>;

    /// The position itself, for who knows its type: nothing is printed and read again within a
    /// program.
    fn as_any(&self) -> &dyn Any;

    /// Whether this is the same position, as the rules compare positions.
    fn is_same(&self, other: &dyn AnyPosition) -> bool;

    /// The facts of its game.
    fn info(&self) -> &'static Info;

    /// The names of its game's simplest computer players, the weakest first.
    fn simple_players(&self) -> Vec<&'static str>;

    /// How many positions a search of its game looks at in about a fifth of a second.
    fn pace(&self) -> u64;

    /// What its game does about positions that come back.
    fn repetition(&self) -> Repetition;

    /// Who is to move; once the game is over, who would have been.
    fn turn(&self) -> Player;

    /// The colour that this player has now.
    fn side(&self, player: Player) -> Side;

    /// How the game ended, or nothing while it goes on. Repetition is not looked at.
    fn verdict(&self) -> Option<Verdict>;

    /// The points of each side, where the game counts points.
    fn scores(&self) -> Option<[(Side, i32); 2]>;

    /// A hash for transposition tables.
    fn key(&self) -> u64;

    /// The canonical text of every legal move, in the game's own order.
    fn moves(&self) -> Vec<String>;

    /// How many legal moves there are.
    fn count_moves(&self) -> u64;

    /// Plays a move given in any accepted spelling and returns its canonical text.
    fn play(&mut self, text: &str) -> Result<String, MoveError>;

    /// What a move given in any accepted spelling leads to.
    fn step(&self, text: &str) -> Result<Step, MoveError>;

    /// Every legal move with the position after it, in the game's own order.
    fn children(&self) -> Vec<(String, Box<dyn AnyPosition>)>;

    /// The leaves of the legal-move tree at exactly this depth.
    fn perft(&self, depth: u32) -> u64;

    /// Plays random moves from here, at most so many.
    fn playout(&self, most_plies: u32, dice: &mut Dice) -> Playout;

    /// How many legal moves each position of a random game had.
    fn branching(&self, most_plies: u32, dice: &mut Dice) -> Vec<u64>;

    /// A legal move, each equally likely; nothing when the game is over.
    fn random_move(&self, dice: &mut Dice) -> Option<String>;

    /// The move of one of the game's simplest computer players; nothing when the game is over.
    fn choose(&self, simple_player: &str, dice: &mut Dice) -> Option<String>;

    /// The picture of this position.
    fn scene(&self) -> Scene {
        self.unfinished(&[])
    }

    /// The picture of this position with as much of a turn done as these touches have done.
    fn unfinished(&self, touched: &[Spot]) -> Scene;

    /// Whether the last of these touches only takes something up, which goes on to another spot.
    fn takes_up(&self, touched: &[Spot]) -> bool;

    /// Every way to spell a legal move by touching spots.
    fn gestures(&self, text: &str) -> Result<Vec<Vec<Spot>>, MoveError>;

    /// Every legal move with the ways to spell it; none when the game is over.
    fn spellings(&self) -> Vec<(String, Vec<Vec<Spot>>)>;

    /// Visits every way to spell each legal move, with the move's place among them.
    fn each_spelling(&self, visit: &mut dyn FnMut(usize, &[Spot]));

    /// The legal move at this place, as [`AnyPosition::moves`] lists them.
    fn nth_move(&self, place: usize) -> Option<String>;

    /// Why no legal move begins with these touches, of which only the last does not fit; nothing
    /// where the game has no words for it.
    fn objection(&self, touched: &[Spot]) -> Option<Phrase>;

    /// What the next touch is for, where these spots have been touched for a move and more follow.
    fn prompt(&self, touched: &[Spot]) -> Option<Phrase>;

    /// What is special about this turn, for who has it: an exchange is offered, there is nothing but
    /// to pass.
    fn moment(&self) -> Option<Phrase>;

    /// A copy that can be changed by hand.
    fn draft(&self) -> Box<dyn AnyDraft>;

    /// How a verdict reads: "red won: ...".
    fn ending(&self, verdict: &Verdict) -> Phrase {
        match verdict.outcome {
            Outcome::Win(player) => words::won(self.side(player).name, verdict.reason.clone()),
            Outcome::Draw => words::drawn(verdict.reason.clone()),
        }
    }
}

/// A typed game, put on a shelf.
pub struct Shelved<G>(PhantomData<G>);

impl<G> Shelved<G> {
    /// The only one there is.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game> Debug for Shelved<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::INFO.id)
    }
}

impl<G: Game> AnyGame for Shelved<G> {
    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }

    fn examples(&self) -> &'static [Example] {
        G::EXAMPLES
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }

    fn puzzles(&self) -> Vec<Puzzle> {
        Puzzle::read(G::PUZZLES)
    }

    fn simple_players(&self) -> Vec<&'static str> {
        G::SIMPLE_PLAYERS.iter().map(|simple_player| simple_player.name).collect()
    }

    fn simple_titles(&self) -> Vec<&'static Pattern> {
        G::SIMPLE_PLAYERS.iter().map(|simple_player| simple_player.title).collect()
    }

    fn complete(&self, options: &mut Options, fresh: u64) {
        G::complete(options, fresh);
    }

    fn start(&self, options: &Options) -> Result<Box<dyn AnyPosition>, ParseError> {
        Ok(Box::new(Erased::<G>(G::start(options)?)))
    }

    fn position(&self, text: &str) -> Result<Box<dyn AnyPosition>, ParseError> {
        Ok(Box::new(Erased::<G>(text.parse()?)))
    }

    fn board(&self) -> Option<Box<dyn AnyDraft>> {
        Some(Box::new(Sketch::<G>(Draft::board()?)))
    }

    fn level_scores(&self) -> &'static [u8] {
        G::LEVEL_SCORES
    }

    fn method(&self) -> Method {
        G::METHOD
    }

    fn model(&self, bytes: &[u8]) -> Result<AnyModel, ResourceError> {
        G::model(bytes).map(AnyModel::new::<G>)
    }

    fn tablebase(&self, source: Arc<dyn RandomAccess>) -> Result<AnyTablebase, ResourceError> {
        G::tablebase(source).map(AnyTablebase::new::<G>)
    }

    fn engine(&self, resources: Resources) -> Box<dyn AnyEngine> {
        if cfg!(feature = "engines") {
            Box::new(GameEngine::<G>::new(resources))
        } else {
            unreachable!("a program that is built without engines asks another one")
        }
    }
}

/// A typed position behind the erased door.
pub(crate) struct Erased<G: Game>(pub(crate) G::Position);

impl<G: Game> Erased<G> {
    fn legal_move(&self, text: &str) -> Result<<G::Position as board::Position>::Move, MoveError> {
        if self.0.outcome().is_some() {
            return Err(MoveError::Over(self.0.reason()));
        }
        let mv = self.0.read_move(text)?;
        if !self.0.is_legal(mv) {
            let why = self.0.why_illegal(mv);
            return Err(MoveError::Illegal { mv: mv.to_string(), why });
        }
        Ok(mv)
    }
}

impl<G: Game> Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl<G: Game> Display for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl<G: Game> AnyPosition for Erased<G> {
    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(Self(self.0.clone()))
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn is_same(&self, other: &dyn AnyPosition) -> bool {
        other.as_any().downcast_ref() == Some(&self.0)
    }

    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }

    fn simple_players(&self) -> Vec<&'static str> {
        Shelved::<G>::NEW.simple_players()
    }

    fn pace(&self) -> u64 {
        G::PACE
    }

    fn repetition(&self) -> Repetition {
        G::Position::REPETITION
    }

    fn turn(&self) -> Player {
        self.0.turn()
    }

    fn side(&self, player: Player) -> Side {
        let player = if self.0.exchanged() { player.other() } else { player };
        G::INFO.sides[player.index()]
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(Verdict { outcome: self.0.outcome()?, reason: self.0.reason() })
    }

    fn scores(&self) -> Option<[(Side, i32); 2]> {
        let [first, second] = self.0.scores()?;
        Some([(G::INFO.sides[0], first), (G::INFO.sides[1], second)])
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn moves(&self) -> Vec<String> {
        self.0.moves().iter().map(ToString::to_string).collect()
    }

    fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }

    fn play(&mut self, text: &str) -> Result<String, MoveError> {
        let mv = self.legal_move(text)?;
        self.0.play_unchecked(mv);
        Ok(mv.to_string())
    }

    fn step(&self, text: &str) -> Result<Step, MoveError> {
        let mv = self.legal_move(text)?;
        let spots = self.0.gestures(mv).into_iter().next().unwrap_or_default();
        Ok(Step { mv: mv.to_string(), spots, after: Arc::new(Self(self.0.after(mv))) })
    }

    fn children(&self) -> Vec<(String, Box<dyn AnyPosition>)> {
        let child = |mv| Box::new(Self(self.0.after(mv))) as Box<dyn AnyPosition>;
        self.0.moves().into_iter().map(|mv| (mv.to_string(), child(mv))).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        board::perft(&self.0, depth)
    }

    fn playout(&self, most_plies: u32, dice: &mut Dice) -> Playout {
        let mut position = self.0.clone();
        let mut plies = 0;
        while plies < most_plies {
            let Some(mv) = position.random_move(dice) else { break };
            position.play_unchecked(mv);
            plies += 1;
        }
        let outcome = position.outcome();
        let winner = outcome.and_then(Outcome::winner).map(|player| Self(position).side(player));
        Playout { plies, outcome, winner }
    }

    fn branching(&self, most_plies: u32, dice: &mut Dice) -> Vec<u64> {
        let mut position = self.0.clone();
        let mut counts = Vec::new();
        for _ in 0..most_plies {
            let Some(mv) = position.random_move(dice) else { break };
            counts.push(position.count_moves());
            position.play_unchecked(mv);
        }
        counts
    }

    fn random_move(&self, dice: &mut Dice) -> Option<String> {
        self.0.random_move(dice).map(|mv| mv.to_string())
    }

    fn choose(&self, simple_player: &str, dice: &mut Dice) -> Option<String> {
        let simple_player = G::SIMPLE_PLAYERS.iter().find(|known| known.name == simple_player)?;
        Some((simple_player.choose)(&self.0, dice)?.to_string())
    }

    fn unfinished(&self, touched: &[Spot]) -> Scene {
        let mut scene = self.0.so_far(touched).scene();
        scene.title = G::INFO.name.into();
        for cell in self.0.deciding() {
            scene.tile_mut(cell).marks.deciding = true;
        }
        let to_move = || words::to_move(self.side(self.turn()).name);
        scene.status = self.verdict().map_or_else(to_move, |verdict| self.ending(&verdict));
        scene
    }

    fn takes_up(&self, touched: &[Spot]) -> bool {
        let Some((_, before)) = touched.split_last() else { return false };
        self.0.so_far(touched) == self.0.so_far(before)
    }

    fn gestures(&self, text: &str) -> Result<Vec<Vec<Spot>>, MoveError> {
        Ok(self.0.gestures(self.legal_move(text)?))
    }

    fn spellings(&self) -> Vec<(String, Vec<Vec<Spot>>)> {
        let moves = self.0.moves();
        moves.into_iter().map(|mv| (mv.to_string(), self.0.gestures(mv))).collect()
    }

    fn each_spelling(&self, visit: &mut dyn FnMut(usize, &[Spot])) {
        for (place, mv) in self.0.moves().into_iter().enumerate() {
            self.0.gestures(mv).iter().for_each(|gesture| visit(place, gesture));
        }
    }

    fn nth_move(&self, place: usize) -> Option<String> {
        self.0.moves().get(place).map(ToString::to_string)
    }

    fn objection(&self, touched: &[Spot]) -> Option<Phrase> {
        self.0.objection(touched)
    }

    fn prompt(&self, touched: &[Spot]) -> Option<Phrase> {
        self.0.prompt(touched)
    }

    fn moment(&self) -> Option<Phrase> {
        self.0.moment()
    }

    fn draft(&self) -> Box<dyn AnyDraft> {
        Box::new(Sketch::<G>(Draft::new(&self.0)))
    }
}
