//! Serves the browser app, from memory, and hosts games among people who use it.
//!
//! The caller brings the socket, the time and the store, and says when to stop.

mod answer;
mod api;
mod certificate;
mod client;
mod connection;
mod encoding;
mod front;
mod health;
mod host;
mod keyed;
mod limits;
mod observe;
mod passwords;
mod policy;
mod rates;
mod stream;
mod worker;

use std::future::Future;
use std::io;

use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::get;
use axum::{Extension, Router};

pub use certificate::{Certificate, CertificateError};
use connection::{Bounded, Peer};
pub use front::Front;
pub use host::{Host, HostError, Means, Rebuilt, end_game, rebuild, record_of};
pub use limits::Limits;
use observe::Requests;
pub use rates::{Rate, Rates};
pub use worker::Worker;

/// The app as it answers requests; with a host, people can play each other.
pub fn app(host: Option<Host>) -> Router {
    let requests = Requests::new(host.as_ref());
    let router = host.clone().map_or_else(api::absent, api::router);
    router
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(health::ready).with_state(host))
        .fallback(answer::answer)
        .layer(map_response(policy::secure))
        .layer(from_fn_with_state(requests, observe::observe))
}

/// What an operator's programs read on a listener of their own: the figures that `render` writes.
pub fn metrics(render: impl Fn() -> String + Clone + Send + Sync + 'static) -> Router {
    let kind = [(axum::http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Router::new().route("/metrics", get(async move || (kind, render())))
}

/// Serves the app to whoever connects within these limits, until `stop` is over and the last answer
/// given.
pub async fn serve(
    front: impl Into<Front>,
    limits: Limits,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let app = app.layer(Extension(api::Gate::new(limits)));
    let app = app.into_make_service_with_connect_info::<Peer>();
    axum::serve(Bounded::new(front.into(), limits), app).with_graceful_shutdown(stop).await
}
