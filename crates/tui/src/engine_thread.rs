use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use platform::{Stopwatch, Threads};
use play::Level;
use play::request::{Handler, Request};

use crate::message::Message;

struct Order {
    number: u64,
    request: Request,
    watch: Arc<Stopwatch>,
}

/// The engine in a thread of its own; it runs one request at a time.
pub(crate) struct EngineThread {
    orders: Option<Sender<Order>>,
    current: Option<Arc<Stopwatch>>,
    last: u64,
    /// What nobody has answered yet, where a test does that itself.
    #[cfg(test)]
    pub(crate) open: Option<(u64, Request)>,
}

impl EngineThread {
    /// An engine that answers to `messages`.
    pub(crate) fn start(messages: Sender<Message>) -> Self {
        let (orders, receiver) = channel();
        thread::spawn(move || {
            let serving = AssertUnwindSafe(|| serve(&receiver, &messages));
            // A panic here has given the terminal back, and the screen must not go on alone.
            if catch_unwind(serving).is_err() {
                let _ = messages.send(Message::Quit);
            }
        });
        Self {
            orders: Some(orders),
            current: None,
            last: 0,
            #[cfg(test)]
            open: None,
        }
    }

    /// An engine that never answers; somebody else does.
    #[cfg(test)]
    pub(crate) const fn silent() -> Self {
        Self { orders: None, current: None, last: 0, open: None }
    }

    /// Sends it on a request instead of the one before, and tells its number.
    pub(crate) fn send(&mut self, request: Request) -> u64 {
        self.hurry();
        self.last += 1;
        #[cfg(test)]
        {
            self.open = Some((self.last, request.clone()));
        }
        let watch = Arc::new(Stopwatch::start());
        self.current = Some(Arc::clone(&watch));
        if let Some(orders) = &self.orders {
            let order = Order { number: self.last, request, watch };
            // The thread ends only with the program.
            let _ = orders.send(order);
        }
        self.last
    }

    /// Wants the answer at once.
    pub(crate) fn hurry(&self) {
        if let Some(watch) = &self.current {
            watch.stop();
        }
    }
}

fn serve(orders: &Receiver<Order>, messages: &Sender<Message>) {
    let mut runner = Handler::new(Level::MEMORY);
    // One core stays free for the screen.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let workers = Threads(cores.saturating_sub(1).max(1));
    for Order { number: request, request: what, watch } in orders {
        runner.run(&what, (&*watch, &workers), &mut |response| {
            // Nobody is left to listen when the program ends.
            let _ = messages.send(Message::Engine { request, response });
        });
    }
}
