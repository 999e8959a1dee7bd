use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::api::{Deletion, GameView, Me, NewName};
use protocol::{GameId, Kind, Person, UserId};
use store::{Filter, UserKind};

use super::account::check_password;
use super::gate::Gate;
use super::identity::{Identity, Session, cookie, no_cookie};
use super::sessions::begin;
use super::{Api, Problem, reserved};
use crate::client::Client;

/// How many games of somebody's are told at once.
const PAGE: i64 = 100;

/// Somebody as they are told to themselves.
pub(crate) fn told(Person { id, name, kind }: Person) -> Me {
    Me { id, name, kind }
}

const fn kind_of(kind: Kind) -> UserKind {
    match kind {
        Kind::Guest => UserKind::Guest,
        Kind::Account => UserKind::Account,
        Kind::Bot => UserKind::Bot,
    }
}

/// Who somebody is; nobody, where they have not said.
pub(crate) async fn show(identity: Option<Identity>) -> Json<Option<Me>> {
    Json(identity.map(|Identity(person)| told(person)))
}

/// Gives somebody a name. Who is new becomes a guest, and is known from then on.
pub(crate) async fn rename(
    State(api): State<Api>,
    gate: Gate,
    client: Client,
    identity: Option<Identity>,
    headers: HeaderMap,
    wanted: Result<Json<NewName>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(NewName { name }) = wanted?;
    reserved::check(&name)?;
    let (store, now) = (api.host.store(), api.host.now());
    if let Some(Identity(person)) = identity {
        if person.name != name {
            store.rename_user(person.id.0, name.as_str(), kind_of(person.kind)).await?;
        }
        return Ok(Json(told(Person { name, ..person })).into_response());
    }
    gate.newcomer(client.address)?;
    let id = store.create_user(name.as_str(), UserKind::Guest, None, now).await?;
    let secret = begin(&api, id, &headers).await?;
    let me = Me { id: UserId(id), name, kind: Kind::Guest };
    Ok(([(SET_COOKIE, cookie(&secret, &client))], Json(me)).into_response())
}

/// Somebody's games, the newest first.
pub(crate) async fn games(
    State(api): State<Api>,
    Identity(person): Identity,
) -> Result<Json<Vec<GameView>>, Problem> {
    let filter = Filter { user: Some(person.id.0), limit: PAGE, ..Filter::default() };
    let mut games = Vec::new();
    for game in api.host.store().games(&filter).await? {
        if let Ok(id) = game.id.parse::<GameId>() {
            games.push(api.host.view(&id).await?);
        }
    }
    Ok(Json(games))
}

/// Everything that is kept of somebody, as one document.
pub(crate) async fn export(State(api): State<Api>, session: Session) -> Result<Response, Problem> {
    let export = api.host.export(&session.person, &session.credential.hash).await?;
    let file = (CONTENT_DISPOSITION, "attachment; filename=\"ludoteca.json\"");
    Ok(([file], Json(export)).into_response())
}

/// Forgets somebody. Their games stay, since they are others' too, without their name.
pub(crate) async fn delete(
    State(api): State<Api>,
    gate: Gate,
    client: Client,
    session: Session,
    wanted: Result<Json<Deletion>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(Deletion { password }) = wanted?;
    match session.person.kind {
        Kind::Guest => {}
        Kind::Account => check_password(&api, &gate, &client, &session, password).await?,
        Kind::Bot => session.must_be_account()?,
    }
    api.host.delete(&session.person).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie(&client))]).into_response())
}
