use leptos::prelude::*;
use protocol::GameId;

use super::identity::NameDialog;
use super::link::Link;
use super::visit::Visit;
use crate::frame::{LostPage, Page, Problem};
use crate::locale::Locale;
use crate::play::ElsewherePage;
use crate::words::online as words;

/// A game on the server, for who plays there and for who watches.
#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    match id.parse::<GameId>() {
        Ok(id) => view! { <Opened id=id /> }.into_any(),
        Err(_) => view! { <LostPage /> }.into_any(),
    }
}

/// What there is to show of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Coming,
    Here,
    Nowhere,
}

#[component]
fn Opened(id: GameId) -> impl IntoView {
    let locale = Locale::here();
    let visit = Visit::new(id);
    let sight = Memo::new(move |_| match visit.link() {
        Link::Nowhere => Sight::Nowhere,
        _ if visit.is_known() => Sight::Here,
        _ => Sight::Coming,
    });
    let trouble = move || match visit.link() {
        Link::Lost => words::NO_ANSWER_YET.say(locale.language()),
        Link::Old => words::OLD_PAGE.say(locale.language()),
        _ => String::new(),
    };
    view! {
        {move || match sight.get() {
            Sight::Here => view! { <ElsewherePage visit=visit /> }.into_any(),
            Sight::Nowhere => view! { <LostPage /> }.into_any(),
            Sight::Coming => view! {
                <Page title=locale.say(&words::GAME_COMES) class="narrow coming">
                    <progress aria-label=locale.say(&words::GAME_COMES) />
                    <Problem text=Signal::derive(trouble) />
                </Page>
            }
            .into_any(),
        }}
        <NameDialog />
    }
}
