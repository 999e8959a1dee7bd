use std::time::Duration;

use futures_util::StreamExt as _;
use ludoteca_server::{Limits, Rates};
use play::Action;
use protocol::{ToClient, VERSION, Want};
use serde_json::json;
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::guest::Guest;
use crate::hall::{Running, halls};

/// How often a draw is offered and declined: more than all buffers on the way and the queue can hold.
const ROUNDS: u32 = 250;

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_take_what_they_are_told_is_dropped_and_hinders_nobody() {
    let hall = halls().remove(0);
    // Small buffers at both ends, so that they are full soon.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(4_096).unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let limits =
        Limits { idle: Duration::from_secs(2), rates: Rates::BOUNDLESS, ..Limits::default() };
    let server = Running::start_with(&hall.place, socket.listen(16).unwrap(), limits).await;
    let at = server.address;
    let (ana, bea) = (Guest::new(at, "Ana").await, Guest::new(at, "Bea").await);
    let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
    bea.ask(&made.id, "s", 0, Want::Sit(None)).await.unwrap();

    let place = format!("ws://{at}/api/v1/games/{}/socket?version={VERSION}", made.id);
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let stream = socket.connect(at).await.unwrap();
    let (mut watcher, _) =
        client_async(place.into_client_request().unwrap(), stream).await.unwrap();

    for round in 0..ROUNDS {
        let number = 2 + 2 * round;
        let offer = ana.ask(&made.id, &format!("o{round}"), 1, Want::Act(Action::OfferDraw)).await;
        assert_eq!(offer, Ok(number));
        let answer = bea.ask(&made.id, &format!("d{round}"), 1, Want::Act(Action::Decline)).await;
        assert_eq!(answer, Ok(number + 1));
    }
    // Until then what can't be sent has been given up.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut last = 0;
    while let Some(Ok(message)) = watcher.next().await {
        if let Message::Text(text) = message
            && let Ok(ToClient::Entries(entries)) = text.parse()
        {
            last = entries.last().unwrap().number;
        }
    }
    assert!(last > 2 && last < 2 * ROUNDS, "it has heard a part of it, up to {last}");
    server.stop().await;
}
