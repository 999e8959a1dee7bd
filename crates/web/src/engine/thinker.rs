use std::cell::RefCell;

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use leptos::prelude::*;
use play::request::Response;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{MessageEvent, Worker};

/// How often in a row a worker may have said nothing when it is looked for. One that thinks says
/// something every second, but one that the browser has ended, for want of memory perhaps, says
/// nothing, and nobody tells.
const SILENCES: u32 = 4;
/// The same before its first word, when it may still be loading.
const SILENCES_FIRST: u32 = 30;

thread_local! {
    /// The engine as the first worker compiled it, for all that come after.
    static COMPILED: RefCell<JsValue> = const { RefCell::new(JsValue::NULL) };
}

/// A worker with an engine in it, which answers what it is asked in that order.
pub(super) struct Thinker {
    worker: Worker,
    /// The number of the last request that is not wanted any more, in memory that the worker looks
    /// into while it thinks. Browsers share none with pages that came over a plain connection.
    shared: Option<Int32Array>,
    /// How many requests it has had, how many of them it is done with, and how many of the first
    /// are not wanted any more.
    asked: i32,
    done: i32,
    stopped: i32,
    has_spoken: bool,
    /// How often in a row it has said nothing.
    silences: u32,
}

impl Thinker {
    /// Starts a worker with the script that the page names. A file that does not load is an error
    /// of the worker too.
    pub(super) fn start(hearing: &JsValue, failing: &JsValue) -> Option<Self> {
        let named = document().query_selector("meta[name=worker]").ok().flatten()?;
        let worker = Worker::new(&named.get_attribute("content")?).ok()?;
        worker.set_onerror(Some(failing.unchecked_ref()));
        worker.set_onmessage(Some(hearing.unchecked_ref()));
        COMPILED.with_borrow(|compiled| worker.post_message(compiled)).ok()?;
        let is_isolated = Reflect::get(&window(), &JsValue::from_str("crossOriginIsolated"));
        let is_isolated = is_isolated.is_ok_and(|it| it.is_truthy());
        let bytes = size_of::<i32>() as u32;
        let shared = is_isolated.then(|| Int32Array::new(&SharedArrayBuffer::new(bytes)));
        if let Some(shared) = &shared {
            worker.post_message(shared).ok()?;
        }
        let (asked, done, stopped) = (0, 0, 0);
        Some(Self { worker, shared, asked, done, stopped, has_spoken: false, silences: 0 })
    }

    /// Asks it something, after all that it was asked before; whether that could be done.
    pub(super) fn ask(&mut self, text: &str) -> bool {
        self.asked += 1;
        self.silences = 0;
        self.worker.post_message(&JsValue::from_str(text)).is_ok()
    }

    /// What it says, where that is an answer to what is still wanted.
    pub(super) fn hear(&mut self, event: &MessageEvent) -> Option<Response> {
        self.has_spoken = true;
        self.silences = 0;
        let said = event.data();
        if said.is_object() {
            COMPILED.set(said);
            return None;
        }
        // An empty text only says that it is there.
        let answer = said.as_string()?.parse().ok()?;
        let is_wanted = self.done >= self.stopped;
        if matches!(answer, Response::Done { .. }) {
            self.done += 1;
        }
        is_wanted.then_some(answer)
    }

    /// Tells it that nothing that it was asked is wanted any more. Nothing comes of that where it
    /// can't be told.
    pub(super) fn stop(&mut self) -> Option<Order> {
        self.stopped = self.asked;
        Atomics::store(self.shared.as_ref()?, 0, self.stopped).ok()?;
        Some(Order { worker: self.worker.clone(), stopped: self.stopped })
    }

    /// Whether it was given this order and is not done. One that is still loading has heard nothing.
    pub(super) fn disobeys(&self, order: &Order) -> bool {
        self.worker == order.worker && self.done < order.stopped && self.has_spoken
    }

    /// Counts one more silence; whether it was one too many. They are counted, and not timed: where
    /// a device has slept, what the worker said is heard before the next one.
    pub(super) fn is_gone(&mut self) -> bool {
        self.silences += 1;
        self.silences > if self.has_spoken { SILENCES } else { SILENCES_FIRST }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// That a worker is to stop, up to this request.
pub(super) struct Order {
    worker: Worker,
    stopped: i32,
}
