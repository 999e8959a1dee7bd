use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use board::{Dice, Player, Symmetric as _};
use engine::Unwatched;

use super::super::layout;
use super::*;

/// A random layout, played at random until so few cells are empty; nothing if the game ended.
fn late(seed: u64, kinds: [Option<u8>; 3], empty: u32) -> Option<Mapello> {
    let mut position = layout::random(seed, kinds);
    let mut dice = Dice::new(seed);
    while (position.own | position.other | position.walls).count_zeros() > empty {
        let mv = position.random_move(&mut dice)?;
        position.play(mv);
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

fn solved(position: &Mapello, counting: Counting) -> Solution {
    let question = Question { counting, every_best: true, memory_mebibytes: 0 };
    solve(position, question, &Unwatched, &mut 0).expect("nobody stops it")
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
            end.play(mv);
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

/// A watch that stops when it was asked this often.
struct Patience(AtomicU32);

impl Watch for Patience {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        self.0.fetch_sub(1, Ordering::Relaxed) <= 1
    }
}

#[test]
fn a_stop_is_obeyed_soon() {
    for empty in [60, 40, 24, 20] {
        let position = late(5, [Some(0); 3], empty).expect("this game goes on");
        for patience in [1, 5] {
            let (watch, mut nodes) = (Patience(AtomicU32::new(patience)), 0);
            let question = Question { memory_mebibytes: 1, ..Question::default() };
            assert_eq!(solve(&position, question, &watch, &mut nodes), None);
            assert!(
                nodes < 200_000 * u64::from(patience),
                "{nodes} nodes with {empty} empty cells"
            );
        }
    }
}

#[test]
fn a_finished_game_keeps_its_score() {
    let full = "####J#####/##XXXXXO##/#XXXXX#XO#/JO#XOOXXXJ/JOOXXXOXX#/#OXXXOOOX#/#OOXOXO#XJ/\
        JOO#XXXXX#/##OOOOOX##/###J###J## O 1 4";
    let solution = solved(&full.parse().expect("a position"), Counting::Board);
    assert_eq!(solution, Solution { score: 23 + 12 - 33 - 3, best: vec![], line: vec![] });
}
