//! Laws that hold in every game, one named test per law and game.
//!
//! Each law walks random games from every position of `tests/perft`, so that it sees starts,
//! middles and ends of every option.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::str::FromStr;

use board::{Dice, Draft, Ground, Position, Purpose, Show, Spot, Symmetric, Thing, Tool};
use i18n::{Language, Phrase};
use ludoteca_games::{Game, Line, SHELF, Shelved};
use support::{for_every_game, for_every_game_and_noughts, positions};

/// Positions along random games from every case.
fn walks<G: Game>(games: u32) -> Vec<G::Position> {
    let mut seen = Vec::new();
    let mut dice = Dice::new(11);
    for start in positions::<G>() {
        for _ in 0..games {
            let mut position = start.clone();
            for _ in 0..80 {
                seen.push(position.clone());
                let Some(mv) = position.random_move(&mut dice) else { break };
                position.play_unchecked(mv);
            }
        }
    }
    seen
}

fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn position_text_round_trips<G: Game>() {
    for position in walks::<G>(8) {
        let text = position.to_string();
        let again: G::Position = read(&text);
        assert_eq!(again, position, "{text}");
        assert_eq!(again.to_string(), text);
        assert_eq!(again.turn(), position.turn(), "{text}");
        assert_eq!(again.outcome(), position.outcome(), "{text}");
        assert_eq!(again.key(), position.key(), "{text}");
    }
}

fn move_text_round_trips<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(5) {
        for mv in position.moves() {
            let text = mv.to_string();
            let lower = text.to_ascii_lowercase();
            assert_eq!(text, lower, "moves are written in lower case");
            for spelling in [&text, &text.to_ascii_uppercase()] {
                assert_eq!(read::<<G::Position as Position>::Move>(spelling), mv, "{spelling}");
            }
        }
    }
}

fn moves_exist_exactly_while_the_game_goes_on<G: Game>() {
    for position in walks::<G>(8) {
        let any = position.each_move(|_| ControlFlow::Break(())).is_break();
        assert_eq!(any, position.outcome().is_none(), "{position}");
        let drawn = position.random_move(&mut Dice::new(1));
        assert_eq!(drawn.is_some(), any, "{position}");
    }
}

fn moves_are_distinct_and_counted<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(3) {
        let moves = position.moves();
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        let values: HashSet<_> = moves.iter().collect();
        let texts: HashSet<_> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(values.len(), moves.len(), "{position}");
        assert_eq!(texts.len(), moves.len(), "{position}");
        assert_eq!(moves, position.moves(), "the order is fixed");
    }
}

fn legality_is_membership<G: Game>() {
    let walk = walks::<G>(1);
    // Moves of one position, asked of another: most are illegal there.
    for pair in walk.windows(2).step_by(4) {
        let legal: HashSet<_> = pair[1].moves().into_iter().collect();
        let stride = 1 + pair[0].moves().len() / 50;
        for mv in pair[0].moves().into_iter().step_by(stride) {
            assert_eq!(pair[1].is_legal(mv), legal.contains(&mv), "{mv} in {}", pair[1]);
            if !legal.contains(&mv) && pair[1].outcome().is_none() {
                assert!(pair[1].why_illegal(mv).to_string().len() > 10, "{mv} in {}", pair[1]);
            }
        }
        let stride = 1 + legal.len() / 50;
        let mut legal: Vec<_> = legal.into_iter().collect();
        legal.sort_unstable();
        for mv in legal.into_iter().step_by(stride) {
            assert!(pair[1].is_legal(mv), "{mv} in {}", pair[1]);
        }
    }
}

fn random_moves_are_legal<G: Game>() {
    let mut dice = Dice::new(5);
    for position in walks::<G>(1).into_iter().step_by(3) {
        let legal: HashSet<_> = position.moves().into_iter().collect();
        for _ in 0..20 {
            if let Some(mv) = position.random_move(&mut dice) {
                assert!(legal.contains(&mv), "{mv} in {position}");
            }
        }
    }
}

fn different_positions_have_different_keys<G: Game>() {
    let mut texts = HashMap::new();
    for position in walks::<G>(8) {
        let text = position.to_string();
        let known = texts.entry(position.key()).or_insert_with(|| text.clone());
        assert_eq!(*known, text);
    }
}

