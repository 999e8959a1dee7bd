//! What pages and programs ask of a games server, under `/api/v1`.

mod games;
mod identity;
mod me;
mod origin;
mod problem;
mod secret;
mod socket;
mod throttle;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::api::Server;

use crate::host::Host;
use problem::Problem;
pub(crate) use socket::Connections;

/// The longest body of a request, in bytes.
const LONGEST: usize = 16 * 1_024;

/// Everything that a host answers.
pub(crate) fn router(host: Host) -> Router {
    let v1 = Router::new()
        .route("/server", get(server))
        .route("/me", get(me::show).put(me::rename))
        .route("/me/games", get(me::games))
        .route("/lobby", get(games::lobby))
        .route("/games", post(games::create))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/asks", post(games::ask))
        .route("/games/{id}/socket", get(socket::connect))
        .fallback(async || Problem::NOT_FOUND)
        .layer(from_fn(origin::check))
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(Api { host, connections: Connections::default() });
    Router::new().nest("/api/v1", v1)
}

/// What the answers have in common.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    pub(crate) host: Host,
    pub(crate) connections: Connections,
}

/// Says that there is a server.
async fn server() -> Json<Server> {
    let program = concat!("ludoteca ", env!("CARGO_PKG_VERSION")).into();
    Json(Server { version: protocol::VERSION, program })
}
