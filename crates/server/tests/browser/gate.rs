//! A server some of whose files can't be had for a while.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::IntoResponse as _;

/// The app without the files whose paths are meant, as long as what comes with it says so.
pub(crate) fn without(
    is_meant: impl Fn(&str) -> bool + Clone + Send + Sync + 'static,
) -> (Router, Arc<AtomicBool>) {
    let is_blocked = Arc::new(AtomicBool::new(true));
    let gate = Arc::clone(&is_blocked);
    let answer = move |request: Request, next: Next| {
        let is_blocked = is_meant(request.uri().path()) && gate.load(Ordering::Relaxed);
        async move {
            if is_blocked {
                return StatusCode::NOT_FOUND.into_response();
            }
            next.run(request).await
        }
    };
    (ludoteca_server::app(None).layer(middleware::from_fn(answer)), is_blocked)
}
