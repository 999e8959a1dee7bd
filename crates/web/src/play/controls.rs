use leptos::prelude::*;
use play::Action;
use record::Link;

use super::session::Session;
use crate::frame::CopyLink;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// How long a move of two computers can stay, in milliseconds.
const PACES: [u32; 5] = [200, 500, 1_000, 2_000, 5_000];

/// Everything that can be done in a game beside moving.
#[component]
pub(super) fn Controls(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let is_over = move || session.is_over();
    let goes_on = move || !is_over() && !session.is_show();
    let can_take_back = move || !session.table.read().line().moves().is_empty();
    let is_computers = move || session.table.read().awaits_computer().is_some();
    let study = move || {
        let table = session.table.read();
        let (spec, line) = (table.spec().clone(), table.line().clone());
        let link = Link { spec, line, at: session.past.get() };
        Route::Study(Some(link.to_string())).address()
    };
    view! {
        <div class="controls">
            <Show when=goes_on>
                <button on:click=move |_| {
                    session.act(Action::TakeBack);
                }
                    disabled=move || !can_take_back()>{locale.say(&words::TAKE_BACK)}</button>
                <button on:click=move |_| session.look_for_hint()
                    disabled=is_computers>{locale.say(&words::HINT_WANTED)}</button>
                <button on:click=move |_| session.offer_draw()>{locale.say(&words::OFFER_DRAW)}</button>
                <button on:click=move |_| session.resign()>{locale.say(&words::RESIGN)}</button>
                <Show when=is_computers>
                    <button on:click=move |_| session.hurry()>{locale.say(&words::MOVE_NOW)}</button>
                </Show>
            </Show>
            <Show when=move || session.is_show() && !is_over()>
                <button on:click=move |_| session.pause()>
                    {move || {
                        let pattern = if session.is_paused.get() { &words::GO_ON } else { &words::PAUSE };
                        pattern.say(locale.language())
                    }}
                </button>
                <label class="inline">
                    {locale.say(&words::SPEED)}
                    <select name="pace" on:change=move |event| {
                        session.pace.set(event_target_value(&event).parse().unwrap_or(1_000));
                    }>
                        {PACES.map(|pace| view! {
                            <option value=pace.to_string() selected=move || session.pace.get() == pace>
                                {move || {
                                    let seconds = (f64::from(pace) / 1_000.0).to_string();
                                    let seconds = locale.language().localized(&seconds);
                                    locale.tell(words::a_move_every(seconds))
                                }}
                            </option>
                        })}
                    </select>
                </label>
            </Show>
            <Show when=is_over>
                <button class="main" on:click=move |_| session.rematch()>{locale.say(&words::REMATCH)}</button>
            </Show>
            <button on:click=move |_| session.is_turned.update(|turned| *turned = !*turned)>
                {locale.say(&words::FLIP)}
            </button>
            <a class="button" href=study>{locale.say(&words::STUDY)}</a>
            <CopyLink address=Signal::derive(study) text=&words::SHARE />
        </div>
    }
}
