use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::Action;

use super::session::Session;
use crate::tongue::Tongue;
use crate::words;

/// A field that takes a move in notation.
#[component]
pub(super) fn TypedMove(session: Session) -> impl IntoView {
    let tongue = Tongue::here();
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        // What can't be played stays, to be mended.
        let typed = text.get_untracked();
        if !typed.trim().is_empty() && session.act(Action::Play(typed.trim().into())) {
            text.set(String::new());
        }
    };
    let is_open = move || session.past.get().is_none() && session.table.read().awaits_person();
    view! {
        <form class="typed" on:submit=submit>
            <label>
                {tongue.say(&words::YOUR_MOVE)}
                <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false"
                    prop:value=text disabled=move || !is_open()
                    on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <button type="submit" disabled=move || !is_open()>{tongue.say(&words::PLAY)}</button>
        </form>
    }
}
