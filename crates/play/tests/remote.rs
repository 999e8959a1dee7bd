//! A session whose table stands elsewhere: what is asked for and what comes of it, who is told what,
//! moves that wait for their turn; and the law that however the players and the network behave, every
//! table ends as the referee's.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::VecDeque;
use std::time::Duration;

use board::{ByPlayer, Dice, Player};
use games::{Line, SHELF, Spec};
use i18n::{Language, Phrase};
use ludoteca_play::session::{Effect, Message};
use ludoteca_play::{Action, Actor, Entry, Event, Log, Seat, Session, Table};
use support::{
    AGAINST_COMPUTER, FIRST, PEOPLE, SECOND, START, first_move, happened, open, seconds,
};

/// A referee's table, and a session for each seat and for who watches.
struct Room {
    table: Table,
    here: Session,
    there: Session,
    watcher: Session,
}

impl Room {
    fn new(table: Table) -> Self {
        let sit = |held| {
            let mut session = Session::remote(table.clone(), held);
            assert!(session.begin(START).is_empty());
            session
        };
        let [here, there] = Player::BOTH.map(|player| sit(Some(player)));
        let watcher = sit(None);
        Self { table, here, there, watcher }
    }

    fn open(spec: &str, seats: ByPlayer<Seat>, clock: Option<&str>) -> Self {
        Self::new(open(spec, seats, clock))
    }

    /// The referee lets somebody do something, and everybody hears it.
    fn judge(&mut self, by: Actor, action: Action, now: Duration) -> [Vec<Effect>; 3] {
        let before = self.table.log().entries.len();
        self.table.apply(by, action, now).unwrap();
        let entries = self.table.log().entries[before..].to_vec();
        [&mut self.here, &mut self.there, &mut self.watcher].map(|session| {
            let heard = entries.iter().map(|entry| Message::Entry(entry.clone()));
            heard.flat_map(|message| session.update(message, now)).collect()
        })
    }

    /// Whoever is to move plays the first move that there is.
    fn play(&mut self) -> [Vec<Effect>; 3] {
        let (by, mv) = (Actor::Player(self.table.turn()), first_move(&self.table));
        self.judge(by, Action::Play(mv), START)
    }
}

fn sent(effects: &[Effect]) -> Vec<Action> {
    let sent = effects.iter().filter_map(|effect| match effect {
        Effect::Send(action) => Some(action.clone()),
        _ => None,
    });
    sent.collect()
}

fn refused(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Refused(why) => Some(why.to_string()),
        _ => None,
    })
}

/// The news among what has happened.
fn news(effects: &[Effect]) -> Vec<String> {
    let mut news = Vec::new();
    for effect in effects {
        if let Effect::Happened { notices, .. } = effect {
            let told = notices.iter().filter(|notice| notice.is_news);
            news.extend(told.map(|notice| notice.phrase.to_string()));
        }
    }
    news
}

fn both(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| phrase.say(language))
}

#[test]
fn a_move_is_asked_for_and_shown_until_it_is_written_down() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&room.table);
    let effects = room.here.update(Message::Play(mv.to_uppercase()), START);
    assert!(matches!(&effects[..], [Effect::Send(Action::Play(text))] if *text == mv));
    let here = &room.here;
    assert_eq!(here.table().line().moves().len(), 0, "the table is as it was");
    assert_eq!((here.waiting(), here.line().moves()), (Some(&*mv), &[mv.clone()][..]));
    assert!(here.scene() != here.table().line().scene() && here.lit().is_empty());
    assert!(!here.awaits_person());
    assert_eq!(here.headline(), "Blue to move");
    let again = room.here.update(Message::Play(mv.clone()), START);
    assert_eq!(refused(&again).unwrap(), "your move is still on its way");
    let cell = room.there.table().line().position().gestures(&mv).unwrap()[0][0];
    let touched = room.here.update(Message::Touch(cell), START);
    assert_eq!(refused(&touched).unwrap(), "your move is still on its way");

    let [here, there, watcher] = room.judge(FIRST, Action::Play(mv.clone()), START);
    assert_eq!((room.here.waiting(), room.here.line().moves()), (None, &[mv.clone()][..]));
    for effects in [&here, &there, &watcher] {
        assert!(matches!(&effects[..], [Effect::Happened { .. }]), "nothing is kept here");
    }
    assert_eq!(news(&here), [""; 0], "it is known who did it");
    assert_eq!(news(&there), [format!("Red plays {mv}")]);
    assert_eq!(news(&watcher), news(&there));
    assert!(room.there.awaits_person() && !room.here.awaits_person());
    let early = room.here.update(Message::Play(first_move(&room.table)), START);
    assert_eq!(refused(&early).unwrap(), "it is the other player's turn");
    assert!(sent(&early).is_empty());
}

