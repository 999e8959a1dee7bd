use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::owner::Owner;
use crate::programs;

/// Waits until the process that holds its input is gone, then stops the server and clears up.
const WATCH: &str = r#"cat >/dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2""#;

/// A PostgreSQL server in a temporary folder.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    owner: Option<Owner>,
    databases: Mutex<u32>,
    watch: Child,
}

impl Cluster {
    /// The address of a new and empty database on the server that the tests of one process share;
    /// where there is none, says that a test is left out.
    pub fn shared_database() -> Option<String> {
        static SHARED: OnceLock<Result<Cluster, String>> = OnceLock::new();
        let shared = SHARED.get_or_init(Self::start).as_ref();
        or_skip(shared.map_err(Clone::clone).and_then(Self::database))
    }

    /// A server of a test's own; where there can't be one, says that the test is left out.
    pub fn own() -> Option<Self> {
        or_skip(Self::start())
    }

    /// Starts a server of one's own, or says why there can't be one.
    pub fn start() -> Result<Self, String> {
        let programs = programs::find()?;
        let owner = Owner::find()?;
        let folder = tempfile::Builder::new().prefix("ludoteca-postgres-").tempdir();
        let folder = folder.map_err(|error| error.to_string())?.keep();
        owner.map_or(Ok(()), |owner| owner.own(&folder))?;
        let mut command = Command::new("sh");
        command.args(["-c", WATCH, "sh"]).arg(&programs).arg(&folder);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // What is typed into a terminal to end the tests is not meant for it.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        owner.inspect(|owner| owner.run(&mut command));
        let watch = command.spawn().map_err(|error| format!("sh does not start: {error}"))?;
        let cluster = Self { programs, folder, owner, databases: Mutex::new(0), watch };
        let data = cluster.data();
        cluster
            .run("initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"])?;
        cluster.start_again()?;
        Ok(cluster)
    }

    /// The address of a new and empty database.
    pub fn database(&self) -> Result<String, String> {
        // Every database is a copy of one, which only one at a time may copy.
        let mut databases = self.databases.lock().unwrap_or_else(PoisonError::into_inner);
        *databases += 1;
        let name = format!("test_{databases}");
        let folder = self.folder.display().to_string();
        self.run("createdb", &["-h", &folder, "-U", "postgres", &name])?;
        Ok(format!("postgres://postgres@localhost/{name}?host={folder}"))
    }

    /// Stops the server as a power cut would, but for the files that the system still writes.
    pub fn crash(&self) -> Result<(), String> {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"])
    }

    /// Starts the server again after it was stopped.
    pub fn start_again(&self) -> Result<(), String> {
        let options = format!("-c listen_addresses='' -k {} -c fsync=on", self.folder.display());
        let log = self.folder.join("log").display().to_string();
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"])
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(&self.folder);
        // A server that goes on must not hold on to what the tests say.
        let said = self.folder.join(format!("{program}.said"));
        let file = File::create(&said).map_err(|error| error.to_string())?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
        self.owner.inspect(|owner| owner.run(&mut command));
        let status = command.status().map_err(|error| format!("{program}: {error}"))?;
        if status.success() {
            return Ok(());
        }
        let said = std::fs::read_to_string(said).unwrap_or_default();
        Err(format!("{program} says: {}", said.trim()))
    }
}

/// Says why a test is left out, also where the output of tests is not shown.
fn or_skip<T>(wanted: Result<T, String>) -> Option<T> {
    wanted
        .map_err(|reason| {
            // Where not even that can be said, nobody listens.
            let _ = writeln!(std::io::stderr(), "SKIPPED, not on PostgreSQL: {reason}");
        })
        .ok()
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // Whether it has done its work is its own affair.
        let _ = self.watch.wait();
    }
}
