use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use board::{Dice, Player, Symmetric as _};
use engine::{SearchControl, Unlimited};

use super::super::layout;
use super::*;

/// A random layout, played at random until so few cells are empty; nothing if the game ended.
fn late(seed: u64, kinds: [Option<u8>; 3], empty: u32) -> Option<Mapello> {
    let mut position = layout::random(seed, kinds);
    let mut dice = Dice::new(seed);
    while (position.own | position.other | position.walls).count_zeros() > empty {
        let mv = position.random_move(&mut dice)?;
        position.play_unchecked(mv);
    }
    Some(position)
}

/// The result with best play, by the rules alone.
fn minimax(position: &Mapello, counting: Counting) -> i32 {
    let value =
        position.moves().into_iter().map(|mv| -minimax(&position.after(mv), counting)).max();
    value.unwrap_or_else(|| {
        let [black, white] = position.points().map(|points| points as i32);
        let score = if position.turn == Player::First { black - white } else { white - black };
        let lead = position.own.count_ones() as i32 - position.other.count_ones() as i32;
        let empty = (position.own | position.other | position.walls).count_zeros() as i32;
        match counting {
            Counting::Board => score,
            Counting::WinnerTakesEmpty => score + lead.signum() * empty,
        }
    })
}

/// As much effort as it takes, with hardly any memory.
fn unlimited(progress: &mut (dyn FnMut(u64) + Send)) -> Effort<'_> {
    Effort::new(&Unlimited, 0, progress)
}

fn solved(position: &Mapello, counting: Counting) -> Solution {
    let question = Question { counting, every_best: true };
    solve(position, question, &mut unlimited(&mut |_| {})).expect("nobody stops it")
}

fn agrees_with_minimax(seeds: std::ops::Range<u64>, kinds: [Option<u8>; 3], most_empty: u32) {
    let mut solutions = 0;
    for seed in seeds {
        let counting =
            [Counting::Board, Counting::WinnerTakesEmpty][usize::from(seed.is_multiple_of(4))];
        let Some(position) = late(seed, kinds, 1 + seed as u32 % most_empty) else { continue };
        let solution = solved(&position, counting);
        assert_eq!(solution.score, minimax(&position, counting), "{position} {counting:?}");
        let best: Vec<Move> = position
            .moves()
            .into_iter()
            .filter(|&mv| -minimax(&position.after(mv), counting) == solution.score)
            .collect();
        assert_eq!(solution.best, best, "{position} {counting:?}");
        let mut end = position.clone();
        for &mv in &solution.line {
            assert!(end.is_legal(mv), "{mv} in {position}");
            end.play_unchecked(mv);
        }
        assert!(end.outcome().is_some(), "{position}");
        let sign = if end.turn == position.turn { 1 } else { -1 };
        assert_eq!(sign * minimax(&end, counting), solution.score, "{position}");
        solutions += 1;
    }
    assert!(solutions > 100);
}

#[test]
fn any_board_is_solved_like_by_trying_everything() {
    agrees_with_minimax(0..4000, [None; 3], 8);
}

#[test]
fn crowded_boards_are_solved_like_by_trying_everything() {
    agrees_with_minimax(4000..6000, [Some(8); 3], 9);
}

#[test]
fn plain_boards_are_solved_like_by_trying_everything() {
    agrees_with_minimax(6000..8000, [Some(0); 3], 8);
}

#[test]
fn boards_without_jokers_are_solved_like_by_trying_everything() {
    agrees_with_minimax(8000..9000, [None, None, Some(0)], 8);
}

