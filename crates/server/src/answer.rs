use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse as _, Response};
use site::{FILES, File};

use crate::encoding::takes_brotli;

/// Answers a request with a file of the app, or says why not.
pub(crate) async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow, "only GET and HEAD here\n").into_response();
    }
    let path = match uri.path() {
        "/" => "index.html",
        path => path.strip_prefix('/').unwrap_or(path),
    };
    match FILES.iter().find(|file| file.path == path) {
        Some(file) => send(file, &headers),
        None => (StatusCode::NOT_FOUND, Html(include_str!("missing.html"))).into_response(),
    }
}

fn send(file: &File, headers: &HeaderMap) -> Response {
    let caching = if file.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Weak, since the same tag stands for both encodings.
    let tag = format!("W/\"{}\"", file.tag);
    let about = [(CACHE_CONTROL, caching), (ETAG, &*tag), (VARY, "accept-encoding")];
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    if known.flat_map(|value| value.split(',')).any(|known| known.trim() == tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(CONTENT_TYPE, file.kind)];
    match file.brotli.filter(|_| takes_brotli(headers)) {
        Some(bytes) => (about, kind, [(CONTENT_ENCODING, "br")], bytes).into_response(),
        None => (about, kind, file.bytes).into_response(),
    }
}
