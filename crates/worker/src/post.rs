use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::{SearchControl, SingleThread, Workers};
use games::SHELF;
use js_sys::{Atomics, Int32Array};
use play::Level;
use play::request::{Handler, Request, Response};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Waits for requests, each a text, and posts the answers, each a text.
pub(crate) fn wait() {
    console_error_panic_hook::set_once();
    let mut runner = Handler::new(Level::MEMORY);
    let mut number = 0;
    let mut stopped = None;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // Where the page can share memory with a worker, that comes before the first request.
        let data = match event.data().dyn_into::<Int32Array>() {
            Ok(shared) => return stopped = Some(shared),
            Err(data) => data,
        };
        number += 1;
        let text = data.as_string().unwrap_or_default();
        match Request::read(SHELF, &text) {
            Ok(request) => {
                let watch = Stopwatch::start(number, stopped.clone());
                let means = (&watch as &dyn SearchControl, &SingleThread as &dyn Workers);
                runner.run(&request, means, &mut |answer: Response| post(&answer.to_string()));
            }
            // The page writes its requests itself, so this is a mistake of ours, told to the console.
            Err(error) => panic!("{error}"),
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    hear.forget();
    // It is there, and hears what it is told.
    post("");
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn post(text: &str) {
    scope().post_message(&JsValue::from_str(text)).expect("a text can be posted");
}

fn now() -> f64 {
    scope().performance().expect("every worker has a stopwatch").now()
}

/// How long a request has taken, and whether the page still wants it.
#[derive(Debug)]
struct Stopwatch {
    start: f64,
    /// Which request of the page it is, from one.
    number: i32,
    /// The number of the last request that the page does not want any more. Where no memory is
    /// shared, the page ends the whole worker instead.
    stopped: Option<Int32Array>,
    /// How many seconds of it have been told to the page.
    told: AtomicU64,
}

impl Stopwatch {
    fn start(number: i32, stopped: Option<Int32Array>) -> Self {
        Self { start: now(), number, stopped, told: AtomicU64::new(0) }
    }
}

impl SearchControl for Stopwatch {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64((now() - self.start).max(0.0) / 1_000.0)
    }

    /// Whoever asks is alive, and the page hears that every second, as an empty text.
    fn is_stopped(&self) -> bool {
        let seconds = self.elapsed().as_secs();
        if self.told.swap(seconds, Ordering::Relaxed) != seconds {
            post("");
        }
        let stopped = self.stopped.as_ref().map(|shared| Atomics::load(shared, 0));
        stopped.is_some_and(|last| last.is_ok_and(|last| last >= self.number))
    }
}
