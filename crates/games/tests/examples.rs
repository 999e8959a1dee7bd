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
