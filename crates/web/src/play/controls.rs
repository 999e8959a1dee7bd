use std::time::Duration;

use leptos::prelude::*;
use play::session::Message;
use record::Link;

use super::playing::Playing;
use crate::frame::CopyLink;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// How long a move of two computers can stay, in milliseconds.
const PACES: [u32; 5] = [200, 500, 1_000, 2_000, 5_000];

/// Everything that can be done in a game beside moving.
#[component]
pub(super) fn Controls(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let is_over = move || playing.is_over();
    let goes_on = move || !is_over() && !playing.is_show();
    let can_take_back = move || !playing.session.read().table().line().moves().is_empty();
    let is_computers = move || playing.session.read().table().awaits_computer().is_some();
    let study = move || {
        let session = playing.session.read();
        let (spec, line) = (session.table().spec().clone(), session.table().line().clone());
        let at = session.is_looking_back().then(|| session.turns_seen());
        let link = Link { spec, line, at };
        Route::Study(Some(link.to_string())).address()
    };
    let is_pace =
        move |pace: u32| playing.session.read().pace().show == Duration::from_millis(pace.into());
    view! {
        <div class="controls">
            <Show when=goes_on>
                <button on:click=move |_| {
                    playing.send(Message::TakeBack);
                }
                    disabled=move || !can_take_back()>{locale.say(&words::TAKE_BACK)}</button>
                <button on:click=move |_| playing.send(Message::Hint)
                    disabled=is_computers>{locale.say(&words::HINT_WANTED)}</button>
                <button on:click=move |_| playing.send(Message::OfferDraw)>{locale.say(&words::OFFER_DRAW)}</button>
                <button on:click=move |_| playing.resign()>{locale.say(&words::RESIGN)}</button>
                <Show when=is_computers>
                    <button on:click=move |_| playing.send(Message::MoveNow)>{locale.say(&words::MOVE_NOW)}</button>
                </Show>
            </Show>
            <Show when=move || playing.is_show() && !is_over()>
                <button on:click=move |_| playing.pause()>
                    {move || {
                        let pattern = if playing.session.read().pace().is_paused { &words::GO_ON } else { &words::PAUSE };
                        pattern.say(locale.language())
                    }}
                </button>
                <label class="inline">
                    {locale.say(&words::SPEED)}
                    <select name="pace" on:change=move |event| {
                        let wait = event_target_value(&event).parse().unwrap_or(1_000);
                        playing.send(Message::Show(Duration::from_millis(wait)));
                    }>
                        {PACES.map(|pace| view! {
                            <option value=pace.to_string() selected=move || is_pace(pace)>
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
                <button class="main" on:click=move |_| playing.rematch()>{locale.say(&words::REMATCH)}</button>
            </Show>
            <button on:click=move |_| playing.is_turned.update(|turned| *turned = !*turned)>
                {locale.say(&words::FLIP)}
            </button>
            <a class="button" href=study>{locale.say(&words::STUDY)}</a>
            <CopyLink address=Signal::derive(study) text=&words::SHARE />
        </div>
    }
}
