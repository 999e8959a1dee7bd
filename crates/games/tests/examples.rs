//! The rules shown on boards: each example is a real position, a legal move and a sentence.

use i18n::Language;
use ludoteca_games::{Line, SHELF};

#[test]
fn every_example_can_be_tried() {
    for game in SHELF.iter().filter(|game| !game.examples().is_empty()) {
        let examples = game.examples();
        assert!(examples.len() >= 4, "{game:?} has {} examples", examples.len());
        for example in examples {
            let position = game.position(example.position);
            let position = position.unwrap_or_else(|error| panic!("{}: {error}", example.position));
            assert_eq!(position.to_string(), example.position);
            let mut line = Line::new(position);
            let played = line.play(example.mv);
            assert_eq!(played, Ok(()), "{} in {}", example.mv, example.position);
            assert_eq!(line.moves(), [example.mv], "the move is written as the game writes it");
        }
    }
}

#[test]
fn every_example_says_what_it_shows() {
    for game in SHELF {
        let mut said = Vec::new();
        for example in game.examples() {
            let [english, portuguese] = Language::ALL.map(|language| example.about.say(language));
            assert!(english.len() > 20 && portuguese.len() > 20, "{english} {portuguese}");
            assert_ne!(english, portuguese);
            said.push(english);
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), game.examples().len(), "{game:?} says something twice");
    }
}

/// What the comments of a rule book ask for: `<!-- kind: what -->`.
fn pictures<'a>(rules: &'a str, kind: &str) -> Vec<&'a str> {
    let begin = format!("<!-- {kind}: ");
    let what = |line: &'a str| line.strip_prefix(&*begin)?.strip_suffix(" -->");
    rules.lines().filter_map(what).collect()
}

#[test]
fn every_example_has_its_place_in_the_rules() {
    for game in SHELF.iter().filter(|game| !game.examples().is_empty()) {
        for language in Language::ALL {
            let rules = game.info().rules(language);
            let mut placed = pictures(rules, "try");
            let mut examples: Vec<_> = game.examples().iter().map(|example| example.mv).collect();
            placed.sort_unstable();
            examples.sort_unstable();
            assert_eq!(placed, examples, "{game:?} {language:?}");
            let boards = pictures(rules, "board");
            assert!(!boards.is_empty(), "{game:?} {language:?} shows its board");
            for board in boards {
                assert!(game.position(board).is_ok(), "{game:?}: {board}");
            }
        }
    }
}

#[test]
fn the_last_chapter_of_the_rules_is_an_appendix() {
    for game in SHELF.iter().filter(|game| !game.examples().is_empty()) {
        for (language, name) in
            [(Language::English, "Appendix"), (Language::Portuguese, "Apêndice")]
        {
            let rules = game.info().rules(language);
            let (_, last) = rules.rsplit_once("\n## ").unwrap();
            assert!(
                last.starts_with(name),
                "{game:?}: {}",
                last.lines().next().unwrap_or_default()
            );
            assert_eq!(
                last.matches("\n### ").count(),
                3,
                "notation, computer players and decisions"
            );
        }
    }
}
