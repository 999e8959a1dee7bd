use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use protocol::Want;
use wasm_bindgen::{JsCast as _, JsValue};

use super::visit::Visit;
use crate::frame::CopyLink;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::words::online as words;

/// The link by which somebody can take the free seat, and the way out for who no longer waits.
#[component]
pub(super) fn Invitation(visit: Visit) -> impl IntoView {
    let locale = Locale::here();
    let address = Route::Game(visit.id().to_string()).address();
    let link = {
        let here = window().location().href().unwrap_or_default();
        format!("{}{address}", here.split('#').next().unwrap_or_default())
    };
    let shown = link.clone();
    let mark = |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let share = sharing().map(|_| {
        view! {
            <button type="button" class="button tonal share" on:click=move |_| share(&link)>
                {locale.say(&words::SHARE)}
            </button>
        }
    });
    view! {
        <div class="answers invitation">
            <input class="link" readonly aria-label=locale.say(&words::INVITATION) prop:value=shown
                on:focus=mark />
            <CopyLink address=Signal::stored(address) text=&words::COPY_INVITATION />
            {share}
            <button type="button" class="button quiet danger" on:click=move |_| visit.ask(Want::Cancel)>
                <Icon glyph=Glyph::Close />{locale.say(&words::CALL_OFF)}
            </button>
        </div>
    }
}

/// What a browser shares with, where it does: phones do, and pages that came over plain http don't.
fn sharing() -> Option<Function> {
    let navigator = window().navigator();
    Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

fn share(link: &str) {
    let what = Object::new();
    let _ = Reflect::set(&what, &"url".into(), &link.into());
    if let Some(sharing) = sharing() {
        // Who thinks better of it has shared nothing.
        let shared = sharing.call1(&window().navigator(), &what);
        if let Ok(promise) = shared.and_then(JsValue::dyn_into::<js_sys::Promise>) {
            leptos::task::spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    }
}
