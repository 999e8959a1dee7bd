use leptos::ev::Custom;
use leptos::prelude::*;
use play::session::Message;

use super::{Place, Playing};

/// What happens around the page as long as it is there.
impl Playing {
    /// Watches that the page is left, and what is chosen in the settings.
    pub(super) fn watch(self) {
        let playing = self;
        let (settings, session) = (self.settings.get_value(), self.session);
        let leaving = window_event_listener(leptos::ev::pagehide, move |_| playing.leave());
        let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
        let returning = window_event_listener(coming_back, move |_| {
            if let Place::Here(_, tab) = playing.place {
                tab.take();
            }
            playing.send(Message::Away(document().hidden()));
        });
        Effect::new(move |_| {
            let confirms = settings.confirm_moves.get();
            session.update(|session| session.set_confirming(confirms));
        });
        on_cleanup(move || {
            playing.leave();
            leaving.remove();
            returning.remove();
        });
    }

    /// Watches that another tab goes on with a game that the browser keeps.
    pub(super) fn watch_tabs(self) {
        let playing = self;
        let Place::Here(kept, tab) = self.place else { return };
        let hearing = window_event_listener(leptos::ev::storage, move |event| {
            let is_ours = |key: String| kept.with_value(|kept| kept.is_called(&key));
            if event.key().is_some_and(is_ours) {
                playing.catch_up();
            }
        });
        Effect::new(move |before: Option<bool>| {
            let is_it = tab.is_it();
            match before {
                Some(true) if !is_it => playing.engine.stop(),
                Some(false) if is_it && playing.session.read_untracked().is_thinking() => {
                    playing.retry();
                }
                _ => {}
            }
            is_it
        });
        on_cleanup(move || hearing.remove());
    }
}
