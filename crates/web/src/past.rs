use leptos::prelude::*;
use table::{Link, Table};

use crate::frame::Page;
use crate::kept::Kept;
use crate::route::Route;
use crate::tongue::Tongue;
use crate::words;

/// The games that the browser keeps, running and past.
#[component]
pub(crate) fn PastPage() -> impl IntoView {
    let tongue = Tongue::here();
    let games = RwSignal::new(Kept::all());
    let rows = move || {
        games.get().into_iter().map(|kept| view! { <Row kept=kept games=games /> }).collect_view()
    };
    view! {
        <Page title=tongue.say(&words::GAMES)>
            <Show when=move || games.with(Vec::is_empty)>
                <p>{tongue.say(&words::NO_GAMES)}</p>
            </Show>
            <ul class="past">{rows}</ul>
        </Page>
    }
}

#[component]
fn Row(kept: Kept, games: RwSignal<Vec<Kept>>) -> impl IntoView {
    let tongue = Tongue::here();
    let table = Table::resume(&kept.record);
    let name = kept.record.spec().game.info().name;
    let turns = kept.record.turns().len();
    let result = table.result();
    let [first, second] = kept.record.details.players.0.each_ref().map(|name| {
        let name = name.as_str();
        if name == "human" { None } else { Some(name.to_owned()) }
    });
    let who = move |name: &Option<String>| match name {
        Some(level) => {
            level.parse::<table::Level>().map_or(level.clone(), |l| tongue.tell(l.name()))
        }
        None => words::PERSON.say(tongue.language()),
    };
    let link = Link { spec: table.spec().clone(), line: table.line().clone(), at: None };
    let id = kept.id.clone();
    let forget = move |_| {
        kept.forget();
        games.update(|games| games.retain(|other| other.id != kept.id));
    };
    let status = move || match &result {
        Some(result) => tongue.tell(result.clone()),
        None => words::RUNNING.say(tongue.language()),
    };
    view! {
        <li>
            <div>
                <a href=Route::Play(id).address()><strong>{name}</strong></a>
                " · " {move || format!("{} – {}", who(&first), who(&second))}
                " · " {move || tongue.tell(words::turns(turns))}
            </div>
            <div class="muted">{status}</div>
            <div class="actions">
                <a class="button" href=Route::Study(Some(link.to_string())).address()>
                    {tongue.say(&words::STUDY)}
                </a>
                <button on:click=forget>{tongue.say(&words::FORGET)}</button>
            </div>
        </li>
    }
}
