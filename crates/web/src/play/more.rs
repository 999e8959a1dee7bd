use std::time::Duration;

use ::i18n::Pattern;
use leptos::prelude::*;
use play::session::Message;
use protocol::Want;

use super::playing::Playing;
use crate::frame::CopyLink;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::online::Visit;
use crate::route::Route;
use crate::settings::Settings;
use crate::words;
use crate::words::play as here;

/// How long a move of two computers can stay, in milliseconds.
const PACES: [u32; 5] = [200, 500, 1_000, 2_000, 5_000];

/// What is seldom done in a game; giving up stands at the end, apart from everything else.
#[component]
pub(super) fn More(playing: Playing) -> impl IntoView {
    let (locale, settings) = (Locale::here(), Settings::here());
    let game = playing.session.read_untracked().table().spec().game.info().id;
    let goes_on =
        move || !playing.is_over() && !playing.session.read().is_watched() && !playing.is_waiting();
    let is_here = playing.visit().is_none();
    let visit = playing.visit();
    let can_be_cancelled = move || visit.is_some_and(Visit::can_be_cancelled);
    let invitation = visit.map(|visit| {
        let address = Route::Game(visit.id().to_string()).address();
        view! {
            <div class="item">
                <CopyLink address=Signal::stored(address) text=&words::online::INVITE_LINK />
            </div>
        }
    });
    let is_computers = move || playing.session.read().awaits_computer().is_some();
    let study = Signal::derive(move || playing.study_address());
    let new = Route::New(game.into(), Ok(None)).address();
    let learn = Route::Learn(game.into()).address();
    view! {
        <div class="more menu" id="more" popover="auto" role="group" aria-label=locale.say(&here::MORE)>
            <Show when=move || playing.is_show()><Speed playing=playing /></Show>
            <Show when=goes_on>
                <Item glyph=Glyph::Handshake text=&here::OFFER_DRAW
                    go=move || playing.send(Message::OfferDraw) />
                <Item glyph=Glyph::Pencil text=&here::TYPE_MOVE go=move || playing.type_move() />
            </Show>
            <Show when=move || is_computers() && goes_on()>
                <Item glyph=Glyph::Watch text=&here::MOVE_NOW
                    go=move || playing.send(Message::MoveNow) />
            </Show>
            {invitation}
            {is_here.then(|| view! {
                <div class="item"><CopyLink address=study text=&words::SHARE /></div>
            })}
            <Switch text=&here::SOUND is_on=settings.sounds />
            <Switch text=&here::COORDINATES is_on=settings.coordinates />
            <Switch text=&here::CONFIRM_MOVES is_on=settings.confirm_moves />
            <hr />
            <a class="item" href=learn><Icon glyph=Glyph::Book />{locale.say(&words::LEARN)}</a>
            {is_here.then(|| view! {
                <Item glyph=Glyph::Turn text=&here::AGAIN go=move || playing.rematch(false) />
                <Item glyph=Glyph::People text=&here::REMATCH_CHANGED
                    go=move || playing.rematch(true) />
            })}
            <a class="item" href=new><Icon glyph=Glyph::Plus />{locale.say(&here::NEW_GAME)}</a>
            <a class="item" href=Route::Settings.address()>
                <Icon glyph=Glyph::Gear />{locale.say(&words::SETTINGS)}
            </a>
            <Show when=goes_on>
                <hr />
                <Show when=can_be_cancelled>
                    <Item glyph=Glyph::Close text=&words::online::CALL_OFF
                        go=move || { visit.inspect(|visit| visit.ask(Want::Cancel)); } is_grave=true />
                </Show>
                <Item glyph=Glyph::Flag text=&here::RESIGN go=move || playing.resign() is_grave=true />
            </Show>
        </div>
    }
}

/// Something that is done once, after which the menu is closed.
#[component]
fn Item(
    glyph: Glyph,
    text: &'static Pattern,
    go: impl Fn() + Send + Sync + 'static,
    #[prop(optional)] is_grave: bool,
) -> impl IntoView {
    let locale = Locale::here();
    // The menu gives the focus back first, so that whatever is asked can take it.
    let go = StoredValue::new(go);
    let later = move |_| set_timeout(move || go.with_value(|go| go()), Duration::ZERO);
    view! {
        <button class="item" class:grave=is_grave popovertarget="more" popovertargetaction="hide"
            on:click=later>
            <Icon glyph=glyph />
            {locale.say(text)}
        </button>
    }
}

/// Something that is on or off.
#[component]
fn Switch(text: &'static Pattern, is_on: RwSignal<bool>) -> impl IntoView {
    let locale = Locale::here();
    view! {
        <label class="item switch">
            <input type="checkbox" role="switch" prop:checked=move || is_on.get()
                on:change=move |event| is_on.set(event_target_checked(&event)) />
            {locale.say(text)}
        </label>
    }
}

/// How fast two computers play.
#[component]
fn Speed(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let is_pace =
        move |pace: u32| playing.session.read().pace().show == Duration::from_millis(pace.into());
    let paces = PACES.map(|pace| {
        let name = move || {
            let seconds = (f64::from(pace) / 1_000.0).to_string();
            locale.tell(here::a_move_every(locale.language().localized(&seconds)))
        };
        view! { <option value=pace.to_string() selected=move || is_pace(pace)>{name}</option> }
    });
    let choose = move |event| {
        let wait = event_target_value(&event).parse().unwrap_or(1_000);
        playing.send(Message::Show(Duration::from_millis(wait)));
    };
    view! {
        <label class="item">
            {locale.say(&here::SPEED)}
            <select name="pace" on:change=choose>{paces}</select>
        </label>
    }
}
