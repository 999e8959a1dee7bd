use std::fs;
use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use board::quote;
use clap::Args;
use i18n::Phrase;
use server::{Host, Means};
use store::{Place, Store};
use tokio::sync::watch;
use tokio::{runtime, select, time};
use tui::Served;

use crate::{CommandError, Console, interrupt, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "HOST:PORT", default_value = USUAL)]
    address: String,

    /// Where games among people are kept: a folder, which is made where it is not there
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["database", "write"])]
    data: Option<PathBuf>,

    /// The PostgreSQL database where games among people are kept instead
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// Write the app's files into an empty folder instead, for any host of static files
    #[arg(long, value_name = "FOLDER", conflicts_with = "address")]
    write: Option<PathBuf>,
}

/// Where the app is served, unless somebody says otherwise.
const USUAL: &str = "127.0.0.1:8080";

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

/// Where games among people are kept: where somebody says, or beside what the program keeps of its
/// own.
fn place(arguments: &Arguments) -> Option<Place> {
    if let Some(address) = &arguments.database {
        return Some(Place::Database(address.clone()));
    }
    let own = || platform::State::find(None).map(|state| state.folder().join("server"));
    arguments.data.clone().or_else(own).map(Place::Folder)
}

fn serve(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), CommandError> {
    let (listener, mut place) = listen(&arguments.address).map_err(CommandError::Input)?;
    let own = listener.local_addr()?;
    if own.ip().is_unspecified() {
        let places = reached_at(own.is_ipv6()).map(|host| SocketAddr::new(host, own.port()));
        let places: Vec<_> = places.map(|address| format!("http://{address}/")).collect();
        place = places.join(", ");
    }
    writeln!(console.out, "{}", words::app_is_at(place).say(console.language))?;
    console.out.flush()?;
    if !own.ip().is_loopback() {
        writeln!(console.err, "ludoteca: {}", words::OPEN_TO_ALL.say(console.language))?;
    }

    let (stop, stopped) = watch::channel(false);
    interrupt::heed(move || stop.send_modify(|stop| *stop = true));
    answer(listener, self::place(arguments).as_ref(), &stopped)
}

/// The addresses of this machine: its own, and the one by which others reach it where it has one.
fn reached_at(with_ipv6: bool) -> impl Iterator<Item = IpAddr> {
    // Nothing is sent: the system only says from where it would be. The others are addresses for
    // documentation, which nobody has.
    let from = |here: &str, there: &str| {
        let socket = UdpSocket::bind((here, 0)).ok()?;
        socket.connect((there, 9)).ok()?;
        let address = socket.local_addr().ok()?.ip();
        (!address.is_unspecified() && !address.is_loopback()).then_some(address)
    };
    let four = from("0.0.0.0", "192.0.2.1");
    let six = if with_ipv6 { from("::", "2001:db8::1") } else { None };
    [IpAddr::V4(Ipv4Addr::LOCALHOST)].into_iter().chain(four).chain(six)
}

/// Begins to listen, and tells where.
fn listen(address: &str) -> Result<(TcpListener, String), Phrase> {
    let wrong = |error: io::Error| {
        let at = quote(address);
        match error.kind() {
            io::ErrorKind::AddrInUse => words::address_in_use(at),
            io::ErrorKind::InvalidInput => words::no_address(at),
            _ => words::wrong_address(at, platform::reason(&error)),
        }
    };
    let listener = TcpListener::bind(address).map_err(wrong)?;
    listener.set_nonblocking(true).map_err(wrong)?;
    let place = format!("http://{}/", listener.local_addr().map_err(wrong)?);
    Ok((listener, place))
}

/// Answers whoever connects until it is said to stop, or nobody is left to say so.
fn answer(
    listener: TcpListener,
    place: Option<&Place>,
    stopped: &watch::Receiver<bool>,
) -> Result<(), CommandError> {
    let stopped = || {
        let mut stopped = stopped.clone();
        async move { drop(stopped.wait_for(|stop| *stop).await) }
    };
    runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let host = match place {
            Some(place) => Some(host(place).await?),
            None => None,
        };
        let app = server::app(host.clone());
        let done = select! {
            done = server::serve(listener, server::Limits::default(), app, stopped()) => done,
            () = async { stopped().await; time::sleep(PATIENCE).await } => Ok(()),
        };
        if let Some(host) = host {
            host.stop().await;
        }
        Ok(done?)
    })
}

/// Hosts the games that are kept in a place.
async fn host(place: &Place) -> Result<Host, CommandError> {
    let wrong = |error: String| CommandError::Input(words::no_host(error));
    let store = Store::open(place).await.map_err(|error| wrong(error.to_string()))?;
    let means = Means {
        shelf: games::SHELF,
        now: platform::wall_clock,
        random: platform::fresh_number,
        engines: thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1)),
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
    let (listener, address, note) = listen_somewhere(USUAL)?;
    let (stop, stopped) = watch::channel(false);
    // The pages alone: who sits at this machine plays here.
    thread::spawn(move || drop(answer(listener, None, &stopped)));
    Ok(Served { address, note, stop: Box::new(stop) })
}

/// Begins to listen at the usual place, or anywhere else where something is there already, which is
/// explained.
fn listen_somewhere(usual: &str) -> Result<(TcpListener, String, Option<Phrase>), Phrase> {
    if let Ok((listener, place)) = listen(usual) {
        return Ok((listener, place, None));
    }
    let (listener, place) = listen("127.0.0.1:0")?;
    Ok((listener, place, Some(words::place_taken(usual.to_owned()))))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_taken_is_explained() {
        let (_first, place, note) = listen_somewhere("127.0.0.1:0").expect("a port is free");
        assert_eq!(note, None);
        let usual = place.trim_start_matches("http://").trim_end_matches('/');
        let (_second, other, note) = listen_somewhere(usual).expect("a port is free");
        assert_ne!(other, place);
        let note = note.expect("it is taken").to_string();
        assert!(note.contains(usual) && note.contains("end the other program"), "{note}");
    }
}
