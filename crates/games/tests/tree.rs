//! The tree search against exhaustive minimax, on small positions of every game.

mod support;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use board::Position;
use engine::search::Question;
use engine::tree::{Arena, Settings, think};
use engine::{
    Limits, OwnEvaluation, Report, Score, SearchControl, SingleThread, Unlimited, Workers,
};
use ludoteca_games::{Game, Options};
use support::{Small, for_every_game_and_noughts, late_positions, minimax};

fn grow<G: Game>(question: &Question<'_, G::Position>) -> Report<<G::Position as Position>::Move> {
    think(
        question,
        &OwnEvaluation,
        &mut Arena::new(4, G::TREE),
        &Unlimited,
        &SingleThread,
        &mut |_| {},
    )
}

/// What the tree proves is true, though its wins may take longer than need be; and what minimax
/// proves within `depth` plies, the tree proves in most of the positions.
fn agree<G: Game>(small: Small) {
    let (depth, nodes, wanted) = (small.plies(), 4_000, small.positions / 2);
    let (mut decided, mut proved) = (0, 0);
    for position in late_positions::<G>(small.moves, wanted) {
        let truth = minimax(&position, depth, 0);
        let found = grow::<G>(&Question::new(&position, Limits::nodes(nodes)));
        let score = found.score().expect("the game goes on");
        assert!(found.lines[0].moves.len() as u32 == found.depth && found.nodes <= nodes);
        if truth.is_decisive() {
            decided += 1;
        }
        if score.is_decisive() && truth.is_decisive() {
            proved += 1;
            assert_eq!(score.won_in().is_some(), truth.won_in().is_some(), "{position}: {score}");
            let (told, least) = (distance(score), distance(truth));
            assert!(told >= least, "{position}: {score}, but minimax needs {truth}");
            let after = position.after(found.best().expect("the game goes on"));
            let kept = minimax(&after, depth - 1, 1);
            let kept = if after.turn() == position.turn() { kept } else { -kept };
            assert!(score.lost_in().is_some() || kept.lost_in().is_none(), "{position}");
        } else if score.is_decisive() {
            assert!(distance(score) > depth, "{position}: {score}, but minimax sees {truth}");
        }
    }
    assert!(decided > wanted / 10, "only {decided} positions were decided");
    assert!(proved * 10 >= decided * 9, "only {proved} of {decided} were proved");
}

fn distance(score: Score) -> u32 {
    score.won_in().or(score.lost_in()).expect("the score is proved")
}

fn start<G: Game>() -> G::Position {
    G::start(&Options::new(G::INFO.options)).expect("every game has a start")
}

fn answer_the_same_again<G: Game>() {
    let position = start::<G>();
    let question = Question { lines: 3, ..Question::new(&position, Limits::nodes(500)) };
    let found = grow::<G>(&question);
    // Whatever has grown in the arena before.
    let mut arena = Arena::new(4, G::TREE);
    for nodes in [900, 500] {
        let question = Question { limits: Limits::nodes(nodes), ..question };
        let (control, workers) = (&Unlimited, &SingleThread);
        let again = think(&question, &OwnEvaluation, &mut arena, control, workers, &mut |_| {});
        assert_eq!(found == again, nodes == 500);
    }
    assert_eq!((found.nodes, found.lines.len()), (500, 3));
    assert!(found.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
    for line in &found.lines {
        let mut position = position.clone();
        for &mv in &line.moves {
            assert!(position.is_legal(mv), "{mv} in {position}");
            position.play_unchecked(mv);
        }
    }
}

macro_rules! tree {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        mod $id {
            use super::*;

            #[test]
            fn minimax_agrees() {
                agree::<$game>($small);
            }

            #[test]
            fn the_same_question_has_the_same_answer() {
                answer_the_same_again::<$game>();
            }
        }
    )* };
}

for_every_game_and_noughts!(tree);

#[test]
fn moves_that_nobody_looked_at_are_no_lines_beside_a_win() {
    use ludoteca_games::talpa::Talpa;

    let mut position = Talpa::start(4);
    for mv in ["b4xc4", "a4xa3", "a1xb1", "a2xb2", "c3xb3", "d3xd4"] {
        position.play_unchecked(mv.parse().expect("a move"));
    }
    let winning = |mv| position.after(mv).outcome().is_some();
    let question = Question { lines: 3, ..Question::new(&position, Limits::nodes(4_000)) };
    let found = grow::<Talpa>(&question);
    assert_eq!(found.score(), Some(Score::win_in(1)));
    for line in &found.lines {
        assert_eq!(line.score == Score::win_in(1), winning(line.moves[0]), "{line:?}");
    }
}

