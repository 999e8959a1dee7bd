use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::response::{IntoResponse as _, Response};
use protocol::api::{GameView, Lobby, NewGame};
use protocol::{Ask, GameId};
use serde::Serialize;
use store::Filter;

use super::identity::Identity;
use super::{Api, Problem};
use crate::host::HostError;

/// How many games of each kind the lobby shows.
const PAGE: i64 = 24;

fn id(text: &str) -> Result<GameId, Problem> {
    text.parse().map_err(|_| HostError::NoGame.into())
}

/// Sets a game up.
pub(crate) async fn create(
    State(api): State<Api>,
    Identity(person): Identity,
    wanted: Result<Json<NewGame>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(wanted) = wanted?;
    let id = api.host.set_up(&wanted, &person).await?;
    let place = format!("/api/v1/games/{id}");
    let view = api.host.view(&id).await?;
    Ok((StatusCode::CREATED, [(LOCATION, place)], Json(view)).into_response())
}

/// A game as it stands.
pub(crate) async fn show(
    State(api): State<Api>,
    Path(text): Path<String>,
) -> Result<Json<GameView>, Problem> {
    Ok(Json(api.host.view(&id(&text)?).await?))
}

/// A game as a record.
pub(crate) async fn record(
    State(api): State<Api>,
    Path(text): Path<String>,
) -> Result<Response, Problem> {
    let view = api.host.view(&id(&text)?).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], view.record).into_response())
}

/// The entry that did what was asked for.
#[derive(Debug, Serialize)]
pub(crate) struct Done {
    number: u32,
}

/// Does what somebody wants done at a game.
pub(crate) async fn ask(
    State(api): State<Api>,
    Path(text): Path<String>,
    Identity(person): Identity,
    wanted: Result<Json<Ask>, JsonRejection>,
) -> Result<Json<Done>, Problem> {
    let Json(wanted) = wanted?;
    let answer = api.host.ask(&id(&text)?, Some(person), wanted).await?;
    Ok(Json(Done { number: answer? }))
}

/// Free seats and running games that everybody may see.
pub(crate) async fn lobby(State(api): State<Api>) -> Result<Json<Lobby>, Problem> {
    let open = listed(&api, store::State::Open).await?;
    let running = listed(&api, store::State::Running).await?;
    Ok(Json(Lobby { open, running }))
}

async fn listed(api: &Api, state: store::State) -> Result<Vec<GameView>, Problem> {
    let filter =
        Filter { state: Some(state), is_listed: Some(true), limit: PAGE, ..Filter::default() };
    let mut games = Vec::new();
    for game in api.host.store().games(&filter).await? {
        if let Ok(id) = game.id.parse::<GameId>() {
            games.push(api.host.view(&id).await?);
        }
    }
    Ok(games)
}
