//! Serves the browser app, from memory.
//!
//! The caller brings the socket, and says when to stop.

mod answer;
mod encoding;
mod policy;

use std::future::Future;
use std::io;

use axum::Router;
use tokio::net::TcpListener;

/// Serves the app to whoever connects, until `stop` is over and the last answer given.
pub async fn serve(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let app = Router::new()
        .fallback(answer::answer)
        .layer(axum::middleware::map_response(policy::secure));
    axum::serve(listener, app).with_graceful_shutdown(stop).await
}
