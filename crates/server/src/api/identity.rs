use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use protocol::{Kind, Person};
use store::{Credential, CredentialKind};

use super::secret::Secret;
use super::{Api, Problem};
use crate::client::Client;
use crate::host::person;

/// How long a browser keeps the cookie, in seconds: a year.
const AGE: i64 = 31_536_000;

/// How often it is kept that a secret is used, in milliseconds: an hour.
const HOUR: i64 = 3_600_000;

/// The name of the cookie. Where the way is encrypted, it is one that only this server can have set.
const fn name(is_secure: bool) -> &'static str {
    if is_secure { "__Host-ludoteca" } else { "ludoteca" }
}

/// Who asks, by the cookie of a browser or the token of a program.
#[derive(Clone, Debug)]
pub(crate) struct Identity(pub(crate) Person);

/// Who asks, and by what they are known.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) person: Person,
    pub(crate) credential: Credential,
}

impl Session {
    /// Only who has an account may do this.
    pub(crate) fn must_be_account(&self) -> Result<(), Problem> {
        if self.person.kind == Kind::Account && self.credential.kind == CredentialKind::Session {
            return Ok(());
        }
        let message = "only somebody who has signed in with an account can do this";
        Err(Problem::new(StatusCode::FORBIDDEN, "needs_account", message))
    }
}

/// The cookie that tells a browser's secret to this server alone, and to no script.
pub(crate) fn cookie(secret: &Secret, client: &Client) -> HeaderValue {
    set(secret.reveal(), AGE, client)
}

/// What makes a browser forget it.
pub(crate) fn no_cookie(client: &Client) -> HeaderValue {
    set("", 0, client)
}

fn set(text: &str, age: i64, client: &Client) -> HeaderValue {
    let (name, secure) =
        (name(client.is_encrypted), if client.is_encrypted { "; Secure" } else { "" });
    let text = format!("{name}={text}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}");
    let mut value = HeaderValue::from_str(&text).expect("digits and letters");
    value.set_sensitive(true);
    value
}

/// The secret that somebody shows.
pub(crate) fn shown(headers: &HeaderMap, is_secure: bool) -> Option<Secret> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|text| text.strip_prefix("Bearer ")) {
        return Secret::read(token.trim());
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|text| text.split(';'));
    let name = name(is_secure);
    let own = pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))?;
    Secret::read(own)
}

/// Until when a secret of a browser lasts that is used now.
pub(crate) const fn expiry(now: i64) -> i64 {
    now + 1_000 * AGE
}

impl OptionalFromRequestParts<Api> for Session {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Option<Self>, Problem> {
        let is_secure = Client::in_parts(parts).is_encrypted;
        let Some(secret) = shown(&parts.headers, is_secure) else { return Ok(None) };
        let (store, now) = (api.host.store(), api.host.now());
        let Some(known) = store.credential(&secret.hash(), now).await? else { return Ok(None) };
        let Some(user) = store.user(known.user).await? else { return Ok(None) };
        let owner = match user.owner {
            Some(owner) => store.user(owner).await?,
            None => None,
        };
        if user.is_banned || owner.is_some_and(|owner| owner.is_banned) {
            return Ok(None);
        }
        if now - known.seen >= HOUR {
            let expires = known.expires.map(|_| expiry(now));
            store.saw_credential(&known.hash, now, expires).await?;
            store.saw_user(user.id, now).await?;
        }
        Ok(person(&user).map(|person| Self { person, credential: known }))
    }
}

impl FromRequestParts<Api> for Session {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, Problem> {
        let known = <Self as OptionalFromRequestParts<Api>>::from_request_parts(parts, api).await?;
        known.ok_or_else(Problem::nobody)
    }
}

impl OptionalFromRequestParts<Api> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Option<Self>, Problem> {
        let known = <Session as OptionalFromRequestParts<Api>>::from_request_parts(parts, api);
        Ok(known.await?.map(|session| Self(session.person)))
    }
}

impl FromRequestParts<Api> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, Problem> {
        let known = <Session as FromRequestParts<Api>>::from_request_parts(parts, api).await?;
        Ok(Self(known.person))
    }
}
