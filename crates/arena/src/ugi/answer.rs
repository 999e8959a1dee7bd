use board::{Outcome, Player};
use engine::{Report, Score};

use super::Setting;

/// The answer to `ugi`: who this is, what can be set, and that this is all.
pub fn introduction(version: &str, spec: &str, hash: usize) -> String {
    let (most_hash, most_threads) = (Setting::MOST_HASH, Setting::MOST_THREADS);
    format!(
        "id name Ludoteca {version}\n\
         id author the people of Ludoteca\n\
         option name Hash type spin default {hash} min 1 max {most_hash}\n\
         option name Threads type spin default 1 min 1 max {most_threads}\n\
         option name Spec type string default {spec}\n\
         ugiok"
    )
}

/// What a search has found so far; nothing before it has found anything.
pub fn info(report: &Report<String>) -> Option<String> {
    let line = report.lines.first().filter(|_| report.depth > 0)?;
    let milliseconds = report.elapsed.as_millis();
    let rate = report.nodes as f64 / report.elapsed.as_secs_f64().max(1e-6);
    Some(format!(
        "info depth {} score {} nodes {} time {milliseconds} nps {rate:.0} pv {}",
        report.depth,
        score(line.score),
        report.nodes,
        line.moves.join(" "),
    ))
}

fn score(score: Score) -> String {
    match (score.won_in(), score.lost_in()) {
        (Some(plies), _) => format!("win {plies}"),
        (_, Some(plies)) => format!("loss {plies}"),
        _ => format!("cp {}", score.hundredths()),
    }
}

/// The move to play; `none` when the game is over.
pub fn best_move(mv: Option<&str>) -> String {
    format!("bestmove {}", mv.unwrap_or("none"))
}

/// The answer to `query result`.
pub const fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Player::First)) => "response p1win",
        Some(Outcome::Win(Player::Second)) => "response p2win",
        Some(Outcome::Draw) => "response draw",
        None => "response none",
    }
}

/// Something for the person who reads along, on one line.
pub fn remark(text: &str) -> String {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("info string {line}")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use engine::Variation;

    use super::*;

    #[test]
    fn a_report_is_one_line() {
        let told = |score, depth| {
            let lines = vec![Variation {
                score,
                is_proved: score.is_decisive(),
                moves: vec!["a1".into(), "b2".into()],
            }];
            info(&Report { depth, lines, nodes: 500, elapsed: Duration::from_millis(250) })
        };
        let line = told(Score::estimate(-125), 3).unwrap();
        assert_eq!(line, "info depth 3 score cp -125 nodes 500 time 250 nps 2000 pv a1 b2");
        assert!(told(Score::win_in(5), 3).unwrap().contains(" score win 5 "));
        assert!(told(Score::loss_in(4), 3).unwrap().contains(" score loss 4 "));
        assert_eq!(told(Score::WORST, 0), None);
    }
}