fn no_gesture_begins_another<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(9) {
        let mut gestures: Vec<(Vec<Spot>, _)> = Vec::new();
        for mv in position.moves() {
            let spellings = position.gestures(mv);
            assert!(!spellings.is_empty(), "{mv} in {position}");
            gestures.extend(spellings.into_iter().map(|gesture| (gesture, mv)));
        }
        // In sorted order a prefix stands right before some gesture that it begins.
        gestures.sort_unstable();
        for pair in gestures.windows(2) {
            let ((before, one), (after, other)) = (&pair[0], &pair[1]);
            assert!(!after.starts_with(before), "{one} and {other} in {position}");
        }
    }
}

/// Where a move takes several touches, it is said what each of them is for.
fn every_touch_but_the_first_is_asked_for<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(19) {
        assert_eq!(position.prompt(&[]), None);
        let stride = 1 + position.moves().len() / 40;
        for mv in position.moves().into_iter().step_by(stride) {
            for gesture in position.gestures(mv) {
                for touched in 1..gesture.len() {
                    let prompt = position.prompt(&gesture[..touched]);
                    let prompt = prompt.unwrap_or_else(|| panic!("{gesture:?} in {position}"));
                    assert_said(&prompt);
                }
            }
        }
    }
}

/// As much of a turn as was touched is shown, nothing else, and nobody else's turn has come.
fn an_unfinished_turn_changes_only_what_was_touched<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(19) {
        assert_eq!(position.so_far(&[]), position);
        let before = position.scene();
        let stride = 1 + position.moves().len() / 40;
        for mv in position.moves().into_iter().step_by(stride) {
            for gesture in position.gestures(mv) {
                for touched in (1..gesture.len()).map(|count| &gesture[..count]) {
                    let so_far = position.so_far(touched);
                    assert_eq!(so_far.turn(), position.turn(), "{touched:?} in {position}");
                    let scene = so_far.scene();
                    for (index, tile) in scene.tiles.iter().enumerate() {
                        let cell = scene.cell(index).map(Spot::Cell);
                        let is_touched = cell.is_some_and(|cell| touched.contains(&cell));
                        assert!(
                            is_touched || *tile == before.tiles[index],
                            "{touched:?} changes tile {index} of {position}"
                        );
                    }
                }
            }
        }
    }
}

fn symmetries_commute_with_moves<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(7) {
        let symmetries = position.symmetries();
        assert_eq!(symmetries.first(), Some(&board::Symmetry::IDENTITY));
        for symmetry in symmetries {
            let image = position.image(symmetry);
            let exchanged = |outcome: board::Outcome| {
                if symmetry.exchange { outcome.exchanged() } else { outcome }
            };
            assert_eq!(image.outcome(), position.outcome().map(exchanged), "{position}");
            assert_eq!(image.turn() != position.turn(), symmetry.exchange, "{position}");
            assert_eq!(read::<G::Position>(&image.to_string()), image);
            assert_eq!(image.count_moves(), position.count_moves(), "{position} {symmetry:?}");
            let stride = 1 + position.moves().len() / 60;
            for mv in position.moves().into_iter().step_by(stride) {
                let turned = position.image_of_move(mv, symmetry);
                assert!(image.is_legal(turned), "{mv} as {turned} in {image}");
                let after = position.after(mv);
                // A symmetry that the start has may be lost or gained; what both have must agree.
                if after.symmetries().contains(&symmetry) {
                    assert_eq!(after.image(symmetry), image.after(turned), "{mv} in {position}");
                }
            }
        }
    }
}

fn scenes_are_whole<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(3) {
        let scene = position.scene();
        assert_eq!(scene.tiles.len(), scene.width() * scene.height());
        for (index, tile) in scene.tiles.iter().enumerate() {
            for piece in &tile.stack {
                assert!(piece.letter.is_ascii_graphic() && !piece.name.to_string().is_empty());
            }
            if let Some(cell) = scene.cell(index) {
                assert_eq!(scene.tile(cell), tile);
                assert!(scene.describe(cell, Language::English).starts_with(&format!("{cell}, ")));
            }
        }
        // Two pieces never share a letter, a glyph, or both form and ink.
        let pieces = scene.pieces();
        for (i, one) in pieces.iter().enumerate() {
            for other in &pieces[..i] {
                assert_ne!(one.letter, other.letter);
                assert_ne!(one.glyph, other.glyph);
                assert_ne!((one.form, one.ink), (other.form, other.ink));
            }
        }
    }
}

