//! What a session says of a game: whose turn it is, how it ended and why, and special moments.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use board::{ByPlayer, Dice};
use games::{Line, SHELF, Spec};
use i18n::{Language, Phrase};
use ludoteca_play::session::{Effect, Message, Pace};
use ludoteca_play::{Level, Seat, Session, Table};
use support::{PEOPLE, START};

const YOU_FIRST: ByPlayer<Seat> = ByPlayer([Seat::Person, Seat::Computer(Level::Search(4))]);
const YOU_SECOND: ByPlayer<Seat> = ByPlayer([Seat::Computer(Level::Search(4)), Seat::Person]);

/// A game from a position, at a table of these.
fn at(game: &str, position: &str, seats: ByPlayer<Seat>) -> Session {
    let spec = Spec::read(SHELF, game).unwrap();
    let line = Line::new(spec.game.position(position).unwrap());
    Session::new(Table::new(spec, &line, seats, None), Pace::NONE, Dice::new(1))
}

fn both(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| phrase.say(language))
}

/// What is said as news of what a message does.
fn news(session: &mut Session, message: Message) -> Vec<String> {
    let mut said = Vec::new();
    for effect in session.update(message, START) {
        if let Effect::Happened { notices, .. } = effect {
            let news = notices.into_iter().filter(|notice| notice.is_news);
            said.extend(news.map(|notice| notice.phrase.to_string()));
        }
    }
    said
}

const JOIN: &str = "..b../.b..n/rrrr./..bn./.b... r r -";

#[test]
fn whose_turn_it_is_is_said_to_you() {
    let yours = at("nex", JOIN, YOU_FIRST);
    assert_eq!(both(&yours.headline()), ["Your turn", "É a sua vez"]);
    let mut theirs = at("nex", JOIN, YOU_SECOND);
    assert_eq!(theirs.headline(), "Red to move", "before it begins nobody thinks");
    theirs.begin(START);
    assert_eq!(both(&theirs.headline()), ["Level 4 is thinking", "Nível 4 está a pensar"]);
    let people = at("nex", JOIN, PEOPLE);
    assert_eq!(both(&people.headline()), ["Red to move", "Joga o vermelho"]);
    assert_eq!((yours.why(), yours.moment()), (None, None));
}

#[test]
fn how_it_ended_is_said_to_you_with_why() {
    let chain = "Your chain joins left and right.";
    let cadeia = "A sua cadeia une as margens esquerda e direita.";
    let theirs = "Red's chain joins left and right.";
    let deles = "A cadeia do vermelho une as margens esquerda e direita.";
    for (seats, headline, why) in [
        (YOU_FIRST, ["You won", "Ganhou"], [chain, cadeia]),
        (YOU_SECOND, ["You lost", "Perdeu"], [theirs, deles]),
        (PEOPLE, ["Red won", "O vermelho ganhou"], [theirs, deles]),
    ] {
        let mut session = at("nex", JOIN, seats);
        session.update(Message::Play("e3+e4".into()), START);
        assert!(!session.is_running());
        assert_eq!(both(&session.headline()), headline);
        assert_eq!(both(&session.why().unwrap()), why);
        session.update(Message::Look(0), START);
        assert_ne!(both(&session.headline()), headline, "an earlier position goes on");
    }
}

#[test]
fn who_gave_up_is_said() {
    let mut session = at("nex", JOIN, YOU_FIRST);
    session.update(Message::Resign, START);
    assert_eq!(both(&session.headline()), ["You lost", "Perdeu"]);
    assert_eq!(both(&session.why().unwrap()), ["You resigned.", "Desistiu."]);
    let mut session = at("nex", JOIN, PEOPLE);
    session.update(Message::Resign, START);
    assert_eq!(both(&session.headline()), ["Blue won", "O azul ganhou"]);
    assert_eq!(both(&session.why().unwrap()), ["Red resigned.", "O vermelho desistiu."]);
}

#[test]
fn an_exchange_is_offered_and_told() {
    let offered = "...../...../..r../...n./..... b r s";
    let mut session = at("nex", offered, YOU_SECOND);
    let moment = session.moment().unwrap().to_string();
    assert!(moment.starts_with("You may exchange colours: "), "{moment}");
    let said = news(&mut session, Message::Play("swap".into()));
    assert_eq!(said, ["You take red; the computer plays blue now"]);
    let mut session = at("nex", offered, YOU_FIRST);
    assert_eq!(session.moment(), None, "it is the computer's to take");
    let said = news(&mut session, Message::Play("swap".into()));
    assert_eq!(said, ["The computer takes red; you play blue now"]);
    let mut session = at("nex", offered, PEOPLE);
    let said = news(&mut session, Message::Play("swap".into()));
    assert_eq!(said, ["The players exchange colours: blue is to move"]);
    let edges = at("nex", "...../...../..r../...n./..... b r e", YOU_SECOND);
    let moment = edges.moment().unwrap().to_string();
    assert!(moment.starts_with("You may exchange the edges"), "{moment}");
}

#[test]
fn a_pass_is_said() {
    let stuck = "####J#####/##OOOOOO##/#OOOXO#.O#/JO#OOXXX*J/JOOOXXXXX#/#OXOXXXXX#/#OXXX.X#XJ/JXX#XXX..#/##.*O..*##/###J###J## X 2 3";
    let session = at("mapello", stuck, YOU_FIRST);
    let moment = session.moment().unwrap();
    assert_eq!(both(&moment), ["You have no move: pass.", "Não tem nenhuma jogada: passe."]);
}
