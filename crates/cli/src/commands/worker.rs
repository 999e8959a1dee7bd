use std::io::Write as _;
use std::thread;

use clap::Args;
use server::{Means, Worker};
use store::{Place, Store};
use tokio::runtime;
use tokio::sync::watch;

use crate::values::whole;
use crate::{CommandError, Console, interrupt, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The PostgreSQL database of the servers to work for
    #[arg(long, value_name = "URL")]
    database: String,

    /// Find this many moves at once [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = |text: &str| whole(text, 1, 1_024))]
    threads: Option<u32>,
}

/// Finds the moves of computer players for games servers, until somebody ends it.
pub(crate) fn run(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), CommandError> {
    let cores = || thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = arguments.threads.map_or_else(cores, |threads| threads as usize);
    let (stop, mut stopped) = watch::channel(false);
    interrupt::heed(move || stop.send_modify(|stop| *stop = true));
    let wrong = |error: String| CommandError::Input(words::no_worker(error));
    runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let place = Place::Database(arguments.database.clone());
        let store = Store::open(&place).await.map_err(|error| wrong(error.to_string()))?;
        let means = Means {
            shelf: games::SHELF,
            now: platform::wall_clock,
            random: platform::fresh_number,
            engines: threads,
            tables: Vec::new(),
        };
        writeln!(console.out, "{}", words::works(threads).say(console.language))?;
        console.out.flush()?;
        let stopped = async move { drop(stopped.wait_for(|stop| *stop).await) };
        let done = Worker::new(store, means).run(stopped).await;
        done.map_err(|error| wrong(error.to_string()))
    })
}
