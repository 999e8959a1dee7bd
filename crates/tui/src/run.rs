use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, SystemTime};

use engine::SearchControl as _;
use games::Shelf;
use platform::Stopwatch;
use ratatui::crossterm::event;

use crate::Launch;
use crate::app::App;
use crate::autosave::Autosave;
use crate::engine_thread::EngineThread;
use crate::message::Message;
use crate::network::Network;
use crate::terminal::FullScreen;

/// Opens the games room in the terminal, until the player leaves.
pub fn run(shelf: &'static Shelf, launch: Launch) -> io::Result<()> {
    let mut screen = FullScreen::enter()?;
    let (sender, receiver) = channel();
    let engine = EngineThread::start(sender.clone());
    let network = Network::start(sender.clone());
    let autosave = Autosave::new(launch.state.clone(), since_1970());
    let seed = launch.seed.unwrap_or_else(platform::fresh_number);
    let mut app = App::new(shelf, launch, engine, autosave, network, seed);
    listen(sender);
    let watch = Stopwatch::start();
    let shown = show(&mut app, &mut screen, &receiver, &watch);
    app.close(watch.elapsed());
    shown
}

fn show(
    app: &mut App,
    screen: &mut FullScreen,
    receiver: &Receiver<Message>,
    watch: &Stopwatch,
) -> io::Result<()> {
    while !app.is_over() {
        screen.terminal.draw(|frame| app.draw(frame, watch.elapsed()))?;
        for message in next(receiver, app.wake(watch.elapsed()), watch) {
            app.receive(message, watch.elapsed());
        }
    }
    Ok(())
}

/// Waits for the next message, and takes those that have come with it.
fn next(receiver: &Receiver<Message>, wake: Option<Duration>, watch: &Stopwatch) -> Vec<Message> {
    let first = match wake {
        Some(at) => receiver.recv_timeout(at.saturating_sub(watch.elapsed())),
        None => receiver.recv().map_err(RecvTimeoutError::from),
    };
    let first = match first {
        Ok(message) => message,
        Err(RecvTimeoutError::Timeout) => Message::Tick,
        Err(RecvTimeoutError::Disconnected) => Message::Quit,
    };
    std::iter::once(first).chain(receiver.try_iter()).collect()
}

/// Listens to the terminal and to signals, in threads that end with the program.
fn listen(sender: Sender<Message>) {
    let quit = sender.clone();
    // Where signals can't be heard, they end the program as they always do.
    let _ = ctrlc::set_handler(move || drop(quit.send(Message::Quit)));
    thread::spawn(move || {
        loop {
            let message = event::read().map_or(Message::Quit, Message::Terminal);
            let is_last = matches!(message, Message::Quit);
            if sender.send(message).is_err() || is_last {
                return;
            }
        }
    });
}

#[expect(clippy::disallowed_methods, reason = "a face is where the clock is brought")]
fn since_1970() -> Duration {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}