#[test]
fn a_move_is_put_together_by_touch_and_asked_for() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    room.here.set_confirming(true);
    while !room.here.is_whole() {
        let spot = room.here.lit()[0];
        assert!(room.here.update(Message::Touch(spot), START).is_empty());
    }
    let effects = room.here.update(Message::Confirm, START);
    assert!(matches!(sent(&effects)[..], [Action::Play(_)]));
    assert!(room.here.touched().is_empty() && room.here.waiting().is_some());
    assert!(room.watcher.lit().is_empty() && room.there.lit().is_empty());
}

#[test]
fn a_move_that_is_refused_or_lost_was_not_played() {
    for (message, why) in [
        (Message::Refused(Phrase::plain("no")), "no"),
        (Message::Unsent, "the connection was lost: what you did last may not have arrived"),
    ] {
        let mut room = Room::open("talpa:size=4", PEOPLE, None);
        let mv = first_move(&room.table);
        room.here.update(Message::Play(mv.clone()), START);
        room.here.update(Message::Premove(Some(mv.clone())), START);
        assert!(room.here.premove().is_some());
        assert_eq!(refused(&room.here.update(message, START)).unwrap(), why);
        let here = &room.here;
        assert_eq!((here.waiting(), here.turns_seen(), here.premove()), (None, 0, None));
        assert!(here.awaits_person() && !here.lit().is_empty());
        assert_eq!(room.here.update(Message::Unsent, START).len(), 0, "there is nothing to lose");
        assert_eq!(sent(&room.here.update(Message::Play(mv), START)).len(), 1);
    }
}

#[test]
fn what_was_lost_may_have_arrived() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&room.table);
    room.here.update(Message::Play(mv.clone()), START);
    room.here.update(Message::Unsent, START);
    room.judge(FIRST, Action::Play(mv), START);
    assert_eq!((room.here.turns_seen(), room.here.waiting()), (1, None));
}

#[test]
fn a_move_on_its_way_can_be_looked_back_from() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&room.table);
    room.here.update(Message::Play(mv), START);
    room.here.update(Message::Step(-1), START);
    assert!(room.here.is_looking_back() && room.here.turns_seen() == 0);
    room.here.update(Message::Step(1), START);
    assert!(!room.here.is_looking_back() && room.here.turns_seen() == 1);
    room.here.update(Message::Step(-1), START);
    room.here.update(Message::Refused(Phrase::plain("no")), START);
    assert!(!room.here.is_looking_back() && room.here.turns_seen() == 0);
    // Who plays is brought back by what happens, who watches is not.
    room.play();
    room.there.update(Message::Look(0), START);
    room.watcher.update(Message::Look(0), START);
    room.play();
    assert!(!room.there.is_looking_back() && room.watcher.is_looking_back());
    room.judge(Actor::Referee, Action::TakeBack, START);
    assert!(!room.watcher.is_looking_back());
}

