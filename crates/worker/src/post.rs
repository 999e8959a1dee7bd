use js_sys::global;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers every text that is posted to this worker with the same text.
pub(crate) fn answer() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let desk = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        desk.post_message(&event.data()).expect("a text can always be posted");
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It is called for as long as the worker lives.
    answer.forget();
}
