use axum::extract::Request;
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::Problem;
use crate::client::Client;

/// Lets only our own pages change anything or connect: a browser says from which page a request comes.
/// Programs say nothing, and have no cookies of other people.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let is_safe = request.method().is_safe() && !request.headers().contains_key("upgrade");
    if is_safe || is_own(request.headers(), &Client::of(&request)) {
        return next.run(request).await;
    }
    let message = "this comes from a page of another site; use the pages of this server";
    Problem::new(StatusCode::FORBIDDEN, "foreign_origin", message).into_response()
}

fn is_own(headers: &HeaderMap, client: &Client) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        // Browsers that send no origin say at least this.
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin");
    };
    let (Ok(origin), Some(host)) = (origin.to_str(), &client.host) else { return false };
    origin.split_once("://").is_some_and(|(scheme, place)| {
        // What came encrypted came from a page that did too.
        place.eq_ignore_ascii_case(host) && (!client.is_encrypted || scheme == "https")
    })
}
