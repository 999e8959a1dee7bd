use std::net::SocketAddr;
use std::time::Duration;

use games::SHELF;
use ludoteca_server::{Front, Host, Limits, Means, Rates, app, serve};
use store::{Place, Store};
use tempfile::TempDir;
use test_postgres::Cluster;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A database to play on.
pub(crate) struct Hall {
    pub(crate) place: Place,
    _folder: Option<TempDir>,
}

/// A database of each kind, empty.
pub(crate) fn halls() -> Vec<Hall> {
    let folder = tempfile::tempdir().unwrap();
    let mut halls =
        vec![Hall { place: Place::Folder(folder.path().into()), _folder: Some(folder) }];
    halls.extend(postgres());
    halls
}

/// A database of PostgreSQL, where it can be had.
pub(crate) fn postgres() -> Option<Hall> {
    let address = Cluster::shared_database()?;
    Some(Hall { place: Place::Database(address), _folder: None })
}

/// What a server is given: one engine, and no tables.
pub(crate) fn means() -> Means {
    Means {
        shelf: SHELF,
        now: platform::wall_clock,
        random: platform::fresh_number,
        engines: 1,
        tables: Vec::new(),
    }
}

/// A server that is running.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    host: Host,
}

impl Running {
    /// Starts a server that lets everybody ask as much as they like; at this address, where one is
    /// wanted.
    pub(crate) async fn start(place: &Place, at: Option<SocketAddr>) -> Self {
        Self::with(place, at, means()).await
    }

    /// Starts such a server with these means.
    pub(crate) async fn with(place: &Place, at: Option<SocketAddr>, means: Means) -> Self {
        let at = at.unwrap_or(([127, 0, 0, 1], 0).into());
        let listener = TcpListener::bind(at).await.unwrap();
        let limits = Limits { rates: Rates::BOUNDLESS, ..Limits::default() };
        Self::on(place, listener.into(), limits, means).await
    }

    /// Starts a server with these limits.
    pub(crate) async fn start_with(place: &Place, front: impl Into<Front>, limits: Limits) -> Self {
        Self::on(place, front.into(), limits, means()).await
    }

    async fn on(place: &Place, front: Front, limits: Limits, means: Means) -> Self {
        let store = Store::open(place).await.unwrap();
        let host = Host::start(store, means).await.unwrap();
        let address = front.listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let app = app(Some(host.clone()));
        let task = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            // Connections to games stay open for as long as their clients like.
            tokio::select! {
                _ = serve(front, limits, app, std::future::pending()) => {}
                () = stopped => {}
            }
        });
        Self { address, stop, task, host }
    }

    /// Stops it as an operator would.
    pub(crate) async fn stop(self) {
        self.host.stop().await;
        let _ = self.stop.send(());
        self.task.await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