fn choosers_choose_legal_moves<G: Game>() {
    let mut dice = Dice::new(2);
    for position in walks::<G>(1).into_iter().step_by(17) {
        for simple_player in G::SIMPLE_PLAYERS {
            match (simple_player.choose)(&position, &mut dice) {
                Some(mv) => {
                    assert!(position.is_legal(mv), "{}: {mv} in {position}", simple_player.name);
                }
                None => assert!(position.outcome().is_some(), "{}: {position}", simple_player.name),
            }
        }
    }
}

fn a_line_replays_to_the_same_place<G: Game>() {
    let game: &dyn ludoteca_games::AnyGame = &Shelved::<G>::NEW;
    let mut dice = Dice::new(21);
    let mut ended = 0;
    for start in walks::<G>(1).into_iter().step_by(40) {
        let mut line = Line::new(game.position(&start.to_string()).unwrap());
        while line.verdict().is_none() && line.moves().len() < 1_000 {
            let typed: G::Position = read(&line.position().to_string());
            let mv = typed.random_move(&mut dice).expect("the game goes on");
            line.play(&mv.to_string().to_ascii_uppercase()).unwrap();
            assert_eq!(line.position().to_string(), typed.after(mv).to_string());
        }
        let mut again = Line::new(line.start().boxed());
        for mv in line.moves() {
            again.play(mv).unwrap();
        }
        assert_eq!(again.position().to_string(), line.position().to_string());
        assert_eq!(again.verdict(), line.verdict());
        assert_eq!(again.scene(), line.scene());
        if let Some(verdict) = line.verdict() {
            ended += 1;
            assert!(verdict.reason.to_string().len() > 10, "{verdict:?}");
            assert_eq!(line.count_moves(), 0);
            assert!(matches!(line.play("a1"), Err(ludoteca_games::MoveError::Over(_))));
        }
    }
    assert!(ended > 0, "some game should end");
}

fn drafts_finish_as_they_began<G: Game>() {
    for position in walks::<G>(4) {
        assert_eq!(Draft::new(&position).finish(), Ok(position.clone()), "{position}");
    }
}

/// Every position can be put together from nothing with what the tools and the fields offer, where
/// a game has an editor at all.
fn every_position_can_be_put_together<G: Game>() {
    for position in walks::<G>(1).into_iter().step_by(5) {
        let wanted = Draft::new(&position);
        if wanted.tools() == [Tool::ERASER] && wanted.fields().is_empty() {
            return;
        }
        let mut draft = wanted.clone();
        draft.clear();
        for (index, tile) in wanted.picture().tiles.iter().enumerate() {
            let wall = (tile.ground == Ground::Wall && position.scene().cell(index).is_some())
                .then_some(Thing::Wall);
            let pieces = tile.stack.iter().map(|&piece| Thing::Piece(piece));
            for thing in wall.into_iter().chain(pieces) {
                let tools = draft.tools();
                let tool = tools.iter().position(|tool| tool.thing == thing).expect("a tool");
                draft.place(tool, index).unwrap_or_else(|why| panic!("{why} in {position}"));
            }
        }
        for (field, setting) in wanted.fields().into_iter().enumerate() {
            let text = &setting.values[setting.chosen].text;
            let place = draft.fields()[field].values.iter().position(|value| value.text == *text);
            draft.choose(field, place.expect("the value can be chosen")).unwrap();
        }
        assert_eq!(draft.finish(), Ok(position.clone()), "{position}");
    }
}

