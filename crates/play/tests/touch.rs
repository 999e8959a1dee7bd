//! Every game by touch: what is lit, what a touch makes of it, and what is seen of it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use board::{ByPlayer, Cell, Dice, Reader, Spot, Tile};
use games::{Composer, Line, MoveError, SHELF, Spec};
use ludoteca_play::session::{Effect, Message};
use ludoteca_play::{Event, Level, Seat, Session};
use support::{PEOPLE, START, each_game, happened, session, touch_on};

fn touch(session: &mut Session, spot: Spot) -> Vec<Event> {
    happened(&session.update(Message::Touch(spot), START))
}

fn refused(effects: &[Effect]) -> String {
    let [Effect::Refused(why)] = effects else { panic!("{effects:?}") };
    why.to_string()
}

#[test]
fn every_game_is_played_by_touch_alone() {
    each_game(|game, dice| {
        let mut session = session(game.info().id, PEOPLE, None);
        touch_on(&mut session, dice, 60);
        let line = session.table().line();
        assert!(!line.moves().is_empty());
        let mut typed = Line::new(line.start().boxed());
        for mv in line.moves() {
            typed.play(mv).unwrap();
        }
        assert!(typed.position().is_same(line.position()));
    });
}

#[test]
fn what_is_lit_is_what_spells_the_legal_moves() {
    each_game(|game, dice| {
        let mut session = session(game.info().id, PEOPLE, None);
        touch_on(&mut session, dice, 6);
        let position = session.table().line().position();
        let gestures = position.spellings().into_iter().flat_map(|(_, gestures)| gestures);
        // What the supply gives is understood where only it can be meant.
        let mut firsts: Vec<Spot> = gestures
            .flat_map(|gesture| {
                let understood = (gesture[0] == Spot::Supply).then(|| gesture[1]);
                [Some(gesture[0]), understood].into_iter().flatten()
            })
            .collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(Composer::new(position).lit(), firsts, "{}", game.info().id);
        // Any whole gesture gives its own move.
        let spellings = position.spellings();
        for (mv, gestures) in spellings.iter().step_by(1 + spellings.len() / 200) {
            for gesture in gestures {
                let mut composer = Composer::new(position);
                for (place, &spot) in gesture.iter().enumerate() {
                    assert!(!composer.is_whole(), "{mv} was whole after {place} touches");
                    assert!(composer.touch(spot));
                }
                assert_eq!(composer.mv(position).as_deref(), Some(mv.as_str()));
                assert!(composer.lit().is_empty());
            }
        }
    });
}

#[test]
fn a_touch_can_be_taken_back() {
    let mut session = session("talpa", PEOPLE, None);
    let before = session.lit();
    let spot = before[0];
    touch(&mut session, spot);
    assert_eq!(session.touched(), [spot]);
    assert_ne!(session.lit(), before);
    session.update(Message::StepBack, START);
    assert!(session.touched().is_empty());
    assert_eq!(session.lit(), before);
    assert!(!Composer::new(session.line().position()).step_back());
    touch(&mut session, spot);
    assert!(touch(&mut session, spot).is_empty());
    assert!(session.touched().is_empty(), "touched again, a spot is let go");
}

#[test]
fn another_piece_can_be_touched_instead() {
    let mut session = session("talpa", PEOPLE, None);
    let [first, second, ..] = session.lit()[..] else { panic!("several pieces can move") };
    assert_eq!(session.prompt(), None);
    touch(&mut session, first);
    assert!(session.prompt().is_some(), "somebody wonders what comes next");
    // The second may be what the first takes; then it is no piece of the same side.
    let other = session.line().position().spellings().into_iter().find_map(|(_, gestures)| {
        let begin = gestures[0][0];
        (begin != first && !session.lit().contains(&begin)).then_some(begin)
    });
    let other = other.unwrap_or(second);
    touch(&mut session, other);
    assert_eq!(session.touched(), [other]);
    let to = session.lit()[0];
    assert!(matches!(touch(&mut session, to)[..], [Event::Played { .. }]));
}