#[test]
fn everything_else_is_asked_for_too() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let nothing = room.here.update(Message::TakeBack, START);
    assert_eq!(refused(&nothing).unwrap(), "there is no move to take back");
    room.play();
    for (message, action) in [
        (Message::TakeBack, Action::TakeBack),
        (Message::OfferDraw, Action::OfferDraw),
        (Message::Resign, Action::Resign),
    ] {
        let effects = room.here.update(message.clone(), START);
        assert_eq!(sent(&effects), [action]);
        assert!(room.here.update(message, START).is_empty(), "twice is once");
    }
    assert!(room.here.is_running() && room.here.table().offer().is_none());
    assert!(room.here.update(Message::Answer(true), START).is_empty(), "nothing was offered");
    // Of three that were asked for the first is refused.
    room.here.update(Message::Refused(Phrase::plain("no")), START);
    assert_eq!(sent(&room.here.update(Message::TakeBack, START)), [Action::TakeBack]);
    for message in [
        Message::Play(first_move(&room.table)),
        Message::TakeBack,
        Message::OfferDraw,
        Message::Resign,
        Message::Premove(Some("a1xb1".into())),
    ] {
        let effects = room.watcher.update(message, START);
        assert_eq!(refused(&effects).unwrap(), "you are only watching this game");
        assert_eq!(effects.len(), 1);
    }
}

#[test]
fn whoever_is_offered_something_is_asked() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    room.play();
    let [here, there, watcher] = room.judge(FIRST, Action::TakeBack, START);
    assert_eq!(news(&here), ["You ask to take a move back"]);
    assert_eq!(news(&there), ["Red asks to take a move back"]);
    assert_eq!(news(&watcher), news(&there));
    assert_eq!((room.here.question(), room.watcher.question()), (None, None));
    assert_eq!(
        both(&room.there.question().unwrap()),
        [
            "Red asks to take a move back. Do you allow it?",
            "O vermelho pede para desfazer uma jogada. Concorda?",
        ]
    );
    for (session, why) in [
        (&mut room.here, "the other player has offered nothing"),
        (&mut room.watcher, "you are only watching this game"),
    ] {
        assert_eq!(refused(&session.update(Message::Answer(true), START)).unwrap(), why);
    }
    assert_eq!(sent(&room.there.update(Message::Answer(true), START)), [Action::Accept]);
    assert_eq!(room.there.question(), None, "the answer is on its way");
    let [here, ..] = room.judge(SECOND, Action::Accept, START);
    assert_eq!(happened(&here), [Event::TakenBack { turns: 1 }]);
    assert!(room.here.awaits_person());
    let [_, there, _] = room.judge(SECOND, Action::OfferDraw, START);
    assert_eq!(news(&there), ["You offer a draw"]);
    let question = both(&room.here.question().unwrap());
    assert_eq!(question, ["Blue offers a draw. Do you take it?", "O azul propõe empate. Aceita?"]);
    assert_eq!(sent(&room.here.update(Message::Answer(false), START)), [Action::Decline]);
}

#[test]
fn an_offer_leaves_what_is_in_the_hand() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let spot = room.here.lit()[0];
    room.here.update(Message::Touch(spot), START);
    room.judge(SECOND, Action::OfferDraw, START);
    assert_eq!((room.here.touched(), room.here.question().is_some()), (&[spot][..], true));
    room.play();
    assert!(room.here.touched().is_empty());
}

#[test]
fn you_are_who_holds_the_seat() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let heads = |room: &Room| {
        [&room.here, &room.there, &room.watcher].map(|session| session.headline().to_string())
    };
    assert_eq!(heads(&room), ["Your turn", "Red to move", "Red to move"]);
    room.play();
    assert_eq!(heads(&room), ["Blue to move", "Your turn", "Blue to move"]);
    assert_eq!(room.here.you(), Some(Player::First));
    assert_eq!((room.there.person(), room.watcher.you()), (Player::Second, None));
    assert!(room.watcher.is_watched() && !room.here.is_watched() && !room.watcher.is_show());
    room.judge(SECOND, Action::Resign, START);
    assert_eq!(heads(&room), ["You won", "You lost", "Red won"]);
    let why = |session: &Session| session.why().unwrap().to_string();
    assert_eq!(why(&room.here), "Blue resigned.");
    assert_eq!(why(&room.there), "You resigned.");
    assert_eq!(why(&room.watcher), "Blue resigned.");
}

