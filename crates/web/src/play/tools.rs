use leptos::prelude::*;
use play::session::Message;

use super::more::More;
use super::playing::Playing;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::online::Remarks;
use crate::words::play as words;

/// What is done often in a game beside moving; everything else is behind "More".
#[component]
pub(super) fn Tools(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let is_show = playing.session.read_untracked().is_show();
    let first = if is_show {
        let is_paused = move || playing.session.read().pace().is_paused;
        view! {
            {move || {
                let (glyph, text) = if is_paused() {
                    (Glyph::Play, &crate::words::GO_ON)
                } else {
                    (Glyph::Pause, &crate::words::PAUSE)
                };
                view! {
                    <Tool glyph=glyph text=text off=move || playing.is_over()
                        go=move || playing.send(Message::Pause) />
                }
            }}
        }
        .into_any()
    } else {
        view! {
            <Tool glyph=Glyph::Undo text=&words::TAKE_BACK off=move || !playing.can_take_back()
                go=move || playing.send(Message::TakeBack) />
            {playing.visit().is_none().then(|| view! {
                <Tool glyph=Glyph::Bulb text=&crate::words::HINT_WANTED
                    off=move || !playing.can_be_helped() go=move || playing.send(Message::Hint) />
            })}
        }
        .into_any()
    };
    // While somebody has a seat the menu stays as it is, whatever happens at the game.
    let has_seat = Memo::new(move |_| playing.visit().is_some_and(|visit| visit.seat().is_some()));
    let turn = move || playing.is_turned.update(|turned| *turned = !*turned);
    view! {
        <div class="tools" role="group" aria-label=locale.say(&words::TOOLS)>
            {first}
            <Tool glyph=Glyph::Turn text=&words::TURN off=|| false go=turn />
            <Show when=move || playing.session.read().can_analyse()>
                <a class="tool" href=move || playing.study_address()>
                    <Icon glyph=Glyph::Graph />
                    <span>{locale.say(&words::ANALYSE)}</span>
                </a>
            </Show>
            {move || playing.visit().filter(|_| has_seat.get())
                .map(|visit| view! { <Remarks visit=visit /> })}
            <button class="tool" popovertarget="more" aria-haspopup="true">
                <Icon glyph=Glyph::More />
                <span>{locale.say(&words::MORE)}</span>
            </button>
            <More playing=playing />
        </div>
    }
}

/// A button with a picture and a word; it stays in its place where it does nothing now.
#[component]
fn Tool(
    glyph: Glyph,
    text: &'static ::i18n::Pattern,
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    go: impl Fn() + 'static,
) -> impl IntoView {
    let locale = Locale::here();
    let go = move |_| {
        if !untrack(off) {
            go();
        }
    };
    view! {
        <button class="tool" aria-disabled=move || off().then_some("true") on:click=go>
            <Icon glyph=glyph />
            <span>{locale.say(text)}</span>
        </button>
    }
}
