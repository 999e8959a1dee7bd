use i18n::Phrase;
use leptos::prelude::*;
use protocol::Refusal;
use protocol::api::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::words::online as words;

/// Why a server did not do what it was asked.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// It can't be reached, or is no games server.
    Away,
    /// It says why not.
    Refused(Problem),
}

impl Trouble {
    /// What to tell whoever asked.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Self::Away => (&words::NO_ANSWER).into(),
            Self::Refused(problem) => {
                let known = Refusal::ALL.into_iter().find(|it| it.code() == problem.code);
                match known {
                    Some(refusal) => refusal.words().into(),
                    None => words::server_says(problem.message.clone()),
                }
            }
        }
    }
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    request("GET", path, None).await
}

/// Gives something to the server, and hears what became of it.
pub(crate) async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let text = serde_json::to_string(body).map_err(|_| Trouble::Away)?;
    request(method, path, Some(text)).await
}

async fn request<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, Trouble> {
    let (status, text) = fetch(method, path, body).await.map_err(|_| Trouble::Away)?;
    match status {
        200 | 201 => serde_json::from_str(&text).map_err(|_| Trouble::Away),
        _ => Err(serde_json::from_str(&text).map_or(Trouble::Away, Trouble::Refused)),
    }
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(u16, String), JsValue> {
    let how = RequestInit::new();
    how.set_method(method);
    if let Some(body) = body {
        how.set_body(&JsValue::from_str(&body));
        let headers = web_sys::Headers::new()?;
        headers.set("content-type", "application/json")?;
        how.set_headers(&headers);
    }
    let address = format!("api/v1/{path}");
    let answer = JsFuture::from(window().fetch_with_str_and_init(&address, &how)).await?;
    let answer: Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.status(), text.as_string().unwrap_or_default()))
}