#[test]
fn an_exchange_of_colours_is_told_to_each() {
    let spec = Spec::read(SHELF, "nex").unwrap();
    let position = spec.game.position("...../...../..r../...n./..... b r s").unwrap();
    let mut room = Room::new(Table::new(spec, &Line::new(position), PEOPLE, None));
    assert!(room.there.moment().is_some() && room.here.moment().is_none());
    assert!(room.watcher.moment().is_none());
    let [here, there, watcher] = room.judge(SECOND, Action::Play("swap".into()), START);
    assert_eq!(news(&here), ["Your opponent takes red; you play blue now"]);
    assert_eq!(news(&there), ["You take red; your opponent plays blue now"]);
    assert_eq!(news(&watcher), ["The players exchange colours: blue is to move"]);
}

#[test]
fn a_computer_elsewhere_thinks_there() {
    let mut room = Room::open("talpa:size=4", AGAINST_COMPUTER, None);
    let [here, ..] = room.play();
    assert!(matches!(&here[..], [Effect::Happened { .. }]), "{here:?}");
    assert_eq!(room.here.headline(), "Level 3 is thinking");
    assert_eq!((room.here.awaits_computer(), room.here.is_thinking()), (None, false));
    for message in [Message::MoveNow, Message::Pause, Message::Next, Message::Away(true)] {
        assert!(room.here.update(message, START).is_empty());
    }
    assert!(!room.here.pace().is_paused);
    let offer = room.here.update(Message::OfferDraw, START);
    assert!(matches!(offer[..], [Effect::Send(Action::OfferDraw)]));
    let [here, ..] = room.judge(FIRST, Action::OfferDraw, START);
    assert!(matches!(&here[..], [Effect::Happened { .. }]), "nobody here considers it");
    assert_eq!(room.here.question(), None);
}

#[test]
fn only_the_referee_says_that_time_has_run_out() {
    let mut room = Room::open("talpa:size=4", PEOPLE, Some("10+0"));
    room.judge(Actor::Referee, Action::Resume, seconds(100));
    let left = |session: &Session, now| session.table().clock().unwrap().left(Player::First, now);
    assert_eq!(left(&room.here, seconds(104)), seconds(6), "it counts in the referee's time");
    assert_eq!(room.here.wake(), None);
    for message in [Message::Tick, Message::Leave, Message::Touch(room.here.lit()[0])] {
        let effects = room.here.update(message, seconds(200));
        assert!(effects.is_empty(), "{effects:?}");
    }
    assert!(room.here.is_running() && left(&room.here, seconds(200)).is_zero());
    let mv = first_move(&room.table);
    let late = room.here.update(Message::Play(mv.clone()), seconds(200));
    assert_eq!(sent(&late), [Action::Play(mv)], "it may still be let pass");
    let [here, ..] = room.judge(Actor::Referee, Action::Tick, seconds(200));
    assert!(matches!(happened(&here)[..], [Event::Over(_)]));
    assert_eq!((room.here.waiting(), room.here.turns_seen()), (None, 0));
    assert_eq!(room.here.headline(), "You lost");
}

#[test]
fn what_can_not_have_been_is_out_of_step() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let entry = |by, action| Message::Entry(Entry { at: 0, by, action });
    let wrong = room.here.update(entry(SECOND, Action::Accept), START);
    assert!(matches!(wrong[..], [Effect::OutOfStep]));
    let mv = first_move(&room.table);
    assert!(room.here.update(entry(FIRST, Action::Play(mv)), START).is_empty(), "told once");
    assert!(room.here.table().log().entries.is_empty());
    let tick = room.there.update(entry(Actor::Referee, Action::Tick), START);
    assert!(matches!(tick[..], [Effect::OutOfStep]), "there is no clock");
}

