use ::board::{ByPlayer, Dice, Pattern, Player};
use games::Info;
use leptos::prelude::*;
use table::{Level, Seat};

use crate::settings::Choice;
use crate::tongue::Tongue;
use crate::{store, words};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    People,
    Mixed,
    Computers,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Mixed, Self::People, Self::Computers];

    const fn name(self) -> &'static Pattern {
        match self {
            Self::People => &words::MODE_PEOPLE,
            Self::Mixed => &words::MODE_MIXED,
            Self::Computers => &words::MODE_COMPUTERS,
        }
    }
}

/// Who is to sit where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seats {
    mode: RwSignal<Mode>,
    /// The side of the person against a computer; nothing where it is drawn.
    person: RwSignal<Option<Player>>,
    levels: [RwSignal<Level>; 2],
}

impl Seats {
    /// As they were chosen last.
    pub(super) fn load() -> Self {
        let kept = store::read("level").and_then(|kept| kept.parse().ok());
        let level = kept.unwrap_or(Level::Search(2));
        Self {
            mode: RwSignal::new(Mode::Mixed),
            person: RwSignal::new(Some(Player::First)),
            levels: [RwSignal::new(level), RwSignal::new(level)],
        }
    }

    /// Remembers the opponent for the next time.
    pub(super) fn keep(self) {
        store::write("level", &self.levels[1].get_untracked().to_string());
    }

    /// Who sits where; dice decide what is left to them, and a computer that chooses throws dice.
    pub(super) fn seats(self, is_answered: bool, dice: &mut Dice) -> ByPlayer<Seat> {
        let level = |player: Player| Seat::Computer(self.levels[player.index()].get_untracked());
        match self.mode.get_untracked() {
            Mode::People => ByPlayer([Seat::Person; 2]),
            Mode::Computers => ByPlayer(Player::BOTH.map(level)),
            Mode::Mixed => {
                let drawn = Player::BOTH[dice.below(2) as usize];
                let mut seats = ByPlayer([level(Player::Second); 2]);
                let wanted = self.person.get_untracked().filter(|_| !is_answered);
                seats[wanted.unwrap_or(drawn)] = Seat::Person;
                seats
            }
        }
    }
}

/// What is asked about the players.
#[component]
pub(super) fn SeatFields(
    info: &'static Info,
    seats: Seats,
    /// Whether whoever did not choose the board chooses a side.
    is_answered: Signal<bool>,
) -> impl IntoView {
    let tongue = Tongue::here();
    let modes = Mode::ALL.map(|mode| {
        let is_chosen = move || seats.mode.get() == mode;
        let choose = move |_| seats.mode.set(mode);
        let name = tongue.say(mode.name());
        view! { <Choice group="mode" is_chosen=is_chosen choose=choose>{name}</Choice> }
    });
    let sides = [Some(Player::First), Some(Player::Second), None].map(|person| {
        let is_chosen = move || seats.person.get() == person;
        let choose = move |_| seats.person.set(person);
        let name = person.map_or(&words::DRAWN, |player| info.sides[player.index()].name);
        let name = tongue.say(name);
        view! { <Choice group="side" is_chosen=is_chosen choose=choose>{name}</Choice> }
    });
    let is_mixed = move || seats.mode.get() == Mode::Mixed;
    let is_show = move || seats.mode.get() == Mode::Computers;
    let level_of = move |player: Player| {
        let side = info.sides[player.index()].name;
        move || {
            if is_show() {
                tongue.tell(words::level_of(side))
            } else {
                words::LEVEL.say(tongue.language())
            }
        }
    };
    view! {
        <fieldset>
            <legend>{tongue.say(&words::MODE)}</legend>
            {modes}
        </fieldset>
        <fieldset class:unused=move || !is_mixed() || is_answered.get()>
            <legend>{tongue.say(&words::YOU_PLAY)}</legend>
            {sides}
        </fieldset>
        <Show when=move || is_answered.get() && is_mixed()>
            <p class="note">{tongue.say(&words::COMPUTER_CHOOSES)}</p>
        </Show>
        <Show when=move || is_answered.get() && !is_mixed() && !is_show()>
            <p class="note">{tongue.say(&words::OTHER_CHOOSES)}</p>
        </Show>
        <Show when=is_show>
            <LevelField label=level_of(Player::First) level=seats.levels[0] name="first-level" />
        </Show>
        <Show when=move || seats.mode.get() != Mode::People>
            <LevelField label=level_of(Player::Second) level=seats.levels[1] name="level" />
        </Show>
    }
}

#[component]
fn LevelField(
    label: impl Fn() -> String + Send + 'static,
    level: RwSignal<Level>,
    name: &'static str,
) -> impl IntoView {
    let tongue = Tongue::here();
    let options = Level::all()
        .map(|known| {
            let is_chosen = move || level.get() == known;
            view! {
                <option value=known.to_string() selected=is_chosen>
                    {move || tongue.tell(known.name())}
                </option>
            }
        })
        .collect_view();
    let change = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    view! {
        <label>{label}<select name=name on:change=change>{options}</select>
            <small>{tongue.say(&words::LEVELS)}</small></label>
    }
}