#[test]
fn a_move_waits_to_be_confirmed_where_that_is_wanted() {
    each_game(|game, dice| {
        let mut session = session(game.info().id, PEOPLE, None);
        session.set_confirming(true);
        let position = session.table().line().position();
        let mv = position.random_move(dice).unwrap();
        let gesture = position.gestures(&mv).unwrap().swap_remove(0);
        for &spot in &gesture {
            touch(&mut session, spot);
        }
        let is_on_board = matches!(gesture.last(), Some(Spot::Cell(_)));
        assert_eq!(session.is_whole(), is_on_board, "{mv}");
        if is_on_board {
            assert_eq!(session.table().line().moves().len(), 0);
            // Another move can be chosen instead, and the one that was chosen before again.
            session.update(Message::StepBack, START);
            assert!(!session.is_whole());
            touch(&mut session, gesture[gesture.len() - 1]);
            session.update(Message::Confirm, START);
        }
        assert_eq!(session.table().line().moves(), [mv]);
    });
}

#[test]
fn a_pull_goes_from_spot_to_spot_and_nowhere_else() {
    let begun = |session: &Session| {
        let mv = session.line().position().random_move(&mut Dice::new(1)).unwrap();
        session.line().position().gestures(&mv).unwrap().remove(0)
    };
    let pull =
        |session: &mut Session, from, to| happened(&session.update(Message::Pull(from, to), START));
    let mut talpa = session("talpa", PEOPLE, None);
    let spots = begun(&talpa);
    let [from, to] = spots[..] else { panic!("a first move of two spots: {spots:?}") };
    assert!(pull(&mut talpa, to, from).is_empty());
    assert!(talpa.touched().is_empty());
    let played = pull(&mut talpa, from, to);
    assert!(matches!(played[..], [Event::Played { .. }]), "{played:?}");
    // What is held already can be pulled as well.
    let mut talpa = session("talpa", PEOPLE, None);
    touch(&mut talpa, from);
    assert_eq!(pull(&mut talpa, from, to), played);
    // What is held and let go where it can't go is told why, and stays in the hand.
    let mut talpa = session("talpa", PEOPLE, None);
    touch(&mut talpa, from);
    let far = Spot::Cell(Cell::new(7, 7));
    assert!(!talpa.lit().contains(&far));
    assert!(!refused(&talpa.update(Message::Pull(from, far), START)).is_empty());
    assert_eq!(talpa.touched(), [from]);
    // A hand that slips on a spot that is a move by itself has not moved.
    let mut mapello = session("mapello", PEOPLE, None);
    let spots = begun(&mapello);
    assert!(pull(&mut mapello, spots[0], spots[0]).is_empty());
    assert!(mapello.table().line().moves().is_empty());
}

#[test]
fn what_a_touch_would_do_is_foreseen() {
    let mapello = session("mapello:layout=open", PEOPLE, None);
    let spot = mapello.lit()[0];
    let Spot::Cell(cell) = spot else { panic!("a disc goes on a cell: {spot}") };
    assert!(mapello.scene().tile(cell).stack.is_empty());
    assert_eq!(mapello.preview(spot).unwrap().tile(cell).stack.len(), 1);
    assert!(mapello.preview(Spot::Cell(Cell::new(0, 0))).is_none());
    // What is only taken up changes nothing yet.
    let mut talpa = session("talpa", PEOPLE, None);
    let from = talpa.sources()[0];
    assert!(talpa.preview(from).is_none());
    touch(&mut talpa, from);
    let to = talpa.lit()[0];
    assert!(talpa.preview(to).is_some());
}

#[test]
fn a_wrong_touch_is_explained_and_loses_nothing() {
    let mut talpa = session("talpa", PEOPLE, None);
    let spot = talpa.lit()[0];
    touch(&mut talpa, spot);
    let to = talpa.lit()[0];
    let said = refused(&talpa.update(Message::Touch(Spot::Pass), START));
    let wanted = format!("after {spot} no move goes on with “pass”; one goes on with {to}");
    assert_eq!(said, wanted);
    assert_eq!(talpa.touched(), [spot]);
    let mut mapello = session("mapello", PEOPLE, None);
    let corner = Spot::Cell(Cell::new(0, 0));
    let said = refused(&mapello.update(Message::Touch(corner), START));
    let Err(MoveError::Illegal { why, .. }) = mapello.line().position().boxed().play("a1") else {
        panic!("the corner is no move")
    };
    assert_eq!(said, why.to_string());
}

