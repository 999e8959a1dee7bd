//! Levels: what they are called, and that each of them plays by the rules and takes what is offered.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use board::Dice;
use engine::{Limits, SingleThread, Unlimited};
use games::{Line, Resources, SHELF, Spec};
use i18n::Language;
use ludoteca_play::Level;

fn game(spec: &str) -> (Spec, Line) {
    let mut spec = Spec::read(SHELF, spec).unwrap();
    let start = spec.start(1).unwrap();
    (spec, Line::new(start))
}

fn choose(level: Level, spec: &Spec, line: &Line, dice: &mut Dice) -> Option<String> {
    let mut engine = spec.game.engine(Resources::memory(1));
    level.choose(line, &mut *engine, dice, (&Unlimited, &SingleThread), None)
}

#[test]
fn levels_have_names() {
    let names: Vec<_> = Level::all().map(|level| level.to_string()).collect();
    assert_eq!(names, ["random", "greedy", "1", "2", "3", "4", "5", "6", "7", "8"]);
    for level in Level::all() {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    for wrong in ["", "0", "9", "01", "Greedy", "master", "1 "] {
        let error = wrong.parse::<Level>().unwrap_err();
        assert!(error.to_string().contains("1 to 8, random and greedy"), "{wrong}");
    }
}

#[test]
fn the_simplest_players_are_called_what_their_game_calls_them() {
    let game = |id: &str| Spec::read(SHELF, id).unwrap().game;
    let names = |id: &str| {
        [Level::Random, Level::Greedy, Level::Search(3)].map(|level| {
            let [name, title] = [level.name_in(game(id)), level.title(game(id))];
            format!("{name}, {title}")
        })
    };
    assert_eq!(names("talpa"), ["Easy, Easy", "Normal, Normal", "Level 3, Casual"]);
    assert_eq!(names("nex"), ["Easy, Easy", "Greedy, Greedy", "Level 3, Casual"]);
    assert_eq!(names("period5"), ["Random, Random", "Greedy, Greedy", "Level 3, Casual"]);
    assert_eq!(Level::MASTER.title(game("nex")).say(Language::Portuguese), "Mestre");
    assert_eq!("easy".parse(), Ok(Level::Random));
    assert_eq!("normal".parse(), Ok(Level::Greedy));
}

#[test]
fn every_level_plays_legal_moves_of_every_game() {
    for game_on_shelf in SHELF {
        let (spec, mut line) = game(game_on_shelf.info().id);
        let mut dice = Dice::new(3);
        let levels: Vec<_> = Level::all().filter(|level| *level <= Level::Search(3)).collect();
        for &level in levels.iter().cycle().take(15) {
            let Some(mv) = choose(level, &spec, &line, &mut dice) else { break };
            line.play(&mv).unwrap_or_else(|error| panic!("{level} plays {mv}: {error}"));
        }
        assert!(line.moves().len() > 5, "{}", game_on_shelf.info().id);
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let (spec, line) = game("period5");
    for level in Level::all().filter(|level| *level <= Level::Search(4)) {
        let once = || choose(level, &spec, &line, &mut Dice::new(9));
        assert_eq!(once(), once(), "{level}");
    }
}

#[test]
fn weak_levels_vary_and_strong_ones_do_not() {
    let (spec, line) = game("talpa:size=6");
    let moves = |level: Level| {
        let mut dice = Dice::new(1);
        let moves = (0..12).map(|_| choose(level, &spec, &line, &mut dice));
        moves.collect::<std::collections::BTreeSet<_>>().len()
    };
    assert!(moves(Level::Search(1)) > 1);
    assert_eq!(moves(Level::Search(5)), 1);
}

/// However weak, a level that searches takes a win that stands there.
#[test]
fn no_search_overlooks_a_win_at_once() {
    let spec = Spec::read(SHELF, "talpa").unwrap();
    let before = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o";
    for number in 1..=5 {
        for seed in 0..5 {
            let mut line = Line::new(spec.game.position(before).unwrap());
            let mv = choose(Level::Search(number), &spec, &line, &mut Dice::new(seed)).unwrap();
            line.play(&mv).unwrap();
            assert!(line.verdict().is_some(), "level {number} plays {mv}");
        }
    }
}

#[test]
fn a_finished_game_needs_no_move() {
    let spec = Spec::read(SHELF, "talpa").unwrap();
    let over = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x";
    let line = Line::new(spec.game.position(over).unwrap());
    for level in Level::all() {
        assert_eq!(choose(level, &spec, &line, &mut Dice::new(1)), None);
    }
}

#[test]
fn another_limit_replaces_the_levels_own() {
    let (spec, line) = game("mapello");
    let mut engine = spec.game.engine(Resources::memory(1));
    let (control, limits) = (&Unlimited, Some(Limits::depth(1)));
    let mv = Level::MASTER.choose(
        &line,
        &mut *engine,
        &mut Dice::new(1),
        (control, &SingleThread),
        limits,
    );
    assert!(line.position().moves().contains(&mv.unwrap()));
}

#[test]
fn a_master_leaves_a_circle_that_others_stay_in() {
    let (spec, mut line) = game("period5");
    let before = ["b3-b4", "b1-c1", "c4-d4", "d3-d2", "d4-c4", "c3-b3"];
    // The first time round the cube has come from elsewhere.
    let circle = ["b3-e3", "e3-a3", "a3-d3", "d3-b3"];
    for mv in before.iter().chain(&circle).chain(&circle) {
        line.play(mv).unwrap();
    }
    assert_eq!(line.occurrences(), 2);
    let limits = Some(Limits::nodes(100_000));
    let leads_on = |level: Level| {
        let mut engine = spec.game.engine(Resources::memory(8));
        let mut dice = Dice::new(1);
        let mv = level.choose(&line, &mut *engine, &mut dice, (&Unlimited, &SingleThread), limits);
        let mut after = line.clone();
        after.play(&mv.unwrap()).unwrap();
        after.occurrences() == 1
    };
    assert!(leads_on(Level::MASTER));
    assert!(!leads_on(Level::Search(6)));
}
