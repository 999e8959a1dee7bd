use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{CloseEvent, Event, MessageEvent, Url, WebSocket};

/// What a socket tells.
#[derive(Clone, Debug)]
pub(super) enum Told {
    /// It said this.
    Text(String),
    /// It is closed, or could not be opened.
    Closed,
}

/// A connection over which texts go to and fro; it is closed with this value.
pub(super) struct Socket {
    inner: WebSocket,
    // They are called as long as they are kept.
    _message: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(CloseEvent)>,
    _error: Closure<dyn FnMut(Event)>,
}

impl Socket {
    /// Opens a socket at this path of the server, and says what comes.
    pub(super) fn open(path: &str, tell: impl Fn(Told) + Clone + 'static) -> Option<Self> {
        let here = window().location().href().ok()?;
        let address = Url::new_with_base(path, &here).ok()?;
        address.set_protocol(if address.protocol() == "https:" { "wss:" } else { "ws:" });
        let socket = WebSocket::new(&address.href()).ok()?;
        let (hear, close, fail) = (tell.clone(), tell.clone(), tell);
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(Told::Text(text));
            }
        });
        let close = Closure::<dyn FnMut(CloseEvent)>::new(move |_| close(Told::Closed));
        let error = Closure::<dyn FnMut(Event)>::new(move |_| fail(Told::Closed));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        socket.set_onerror(Some(error.as_ref().unchecked_ref()));
        Some(Self { inner: socket, _message: message, _close: close, _error: error })
    }

    /// Says something. What can't be said now is said again after the next connection.
    pub(super) fn say(&self, text: &str) {
        if self.inner.ready_state() == WebSocket::OPEN {
            let _ = self.inner.send_with_str(text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        self.inner.set_onerror(None);
        let _ = self.inner.close();
    }
}
