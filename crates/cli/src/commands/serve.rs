use std::fs;
use std::io::{self, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::Duration;

use board::quote;
use clap::Args;
use tokio::sync::watch;
use tokio::{runtime, select, time};

use crate::{Console, Failure, interrupt, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    address: String,

    /// Write the app's files into an empty folder instead, for any host of static files
    #[arg(long, value_name = "FOLDER", conflicts_with = "address")]
    write: Option<PathBuf>,
}

/// How long answers that have begun may take when the program is to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves the browser app, or writes its files.
pub(crate) fn run(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), Failure> {
    if let Some(problem) = site::PROBLEM {
        let why = problem.lines().next().unwrap_or(problem).to_owned();
        writeln!(console.err, "ludoteca: {}", words::no_app(why).say(console.language))?;
    }
    match &arguments.write {
        Some(folder) => write(folder, console),
        None => serve(&arguments.address, console),
    }
}

fn serve(address: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let listener = TcpListener::bind(address).map_err(|error| {
        let at = quote(address);
        Failure::Input(match error.kind() {
            io::ErrorKind::AddrInUse => words::address_in_use(at),
            io::ErrorKind::InvalidInput => words::no_address(at),
            _ => words::wrong_address(at, error.to_string()),
        })
    })?;
    listener.set_nonblocking(true)?;
    let place = format!("http://{}/", listener.local_addr()?);
    writeln!(console.out, "{}", words::app_is_at(place).say(console.language))?;
    console.out.flush()?;

    let (stop, stopped) = watch::channel(false);
    interrupt::heed(move || stop.send_modify(|stop| *stop = true));
    let stopped = || {
        let mut stopped = stopped.clone();
        async move { drop(stopped.wait_for(|stop| *stop).await) }
    };
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        select! {
            done = server::serve(listener, server::app(), stopped()) => Ok(done?),
            () = async { stopped().await; time::sleep(PATIENCE).await } => Ok(()),
        }
    })
}

fn write(folder: &Path, console: &mut Console<'_>) -> Result<(), Failure> {
    let name = folder.display().to_string();
    let other = |error: io::Error| Failure::file(folder, &error);
    fs::create_dir_all(folder).map_err(other)?;
    if fs::read_dir(folder).map_err(other)?.next().is_some() {
        return Err(Failure::Input(words::folder_not_empty(quote(&name))));
    }
    for file in site::FILES {
        fs::write(folder.join(file.path), file.bytes).map_err(other)?;
    }
    let count = site::FILES.len();
    writeln!(console.out, "{}", words::app_written(count, name).say(console.language))?;
    Ok(())
}
