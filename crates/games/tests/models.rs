//! Models: evaluations that are brought to a search, and whose state follows it ply by ply.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Debug;

use board::{Dice, Position};
use engine::search::{self, Question};
use engine::tree::{self, Arena, Settings};
use engine::{Evaluator, Limits, SingleThread, TranspositionTable, Unlimited};
use ludoteca_games::{
    AnyGame, Game, Line, Method, Options, ResourceError, Resources, SHELF, Shelved, Task,
};
use noughts::{LineModel, Move, Noughts};

const MODEL: &[u8] = b"NXM1\x19";

/// The law of models: the state that followed a game move by move is the state of the position that
/// was reached.
fn follows<G: Game>(model: &G::Model)
where
    <G::Model as Evaluator<G::Position>>::State: Debug + PartialEq,
{
    let mut dice = Dice::new(6);
    for _ in 0..500 {
        let mut position = G::start(&Options::new(G::INFO.options)).unwrap();
        let mut state = model.start(&position);
        while let Some(mv) = position.random_move(&mut dice) {
            let after = position.after(mv);
            state = model.after(&state, &position, mv, &after);
            assert_eq!(state, model.start(&after), "{mv} in {position}");
            position = after;
        }
    }
}

#[test]
fn the_state_of_noughts_follows_every_game() {
    follows::<Noughts>(&LineModel::read(MODEL).unwrap());
}

/// The same model without a state: it counts anew whenever it is asked.
struct Stateless(LineModel);

impl Evaluator<Noughts> for Stateless {
    type State = ();

    fn start(&self, _: &Noughts) {}

    fn after(&self, (): &(), _: &Noughts, _: Move, _: &Noughts) {}

    fn evaluate(&self, position: &Noughts, (): &()) -> i32 {
        self.0.evaluate(position, &self.0.start(position))
    }
}

/// Random positions of noughts that are not over.
fn positions() -> Vec<Noughts> {
    let mut dice = Dice::new(2);
    let mut positions = Vec::new();
    for plies in (0..7).cycle().take(200) {
        let mut position = Noughts::default();
        for _ in 0..plies {
            let Some(mv) = position.random_move(&mut dice) else { break };
            position.play_unchecked(mv);
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

#[test]
fn a_search_gets_the_right_state_at_every_leaf() {
    let model = LineModel::read(MODEL).unwrap();
    for position in positions() {
        for depth in 1..5 {
            let question = Question { lines: 3, ..Question::new(&position, Limits::depth(depth)) };
            let search = |evaluator: &dyn Fn(&TranspositionTable) -> _| {
                evaluator(&TranspositionTable::new(1))
            };
            let followed = search(&|table| {
                search::think(&question, &model, table, &Unlimited, &SingleThread, &mut |_| {})
            });
            let stateless = &Stateless(model);
            let counted = search(&|table| {
                search::think(&question, stateless, table, &Unlimited, &SingleThread, &mut |_| {})
            });
            assert_eq!(followed, counted, "{position} at depth {depth}");
        }
    }
}

#[test]
fn a_tree_gets_the_right_state_at_every_leaf() {
    let model = LineModel::read(MODEL).unwrap();
    for position in positions() {
        let question = Question { lines: 3, ..Question::new(&position, Limits::nodes(200)) };
        let arena = || Arena::new(1, Settings::USUAL);
        let (control, workers) = (&Unlimited, &SingleThread);
        let followed = tree::think(&question, &model, &mut arena(), control, workers, &mut |_| {});
        let stateless = &Stateless(model);
        let counted =
            tree::think(&question, stateless, &mut arena(), control, workers, &mut |_| {});
        assert_eq!(followed, counted, "{position}");
    }
}

/// With the model the middle looks best, through which most lines lead; without it all looks alike.
#[test]
fn an_engine_plays_by_its_model() {
    let game = Shelved::<Noughts>::NEW;
    let line = Line::new(game.start(&Options::new(&[])).unwrap());
    let model = game.model(MODEL).unwrap();
    for method in [Method::Search, Method::Tree] {
        let limits = match method {
            Method::Search => Limits::depth(1),
            Method::Tree => Limits::nodes(100),
        };
        let ask = |model| {
            let method = Some(method);
            let mut engine = game.engine(Resources { method, model, ..Resources::memory(1) });
            let (control, workers) = (&Unlimited, &SingleThread);
            engine.think(Task { line: &line, limits, lines: 1, control, workers }, &mut |_| {})
        };
        let with = ask(Some(model.clone()));
        assert_eq!(with.lines[0].moves[0], "b2", "{method:?}: {with:?}");
        assert!(with.lines[0].score.hundredths() > 0, "{method:?}: {with:?}");
        let without = ask(None);
        assert!(without.lines[0].score < with.lines[0].score, "{method:?}: {without:?}");
    }
}

#[test]
fn what_is_no_model_is_refused() {
    let game = Shelved::<Noughts>::NEW;
    for wrong in [&b""[..], b"NXM1", b"NXM2\x19", b"NXM1\x19\x19"] {
        let error = game.model(wrong).unwrap_err();
        assert_eq!(error.to_string(), "this is no model of noughts and crosses");
    }
    for game in SHELF {
        assert_eq!(game.model(MODEL).unwrap_err(), ResourceError::NoModels);
    }
}

#[test]
#[should_panic(expected = "a model of noughts was given to talpa")]
fn a_model_belongs_to_its_game() {
    let model = Some(Shelved::<Noughts>::NEW.model(MODEL).unwrap());
    let talpa = Shelved::<ludoteca_games::talpa::Talpa>::NEW;
    talpa.engine(Resources { model, ..Resources::memory(1) });
}
