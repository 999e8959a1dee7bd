use board::Dice;
use play::Action;
use protocol::api::{GameState, GameView};
use protocol::{Entry, GameId, Want, Welcome};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::guest::Guest;
use crate::hall::{Running, halls, postgres};
use crate::listener::Listener;
use crate::seat::Seat;

/// The entries of a game from this number on, as they come.
async fn entries(stream: &mut Listener, from: u32, until: u32) -> Vec<Entry> {
    let mut entries = Vec::new();
    for number in from..until {
        let event = stream.next_called("entry").await;
        assert_eq!(event.id, Some(number), "each entry once, and in order");
        entries.push(serde_json::from_value(event.data).unwrap());
    }
    entries
}

async fn play(seats: &mut [Seat; 2], moves: usize, dice: &mut Dice) {
    for _ in 0..moves {
        let position = seats[0].board().table().line().position();
        let (turn, mv) = (position.turn().index(), position.random_move(dice).unwrap());
        let count = seats[0].board().count() + 1;
        seats[turn].ask(Want::Act(Action::Play(mv))).await;
        for seat in seats.iter_mut() {
            seat.until(|seat| seat.board().count() >= count).await;
        }
    }
}

async fn seated(ana: &Guest, bea: &Guest) -> (GameId, [Seat; 2]) {
    let made = ana.create(json!({ "game": "mapello", "side": "first" })).await;
    let mut seats = [Seat::open(ana, &made.id).await, Seat::open(bea, &made.id).await];
    seats[1].ask_and_wait(Want::Sit(None)).await;
    seats[0].until(|seat| seat.board().free_seat().is_none()).await;
    (made.id, seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_of_a_game_goes_on_exactly_where_it_broke_off() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (ana, bea, eve) =
            (Guest::new(at, "Ana").await, Guest::new(at, "Bea").await, Guest::new(at, "Eve").await);
        let (id, mut seats) = seated(&ana, &bea).await;
        let path = format!("games/{id}/events");
        let mut stream = Listener::open(&eve, &path).await;
        let welcome = stream.next().await.unwrap();
        assert_eq!((welcome.name.as_str(), welcome.id), ("welcome", None));
        let welcome: Welcome = serde_json::from_value(welcome.data).unwrap();
        assert_eq!((welcome.game, welcome.entries), (id.clone(), Vec::new()));
        play(&mut seats, 3, &mut Dice::new(1)).await;
        let mut heard = entries(&mut stream, 0, 5).await;
        drop(stream);
        // This happens while nobody listens.
        play(&mut seats, 4, &mut Dice::new(2)).await;
        let mut stream = Listener::resume(&eve, &path, 4).await;
        heard.extend(entries(&mut stream, 5, 9).await);
        play(&mut seats, 1, &mut Dice::new(3)).await;
        heard.extend(entries(&mut stream, 9, 10).await);
        let kept: Vec<Entry> = heard;
        let mut board = referee::Game::new(games::SHELF, id.clone(), welcome.setup).unwrap();
        for entry in &kept {
            board.follow(entry).unwrap();
        }
        assert_eq!(board.table().log().entries, seats[0].board().table().log().entries);
        let mut asked = Listener::open(&eve, &format!("{path}?seen=8")).await;
        entries(&mut asked, 8, 10).await;
        server.stop().await;
        assert_eq!(stream.next_called("farewell").await.data, "stopping");
        assert_eq!(stream.next().await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_listens_at_their_seat_is_there() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (ana, bea) = (Guest::new(at, "Ana").await, Guest::new(at, "Bea").await);
        let (id, seats) = seated(&ana, &bea).await;
        let [first, second] = seats;
        drop(second);
        let mut watcher = Listener::open(&ana, &format!("games/{id}/events")).await;
        // Bea's socket is gone, or will be in a moment.
        let is_away = |data: &serde_json::Value| data["presence"]["away"].is_u64();
        let welcome = watcher.next_called("welcome").await;
        if !welcome.data["presence"][1]["away"].is_u64() {
            assert!(is_away(&watcher.next_called("presence").await.data));
        }
        let stream = Listener::open(&bea, &format!("games/{id}/events")).await;
        let here = json!({ "player": "second", "presence": "here" });
        assert_eq!(watcher.next_called("presence").await.data, here);
        drop(stream);
        assert!(is_away(&watcher.next_called("presence").await.data));
        drop(first);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_events_of_what_is_not_there() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let request = ana.request(Method::GET, "games/7k2mq9xd4hnb/events");
        let (status, answer) = Guest::answer(request).await;
        assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("no_game")));
        let mut nobody = ana.clone();
        nobody.cookie = String::new();
        let (status, answer) = Guest::answer(nobody.request(Method::GET, "me/events")).await;
        assert_eq!((status, &answer["code"]), (StatusCode::UNAUTHORIZED, &json!("nobody")));
        server.stop().await;
    }
}

/// Hears the events of somebody's games, and checks that they come in this order.
async fn expect(stream: &mut Listener, wanted: &[(&str, &GameId)]) -> GameView {
    let mut last = None;
    for (name, id) in wanted {
        let event = stream.next().await.unwrap();
        let view: GameView = serde_json::from_value(event.data).unwrap();
        assert_eq!((event.name.as_str(), &view.id), (*name, *id));
        last = Some(view);
    }
    last.unwrap()
}

async fn all_games_in_one_stream(at: &Running, other: &Running) {
    let ana = Guest::new(at.address, "Ana").await;
    let bea = Guest::new(other.address, "Bea").await;
    let mut stream = Listener::open(&ana, "me/events").await;
    // A private game is nobody else's business.
    bea.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
    let wanted = json!({ "game": "talpa:size=4", "side": "first", "is_listed": true });
    let open = bea.create(wanted).await.id;
    expect(&mut stream, &[("seat", &open)]).await;
    let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await.id;
    bea.ask(&made, "b1", 0, Want::Sit(None)).await.unwrap();
    let view = expect(&mut stream, &[("began", &made), ("turn", &made)]).await;
    assert_eq!(view.state, GameState::Running);
    ana.ask(&made, "a1", 1, Want::Act(Action::Play("b2xc2".into()))).await.unwrap();
    bea.ask(&made, "b2", 2, Want::Act(Action::Play("d3xd4".into()))).await.unwrap();
    let view = expect(&mut stream, &[("turn", &made)]).await;
    assert_eq!(view.entries, 4);
    // Who comes back is told where they are waited for.
    drop(stream);
    let mut stream = Listener::open(&ana, "me/events").await;
    expect(&mut stream, &[("turn", &made)]).await;
    bea.ask(&made, "b3", 3, Want::Act(Action::Resign)).await.unwrap();
    expect(&mut stream, &[("ended", &made)]).await;
    ana.ask(&made, "a2", 4, Want::Rematch).await.unwrap();
    bea.ask(&made, "b4", 5, Want::Rematch).await.unwrap();
    expect(&mut stream, &[("rematch", &made), ("began", &made.next())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_hears_of_all_its_games_in_one_stream() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        all_games_in_one_stream(&server, &server).await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn also_where_the_others_play_at_another_server() {
    let Some(hall) = postgres() else { return };
    let (one, two) =
        (Running::start(&hall.place, None).await, Running::start(&hall.place, None).await);
    all_games_in_one_stream(&one, &two).await;
    one.stop().await;
    two.stop().await;
}
