//! The guided first games: whatever a lesson accepts leads on, and in the end the newcomer has won.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use i18n::Language;
use ludoteca_games::{Accepts, FirstGame, SHELF};

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
