use leptos::prelude::*;

use crate::frame::Page;
use crate::locale::Locale;
use crate::{steps, words};

/// What this is, and whose.
#[component]
pub(crate) fn AboutPage() -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Page title=locale.say(&words::ABOUT) class="narrow about">
            <p>{locale.say(&words::ABOUT_TEXT)}</p>
            <p>{locale.say(&words::ABOUT_PRIVACY)}</p>
            <p>{locale.say(&words::ABOUT_LICENCE)}</p>
            <h2>{locale.say(&words::KEYS)}</h2>
            <dl class="keys">
                <dt><kbd>"← ↑ ↓ →"</kbd></dt><dd>{locale.say(&words::KEY_ARROWS)}</dd>
                <dt><kbd>"Enter"</kbd></dt><dd>{locale.say(&words::KEY_ENTER)}</dd>
                <dt><kbd>"Esc"</kbd></dt><dd>{locale.say(&words::KEY_ESCAPE)}</dd>
                <dt><kbd>{steps::ONE}</kbd></dt><dd>{locale.say(&words::KEY_STEPS)}</dd>
                <dt><kbd>{steps::ENDS}</kbd></dt><dd>{locale.say(&words::study::KEY_ENDS)}</dd>
            </dl>
        </Page>
    }
}