#[test]
fn the_engine_helps_nobody_before_the_game_is_over() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    room.play();
    for session in [&mut room.here, &mut room.there, &mut room.watcher] {
        for message in [Message::Hint, Message::SwitchAnalysis] {
            let effects = session.update(message, START);
            let why = "there are no hints and no analysis while the game goes on";
            assert_eq!((refused(&effects).unwrap(), effects.len()), (why.into(), 1));
        }
        assert!(!session.can_analyse() && !session.can_be_helped() && !session.is_analysing());
    }
    room.judge(FIRST, Action::Resign, START);
    let effects = room.here.update(Message::SwitchAnalysis, START);
    assert!(matches!(effects[..], [Effect::Think(_)]) && room.here.is_analysing());
    // The players may go on all the same.
    room.judge(FIRST, Action::TakeBack, START);
    let [here, ..] = room.judge(SECOND, Action::Accept, START);
    assert!(room.here.is_running() && !room.here.is_analysing() && room.here.scores().is_empty());
    assert!(!matches!(here.last(), Some(Effect::Think(_))));
}

#[test]
fn a_premove_is_played_when_its_turn_comes() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&room.table);
    let now = room.here.update(Message::Premove(Some(mv.clone())), START);
    assert_eq!(sent(&now), [Action::Play(mv)], "where it is their turn it is a move");
    let mut after = room.table.clone();
    support::play(&mut after, &first_move(&room.table));
    let answer = first_move(&after);
    let kept = room.there.update(Message::Premove(Some(answer.to_uppercase())), START);
    assert!(
        matches!(&kept[..], [Effect::Say(said)] if *said == *format!("{answer} waits for your turn"))
    );
    assert_eq!(room.there.premove(), Some(&*answer));
    let [_, there, _] = room.play();
    assert_eq!(sent(&there), [Action::Play(answer.clone())]);
    assert_eq!((room.there.premove(), room.there.waiting()), (None, Some(&*answer)));
    let wrong = room.here.update(Message::Premove(Some("zz9".into())), START);
    assert!(refused(&wrong).is_some() && room.here.premove().is_none());
    room.here.update(Message::Premove(Some(answer)), START);
    room.here.update(Message::Premove(None), START);
    assert_eq!(room.here.premove(), None, "by hand");
}

#[test]
fn a_premove_that_is_not_legal_any_more_is_forgotten() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&room.table);
    // Its piece is the other player's.
    room.there.update(Message::Premove(Some(mv.clone())), START);
    let [_, there, _] = room.play();
    let why = refused(&there).unwrap();
    assert!(why.starts_with(&format!("{mv} was not played: ")), "{why}");
    assert!(sent(&there).is_empty() && room.there.premove().is_none());
    assert!(room.there.awaits_person());
}

#[test]
fn a_premove_is_put_together_by_touch() {
    for game in SHELF.iter().map(|game| game.info().id) {
        let mut room = Room::open(game, PEOPLE, None);
        let answer = first_move(&room.table);
        let mut after = room.table.line().position().boxed();
        after.play(&answer).unwrap();
        let mv = after.moves().pop().unwrap();
        let spots = after.gestures(&mv).unwrap().swap_remove(0);
        let (last, before) = spots.split_last().unwrap();
        for (count, spot) in before.iter().enumerate() {
            assert_eq!(refused(&room.there.update(Message::Touch(*spot), START)), None, "{game}");
            assert_eq!(room.there.touched(), &spots[..=count], "{game}");
        }
        room.there.update(Message::Touch(*last), START);
        assert!(room.there.touched().is_empty());
        assert_eq!(room.there.premove(), Some(&*mv), "{game}");
        let [_, there, _] = room.play();
        assert_eq!(sent(&there), [Action::Play(mv)], "{game}");
    }
}

#[test]
fn what_begins_no_move_is_refused_and_what_was_touched_can_be_let_go() {
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    let mut after = room.table.line().position().boxed();
    after.play(&first_move(&room.table)).unwrap();
    let mv = after.moves().pop().unwrap();
    let spot = after.gestures(&mv).unwrap()[0][0];
    room.there.update(Message::Touch(spot), START);
    assert_eq!(room.there.touched(), [spot]);
    room.there.update(Message::StepBack, START);
    assert!(room.there.touched().is_empty());
    room.there.update(Message::Touch(spot), START);
    room.there.update(Message::Touch(spot), START);
    assert!(room.there.touched().is_empty());
    let wrong = room.there.update(Message::Touch(board::Spot::Pass), START);
    assert_eq!(refused(&wrong).unwrap(), "it is the other player's turn");
    // Who watches lays nothing down.
    let watched = room.watcher.update(Message::Touch(spot), START);
    assert_eq!(refused(&watched).unwrap(), "you are only watching this game");
}

