use i18n::Phrase;
use leptos::ev::SubmitEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Name;

use super::server::Server;
use crate::frame::Problem;
use crate::locale::Locale;
use crate::words::online as words;

/// Asks for a name whenever one is needed, or whoever has one wants another.
#[component]
pub(crate) fn NameDialog() -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let dialog = NodeRef::<Dialog>::new();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Phrase>);
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if server.is_asking.get() {
            let name = untrack(|| server.me()).map(|me| me.name.to_string());
            text.set(name.unwrap_or_default());
            problem.set(None);
            if !dialog.open() {
                let _ = dialog.show_modal();
            }
        } else {
            dialog.close();
        }
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Ok(name) = text.get_untracked().parse::<Name>() else {
            return problem.set(Some((&words::NO_NAME).into()));
        };
        spawn_local(async move {
            match server.rename(name).await {
                Ok(()) => server.go_on(),
                Err(trouble) => {
                    problem.try_set(Some(trouble.phrase()));
                }
            }
        });
    };
    let said = move || problem.get().map_or_else(String::new, |it| locale.tell(it.capital()));
    view! {
        <dialog class="name-dialog" node_ref=dialog aria-labelledby="name-title"
            on:close=move |_| server.is_asking.set(false)>
            <form method="dialog" on:submit=submit>
                <h2 id="name-title">{locale.say(&words::NAME_WANTED)}</h2>
                <p>{locale.say(&words::NAME_ABOUT)}</p>
                <label>
                    {locale.say(&words::NAME)}
                    <input name="name" type="text" autocomplete="nickname" maxlength="60"
                        prop:value=text on:input=move |event| text.set(event_target_value(&event)) />
                </label>
                <Problem text=Signal::derive(said) />
                <p class="actions">
                    <button type="submit" class="primary">{locale.say(&words::NAME_TAKEN)}</button>
                    <button type="button" class="quiet" on:click=move |_| server.is_asking.set(false)>
                        {locale.say(&words::NOT_NOW)}
                    </button>
                </p>
            </form>
        </dialog>
    }
}

/// Who somebody is to the server, and how they become somebody else.
#[component]
pub(super) fn YouAre() -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let who = move || match server.me() {
        Some(me) => locale.tell(words::you_are(me.name.to_string())),
        None => words::NOBODY_YET.say(locale.language()),
    };
    let text = move || {
        let pattern = if server.me().is_some() { &words::RENAME } else { &words::CHOOSE_NAME };
        pattern.say(locale.language())
    };
    view! {
        <p class="you-are">
            <span>{who}</span>
            <button type="button" class="quiet" on:click=move |_| server.is_asking.set(true)>{text}</button>
        </p>
    }
}
