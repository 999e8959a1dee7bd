//! A table with every game of the shelf: by touch and by text, to the end, back, and another day.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use board::{ByPlayer, Cell, Dice, Outcome, Player, Spot};
use games::Composer;
use games::{AnyGame, Line, MoveError, SHELF, Spec, TouchError};
use i18n::Language;
use ludoteca_play::{Action, ActionError, Ending, Event, Level, Seat, Series, Table};
use record::{self, Reason};

const PEOPLE: ByPlayer<Seat> = ByPlayer([Seat::Person; 2]);
const AGAINST_COMPUTER: ByPlayer<Seat> = ByPlayer([Seat::Person, Seat::Computer(Level::Search(3))]);
const START: Duration = Duration::ZERO;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn open(spec: &str, seats: ByPlayer<Seat>, clock: Option<&str>) -> Table {
    let mut spec = Spec::read(SHELF, spec).unwrap();
    let start = spec.start(1).unwrap();
    Table::new(spec, &Line::new(start), seats, clock.map(|text| text.parse().unwrap()))
}

fn play(table: &mut Table, moves: &str) -> Vec<Event> {
    let play = |mv: &str| table.apply(Action::Play(mv.into()), START).unwrap();
    moves.split_whitespace().flat_map(play).collect()
}

/// Touches lit spots at random until the game is over or long enough.
fn touch_on(table: &mut Table, dice: &mut Dice, plies: usize) {
    while table.ending().is_none() && table.line().moves().len() < plies {
        let lit = table.lit();
        assert!(!lit.is_empty(), "nothing is lit in {}", table.line().position());
        let spot = lit[dice.below(lit.len() as u32) as usize];
        table.apply(Action::Touch(spot), START).unwrap();
    }
}

