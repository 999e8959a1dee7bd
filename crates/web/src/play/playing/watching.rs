use leptos::ev::Custom;
use leptos::prelude::*;
use play::session::Message;

use super::Playing;

impl Playing {
    /// Watches what happens around the page as long as it is there: that it is left, that another
    /// tab goes on with the game, and what is chosen in the settings.
    pub(super) fn watch(self) {
        let playing = self;
        let (tab, settings, session) = (self.tab, self.settings.get_value(), self.session);
        let leaving = window_event_listener(leptos::ev::pagehide, move |_| playing.leave());
        let hearing = window_event_listener(leptos::ev::storage, move |event| {
            let is_ours = |key: String| playing.kept.with_value(|kept| kept.is_called(&key));
            if event.key().is_some_and(is_ours) {
                playing.catch_up();
            }
        });
        let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
        let returning = window_event_listener(coming_back, move |_| {
            tab.take();
            playing.send(Message::Away(document().hidden()));
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
        Effect::new(move |_| {
            let confirms = settings.confirm_moves.get();
            session.update(|session| session.set_confirming(confirms));
        });
        on_cleanup(move || {
            playing.leave();
            leaving.remove();
            hearing.remove();
            returning.remove();
        });
    }
}
