use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::api::{Me, NewAccount, NewPassword, Password};
use protocol::{Kind, UserId};
use store::UserKind;

use super::gate::Gate;
use super::identity::{Session, cookie};
use super::sessions::begin;
use super::{Api, Problem, reserved};
use crate::client::Client;

/// Makes an account. A guest becomes it, with everything they have played.
pub(crate) async fn sign_up(
    State(api): State<Api>,
    gate: Gate,
    client: Client,
    session: Option<Session>,
    headers: HeaderMap,
    wanted: Result<Json<NewAccount>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(NewAccount { name, password }) = wanted?;
    if session.as_ref().is_some_and(|session| session.person.kind != Kind::Guest) {
        let message = "you have an account already; sign out first to make another one";
        return Err(Problem::new(StatusCode::CONFLICT, "already", message));
    }
    reserved::check(&name)?;
    password.check(&name).map_err(|weak| Problem::wrong(weak.to_string()))?;
    gate.newcomer(client.address)?;
    let (store, now) = (api.host.store(), api.host.now());
    // Before the password is hashed, which takes a while; it is looked at again when it is written.
    if store.user_by_name(name.as_str()).await?.is_some() {
        return Err(Problem::name_taken());
    }
    let hash = api.host.passwords().hash(&password).await?;
    let id = match &session {
        Some(session) => {
            let guest = session.person.id.0;
            if !store.make_account(guest, name.as_str(), &hash).await? {
                return Err(Problem::nobody());
            }
            api.host.end_credentials(guest, None).await?;
            guest
        }
        None => store.create_user(name.as_str(), UserKind::Account, Some(&hash), now).await?,
    };
    let secret = begin(&api, id, &headers).await?;
    let me = Me { id: UserId(id), name, kind: Kind::Account };
    let cookie = [(SET_COOKIE, cookie(&secret, &client))];
    Ok((StatusCode::CREATED, cookie, Json(me)).into_response())
}

/// Changes the password, and signs everybody else out who knew the old one.
pub(crate) async fn change_password(
    State(api): State<Api>,
    gate: Gate,
    client: Client,
    session: Session,
    wanted: Result<Json<NewPassword>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(NewPassword { current, new }) = wanted?;
    session.must_be_account()?;
    new.check(&session.person.name).map_err(|weak| Problem::wrong(weak.to_string()))?;
    check_password(&api, &gate, &client, &session, Some(current)).await?;
    let hash = api.host.passwords().hash(&new).await?;
    let id = session.person.id.0;
    api.host.store().set_password(id, Some(&hash)).await?;
    api.host.end_credentials(id, Some(&session.credential.hash)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether somebody who has signed in knows the password, too.
pub(crate) async fn check_password(
    api: &Api,
    gate: &Gate,
    client: &Client,
    session: &Session,
    password: Option<Password>,
) -> Result<(), Problem> {
    session.must_be_account()?;
    let person = &session.person;
    gate.sign_in(client.address, store::name_key(person.name.as_str()))?;
    let user = api.host.store().user(person.id.0).await?;
    let password = password.unwrap_or_else(|| Password::new(String::new()));
    let hash = user.and_then(|user| user.password);
    if api.host.passwords().verify(&password, hash).await? {
        return Ok(());
    }
    let message = "that is not your password";
    Err(Problem::new(StatusCode::FORBIDDEN, "wrong_password", message))
}