/// The result with best play as far as it matters between these bounds, by the rules alone.
fn bounded(position: &Mapello, mut alpha: i32, beta: i32) -> i32 {
    let moves = position.moves();
    if moves.is_empty() {
        return minimax(position, Counting::Board);
    }
    for mv in moves {
        alpha = alpha.max(-bounded(&position.after(mv), -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

#[test]
fn earlier_positions_are_solved_like_by_the_rules() {
    for (seed, kinds) in (0..60).zip([[None; 3], [Some(8); 3], [Some(0); 3]].into_iter().cycle()) {
        let Some(position) = late(seed, kinds, 12) else { continue };
        let score = solved(&position, Counting::Board).score;
        assert_eq!(score, bounded(&position, -100, 100), "{position}");
    }
}

#[test]
fn a_value_is_found_from_wherever_it_is_looked_for() {
    for seed in 0..200 {
        let Some(position) = late(seed, [None; 3], 9) else { continue };
        let mut tell = |_| {};
        let mut effort = unlimited(&mut tell);
        let mut search = Search::<true, true>::new(&position, Counting::Board, 0, &mut effort)
            .expect("nobody stops it");
        let value = search.value(discs(&position), -MOST, MOST);
        for near in [-70, value - 30, value - 2, value - 1, value, value + 1, value + 7, 90] {
            let mut tell = |_| {};
            let mut effort = unlimited(&mut tell);
            let mut search = Search::<true, true>::new(&position, Counting::Board, 0, &mut effort)
                .expect("nobody stops it");
            assert_eq!(search.value_near(near, discs(&position)), Some(value), "{position}");
        }
    }
}

#[test]
fn mirrored_positions_have_the_same_solution() {
    for seed in 0..40 {
        let Some(position) = late(seed, [None; 3], 11) else { continue };
        let solution = solved(&position, Counting::Board);
        for symmetry in position.symmetries() {
            let image = solved(&position.image(symmetry), Counting::Board);
            assert_eq!(image.score, solution.score, "{position}");
            let mut best: Vec<Move> =
                solution.best.iter().map(|&mv| position.image_of_move(mv, symmetry)).collect();
            best.sort();
            assert_eq!(image.best, best, "{position}");
        }
    }
}

/// A control that stops when it was asked this often.
struct Patience(AtomicU32);

impl SearchControl for Patience {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        self.0.fetch_sub(1, Ordering::Relaxed) <= 1
    }
}

#[test]
fn a_stop_is_obeyed_soon() {
    for kinds in [[Some(0); 3], [Some(8); 3]] {
        for empty in [50, 40, 24, 20] {
            let position = late(5, kinds, empty).expect("this game goes on");
            for patience in [1, 5, 50] {
                let control = Patience(AtomicU32::new(patience));
                let mut tell = |_| {};
                let mut effort = Effort { control: &control, mebibytes: 1, ..unlimited(&mut tell) };
                assert_eq!(solve(&position, Question::default(), &mut effort), None);
                assert!(
                    effort.nodes <= 20_000 * u64::from(patience),
                    "{} nodes with {empty} empty cells",
                    effort.nodes
                );
            }
        }
    }
}

/// A clock that goes on by a millisecond whenever it is looked at.
struct Clock(AtomicU32);

impl SearchControl for Clock {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed).into())
    }

    fn is_stopped(&self) -> bool {
        false
    }
}

#[test]
fn time_is_kept_and_news_are_told() {
    let position = late(5, [Some(0); 3], 30).expect("this game goes on");
    let (clock, time, mut news) = (Clock(AtomicU32::new(0)), Duration::from_secs(1), Vec::new());
    let mut tell = |nodes| news.push(nodes);
    let mut effort = Effort { control: &clock, time: Some(time), ..unlimited(&mut tell) };
    assert_eq!(solve(&position, Question::default(), &mut effort), None);
    let nodes = effort.nodes;
    assert_eq!(clock.elapsed(), time + Duration::from_millis(1), "it stops when time is over");
    assert!(news.len() > 10 && news.is_sorted() && news.last() <= Some(&nodes), "{news:?}");
}

#[test]
fn a_finished_game_keeps_its_score() {
    let full = "####J#####/##XXXXXO##/#XXXXX#XO#/JO#XOOXXXJ/JOOXXXOXX#/#OXXXOOOX#/#OOXOXO#XJ/\
        JOO#XXXXX#/##OOOOOX##/###J###J## O 1 4";
    let solution = solved(&full.parse().expect("a position"), Counting::Board);
    assert_eq!(solution, Solution { score: 23 + 12 - 33 - 3, best: vec![], line: vec![] });
}
