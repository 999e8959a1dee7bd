use std::time::Duration;

use leptos::prelude::*;
use record::TimeControl;

use crate::locale::Locale;
use crate::words;

/// The minutes that can be chosen; none is no clock.
const MINUTES: [u64; 7] = [0, 1, 3, 5, 10, 20, 60];

/// The seconds for each move that can be chosen.
const BONUS: [u64; 6] = [0, 2, 5, 10, 20, 30];

/// How much time each player is to have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Times {
    minutes: RwSignal<u64>,
    bonus: RwSignal<u64>,
}

impl Default for Times {
    fn default() -> Self {
        Self { minutes: RwSignal::new(0), bonus: RwSignal::new(0) }
    }
}

impl Times {
    /// The clock; nothing where there is none.
    pub(super) fn control(self) -> Option<TimeControl> {
        let (minutes, bonus) = (self.minutes.get_untracked(), self.bonus.get_untracked());
        let [base, bonus] = [minutes * 60, bonus].map(Duration::from_secs);
        (minutes > 0).then(|| TimeControl::game(base, bonus))
    }
}

/// What is asked about the clock.
#[component]
pub(super) fn TimeFields(times: Times) -> impl IntoView {
    let locale = Locale::here();
    let minutes = MINUTES.map(|minutes| {
        let name = move || match minutes {
            0 => words::NO_CLOCK.say(locale.language()),
            minutes => locale.tell(words::minutes(minutes)),
        };
        view! { <option value=minutes.to_string()>{name}</option> }
    });
    let bonus = BONUS.map(|seconds| {
        let name = move || locale.tell(words::seconds(seconds));
        view! { <option value=seconds.to_string()>{name}</option> }
    });
    let choose = |signal: RwSignal<u64>| {
        move |event| signal.set(event_target_value(&event).parse().unwrap_or_default())
    };
    let has_clock = move || times.minutes.get() > 0;
    view! {
        <fieldset>
            <legend>{locale.say(&words::CLOCK)}</legend>
            <label>
                {locale.say(&words::TIME_EACH)}
                <select name="minutes" on:change=choose(times.minutes)>{minutes}</select>
            </label>
            <label class:unused=move || !has_clock()>
                {locale.say(&words::BONUS)}
                <select name="bonus" on:change=choose(times.bonus)>{bonus}</select>
            </label>
        </fieldset>
    }
}
