use leptos::prelude::*;

use crate::frame::Page;
use crate::tongue::Tongue;
use crate::{steps, words};

/// What this is, and whose.
#[component]
pub(crate) fn AboutPage() -> impl IntoView {
    let tongue = Tongue::here();
    view! {
        <Page title=tongue.say(&words::ABOUT)>
            <p>{tongue.say(&words::ABOUT_TEXT)}</p>
            <p>{tongue.say(&words::ABOUT_PRIVACY)}</p>
            <p>{tongue.say(&words::ABOUT_LICENCE)}</p>
            <h2>{tongue.say(&words::KEYS)}</h2>
            <dl class="keys">
                <dt><kbd>"← ↑ ↓ →"</kbd></dt><dd>{tongue.say(&words::KEY_ARROWS)}</dd>
                <dt><kbd>"Enter"</kbd></dt><dd>{tongue.say(&words::KEY_ENTER)}</dd>
                <dt><kbd>"Esc"</kbd></dt><dd>{tongue.say(&words::KEY_ESCAPE)}</dd>
                <dt><kbd>{steps::ONE}</kbd></dt><dd>{tongue.say(&words::KEY_STEPS)}</dd>
                <dt><kbd>{steps::ENDS}</kbd></dt><dd>{tongue.say(&words::study::KEY_ENDS)}</dd>
            </dl>
        </Page>
    }
}