fn each_game(check: impl Fn(&'static dyn AnyGame, &mut Dice)) {
    for (number, game) in SHELF.iter().enumerate() {
        check(*game, &mut Dice::new(number as u64 + 7));
    }
}

#[test]
fn every_game_is_played_by_touch_alone() {
    each_game(|game, dice| {
        let mut table = open(game.info().id, PEOPLE, None);
        touch_on(&mut table, dice, 60);
        assert!(!table.line().moves().is_empty());
        let mut typed = Line::new(table.line().start().boxed());
        for mv in table.line().moves() {
            typed.play(mv).unwrap();
        }
        assert_eq!(typed.position().to_string(), table.line().position().to_string());
    });
}

#[test]
fn what_is_lit_is_what_spells_the_legal_moves() {
    each_game(|game, dice| {
        let mut table = open(game.info().id, PEOPLE, None);
        touch_on(&mut table, dice, 6);
        let position = table.line().position();
        let firsts = position.spellings().into_iter().flat_map(|(_, gestures)| gestures);
        let mut firsts: Vec<Spot> = firsts.map(|gesture| gesture[0]).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(Composer::new(position).lit(), firsts, "{}", game.info().id);
        // Any whole gesture gives its own move.
        let spellings = position.spellings();
        for (mv, gestures) in spellings.iter().step_by(1 + spellings.len() / 200) {
            for gesture in gestures {
                let mut composer = Composer::new(position);
                for (place, &spot) in gesture.iter().enumerate() {
                    assert_eq!(composer.mv(), None, "{mv} was whole after {place} touches");
                    assert!(composer.touch(spot));
                }
                assert_eq!(composer.mv(), Some(mv.as_str()));
                assert!(composer.lit().is_empty());
            }
        }
    });
}

#[test]
fn a_touch_can_be_taken_back() {
    let mut table = open("talpa", PEOPLE, None);
    let before = table.lit();
    let spot = before[0];
    table.apply(Action::Touch(spot), START).unwrap();
    assert_eq!(table.touched(), [spot]);
    assert_ne!(table.lit(), before);
    table.apply(Action::StepBack, START).unwrap();
    assert!(table.touched().is_empty());
    assert_eq!(table.lit(), before);
    assert!(!Composer::new(table.line().position()).step_back());
    table.apply(Action::Touch(spot), START).unwrap();
    assert_eq!(table.apply(Action::Touch(spot), START), Ok(Vec::new()));
    assert!(table.touched().is_empty(), "touched again, a spot is let go");
}

#[test]
fn another_piece_can_be_touched_instead() {
    let mut table = open("talpa", PEOPLE, None);
    let [first, second, ..] = table.lit()[..] else { panic!("several pieces can move") };
    assert_eq!(table.prompt(), None);
    table.apply(Action::Touch(first), START).unwrap();
    assert!(table.prompt().is_some(), "somebody wonders what comes next");
    // The second may be what the first takes; then it is no piece of the same side.
    let other = table.line().position().spellings().into_iter().find_map(|(_, gestures)| {
        let begin = gestures[0][0];
        (begin != first && !table.lit().contains(&begin)).then_some(begin)
    });
    let other = other.unwrap_or(second);
    table.apply(Action::Touch(other), START).unwrap();
    assert_eq!(table.touched(), [other]);
    let to = table.lit()[0];
    assert!(matches!(table.apply(Action::Touch(to), START).unwrap()[..], [Event::Played { .. }]));
}

#[test]
fn who_exchanges_sides_played_the_one_they_had() {
    let mut table = open("nex:size=3", PEOPLE, None);
    let red = table.line().position().side(Player::First);
    let blue = table.line().position().side(Player::Second);
    let mut play = |mv: &str| table.apply(Action::Play(mv.into()), START).unwrap();
    assert!(matches!(play("a1+c3")[..], [Event::Played { side, .. }] if side == red));
    assert!(matches!(play("swap")[..], [Event::Played { side, .. }] if side == blue));
    assert_eq!(table.line().position().side(Player::First), blue);
}

#[test]
fn a_pull_goes_from_spot_to_spot_and_nowhere_else() {
    let begun = |table: &Table| {
        let mv = table.line().position().random_move(&mut Dice::new(1)).unwrap();
        table.line().position().gestures(&mv).unwrap().remove(0)
    };
    let mut table = open("talpa", PEOPLE, None);
    let spots = begun(&table);
    let [from, to] = spots[..] else { panic!("a first move of two spots: {spots:?}") };
    assert_eq!(table.apply(Action::Pull(to, from), START), Ok(Vec::new()));
    assert!(table.touched().is_empty());
    let played = table.apply(Action::Pull(from, to), START).unwrap();
    assert!(matches!(played[..], [Event::Played { .. }]), "{played:?}");
    // What is held already can be pulled as well.
    let mut table = open("talpa", PEOPLE, None);
    table.apply(Action::Touch(from), START).unwrap();
    assert_eq!(table.apply(Action::Pull(from, to), START), Ok(played));
    // A hand that slips on a spot that is a move by itself has not moved.
    let mut table = open("mapello", PEOPLE, None);
    let spots = begun(&table);
    assert_eq!(table.apply(Action::Pull(spots[0], spots[0]), START), Ok(Vec::new()));
    assert!(table.line().moves().is_empty());
}

#[test]
fn a_wrong_touch_is_explained_and_loses_nothing() {
    let mut table = open("talpa", PEOPLE, None);
    let spot = table.lit()[0];
    table.apply(Action::Touch(spot), START).unwrap();
    let wrong = table.apply(Action::Touch(Spot::Pass), START).unwrap_err();
    assert_eq!(wrong, TouchError::Spot { spot: Spot::Pass, touched: vec![spot] }.into());
    assert_eq!(table.touched(), [spot]);
    let mut table = open("mapello", PEOPLE, None);
    let corner = Spot::Cell(board::Cell::new(0, 0));
    let wrong = table.apply(Action::Touch(corner), START).unwrap_err();
    let is_illegal =
        |error: &TouchError| matches!(error, TouchError::Move(MoveError::Illegal { .. }));
    assert!(matches!(&wrong, ActionError::Touch(error) if is_illegal(error)), "{wrong}");
}

#[test]
fn nobody_touches_for_the_computer() {
    let mut table = open("talpa", ByPlayer([Seat::Computer(Level::Greedy), Seat::Person]), None);
    assert_eq!(table.awaits_computer(), Some(Level::Greedy));
    assert!(table.lit().is_empty());
    let touched = table.apply(Action::Touch(Spot::Supply), START);
    assert_eq!(touched, Err(ActionError::NotYourTurn));
}

#[test]
fn a_forced_pass_is_played_and_told() {
    let mut dice = Dice::new(3);
    for _ in 0..200 {
        let mut table = open("mapello:layout=othello", PEOPLE, None);
        loop {
            let lit = table.lit();
            let Some(&spot) = lit.get(dice.below(lit.len().max(1) as u32) as usize) else { break };
            assert_ne!(lit, [Spot::Pass], "a forced pass was left to the player");
            let turn = table.turn();
            let events = table.apply(Action::Touch(spot), START).unwrap();
            let [_, Event::Played { player, is_forced: true, .. }, ..] = &events[..] else {
                continue;
            };
            assert_eq!(*player, turn.other());
            let plies = table.line().moves().len();
            let taken = table.apply(Action::TakeBack, START).unwrap();
            assert_eq!(taken, [Event::TakenBack(2)], "the pass goes with the move before it");
            assert_eq!(table.line().moves().len(), plies - 2);
            return;
        }
    }
    panic!("no game had a forced pass");
}

#[test]
fn taking_back_against_the_computer_gives_the_person_the_move() {
    let mut table = open("talpa", AGAINST_COMPUTER, None);
    assert_eq!(table.apply(Action::TakeBack, START), Err(ActionError::NothingToTakeBack));
    let start = table.line().position().to_string();
    for _ in 0..2 {
        let mv = table.line().position().moves().remove(0);
        play(&mut table, &mv);
    }
    assert_eq!(table.apply(Action::TakeBack, START), Ok(vec![Event::TakenBack(2)]));
    assert_eq!(table.line().position().to_string(), start);
    let mv = table.line().position().moves().remove(0);
    play(&mut table, &mv);
    assert_eq!(table.apply(Action::TakeBack, START), Ok(vec![Event::TakenBack(1)]));
}

#[test]
fn people_end_games_too_and_a_slip_can_be_undone() {
    let mut table = open("nex", PEOPLE, None);
    let resigned = Ending { outcome: Outcome::Win(Player::First), reason: Reason::Resignation };
    let events = table.apply(Action::Resign(Player::Second), START);
    assert_eq!(events, Ok(vec![Event::Over(resigned)]));
    let told = table.result().unwrap();
    assert_eq!(told.say(Language::English), "red (r) has won: the opponent resigned");
    assert!(told.say(Language::Portuguese).ends_with("ganhou: o adversário desistiu"));
    assert_eq!(table.apply(Action::Offer(Player::First), START), Err(ActionError::Over));
    let mut table = open("nex", PEOPLE, None);
    assert_eq!(table.apply(Action::Accept, START), Err(ActionError::NoOffer));
    table.apply(Action::Offer(Player::First), START).unwrap();
    assert_eq!(table.offer(), Some(Player::First));
    let agreed = Ending { outcome: Outcome::Draw, reason: Reason::Agreement };
    assert_eq!(table.apply(Action::Accept, START), Ok(vec![Event::Over(agreed)]));
    assert!(table.lit().is_empty());
}

#[test]
fn a_move_answers_an_offer() {
    let mut table = open("talpa", PEOPLE, None);
    table.apply(Action::Offer(Player::First), START).unwrap();
    let mv = table.line().position().moves().remove(0);
    play(&mut table, &mv);
    assert_eq!(table.offer(), Some(Player::First), "one's own move leaves the offer standing");
    let mv = table.line().position().moves().remove(0);
    assert_eq!(play(&mut table, &mv).last(), Some(&Event::Declined));
    assert_eq!(table.offer(), None);
}

#[test]
fn time_runs_out_for_whoever_thinks() {
    let mut table = open("talpa", PEOPLE, Some("60+5"));
    table.apply(Action::Resume, seconds(100)).unwrap();
    let mv = table.line().position().moves().remove(0);
    table.apply(Action::Play(mv), seconds(110)).unwrap();
    let clock = *table.clock().unwrap();
    assert_eq!(clock.left(Player::First, seconds(500)), seconds(55));
    assert_eq!(clock.deadline(), Some(seconds(170)));
    assert_eq!(table.apply(Action::Tick, seconds(169)), Ok(vec![]));
    let lost = Ending { outcome: Outcome::Win(Player::First), reason: Reason::Time };
    let mv = table.line().position().moves().remove(0);
    assert_eq!(table.apply(Action::Play(mv), seconds(171)), Ok(vec![Event::Over(lost)]));
    assert_eq!(table.line().moves().len(), 1, "a move after the time is no move");
}

#[test]
fn a_pause_costs_no_time_and_taking_back_gives_it_back() {
    let mut table = open("talpa", PEOPLE, Some("60+0"));
    table.apply(Action::Resume, START).unwrap();
    table.apply(Action::Pause, seconds(10)).unwrap();
    table.apply(Action::Resume, seconds(1_000)).unwrap();
    let mv = table.line().position().moves().remove(0);
    table.apply(Action::Play(mv), seconds(1_005)).unwrap();
    let left = |table: &Table, now| table.clock().unwrap().left(Player::First, seconds(now));
    assert_eq!(left(&table, 1_005), seconds(45));
    table.apply(Action::TakeBack, seconds(1_005)).unwrap();
    assert_eq!(left(&table, 1_005), seconds(60));
    assert_eq!(left(&table, 1_006), seconds(59));
}

#[test]
fn a_game_goes_on_another_day_as_it_was_left() {
    each_game(|game, dice| {
        let mut table = open(game.info().id, PEOPLE, Some("300+2"));
        table.apply(Action::Resume, START).unwrap();
        touch_on(&mut table, dice, 9);
        let written = table.record(seconds(3)).to_string();
        let records = record::read(SHELF, &written).unwrap();
        let mut again = Table::resume(&records[0]);
        assert_eq!(again.line().moves(), table.line().moves());
        assert_eq!(again.line().position().to_string(), table.line().position().to_string());
        assert_eq!(again.seats(), table.seats());
        assert_eq!(again.ending(), table.ending());
        assert_eq!(again.lit(), table.lit());
        for player in Player::BOTH {
            let left = |table: &Table, now| table.clock().unwrap().left(player, now);
            assert_eq!(left(&again, seconds(77)), left(&table, seconds(3)));
        }
        assert_eq!(again.record(START).to_string(), written);
        again.apply(Action::TakeBack, START).unwrap();
    });
}

#[test]
fn an_unfinished_turn_is_seen_as_far_as_it_is_done() {
    let mut table = open("mitsudomoe", PEOPLE, None);
    let before = table.scene();
    let (d1, d2) = (Cell::new(3, 0), Cell::new(3, 1));
    let mut touch = |spot| {
        table.apply(Action::Touch(spot), START).unwrap();
        table.scene()
    };
    assert_eq!(touch(Spot::Supply), before);
    let placed = touch(Spot::Cell(d2));
    assert_eq!((before.tile(d2).stack.len(), placed.tile(d2).stack.len()), (0, 1));
    assert_ne!(placed.notes, before.notes);
    assert_eq!(placed.status, before.status, "the turn is not over");
    assert_eq!(placed.tile(d2).mark, None, "nor is it the last move");
    assert_eq!(touch(Spot::Cell(d1)), placed, "a ball in the hand moves no ring");
    for _ in 0..2 {
        table.apply(Action::StepBack, START).unwrap();
    }
    assert_eq!(table.scene(), before);
}

#[test]
fn an_ended_game_is_remembered_as_ended() {
    let mut table = open("period5", AGAINST_COMPUTER, None);
    table.apply(Action::Resign(Player::First), START).unwrap();
    let written = table.record(START).to_string();
    let again = Table::resume(&record::read(SHELF, &written).unwrap()[0]);
    assert_eq!(again.ending(), table.ending());
    assert_eq!(again.seats(), AGAINST_COMPUTER);
}

#[test]
fn a_series_counts_persons_and_breaks_ties_by_points() {
    let mut spec = Spec::read(SHELF, "mapello:layout=othello").unwrap();
    let position = spec.start(1).unwrap();
    let mut after = Line::new(position.boxed());
    after.play(&position.moves()[0]).unwrap();
    // Four discs against one for whoever moved first.
    let mut series = Series::default();
    series.add(0, Outcome::Win(Player::First), after.position());
    assert_eq!((series.halves(), series.difference()), ([2, 0], Some(3)));
    series.add(1, Outcome::Win(Player::First), position.as_ref());
    assert_eq!((series.halves(), series.difference()), ([2, 2], Some(3)));
    assert_eq!(series.leader(), Some(0));
    series.add(1, Outcome::Draw, after.position());
    assert_eq!((series.halves(), series.difference()), ([3, 3], Some(0)));
    assert_eq!(series.leader(), None);
    let talpa = Spec::read(SHELF, "talpa").unwrap().start(1).unwrap();
    let mut series = Series::default();
    series.add(1, Outcome::Win(Player::Second), talpa.as_ref());
    assert_eq!((series.halves(), series.difference()), ([2, 0], None));
}