#[test]
fn a_premove_ends_with_a_take_back_and_with_the_game() {
    for (by, action) in [(FIRST, Action::Resign), (Actor::Referee, Action::TakeBack)] {
        let mut room = Room::open("talpa:size=4", PEOPLE, None);
        room.play();
        room.play();
        room.there.update(Message::Premove(Some(first_move(&room.table))), START);
        assert!(room.there.premove().is_some());
        room.judge(by, action, START);
        assert_eq!(room.there.premove(), None);
    }
    let mut room = Room::open("talpa:size=4", PEOPLE, None);
    room.judge(FIRST, Action::Resign, START);
    let over = room.there.update(Message::Premove(Some(first_move(&room.table))), START);
    assert_eq!(refused(&over).unwrap(), "the game is over");
}

#[test]
fn a_session_with_its_table_here_hears_nothing_from_elsewhere() {
    let mut session = support::session("talpa:size=4", PEOPLE, None);
    let mv = first_move(session.table());
    for message in [
        Message::Entry(Entry { at: 0, by: FIRST, action: Action::Play(mv.clone()) }),
        Message::Refused(Phrase::plain("no")),
        Message::Unsent,
        Message::Premove(Some(mv)),
    ] {
        assert!(session.update(message, START).is_empty());
    }
    assert!(session.table().log().entries.is_empty() && session.premove().is_none());
}

/// A session somewhere, and what is on its way there and back.
struct Client {
    session: Session,
    up: VecDeque<Action>,
    down: VecDeque<Message>,
}

impl Client {
    fn new(table: &Table, held: Option<Player>) -> Self {
        // As it comes over a network: as text.
        let log = Log::read(SHELF, &table.log().to_string()).unwrap();
        let session = Session::remote(log.replay().unwrap(), held);
        Self { session, up: VecDeque::new(), down: VecDeque::new() }
    }

    fn update(&mut self, message: Message, now: Duration) {
        for effect in self.session.update(message, now) {
            match effect {
                Effect::Send(action) => self.up.push_back(action),
                Effect::OutOfStep => panic!("{}", self.session.table().log()),
                Effect::Save | Effect::Think(_) => panic!("that is not for this session to do"),
                _ => {}
            }
        }
        assert!(self.session.waiting().is_none() || self.session.is_running());
    }

    /// Does something, sense or not.
    fn act(&mut self, dice: &mut Dice, now: Duration) {
        let table = self.session.table();
        let any = table.line().position().random_move(dice).unwrap_or_else(|| "none".into());
        let lit = self.session.lit();
        let message = match dice.below(40) {
            0 | 1 => Message::TakeBack,
            2 | 3 => Message::OfferDraw,
            4..=7 => Message::Answer(dice.below(3) > 0),
            8 if dice.below(4) == 0 => Message::Resign,
            9 => Message::Play("zz".into()),
            10..=13 => Message::Premove(Some(any)),
            14 => Message::Premove(None),
            15 => Message::Step(-1),
            16 => Message::Look(usize::MAX),
            17 => Message::Tick,
            18 => Message::Hint,
            19 => Message::Away(true),
            20 => Message::MoveNow,
            21..=30 if !lit.is_empty() => {
                Message::Touch(lit[dice.below(lit.len() as u32) as usize])
            }
            _ => Message::Play(any),
        };
        self.update(message, now);
    }

    /// Hears what comes next.
    fn hear(&mut self, now: Duration) {
        if let Some(message) = self.down.pop_front() {
            self.update(message, now);
        }
    }
}