#[test]
fn nobody_touches_for_the_computer() {
    let seats = ByPlayer([Seat::Computer(Level::Greedy), Seat::Person]);
    let mut session = session("talpa", seats, None);
    assert_eq!(session.table().awaits_computer(), Some(Level::Greedy));
    assert!(session.lit().is_empty());
    let said = refused(&session.update(Message::Touch(Spot::Supply), START));
    assert_eq!(said, "it is the other player's turn");
}

#[test]
fn an_unfinished_turn_is_seen_as_far_as_it_is_done() {
    let mut session = session("mitsudomoe", PEOPLE, None);
    let before = session.scene();
    let (d1, d2) = (Cell::new(3, 0), Cell::new(3, 1));
    let mut after = |spot| {
        touch(&mut session, spot);
        session.scene()
    };
    assert_eq!(after(Spot::Supply), before);
    let placed = after(Spot::Cell(d2));
    assert_eq!((before.tile(d2).stack.len(), placed.tile(d2).stack.len()), (0, 1));
    assert_ne!(placed.notes, before.notes);
    assert_eq!(placed.status, before.status, "the turn is not over");
    assert_eq!(placed.tile(d2).marks.last, None, "nor is it the last move");
    assert_eq!(after(Spot::Cell(d1)), placed, "a ball in the hand moves no ring");
    for _ in 0..2 {
        session.update(Message::StepBack, START);
    }
    assert_eq!(session.scene(), before);
}

fn spot(text: &str) -> Spot {
    match text {
        "supply" => Spot::Supply,
        "swap" => Spot::Swap,
        "done" => Spot::Done,
        cell => Spot::Cell(Reader::new(cell).cell(13, 13).unwrap()),
    }
}

/// A position, and what is put together there.
fn composing(game: &str, position: &str) -> (Line, Composer) {
    let spec = Spec::read(SHELF, game).unwrap();
    let line = Line::new(spec.game.position(position).unwrap());
    let composer = Composer::new(line.position());
    (line, composer)
}

#[test]
fn an_empty_cell_takes_a_ring_from_the_supply_at_once() {
    let mut session = session("mitsudomoe", PEOPLE, None);
    assert_eq!(session.lit().len(), 20, "the supply and every cell without a ball");
    assert_eq!(session.sources(), [Spot::Supply]);
    touch(&mut session, spot("c2"));
    assert_eq!(session.touched(), [Spot::Supply, spot("c2")]);
    assert!(touch(&mut session, spot("c2")).is_empty(), "touched again, it is let go");
    assert!(session.touched().is_empty(), "and the supply with it");
    touch(&mut session, spot("c2"));
    touch(&mut session, spot("d2"));
    assert_eq!(session.touched(), [Spot::Supply, spot("d2")], "the ring goes elsewhere");
    session.update(Message::StepBack, START);
    assert!(session.touched().is_empty());
    // Who touched the supply has it still in the hand.
    touch(&mut session, Spot::Supply);
    touch(&mut session, spot("c2"));
    session.update(Message::StepBack, START);
    assert_eq!(session.touched(), [Spot::Supply]);
}

#[test]
fn an_open_ring_is_taken_up_and_a_ring_goes_on_every_other() {
    let open = ".,.,.,wW,w/.,.,.,wW,wW/.,.,b,.,./bB,.,.,.,./bB,bB,.,.,. w 4 4 flexible";
    let (line, mut composer) = composing("mitsudomoe", open);
    assert!(composer.sources(line.position()).contains(&spot("e1")));
    assert!(!composer.sources(line.position()).contains(&spot("c3")));
    assert!(composer.touch(spot("c3")) && composer.step_back());
    assert!(composer.touch(spot("e1")));
    assert_eq!(composer.touched(), [spot("e1")]);
}

