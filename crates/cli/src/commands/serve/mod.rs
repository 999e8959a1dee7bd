//! `ludoteca serve`: the browser app and a games server, or the app's files.

mod figures;
mod listen;
mod logs;
mod open_files;
mod qr;
mod tls;

use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use board::quote;
use clap::Args;
use i18n::Phrase;
use server::{Front, Host, Limits, Means};
use store::{Place, Store};
use tokio::sync::watch;
use tokio::{runtime, time};
use tui::Served;

use crate::storage::Storage;
use crate::{CommandError, Console, interrupt, values, words};
use listen::{listen, listen_somewhere, reached_at};
use logs::{LogFormat, LogLevel};

/// What the command takes.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag by itself")]
pub(crate) struct Arguments {
    /// Where to listen; port 0 is any free one [default: 127.0.0.1:8080, with --lan 0.0.0.0:8080]
    #[arg(long, value_name = "HOST:PORT")]
    address: Option<String>,

    /// Let everybody on the local network in, and show the address as a QR code
    #[arg(long)]
    lan: bool,

    /// Draw the QR code of --lan also where the output is no terminal
    #[arg(long)]
    qr: bool,

    #[command(flatten)]
    storage: Storage,

    /// A file with the certificates (PEM) to encrypt with; read again when it is renewed
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,

    /// A file with the private key (PEM) of the certificate
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,

    /// Only a proxy connects here: believe what it says of its clients (X-Forwarded-For, -Proto, -Host)
    #[arg(long)]
    proxy: bool,

    /// How many connections may be open at once; whoever comes later waits
    #[arg(long, value_name = "N", default_value_t = 16_384,
        value_parser = |text: &str| values::whole(text, 1, 1_000_000))]
    connections: u32,

    /// How many computer players may think at once [default: half of the processors]
    #[arg(long, value_name = "N", value_parser = |text: &str| values::whole(text, 0, 1_024))]
    engines: Option<u32>,

    /// Where Prometheus reads figures, at /metrics: a place of its own, which players don't reach
    #[arg(long, value_name = "HOST:PORT")]
    metrics: Option<String>,

    /// What is written to the log, on the standard error
    #[arg(long, value_enum, value_name = "LEVEL", default_value = "info")]
    log_level: LogLevel,

    /// Whether the log is for people or for programs
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,

    /// Print every setting with its value and where it comes from, and serve nothing
    #[arg(long)]
    pub(crate) print_settings: bool,

    /// Write the app's files into an empty folder instead, for any host of static files
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["address", "data", "database", "lan"])]
    write: Option<PathBuf>,
}

/// Where the app is served, unless somebody says otherwise.
const USUAL: &str = "127.0.0.1:8080";

/// The same for everybody on the local network.
const USUAL_LAN: &str = "0.0.0.0:8080";

/// How long answers that have begun may take when the program is to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves the browser app, or writes its files.
pub(crate) fn run(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), CommandError> {
    if let Some(problem) = site::PROBLEM {
        let why = problem.lines().next().unwrap_or(problem).to_owned();
        writeln!(console.err, "ludoteca: {}", words::no_app(why).say(console.language))?;
    }
    match &arguments.write {
        Some(folder) => write(folder, console),
        None => serve(arguments, console),
    }
}

fn serve(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), CommandError> {
    // Before anybody can know that it is there, it can be told to stop.
    let (stop, stopped) = watch::channel(false);
    interrupt::heed(move || stop.send_modify(|stop| *stop = true));
    let usual = if arguments.lan { USUAL_LAN } else { USUAL };
    let address = arguments.address.as_deref().unwrap_or(usual);
    let files = arguments.tls_cert.as_deref().zip(arguments.tls_key.as_deref());
    let files = files.map(|(certificate, key)| tls::Files::new(certificate, key));
    let certificate = files.as_ref().map(tls::Files::read).transpose()?;
    let listener = listen(address).map_err(CommandError::Input)?;
    let figures = match &arguments.metrics {
        Some(address) => Some(listen(address).map_err(CommandError::Input)?),
        None => None,
    };
    // Whoever reads where it is may rely on its being the one.
    let place = arguments.storage.place();
    let _lock = place.as_ref().map(hold).transpose()?;
    tell(arguments, certificate.is_some(), listener.local_addr()?, console)?;
    logs::begin(arguments.log_level, arguments.log_format);

    in_runtime(async {
        if let Some((files, certificate)) = files.zip(certificate.clone()) {
            tokio::spawn(files.follow(certificate));
        }
        if let Some((listener, handle)) = figures.zip(figures::begin()) {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let render = handle.clone();
            let app = server::metrics(move || render.render());
            tokio::spawn(figures::keep_up(handle));
            tokio::spawn(server::serve(listener, Limits::default(), app, std::future::pending()));
        }
        let host = match place {
            Some(place) => Some(host(&place, arguments.engines).await?),
            None => None,
        };
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let front = Front { listener, certificate, is_behind_proxy: arguments.proxy };
        let connections = open_files::make_room(arguments.connections as usize);
        if connections < arguments.connections as usize {
            tracing::warn!(
                connections,
                "the system lets the program have no more connections open"
            );
        }
        let limits = Limits { connections, ..Limits::default() };
        answer(front, limits, host, stopped).await
    })
}

