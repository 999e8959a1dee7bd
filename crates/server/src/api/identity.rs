use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use protocol::{Kind, Person, UserId};
use store::UserKind;

use super::secret::Secret;
use super::{Api, Problem};
use crate::client::Client;

/// The name of the cookie.
const NAME: &str = "ludoteca";

/// How long a browser keeps it, in seconds: a year.
const AGE: u32 = 31_536_000;

/// Who asks, by the cookie of a browser or the token of a program.
#[derive(Clone, Debug)]
pub(crate) struct Identity(pub(crate) Person);

/// The cookie that tells a browser's secret to this server alone, and to no script.
pub(crate) fn cookie(secret: &Secret, client: &Client) -> HeaderValue {
    // In one room the way to the browser is not encrypted, and it has to have the cookie all the same.
    let secure = if client.is_encrypted { "; Secure" } else { "" };
    let text = format!(
        "{NAME}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={AGE}{secure}",
        secret.reveal()
    );
    let mut value = HeaderValue::from_str(&text).expect("digits and letters");
    value.set_sensitive(true);
    value
}

fn shown(headers: &HeaderMap) -> Option<Secret> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|text| text.strip_prefix("Bearer ")) {
        return Secret::read(token.trim());
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|text| text.split(';'));
    let own = pairs.find_map(|pair| pair.trim().strip_prefix(NAME)?.strip_prefix('='))?;
    Secret::read(own)
}

impl OptionalFromRequestParts<Api> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Option<Self>, Problem> {
        let Some(secret) = shown(&parts.headers) else { return Ok(None) };
        let (store, now) = (api.host.store(), api.host.now());
        let Some(known) = store.credential(&secret.hash(), now).await? else { return Ok(None) };
        let Some(mut user) = store.user(known.user).await? else { return Ok(None) };
        if let Some(account) = user.merged_into
            && let Some(whole) = store.user(account).await?
        {
            user = whole;
        }
        let Ok(name) = user.name.parse() else { return Ok(None) };
        let kind = match user.kind {
            UserKind::Guest => Kind::Guest,
            UserKind::Account => Kind::Account,
            UserKind::Bot | UserKind::Level => Kind::Bot,
        };
        let person = Person { id: UserId(user.id), name, kind };
        Ok((!user.is_banned).then_some(Self(person)))
    }
}

impl FromRequestParts<Api> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, Problem> {
        let known = <Self as OptionalFromRequestParts<Api>>::from_request_parts(parts, api).await?;
        known.ok_or_else(Problem::nobody)
    }
}
