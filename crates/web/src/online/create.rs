use ::board::Player;
use games::{AnyGame, Spec};
use i18n::{Pattern, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::Level;
use protocol::api::{GameView, NewGame, Side};
use record::TimeControl;
use serde::{Deserialize, Serialize};

use super::http;
use super::server::Server;
use crate::board::PieceSign;
use crate::choice::{Choice, Switch};
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::new_game::LevelField;
use crate::route::Route;
use crate::words;
use crate::words::online as here;

/// Who is to take the other seat of a game on the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum Invited {
    /// Whoever gets the link.
    #[default]
    Link,
    /// Anybody who comes to the lobby.
    Anybody,
    /// A computer player, which thinks on the server.
    Computer,
}

impl Invited {
    const ALL: [Self; 3] = [Self::Link, Self::Anybody, Self::Computer];

    const fn name(self) -> &'static Pattern {
        match self {
            Self::Link => &here::BY_LINK,
            Self::Anybody => &here::ANYBODY,
            Self::Computer => &here::SERVER_LEVEL,
        }
    }

    const fn about(self) -> &'static Pattern {
        match self {
            Self::Link => &here::BY_LINK_ABOUT,
            Self::Anybody => &here::ANYBODY_ABOUT,
            Self::Computer => &here::SERVER_LEVEL_ABOUT,
        }
    }

    const fn glyph(self) -> Glyph {
        match self {
            Self::Link => Glyph::Link,
            Self::Anybody => Glyph::People,
            Self::Computer => Glyph::Computer,
        }
    }
}

/// What is chosen for a game with others, beside the board and the clock.
#[derive(Clone, Copy)]
pub(crate) struct Others {
    server: Server,
    pub(crate) invited: RwSignal<Invited>,
    side: RwSignal<Side>,
    level: RwSignal<Level>,
    is_rated: RwSignal<bool>,
    /// Why the server did not set it up.
    problem: RwSignal<Option<Phrase>>,
    is_sending: RwSignal<bool>,
}

impl Others {
    /// As it was chosen last.
    pub(crate) fn load(invited: Invited, level: Level) -> Self {
        Self {
            server: Server::here(),
            invited: RwSignal::new(invited),
            side: RwSignal::new(Side::Lot),
            level: RwSignal::new(level),
            is_rated: RwSignal::new(false),
            problem: RwSignal::new(None),
            is_sending: RwSignal::new(false),
        }
    }

    /// Why the server did not set it up.
    pub(crate) fn problem(self) -> Option<Phrase> {
        self.problem.get()
    }

    /// Whether the server is asked to set it up.
    pub(crate) fn is_sending(self) -> bool {
        self.is_sending.get()
    }

    /// Sets the game up on the server and goes to it; who has no name is asked for one first.
    pub(crate) fn create(self, spec: Spec, control: Option<TimeControl>) {
        let invited = self.invited.get_untracked();
        let level = self.level.get_untracked();
        let is_rated = self.is_rated.get_untracked() && invited != Invited::Computer;
        let wanted = NewGame {
            game: spec.to_string(),
            clock: control.map(|control| control.to_string()),
            side: self.side.get_untracked(),
            level: (invited == Invited::Computer).then(|| level.to_string()),
            is_listed: invited == Invited::Anybody,
            is_rated: is_rated && untrack(|| self.server.has_account()),
        };
        self.server.named(move || {
            let wanted = wanted.clone();
            self.is_sending.set(true);
            self.problem.set(None);
            spawn_local(async move {
                match http::send::<GameView>("POST", "games", &wanted).await {
                    Ok(game) => Route::Game(game.id.to_string()).go(),
                    Err(trouble) => {
                        self.problem.try_set(Some(trouble.phrase()));
                    }
                }
                self.is_sending.try_set(false);
            });
        });
    }
}

/// What is asked about the other player, and about the seats.
#[component]
pub(crate) fn OtherFields(game: &'static dyn AnyGame, others: Others) -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let invited = Invited::ALL.map(|invited| {
        let is_chosen = move || others.invited.get() == invited;
        let choose = move |_| others.invited.set(invited);
        view! {
            <Choice group="invited" value=format!("{invited:?}").to_lowercase()
                is_chosen=is_chosen choose=choose>
                <Icon glyph=invited.glyph() />
                <span>{locale.say(invited.name())}</span>
                <small>{locale.say(invited.about())}</small>
            </Choice>
        }
    });
    let is_computer = move || others.invited.get() == Invited::Computer;
    let label = locale.say(&words::LEVEL);
    view! {
        <fieldset>
            <legend>{locale.say(&here::WHO_JOINS)}</legend>
            <div class="tiles">{invited}</div>
        </fieldset>
        <Show when=is_computer>
            <LevelField game=game label=label level=others.level name="server-level" />
        </Show>
        <SideField game=game side=others.side />
        <Show when=move || server.has_account() && !is_computer()>
            <div class="card switches">
                <Switch name="rated" is_on=others.is_rated>{locale.say(&here::RATED_GAME)}</Switch>
            </div>
        </Show>
    }
}

/// Where whoever sets a game up sits.
#[component]
fn SideField(game: &'static dyn AnyGame, side: RwSignal<Side>) -> impl IntoView {
    let locale = Locale::here();
    let notes = games::sample(game).position().scene().notes;
    let piece = |player: Player| {
        let own = notes.iter().find(|note| note.side == Some(player.index()));
        own.and_then(|note| note.piece)
    };
    let [first, second] = game.info().sides.map(|side| side.name);
    let tile = |it: Side, name: &'static Pattern, about: &'static Pattern| {
        let piece = match it {
            Side::First => piece(Player::First),
            Side::Second => piece(Player::Second),
            Side::Lot | Side::Nowhere => None,
        };
        view! {
            <Choice group="online-side" value=format!("{it:?}").to_lowercase()
                is_chosen=move || side.get() == it choose=move |_| side.set(it)>
                {piece.map(|piece| view! { <PieceSign piece=piece /> })}
                <span class="sentence">{locale.say(name)}</span><small>{locale.say(about)}</small>
            </Choice>
        }
    };
    let tiles = [
        tile(Side::First, first, &words::MOVES_FIRST),
        tile(Side::Second, second, &words::MOVES_SECOND),
        tile(Side::Lot, &words::BY_LOT, &words::BY_LOT_ABOUT),
    ];
    view! {
        <fieldset>
            <legend>{locale.say(&words::YOU_PLAY)}</legend>
            <div class="tiles sides">{tiles}</div>
        </fieldset>
    }
}
