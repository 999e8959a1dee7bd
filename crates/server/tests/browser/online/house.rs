use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use games::SHELF;
use ludoteca_server::{Host, Limits, Means, app, serve};
use store::{Place, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// By how many milliseconds the clock of every server here is ahead.
static AHEAD: AtomicI64 = AtomicI64::new(0);

fn now() -> i64 {
    platform::wall_clock() + AHEAD.load(Ordering::Relaxed)
}

/// A games server on an empty database, which can be stopped and started again.
pub(super) struct House {
    folder: TempDir,
    address: SocketAddr,
    running: Option<(Host, oneshot::Sender<()>, JoinHandle<()>)>,
}

impl House {
    /// One that is open.
    pub(super) async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut house = Self { folder, address: ([127, 0, 0, 1], 0).into(), running: None };
        house.start().await;
        house
    }

    /// Where it is, with a slash at the end.
    pub(super) fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Lets its clock go ahead at once.
    pub(super) fn wait(time: Duration) {
        AHEAD.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }

    /// Starts it where it was before.
    pub(super) async fn start(&mut self) {
        let store = Store::open(&Place::Folder(self.folder.path().into())).await.unwrap();
        let means = Means {
            shelf: SHELF,
            now,
            random: platform::fresh_number,
            engines: 1,
            tables: Vec::new(),
        };
        let host = Host::start(store, means).await.unwrap();
        let listener = TcpListener::bind(self.address).await.unwrap();
        self.address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let app = app(Some(host.clone()));
        let task = tokio::spawn(async move {
            tokio::select! {
                _ = serve(listener, Limits::default(), app, std::future::pending()) => {}
                _ = stopped => {}
            }
        });
        self.running = Some((host, stop, task));
    }

    /// Stops it as an operator would.
    pub(super) async fn stop(&mut self) {
        let (host, stop, task) = self.running.take().expect("it was running");
        host.stop().await;
        let _ = stop.send(());
        task.await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
