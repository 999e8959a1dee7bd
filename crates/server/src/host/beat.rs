use std::time::Duration;

use super::{Host, HostError, ToRoom};

/// How often it is written down that the server is there, so that it is known to a second when it was
/// not.
const BEAT: Duration = Duration::from_millis(500);

/// After how many milliseconds without a beat no server was there.
pub(super) const SILENCE: i64 = 700;

impl Host {
    /// Writes down that it is there, as long as it is.
    pub(super) async fn beat(self) {
        let mut interval = tokio::time::interval(BEAT);
        loop {
            tokio::select! {
                _ = interval.tick() => {}
                () = self.stopping() => return,
            }
            let (waiting, thinking) = self.0.pool.load();
            metrics::gauge!("ludoteca_engine_waiting").set(waiting as f64);
            metrics::gauge!("ludoteca_engine_thinking").set(thinking as f64);
            if let Err(error) = self.store().beat(&self.0.name, self.now()).await {
                metrics::counter!("ludoteca_database_errors_total").increment(1);
                tracing::warn!(%error, "the database does not take that the server is there");
            }
        }
    }

    /// Opens every game whose clock was running when no server was there: it stands still for as long.
    pub(super) async fn mend_clocks(&self) -> Result<(), HostError> {
        if self.0.down.is_none() {
            return Ok(());
        }
        for id in self.store().ids(store::State::Running).await? {
            let Ok(id) = id.parse() else { continue };
            match self.send(&id, ToRoom::Tick).await {
                Err(HostError::Store(error)) => return Err(error.into()),
                Err(error) => tracing::warn!(game = %id, %error, "a game could not be opened"),
                Ok(()) => {}
            }
        }
        Ok(())
    }
}
