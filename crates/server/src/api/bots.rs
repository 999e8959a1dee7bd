use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use protocol::UserId;
use protocol::api::{BotView, MadeToken, NewBot, NewToken};
use store::{Credential, CredentialKind, User};

use super::identity::Session;
use super::secret::Secret;
use super::{Api, Problem, reserved};
use crate::host::{credential_id, person};

/// How many programs an account may have, and how many tokens each of them.
const BOTS: usize = 10;
const TOKENS: usize = 10;

/// How long what a token is for may be, in characters.
const LABEL: usize = 60;

fn too_many(message: String) -> Problem {
    Problem::new(StatusCode::CONFLICT, "enough", message)
}

/// A program of whoever asks.
async fn own(api: &Api, session: &Session, id: i64) -> Result<User, Problem> {
    session.must_be_account()?;
    let bots = api.host.store().bots(session.person.id.0).await?;
    bots.into_iter().find(|bot| bot.id == id).ok_or(Problem::NOT_FOUND)
}

/// The programs of whoever asks, with what lets them in.
pub(crate) async fn list(
    State(api): State<Api>,
    session: Session,
) -> Result<Json<Vec<BotView>>, Problem> {
    session.must_be_account()?;
    Ok(Json(api.host.bots(&session.person).await?))
}

/// Makes a program known.
pub(crate) async fn create(
    State(api): State<Api>,
    session: Session,
    wanted: Result<Json<NewBot>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(NewBot { name }) = wanted?;
    session.must_be_account()?;
    reserved::check(&name)?;
    let (store, owner, now) = (api.host.store(), session.person.id.0, api.host.now());
    if store.bots(owner).await?.len() >= BOTS {
        return Err(too_many(format!("you have {BOTS} programs; delete one first")));
    }
    let id = UserId(store.create_bot(owner, name.as_str(), now).await?);
    let made = BotView { id, name, created: now, tokens: Vec::new() };
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Forgets a program; its games stay, without its name.
pub(crate) async fn delete(
    State(api): State<Api>,
    Path(id): Path<i64>,
    session: Session,
) -> Result<StatusCode, Problem> {
    let bot = own(&api, &session, id).await?;
    let bot = person(&bot).ok_or(Problem::NOT_FOUND)?;
    api.host.delete(&bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a token for a program, and tells it this once.
pub(crate) async fn create_token(
    State(api): State<Api>,
    Path(id): Path<i64>,
    session: Session,
    wanted: Result<Json<NewToken>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(NewToken { label }) = wanted?;
    let bot = own(&api, &session, id).await?;
    let (store, now) = (api.host.store(), api.host.now());
    if label.chars().count() > LABEL || label.chars().any(char::is_control) {
        return Err(Problem::wrong(format!("label: a line of at most {LABEL} characters")));
    }
    if store.credentials(bot.id).await?.len() >= TOKENS {
        return Err(too_many(format!("this program has {TOKENS} tokens; end one first")));
    }
    let secret = Secret::new(api.host.means().random);
    let credential = Credential {
        hash: secret.hash(),
        user: bot.id,
        kind: CredentialKind::Token,
        label,
        created: now,
        seen: now,
        expires: None,
    };
    store.add_credential(&credential).await?;
    let id = credential_id(&credential).to_owned();
    let made = MadeToken { id, token: secret.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Ends a token.
pub(crate) async fn end_token(
    State(api): State<Api>,
    Path((id, token)): Path<(i64, String)>,
    session: Session,
) -> Result<StatusCode, Problem> {
    let bot = own(&api, &session, id).await?;
    let all = api.host.store().credentials(bot.id).await?;
    let meant = all.iter().find(|it| credential_id(it) == token).ok_or(Problem::NOT_FOUND)?;
    api.host.end_credential(&meant.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}