#[test]
fn noughts_and_crosses_is_a_draw() {
    let position = start::<::noughts::Noughts>();
    let found = grow::<::noughts::Noughts>(&Question::new(&position, Limits::nodes(400_000)));
    assert_eq!(found.score(), Some(Score::DRAW));
    assert!(found.nodes < 400_000, "a proof ends the search");
    assert_eq!(found.lines[0].moves.len(), 9);
}

/// A clock that says stop when it has been looked at so often.
struct Looks(AtomicU32);

impl SearchControl for Looks {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed).into())
    }

    fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 1_000
    }
}

#[test]
fn limits_and_orders_are_obeyed() {
    let position = start::<ludoteca_games::talpa::Talpa>();
    let ask = |limits| {
        let control = Looks(AtomicU32::new(0));
        let question = Question::new(&position, limits);
        think(
            &question,
            &OwnEvaluation,
            &mut Arena::new(64, Settings::USUAL),
            &control,
            &SingleThread,
            &mut |_| {},
        )
    };
    // The clock is looked at at least once in ten walks.
    assert!(ask(Limits::default()).nodes < 10_000);
    assert!(ask(Limits::time(Duration::from_millis(50))).nodes < 1_000);
    let limits = Limits { nodes: Some(5_000), ..Limits::depth(1) };
    assert_eq!(ask(limits).nodes, 5_000, "a tree has no depths");
}

#[test]
fn a_full_arena_is_no_harm() {
    let position = start::<ludoteca_games::mitsudomoe::Mitsudomoe>();
    let question = Question::new(&position, Limits::nodes(60_000));
    let found = think(
        &question,
        &OwnEvaluation,
        &mut Arena::new(1, Settings::USUAL),
        &Unlimited,
        &SingleThread,
        &mut |_| {},
    );
    assert_eq!(found.nodes, 60_000);
}

#[test]
fn only_what_is_tried_takes_room() {
    let position = start::<ludoteca_games::nex::Nex>();
    let question = Question::new(&position, Limits::nodes(10_000));
    let grow = |mebibytes| {
        let mut arena = Arena::new(mebibytes, Settings::USUAL);
        think(&question, &OwnEvaluation, &mut arena, &Unlimited, &SingleThread, &mut |_| {})
    };
    assert_eq!(grow(4), grow(64), "four MiB are enough for ten thousand leaves");
}

/// Two threads.
struct Pair;

impl Workers for Pair {
    fn size(&self) -> usize {
        2
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            scope.spawn(|| job(1));
            job(0);
        });
    }
}

#[test]
fn two_threads_grow_one_tree() {
    for position in late_positions::<ludoteca_games::nex::Nex>(30, 60) {
        let truth = minimax(&position, 3, 0);
        let question = Question::new(&position, Limits::nodes(2_000));
        let found = think(
            &question,
            &OwnEvaluation,
            &mut Arena::new(4, Settings::USUAL),
            &Unlimited,
            &Pair,
            &mut |_| {},
        );
        let score = found.score().expect("the game goes on");
        if truth.is_decisive() && score.is_decisive() {
            assert_eq!(score.won_in().is_some(), truth.won_in().is_some(), "{position}: {score}");
        }
    }
}

#[test]
fn a_position_that_comes_back_is_a_draw() {
    use ludoteca_games::period5::Period5;
    let there = start::<Period5>();
    // Every position after a move has been seen twice: whatever is played is a draw.
    let after: Vec<u64> = there.moves().into_iter().map(|mv| there.after(mv).key()).collect();
    let earlier: Vec<u64> = after.iter().chain(&after).copied().collect();
    let question = Question { earlier: &earlier, ..Question::new(&there, Limits::nodes(2_000)) };
    let found = grow::<Period5>(&question);
    assert_eq!(found.score(), Some(Score::DRAW));
    assert!(found.nodes < 200, "{}", found.nodes);
}
