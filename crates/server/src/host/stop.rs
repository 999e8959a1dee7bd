use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use super::{Host, ToRoom};

/// How long rooms and connections have to come to an end.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection to a game that is open as long as this is there.
#[derive(Debug)]
pub(crate) struct Connected(Host);

impl Drop for Connected {
    fn drop(&mut self) {
        let before = self.0.0.connections.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("ludoteca_sockets").set((before - 1) as f64);
    }
}

/// How a server comes to its end.
impl Host {
    /// One more connection is open.
    pub(crate) fn connected(&self) -> Connected {
        let before = self.0.connections.fetch_add(1, Ordering::Relaxed);
        metrics::gauge!("ludoteca_sockets").set((before + 1) as f64);
        Connected(self.clone())
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Waits until the server is about to stop.
    pub(crate) async fn stopping(&self) {
        // Whoever would say so is this host itself.
        drop(self.0.stopping.subscribe().wait_for(|stopping| *stopping).await);
    }

    /// Opens no more rooms, lets each that is open finish what it is doing and say farewell to whoever
    /// is there, and waits for that; no longer than five seconds.
    pub async fn say_farewell(&self) {
        self.0.stopping.send_replace(true);
        self.0.pool.stop();
        let deadline = Instant::now() + PATIENCE;
        for game in self.open_games() {
            let room = {
                let rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                rooms.get(&game).cloned()
            };
            if let Some(room) = room {
                // A room with much to do hears it in its turn; one that has ended needs not to.
                drop(timeout_at(deadline, room.send(ToRoom::Stop)).await);
            }
        }
        let is_done =
            || self.open_games().is_empty() && self.0.connections.load(Ordering::Relaxed) == 0;
        while !is_done() && Instant::now() < deadline {
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Says farewell, writes what is waiting to be written and when the server stopped, and lets go of
    /// the database.
    pub async fn stop(&self) {
        self.say_farewell().await;
        drop(self.store().beat(&self.0.name, self.now()).await);
        self.store().close().await;
    }
}
