use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use store::Place;

/// The real program as a server.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts it, and waits until it answers.
    pub(crate) async fn start(place: &Place, at: Option<SocketAddr>) -> Self {
        let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let address = at.unwrap_or_else(free);
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
        command.args(["serve", "--address", &address.to_string()]);
        match place {
            Place::Folder(folder) => command.arg("--data").arg(folder),
            Place::Database(url) => command.args(["--database", url]),
        };
        let child = command.stdout(Stdio::null()).stderr(Stdio::inherit()).spawn().unwrap();
        // From now on it ends with this.
        let process = Self { child, address };
        let place = format!("http://{address}/api/v1/server");
        for _ in 0..600 {
            if reqwest::get(&place).await.is_ok_and(|answer| answer.status().is_success()) {
                return process;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the server does not answer");
    }

    /// Ends it at once, as a power cut would; when that was.
    pub(crate) fn kill(&mut self) -> i64 {
        let at = platform::wall_clock();
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        at
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
