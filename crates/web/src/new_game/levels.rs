use ::i18n::Pattern;
use games::AnyGame;
use leptos::prelude::*;
use play::Level;

use crate::choice::Choice;
use crate::locale::Locale;
use crate::words;

/// How strong a computer is to play: eight pegs, and the simplest players apart.
#[component]
pub(crate) fn LevelField(
    game: &'static dyn AnyGame,
    label: impl Fn() -> String + Send + 'static,
    level: RwSignal<Level>,
    name: &'static str,
) -> impl IntoView {
    let locale = Locale::here();
    let peg = move |known: Level| {
        let number = match known {
            Level::Search(number) => number,
            Level::Random | Level::Greedy => return None,
        };
        let is_chosen = move || level.get() == known;
        Some(view! {
            <Choice group=name value=known.to_string() is_chosen=is_chosen
                choose=move |_| level.set(known)>
                <span class="peg">
                    <span aria-hidden="true">{number}</span>
                    <span class="unseen">
                        {move || format!("{number}, {}", locale.tell(known.title(game)))}
                    </span>
                </span>
            </Choice>
        })
    };
    let simple = [Level::Random, Level::Greedy].map(|known| {
        let is_chosen = move || level.get() == known;
        view! {
            <Choice group=name value=known.to_string() is_chosen=is_chosen
                choose=move |_| level.set(known)>
                {move || locale.tell(known.title(game))}
            </Choice>
        }
    });
    let is_simple = matches!(level.get_untracked(), Level::Random | Level::Greedy);
    let chosen = move || match level.get() {
        Level::Search(number) => format!("{number} · {}", locale.tell(level.get().title(game))),
        simple => locale.tell(simple.title(game)),
    };
    let about = move || about(level.get()).say(locale.language());
    view! {
        <fieldset class="levels">
            <legend>{label}" "<span class="chosen">{chosen}</span></legend>
            <div class="pegs">{Level::all().filter_map(peg).collect_view()}</div>
            <p class="muted caption">{about}</p>
            <details prop:open=is_simple>
                <summary>{locale.say(&words::SIMPLEST)}</summary>
                <div class="chips">{simple}</div>
            </details>
        </fieldset>
    }
}

/// What to expect of a level, in a few words.
const fn about(level: Level) -> &'static Pattern {
    match level {
        Level::Random | Level::Greedy => &words::ABOUT_SIMPLEST,
        Level::Search(..=2) => &words::ABOUT_LOW,
        Level::Search(..=4) => &words::ABOUT_MIDDLE,
        Level::Search(..=6) => &words::ABOUT_HIGH,
        Level::Search(_) => &words::ABOUT_HIGHEST,
    }
}
