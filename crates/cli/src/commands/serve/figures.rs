use std::time::Duration;

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The bounds of the histograms, in seconds: a move has 50 ms to be everywhere.
const BOUNDS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// How often what histograms have collected is put together.
const UPKEEP: Duration = Duration::from_secs(5);

/// Begins to count; nothing where somebody counts already.
pub(super) fn begin() -> Option<PrometheusHandle> {
    let builder = PrometheusBuilder::new();
    let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &BOUNDS);
    let handle = builder.ok()?.install_recorder().ok()?;
    describe_gauge!("ludoteca_sockets", "Connections to games that are open.");
    describe_gauge!("ludoteca_rooms", "Games that are open on this server.");
    describe_counter!("ludoteca_actions_total", "What was asked for at games, by its answer.");
    let about = "From an entry to its being on the disk.";
    describe_histogram!("ludoteca_append_seconds", Unit::Seconds, about);
    describe_gauge!("ludoteca_engine_waiting", "Computer players that wait for a processor.");
    describe_gauge!("ludoteca_engine_thinking", "Computer players that think.");
    describe_counter!("ludoteca_rate_limited_total", "What was refused as too much, by whom.");
    describe_counter!("ludoteca_farewells_total", "Connections that the server ended, by reason.");
    describe_counter!("ludoteca_database_errors_total", "What the database did not do.");
    describe_counter!("ludoteca_requests_total", "Requests, by the status of their answers.");
    let about = "From a request to its answer.";
    describe_histogram!("ludoteca_request_seconds", Unit::Seconds, about);
    let version = env!("CARGO_PKG_VERSION");
    metrics::gauge!("ludoteca_info", "version" => version).set(1.0);
    for name in ["ludoteca_sockets", "ludoteca_rooms", "ludoteca_engine_waiting"] {
        metrics::gauge!(name).set(0.0);
    }
    metrics::counter!("ludoteca_database_errors_total").absolute(0);
    Some(handle)
}

/// Keeps the memory of what was counted small, as long as the server runs.
pub(super) async fn keep_up(handle: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        handle.run_upkeep();
    }
}
