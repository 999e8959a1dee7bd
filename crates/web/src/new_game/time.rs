use std::time::Duration;

use leptos::prelude::*;
use record::{Span, TimeControl};

use super::remembered::Remembered;
use crate::choice::Choice;
use crate::locale::Locale;
use crate::words;

/// The minutes, and the seconds for each move, that are one touch away; none is no clock.
const CLOCKS: [(u64, u64); 5] = [(0, 0), (3, 2), (5, 0), (10, 0), (15, 10)];

/// The days for each move that can be chosen.
const DAYS: [u64; 4] = [1, 2, 3, 7];

const DAY: Duration = Duration::from_hours(24);

/// The minutes that can be chosen.
const MINUTES: [u64; 8] = [1, 3, 5, 10, 15, 20, 30, 60];

/// The seconds for each move that can be chosen.
const BONUS: [u64; 6] = [0, 2, 5, 10, 20, 30];

/// How much time each player is to have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Times {
    minutes: RwSignal<u64>,
    bonus: RwSignal<u64>,
    /// The days for each move against others; none where the clock is another.
    days: RwSignal<u64>,
    /// Whether minutes and seconds are chosen one by one.
    is_own: RwSignal<bool>,
}

impl Times {
    /// As they were chosen last.
    pub(super) fn load(remembered: &Remembered) -> Self {
        let Remembered { minutes, bonus, days, .. } = *remembered;
        Self {
            minutes: RwSignal::new(minutes),
            bonus: RwSignal::new(bonus),
            days: RwSignal::new(days),
            is_own: RwSignal::new(!CLOCKS.contains(&(minutes, bonus))),
        }
    }

    /// Tells what was chosen.
    pub(super) fn tell(self, remembered: &mut Remembered) {
        remembered.minutes = self.minutes.get_untracked();
        remembered.bonus = self.bonus.get_untracked();
        remembered.days = self.days.get_untracked();
    }

    /// The clock of a game with others, who may have days for each move.
    pub(super) fn control_among_others(self) -> Option<TimeControl> {
        match self.days.get_untracked() {
            0 => self.control(),
            days => Some(TimeControl::Move(Span::new(DAY * days as u32))),
        }
    }

    /// The clock; nothing where there is none.
    pub(super) fn control(self) -> Option<TimeControl> {
        let (minutes, bonus) = (self.minutes.get_untracked(), self.bonus.get_untracked());
        let [base, bonus] = [minutes * 60, bonus].map(Duration::from_secs);
        (minutes > 0).then(|| TimeControl::game(base, bonus))
    }
}

/// What is asked about the clock.
#[component]
pub(super) fn TimeFields(
    times: Times,
    /// Whether there may be days for each move.
    #[prop(into)]
    has_days: Signal<bool>,
) -> impl IntoView {
    let locale = Locale::here();
    let is_days = move || has_days.get() && times.days.get() > 0;
    let chips = CLOCKS.map(|(minutes, bonus)| {
        let name = move || match (minutes, bonus) {
            (0, _) => words::NO_CLOCK.say(locale.language()),
            (minutes, 0) => locale.tell(words::short_minutes(minutes)),
            (minutes, bonus) => locale.tell(words::minutes_and_bonus(minutes, bonus)),
        };
        let is_chosen = move || {
            !is_days()
                && !times.is_own.get()
                && (times.minutes.get(), times.bonus.get()) == (minutes, bonus)
        };
        let choose = move |_| {
            times.minutes.set(minutes);
            times.bonus.set(bonus);
            times.days.set(0);
            times.is_own.set(false);
        };
        let value = format!("{minutes}+{bonus}");
        view! {
            <Choice group="clock" value=value is_chosen=is_chosen choose=choose>{name}</Choice>
        }
    });
    let own = move |_| {
        times.minutes.update(|minutes| *minutes = (*minutes).max(1));
        times.days.set(0);
        times.is_own.set(true);
    };
    let days = move || {
        let chip = |days: u64| {
            let is_chosen = move || is_days() && times.days.get() == days;
            view! {
                <Choice group="clock" value=format!("days-{days}") is_chosen=is_chosen
                    choose=move |_| times.days.set(days)>
                    {move || locale.tell(words::online::days(days))}
                </Choice>
            }
        };
        has_days.get().then(|| DAYS.map(chip))
    };
    let minutes = move || {
        list(&MINUTES, times.minutes.get_untracked(), move |minutes| {
            locale.tell(words::minutes(minutes))
        })
    };
    let bonus = move || {
        list(&BONUS, times.bonus.get_untracked(), move |seconds| {
            locale.tell(words::seconds(seconds))
        })
    };
    let choose = |signal: RwSignal<u64>| {
        move |event| signal.set(event_target_value(&event).parse().unwrap_or_default())
    };
    view! {
        <fieldset>
            <legend>{locale.say(&words::CLOCK)}</legend>
            <div class="chips">
                {chips}
                <Choice group="clock" value="own" is_chosen=move || times.is_own.get() && !is_days()
                    choose=own>
                    {locale.say(&words::OTHER_CLOCK)}
                </Choice>
                {days}
            </div>
            <Show when=move || times.is_own.get() && !is_days()>
                <div class="own-clock">
                    <label>
                        {locale.say(&words::TIME_EACH)}
                        <select name="minutes" on:change=choose(times.minutes)>{minutes}</select>
                    </label>
                    <label>
                        {locale.say(&words::BONUS)}
                        <select name="bonus" on:change=choose(times.bonus)>{bonus}</select>
                    </label>
                </div>
            </Show>
        </fieldset>
    }
}

/// The numbers of a list, one of them chosen.
fn list(
    numbers: &'static [u64],
    chosen: u64,
    name: impl Fn(u64) -> String + Copy + Send + 'static,
) -> impl IntoView {
    let option = move |&number: &u64| {
        view! {
            <option value=number.to_string() selected=number == chosen>{move || name(number)}</option>
        }
    };
    numbers.iter().map(option).collect_view()
}
