use std::time::Duration;

use leptos::prelude::*;
use play::request::{Request, Response};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{ErrorEvent, MessageEvent, Worker};

/// What stopped the engine is on the screen before the next one is loaded.
const REST: Duration = Duration::from_millis(100);

/// The engine, in a worker of its own: it never holds the page up.
///
/// It answers one request at a time, and is stopped by ending its worker, which is immediate; the
/// next one is started soon, so that it is ready when it is needed.
#[derive(Clone, Copy)]
pub(crate) struct Engine {
    state: StoredValue<State, LocalStorage>,
    is_busy: RwSignal<bool>,
    has_failed: RwSignal<bool>,
}

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    hearing: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// What happens when a worker breaks.
    failing: Option<Closure<dyn FnMut(ErrorEvent)>>,
}

impl Engine {
    /// An engine for the page around; it ends with the page.
    pub(crate) fn new() -> Self {
        let engine = Self {
            state: StoredValue::new_local(State::default()),
            is_busy: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        };
        let failing = Closure::new(move |_| engine.fail());
        engine.state.update_value(|state| state.failing = Some(failing));
        on_cleanup(move || engine.end());
        engine
    }

    /// Whether it is thinking.
    pub(crate) fn is_busy(self) -> bool {
        self.is_busy.get()
    }

    /// Whether it could not be loaded or broke down, and has not been asked anything since.
    pub(crate) fn has_failed(self) -> bool {
        self.has_failed.get()
    }

    /// Asks it something instead of what it was asked before.
    pub(crate) fn ask(self, request: &Request, mut hear: impl FnMut(Response) + 'static) {
        self.stop();
        let text = request.to_string();
        self.is_busy.set(true);
        self.has_failed.set(false);
        let is_asked = self.state.try_update_value(|state| {
            let Some(worker) = state.worker.take().or_else(|| state.start()) else { return false };
            let hearing = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let answer = event.data().as_string().and_then(|text| text.parse().ok());
                let Some(answer) = answer else { return };
                if matches!(answer, Response::Done { .. }) {
                    self.is_busy.set(false);
                }
                hear(answer);
            });
            worker.set_onmessage(Some(hearing.as_ref().unchecked_ref()));
            let is_posted = worker.post_message(&JsValue::from_str(&text)).is_ok();
            state.hearing = Some(hearing);
            state.worker = Some(worker);
            is_posted
        });
        if is_asked == Some(false) {
            self.fail();
        }
    }

    /// A worker that broke is not asked again; where somebody waits for it, that is told.
    fn fail(self) {
        let is_awaited = self.is_busy.try_get_untracked() == Some(true);
        self.end();
        if is_awaited {
            self.has_failed.try_set(true);
        }
    }

    /// Stops it at once; nothing more is heard of what it was asked.
    pub(crate) fn stop(self) {
        if self.is_busy.try_get_untracked() == Some(true) {
            self.end();
            let get_ready = move || {
                self.state.try_update_value(|state| {
                    state.worker = state.worker.take().or_else(|| state.start());
                });
            };
            set_timeout(get_ready, REST);
        }
    }

    fn end(self) {
        self.is_busy.try_set(false);
        self.state.try_update_value(|state| {
            if let Some(worker) = state.worker.take() {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.terminate();
            }
        });
    }
}

impl State {
    /// Starts a worker with the script that the page names. A file that does not load is an error
    /// of the worker too.
    fn start(&self) -> Option<Worker> {
        let named = document().query_selector("meta[name=worker]").ok().flatten()?;
        let worker = Worker::new(&named.get_attribute("content")?).ok()?;
        let failing = self.failing.as_ref().map(|failing| failing.as_ref().unchecked_ref());
        worker.set_onerror(failing);
        Some(worker)
    }
}
