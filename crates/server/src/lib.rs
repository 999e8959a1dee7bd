//! Serves the browser app, from memory.
//!
//! The caller brings the socket, and says when to stop.

mod answer;
mod connection;
mod encoding;
mod limits;
mod policy;

use std::future::Future;
use std::io;

use axum::Router;
use axum::middleware::map_response;
use tokio::net::TcpListener;

use connection::Bounded;
pub use limits::Limits;

/// The app as it answers requests.
pub fn app() -> Router {
    Router::new().fallback(answer::answer).layer(map_response(policy::secure))
}

/// Serves the app to whoever connects within these limits, until `stop` is over and the last answer
/// given.
pub async fn serve(
    listener: TcpListener,
    limits: Limits,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(Bounded::new(listener, limits), app).with_graceful_shutdown(stop).await
}
