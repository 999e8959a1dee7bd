//! Studies: whatever is tried, the game stays, every line can be played, and a record brings it
//! all back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use board::{Cell, Dice, Player, Spot};
use engine::Score;
use games::{Line, SHELF, Shelf, Shelved, Spec};
use games::{MoveError, TouchError};
use ludoteca_study::review::{Finding, Grade};
use ludoteca_study::{Node, Study};
use record::Record;
use record::{Reason, read};

static NOUGHTS: &Shelf = &[&Shelved::<noughts::Noughts>::NEW];

fn noughts(moves: &str) -> Record {
    read(NOUGHTS, &format!("[Game \"noughts\"]\n{moves}")).unwrap().remove(0)
}

/// A game of random moves, not too long.
fn random_game(spec: &mut Spec, dice: &mut Dice) -> Line {
    let mut line = Line::new(spec.start(u64::from(dice.below(100))).unwrap());
    for _ in 0..dice.below(14) {
        let mv = line.position().random_move(dice);
        let Some(mv) = mv.filter(|_| line.verdict().is_none()) else { break };
        line.play(&mv).unwrap();
    }
    line
}

/// Every line of a study, one a row, in the order of the tree.
fn lines(study: &Study) -> String {
    let mut text = String::new();
    let mut open = vec![study.tree().start()];
    while let Some(node) = open.pop() {
        let path: Vec<_> = study.tree().path(node).iter().map(|&at| study.tree().mv(at)).collect();
        text = text + &path.join(" ") + "\n";
        open.extend(study.tree().children(node).iter().rev());
    }
    text
}

/// Does something that a person might do.
fn fiddle(study: &mut Study, dice: &mut Dice) {
    match dice.below(12) {
        0..=3 => {
            let mv = study.line().position().random_move(dice);
            if let Some(mv) = mv.filter(|_| study.line().verdict().is_none()) {
                study.play(&mv).unwrap();
            }
        }
        4 | 5 => drop(study.back()),
        6 => drop(study.forward()),
        7 => drop(study.to_start()),
        8 => drop(study.to_end()),
        9 => drop(study.aside(if dice.below(2) == 0 { -1 } else { 1 })),
        10 => drop(study.promote()),
        _ => drop(study.delete()),
    }
}

fn check(study: &Study, game: &[Node]) {
    let tree = study.tree();
    assert!(game.iter().all(|&node| tree.has(node) && tree.is_game(node)));
    let line = study.line_to(study.here());
    assert_eq!(line.position().to_string(), study.line().position().to_string());
    assert_eq!(line.moves(), study.line().moves());
    assert_eq!(study.lit().is_empty(), line.verdict().is_some());
    let here = tree.children(study.here());
    assert!(here.iter().all(|&node| tree.parent(node) == Some(study.here())));
    let mut moves: Vec<_> = here.iter().map(|&node| tree.mv(node)).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), here.len(), "no move is there twice");
    assert_eq!(study.main()[0], tree.start());
    assert!(study.main().iter().all(|&node| tree.is_main(node)));
}

#[test]
fn whatever_is_done_the_game_stays_and_a_record_brings_everything_back() {
    for game in SHELF {
        let mut dice = Dice::new(17);
        for _ in 0..6 {
            let mut spec = Spec::read(SHELF, game.info().id).unwrap();
            let line = random_game(&mut spec, &mut dice);
            let mut study = Study::new(spec, &line);
            let game = study.main();
            assert_eq!(study.line_to(*game.last().unwrap()).moves(), line.moves());
            for _ in 0..30 {
                fiddle(&mut study, &mut dice);
                check(&study, &game);
            }
            let text = study.record().to_string();
            let record = read(SHELF, &text).unwrap().remove(0);
            let again = Study::of(&record);
            assert_eq!(lines(&again), lines(&study), "{text}");
            assert_eq!(again.record().to_string(), text);
        }
    }
}

#[test]
fn a_study_is_resumed_as_it_was() {
    for game in SHELF {
        let mut dice = Dice::new(18);
        for _ in 0..6 {
            let mut spec = Spec::read(SHELF, game.info().id).unwrap();
            let line = random_game(&mut spec, &mut dice);
            let mut study = Study::new(spec, &line);
            for _ in 0..60 {
                fiddle(&mut study, &mut dice);
            }
            let game = read(SHELF, &study.game().to_string()).unwrap().remove(0);
            let again = Study::resume(&game, &study.tried()).unwrap();
            assert_eq!(lines(&again), lines(&study));
            assert_eq!(again.game(), study.game());
            assert_eq!(again.game().line().moves(), line.moves());
        }
    }
}

