use std::time::Duration;

use leptos::ev::Custom;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::ToServer;

use super::link::Link;
use super::socket::{Socket, Told};
use super::visit::Visit;
use crate::browser;

/// How long is waited before a lost connection is made anew: longer after each time in vain.
const PAUSES: [Duration; 6] = [
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
    Duration::from_secs(15),
];

/// How often the server is asked whether it is there, and what the time is.
const PING: Duration = Duration::from_secs(15);

/// The way to a game: a socket, and another one whenever it is lost.
#[derive(Clone, Copy)]
pub(super) struct Connection {
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// Which socket of all it is: what an older one still says is not heard.
    number: StoredValue<u32>,
    /// How often a socket was opened in vain.
    tries: StoredValue<usize>,
    /// When the next one is opened.
    retry: StoredValue<Option<TimeoutHandle>>,
    /// Whether the server has said nothing since it was last asked.
    is_silent: StoredValue<bool>,
    visit: StoredValue<Option<Visit>>,
}

impl Connection {
    /// One that is not made yet.
    pub(super) fn new() -> Self {
        Self {
            socket: StoredValue::new_local(None),
            number: StoredValue::new(0),
            tries: StoredValue::new(0),
            retry: StoredValue::new(None),
            is_silent: StoredValue::new(false),
            visit: StoredValue::new(None),
        }
    }

    /// Makes it, and makes it anew for as long as the page around is there.
    pub(super) fn run(self, visit: Visit) {
        self.visit.set_value(Some(visit));
        self.open();
        let ask = set_interval_with_handle(move || self.look(), PING);
        let wake = move || {
            if self.socket.try_with_value(Option::is_none) == Some(true) {
                self.renew();
            }
        };
        let listening = [
            window_event_listener(leptos::ev::online, move |_| self.renew()),
            window_event_listener(leptos::ev::offline, move |_| self.lose()),
            window_event_listener(leptos::ev::pagehide, move |_| self.close()),
            window_event_listener(leptos::ev::pageshow, move |_| wake()),
            window_event_listener(Custom::<web_sys::Event>::new("visibilitychange"), move |_| {
                if !document().hidden() {
                    wake();
                }
            }),
        ];
        on_cleanup(move || {
            if let Ok(ask) = ask {
                ask.clear();
            }
            self.close();
            listening.into_iter().for_each(WindowListenerHandle::remove);
        });
    }

    /// Says something, where it is open; otherwise it is said again when it is.
    pub(super) fn say(self, text: &str) {
        self.socket.try_with_value(|socket| {
            if let Some(socket) = socket {
                socket.say(text);
            }
        });
    }

    /// Ends the socket there is and opens another one at once.
    pub(super) fn renew(self) {
        self.tries.set_value(0);
        self.close();
        self.open();
    }

    fn close(self) {
        if let Some(retry) = self.retry.try_update_value(Option::take).flatten() {
            retry.clear();
        }
        self.number.try_update_value(|number| *number += 1);
        self.socket.try_set_value(None);
    }

    fn open(self) {
        let Some(visit) = self.visit.try_get_value().flatten() else { return };
        if visit.is_final() {
            return;
        }
        let number = self.number.get_value();
        self.is_silent.set_value(false);
        // What a socket tells is dealt with when its own event is over, since that may end it.
        let socket = Socket::open(&visit.path(), move |told| {
            set_timeout(move || self.hear(number, told), Duration::ZERO);
        });
        if socket.is_none() {
            return self.lose();
        }
        self.socket.set_value(socket);
    }

    fn hear(self, number: u32, told: Told) {
        if self.number.try_get_value() != Some(number) {
            return;
        }
        let Some(visit) = self.visit.try_get_value().flatten() else { return };
        match told {
            Told::Closed => self.lose(),
            Told::Text(text) => match text.parse() {
                Ok(message) => {
                    let is_first =
                        self.tries.get_value() > 0 || visit.link_untracked() != Link::Open;
                    self.tries.set_value(0);
                    self.is_silent.set_value(false);
                    visit.hear(message);
                    if is_first {
                        self.ping();
                    }
                }
                // A server that says what is not known here is newer than this page.
                Err(_) => visit.set_link(Link::Old),
            },
        }
    }

    /// Hears that the socket is gone, and opens another one after a while.
    fn lose(self) {
        let Some(visit) = self.visit.try_get_value().flatten() else { return };
        self.close();
        if visit.is_final() {
            return;
        }
        visit.set_link(Link::Lost);
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        let pause = PAUSES[tries.min(PAUSES.len() - 1)];
        // Not everybody comes back in the same moment after the server was gone.
        let part = f64::from(browser::dice().below(1_000)) / 1_000.0;
        let pause = pause.mul_f64(0.75 + part / 2.0);
        let retry = move || {
            self.retry.try_set_value(None);
            self.open();
        };
        self.retry.set_value(set_timeout_with_handle(retry, pause).ok());
    }

    fn ping(self) {
        self.say(&ToServer::Ping(browser::now().as_millis() as u64).to_string());
    }

    /// Asks whether the server is there; who has not answered the last time is not.
    fn look(self) {
        if self.socket.try_with_value(Option::is_some) != Some(true) {
            return;
        }
        if self.is_silent.get_value() {
            self.lose();
        } else {
            self.is_silent.set_value(true);
            self.ping();
        }
    }
}
