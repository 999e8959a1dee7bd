use std::time::Duration;

use leptos::prelude::*;
use play::request::{Request, Response};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{MessageEvent, Worker};

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
}

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    hearing: Option<Closure<dyn FnMut(MessageEvent)>>,
}

impl Engine {
    /// An engine for the page around; it ends with the page.
    pub(crate) fn new() -> Self {
        let engine =
            Self { state: StoredValue::new_local(State::default()), is_busy: RwSignal::new(false) };
        on_cleanup(move || engine.end());
        engine
    }

    /// Whether it is thinking.
    pub(crate) fn is_busy(self) -> bool {
        self.is_busy.get()
    }

    /// Asks it something instead of what it was asked before.
    pub(crate) fn ask(self, request: &Request, mut hear: impl FnMut(Response) + 'static) {
        self.stop();
        let text = request.to_string();
        self.is_busy.set(true);
        self.state.update_value(|state| {
            let Some(worker) = state.worker.take().or_else(start) else { return };
            let hearing = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let answer = event.data().as_string().and_then(|text| text.parse().ok());
                let Some(answer) = answer else { return };
                if matches!(answer, Response::Done { .. }) {
                    self.is_busy.set(false);
                }
                hear(answer);
            });
            worker.set_onmessage(Some(hearing.as_ref().unchecked_ref()));
            let _ = worker.post_message(&JsValue::from_str(&text));
            state.hearing = Some(hearing);
            state.worker = Some(worker);
        });
    }

    /// Stops it at once; nothing more is heard of what it was asked.
    pub(crate) fn stop(self) {
        if self.is_busy.try_get_untracked() == Some(true) {
            self.end();
            let get_ready = move || {
                self.state.try_update_value(|state| {
                    state.worker = state.worker.take().or_else(start);
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
                worker.terminate();
            }
        });
    }
}

/// Starts a worker with the script that the page names.
fn start() -> Option<Worker> {
    let named = document().query_selector("meta[name=worker]").ok().flatten()?;
    Worker::new(&named.get_attribute("content")?).ok()
}