/// What is left of a comment may look like a variation that nobody meant.
#[test]
fn a_study_is_resumed_without_reading_its_comments_again() {
    let study = Study::of(&noughts("1. b2 {(zz ((a1) c1)} *"));
    assert_eq!(study.tried(), [(0, vec!["b2".to_owned()]), (0, vec!["a1".to_owned()])]);
    let again = Study::resume(&study.game(), &study.tried()).unwrap();
    assert_eq!(again.tried(), study.tried());
    assert_eq!(again.game(), study.game());
}

#[test]
fn a_study_is_resumed_with_more_than_comments_hold() {
    let mut study = Study::of(&noughts("1. b2 {the middle} *"));
    let mut dice = Dice::new(3);
    for _ in 0..200 {
        study.to_start();
        while let Some(mv) = study
            .line()
            .position()
            .random_move(&mut dice)
            .filter(|_| study.line().verdict().is_none())
        {
            study.play(&mv).unwrap();
        }
    }
    assert_ne!(lines(&Study::of(&study.record())), lines(&study), "it fits into comments");
    let mut again = Study::resume(&study.game(), &study.tried()).unwrap();
    assert_eq!(lines(&again), lines(&study));
    assert_eq!(again.tree().comment(again.main()[1]).as_str(), "the middle");
    // What was tried can still be deleted, the game can't.
    again.to_end();
    assert!(again.delete());
    again.to_start();
    again.forward();
    assert!(!again.delete());
    assert!(Study::resume(&study.game(), &[(7, Vec::new())]).is_none());
    assert!(Study::resume(&study.game(), &[(0, vec!["z9".into()])]).is_none());
}

#[test]
fn another_move_starts_a_variation_and_the_same_one_enters_it() {
    let mut study = Study::of(&noughts("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0"));
    let game = lines(&study);
    study.forward();
    study.play("c3").unwrap();
    let variation = study.here();
    assert!(!study.tree().is_main(variation) && !study.tree().is_game(variation));
    assert_eq!((study.tree().number(variation), study.tree().mv(variation)), ("1...", "c3"));
    study.back();
    study.play("c3").unwrap();
    assert_eq!(study.here(), variation);
    study.aside(-1);
    assert_eq!(study.tree().mv(study.here()), "b1");
    assert!(!study.aside(-1) && !study.promote() && !study.delete());
    study.to_end();
    assert_eq!(study.tree().mv(study.here()), "a3");
    study.go(variation);
    assert!(study.promote());
    assert!(study.tree().is_main(variation));
    assert_eq!(study.main().len(), 3);
    assert!(study.delete() && !study.go(variation));
    assert_eq!(lines(&study), game);
}

#[test]
fn variations_are_written_where_they_leave_and_read_from_there() {
    let mut study = Study::of(&noughts("1. b2 {the middle} b1 2. a1 *"));
    study.play("a1").unwrap();
    study.play("b2").unwrap();
    study.back();
    study.play("c3").unwrap();
    study.back();
    study.back();
    study.forward();
    study.play("a3").unwrap();
    let text = study.record().moves(3);
    assert_eq!(text, "1. b2 {the middle (1. a1 b2 (1... c3))} b1 {(1... a3)} 2. a1\n");
    let said = Study::of(&noughts("1. b2 {see (1. a1 b2) and (1. z9) and (oh)} *"));
    let node = said.main()[1];
    assert_eq!(said.tree().comment(node).as_str(), "see and (1. z9) and (oh)");
    assert_eq!(said.tree().children(said.tree().start()).len(), 2);
}

#[test]
fn what_the_players_agreed_is_kept_and_what_follows_is_said_in_passing() {
    let text = "[First \"Ann\"]\n[Result \"1-0\"]\n[Reason \"resignation\"]\n1. b2 b1 {[%clk 0:00:09]} 1-0";
    let record = noughts(text);
    let mut study = Study::of(&record);
    assert_eq!(study.record(), record);
    assert_eq!(study.ending(), None);
    study.to_end();
    assert_eq!(study.ending().unwrap(), "Crosses won by resignation.");
    study.play("a1").unwrap();
    assert_eq!(study.ending(), None, "what is tried goes on");
    let written = study.record();
    assert_eq!((written.turns().len(), written.reason()), (2, Some(Reason::Resignation)));
    assert_eq!(written.turns()[1].comment.as_str(), "(2. a1)");
    assert_eq!(written.turns()[1].clock, record.turns()[1].clock);
    assert_eq!(written.details, record.details);
    assert_eq!(lines(&Study::of(&written)), lines(&study));
}

