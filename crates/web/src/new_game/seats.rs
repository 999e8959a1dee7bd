use std::time::Duration;

use ::board::{ByPlayer, Player};
use ::i18n::Pattern;
use games::{AnyGame, Info, Line};
use leptos::prelude::*;
use play::request::{Query, Request, Response};
use play::{Level, Seat};

use crate::engine::Engine;
use crate::locale::Locale;
use crate::settings::Choice;
use crate::{browser, store, words};

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

/// Which side a person has against a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    /// This one.
    Side(Player),
    /// One that is drawn by lot.
    Drawn,
    /// The one that the computer leaves: it did not choose the board.
    Left,
}

/// Who is to sit where.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    mode: RwSignal<Mode>,
    person: RwSignal<Person>,
    levels: [RwSignal<Level>; 2],
    /// Whether whoever did not choose the board chooses a side.
    is_answered: Signal<bool>,
    /// Looks at the board for a computer that chooses.
    engine: Engine,
}

/// How long a computer looks at a board before it chooses its side.
const LOOK: Duration = Duration::from_secs(1);

impl Seats {
    /// As they were chosen last.
    pub(super) fn load(is_answered: Signal<bool>) -> Self {
        let kept = store::read("level").and_then(|kept| kept.parse().ok());
        let level = kept.unwrap_or(Level::Search(2));
        Self {
            mode: RwSignal::new(Mode::Mixed),
            person: RwSignal::new(Person::Left),
            levels: [RwSignal::new(level), RwSignal::new(level)],
            is_answered,
            engine: Engine::new(),
        }
    }

    /// Remembers the opponent for the next time.
    pub(super) fn keep(self) {
        store::write("level", &self.levels[1].get_untracked().to_string());
    }

    /// What holds about the person's side.
    fn person(self) -> Person {
        match self.person.get() {
            Person::Left if !self.is_answered.get() => Person::Side(Player::First),
            person => person,
        }
    }

    /// Whether a computer is looking at the board.
    pub(super) fn is_choosing(self) -> bool {
        self.engine.is_busy()
    }

    /// Finds out who sits where: a computer that chooses its side looks at the board first.
    pub(super) fn decide(
        self,
        game: &'static dyn AnyGame,
        line: Line,
        then: impl Fn(ByPlayer<Seat>) + 'static,
    ) {
        let [first, second] = self.levels.map(|level| level.get_untracked());
        let against = move |person: Player| {
            let mut seats = ByPlayer([Seat::Computer(second); 2]);
            seats[person] = Seat::Person;
            seats
        };
        let drawn = Player::BOTH[browser::dice().below(2) as usize];
        let seats = match (self.mode.get_untracked(), untrack(|| self.person())) {
            (Mode::People, _) => ByPlayer([Seat::Person; 2]),
            (Mode::Computers, _) => ByPlayer([first, second].map(Seat::Computer)),
            (Mode::Mixed, Person::Side(player)) => against(player),
            (Mode::Mixed, Person::Left) if second.judges() => {
                return self.look(game, line, move |left| then(against(left)));
            }
            (Mode::Mixed, Person::Left | Person::Drawn) => against(drawn),
        };
        then(seats);
    }

    /// Lets a computer look at the board, and tells which side it leaves.
    fn look(self, game: &'static dyn AnyGame, line: Line, then: impl Fn(Player) + 'static) {
        let query = Query::Lines { count: 1, nodes: None };
        let request = Request { game, line, query, time: Some(LOOK) };
        let mut is_good = true;
        self.engine.ask(&request, move |answer| match answer {
            Response::Found(report) => {
                is_good = report.score().is_none_or(|score| score.hundredths() >= 0);
            }
            Response::Judged { .. } => {}
            Response::Done { .. } => then(if is_good { Player::Second } else { Player::First }),
        });
    }
}

/// What is asked about the players.
#[component]
pub(super) fn SeatFields(info: &'static Info, seats: Seats) -> impl IntoView {
    let locale = Locale::here();
    let modes = Mode::ALL.map(|mode| {
        let is_chosen = move || seats.mode.get() == mode;
        let choose = move |_| seats.mode.set(mode);
        let name = locale.say(mode.name());
        view! { <Choice group="mode" is_chosen=is_chosen choose=choose>{name}</Choice> }
    });
    let side = move |person: Person, name: &'static Pattern| {
        let is_chosen = move || seats.person() == person;
        let choose = move |_| seats.person.set(person);
        let name = locale.say(name);
        view! { <Choice group="side" is_chosen=is_chosen choose=choose>{name}</Choice> }
    };
    let [first, second] =
        Player::BOTH.map(|player| side(Person::Side(player), info.sides[player.index()].name));
    let drawn = side(Person::Drawn, &words::DRAWN);
    let left = move || seats.is_answered.get().then(|| side(Person::Left, &words::LEFT_OVER));
    let is_mixed = move || seats.mode.get() == Mode::Mixed;
    let is_show = move || seats.mode.get() == Mode::Computers;
    let level_of = move |player: Player| {
        let side = info.sides[player.index()].name;
        move || {
            if is_show() {
                locale.tell(words::level_of(side))
            } else {
                words::LEVEL.say(locale.language())
            }
        }
    };
    view! {
        <fieldset>
            <legend>{locale.say(&words::MODE)}</legend>
            {modes}
        </fieldset>
        <fieldset class:unused=move || !is_mixed()>
            <legend>{locale.say(&words::YOU_PLAY)}</legend>
            {first}{second}{drawn}{left}
        </fieldset>
        <Show when=move || is_mixed() && seats.person() == Person::Left>
            <p class="note">
                {move || {
                    let judges = seats.levels[1].get().judges();
                    let pattern =
                        if judges { &words::COMPUTER_CHOOSES } else { &words::COMPUTER_DRAWS };
                    pattern.say(locale.language())
                }}
            </p>
        </Show>
        <Show when=move || seats.is_answered.get() && seats.mode.get() == Mode::People>
            <p class="note">{locale.say(&words::OTHER_CHOOSES)}</p>
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
    let locale = Locale::here();
    let options = Level::all()
        .map(|known| {
            let is_chosen = move || level.get() == known;
            view! {
                <option value=known.to_string() selected=is_chosen>
                    {move || locale.tell(known.name())}
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
            <small>{locale.say(&words::LEVELS)}</small></label>
    }
}