/// Whatever is tried, a draft refuses in words or stays within its limits.
fn hostile_drafts_are_refused_in_words<G: Game>() {
    let mut dice = Dice::new(31);
    let mut finished = 0;
    let mut flaws = 0;
    for start in walks::<G>(1).into_iter().step_by(30) {
        let mut draft = Draft::new(&start);
        let most: Vec<_> = draft.tools().iter().map(|tool| tool.left).collect();
        for _ in 0..150 {
            let tiles = draft.picture().tiles.len() as u32;
            let refused = match dice.below(8) {
                0 => draft.choose(dice.below(6) as usize, dice.below(30) as usize).err(),
                1 if dice.below(20) == 0 => {
                    draft.clear();
                    None
                }
                _ => {
                    let (tool, tile) = (dice.below(8) as usize, dice.below(tiles + 2) as usize);
                    let why_not = draft.why_not(tool, tile);
                    let refused = draft.place(tool, tile).err();
                    assert_eq!(refused, why_not);
                    refused
                }
            };
            if let Some(refused) = refused {
                assert_said(&refused);
            }
            let tools = draft.tools();
            assert_eq!(
                tools.iter().map(|tool| tool.left.is_some()).collect::<Vec<_>>(),
                most.iter().map(Option::is_some).collect::<Vec<_>>()
            );
            for field in draft.fields() {
                assert!(field.chosen < field.values.len());
            }
            match draft.finish() {
                Ok(position) => {
                    finished += 1;
                    assert_eq!(read::<G::Position>(&position.to_string()), position);
                    // What stands there is the same; what the rules say of it comes later.
                    let mut scene = position.scene();
                    for (tile, drafted) in scene.tiles.iter_mut().zip(&draft.picture().tiles) {
                        tile.marks = drafted.marks;
                    }
                    assert_eq!(scene.tiles, draft.picture().tiles, "{position}");
                    assert_eq!(position.scene().edges, draft.picture().edges, "{position}");
                }
                Err(flaw) => {
                    flaws += 1;
                    assert_said(&flaw);
                }
            }
        }
        assert!(draft.place(usize::MAX, 0).is_err() && draft.place(0, usize::MAX).is_err());
        assert!(draft.choose(usize::MAX, 0).is_err() && draft.choose(0, usize::MAX).is_err());
    }
    assert!(finished > 0 && finished + flaws > 100, "{finished} finished, {flaws} flawed");
}

fn assert_said(phrase: &Phrase) {
    for language in Language::ALL {
        assert!(phrase.say(language).len() > 10, "{phrase}");
    }
}

/// Boards for new games keep the players' pieces and begin as a game does.
fn furnished_boards_begin_a_game<G: Game>() {
    let Some(board) = Draft::<G::Position>::board() else { return };
    assert_eq!(board.purpose(), Purpose::Board);
    let bare = board.finish().expect("the bare board is one");
    let mut dice = Dice::new(8);
    for _ in 0..50 {
        let mut draft = board.clone();
        for _ in 0..200 {
            let tiles = draft.picture().tiles.len() as u32;
            let tool = dice.below(draft.tools().len() as u32) as usize;
            let _ = draft.place(tool, dice.below(tiles) as usize);
        }
        let position = draft.finish().expect("a furnished board is always one");
        assert_eq!(position.turn(), bare.turn());
        assert_eq!(position.scores(), bare.scores());
        assert!(draft.fields().iter().all(|field| !field.is_open()));
        draft.clear();
        assert_eq!(draft.finish(), Ok(bare.clone()));
    }
}

/// A game that the list forgets would be a game that nobody tests.
#[test]
fn the_list_of_the_tests_is_the_shelf() {
    macro_rules! ids {
        ($($id:ident: $game:ty, $small:expr;)*) => { [$(stringify!($id)),*] };
    }
    let shelf: Vec<_> = SHELF.iter().map(|game| game.info().id).collect();
    assert_eq!(shelf, for_every_game!(ids), "tests/support/every_game.rs has every game");
}

macro_rules! laws {
    ($($module:ident: $game:ty, $small:expr;)*) => { $(
        mod $module {
            laws!(@ $game:
                position_text_round_trips move_text_round_trips
                moves_exist_exactly_while_the_game_goes_on moves_are_distinct_and_counted
                legality_is_membership random_moves_are_legal
                different_positions_have_different_keys no_gesture_begins_another
                symmetries_commute_with_moves scenes_are_whole every_touch_but_the_first_is_asked_for
                an_unfinished_turn_changes_only_what_was_touched choosers_choose_legal_moves
                a_line_replays_to_the_same_place drafts_finish_as_they_began
                every_position_can_be_put_together hostile_drafts_are_refused_in_words
                furnished_boards_begin_a_game
            );
        }
    )* };
    (@ $game:ty: $($law:ident)*) => { $(
        #[test]
        fn $law() {
            super::$law::<$game>();
        }
    )* };
}

for_every_game_and_noughts!(laws);
