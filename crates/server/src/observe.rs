use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;
use tracing::Instrument as _;

use crate::Host;

/// The header that tells whoever asks by which name the log knows their request.
const HEADER: &str = "x-request-id";

/// Numbers for requests, which no other process on the same database gives.
#[derive(Clone, Debug)]
pub(crate) struct Requests {
    server: Arc<str>,
    count: Arc<AtomicU64>,
}

impl Requests {
    pub(crate) fn new(host: Option<&Host>) -> Self {
        let server = host.map_or("", Host::name);
        Self { server: server.get(..8).unwrap_or(server).into(), count: Arc::default() }
    }

    fn next(&self) -> String {
        format!("{}-{:x}", self.server, self.count.fetch_add(1, Ordering::Relaxed))
    }
}

/// Counts and logs what is asked and how it is answered. An address may have secrets in it, and so only
/// its pattern is written down: `/api/v1/games/{id}`.
pub(crate) async fn observe(
    State(requests): State<Requests>,
    request: Request,
    next: Next,
) -> Response {
    let id = requests.next();
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let route = route.unwrap_or("file").to_owned();
    let span = tracing::info_span!("request", id, method = %request.method(), route);
    let begin = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), begin.elapsed());
    let _entered = span.enter();
    let millis = took.as_millis() as u64;
    if status.is_server_error() {
        tracing::error!(status = status.as_u16(), millis, "answered");
    } else {
        tracing::debug!(status = status.as_u16(), millis, "answered");
    }
    metrics::counter!("ludoteca_requests_total", "status" => status.as_str().to_owned())
        .increment(1);
    metrics::histogram!("ludoteca_request_seconds").record(took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}
