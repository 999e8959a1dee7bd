//! Games elsewhere, where the test answers for the server.

use std::time::Duration;

use board::{ByPlayer, Player};
use client::{Opened, Update, Who};
use games::{Line, Spec};
use i18n::Language;
use play::{Action, Actor, Seat, Table};
use protocol::{
    Change, Claim, Entry, Kind, Person, Presence, Refusal, Remark, Setup, UserId, Want,
};

use super::Stage;
use super::screens::check;
use super::stage::SHELF;
use crate::message::Message;

const LINK: &str = "http://192.168.1.5:8080/#/game/7k2mq9xd4hnb";

fn person(id: i64, name: &str) -> Person {
    Person { id: UserId(id), name: name.parse().unwrap(), kind: Kind::Guest }
}

/// A server as far as these tests need one: what it has told, and when.
struct Server {
    number: u64,
    count: u32,
    at: u64,
}

impl Server {
    /// Somebody joins a game of Talpa by its link, at which Bea sits already; the time there is an
    /// hour later than here.
    fn join(stage: &mut Stage, clock: Option<&str>) -> Self {
        stage.press("j").type_text(LINK).press("Tab").type_text("Ana").press("Enter");
        Self::open(stage, clock)
    }

    fn open(stage: &mut Stage, clock: Option<&str>) -> Self {
        let number = stage.app.network().went.len() as u64;
        let mut spec = Spec::read(SHELF, "talpa:size=4").unwrap();
        let line = Line::new(spec.start(1).unwrap());
        let clock = clock.map(|clock| clock.parse().unwrap());
        let table = Table::new(spec, &line, ByPlayer([Seat::Person; 2]), clock);
        let record = table.record(Duration::ZERO).to_string();
        let setup = Setup { record, is_listed: false, is_rated: false, rematch_of: None };
        let mut server = Self { number, count: 0, at: 3_600_000 };
        let sat = Change::Sat { player: Player::First, person: person(2, "Bea") };
        let entries = vec![server.entry(Actor::Player(Player::First), sat)];
        let opened = Opened {
            game: "7k2mq9xd4hnb".parse().unwrap(),
            setup,
            you: Some(person(1, "Ana")),
            now: server.at,
            presence: [Presence::Here, Presence::Away(0)],
            entries,
        };
        server.tell(stage, Update::Opened(Box::new(opened)));
        server
    }

    fn entry(&mut self, by: Actor, change: Change) -> Entry {
        self.count += 1;
        Entry { number: self.count - 1, at: self.at, by, key: None, change }
    }

    fn tell(&self, stage: &mut Stage, update: Update) {
        stage.receive(Message::Online { number: self.number, update });
    }

    /// Somebody has done something.
    fn happens(&mut self, stage: &mut Stage, by: Player, change: Change) {
        let entry = self.entry(Actor::Player(by), change);
        self.tell(stage, Update::Entry(entry));
    }

    fn act(&mut self, stage: &mut Stage, by: Player, action: Action) {
        self.happens(stage, by, Change::Act(action));
    }

    fn sit(&mut self, stage: &mut Stage) {
        let sat = Change::Sat { player: Player::Second, person: person(1, "Ana") };
        self.happens(stage, Player::Second, sat);
        self.tell(stage, Update::Presence(Player::Second, Presence::Here));
    }

    /// Time passes, here and there.
    fn wait(&mut self, stage: &mut Stage, milliseconds: u64) {
        self.at += milliseconds;
        stage.wait(milliseconds);
    }
}

fn asked(stage: &mut Stage) -> Vec<Want> {
    std::mem::take(&mut stage.app.network().asked)
}

fn play(mv: &str) -> Action {
    Action::Play(mv.into())
}

/// Somebody who sits at a game that goes on.
fn seated(language: Language, clock: Option<&str>) -> (Stage, Server) {
    let mut stage = Stage::new(language);
    let mut server = Server::join(&mut stage, clock);
    server.sit(&mut stage);
    (stage, server)
}

