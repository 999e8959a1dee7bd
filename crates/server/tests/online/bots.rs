use play::Action;
use protocol::{Kind, Want};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hall::{Running, halls};

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_with_a_token_until_it_ends() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let mut ana = Guest::account(at, "Ana").await;
        let (status, robot) = ana.send(Method::POST, "me/bots", json!({ "name": "Robot" })).await;
        assert_eq!((status, &robot["tokens"]), (StatusCode::CREATED, &json!([])));
        let taken = ana.send(Method::POST, "me/bots", json!({ "name": "R0BOT" })).await;
        assert_eq!((taken.0, &taken.1["code"]), (StatusCode::CONFLICT, &json!("name_taken")));
        let path = format!("me/bots/{}/tokens", robot["id"]);
        let (status, made) = ana.send(Method::POST, &path, json!({ "label": "at home" })).await;
        assert_eq!(status, StatusCode::CREATED);
        let secret = made["token"].as_str().unwrap();
        let (_, bots) = Guest::answer(ana.request(Method::GET, "me/bots")).await;
        assert_eq!(bots[0]["tokens"][0]["label"], "at home");
        assert!(!bots.to_string().contains(secret), "it is told once");

        let mut bot = Guest::unknown(at);
        // A secret in an address would be in histories and logs.
        let in_link = bot.request(Method::GET, &format!("me?token={secret}"));
        assert_eq!(Guest::answer(in_link).await, (StatusCode::OK, Value::Null));
        bot.cookie = format!("Bearer {secret}");
        let rui = Guest::account(at, "Rui").await;
        let rated = json!({ "game": "talpa:size=4", "side": "first", "is_rated": true });
        let game = rui.create(rated).await;
        assert_eq!(bot.ask(&game.id, "s", 0, Want::Sit(None)).await, Ok(1));
        let view = rui.view(&game.id).await;
        assert_eq!(view.people[1].as_ref().unwrap().kind, Kind::Bot);
        assert!(view.is_rated);
        for (method, path) in [
            (Method::GET, "me/bots"),
            (Method::POST, "me/bots"),
            (Method::PUT, "me/password"),
            (Method::DELETE, "me/sessions"),
            (Method::DELETE, "me"),
        ] {
            let body = match path {
                "me/bots" => json!({ "name": "Child" }),
                "me/password" => json!({ "current": "x", "new": "sete mares" }),
                _ => json!({}),
            };
            let (status, why) = bot.send(method, path, body).await;
            let expected = (StatusCode::FORBIDDEN, &json!("needs_account"));
            assert_eq!((status, &why["code"]), expected, "{path}");
        }
        let mut rui = rui;
        let others = rui.send(Method::POST, &path, json!({})).await;
        assert_eq!(others.0, StatusCode::NOT_FOUND, "it is not his");
        let token = format!("{path}/{}", made["id"].as_str().unwrap());
        assert_eq!(ana.send(Method::DELETE, &token, json!(null)).await.0, StatusCode::NO_CONTENT);
        let nobody = Err((StatusCode::UNAUTHORIZED, "nobody".to_owned()));
        assert_eq!(bot.ask(&game.id, "r", 1, Want::Act(Action::Resign)).await, nobody);

        // The game is given up with the program, and its name is gone.
        let path = format!("me/bots/{}", robot["id"]);
        assert_eq!(ana.send(Method::DELETE, &path, json!(null)).await.0, StatusCode::NO_CONTENT);
        let view = rui.view(&game.id).await;
        assert_eq!(view.people[1].as_ref().unwrap().name.as_str(), "deleted");
        assert_eq!(view.state, protocol::api::GameState::Cancelled);
        for number in 0..10 {
            let name = json!({ "name": format!("Robot {number}x") });
            assert_eq!(ana.send(Method::POST, "me/bots", name).await.0, StatusCode::CREATED);
        }
        let enough = ana.send(Method::POST, "me/bots", json!({ "name": "Eleven" })).await;
        assert_eq!((enough.0, &enough.1["code"]), (StatusCode::CONFLICT, &json!("enough")));
        server.stop().await;
    }
}
