use std::io::Write as _;

use serde_json::{Value, json};
use table::{Accepted, Contest, Elo, Sprt, Standing, Tally};

use crate::{Console, Failure};

/// What came of a match.
#[derive(Debug)]
pub(super) struct Summary<'a> {
    pub(super) spec: String,
    pub(super) names: &'a [String],
    pub(super) seed: u64,
    pub(super) contest: &'a Contest,
    pub(super) sprt: Option<Sprt>,
    /// The games that the rules did not end, by their numbers, and what did.
    pub(super) irregular: Vec<(usize, String)>,
}

impl Summary<'_> {
    /// For people.
    pub(super) fn text(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let out = &mut console.out;
        let (played, all) = (self.contest.played(), self.contest.bouts().len());
        writeln!(out, "{}: {played} of {all} games, seed {}", self.spec, self.seed)?;
        if let [one, other] = self.names {
            let standing = self.contest.standing(0, Some(1));
            writeln!(out, "{one} against {other}: {}", score(&standing.tally))?;
            writeln!(out, "Elo difference: {}", standing.pairs.elo().map_or("?".into(), elo))?;
            let [lost, minus, even, plus, won] = standing.pairs.0;
            writeln!(out, "pairs by points, 0 to 2: {lost} {minus} {even} {plus} {won}")?;
            if let Some(sprt) = self.sprt {
                let [lower, upper] = Sprt::bounds();
                let ratio = sprt.ratio(&standing.pairs);
                let Sprt { elo0, elo1 } = sprt;
                let found = accepted(sprt, &standing);
                writeln!(
                    out,
                    "SPRT of {elo0} against {elo1}: LLR {ratio:.2} ({lower:.2} to {upper:.2}), \
                     accepted: {found}"
                )?;
            }
        } else {
            self.crossed(console)?;
        }
        let out = &mut console.out;
        for (number, reason) in self.irregular.iter().take(MOST_REASONS) {
            writeln!(out, "game {number}: {reason}")?;
        }
        if let Some(more) = self.irregular.len().checked_sub(MOST_REASONS).filter(|&n| n > 0) {
            writeln!(out, "and {more} more games that the rules did not end")?;
        }
        Ok(())
    }

    /// Everybody against everybody, the best first.
    fn crossed(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let out = &mut console.out;
        let total = |player: usize| self.contest.standing(player, None);
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&a, &b| total(b).tally.score().total_cmp(&total(a).tally.score()));
        let cell = |player: usize, other: usize| {
            if player == other {
                return "-".to_owned();
            }
            let Tally { wins, draws, losses } = self.contest.standing(player, Some(other)).tally;
            format!("+{wins} ={draws} -{losses}")
        };
        let rows = order.iter().enumerate().map(|(place, &player)| {
            let name = format!("{}. {}", place + 1, self.names[player]);
            let cells = order.iter().map(|&other| cell(player, other));
            let standing = total(player);
            let score = format!("{:.1} %", 100.0 * standing.tally.score());
            let elo = standing.pairs.elo().map_or("?".into(), elo);
            std::iter::once(name).chain(cells).chain([score, elo]).collect::<Vec<_>>()
        });
        let places = (1..=order.len()).map(|place| format!("{place}."));
        let head = std::iter::once(String::new())
            .chain(places)
            .chain(["score".into(), "Elo against the others".into()]);
        let table: Vec<Vec<String>> = std::iter::once(head.collect()).chain(rows).collect();
        for row in &table {
            let cells = row.iter().enumerate().map(|(column, text)| {
                let lengths = table.iter().map(|row| row[column].chars().count());
                let width = lengths.max().unwrap_or_default();
                format!("{text:<width$}")
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// For programs.
    pub(super) fn json(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let players: Vec<_> = (0..self.names.len())
            .map(|player| {
                let against: Vec<_> = (0..self.names.len())
                    .filter(|&other| other != player)
                    .map(|other| {
                        let standing = self.contest.standing(player, Some(other));
                        with(standing, json!({ "player": self.names[other] }))
                    })
                    .collect();
                let object = json!({ "player": self.names[player], "against": against });
                with(self.contest.standing(player, None), object)
            })
            .collect();
        let irregular: Vec<_> = self
            .irregular
            .iter()
            .map(|(number, reason)| json!({ "game": number, "reason": reason }))
            .collect();
        let sprt = self.sprt.map(|sprt| {
            let standing = self.contest.standing(0, Some(1));
            json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "llr": sprt.ratio(&standing.pairs),
                "bounds": Sprt::bounds(),
                "accepted": accepted(sprt, &standing),
            })
        });
        let object = json!({
            "spec": self.spec,
            "seed": self.seed,
            "games": self.contest.bouts().len(),
            "played": self.contest.played(),
            "players": players,
            "sprt": sprt,
            "irregular": irregular,
        });
        writeln!(console.out, "{object}")?;
        Ok(())
    }
}

/// How many games are told of that the rules did not end.
const MOST_REASONS: usize = 20;

/// Adds a standing to an object. What is infinite or unknown is null.
fn with(standing: Standing, mut object: Value) -> Value {
    let Tally { wins, draws, losses } = standing.tally;
    let elo = standing.pairs.elo();
    object["wins"] = json!(wins);
    object["draws"] = json!(draws);
    object["losses"] = json!(losses);
    object["score"] = json!(standing.tally.score());
    object["pairs"] = json!(standing.pairs.0);
    object["elo"] = json!(elo.map(|elo| elo.difference));
    object["elo_interval"] = json!(elo.and_then(|elo| elo.interval));
    object
}

fn score(tally: &Tally) -> String {
    let Tally { wins, draws, losses } = tally;
    format!("+{wins} ={draws} -{losses}, {:.1} %", 100.0 * tally.score())
}

fn elo(elo: Elo) -> String {
    let number = |value: f64| match value {
        value if value.is_infinite() && value > 0.0 => "+inf".to_owned(),
        value if value.is_infinite() => "-inf".to_owned(),
        value => format!("{value:+.1}"),
    };
    match elo.interval {
        Some([low, high]) => {
            format!("{} ({} to {})", number(elo.difference), number(low), number(high))
        }
        None => format!("{} (no interval: all pairs went alike)", number(elo.difference)),
    }
}

fn accepted(sprt: Sprt, standing: &Standing) -> &'static str {
    match sprt.accepted(&standing.pairs) {
        Accepted::H0 => "H0",
        Accepted::H1 => "H1",
        Accepted::Neither => "none",
    }
}