#[test]
fn a_link_leads_to_a_seat_and_a_game_is_played_there() {
    let mut stage = Stage::new(Language::English);
    let mut server = Server::join(&mut stage, None);
    let went = &stage.app.network().went[0];
    assert_eq!(went.server.to_string(), "http://192.168.1.5:8080/");
    let Who::Guest(guest) = &went.who else { panic!("{went:?}") };
    assert_eq!(guest.name.as_ref().map(protocol::Name::as_str), Some("Ana"));
    assert_eq!(asked(&mut stage), [Want::Sit(None)]);
    server.sit(&mut stage);
    assert!(stage.shows("You play blue") && stage.shows("Ana (you)"), "{}", stage.screen());
    // A move that is typed too early waits, and is played by itself.
    stage.type_text("d3xd4").press("Enter");
    assert!(stage.shows("waits for your turn"), "{}", stage.screen());
    stage.press("Back");
    assert!(!stage.shows("waits for your turn"), "{}", stage.screen());
    stage.type_text("d3xd4").press("Enter");
    server.act(&mut stage, Player::First, play("b2xc2"));
    assert_eq!(asked(&mut stage), [Want::Act(play("d3xd4"))]);
    server.act(&mut stage, Player::Second, play("d3xd4"));
    // Offers are answered by keys that nobody presses by chance.
    server.act(&mut stage, Player::First, Action::OfferDraw);
    assert!(stage.shows("y accept") && stage.shows("n decline"), "{}", stage.screen());
    stage.press("Enter");
    assert_eq!(asked(&mut stage), []);
    stage.press("n");
    assert_eq!(asked(&mut stage), [Want::Act(Action::Decline)]);
    server.act(&mut stage, Player::Second, Action::Decline);
    stage.press("o");
    assert_eq!(asked(&mut stage), [Want::Act(Action::OfferDraw)]);
    server.tell(&mut stage, Update::Refused(Want::Act(Action::OfferDraw), Refusal::Already));
    assert!(stage.shows("you have offered that already"), "{}", stage.screen());
    // Phrases, by a digit.
    stage.press("/");
    assert!(stage.shows("1 Hello!") && stage.shows("2 Good luck!"), "{}", stage.screen());
    stage.press("3");
    assert_eq!(asked(&mut stage), [Want::Say(Remark::WellPlayed)]);
    server.happens(&mut stage, Player::First, Change::Say(Remark::Thanks));
    assert!(stage.shows("Bea: Thank you!"), "{}", stage.screen());
    // The end, and another game.
    stage.press("z y");
    assert_eq!(asked(&mut stage), [Want::Act(Action::Resign)]);
    server.act(&mut stage, Player::Second, Action::Resign);
    assert!(stage.shows("You lost"), "{}", stage.screen());
    stage.press("n n");
    assert_eq!(asked(&mut stage), [Want::Rematch], "once is enough");
    let next = "7k2mq9xd4hnb-2".parse().unwrap();
    let rematch = server.entry(Actor::Referee, Change::Rematch(next));
    server.tell(&mut stage, Update::Entry(rematch));
    let went = stage.app.network().went.last().unwrap().game.to_string();
    assert_eq!(went, "7k2mq9xd4hnb-2");
    Server::open(&mut stage, None);
    assert!(stage.shows("Waiting for somebody"), "{}", stage.screen());
}

#[test]
fn clocks_show_the_time_there() {
    let (mut stage, mut server) = seated(Language::English, Some("300+2"));
    server.act(&mut stage, Player::First, play("b2xc2"));
    let entry = server.entry(Actor::Referee, Change::Act(Action::Resume));
    server.tell(&mut stage, Update::Entry(entry));
    assert!(stage.shows("5:00"), "{}", stage.screen());
    server.wait(&mut stage, 61_000);
    assert!(stage.shows("3:59"), "{}", stage.screen());
    let wake = stage.app.wake(stage.now).unwrap();
    assert!(wake > stage.now && wake <= stage.now + Duration::from_millis(1_001));
    // Who comes back hears what the time is there.
    server.tell(&mut stage, Update::Lost(Duration::from_secs(2)));
    assert!(stage.shows("Not connected"), "{}", stage.screen());
    server.at += 60_000;
    let presence = [Presence::Here; 2];
    server.tell(&mut stage, Update::Back { now: server.at, presence });
    assert!(stage.shows("2:59") && stage.shows("Connected again"), "{}", stage.screen());
}

