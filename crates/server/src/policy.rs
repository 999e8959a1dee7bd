use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// Everything comes from here, nothing else runs, and nobody puts the app into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Adds what every answer says to keep the app by itself.
pub(crate) async fn secure(mut response: Response) -> Response {
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    let resource = HeaderName::from_static("cross-origin-resource-policy");
    let embedder = HeaderName::from_static("cross-origin-embedder-policy");
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (embedder, "require-corp"),
        (opener, "same-origin"),
        (resource, "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
