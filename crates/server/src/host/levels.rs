use games::AnyGame;
use play::Level;
use protocol::api::LevelRating;

/// How strong the levels are at a game, the weakest first, as far as matches have shown it.
///
/// Each level has scored so much against the one below it, and by Elo's formula, which is Glicko's for
/// ratings that are sure, that is a distance. Where the scale begins can't be measured by games among
/// levels: level 4 has 1500, with which everybody begins.
pub(crate) fn level_ratings(game: &dyn AnyGame) -> Vec<LevelRating> {
    let levels: Vec<Level> = Level::all().collect();
    let steps = game.level_scores();
    let middle = levels.iter().position(|level| *level == Level::Search(4)).unwrap_or(0);
    // Who has won everything is better by nobody knows how much, and so are those on the other side.
    let distance = |score: &u8| {
        let score = f64::from(*score) / 100.0;
        (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
    };
    let mut ratings = vec![None; levels.len()];
    ratings[middle] = (!steps.is_empty()).then_some(1500.0);
    for index in middle + 1..levels.len() {
        let step = steps.get(index - 1).and_then(distance);
        ratings[index] = ratings[index - 1].zip(step).map(|(below, step)| below + step);
    }
    for index in (0..middle).rev() {
        let step = steps.get(index).and_then(distance);
        ratings[index] = ratings[index + 1].zip(step).map(|(above, step)| above - step);
    }
    let known = levels.iter().zip(ratings).filter_map(|(level, rating): (_, Option<f64>)| {
        let rating = rating?.round() as i32;
        Some(LevelRating { level: level.to_string(), rating })
    });
    known.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of docs/strength.md: the games, and each row's figures.
    fn table() -> (Vec<&'static str>, Vec<(&'static str, Vec<u8>)>) {
        let text = include_str!("../../../../docs/strength.md");
        let mut lines = text.lines().skip_while(|line| !line.starts_with("| | "));
        let cells = |line: &'static str| {
            line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>()
        };
        let games = cells(lines.next().unwrap())[1..].to_vec();
        let rows = lines.skip(1).take_while(|line| line.starts_with('|')).map(cells);
        let figures = |row: Vec<&'static str>| {
            (row[0], row[1..].iter().map(|cell| cell.parse().unwrap()).collect())
        };
        (games, rows.map(figures).collect())
    }

    #[test]
    fn what_the_games_say_is_what_was_measured() {
        let (games, rows) = table();
        let levels: Vec<String> = Level::all().map(|level| level.to_string()).collect();
        for game in games::SHELF {
            let column = games.iter().position(|name| *name == game.info().name).unwrap();
            let steps: Vec<u8> = levels
                .windows(2)
                .map(|pair| {
                    let name = format!("{} - {}", pair[1], pair[0]);
                    let row = rows.iter().find(|(row, _)| row.split(',').next() == Some(&name));
                    row.unwrap_or_else(|| panic!("no row {name}")).1[column]
                })
                .collect();
            assert_eq!(game.level_scores(), steps, "{}", game.info().id);
        }
    }

    #[test]
    fn levels_stand_on_the_scale_as_they_scored() {
        for game in games::SHELF {
            let ratings = level_ratings(*game);
            let of = |level: &str| {
                ratings.iter().find(|it| it.level == level).map(|it| f64::from(it.rating))
            };
            assert_eq!(of("4"), Some(1500.0));
            let is_measured = game.level_scores()[0] < 100;
            assert_eq!(of("random").is_some(), is_measured, "who lost everything is not rated");
            let (seven, eight) = (of("7").unwrap(), of("8").unwrap());
            let expected = 100.0 / (1.0 + 10_f64.powf((seven - eight) / 400.0));
            let measured = f64::from(*game.level_scores().last().unwrap());
            assert!((expected - measured).abs() < 0.2, "{expected} {measured}");
            assert!(ratings.is_sorted_by_key(|it| it.rating), "{ratings:?}");
        }
    }
}
