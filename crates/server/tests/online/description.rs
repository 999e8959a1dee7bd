//! The description of the interface says what the server does: every route, every type, every answer.

use std::collections::BTreeSet;

use play::Action;
use protocol::api::{self, GameView, Lobby, Me, NewGame, NewName, Problem, Server};
use protocol::{Refusal, ToClient, ToServer, Want};
use reqwest::{Method, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::listener::Listener;
use crate::schema;

fn document() -> Value {
    serde_json::from_str(include_str!("../../src/api/openapi.json")).unwrap()
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().unwrap().iter()
}

/// Every method and path that the document has, with what it says of it.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let methods = |(path, methods): (&String, &Value)| {
        let own = object(methods).map(|(method, it)| (method.clone(), path.clone(), it.clone()));
        own.collect::<Vec<_>>()
    };
    object(&document["paths"]).flat_map(methods).collect()
}

fn assert_fits(document: &Value, schema: &Value, value: &Value) {
    schema::check(document, schema, value).unwrap_or_else(|why| panic!("{schema}: {why}"));
}

/// Every reference leads somewhere, and every word is one that is checked.
fn assert_is_schema(document: &Value, schema: &Value) {
    match schema {
        Value::Object(words) => {
            for (word, says) in words {
                match word.as_str() {
                    "$ref" => {
                        let place = says.as_str().unwrap().strip_prefix('#').unwrap();
                        assert!(document.pointer(place).is_some(), "{says} leads nowhere");
                    }
                    "properties" => {
                        for (_, says) in object(says) {
                            assert_is_schema(document, says);
                        }
                    }
                    "items" | "oneOf" | "anyOf" | "prefixItems" => assert_is_schema(document, says),
                    _ => {}
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|it| assert_is_schema(document, it)),
        other => assert_eq!(*other, Value::Bool(false)),
    }
}

fn assert_is(document: &Value, name: &str, value: &Value) {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    assert_fits(document, &schema, value);
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let source = include_str!("../../src/api/mod.rs");
    let (_, source) = source.split_once("let v1 = Router::new()").unwrap();
    let (source, _) = source.split_once(".fallback").unwrap();
    let mut routes = BTreeSet::new();
    for part in source.split(".route(").skip(1) {
        let path = part.split('"').nth(1).unwrap();
        // The next thing that is done with the router.
        let part = part.split("\n        .").next().unwrap();
        for method in ["get", "post", "put", "delete", "patch"] {
            if part.split(|c: char| !c.is_alphanumeric()).any(|word| word == method)
                && part.contains(&format!("{method}("))
            {
                routes.insert((method.to_owned(), format!("/api/v1{path}")));
            }
        }
    }
    assert!(routes.len() > 10, "the source is not as it was: {routes:?}");
    let described: BTreeSet<_> =
        operations(&document()).into_iter().map(|(method, path, _)| (method, path)).collect();
    assert_eq!(described, routes, "api/openapi.json and api/mod.rs");
}

#[test]
fn the_description_is_whole() {
    let document = document();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."));
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let tags: Vec<_> =
        document["tags"].as_array().unwrap().iter().map(|tag| tag["name"].clone()).collect();
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let name = operation["operationId"].as_str().unwrap().to_owned();
        assert!(names.insert(name.clone()), "{name} is there twice");
        assert!(operation["summary"].is_string(), "{name}");
        assert!(operation["tags"].as_array().unwrap().iter().all(|tag| tags.contains(tag)));
        let in_path: BTreeSet<_> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        let none = Vec::new();
        let parameters = operation["parameters"].as_array().unwrap_or(&none);
        let of_path = parameters.iter().filter(|it| it["in"] == "path");
        let told: BTreeSet<_> = of_path.map(|it| it["name"].as_str().unwrap()).collect();
        assert_eq!(told, in_path, "{method} {path}");
        assert!(parameters.iter().all(|it| it["schema"].is_object()), "{name}");
        for (status, response) in object(&operation["responses"]) {
            assert!(status.parse::<u16>().is_ok_and(|it| (100..600).contains(&it)), "{status}");
            assert!(response["description"].is_string(), "{name} {status}");
            if let Some(content) = response.get("content") {
                assert!(object(content).all(|(_, it)| it["schema"].is_object()), "{name} {status}");
            }
        }
    }
    // The references of every type lead somewhere, and its examples are of it.
    for (name, schema) in object(&document["components"]["schemas"]) {
        assert_is_schema(&document, schema);
        for example in schema["examples"].as_array().into_iter().flatten() {
            assert_is(&document, name, example);
        }
    }
}

/// The examples of a type are read by the program, and written as they were.
fn examples<T: DeserializeOwned + Serialize>(document: &Value, name: &str) {
    let schema = &document["components"]["schemas"][name];
    let examples = schema["examples"].as_array();
    for example in examples.unwrap_or_else(|| panic!("{name} has no examples")) {
        let read: T = serde_json::from_value(example.clone())
            .unwrap_or_else(|error| panic!("{name}: {error} in {example}"));
        assert_eq!(serde_json::to_value(&read).unwrap(), *example, "{name}");
    }
}

#[test]
fn the_examples_are_what_the_program_reads_and_writes() {
    let document = &document();
    examples::<protocol::GameId>(document, "GameId");
    examples::<protocol::Name>(document, "Name");
    examples::<protocol::Key>(document, "Key");
    examples::<protocol::Person>(document, "Person");
    examples::<protocol::Presence>(document, "Presence");
    examples::<protocol::Ask>(document, "Ask");
    examples::<protocol::Entry>(document, "Entry");
    examples::<Want>(document, "Want");
    examples::<Action>(document, "Action");
    examples::<ToServer>(document, "ToServer");
    examples::<ToClient>(document, "ToClient");
    examples::<Me>(document, "Me");
    examples::<NewName>(document, "NewName");
    examples::<NewGame>(document, "NewGame");
    examples::<Server>(document, "Server");
    examples::<Problem>(document, "Problem");
    examples::<api::NewAccount>(document, "NewAccount");
    examples::<api::SignIn>(document, "SignIn");
    examples::<api::NewPassword>(document, "NewPassword");
    examples::<api::Deletion>(document, "Deletion");
    examples::<api::SessionView>(document, "SessionView");
    examples::<api::NewBot>(document, "NewBot");
    examples::<api::BotView>(document, "BotView");
    examples::<api::TokenView>(document, "TokenView");
    examples::<api::NewToken>(document, "NewToken");
    examples::<api::MadeToken>(document, "MadeToken");
    examples::<api::RatingView>(document, "RatingView");
    examples::<api::Profile>(document, "Profile");
    examples::<api::LevelRating>(document, "LevelRating");
    examples::<api::Leaderboard>(document, "Leaderboard");
    examples::<protocol::AnalysisRequest>(document, "AnalysisRequest");
    examples::<protocol::AnalysedLine>(document, "AnalysedLine");
    examples::<protocol::ProbedMove>(document, "ProbedMove");
    // Words of which the program has lists are all there.
    let words = |name: &str| document["components"]["schemas"][name]["enum"].clone();
    for word in words("Refusal").as_array().unwrap() {
        let refusal: Refusal = serde_json::from_value(word.clone()).unwrap();
        assert_eq!(refusal.code(), word.as_str().unwrap());
    }
    for word in words("Farewell").as_array().unwrap() {
        serde_json::from_value::<protocol::Farewell>(word.clone()).unwrap();
    }
    assert_eq!(words("Remark"), serde_json::to_value(protocol::Remark::ALL).unwrap());
    assert_eq!(words("Kind"), serde_json::to_value(protocol::Kind::ALL).unwrap());
    let own = &document["paths"]["/api/v1/me/events"]["get"]["x-events"];
    for notice in protocol::Notice::ALL {
        assert!(own[notice.code()].is_object(), "{notice}");
    }
}

/// Asks the server, and holds its answer to the description.
struct Checker {
    document: Value,
}

impl Checker {
    async fn ask(
        &self,
        guest: &Guest,
        (method, path, place): (Method, &str, &str),
        body: Option<Value>,
        status: StatusCode,
    ) -> Value {
        let mut request = guest.request(method.clone(), path);
        let method = method.as_str().to_lowercase();
        let operation = &self.document["paths"][format!("/api/v1/{place}")][&method];
        if let Some(body) = body {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            if status.is_success() {
                assert_fits(&self.document, schema, &body);
            }
            request = request.body(body.to_string());
        }
        let answer = request.send().await.unwrap();
        let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
        assert_eq!(answer.status(), status, "{method} {path}");
        let text = answer.text().await.unwrap();
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        let described = &operation["responses"][status.as_str()]["content"][&kind];
        assert!(described.is_object(), "{method} {place} {status} {kind} is not described");
        assert_fits(&self.document, &described["schema"], &value);
        value
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_answers_is_what_is_described() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let check = Checker { document: document() };
        let (ana, bea) =
            (Guest::new(server.address, "Ana").await, Guest::new(server.address, "Bea").await);
        let mut nobody = ana.clone();
        nobody.cookie = String::new();
        let get = |path| (Method::GET, path, path);
        check.ask(&ana, get("server"), None, StatusCode::OK).await;
        check.ask(&ana, get("me"), None, StatusCode::OK).await;
        check.ask(&nobody, get("me"), None, StatusCode::OK).await;
        let rename = (Method::PUT, "me", "me");
        check.ask(&ana, rename, Some(json!({ "name": "Ana Luísa" })), StatusCode::OK).await;
        check.ask(&nobody, get("me/games"), None, StatusCode::UNAUTHORIZED).await;
        let make = || (Method::POST, "games", "games");
        let wanted = json!({ "game": "talpa:size=4", "side": "first", "is_listed": true });
        let made = check.ask(&ana, make(), Some(wanted), StatusCode::CREATED).await;
        let made: GameView = serde_json::from_value(made).unwrap();
        let wrong = json!({ "game": "chess" });
        check.ask(&ana, make(), Some(wrong), StatusCode::UNPROCESSABLE_ENTITY).await;
        let path = format!("games/{}", made.id);
        let asks = format!("{path}/asks");
        let ask = || (Method::POST, asks.as_str(), "games/{id}/asks");
        let want = |key: &str, after: u32, want: Want| {
            let want = serde_json::to_value(want).unwrap();
            Some(json!({ "key": key, "after": after, "want": want }))
        };
        let play = |mv: &str| Want::Act(Action::Play(mv.into()));
        check.ask(&bea, ask(), want("b1", 0, Want::Sit(None)), StatusCode::OK).await;
        check.ask(&ana, ask(), want("a1", 1, play("b2xc2")), StatusCode::OK).await;
        check.ask(&ana, ask(), want("a2", 2, play("b2xc2")), StatusCode::CONFLICT).await;
        check.ask(&nobody, ask(), want("n", 2, play("b2xc2")), StatusCode::UNAUTHORIZED).await;
        let eve = Guest::new(server.address, "Eve").await;
        check.ask(&eve, ask(), want("e", 2, play("b2xc2")), StatusCode::FORBIDDEN).await;
        check.ask(&ana, (Method::GET, &path, "games/{id}"), None, StatusCode::OK).await;
        let record = format!("{path}/record");
        check.ask(&ana, (Method::GET, &record, "games/{id}/record"), None, StatusCode::OK).await;
        let absent = (Method::GET, "games/7k2mq9xd4hnb", "games/{id}");
        check.ask(&ana, absent, None, StatusCode::NOT_FOUND).await;
        let lobby = check.ask(&ana, get("lobby"), None, StatusCode::OK).await;
        assert_eq!(serde_json::from_value::<Lobby>(lobby).unwrap().running.len(), 1);
        check.ask(&ana, get("me/games"), None, StatusCode::OK).await;
        let look = || (Method::POST, "analysis", "analysis");
        let wanted = json!({ "game": "talpa:size=4", "moves": ["b2xc2"], "nodes": 500 });
        check.ask(&ana, look(), Some(wanted), StatusCode::OK).await;
        let wrong = json!({ "game": "talpa:size=4", "lines": 9 });
        check.ask(&ana, look(), Some(wrong), StatusCode::UNPROCESSABLE_ENTITY).await;
        check.ask(&ana, get("tables"), None, StatusCode::OK).await;
        let table = (Method::GET, "tables/talpa?position=x", "tables/{game}");
        check.ask(&ana, table, None, StatusCode::UNPROCESSABLE_ENTITY).await;
        accounts_are_described(&check, &ana).await;
        events_are_described(&check.document, &ana, &bea, &made).await;
        server.stop().await;
    }
}

async fn accounts_are_described(check: &Checker, guest: &Guest) {
    let get = |path| (Method::GET, path, path);
    let rui = Guest::account(guest.address, "Rui").await;
    let wrong = json!({ "name": "Rui", "password": "mistyped" });
    let sign_in = (Method::POST, "session", "session");
    check.ask(guest, sign_in, Some(wrong), StatusCode::UNAUTHORIZED).await;
    check.ask(guest, get("me/bots"), None, StatusCode::FORBIDDEN).await;
    let create = (Method::POST, "me/bots", "me/bots");
    let bot = Some(json!({ "name": "Robot" }));
    let made = check.ask(&rui, create.clone(), bot.clone(), StatusCode::CREATED).await;
    check.ask(&rui, create, bot, StatusCode::CONFLICT).await;
    let tokens = format!("me/bots/{}/tokens", made["id"]);
    let create = (Method::POST, tokens.as_str(), "me/bots/{id}/tokens");
    check.ask(&rui, create, Some(json!({ "label": "x" })), StatusCode::CREATED).await;
    for path in ["me/bots", "me/sessions", "me/export"] {
        check.ask(&rui, get(path), None, StatusCode::OK).await;
    }
    let profile = format!("people/{}", made["id"]);
    check.ask(guest, (Method::GET, &profile, "people/{id}"), None, StatusCode::OK).await;
    let board = (Method::GET, "ratings/talpa", "ratings/{game}");
    check.ask(guest, board, None, StatusCode::OK).await;
    let absent = (Method::GET, "ratings/chess", "ratings/{game}");
    check.ask(guest, absent, None, StatusCode::NOT_FOUND).await;
}

async fn events_are_described(document: &Value, ana: &Guest, bea: &Guest, made: &GameView) {
    let mut own = Listener::open(bea, "me/events").await;
    let mut game = Listener::open(ana, &format!("games/{}/events", made.id)).await;
    for (stream, place) in [(&mut own, "/me/events"), (&mut game, "/games/{id}/events")] {
        let described = &document["paths"][format!("/api/v1{place}")]["get"]["x-events"];
        let event = stream.next().await.unwrap();
        assert!(described[&event.name].is_object(), "{}", event.name);
        assert_fits(document, &described[&event.name]["data"], &event.data);
    }
    let described = &document["paths"]["/api/v1/games/{id}/events"]["get"]["x-events"];
    for _ in 0..3 {
        let event = game.next_called("entry").await;
        assert_fits(document, &described["entry"]["data"], &event.data);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_served_as_a_document_and_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&store::Place::Folder(folder.path().into()), None).await;
    let get = async |path: &str| {
        let answer = reqwest::get(format!("http://{}{path}", server.address)).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let policy = answer.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"));
        let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
        (kind, answer.text().await.unwrap())
    };
    let (kind, text) = get("/api/openapi.json").await;
    assert_eq!(kind, "application/json");
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), document());
    let (kind, page) = get("/api").await;
    assert_eq!(kind, "text/html; charset=utf-8");
    for (method, path, operation) in operations(&document()) {
        let heading = format!("<b>{}</b> {path}</code>", method.to_uppercase());
        assert!(page.contains(&heading), "{heading}");
        assert!(page.contains(operation["summary"].as_str().unwrap()));
    }
    // It needs no script, and nothing from elsewhere.
    assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("http"));
    let (kind, _) = get("/api/style.css").await;
    assert_eq!(kind, "text/css; charset=utf-8");
    server.stop().await;
}
