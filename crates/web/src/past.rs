use leptos::prelude::*;
use play::Table;
use record::{Link, Record};

use crate::frame::{Announcer, Page};
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::{browser, words};

/// The games that the browser keeps, running and past.
#[component]
pub(crate) fn PastPage() -> impl IntoView {
    let locale = Locale::here();
    let games = SavedGame::all();
    let unread = SavedGame::count() - games.len();
    let is_empty = games.is_empty() && unread == 0;
    let rows = games.into_iter().map(|kept| view! { <Row kept=kept /> }).collect_view();
    view! {
        <Page title=locale.say(&words::GAMES)>
            {is_empty.then(|| view! { <p>{locale.say(&words::NO_GAMES)}</p> })}
            {(unread > 0).then(|| view! {
                <p class="note">{move || locale.tell(words::unread_games(unread))}</p>
            })}
            <ul class="past">{rows}</ul>
        </Page>
    }
}

/// A game, which is still there for a while after it was deleted.
#[component]
fn Row(mut kept: SavedGame) -> impl IntoView {
    let (locale, announcer) = (Locale::here(), Announcer::here());
    let is_gone = RwSignal::new(false);
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
            level.parse::<play::Level>().map_or(level.clone(), |l| locale.tell(l.name()))
        }
        None => words::PERSON.say(locale.language()),
    };
    let link = Link { spec: table.spec().clone(), line: table.line().clone(), at: None };
    let play = Route::Play(kept.id.clone()).address();
    let record = kept.record.clone();
    let begun = kept.begun();
    let about = move || {
        let mut about = vec![match &result {
            _ if is_gone.get() => words::FORGOTTEN.say(locale.language()),
            Some(result) => locale.tell(result.clone()),
            None => words::RUNNING.say(locale.language()),
        }];
        about.extend(begun.map(|begun| browser::day(begun, locale.language())));
        about.extend(start(&record, locale));
        about.join(" · ")
    };
    // The button stays where it is, and so does the keyboard's focus.
    let toggle = move |_| {
        if is_gone.get_untracked() {
            kept.keep();
        } else {
            kept.forget();
            announcer.say(words::FORGOTTEN.say(locale.language()));
        }
        is_gone.update(|gone| *gone = !*gone);
    };
    let what = move || {
        let pattern = if is_gone.get() { &words::RESTORE } else { &words::FORGET };
        pattern.say(locale.language())
    };
    view! {
        <li class:gone=is_gone>
            <div>
                <a class:unused=is_gone href=play><strong>{name}</strong></a>
                <strong class:unused=move || !is_gone.get()>{name}</strong>
                " · " {move || format!("{} – {}", who(&first), who(&second))}
                " · " {move || locale.tell(words::turns(turns))}
            </div>
            <div class="muted">{about}</div>
            <div class="actions">
                <a class="button" class:unused=is_gone
                    href=Route::Study(Some(link.to_string())).address()>
                    {locale.say(&words::STUDY)}
                </a>
                <button class="forget" on:click=toggle>{what}</button>
            </div>
        </li>
    }
}

/// What was chosen about the start of a game, where that was not left as it is.
fn start(record: &Record, locale: Locale) -> Vec<String> {
    let spec = record.spec();
    let given =
        spec.game.info().options.iter().filter(|choice| spec.options.place(choice.key).is_some());
    let given = given.filter_map(|choice| {
        let value = choice.values.name(spec.options.text(choice.key)?);
        Some(locale.tell(words::values_of(choice.name, value)))
    });
    let position = record.start().map(|_| words::FROM_POSITION.say(locale.language()));
    given.chain(position).collect()
}
