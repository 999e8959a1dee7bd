use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;

use crate::Host;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Says whether people can be sent here: the database answers, and the server is not about to stop.
pub(crate) async fn ready(State(host): State<Option<Host>>) -> (StatusCode, &'static str) {
    let Some(host) = host else { return (StatusCode::OK, "ready\n") };
    if host.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match tokio::time::timeout(PATIENCE, host.store().ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}
