use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use wasm_bindgen_futures::JsFuture;

/// The one tab of several that does something, by a lock of the browser: whoever was used last has
/// it. Where a browser has no locks, every tab is alone.
#[derive(Clone, Copy)]
pub(crate) struct SoleTab {
    name: StoredValue<String>,
    /// Whether this is the one.
    is_it: RwSignal<bool>,
    /// Gives the lock back.
    release: StoredValue<Option<Function>, LocalStorage>,
}

impl SoleTab {
    /// Takes the lock of this name, also from another tab, and gives it back with the page around.
    pub(crate) fn new(name: String) -> Self {
        let tab = Self {
            name: StoredValue::new(name),
            is_it: RwSignal::new(true),
            release: StoredValue::new_local(None),
        };
        tab.take();
        let coming = window_event_listener(leptos::ev::focus, move |_| tab.take());
        on_cleanup(move || {
            coming.remove();
            tab.release();
        });
        tab
    }

    /// Whether this tab is the one.
    pub(crate) fn is_it(self) -> bool {
        self.is_it.get()
    }

    /// Takes the lock, unless this tab has it or nobody looks at it.
    pub(crate) fn take(self) {
        let is_held = self.release.try_with_value(Option::is_some) == Some(true);
        if !is_held && !document().hidden() && self.ask().is_some() {
            self.is_it.try_set(true);
        }
    }

    fn ask(self) -> Option<()> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let how = Object::new();
        Reflect::set(&how, &"steal".into(), &JsValue::TRUE).ok()?;
        let mut release = None;
        // The lock is held as long as this is not kept.
        let held = Promise::new(&mut |keep, _| release = Some(keep));
        let hold = Closure::once_into_js(move || held);
        let name = JsValue::from(self.name.try_get_value()?);
        let asked: Promise = request.call3(&locks, &name, &how, &hold).ok()?.dyn_into().ok()?;
        self.release.try_set_value(release);
        leptos::task::spawn_local(async move {
            // What fails has been taken by another tab.
            if JsFuture::from(asked).await.is_err() {
                self.release.try_set_value(None);
                self.is_it.try_set(false);
            }
        });
        Some(())
    }

    fn release(self) {
        let release = self.release.try_update_value(Option::take).flatten();
        if let Some(release) = release {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}
