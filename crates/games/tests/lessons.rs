//! The guided first games: whatever a lesson accepts leads on, and in the end the newcomer has won.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use board::Spot;
use i18n::Language;
use ludoteca_games::{Accepts, AnyPosition, FirstGame, SHELF};

/// Plays every accepted move of every step that is left.
fn play_on(first: &FirstGame, seen: &mut HashSet<(usize, String)>) {
    let (position, (place, count)) = (first.line().position(), first.place());
    // Two ways to the same place go on alike.
    if !seen.insert((place, position.to_string())) {
        return;
    }
    let (lesson, turn) = (first.lesson(), position.turn());
    assert!(!first.is_done() && first.line().verdict().is_none(), "{position}");
    let accepted = lesson.accepted(position);
    assert!(!accepted.is_empty(), "nothing is right in {position}");
    if let Accepts::Moves(moves) = lesson.accepts {
        assert_eq!(accepted.len(), moves.len(), "{moves:?} in {position}");
    }
    if let Some(wrong) = position.moves().iter().find(|mv| !accepted.contains(mv)) {
        let mut tried = first.clone();
        assert_eq!(tried.play(wrong), Ok(false));
        assert!(!tried.is_done() && tried.line().position().is_same(position));
    }
    for mv in accepted {
        let mut first = first.clone();
        assert_eq!(first.play(&mv), Ok(true), "{mv}");
        assert_eq!(first.line().moves().last(), Some(&mv));
        let verdict = first.line().verdict();
        if let Some(verdict) = &verdict {
            assert_eq!(verdict.outcome.winner(), Some(turn), "{mv} loses {position}");
        }
        if first.is_over() {
            assert!(verdict.is_some(), "the last step wins: {mv} in {position}");
            return;
        }
        assert!(verdict.is_none() || lesson.reply.is_none(), "{mv} leaves nothing to answer");
        first.go_on();
        assert_eq!(first.place(), (place + 1, count));
        let goes_on = first.lesson().position.is_none();
        assert!(goes_on || lesson.reply.is_none(), "nobody would see {:?}", lesson.reply);
        assert!(!goes_on || first.line().position().turn() == turn, "step {place} is answered");
        play_on(&first, seen);
    }
}

#[test]
fn every_first_game_is_played_to_the_end() {
    for game in SHELF {
        let Some(first) = FirstGame::new(*game) else { continue };
        let (_, count) = first.place();
        assert!((5..=10).contains(&count), "{game:?} has {count} lessons");
        play_on(&first, &mut HashSet::new());
    }
}

/// Whether whoever is to move can win at once.
fn can_win(position: &dyn AnyPosition) -> bool {
    position.moves().iter().any(|mv| {
        let mut after = position.boxed();
        after.play(mv).unwrap();
        let verdict = after.verdict();
        verdict.and_then(|verdict| verdict.outcome.winner()) == Some(position.turn())
    })
}

#[test]
fn no_opponent_overlooks_a_win() {
    for game in SHELF {
        let Some(mut first) = FirstGame::new(*game) else { continue };
        while !first.is_over() {
            let mv = first.lesson().accepted(first.line().position()).swap_remove(0);
            first.play(&mv).unwrap();
            if let Some(reply) = first.lesson().reply {
                let position = first.line().position();
                assert!(!can_win(position), "{reply} where {position} is won");
            }
            first.go_on();
        }
    }
}

#[test]
fn only_what_leads_on_is_lit() {
    for game in SHELF {
        let Some(mut first) = FirstGame::new(*game) else { continue };
        while !first.is_over() {
            let place = first.place();
            first.show();
            assert!(first.shown().is_some() && first.said().is_none(), "{place:?}");
            // Whoever follows what is pointed out does what is wanted, touch by touch.
            while let Some(next) = first.next_shown() {
                assert!(first.lit().contains(&next), "{next:?} in {place:?} of {game:?}");
                first.touch(next);
            }
            assert!(first.is_done() && first.lit().is_empty() && first.touched().is_empty());
            assert_eq!(first.said(), Some(&first.lesson().right.into()));
            first.go_on();
        }
    }
}

#[test]
fn a_wrong_try_is_taken_back_and_what_cannot_be_touched_is_refused() {
    for game in SHELF {
        let Some(first) = FirstGame::new(*game) else { continue };
        let position = first.line().position();
        let right = first.lesson().accepted(position);
        let Some(wrong) = position.moves().into_iter().find(|mv| !right.contains(mv)) else {
            continue;
        };
        let mut tried = first.clone();
        for spot in position.gestures(&wrong).unwrap().swap_remove(0) {
            tried.touch(spot);
        }
        assert_eq!(tried.said(), Some(&first.lesson().hint.into()), "{wrong}");
        assert!(!tried.is_done() && tried.touched().is_empty() && tried.line().moves().is_empty());
        tried.touch(Spot::Swap);
        assert_ne!(tried.said(), Some(&first.lesson().hint.into()));
        assert!(tried.play("z99").is_err() && tried.said().is_some());
    }
}

#[test]
fn every_lesson_is_said_in_both_languages() {
    for game in SHELF {
        for lesson in game.lessons() {
            for said in [lesson.task, lesson.right, lesson.hint] {
                let [english, portuguese] = Language::ALL.map(|language| said.say(language));
                assert!(english.len() > 20 && portuguese.len() > 20, "{english} {portuguese}");
                assert_ne!(english, portuguese);
                for text in [english, portuguese] {
                    assert!(text.len() < 220, "{text} is too long");
                    assert!(text.ends_with(['.', '?', '!']), "{text} is no sentence");
                }
            }
        }
    }
}
