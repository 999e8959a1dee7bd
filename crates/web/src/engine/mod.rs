//! The engine, in a worker of its own: it never holds the page up.

mod broken;
mod thinker;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use play::request::{Request, Response};
use wasm_bindgen::closure::Closure;
use web_sys::{ErrorEvent, MessageEvent};

pub(crate) use broken::Broken;

use thinker::{Order, Thinker};

/// How long a worker may go on with what it was told to stop.
const OBEDIENCE: Duration = Duration::from_secs(1);
/// Why a worker was ended is on the screen before the next one is loaded.
const REST: Duration = Duration::from_millis(100);
/// How often it is looked whether the worker has said anything.
const LISTEN: Duration = Duration::from_secs(2);

/// The engine of a page.
///
/// It answers one request at a time. Its worker stays when it is stopped, ready for what is asked
/// next; where it can't be told to stop it is ended, and another one is started soon.
#[derive(Clone, Copy)]
pub(crate) struct Engine {
    state: StoredValue<State, LocalStorage>,
    is_busy: RwSignal<bool>,
    has_failed: RwSignal<bool>,
}

/// Who hears what it answers.
type Hearing = Rc<RefCell<dyn FnMut(Response)>>;

#[derive(Default)]
struct State {
    /// What it was last asked, and by whom.
    asked: Option<(String, Hearing)>,
    thinker: Option<Thinker>,
    /// What happens when a worker says something.
    hearing: Option<Closure<dyn FnMut(MessageEvent)>>,
    /// What happens when a worker breaks.
    failing: Option<Closure<dyn FnMut(ErrorEvent)>>,
    /// Who looks whether it says anything, as long as somebody waits for it.
    watch: Option<IntervalHandle>,
}

impl Engine {
    /// An engine for the page around; it ends with the page.
    pub(crate) fn new() -> Self {
        let engine = Self {
            state: StoredValue::new_local(State::default()),
            is_busy: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        };
        let hearing = Closure::new(move |event| engine.hear(&event));
        let failing = Closure::new(move |_| engine.fail());
        engine.state.update_value(|state| {
            (state.hearing, state.failing) = (Some(hearing), Some(failing));
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
        if self.state.with_value(|state| state.asked.is_none()) {
            return;
        }
        self.stop();
        self.is_busy.set(true);
        let is_asked = self.state.try_update_value(|state| {
            state.watch = set_interval_with_handle(move || self.listen(), LISTEN).ok();
            state.get_ready();
            let State { thinker: Some(thinker), asked: Some((text, _)), .. } = state else {
                return false;
            };
            thinker.ask(text)
        });
        if is_asked == Some(false) {
            self.fail();
        }
    }

    /// Hands on what a worker says to whoever has asked.
    fn hear(self, event: &MessageEvent) {
        let heard = self.state.try_update_value(|state| {
            let answer = state.thinker.as_mut()?.hear(event)?;
            Some((answer, Rc::clone(&state.asked.as_ref()?.1)))
        });
        let Some((answer, hear)) = heard.flatten() else { return };
        if matches!(answer, Response::Done { .. }) {
            self.rest();
        }
        (*hear.borrow_mut())(answer);
    }

    /// A worker that has been silent for too long is gone.
    fn listen(self) {
        let is_gone = |state: &mut State| state.thinker.as_mut().is_some_and(Thinker::is_gone);
        if self.state.try_update_value(is_gone) == Some(true) {
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
            self.rest();
            let stop = |state: &mut State| state.thinker.as_mut()?.stop();
            match self.state.try_update_value(stop).flatten() {
                Some(order) => set_timeout(move || self.enforce(&order), OBEDIENCE),
                None => self.replace(),
            }
        }
    }

    /// Ends a worker that has not obeyed. What it was asked since then is asked of the next one.
    fn enforce(self, order: &Order) {
        let disobeys = |state: &State| state.thinker.as_ref().is_some_and(|it| it.disobeys(order));
        if self.state.try_with_value(disobeys) == Some(true) {
            let is_awaited = self.is_busy.get_untracked();
            self.replace();
            if is_awaited {
                self.retry();
            }
        }
    }

    /// Ends its worker, and starts another one.
    fn replace(self) {
        self.end();
        let get_ready = move || {
            // The page may be another one by now.
            self.state.try_update_value(State::get_ready);
        };
        set_timeout(get_ready, REST);
    }

    /// Nobody waits for it any more.
    fn rest(self) {
        self.is_busy.try_set(false);
        if let Some(watch) = self.state.try_update_value(|state| state.watch.take()).flatten() {
            watch.clear();
        }
    }

    fn end(self) {
        self.rest();
        self.state.try_update_value(|state| state.thinker = None);
    }
}

impl State {
    /// Makes sure that there is a worker, if there can be one.
    fn get_ready(&mut self) {
        if let Self { thinker: None, hearing: Some(hearing), failing: Some(failing), .. } = self {
            self.thinker = Thinker::start(hearing.as_ref(), failing.as_ref());
        }
    }
}
