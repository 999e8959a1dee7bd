//! The complete table of noughts and crosses, and everything in the engine that asks it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::sync::Arc;

use board::Position;
use engine::search::{self, Question};
use engine::solve::{self, Effort, Solve as _, Value};
use engine::tablebase::{Bytes, RandomAccess};
use engine::tree::{self, Arena, Settings};
use engine::{
    Limits, OwnEvaluation, Proved, Report, Score, SingleThread, Tablebase, TranspositionTable,
    Unlimited, Workers,
};
use ludoteca_games::{AnyGame, Game, Line, ResourceError, Resources, SHELF, Shelved};
use noughts::{Move, Noughts};
use support::minimax;

fn complete() -> Arc<dyn Tablebase<Noughts>> {
    Noughts::tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap()
}

/// Only the positions with at most so many empty cells.
#[derive(Debug)]
struct Partial(Arc<dyn Tablebase<Noughts>>, u64);

impl Tablebase<Noughts> for Partial {
    fn probe(&self, position: &Noughts) -> Option<Proved> {
        if empty(position) <= self.1 { self.0.probe(position) } else { None }
    }
}

fn empty(position: &Noughts) -> u64 {
    position.to_string().matches('.').count() as u64
}

/// Every position that play can reach.
fn reachable() -> Vec<Noughts> {
    let mut seen = BTreeSet::new();
    let mut all = vec![Noughts::default()];
    let mut next = 0;
    while next < all.len() {
        let position = all[next].clone();
        next += 1;
        for mv in position.moves() {
            let child = position.after(mv);
            if seen.insert(child.to_string()) {
                all.push(child);
            }
        }
    }
    assert_eq!(all.len(), 5_478);
    all
}

/// Those of them in which the game goes on.
fn unfinished() -> impl Iterator<Item = Noughts> {
    reachable().into_iter().filter(|position| position.outcome().is_none())
}

/// What a move is worth by brute force.
fn worth(position: &Noughts, mv: Move) -> Score {
    -minimax(&position.after(mv), 9, 1)
}

struct Threads(usize);

impl Workers for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            for number in 0..self.0 {
                scope.spawn(move || job(number));
            }
        });
    }
}

fn search(question: &Question<'_, Noughts>, threads: usize) -> Report<Move> {
    let table = &TranspositionTable::new(1);
    search::think(question, &OwnEvaluation, table, &Unlimited, &Threads(threads), &mut |_| {})
}

fn grow(question: &Question<'_, Noughts>) -> Report<Move> {
    let arena = &mut Arena::new(4, Settings::USUAL);
    tree::think(question, &OwnEvaluation, arena, &Unlimited, &SingleThread, &mut |_| {})
}

#[test]
fn every_position_has_its_value_and_distance() {
    let table = complete();
    for position in reachable() {
        let proved = table.probe(&position).expect("the table is complete");
        let truth = minimax(&position, 9, 0);
        assert_eq!(proved.score(0), truth, "{position}");
        assert_eq!(proved.distance(), truth.won_in().or(truth.lost_in()), "{position}");
    }
    // Nobody moves on when noughts have won.
    assert_eq!(table.probe(&"ooo/xx./xx. o".parse().unwrap()), None);
}

/// One iteration tells all: the value, the distance, and that both are proved, without a limit.
#[test]
fn a_search_ends_where_the_table_knows_the_root() {
    let table = complete();
    for (number, position) in unfinished().enumerate() {
        let lines = position.moves().len();
        let tablebase = Some(&*table);
        let question = Question { lines, tablebase, ..Question::new(&position, Limits::default()) };
        let found = search(&question, 1 + number % 3);
        assert_eq!(found.depth, 1);
        assert_eq!(found.score(), Some(table.probe(&position).unwrap().score(0)), "{position}");
        assert_eq!(found.lines.len(), lines);
        for line in &found.lines {
            assert!(line.is_proved, "{line:?} in {position}");
            assert_eq!(line.score, worth(&position, line.moves[0]), "{position}");
            let end = line.moves.iter().fold(position.clone(), |at, &mv| at.after(mv));
            let outcome = end.outcome().expect("a line goes on to the end");
            let plies = line.moves.len() as u32;
            assert_eq!(Score::of(outcome, position.turn(), plies), line.score, "{position}");
        }
    }
}

