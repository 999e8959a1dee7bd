use std::io::Write as _;

use arena::{Accepted, Elo, Sprt, Standing, Tally, Tournament};
use i18n::{Language, Phrase};
use serde_json::{Value, json};

use super::words;
use crate::decimal::decimal;
use crate::{CommandError, Console};

/// What came of a match.
#[derive(Debug)]
pub(super) struct Summary<'a> {
    pub(super) spec: String,
    pub(super) names: &'a [String],
    pub(super) seed: u64,
    pub(super) tournament: &'a Tournament,
    pub(super) sprt: Option<Sprt>,
    /// The games that the rules did not end, by their numbers, and what did.
    pub(super) irregular: Vec<(usize, Phrase)>,
}

impl Summary<'_> {
    /// For people.
    pub(super) fn text(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let language = console.language;
        let (played, all) = (self.tournament.played(), self.tournament.pairings().len());
        let mut lines = vec![words::played(self.spec.clone(), played, all, self.seed)];
        if let [one, other] = self.names {
            let standing = self.tournament.standing(0, Some(1));
            let score = score(&standing.tally, language);
            lines.push(words::against(one.clone(), other.clone(), score));
            lines.push(words::elo_difference(elo(standing.pairs.elo(), language)));
            let counts = standing.pairs.0.map(|count| count.to_string());
            lines.push(words::pairs(counts.join(" ")));
            lines.extend(self.sprt.map(|sprt| tested(sprt, &standing, language)));
            say(&lines, console)?;
        } else {
            say(&lines, console)?;
            self.crossed(console)?;
        }
        let unpaired = self.tournament.unpaired();
        let mut lines = Vec::new();
        if unpaired > 0 {
            lines.push(words::unpaired(unpaired));
        }
        let irregular = self.irregular.iter().take(MOST_REASONS);
        lines.extend(irregular.map(|(number, reason)| words::irregular(*number, reason.clone())));
        let more = self.irregular.len().saturating_sub(MOST_REASONS);
        if more > 0 {
            lines.push(words::more_irregular(more));
        }
        say(&lines, console)
    }

    /// Everybody against everybody, the best first.
    fn crossed(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let (out, language) = (&mut console.out, console.language);
        let total = |player: usize| self.tournament.standing(player, None);
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&a, &b| total(b).tally.score().total_cmp(&total(a).tally.score()));
        let cell = |player: usize, other: usize| {
            if player == other {
                return "-".to_owned();
            }
            let Tally { wins, draws, losses } = self.tournament.standing(player, Some(other)).tally;
            format!("+{wins} ={draws} -{losses}")
        };
        let rows = order.iter().enumerate().map(|(place, &player)| {
            let name = format!("{}. {}", place + 1, self.names[player]);
            let cells = order.iter().map(|&other| cell(player, other));
            let standing = total(player);
            let score = decimal(100.0 * standing.tally.score(), 1, language) + " %";
            let elo = elo(standing.pairs.elo(), language).say(language);
            std::iter::once(name).chain(cells).chain([score, elo]).collect::<Vec<_>>()
        });
        let places = (1..=order.len()).map(|place| format!("{place}."));
        let head = std::iter::once(String::new())
            .chain(places)
            .chain([&words::SCORE, &words::ELO_AGAINST_OTHERS].map(|head| head.say(language)));
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
    pub(super) fn json(&self, console: &mut Console<'_>) -> Result<(), CommandError> {
        let players: Vec<_> = (0..self.names.len())
            .map(|player| {
                let against: Vec<_> = (0..self.names.len())
                    .filter(|&other| other != player)
                    .map(|other| {
                        let standing = self.tournament.standing(player, Some(other));
                        with(standing, json!({ "player": self.names[other] }))
                    })
                    .collect();
                let object = json!({ "player": self.names[player], "against": against });
                with(self.tournament.standing(player, None), object)
            })
            .collect();
        let irregular: Vec<_> = self
            .irregular
            .iter()
            .map(|(number, reason)| json!({ "game": number, "reason": reason.to_string() }))
            .collect();
        let sprt = self.sprt.map(|sprt| {
            let standing = self.tournament.standing(0, Some(1));
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
            "games": self.tournament.pairings().len(),
            "played": self.tournament.played(),
            "unpaired": self.tournament.unpaired(),
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

fn say(lines: &[Phrase], console: &mut Console<'_>) -> Result<(), CommandError> {
    for line in lines {
        writeln!(console.out, "{}", line.say(console.language))?;
    }
    Ok(())
}

fn score(tally: &Tally, language: Language) -> String {
    let Tally { wins, draws, losses } = tally;
    format!("+{wins} ={draws} -{losses}, {} %", decimal(100.0 * tally.score(), 1, language))
}

/// A difference of strength, where there is one to tell.
fn elo(elo: Option<Elo>, language: Language) -> Phrase {
    let Some(Elo { difference, interval }) = elo else { return Phrase::plain("?") };
    let number = |value: f64| match value {
        value if value.is_infinite() && value > 0.0 => "+inf".to_owned(),
        value if value.is_infinite() => "-inf".to_owned(),
        value => language.localized(&format!("{value:+.1}")),
    };
    match interval {
        Some([low, high]) => words::interval(number(difference), number(low), number(high)),
        None => words::no_interval(number(difference)),
    }
}

/// What a test of two strengths has found.
fn tested(sprt: Sprt, standing: &Standing, language: Language) -> Phrase {
    let [elo0, elo1] = [sprt.elo0, sprt.elo1].map(|elo| language.localized(&elo.to_string()));
    let [lower, upper] = Sprt::bounds().map(|bound| decimal(bound, 2, language));
    let ratio = decimal(sprt.ratio(&standing.pairs), 2, language);
    let found = match sprt.accepted(&standing.pairs) {
        Accepted::Neither => Phrase::from(&words::NEITHER),
        _ => Phrase::plain(accepted(sprt, standing)),
    };
    words::sprt(elo0, elo1, ratio, lower, upper, found)
}

fn accepted(sprt: Sprt, standing: &Standing) -> &'static str {
    match sprt.accepted(&standing.pairs) {
        Accepted::H0 => "H0",
        Accepted::H1 => "H1",
        Accepted::Neither => "none",
    }
}