#[test]
fn what_is_taken_up_is_told_from_where_it_goes() {
    let sources = |game, position, spots: &str| {
        let (line, mut composer) = composing(game, position);
        spots.split_whitespace().for_each(|text| assert!(composer.touch(spot(text))));
        let sources = composer.sources(line.position());
        let all = composer.lit().len();
        (sources.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), all)
    };
    let vault = ".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,.,./bB,.,.,.,./b,bB,.,.,b w 4 3 flexible";
    assert_eq!(sources("mitsudomoe", vault, "").0, "d1 e1 e2 supply");
    assert_eq!(sources("mitsudomoe", vault, "d3").0, "d1 e2 b3");
    assert_eq!(sources("mitsudomoe", vault, "d3 b3"), (String::new(), 1));
    assert_eq!(sources("mitsudomoe", vault, "d3 b3 d3"), ("c3".into(), 1));
    let talpa = "xoxo/oxox/xoxo/oxox x";
    assert_eq!(sources("talpa", talpa, "").0, "a1 c1 b2 d2 a3 c3 b4 d4");
    assert_eq!(sources("talpa", talpa, "a1").0, "");
    let nex = "..br./.b..n/rnrnr/..bn./.b... r r -";
    assert_eq!(sources("nex", nex, "").0, "");
    assert_eq!(sources("nex", nex, "a1").0, "");
    assert_eq!(sources("nex", nex, "b3").0, "");
}

#[test]
fn a_ball_is_asked_to_walk_only_where_one_can() {
    let start = ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible";
    let prompt = |cell: &str| {
        let (line, mut composer) = composing("mitsudomoe", start);
        assert!(composer.touch(spot(cell)));
        line.position().prompt(composer.touched()).unwrap().to_string()
    };
    assert_eq!(prompt("d2"), "now walk a ball, or end the turn");
    assert_eq!(prompt("a1"), "no ball can walk now: end the turn");
}

#[test]
fn a_wrong_touch_says_what_would_be_right() {
    let start = ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5";
    let vault = ".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,.,./bB,.,.,.,./b,bB,.,.,b w 4 3";
    let nex = "..br./.b..n/rnrnr/..bn./.b... r r -";
    for (game, position, touches, wanted) in [
        (
            "mitsudomoe",
            format!("{start} flexible"),
            "d1",
            "the ball on d1 can reach no white ring: lay one next to it first",
        ),
        (
            "mitsudomoe",
            format!("{start} official"),
            "d1",
            "a turn begins with a ring: lay one on an empty cell or on another ring",
        ),
        ("mitsudomoe", format!("{start} flexible"), "a4", "white has no ball on a4"),
        (
            "mitsudomoe",
            format!("{start} flexible"),
            "supply d1 ",
            "a ring cannot be put on d1, where a ball stands",
        ),
        (
            "mitsudomoe",
            format!("{start} flexible"),
            "a1 d1",
            "the ball on d1 can reach no white ring",
        ),
        (
            "mitsudomoe",
            format!("{vault} flexible"),
            "d1 d2",
            "a white ball needs a white ring on top of d2",
        ),
        (
            "mitsudomoe",
            format!("{vault} flexible"),
            "d3 b3 d3 c3 d2",
            "d2 has no exposed black ring to take a ball",
        ),
        ("nex", nex.into(), "a3", "there is a red stone on a3"),
        ("nex", nex.into(), "a1 a3", "there is a red stone on a3"),
        ("nex", nex.into(), "b3 a3", "on a3 there is a red stone, not a neutral one"),
        ("nex", nex.into(), "b3 d3 a1", "red has no stone on a1 to become neutral"),
        ("talpa", "xoxo/oxox/xoxo/oxox x".into(), "a1 d1", "a1 and d1 are not next to each other"),
        ("talpa", "xoxo/oxox/xoxo/oxox x".into(), "b1", "red has no piece on b1"),
        (
            "period5",
            ".d.../l.d../.lcd./..l.d/...l. l -".into(),
            "b1",
            "the piece on b1 is dark's, and light is to move",
        ),
        (
            "period5",
            ".d.../l.d../.lcd./..l.d/...l. l -".into(),
            "a2 e2",
            "the way from a2 to e2 is blocked",
        ),
    ] {
        let (line, mut composer) = composing(game, &position);
        let (right, wrong) = touches.trim().rsplit_once(' ').unwrap_or(("", touches));
        right.split_whitespace().for_each(|text| assert!(composer.touch(spot(text)), "{touches}"));
        let before = composer.touched().to_vec();
        assert!(!composer.touch(spot(wrong)), "{touches} in {position}");
        assert_eq!(composer.touched(), before);
        assert_eq!(composer.why_not(line.position(), spot(wrong)).to_string(), wanted);
    }
}