/// What is not in the table is searched until it is.
#[test]
fn a_search_meets_the_table_on_its_way() {
    for known in [2, 4, 6] {
        let table = Partial(complete(), known);
        for position in unfinished().filter(|position| empty(position) > known).step_by(5) {
            let depth = (empty(&position) - known) as u32;
            let limits = Limits::depth(depth + 1);
            let question = Question { tablebase: Some(&table), ..Question::new(&position, limits) };
            let found = search(&question, 1);
            let truth = minimax(&position, 9, 0);
            let score = found.score().unwrap();
            assert_eq!(score.won_in().is_some(), truth.won_in().is_some(), "{position}");
            assert_eq!(score.lost_in().is_some(), truth.lost_in().is_some(), "{position}");
            assert!(truth.is_decisive() || score == Score::DRAW, "{position}: {score}");
            assert_eq!(sign(worth(&position, found.best().unwrap())), sign(truth));
        }
    }
}

/// Who wins: 1 for the player to move, -1 for the other, 0 for nobody.
fn sign(score: Score) -> i32 {
    score.hundredths().signum()
}

/// A table of draws alone.
#[derive(Debug)]
struct Draws(Vec<Noughts>);

impl Tablebase<Noughts> for Draws {
    fn probe(&self, position: &Noughts) -> Option<Proved> {
        self.0.contains(position).then_some(Proved::Draw)
    }
}

/// A draw is not called proved while a move is left that nobody knows.
#[test]
fn a_draw_is_proved_only_where_nothing_better_can_be_left() {
    let start = Noughts::default();
    let after = start.after("b2".parse().unwrap());
    let proved = |positions: &[&Noughts]| -> Vec<_> {
        let table = Draws(positions.iter().copied().cloned().collect());
        let tablebase = Some(&table as &dyn Tablebase<_>);
        let limits = Limits::depth(1);
        let found = search(&Question { tablebase, lines: 9, ..Question::new(&start, limits) }, 1);
        let proved = found.lines.iter().filter(|line| line.is_proved);
        proved.map(|line| line.moves[0].to_string()).collect()
    };
    assert!(proved(&[&after]).is_empty());
    // Where the table says of the position itself that it is a draw, the move is certain.
    assert_eq!(proved(&[&start, &after]), ["b2"]);
}

#[test]
fn a_tree_closes_what_the_table_knows() {
    for (known, nodes) in [(9, 10), (8, 10), (7, 150), (4, 20_000)] {
        let table = Partial(complete(), known);
        let positions: Vec<_> = unfinished().collect();
        let step = if known == 4 { 200 } else { 20 };
        for position in positions.iter().filter(|position| empty(position) >= known).step_by(step) {
            let question = Question {
                tablebase: Some(&table),
                lines: 9,
                ..Question::new(position, Limits::nodes(nodes))
            };
            let found = grow(&question);
            let truth = minimax(position, 9, 0);
            assert!(found.is_proved(), "{position} with {known} empty cells: {found:?}");
            assert_eq!(sign(found.score().unwrap()), sign(truth), "{position}");
            assert_eq!(sign(worth(position, found.best().unwrap())), sign(truth));
            let end = found.lines[0].moves.iter().fold(position.clone(), |at, &mv| at.after(mv));
            assert!(end.outcome().is_some(), "{position}: {found:?}");
        }
    }
}

