//! Reviews find what was thrown away, and nothing where nothing was.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use board::Player;
use engine::{SingleThread, Unlimited};
use games::{Resources, Shelf, Shelved};
use ludoteca_study::review::{Grade, Review, worth};
use record::Record;
use record::read;

static SHELF: &Shelf = &[&Shelved::<games::nex::Nex>::NEW, &Shelved::<noughts::Noughts>::NEW];

fn review(moves: &str) -> (Record, Review) {
    review_of("noughts", moves, 100_000)
}

fn review_of(game: &str, moves: &str, nodes: u64) -> (Record, Review) {
    review_with(Resources::memory(1), game, moves, nodes)
}

fn review_with(resources: Resources, game: &str, moves: &str, nodes: u64) -> (Record, Review) {
    let text = format!("[Game \"{game}\"]\n{moves}");
    let record = read(SHELF, &text).unwrap().remove(0);
    let mut engine = record.spec().game.engine(resources);
    let mut done = Vec::new();
    let players = (&Unlimited as &dyn engine::SearchControl, &SingleThread as &dyn engine::Workers);
    let review = Review::new(&record, &mut *engine, nodes, players, &mut |n| done.push(n));
    assert_eq!(done.len(), record.turns().len() + 1);
    (record, review)
}

#[test]
fn a_blunder_is_found_where_it_was_made() {
    // Noughts must answer the middle in a corner.
    let (_, review) = review("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0");
    let blunder = &review.turns[1];
    assert_eq!((blunder.grade, blunder.player), (Grade::Blunder, Player::Second));
    assert!(["a1", "c1", "a3", "c3"].contains(&blunder.best.as_str()), "{blunder:?}");
    assert!(blunder.after.lost_in().is_some() && blunder.loss() > 0.4, "{blunder:?}");
    let [first, second] = review.summary().0;
    assert_eq!(second.counts[4], 1);
    assert_eq!(first.counts[2..], [0, 0, 0]);
    assert!(first.mean_loss < 1e-9 && second.mean_loss > 0.1);
    assert_eq!(review.scores.len(), 8);
    assert!(review.scores[7].won_in() == Some(0));
}

#[test]
fn a_perfect_game_has_no_mistakes() {
    let (_, review) = review("1. b2 a1 2. b1 b3 3. a2 c2 4. c1 a3 5. c3 1/2-1/2");
    assert!(review.turns.iter().all(|turn| turn.loss() < 0.05), "{review:?}");
}

#[test]
fn a_table_proves_every_judgement() {
    let source = std::sync::Arc::new(engine::tablebase::Bytes::new(noughts::table()));
    let tablebase = Some(SHELF[1].tablebase(source).unwrap());
    let resources = Resources { tablebase, ..Resources::memory(1) };
    let review = |moves| review_with(resources.clone(), "noughts", moves, 1).1;
    let lost = review("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0");
    assert!(lost.turns.iter().all(|turn| turn.is_proved == [true, true]), "{lost:?}");
    let grades: Vec<_> = lost.turns.iter().map(|turn| turn.grade).collect();
    assert_eq!(grades[1], Grade::Blunder);
    assert_eq!(grades.iter().filter(|grade| **grade > Grade::Fine).count(), 1, "{lost:?}");
    let drawn = review("1. b2 a1 2. b1 b3 3. a2 c2 4. c1 a3 5. c3 1/2-1/2");
    for turn in &drawn.turns {
        assert_eq!(worth(turn.before, turn.is_proved[0]).to_string(), "a draw, proved");
        assert_eq!(turn.grade, Grade::Best);
    }
}

#[test]
fn a_game_without_moves_has_one_score() {
    let (_, review) = review("*");
    assert_eq!((review.scores.len(), review.turns.len()), (1, 0));
}

#[test]
fn a_move_as_good_as_the_engines_own_is_not_blamed() {
    // The board turned by half: the same move, whatever the engine thinks of it.
    let turn = |cell: &str| {
        let [column, row] = cell.as_bytes() else { panic!("{cell}") };
        [b'a' + b'e' - column, b'1' + b'5' - row].map(char::from).iter().collect::<String>()
    };
    for nodes in [400, 800, 1_600] {
        let judge = |mv: &str| review_of("nex:size=5", &format!("1. {mv} *"), nodes).1;
        let best = judge("a1+b1").turns[0].best.clone();
        let (own, neutral) = best.split_once('+').unwrap();
        let turned = &judge(&format!("{}+{}", turn(own), turn(neutral))).turns[0];
        assert!(turned.grade <= Grade::Fine, "{best}: {turned:?}");
    }
}