/// Says where the games room is.
fn tell(
    arguments: &Arguments,
    is_encrypted: bool,
    own: SocketAddr,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let scheme = if is_encrypted { "https" } else { "http" };
    let places: Vec<_> =
        reached_at(own).into_iter().map(|address| format!("{scheme}://{address}/")).collect();
    let language = console.language;
    writeln!(console.out, "{}", words::app_is_at(places.join(", ")).say(language))?;
    let is_for_others = !own.ip().is_loopback();
    if arguments.lan && is_for_others {
        if let Some(place) = places.first().filter(|_| console.is_terminal || arguments.qr) {
            let drawing = qr::draw(place, console.unicode, console.colour).unwrap_or_default();
            writeln!(console.out, "\n{drawing}")?;
        }
        writeln!(console.out, "{}", words::IN_ONE_ROOM.say(language))?;
    } else if is_for_others {
        writeln!(console.err, "ludoteca: {}", words::OPEN_TO_ALL.say(language))?;
    }
    Ok(console.out.flush()?)
}

/// Runs something with as many threads as there are processors, and waits at its end for nobody who
/// still thinks.
fn in_runtime(work: impl Future<Output = Result<(), CommandError>>) -> Result<(), CommandError> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Answers whoever connects until it is said to stop, or nobody is left to say so.
async fn answer(
    front: Front,
    limits: Limits,
    host: Option<Host>,
    stopped: watch::Receiver<bool>,
) -> Result<(), CommandError> {
    let stopped = || {
        let mut stopped = stopped.clone();
        async move { drop(stopped.wait_for(|stop| *stop).await) }
    };
    let serving = server::serve(front, limits, server::app(host.clone()), stopped());
    let farewell = async {
        stopped().await;
        tracing::info!("stopping");
        if let Some(host) = &host {
            host.say_farewell().await;
        }
    };
    let ended = async {
        stopped().await;
        time::sleep(PATIENCE).await;
    };
    let serving = async {
        tokio::select! {
            done = serving => done,
            () = ended => Ok(()),
        }
    };
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "serving");
    let (done, ()) = tokio::join!(serving, farewell);
    if let Some(host) = host {
        host.stop().await;
    }
    tracing::info!("stopped");
    Ok(done?)
}

/// Holds a folder, so that no other server works with it; databases are shared.
fn hold(place: &Place) -> Result<Option<platform::Lock>, CommandError> {
    let Place::Folder(folder) = place else { return Ok(None) };
    let path = folder.join("server.lock");
    let lock = place.prepare().and_then(|()| platform::Lock::take(path.clone()));
    match lock.map_err(|error| CommandError::file(&path, &error))? {
        Some(lock) => Ok(Some(lock)),
        None => Err(CommandError::Input(words::folder_is_served(folder.display().to_string()))),
    }
}

/// Hosts the games that are kept in a place.
async fn host(place: &Place, engines: Option<u32>) -> Result<Host, CommandError> {
    let wrong = |error: String| CommandError::Input(words::no_host(error));
    let store = Store::open(place).await.map_err(|error| wrong(error.to_string()))?;
    let half = || thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
    let means = Means {
        shelf: games::SHELF,
        now: platform::wall_clock,
        random: platform::fresh_number,
        engines: engines.map_or_else(half, |engines| engines as usize),
        tables: Vec::new(),
    };
    Host::start(store, means).await.map_err(|error| wrong(error.to_string()))
}

/// Serves the browser app from a thread of its own, until what is returned is dropped.
pub(crate) fn begin() -> Result<Served, Phrase> {
    if let Some(problem) = site::PROBLEM {
        let why = problem.lines().next().unwrap_or(problem).to_owned();
        return Err(words::no_app(why));
    }
    let (listener, note) = listen_somewhere(USUAL)?;
    let address = listener.local_addr().map_err(|error| platform::reason(&error))?;
    let address = format!("http://{address}/");
    let (stop, stopped) = watch::channel(false);
    // The pages alone: who sits at this machine plays here.
    thread::spawn(move || drop(in_runtime(pages(listener, stopped))));
    Ok(Served { address, note, stop: Box::new(stop) })
}

async fn pages(listener: TcpListener, stopped: watch::Receiver<bool>) -> Result<(), CommandError> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    answer(listener.into(), Limits::default(), None, stopped).await
}

fn write(folder: &Path, console: &mut Console<'_>) -> Result<(), CommandError> {
    let name = folder.display().to_string();
    let other = |error: io::Error| CommandError::file(folder, &error);
    fs::create_dir_all(folder).map_err(other)?;
    if fs::read_dir(folder).map_err(other)?.next().is_some() {
        return Err(CommandError::Input(words::folder_not_empty(quote(&name))));
    }
    for file in site::FILES {
        platform::replace(&folder.join(file.path), file.bytes).map_err(other)?;
    }
    let count = site::FILES.len();
    writeln!(console.out, "{}", words::app_written(count, name).say(console.language))?;
    Ok(())
}