fn effort<T>(ask: impl FnOnce(&mut Effort<'_>) -> T) -> (T, u64) {
    let mut progress = |_| {};
    let mut effort = Effort::new(&Unlimited, 1, &mut progress);
    let answer = ask(&mut effort);
    (answer, effort.nodes)
}

/// Every position is solved at a glance, or where only the end of the game is in the table, by a
/// proof that leads there.
#[test]
fn solutions_come_from_the_table() {
    for known in [9, 6, 3] {
        let table = Partial(complete(), known);
        let step = if known == 9 { 1 } else { 40 };
        for position in unfinished().step_by(step) {
            let (solution, nodes) = effort(|effort| position.solve(&[], Some(&table), effort));
            let solution = solution.expect("nothing limits the effort");
            let truth = minimax(&position, 9, 0);
            let value = match sign(truth) {
                0 => Value::Draw,
                1 => Value::Win,
                _ => Value::Loss,
            };
            assert_eq!(solution.value, value, "{position}");
            let keeps = |mv: &Move| sign(worth(&position, *mv)) == sign(truth);
            let best: Vec<_> = position.moves().into_iter().filter(keeps).collect();
            assert!(solution.is_all);
            assert_eq!(solution.best, best, "{position}");
            if known == 9 || empty(&position) <= known {
                assert_eq!(solution.distance, truth.won_in().or(truth.lost_in()), "{position}");
                assert!(nodes <= 9, "{nodes} nodes for {position}");
            }
        }
    }
}

#[test]
fn forced_wins_and_defences_are_the_same_with_and_without_the_table() {
    let table = complete();
    for position in unfinished().step_by(3) {
        for plies in 1..=9 {
            let ask = |table| {
                effort(|effort| {
                    let winning = solve::winning_moves(&position, plies, table, effort).unwrap();
                    (winning, solve::defend(&position, plies, table, effort).unwrap())
                })
            };
            let ((winning, defence), nodes) = ask(Some(&*table));
            let ((same, slow), _) = ask(None);
            assert!(nodes <= 20, "{nodes} nodes for {position}");
            assert_eq!(winning, same, "{position} within {plies}");
            assert_eq!(defence.lost_in, slow.lost_in, "{position} within {plies}");
            let best = position.moves().into_iter().map(|mv| worth(&position, mv)).max();
            assert_eq!(Some(worth(&position, defence.mv)), best, "{position}");
        }
    }
}

/// A source that has nothing yet.
#[derive(Debug)]
struct Waiting(Bytes);

impl RandomAccess for Waiting {
    fn len(&self) -> u64 {
        self.0.len()
    }

    fn read_at(&self, _: u64, _: &mut [u8]) -> io::Result<()> {
        Err(ErrorKind::WouldBlock.into())
    }
}

#[test]
fn what_is_wrong_with_a_table_is_said() {
    let game = Shelved::<Noughts>::NEW;
    let refused =
        |bytes: Vec<u8>| game.tablebase(Arc::new(Bytes::new(bytes))).unwrap_err().to_string();
    let right = noughts::table();
    let changed = |place: usize, byte: u8| {
        let mut bytes = right.clone();
        bytes[place] = byte;
        refused(bytes)
    };
    assert_eq!(refused(Vec::new()), "this is no table of noughts and crosses");
    assert_eq!(refused(b"[Game \"noughts\"] 1. a1 b2 2. c3".to_vec()), refused(Vec::new()));
    assert_eq!(changed(0, b'l'), refused(Vec::new()));
    assert!(changed(8, 2).contains("version 2; this program reads version 1"));
    assert!(changed(12, 0).contains("it should have 19707"));
    let short = refused(right[..right.len() - 1].to_vec());
    assert!(short.contains("has 19706 bytes; it should have 19707"), "{short}");
    assert!(refused([&right[..], b"\n"].concat()).contains("has 19708 bytes"));
    for place in [16, 24, 10_000, right.len() - 1] {
        assert!(changed(place, 0xff).contains("checksum"), "byte {place}");
    }
    let waiting = Arc::new(Waiting(Bytes::new(right.clone())));
    assert!(matches!(game.tablebase(waiting), Err(ResourceError::Unreadable(_))));
    for game in SHELF {
        let error = game.tablebase(Arc::new(Bytes::new(right.clone()))).unwrap_err();
        assert_eq!(error.to_string(), "this game has no tables");
    }
}

#[test]
#[should_panic(expected = "a table of noughts was given to nex")]
fn a_table_belongs_to_its_game() {
    let game = Shelved::<Noughts>::NEW;
    let tablebase = Some(game.tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap());
    let nex = Shelved::<ludoteca_games::nex::Nex>::NEW;
    nex.engine(Resources { tablebase, ..Resources::memory(1) });
}

#[test]
fn an_engine_answers_from_its_table() {
    let game = Shelved::<Noughts>::NEW;
    let tablebase = game.tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap();
    let engine = game.engine(Resources { tablebase: Some(tablebase), ..Resources::memory(1) });
    // Crosses have two lines open at once.
    let line = Line::new(game.position("x.x/.o./o.x o").unwrap());
    assert_eq!(engine.probe(&line), Some(Proved::Loss(2)));
    let (solution, nodes) = effort(|effort| engine.solve(&line, effort));
    assert_eq!((solution.unwrap().distance, nodes), (Some(2), 4));
    let plain = game.engine(Resources::memory(1));
    assert_eq!(plain.probe(&line), None);
}
