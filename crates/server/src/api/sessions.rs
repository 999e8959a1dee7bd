use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::Kind;
use protocol::api::{SessionView, SignIn};
use store::{Credential, CredentialKind, UserKind};

use super::gate::Gate;
use super::identity::{Session, cookie, expiry, no_cookie};
use super::me::told;
use super::secret::Secret;
use super::{Api, Problem};
use crate::client::Client;
use crate::host::{credential_id, person};

/// The longest name that is looked at, in characters, to count how often it was tried.
const LONGEST: usize = 64;

/// Makes somebody known to a browser from now on.
pub(crate) async fn begin(api: &Api, user: i64, headers: &HeaderMap) -> Result<Secret, Problem> {
    let now = api.host.now();
    let secret = Secret::new(api.host.means().random);
    let credential = Credential {
        hash: secret.hash(),
        user,
        kind: CredentialKind::Session,
        label: label(headers),
        created: now,
        seen: now,
        expires: Some(expiry(now)),
    };
    api.host.store().add_credential(&credential).await?;
    Ok(secret)
}

/// Which browser asks, as far as it says.
fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Browsers say that they are others, too: the first that fits is the one.
    let browsers = [("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera")];
    let others = [("Chrome", "Chrome"), ("Safari", "Safari")];
    let systems = [("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")];
    let more =
        [("Windows", "Windows"), ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")];
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let browser = find(&browsers).or_else(|| find(&others));
    let system = find(&systems).or_else(|| find(&more));
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Signs somebody in; a guest's games become the account's. Whether it is the name or the password
/// that is wrong is not told, nor how long it took.
pub(crate) async fn sign_in(
    State(api): State<Api>,
    gate: Gate,
    client: Client,
    session: Option<Session>,
    headers: HeaderMap,
    wanted: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Problem> {
    let Json(SignIn { name, password }) = wanted?;
    let tried: String = name.chars().take(LONGEST).collect();
    gate.sign_in(client.address, store::name_key(&tried))?;
    let store = api.host.store();
    let user = store.user_by_name(&name).await?.filter(|user| user.kind == UserKind::Account);
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let fits = api.host.passwords().verify(&password, hash).await?;
    let Some(user) = user.filter(|_| fits) else {
        let message = "that name and password don't belong together";
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "wrong_sign_in", message));
    };
    let Some(person) = person(&user).filter(|_| !user.is_banned) else {
        let message = "this account may not play here any more";
        return Err(Problem::new(StatusCode::FORBIDDEN, "banned", message));
    };
    let secret = begin(&api, user.id, &headers).await?;
    match session {
        Some(before) if before.person.kind == Kind::Guest => {
            api.host.take_along(before.person.id, &person).await?;
        }
        Some(before) => api.host.end_credential(&before.credential.hash).await?,
        None => {}
    }
    let cookie = [(SET_COOKIE, cookie(&secret, &client))];
    Ok((cookie, Json(told(person))).into_response())
}

/// Signs somebody out.
pub(crate) async fn sign_out(
    State(api): State<Api>,
    client: Client,
    session: Option<Session>,
) -> Result<Response, Problem> {
    if let Some(session) = session {
        api.host.end_credential(&session.credential.hash).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie(&client))]).into_response())
}

/// Where somebody is signed in, the oldest first.
pub(crate) async fn list(
    State(api): State<Api>,
    session: Session,
) -> Result<Json<Vec<SessionView>>, Problem> {
    Ok(Json(api.host.sessions(&session.person, &session.credential.hash).await?))
}

/// Ends one session.
pub(crate) async fn end(
    State(api): State<Api>,
    Path(id): Path<String>,
    session: Session,
) -> Result<StatusCode, Problem> {
    if session.credential.kind != CredentialKind::Session {
        session.must_be_account()?;
    }
    let all = api.host.store().credentials(session.person.id.0).await?;
    let meant = all.iter().find(|it| credential_id(it) == id).ok_or(Problem::NOT_FOUND)?;
    api.host.end_credential(&meant.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends every session but the one that asks.
pub(crate) async fn end_others(
    State(api): State<Api>,
    session: Session,
) -> Result<StatusCode, Problem> {
    if session.credential.kind != CredentialKind::Session {
        session.must_be_account()?;
    }
    let hash = &session.credential.hash;
    api.host.end_credentials(session.person.id.0, Some(hash)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_by_what_it_says() {
        let said = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().unwrap());
            label(&headers)
        };
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                      Chrome/131.0.0.0 Safari/537.36";
        assert_eq!(said(chrome), "Chrome, Linux");
        assert_eq!(said(&format!("{chrome} Edg/131.0")), "Edge, Linux");
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604";
        assert_eq!(said(phone), "Safari, iPhone");
        assert_eq!(said("curl/8 <script>"), "");
    }
}