#[test]
fn a_study_is_set_up_from_a_text_and_a_wrong_text_says_why() {
    for game in SHELF {
        let mut spec = Spec::read(SHELF, game.info().id).unwrap();
        let line = random_game(&mut spec, &mut Dice::new(4));
        let text = line.position().to_string();
        let study = Study::set_up(*game, &format!(" {text}\n")).unwrap();
        assert_eq!(study.line().position().to_string(), text);
        assert!(Study::set_up(*game, "nonsense").is_err());
        let link = study.link().to_string();
        let read = record::Link::read(SHELF, &link).unwrap();
        assert_eq!(read.line.start().to_string(), text);
    }
}

#[test]
fn touching_spells_moves_and_says_what_is_wrong() {
    let mut dice = Dice::new(2);
    for game in SHELF {
        let mut spec = Spec::read(SHELF, game.info().id).unwrap();
        let mut study = Study::new(spec.clone(), &Line::new(spec.start(1).unwrap()));
        for _ in 0..10 {
            let position = study.line().position();
            let Some(mv) = position.random_move(&mut dice) else { break };
            let spots = position.gestures(&mv).unwrap().remove(0);
            for (i, &spot) in spots.iter().enumerate() {
                assert!(study.lit().contains(&spot));
                assert_eq!(study.touch(spot).unwrap(), i + 1 == spots.len());
            }
            assert_eq!(study.tree().mv(study.here()), mv);
        }
        let lit = study.lit();
        if let Some(&spot) = lit.first() {
            let whole = study.touch(spot).unwrap();
            assert_eq!(study.step_back(), !whole);
        }
    }
    let mut study = Study::of(&noughts("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0"));
    study.forward();
    let taken = Spot::Cell(board::Cell::new(1, 1));
    assert!(matches!(study.touch(taken), Err(TouchError::Spot(_))));
    study.to_end();
    assert!(matches!(study.touch(taken), Err(TouchError::Move(MoveError::Over(_)))));
}

#[test]
fn a_finished_game_says_so() {
    let mut study = Study::of(&noughts("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0"));
    assert_eq!(study.ending(), None);
    study.to_end();
    assert_eq!(study.ending().unwrap(), "Crosses won: three crosses in a row.");
}

#[test]
fn an_unfinished_turn_is_seen() {
    let mut spec = Spec::read(SHELF, "nex:size=5").unwrap();
    let line = Line::new(spec.start(1).unwrap());
    let mut study = Study::new(spec, &line);
    let c3 = Cell::new(2, 2);
    assert_eq!(study.touch(Spot::Cell(c3)), Ok(false));
    assert_eq!(study.scene().tile(c3).stack.len(), 1);
    study.step_back();
    assert_eq!(study.scene().tile(c3).stack.len(), 0);
}

#[test]
fn findings_grade_moves_and_make_a_graph() {
    let mut study = Study::of(&noughts("1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0"));
    let main = study.main();
    let finding = |score, best: &str| Finding {
        score,
        is_proved: score.is_decisive(),
        best: Some(best.into()),
    };
    study.note(main[1], finding(Score::DRAW, "a1"));
    study.note(main[2], finding(Score::win_in(5), "a1"));
    assert_eq!(study.tree().judgement(main[1]), None);
    let judged = study.tree().judgement(main[2]).unwrap();
    assert_eq!(
        (judged.grade, judged.player, judged.best.as_str()),
        (Grade::Blunder, Player::Second, "a1")
    );
    let scores = study.scores();
    assert_eq!((scores[0], scores[1], scores.len()), (None, Some(Score::DRAW), 8));
    assert_eq!(scores[7], Some(Score::win_in(0)), "the end needs no engine");
    study.go(main[3]);
    study.play("a2").unwrap();
    let gone = study.here();
    study.delete();
    study.note(gone, finding(Score::DRAW, "c3"));
    assert!(!study.tree().has(gone));
}
