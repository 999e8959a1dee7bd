use std::sync::Arc;

use engine::tablebase::Bytes;
use games::{AnyGame, Line, Shelved};
use ludoteca_server::Means;
use noughts::Noughts;
use protocol::{Analysis, Probe, Value};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::guest::Guest;
use crate::hall::{Running, halls, means};

static SMALL: &[&dyn AnyGame] = &[&Shelved::<Noughts>::NEW];

fn noughts(moves: &[&str]) -> Line {
    let mut line = Line::new(SMALL[0].position(".../.../... x").unwrap());
    for mv in moves {
        line.play(mv).unwrap();
    }
    line
}

async fn analyse(guest: &Guest, wanted: serde_json::Value) -> (StatusCode, serde_json::Value) {
    Guest::answer(guest.request(Method::POST, "analysis").body(wanted.to_string())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_looked_at_within_limits() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let wanted =
            json!({ "game": "talpa:size=4", "moves": ["b2xc2"], "lines": 3, "nodes": 2_000 });
        let (status, answer) = analyse(&ana, wanted).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let found: Analysis = serde_json::from_value(answer).unwrap();
        assert!(found.lines.len() == 3 && found.depth > 0 && found.nodes > 0, "{found:?}");
        assert!(found.lines.is_sorted_by(|one, other| one.score >= other.score));
        let game = games::SHELF.iter().find(|game| game.info().id == "talpa").unwrap();
        for line in &found.lines {
            let mut played = Line::new(game.position(&found.position).unwrap());
            for mv in &line.moves {
                played.play(mv).unwrap();
            }
        }
        let wrong = [
            (json!({ "game": "talpa", "lines": 6 }), "lines: 6; there may be 1 to 5"),
            (json!({ "game": "talpa", "lines": 0 }), "lines: 0; there may be 1 to 5"),
            (json!({ "game": "talpa", "time": 5_001 }), "time: 5001; there may be 1 to 5000"),
            (json!({ "game": "talpa", "nodes": 0 }), "nodes: 0; there may be 1 to 4294967295"),
            (json!({ "game": "chess" }), "game: "),
            (
                json!({ "game": "talpa:size=4", "position": "x" }),
                "game: a position has its options",
            ),
            (json!({ "game": "talpa", "position": "x" }), "position: "),
            (json!({ "game": "talpa:size=4", "moves": ["a1xa1"] }), "moves: move 1: "),
        ];
        for (wanted, why) in wrong {
            let (status, answer) = analyse(&ana, wanted).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
            let message = answer["message"].as_str().unwrap();
            assert!(answer["code"] == "wrong" && message.starts_with(why), "{message}");
        }
        let mut nobody = ana.clone();
        nobody.cookie = String::new();
        let (status, answer) = analyse(&nobody, json!({ "game": "talpa" })).await;
        assert_eq!((status, &answer["code"]), (StatusCode::UNAUTHORIZED, &json!("nobody")));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_gives_way_to_games_and_nobody_has_two() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let bea = Guest::new(server.address, "Bea").await;
        let long = json!({ "game": "mapello", "time": 5_000 });
        let first = tokio::spawn({
            let (ana, long) = (ana.clone(), long.clone());
            async move {
                loop {
                    let answer = analyse(&ana, long.clone()).await;
                    // The other one may be faster once.
                    if answer.0 != StatusCode::TOO_MANY_REQUESTS {
                        return answer;
                    }
                }
            }
        });
        let mut refusals = 0;
        while !first.is_finished() {
            let (status, answer) = analyse(&ana, json!({ "game": "mapello", "time": 1 })).await;
            if status == StatusCode::TOO_MANY_REQUESTS {
                assert_eq!(answer["code"], "too_many");
                refusals += 1;
                bea.create(json!({ "game": "mapello", "side": "second", "level": "random" })).await;
            }
        }
        let (status, answer) = first.await.unwrap();
        assert!(status == StatusCode::OK && refusals > 0, "{status} {answer} {refusals}");
        let found: Analysis = serde_json::from_value(answer).unwrap();
        assert!(found.is_cut && !found.lines.is_empty(), "{found:?}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_engines_says_so() {
    for hall in halls() {
        let server = Running::with(&hall.place, None, Means { engines: 0, ..means() }).await;
        let ana = Guest::new(server.address, "Ana").await;
        let (status, answer) = analyse(&ana, json!({ "game": "talpa" })).await;
        let wanted = (StatusCode::SERVICE_UNAVAILABLE, &json!("no_engine"));
        assert_eq!((status, &answer["code"]), wanted);
        server.stop().await;
    }
}

async fn probe(guest: &Guest, game: &str, position: &str) -> (StatusCode, serde_json::Value) {
    let position = position.replace(' ', "+");
    let path = format!("tables/{game}?position={position}");
    Guest::answer(guest.request(Method::GET, &path)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_answers_for_every_move() {
    for hall in halls() {
        let table = SMALL[0].tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap();
        let means = Means { shelf: SMALL, tables: vec![table], ..means() };
        let server = Running::with(&hall.place, None, means).await;
        let ana = Guest::new(server.address, "Ana").await;
        let (_, answer) = Guest::answer(ana.request(Method::GET, "tables")).await;
        assert_eq!(answer, json!(["noughts"]));
        let ask = async |moves: &[&str]| {
            let position = noughts(moves).position().to_string();
            let (status, answer) = probe(&ana, "noughts", &position).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            serde_json::from_value::<Probe>(answer).unwrap()
        };
        let start = ask(&[]).await;
        assert_eq!((start.value, start.plies, start.moves.len()), (Value::Draw, None, 9));
        assert!(start.moves.iter().all(|it| it.value == Value::Draw), "{start:?}");
        // Crosses have two in a row, and the third is free.
        let won = ask(&["a1", "a2", "b1", "b2"]).await;
        assert_eq!((won.value, won.plies), (Value::Win, Some(1)));
        assert_eq!((won.moves[0].mv.as_str(), won.moves[0].plies), ("c1", Some(1)));
        // Noughts can hinder one of two threats.
        let lost = ask(&["a1", "b2", "c3", "a3", "c1"]).await;
        assert_eq!((lost.value, lost.plies), (Value::Loss, Some(2)), "{lost:?}");
        assert!(lost.moves.iter().all(|it| it.value == Value::Loss), "{lost:?}");
        // What an engine says of it is proved by the table too.
        let wanted = json!({ "game": "noughts", "moves": ["a1", "b1"] });
        let (_, answer) = analyse(&ana, wanted).await;
        let found: Analysis = serde_json::from_value(answer).unwrap();
        assert!(found.lines[0].is_proved && found.lines[0].win_in.is_some(), "{found:?}");
        let (status, answer) = analyse(
            &ana,
            json!({ "game": "noughts", "moves":
            ["a1", "a2", "b1", "b2", "c1"] }),
        )
        .await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer["message"].as_str().unwrap().contains("over"), "{answer}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_no_table_that_is_said() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let game = games::SHELF.iter().find(|game| game.info().id == "talpa").unwrap();
        let start = game.start(&games::Options::new(game.info().options)).unwrap().to_string();
        let (status, answer) = probe(&ana, "talpa", &start).await;
        assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("no_table")));
        assert!(answer["message"].as_str().unwrap().contains("no table of talpa"), "{answer}");
        let (status, answer) = probe(&ana, "talpa", "nonsense").await;
        assert_eq!((status, &answer["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("wrong")));
        let (status, _) = Guest::answer(ana.request(Method::GET, "tables/talpa")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        server.stop().await;
    }
}
