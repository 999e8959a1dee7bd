//! The shelf, specs, lines, and what the rest of the project may know of a game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use board::{Cell, Dice, End, Grid, Outcome, Player, Scene};
use ludoteca_games::{Line, MoveError, Options, SHELF, Shelf, Shelved, Spec};

fn spec_error(text: &str) -> String {
    match Spec::read(SHELF, text) {
        Err(error) => error.to_string(),
        Ok(mut spec) => spec.start(1).expect_err("the spec should be refused").to_string(),
    }
}

fn line(spec: &str, moves: &str) -> Line {
    let mut line = Line::new(Spec::read(SHELF, spec).unwrap().start(1).unwrap());
    for mv in moves.split_whitespace() {
        line.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    line
}

#[test]
fn games_stand_in_alphabetical_order() {
    let ids: Vec<_> = SHELF.iter().map(|game| game.info().id).collect();
    assert!(ids.is_sorted(), "{ids:?}");
}

#[test]
fn samples_are_games_under_way() {
    for &game in SHELF {
        let (id, line) = (game.info().id, ludoteca_games::sample(game));
        assert!(line.moves().len() >= 12, "{id}: too few to see what it is about");
        assert_eq!(line.moves().join(" "), game.info().sample, "{id}: in canonical spelling");
        assert!(line.verdict().is_none(), "{id}: over");
    }
}

#[test]
fn wrong_specs_say_what_is_allowed() {
    let ids: Vec<_> = SHELF.iter().map(|game| game.info().id).collect();
    for name in ["chess", "", "Talpa"] {
        let error = format!("character 1: there is no game '{name}'; the games are ");
        assert_eq!(spec_error(name), error + &ids.join(", "));
    }
    for (spec, error) in [
        ("talpa:", "character 7: there is no option ''; the keys are size, as in key=value"),
        ("talpa:size", "character 11: '' is not a value of size; allowed: 4, 6, 8, 10"),
        ("talpa:size=5", "character 12: '5' is not a value of size; allowed: 4, 6, 8, 10"),
        ("talpa:size=08", "character 12: '08' is not a value of size; allowed: 4, 6, 8, 10"),
        (
            "talpa:colour=red",
            "character 7: there is no option 'colour'; the keys are size, as in key=value",
        ),
        ("talpa:size=4,size=6", "character 14: size is given twice; each key may stand once"),
        ("nex:size=14", "character 10: '14' is not a value of size; allowed: 3 to 13"),
        ("nex:size=+5", "character 10: '+5' is not a value of size; allowed: 3 to 13"),
        ("period5:size=5", "character 9: there is no option 'size'; this game has no options"),
    ] {
        assert_eq!(spec_error(spec), error, "{spec}");
    }
}

#[test]
fn options_that_go_with_another_value_are_refused_where_they_stand() {
    for key in ["seed", "walls", "bonuses", "jokers"] {
        let error = spec_error(&format!("mapello:layout=open,{key}=1"));
        assert!(error.starts_with("character 21: "), "{error}");
        assert!(error.contains("layout=random"), "{error}");
    }
}

#[test]
fn what_is_left_to_chance_is_written_down() {
    let mut spec = Spec::read(SHELF, "mapello:layout=random").unwrap();
    let start = spec.start(42).unwrap().to_string();
    assert_eq!(spec.to_string(), "mapello:layout=random,seed=42");
    let mut again = Spec::read(SHELF, &spec.to_string()).unwrap();
    assert_eq!(again.start(1).unwrap().to_string(), start);
}

#[test]
fn a_position_for_the_third_time_is_a_draw() {
    let round = "b3-a3 d3-e3 a3-b3 e3-d3";
    let mut line = line("period5", &format!("{round} {round}"));
    let verdict = line.verdict().expect("the start has occurred three times");
    assert_eq!(verdict.outcome, Outcome::Draw);
    assert_eq!(verdict.reason, "the position has occurred 3 times");
    assert_eq!(line.count_moves(), 0);
    assert_eq!(line.scene().status, "drawn: the position has occurred 3 times");
    assert_eq!(line.play("b3-a3"), Err(MoveError::Over(verdict.reason)));
}

#[test]
fn a_position_for_the_second_time_is_not() {
    let line = line("period5", "b3-a3 d3-e3 a3-b3 e3-d3 b3-a3 d3-e3 a3-b3");
    assert_eq!(line.verdict(), None);
}

#[test]
fn the_last_move_is_marked() {
    let scene = line("talpa:size=4", "b2xc2").scene();
    let marked: Vec<_> = Cell::all(4, 4)
        .filter_map(|cell| Some((cell.to_string(), scene.tile(cell).marks.last?)))
        .collect();
    assert_eq!(marked, [("b2".to_owned(), End::From), ("c2".to_owned(), End::To)]);
}

/// The cells of a line's picture that decided the game, and the picture.
fn deciding(line: &Line) -> (Vec<Cell>, Scene) {
    let scene = line.scene();
    let decides = |cell: &Cell| scene.tile(*cell).marks.deciding;
    (Cell::all(scene.columns, scene.rows).filter(decides).collect(), scene)
}

#[test]
fn what_decided_a_game_is_marked() {
    for (spec, wanted) in
        [("mapello", 0), ("mitsudomoe", 5), ("nex:size=5", 50), ("period5", 50), ("talpa", 40)]
    {
        let mut shown = 0;
        for seed in 0..50 {
            let mut line = line(spec, "");
            let mut dice = Dice::new(seed);
            while let (None, Some(mv)) = (line.verdict(), line.position().random_move(&mut dice)) {
                assert!(deciding(&line).0.is_empty(), "{}", line.position());
                line.play(&mv).unwrap();
            }
            let (cells, scene) = deciding(&line);
            if cells.is_empty() {
                continue;
            }
            shown += 1;
            match line.verdict().map(|verdict| verdict.outcome) {
                Some(Outcome::Win(winner)) if scene.edges.is_some() => {
                    joins_edges(&line, winner, &cells, &scene);
                }
                Some(Outcome::Win(_)) => stand_apart(&cells, &scene),
                other => panic!("{other:?}"),
            }
        }
        assert!(shown >= wanted, "{spec}: {shown}");
    }
}

/// A way from one edge of the winner to the other, over the winner's stones or over empty cells,
/// that misses nothing and has nothing to spare.
fn joins_edges(line: &Line, winner: Player, cells: &[Cell], scene: &Scene) {
    let edges = scene.edges.unwrap();
    let letter = line.position().side(winner).letter;
    let stacks: BTreeSet<_> = cells
        .iter()
        .map(|&cell| scene.tile(cell).stack.first().map(|piece| piece.letter))
        .collect();
    let piece = (scene.grid == Grid::Rhombus).then_some(letter);
    assert_eq!(stacks, BTreeSet::from([piece]), "{}", line.position());
    let along =
        |cell: &Cell| if edges.left_right.letter == letter { cell.column } else { cell.row };
    let ends = |place: u8| cells.iter().filter(|cell| along(cell) == place).count();
    assert!(ends(0) > 0 && ends(scene.columns - 1) > 0, "{}", line.position());
    let are_next = |one: &Cell, other: &Cell| {
        let step = |a: u8, b: u8| i16::from(a) - i16::from(b);
        match (step(one.column, other.column), step(one.row, other.row)) {
            (0, 1 | -1) | (1 | -1, 0) => true,
            (1, -1) | (-1, 1) => scene.grid == Grid::Rhombus,
            _ => false,
        }
    };
    let mut lonely = 0;
    for cell in cells {
        let near = cells.iter().filter(|other| are_next(cell, other)).count();
        assert!(near == 1 || near == 2, "{cell} in {}", line.position());
        lonely += usize::from(near == 1);
    }
    assert_eq!(lonely, 2, "a way has two ends: {}", line.position());
}

/// Five pieces in five columns and on five colours, or three cells of a home.
fn stand_apart(cells: &[Cell], scene: &Scene) {
    let grounds: HashSet<_> = cells.iter().map(|&cell| scene.tile(cell).ground).collect();
    let columns: BTreeSet<_> = cells.iter().map(|cell| cell.column).collect();
    let counts = (cells.len(), grounds.len());
    assert!(counts == (5, 5) && columns.len() == 5 || counts == (3, 1), "{cells:?}");
}

#[test]
fn after_a_swap_the_players_have_changed_sides() {
    let before = line("nex:size=3", "a1+b2");
    let after = line("nex:size=3", "a1+b2 swap");
    let (one, two) = (before.position(), after.position());
    assert_ne!(one.turn(), two.turn());
    assert_eq!(one.side(one.turn()).letter, 'b');
    assert_eq!(two.side(two.turn()).letter, 'b');
}

/// A sixth game plays through the erased layer with one line on a shelf.
#[test]
fn a_sixth_game_needs_one_line() {
    static SIX: &Shelf = &[&Shelved::<noughts::Noughts>::NEW];
    let mut dice = Dice::new(6);
    for _ in 0..200 {
        let mut line = Line::new(Spec::read(SIX, "noughts").unwrap().start(1).unwrap());
        while line.verdict().is_none() {
            let mv = line.position().choose("random", &mut dice).unwrap();
            line.play(&mv).unwrap();
        }
        assert!((5..=9).contains(&line.moves().len()));
    }
    assert_eq!(SIX[0].position(".../.../... x").unwrap().perft(9), 127_872);
}

/// Faces and foundations know no game: none of them writes a game's name.
#[test]
fn only_a_games_own_folder_names_it() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut read = 0;
    for room in fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path()) {
        // The naive rules are the second implementation of these very games.
        if room.ends_with("naive") {
            continue;
        }
        for file in sources(&room.join("src")) {
            if SHELF.iter().any(|game| file.starts_with(room.join("src").join(game.info().id))) {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            for game in SHELF {
                let (id, name) = (game.info().id, game.info().name);
                // The first page of a room's documentation may show an example.
                let lines = text.lines().enumerate();
                for (i, line) in lines.filter(|(_, line)| !line.starts_with("//!")) {
                    let is_shelf = file.ends_with("games/src/lib.rs")
                        && (line == format!("pub mod {id};")
                            || line.trim().starts_with(&format!("&Shelved::<{id}::")));
                    let mut words = line.split(|c: char| !c.is_ascii_alphanumeric());
                    let named = words.any(|word| word.eq_ignore_ascii_case(id));
                    let named = named || name.contains(' ') && line.contains(name);
                    assert!(!named || is_shelf, "{}:{}: {line}", file.display(), i + 1);
                }
            }
            read += 1;
        }
    }
    assert!(read > 30, "only {read} files were read");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.ends_with("tests") {
            // Tests may name what they look at.
        } else if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// What a face does: a start, changed through the erased door, and read again.
#[test]
fn drafts_go_through_the_erased_door() {
    for game in SHELF {
        let options = Options::new(game.info().options);
        let start = game.start(&options).unwrap();
        let mut draft = game.draft(&options).unwrap();
        assert_eq!(draft.info().id, game.info().id);
        assert_eq!(draft.finish().unwrap().to_string(), start.to_string());
        assert_eq!(draft.scene(), start.scene());
        let kept = draft.boxed();
        draft.clear();
        let bare = draft.scene();
        assert!(bare.pieces().is_empty() && bare.title == game.info().name);
        if let Err(flaw) = draft.finish() {
            assert_eq!(bare.status, flaw);
        }
        assert_eq!(kept.finish().unwrap().to_string(), start.to_string());
        assert_eq!(game.board().is_some(), game.info().options.iter().any(|o| o.by_hand.is_some()));
    }
}