/// What stands on each cell while these spots are touched, and what is only in the hand.
fn seen(game: &str, position: &str, spots: &str) -> Vec<(Vec<Vec<char>>, bool)> {
    let (line, mut composer) = composing(game, position);
    let touch = |text: &str| {
        assert!(composer.touch(spot(text)), "{text} in {position}");
        let scene = line.unfinished(composer.touched());
        let letters = |tile: &Tile| tile.stack.iter().map(|piece| piece.letter).collect();
        let is_held = line.position().takes_up(composer.touched());
        (scene.tiles.iter().map(letters).collect(), is_held)
    };
    spots.split(' ').map(touch).collect()
}

/// What stands on each cell of a position.
fn stands(game: &str, position: &str) -> Vec<Vec<char>> {
    let spec = Spec::read(SHELF, game).unwrap();
    let scene = spec.game.position(position).unwrap().scene();
    let letters = |tile: &Tile| tile.stack.iter().map(|piece| piece.letter).collect();
    scene.tiles.iter().map(letters).collect()
}

#[test]
fn a_vault_is_seen_with_balls_on_their_way() {
    for rules in ["flexible", "official"] {
        let before = ".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,.,./bB,.,.,.,./b,bB,.,.,b w 4 3";
        let laid = ".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,w,./bB,.,.,.,./b,bB,.,.,b w 3 3";
        let vaulted = ".,.,.,wW,w/.,.,.,.,wW/.,w,bB,wW,./bB,.,.,.,./b,bB,.,.,b w 3 3";
        let [before, laid, vaulted] = [before, laid, vaulted].map(|text| format!("{text} {rules}"));
        let stands = |text: &str| stands("mitsudomoe", text);
        let seen = seen("mitsudomoe", &before, "supply d3 b3 d3 c3");
        let wanted = [
            (stands(&before), true),
            (stands(&laid), false),
            (stands(&laid), true),
            (stands(&vaulted), false),
            (stands(&vaulted), true),
        ];
        assert_eq!(seen, wanted, "{rules}");
    }
}

#[test]
fn stones_are_seen_as_soon_as_they_are_placed_or_converted() {
    let stands = |rows: &str| -> Vec<Vec<char>> {
        let cells = rows.chars().filter(|&letter| letter != '/');
        cells
            .map(|letter| Some(letter).filter(|&stone| stone != '.').into_iter().collect())
            .collect()
    };
    let before = "..br./.b..n/rnrnr/..bn./.b... r r -";
    let placed = "r.br./.b..n/rnrnr/..bn./.b...";
    assert_eq!(seen("nex", before, "a1"), [(stands(placed), false)]);
    let one = "..br./.b..n/rrrnr/..bn./.b...";
    let two = "..br./.b..n/rrrrr/..bn./.b...";
    assert_eq!(seen("nex", before, "b3 d3"), [(stands(one), false), (stands(two), false)]);
}

#[test]
fn edges_are_seen_exchanged_before_the_stones_are_placed() {
    let spec = Spec::read(SHELF, "nex").unwrap();
    let line = Line::new(spec.game.position("...../...../..r../...n./..... b r e").unwrap());
    let owner = |touched| line.unfinished(touched).edges.unwrap().left_right.letter;
    assert_eq!((owner(&[]), owner(&[Spot::Swap])), ('r', 'b'));
}

#[test]
fn who_touches_the_past_comes_back_to_the_game() {
    let mut session = session("talpa", PEOPLE, None);
    touch_on(&mut session, &mut Dice::new(3), 4);
    session.update(Message::Look(1), START);
    assert!(session.is_looking_back() && session.lit().is_empty());
    assert_eq!(session.turns_seen(), 1);
    touch(&mut session, Spot::Cell(Cell::new(0, 0)));
    assert!(!session.is_looking_back() && session.touched().is_empty());
    assert_eq!(session.table().line().moves().len(), 4);
}
