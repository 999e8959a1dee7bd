use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use play::request::{Request, Response};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{ErrorEvent, MessageEvent, Worker};

use crate::locale::Locale;
use crate::words::play as words;

/// What stopped the engine is on the screen before the next one is loaded.
const REST: Duration = Duration::from_millis(100);
/// How often it is looked whether the worker has said anything, and how often in a row it may not
/// have. A worker that thinks says something every second, but one that the browser has ended, for
/// want of memory perhaps, says nothing, and nobody tells.
const LISTEN: Duration = Duration::from_secs(2);
const SILENCES: u32 = 4;
/// The same before its first word, when it may still be loading.
const SILENCES_FIRST: u32 = 30;

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

thread_local! {
    /// The engine as the first worker compiled it, for all that come after.
    static COMPILED: RefCell<JsValue> = const { RefCell::new(JsValue::NULL) };
}

/// Who hears what it answers.
type Hearing = Rc<RefCell<dyn FnMut(Response)>>;

#[derive(Default)]
struct State {
    /// What it was last asked, and by whom.
    asked: Option<(String, Hearing)>,
    worker: Option<Worker>,
    hearing: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// Keeps what a worker has compiled.
    keeping: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// What happens when a worker breaks.
    failing: Option<Closure<dyn FnMut(ErrorEvent)>>,
    /// Who looks whether it says anything, as long as somebody waits for it.
    watch: Option<IntervalHandle>,
    has_spoken: bool,
    /// How often in a row it has said nothing.
    silences: u32,
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
        let keeping = Closure::new(|event: MessageEvent| {
            if event.data().is_object() {
                COMPILED.set(event.data());
            }
        });
        engine.state.update_value(|state| {
            (state.failing, state.keeping) = (Some(failing), Some(keeping));
        });
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
    pub(crate) fn ask(self, request: &Request, hear: impl FnMut(Response) + 'static) {
        let asked = (request.to_string(), Rc::new(RefCell::new(hear)) as Hearing);
        self.state.update_value(|state| state.asked = Some(asked));
        self.retry();
    }

    /// Asks it once more what it was last asked.
    fn retry(self) {
        let asked = self.state.with_value(|state| state.asked.clone());
        let Some((text, hear)) = asked else { return };
        self.stop();
        self.is_busy.set(true);
        let is_asked = self.state.try_update_value(|state| {
            let Some(worker) = state.worker.take().or_else(|| state.start()) else { return false };
            let hearing = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                self.state.update_value(State::hear);
                // An empty text only says that it is there.
                let answer = event.data().as_string().and_then(|text| text.parse().ok());
                let Some(answer) = answer else { return };
                if matches!(answer, Response::Done { .. }) {
                    self.is_busy.set(false);
                    self.state.update_value(State::rest);
                }
                (*hear.borrow_mut())(answer);
            });
            worker.set_onmessage(Some(hearing.as_ref().unchecked_ref()));
            let is_posted = worker.post_message(&JsValue::from_str(&text)).is_ok();
            state.hearing = Some(hearing);
            state.worker = Some(worker);
            state.silences = 0;
            state.watch = set_interval_with_handle(move || self.listen(), LISTEN).ok();
            is_posted
        });
        if is_asked == Some(false) {
            self.fail();
        }
    }

    /// A worker that has been silent for too long is gone.
    fn listen(self) {
        if self.state.try_update_value(State::is_gone) == Some(true) {
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
        if self.has_failed.try_get_untracked() == Some(true) {
            self.has_failed.set(false);
        }
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
            state.rest();
            state.has_spoken = false;
            if let Some(worker) = state.worker.take() {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.terminate();
            }
        });
    }
}

impl State {
    /// It has said something.
    fn hear(&mut self) {
        self.has_spoken = true;
        self.silences = 0;
    }

    /// Nobody waits for it any more.
    fn rest(&mut self) {
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
    }

    /// Counts one more silence; whether it was one too many. They are counted, and not timed: where
    /// a device has slept, what the worker said is heard before the next one.
    fn is_gone(&mut self) -> bool {
        self.silences += 1;
        self.silences > if self.has_spoken { SILENCES } else { SILENCES_FIRST }
    }

    /// Starts a worker with the script that the page names. A file that does not load is an error
    /// of the worker too.
    fn start(&self) -> Option<Worker> {
        let named = document().query_selector("meta[name=worker]").ok().flatten()?;
        let worker = Worker::new(&named.get_attribute("content")?).ok()?;
        let failing = self.failing.as_ref().map(|failing| failing.as_ref().unchecked_ref());
        worker.set_onerror(failing);
        let keeping = self.keeping.as_ref()?.as_ref().unchecked_ref();
        worker.add_event_listener_with_callback("message", keeping).ok()?;
        COMPILED.with_borrow(|compiled| worker.post_message(compiled)).ok()?;
        Some(worker)
    }
}

/// Says that the engine broke while somebody waited for it, and asks it again.
#[component]
pub(crate) fn Broken(engine: Engine) -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Show when=move || engine.has_failed()>
            <div class="broken" role="alert">
                <p>
                    <strong>{locale.say(&words::NO_ENGINE)}"."</strong>
                    " "
                    {locale.say(&words::NO_ENGINE_WHY)}
                </p>
                <button type="button" class="tonal retry" on:click=move |_| engine.retry()>
                    {locale.say(&words::TRY_AGAIN)}
                </button>
            </div>
        </Show>
    }
}