/// What has to be the same everywhere.
fn seen(table: &Table, now: Duration) -> String {
    let left = table.clock().map(|clock| Player::BOTH.map(|player| clock.left(player, now)));
    let (line, log) = (table.line(), &table.log().entries);
    format!("{:?} {left:?} {:?} {:?} {log:?}", line.moves(), table.ending(), table.offer())
}

/// The referee's table, and everybody who plays at it or watches it from elsewhere.
struct Network {
    table: Table,
    clients: [Client; 3],
    held: [Option<Player>; 3],
    refused: usize,
}

impl Network {
    /// The referee lets somebody do this or not, and everybody will hear of it.
    fn judge(&mut self, by: Actor, action: Action, now: Duration) -> bool {
        let before = self.table.log().entries.len();
        let is_done = self.table.apply(by, action, now).is_ok();
        for entry in &self.table.log().entries[before..] {
            for client in &mut self.clients {
                client.down.push_back(Message::Entry(entry.clone()));
            }
        }
        is_done
    }

    /// What a client has asked for first comes to the referee.
    fn deliver(&mut self, place: usize, now: Duration) {
        let asked = self.held[place].zip(self.clients[place].up.pop_front());
        let Some((player, action)) = asked else { return };
        if !self.judge(Actor::Player(player), action, now) {
            self.refused += 1;
            self.clients[place].down.push_back(Message::Refused(Phrase::plain("refused")));
        }
    }

    /// Something happens somewhere.
    fn step(&mut self, dice: &mut Dice, now: Duration) {
        let place = dice.below(3) as usize;
        match dice.below(12) {
            0..=3 => self.clients[place].act(dice, now),
            4..=6 => self.clients[place].hear(now),
            7..=9 => self.deliver(place, now),
            10 if self.table.awaits_computer().is_some() => {
                let mv = self.table.line().position().random_move(dice).unwrap();
                self.judge(SECOND, Action::Play(mv), now);
            }
            11 if dice.below(8) == 0 => {
                // Cut off: what was on its way there is lost, what comes from there waits.
                self.clients[place].up.clear();
                self.clients[place].update(Message::Unsent, now);
            }
            _ => {
                self.judge(Actor::Referee, Action::Tick, now);
            }
        }
    }

    /// Whatever is on its way arrives.
    fn settle(&mut self, now: Duration) {
        while self.clients.iter().any(|client| !client.up.is_empty() || !client.down.is_empty()) {
            for place in 0..3 {
                self.deliver(place, now);
                self.clients[place].hear(now);
            }
        }
    }
}

#[test]
fn every_table_ends_as_the_referees() {
    let (mut ended, mut taken_back, mut refused) = (0, 0, 0);
    for (number, game) in SHELF.iter().enumerate() {
        let dice = &mut Dice::new(number as u64 + 7);
        for round in 0..60 {
            let clock = [None, Some("60+1"), Some("20s/move"), Some("3+0")][round % 4];
            let seats = if round % 3 == 2 { AGAINST_COMPUTER } else { PEOPLE };
            let table = open(game.info().id, seats, clock).with_grace(seconds(1));
            let second = Some(Player::Second).filter(|player| seats[*player].is_person());
            let held = [Some(Player::First), second, None];
            let clients = held.map(|held| Client::new(&table, held));
            let mut network = Network { table, clients, held, refused: 0 };
            let mut now = START;
            network.judge(Actor::Referee, Action::Resume, now);
            for _ in 0..400 {
                now += Duration::from_micros(u64::from(dice.below(200_000)));
                network.step(dice, now);
            }
            network.settle(now);
            let Network { table, clients, .. } = &network;
            for Client { session, .. } in clients {
                assert_eq!(seen(session.table(), now), seen(table, now));
                assert_eq!(
                    (session.waiting(), session.is_running()),
                    (None, table.ending().is_none())
                );
            }
            ended += usize::from(table.ending().is_some());
            let is_back = |entry: &&Entry| entry.action == Action::TakeBack;
            taken_back += table.log().entries.iter().filter(is_back).count();
            refused += network.refused;
        }
    }
    assert!(ended > 20 && taken_back > 20 && refused > 20, "{ended} {taken_back} {refused}");
}