#[test]
fn who_has_left_for_too_long_can_be_made_to_lose() {
    let (mut stage, mut server) = seated(Language::English, Some("300+2"));
    server.act(&mut stage, Player::First, play("b2xc2"));
    server.act(&mut stage, Player::Second, play("d3xd4"));
    server.tell(&mut stage, Update::Presence(Player::First, Presence::Away(server.at)));
    assert!(stage.shows("Bea has left") && stage.shows("(away)"), "{}", stage.screen());
    assert!(!stage.shows("! claim"), "{}", stage.screen());
    server.wait(&mut stage, 61_000);
    assert!(stage.shows("! claim"), "{}", stage.screen());
    stage.press("! 2 ! Esc ! 1");
    assert_eq!(
        asked(&mut stage)[1..],
        [Want::Claim(Claim::Draw), Want::Claim(Claim::Win)],
        "after the seat"
    );
}

#[test]
fn a_game_is_called_off_or_left() {
    let (mut stage, mut server) = seated(Language::English, None);
    stage.press("z n");
    asked(&mut stage);
    stage.press("z y");
    assert_eq!(asked(&mut stage), [Want::Cancel]);
    server.happens(&mut stage, Player::Second, Change::Cancel);
    assert!(stage.shows("called off"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.shows("Join a game"), "back in the menu: {}", stage.screen());
    let (mut stage, _) = seated(Language::English, None);
    stage.press("Esc");
    assert!(stage.shows("your seat is kept"), "{}", stage.screen());
    stage.press("y");
    assert!(stage.shows("Join a game"), "{}", stage.screen());
}

#[test]
fn what_is_wrong_with_a_link_is_said_where_it_is_typed() {
    let mut stage = Stage::new(Language::English);
    stage.press("j").type_text("nowhere at all").press("Enter");
    assert!(stage.shows("a link has no blanks"), "{}", stage.screen());
    stage.press("Esc j").type_text(LINK).press("Enter");
    assert!(stage.shows("Connecting"), "{}", stage.screen());
    let update = Update::Failed(client::ClientError::NoGame.phrase());
    stage.receive(Message::Online { number: 1, update });
    assert!(stage.shows("There is no such game"), "{}", stage.screen());
    // What comes too late is of no use.
    stage.press("Enter Esc");
    Server::open(&mut stage, None);
    assert!(stage.shows("Join a game"), "{}", stage.screen());
}

#[test]
fn screens_of_games_elsewhere() {
    for language in Language::ALL {
        let look = |name: &str, go: &dyn Fn(&mut Stage, &mut Server)| {
            let (mut stage, mut server) = seated(language, Some("300+2"));
            go(&mut stage, &mut server);
            check(&format!("online-{name}-{language}"), &stage.screen());
            check(&format!("online-{name}-large-{language}"), &stage.resize(120, 40).screen());
        };
        look("seated", &|_, _| {});
        look("question", &|stage, server| {
            server.act(stage, Player::First, play("b2xc2"));
            server.act(stage, Player::First, Action::OfferDraw);
        });
        look("say", &|stage, _| {
            stage.press("/");
        });
        look("away", &|stage, server| {
            server.act(stage, Player::First, play("b2xc2"));
            server.act(stage, Player::Second, play("d3xd4"));
            server.tell(stage, Update::Presence(Player::First, Presence::Away(server.at)));
            server.wait(stage, 61_000);
        });
        look("lost", &|stage, server| {
            server.tell(stage, Update::Lost(Duration::from_secs(2)));
        });
        let mut stage = Stage::new(language);
        stage.press("j").type_text(LINK).press("Tab").type_text("Ana").press("Enter");
        check(&format!("join-{language}"), &stage.screen());
    }
}
