//! Mapello's endgame solver and the problems on which Othello solvers are compared.

use engine::Unlimited;
use engine::solve::Effort;
use ludoteca_games::mapello::Mapello;
use ludoteca_games::mapello::endgame::{Counting, Question, solve};

const PROBLEMS: &str = include_str!("problems/mapello-endgames.txt");

/// Solves the problems with these numbers.
fn check(numbers: std::ops::RangeInclusive<u32>) {
    let mut solved = 0;
    for line in PROBLEMS.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split("; ");
        let number: u32 = fields.next().expect("a number").parse().expect("a number");
        if !numbers.contains(&number) {
            continue;
        }
        let position: Mapello = fields.next().expect("a position").parse().expect("a position");
        let moves: Vec<(&str, i32)> = fields
            .map(|field| field.split_once(':').expect("a move and its score"))
            .map(|(mv, score)| (mv, score.parse().expect("a score")))
            .collect();
        let question = Question { counting: Counting::WinnerTakesEmpty, ..Question::default() };
        let mut tell = |_| {};
        let mut effort = Effort::new(&Unlimited, 64, &mut tell);
        let solution = solve(&position, question, &mut effort).expect("nobody stops it");
        assert_eq!(solution.score, moves[0].1, "problem {number}");
        let best = solution.best[0].to_string();
        assert!(moves.contains(&(&best, solution.score)), "problem {number}: {best}");
        assert_eq!(solution.line[0], solution.best[0], "problem {number}");
        solved += 1;
    }
    assert_eq!(solved, numbers.count());
}

#[test]
fn quick_problems_have_their_published_scores() {
    check(20..=25);
}

#[test]
#[ignore = "slow: minutes"]
fn middling_problems_have_their_published_scores() {
    check(26..=39);
}

#[test]
#[ignore = "slow: minutes"]
fn hard_problems_have_their_published_scores() {
    check(40..=45);
}
