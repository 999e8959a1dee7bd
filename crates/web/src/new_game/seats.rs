use std::time::Duration;

use ::board::{ByPlayer, Player};
use ::i18n::Pattern;
use games::{AnyGame, Line};
use leptos::prelude::*;
use play::request::{Query, Request, Response};
use play::{Level, Seat};

use serde::{Deserialize, Serialize};

use super::levels::LevelField;
use super::remembered::Remembered;
use crate::board::PieceSign;
use crate::choice::Choice;
use crate::engine::Engine;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::online::{OtherFields, Others, Server};
use crate::{browser, words};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(super) enum Mode {
    People,
    Mixed,
    Computers,
    /// People on other screens, which takes a server.
    Others,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Mixed, Self::People, Self::Computers];

    const fn name(self) -> &'static Pattern {
        match self {
            Self::People => &words::MODE_PEOPLE,
            Self::Mixed => &words::MODE_MIXED,
            Self::Computers => &words::MODE_COMPUTERS,
            Self::Others => &words::online::MODE_OTHERS,
        }
    }

    const fn glyph(self) -> Glyph {
        match self {
            Self::People => Glyph::People,
            Self::Mixed => Glyph::Computer,
            Self::Computers => Glyph::Eye,
            Self::Others => Glyph::Link,
        }
    }
}

/// Which side a person has against a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(super) enum Person {
    /// The one that moves first.
    First,
    /// The one that moves second.
    Second,
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
    pub(super) engine: Engine,
}

/// How long a computer looks at a board before it chooses its side.
const LOOK: Duration = Duration::from_secs(1);

impl Seats {
    /// As they were chosen last.
    pub(super) fn load(remembered: &Remembered, is_answered: Signal<bool>) -> Self {
        Self {
            mode: RwSignal::new(remembered.mode),
            person: RwSignal::new(remembered.person),
            levels: remembered.levels.map(RwSignal::new),
            is_answered,
            engine: Engine::new(),
        }
    }

    /// Tells what was chosen.
    pub(super) fn tell(self, remembered: &mut Remembered) {
        // Who has played others once is not sent to the server the next time.
        remembered.mode = match self.mode.get_untracked() {
            Mode::Others => remembered.mode,
            mode => mode,
        };
        remembered.person = self.person.get_untracked();
        remembered.levels = self.levels.map(|level| level.get_untracked());
    }

    /// What holds about the person's side.
    fn person(self) -> Person {
        match self.person.get() {
            Person::Left if !self.is_answered.get() => Person::First,
            person => person,
        }
    }

    /// Whether people on other screens are played.
    pub(super) fn is_others(self) -> bool {
        self.mode.get() == Mode::Others
    }

    /// Chooses people on other screens.
    pub(super) fn choose_others(self) {
        self.mode.set(Mode::Others);
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
            (Mode::People | Mode::Others, _) => ByPlayer([Seat::Person; 2]),
            (Mode::Computers, _) => ByPlayer([first, second].map(Seat::Computer)),
            (Mode::Mixed, Person::First) => against(Player::First),
            (Mode::Mixed, Person::Second) => against(Player::Second),
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
pub(super) fn SeatFields(
    game: &'static dyn AnyGame,
    seats: Seats,
    others: Others,
) -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let segment = move |mode: Mode| {
        let is_chosen = move || seats.mode.get() == mode;
        let choose = move |_| seats.mode.set(mode);
        let name = locale.say(mode.name());
        view! {
            <Choice group="mode" is_chosen=is_chosen choose=choose>
                <Icon glyph=mode.glyph() /><span>{name}</span>
            </Choice>
        }
    };
    let is_mixed = move || seats.mode.get() == Mode::Mixed;
    let is_show = move || seats.mode.get() == Mode::Computers;
    let level_of = move |player: Player| {
        let side = game.info().sides[player.index()].name;
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
            <div class="segments">
                {Mode::ALL.map(segment)}
                {move || server.is_there().then(|| segment(Mode::Others))}
            </div>
        </fieldset>
        <Show when=is_show>
            <LevelField game=game label=level_of(Player::First) level=seats.levels[0] name="first-level" />
        </Show>
        <Show when=move || matches!(seats.mode.get(), Mode::Mixed | Mode::Computers)>
            <LevelField game=game label=level_of(Player::Second) level=seats.levels[1] name="level" />
        </Show>
        <Show when=is_mixed><Sides game=game seats=seats /></Show>
        <Show when=move || seats.is_others()><OtherFields game=game others=others /></Show>
        <Show when=move || seats.is_answered.get() && seats.mode.get() == Mode::People>
            <p class="note">{locale.say(&words::OTHER_CHOOSES)}</p>
        </Show>
    }
}

/// Which side a person has against a computer.
#[component]
fn Sides(game: &'static dyn AnyGame, seats: Seats) -> impl IntoView {
    let locale = Locale::here();
    // The piece of each side, as the notes beside the board have it.
    let notes = games::sample(game).position().scene().notes;
    let pieces = Player::BOTH.map(|player| {
        let own = notes.iter().find(|note| note.side == Some(player.index()));
        own.and_then(|note| note.piece)
    });
    let side = move |person: Person, name: &'static Pattern, about: &'static Pattern| {
        let piece = match person {
            Person::First => pieces[0],
            Person::Second => pieces[1],
            Person::Drawn | Person::Left => None,
        };
        let is_chosen = move || seats.person() == person;
        let choose = move |_| seats.person.set(person);
        let (name, about) = (locale.say(name), locale.say(about));
        view! {
            <Choice group="side" is_chosen=is_chosen choose=choose>
                {piece.map(|piece| view! { <PieceSign piece=piece /> })}
                <span class="sentence">{name}</span><small>{about}</small>
            </Choice>
        }
    };
    let [first, second] = game.info().sides.map(|side| side.name);
    let left = move || {
        let judges = seats.levels[1].get().judges();
        let about = if judges { &words::COMPUTER_CHOOSES } else { &words::COMPUTER_DRAWS };
        seats.is_answered.get().then(|| side(Person::Left, &words::LEFT_OVER, about))
    };
    view! {
        <fieldset>
            <legend>{locale.say(&words::YOU_PLAY)}</legend>
            <div class="tiles sides">
                {side(Person::First, first, &words::MOVES_FIRST)}
                {side(Person::Second, second, &words::MOVES_SECOND)}
                {side(Person::Drawn, &words::BY_LOT, &words::BY_LOT_ABOUT)}
                {left}
            </div>
        </fieldset>
    }
}
