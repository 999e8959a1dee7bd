use std::time::Duration;

use ::board::Player;
use leptos::prelude::*;
use protocol::{Remark, Want};

use super::visit::Visit;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::words::online as words;

/// The few things that players can say to each other, behind a button.
#[component]
pub(crate) fn Remarks(visit: Visit) -> impl IntoView {
    let locale = Locale::here();
    let item = move |remark: Remark| {
        let say = move |_| set_timeout(move || visit.ask(Want::Say(remark)), Duration::ZERO);
        view! {
            <button class="item" popovertarget="say" popovertargetaction="hide" on:click=say>
                {locale.say(remark.words())}
            </button>
        }
    };
    view! {
        <button class="tool" popovertarget="say" aria-haspopup="true">
            <Icon glyph=Glyph::Bell />
            <span>{locale.say(&words::SAY)}</span>
        </button>
        <div class="menu" id="say" popover="auto" role="group" aria-label=locale.say(&words::SAY)>
            {Remark::ALL.map(item)}
        </div>
    }
}

/// What a player has just said.
#[component]
pub(crate) fn RemarkBubble(visit: Visit, player: Signal<Player>) -> impl IntoView {
    let locale = Locale::here();
    let said = move || {
        let remark = visit.remark(player.get())?;
        Some(view! { <span class="remark">{remark.words().say(locale.language())}</span> })
    };
    view! { {said} }
}
