use leptos::prelude::*;

use super::Engine;
use crate::locale::Locale;
use crate::words::play as words;

/// Says that the engine broke while somebody waited for it, and asks it again.
#[component]
pub(crate) fn Broken(engine: Engine) -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Show when=move || engine.has_failed()>
            <div class="broken" role="alert">
                <p>
                    <strong>{locale.say(&words::NO_ENGINE)}"."</strong>
                    " "
                    {locale.say(&words::NO_ENGINE_WHY)}
                </p>
                <button type="button" class="tonal retry" on:click=move |_| engine.retry()>
                    {locale.say(&words::TRY_AGAIN)}
                </button>
            </div>
        </Show>
    }
}
