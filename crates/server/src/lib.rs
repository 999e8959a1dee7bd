//! Serves the browser app, from memory.
//!
//! The caller brings the socket, and says when to stop.

mod answer;
mod encoding;
mod policy;

use std::future::Future;
use std::io;

use axum::Router;
use axum::middleware::map_response;
use tokio::net::TcpListener;

/// The app as it answers requests.
pub fn app() -> Router {
    Router::new().fallback(answer::answer).layer(map_response(policy::secure))
}

/// Serves the app to whoever connects, until `stop` is over and the last answer given.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app).with_graceful_shutdown(stop).await
}
