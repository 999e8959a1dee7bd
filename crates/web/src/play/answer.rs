use leptos::prelude::*;

use super::playing::Playing;
use crate::locale::Locale;
use crate::words;

/// A question of the table with its two answers, as long as there is one.
#[component]
pub(super) fn Answering(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let question = move || {
        let session = playing.session.read();
        let side = |player| session.table().line().position().side(player).name;
        let resigning = playing.resigning.get();
        let asked = resigning.map(|player| words::really_resign(side(player)));
        asked.or_else(|| session.question()).map(|asked| locale.tell(asked)).unwrap_or_default()
    };
    let yes = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(yes) = yes.get() {
            let _ = yes.focus();
        }
    });
    view! {
        <Show when=move || playing.is_asked()>
            <div class="question" role="alertdialog" aria-label=question>
                <p>{question}</p>
                <button class="main" node_ref=yes on:click=move |_| playing.answer(true)>
                    {locale.say(&words::YES)}
                </button>
                <button on:click=move |_| playing.answer(false)>{locale.say(&words::NO)}</button>
            </div>
        </Show>
    }
}
