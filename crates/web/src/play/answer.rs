use leptos::prelude::*;

use super::session::{Ask, Session};
use crate::locale::Locale;
use crate::words;

/// A question of the table with its two answers, as long as there is one.
#[component]
pub(super) fn Answering(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let question = move || {
        let table = session.table.read();
        let side = |player| table.line().position().side(player).name;
        match session.asked.get() {
            Some(Ask::Resign(player)) => locale.tell(words::really_resign(side(player))),
            Some(Ask::Draw(player)) => {
                locale.tell(words::take_draw(side(player.other()), side(player)))
            }
            None => String::new(),
        }
    };
    let yes = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(yes) = yes.get() {
            let _ = yes.focus();
        }
    });
    view! {
        <Show when=move || session.asked.get().is_some()>
            <div class="question" role="alertdialog" aria-label=question>
                <p>{question}</p>
                <button class="main" node_ref=yes on:click=move |_| session.answer(true)>
                    {locale.say(&words::YES)}
                </button>
                <button on:click=move |_| session.answer(false)>{locale.say(&words::NO)}</button>
            </div>
        </Show>
    }
}
