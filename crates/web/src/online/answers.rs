use leptos::prelude::*;
use protocol::{Claim, Want};

use super::invitation::Invitation;
use super::link::Link;
use super::server::Server;
use super::visit::Visit;
use crate::locale::Locale;
use crate::route::Route;
use crate::words::online as words;

/// What there is to answer at a game on a server, beside what there is at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The page is older than the server.
    Reload,
    /// A seat is free, and whoever is here has one: others can be invited.
    Invite,
    /// A seat is free, and whoever is here has none.
    Join,
    /// The other has been away for long enough.
    Claim,
    /// It was called off.
    Cancelled,
    /// It is over.
    Over,
}

impl Visit {
    /// What there is to answer now, if anything.
    pub(crate) fn asked(self, is_over: bool) -> Option<Asked> {
        if self.link() == Link::Old {
            return Some(Asked::Reload);
        }
        if self.is_cancelled() {
            return Some(Asked::Cancelled);
        }
        if is_over {
            return Some(Asked::Over);
        }
        if self.is_waiting() {
            let has_seat = self.seat().is_some();
            return Some(if has_seat { Asked::Invite } else { Asked::Join });
        }
        let may_claim = self.claim().is_some_and(|at| at <= self.time());
        may_claim.then_some(Asked::Claim)
    }
}

/// The buttons that answer it.
#[component]
pub(crate) fn VisitAnswers(
    visit: Visit,
    asked: Asked,
    /// Where the game can be analysed.
    #[prop(into)]
    study: Signal<String>,
) -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    match asked {
        Asked::Reload => view! {
            <div class="answers">
                <button class="button primary reload" on:click=move |_| reload()>
                    {locale.say(&crate::words::RELOAD)}
                </button>
            </div>
        }
        .into_any(),
        Asked::Invite => view! { <Invitation visit=visit /> }.into_any(),
        Asked::Join => view! {
            <div class="answers">
                <button class="button primary join" on:click=move |_| server.named(move || visit.sit())>
                    {locale.say(&words::TAKE_SEAT)}
                </button>
            </div>
        }
        .into_any(),
        Asked::Claim => view! {
            <div class="answers">
                <button class="button tonal claim-win" on:click=move |_| visit.make_claim(Claim::Win)>
                    {locale.say(&words::CLAIM_WIN)}
                </button>
                <button class="button outlined claim-draw" on:click=move |_| visit.make_claim(Claim::Draw)>
                    {locale.say(&words::CLAIM_DRAW)}
                </button>
            </div>
        }
        .into_any(),
        Asked::Cancelled => view! {
            <div class="answers">
                <a class="button primary" href=Route::Lobby.address()>{locale.say(&words::LOBBY)}</a>
            </div>
        }
        .into_any(),
        Asked::Over => view! { <Over visit=visit study=study /> }.into_any(),
    }
}

/// What can be done after a game.
#[component]
fn Over(visit: Visit, study: Signal<String>) -> impl IntoView {
    let locale = Locale::here();
    let rematch = move || {
        if let Some(next) = visit.next() {
            let address = Route::Game(next.to_string()).address();
            return Some(
                view! {
                    <a class="button primary next" href=address>{locale.say(&words::NEXT_GAME)}</a>
                }
                .into_any(),
            );
        }
        let seat = visit.seat()?;
        if visit.wants_rematch(seat) {
            return Some(
                view! {
                    <button class="button tonal" aria-disabled="true">
                        {locale.say(&words::REMATCH_WAITS)}
                    </button>
                }
                .into_any(),
            );
        }
        Some(
            view! {
                <button class="button primary rematch" on:click=move |_| visit.ask(Want::Rematch)>
                    {locale.say(&crate::words::play::REMATCH)}
                </button>
            }
            .into_any(),
        )
    };
    view! {
        <div class="answers">
            {rematch}
            <a class="button outlined" href=study>{locale.say(&crate::words::play::REVIEW)}</a>
        </div>
    }
}

/// Loads the page anew; a newer version of it takes over where one waits.
fn reload() {
    if let Ok(wanted) = web_sys::Event::new("version-wanted") {
        let _ = window().dispatch_event(&wanted);
    }
}
