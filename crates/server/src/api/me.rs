use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse as _, Response};
use protocol::api::{GameView, Me, NewName};
use protocol::{GameId, Kind, Person, UserId};
use store::{Credential, CredentialKind, Filter, UserKind};

use super::identity::{Identity, cookie};
use super::secret::Secret;
use super::{Api, Problem};
use crate::client::Client;

/// How many games of somebody's are told at once.
const PAGE: i64 = 100;

fn told(Person { id, name, kind }: Person) -> Me {
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
    identity: Option<Identity>,
    client: Client,
    wanted: Result<Json<NewName>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(NewName { name }) = wanted?;
    let (store, now) = (api.host.store(), api.host.now());
    if let Some(Identity(person)) = identity {
        if person.name != name {
            store.rename_user(person.id.0, name.as_str(), kind_of(person.kind)).await?;
        }
        return Ok(Json(told(Person { name, ..person })).into_response());
    }
    let id = store.create_user(name.as_str(), UserKind::Guest, None, now).await?;
    let secret = Secret::new(api.host.means().random);
    let credential = Credential {
        hash: secret.hash(),
        user: id,
        kind: CredentialKind::Session,
        label: String::new(),
        created: now,
        seen: now,
        expires: None,
    };
    store.add_credential(&credential).await?;
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
