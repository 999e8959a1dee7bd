use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::{SearchControl, SingleThread, Workers};
use games::SHELF;
use play::Level;
use play::request::{Handler, Request, Response};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Waits for requests, each a text, and posts the answers, each a text.
pub(crate) fn wait() {
    console_error_panic_hook::set_once();
    let mut runner = Handler::new(Level::MEMORY);
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match Request::read(SHELF, &text) {
            Ok(request) => {
                let means =
                    (&Stopwatch::start() as &dyn SearchControl, &SingleThread as &dyn Workers);
                runner.run(&request, means, &mut |answer: Response| post(&answer.to_string()));
            }
            // The page writes its requests itself, so this is a mistake of ours, told to the console.
            Err(error) => panic!("{error}"),
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    hear.forget();
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

/// How long a request has taken. Nobody stops it: the page ends the whole worker.
#[derive(Debug)]
struct Stopwatch {
    start: f64,
    /// How many seconds of it have been told to the page.
    told: AtomicU64,
}

impl Stopwatch {
    fn start() -> Self {
        Self { start: now(), told: AtomicU64::new(0) }
    }
}

impl SearchControl for Stopwatch {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64((now() - self.start).max(0.0) / 1_000.0)
    }

    /// Never; but whoever asks is alive, and the page hears that every second, as an empty text.
    fn is_stopped(&self) -> bool {
        let seconds = self.elapsed().as_secs();
        if self.told.swap(seconds, Ordering::Relaxed) != seconds {
            post("");
        }
        false
    }
}
