//! What pages and programs ask of a games server, under `/api/v1`.

mod account;
mod analysis;
mod bots;
mod description;
mod events;
mod games;
mod gate;
mod identity;
mod me;
mod origin;
mod problem;
mod ratings;
mod reserved;
mod secret;
mod sessions;
mod socket;
mod throttle;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use protocol::api::Server;
use tokio::sync::Semaphore;

use crate::host::Host;
pub(crate) use gate::Gate;
use problem::Problem;
pub(crate) use socket::Connections;

/// The longest body of a request, in bytes.
const LONGEST: usize = 16 * 1_024;

/// Everything that a host answers.
pub(crate) fn router(host: Host) -> Router {
    let v1 = Router::new()
        .route("/server", get(server))
        .route("/me", get(me::show).put(me::rename).delete(me::delete))
        .route("/me/games", get(me::games))
        .route("/me/export", get(me::export))
        .route("/me/password", put(account::change_password))
        .route("/me/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/me/sessions/{id}", delete(sessions::end))
        .route("/me/bots", get(bots::list).post(bots::create))
        .route("/me/bots/{id}", delete(bots::delete))
        .route("/me/bots/{id}/tokens", post(bots::create_token))
        .route("/me/bots/{id}/tokens/{token}", delete(bots::end_token))
        .route("/accounts", post(account::sign_up))
        .route("/session", post(sessions::sign_in).delete(sessions::sign_out))
        .route("/people/{id}", get(ratings::profile))
        .route("/ratings/{game}", get(ratings::leaderboard))
        .route("/me/events", get(events::own))
        .route("/lobby", get(games::lobby))
        .route("/games", post(games::create))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/asks", post(games::ask))
        .route("/games/{id}/events", get(events::game))
        .route("/games/{id}/socket", get(socket::connect))
        .route("/analysis", post(analysis::analyse))
        .route("/tables", get(analysis::tables))
        .route("/tables/{game}", get(analysis::probe))
        .fallback(async || Problem::NOT_FOUND)
        .layer(from_fn(origin::check))
        .layer(from_fn(gate::pass))
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(Api::new(host));
    description::router().nest("/api/v1", v1)
}

/// What is answered where nobody hosts games: that there is nobody, so that pages need not find out
/// by an error.
pub(crate) fn absent() -> Router {
    Router::new().route("/api/v1/server", get(async || StatusCode::NO_CONTENT))
}

/// What the answers have in common.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    pub(crate) host: Host,
    pub(crate) connections: Connections,
    /// How many streams of events there may still be.
    pub(crate) streams: Arc<Semaphore>,
    pub(crate) analysing: analysis::Analysing,
}

impl Api {
    fn new(host: Host) -> Self {
        let streams = Arc::new(Semaphore::new(events::STREAMS));
        let (connections, analysing) = Default::default();
        Self { host, connections, streams, analysing }
    }
}

/// Says that there is a server.
async fn server() -> Json<Server> {
    let program = concat!("ludoteca ", env!("CARGO_PKG_VERSION")).into();
    Json(Server { version: protocol::VERSION, program })
}
