//! Serves the browser app, from memory, and hosts games among people who use it.
//!
//! The caller brings the socket, the time and the store, and says when to stop.

mod answer;
mod api;
mod connection;
mod encoding;
mod host;
mod limits;
mod policy;
mod worker;

use std::future::Future;
use std::io;

use axum::Router;
use axum::middleware::map_response;
use tokio::net::TcpListener;

use connection::{Bounded, Peer};
pub use host::{Host, HostError, Means};
pub use limits::Limits;
pub use worker::Worker;

/// The app as it answers requests; with a host, people can play each other.
pub fn app(host: Option<Host>) -> Router {
    let router = host.map_or_else(api::absent, api::router);
    router.fallback(answer::answer).layer(map_response(policy::secure))
}

/// Serves the app to whoever connects within these limits, until `stop` is over and the last answer
/// given.
pub async fn serve(
    listener: TcpListener,
    limits: Limits,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let app = app.into_make_service_with_connect_info::<Peer>();
    axum::serve(Bounded::new(listener, limits), app).with_graceful_shutdown(stop).await
}
