use std::time::Duration;

use ::board::{Outcome, Player, Scene};
use games::SHELF;
use i18n::{Pattern, Phrase};
use leptos::prelude::*;
use play::{Clock, Seat, Table};
use protocol::api::{GameState, GameView, Me};
use protocol::{GameId, Kind, Person};
use record::Record;

use super::presence::left;
use super::server::Server;
use crate::board::Picture;
use crate::locale::Locale;
use crate::route::Route;
use crate::words::online as words;

/// A game of a list, as it was read.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) view: GameView,
    record: Record,
    table: Table,
}

impl Listed {
    /// A game that a server tells of, where it can be read.
    pub(super) fn read(view: GameView) -> Option<Self> {
        let record = record::read(SHELF, &view.record).ok()?.pop()?;
        let table = Table::resume(&record);
        Some(Self { view, record, table })
    }

    pub(super) const fn id(&self) -> &GameId {
        &self.view.id
    }

    /// What the game is called that is played.
    pub(super) fn name(&self) -> &'static str {
        self.table.spec().game.info().name
    }

    fn scene(&self) -> Scene {
        self.table.line().scene()
    }

    fn is_computer(&self, player: Player) -> Option<play::Level> {
        // The names in the record are people's; levels are known by having nobody.
        let name = self.record.details.players[player].as_str();
        match name.parse::<Seat>() {
            Ok(Seat::Computer(level)) if self.view.people[player.index()].is_none() => Some(level),
            _ => None,
        }
    }

    /// What a player is called.
    fn player(&self, player: Player, me: Option<&Me>, locale: Locale) -> String {
        match (&self.view.people[player.index()], self.is_computer(player)) {
            (Some(Person { id, .. }), _) if me.is_some_and(|me| me.id == *id) => {
                crate::words::play::YOU.say(locale.language())
            }
            (Some(Person { name, kind: Kind::Bot, .. }), _) => {
                format!("{name} ({})", words::BOT.say(locale.language()))
            }
            (Some(Person { name, .. }), _) => name.to_string(),
            (None, Some(level)) => locale.tell(level.name_in(self.table.spec().game)),
            (None, None) => words::FREE_SEAT.say(locale.language()),
        }
    }

    /// Who plays whom.
    pub(super) fn players(&self, me: Option<&Me>, locale: Locale) -> String {
        Player::BOTH.map(|player| self.player(player, me, locale)).join(" – ")
    }

    /// The seat of somebody.
    fn seat(&self, me: Option<&Me>) -> Option<Player> {
        let own = me?.id;
        let sits = |player: &Player| {
            self.view.people[player.index()].as_ref().is_some_and(|person| person.id == own)
        };
        Player::BOTH.into_iter().find(sits)
    }

    /// How it stands for somebody, in a word, and whether that is a victory.
    fn standing(&self, me: Option<&Me>) -> (&'static Pattern, bool) {
        match self.view.state {
            GameState::Open => (&words::SEAT_IS_FREE, false),
            GameState::Cancelled => (&words::CANCELLED, false),
            GameState::Running => (&words::IS_RUNNING, false),
            GameState::Over => match (self.record.result(), self.seat(me)) {
                (Some(Outcome::Win(winner)), Some(seat)) if winner == seat => {
                    (&crate::words::WON, true)
                }
                (Some(Outcome::Win(_)), Some(_)) => (&crate::words::LOST_GAME, false),
                (Some(Outcome::Draw), _) => (&crate::words::DRAWN_GAME, false),
                _ => (&crate::words::FINISHED, false),
            },
        }
    }

    /// The time that each has, and how far the game is.
    fn about(&self, locale: Locale) -> String {
        let clock = match self.table.clock().map(Clock::control) {
            Some(control) => locale.tell(control.phrase()),
            None => crate::words::NO_CLOCK.say(locale.language()),
        };
        let mut about = vec![clock];
        let spec = self.table.spec();
        let given = spec.game.info().options.iter().filter_map(|choice| {
            spec.options.place(choice.key)?;
            Some(locale.tell(choice.values.name(spec.options.text(choice.key)?)))
        });
        about.extend(given);
        if self.view.state != GameState::Open {
            about.push(locale.tell(crate::words::turns(self.record.turns().len())));
        }
        if self.view.is_rated {
            about.push(words::RATED.say(locale.language()));
        }
        about.join(" · ")
    }

    /// How long there is for the move that is waited for, where it is counted in days.
    fn deadline(&self) -> Option<Phrase> {
        let clock = self.table.clock().filter(|_| self.view.state == GameState::Running)?;
        let rest = clock.left(self.table.turn(), Duration::ZERO);
        (clock.control().base().duration() >= Duration::from_hours(1)).then(|| left(rest))
    }
}

/// A game of a list: its board as it stands, who plays, and the way to it.
#[component]
fn GameCard(
    game: Listed,
    me: Option<Me>,
    /// Whether it waits for a move of whoever looks at the list.
    #[prop(optional)]
    is_awaited: bool,
    /// What leads there is called so.
    open: &'static Pattern,
) -> impl IntoView {
    let locale = Locale::here();
    let address = Route::Game(game.id().to_string()).address();
    let (scene, name, id) = (game.scene(), game.name(), game.id().to_string());
    let (standing, is_won) = game.standing(me.as_ref());
    let deadline = game.deadline();
    let game = StoredValue::new(game);
    let me = StoredValue::new(me);
    let who = move || game.with_value(|game| me.with_value(|me| game.players(me.as_ref(), locale)));
    let about = move || game.with_value(|game| game.about(locale));
    let chip = if is_awaited { &crate::words::YOUR_TURN } else { standing };
    let label = move || format!("{}: {name}, {}", open.say(locale.language()), who());
    view! {
        <li class="card" data-game=id>
            <a class="picture-link" href=address.clone() aria-hidden="true" tabindex="-1">
                <Picture scene=scene />
            </a>
            <div class="words">
                <h3>
                    {name}" "
                    <span class="chip" class:turn=is_awaited class:gold=is_won>{locale.say(chip)}</span>
                </h3>
                <p>{who}</p>
                {deadline.map(|it| view! { <p class="deadline">{move || locale.tell(it.clone())}</p> })}
                <p class="muted small">{about}</p>
                <div class="row-actions">
                    <a class="button tonal" href=address aria-label=label>{locale.say(open)}</a>
                </div>
            </div>
        </li>
    }
}

/// Games of a list. One to which nothing has happened stays as it is, and so does the focus on it.
#[component]
pub(super) fn GameCards(
    #[prop(into)] games: Signal<Vec<GameView>>,
    /// What leads to a game is called so, for whoever looks at the list.
    open: fn(&GameView, Option<&Me>) -> &'static Pattern,
) -> impl IntoView {
    let server = Server::here();
    let key = move |view: &GameView| {
        let me = server.me().map(|me| me.id);
        (view.id.clone(), view.entries, view.state, me)
    };
    let card = move |view: GameView| {
        let (me, is_awaited) = untrack(|| (server.me(), server.awaits(&view)));
        let open = open(&view, me.as_ref());
        let game = Listed::read(view)?;
        Some(view! { <GameCard game=game me=me open=open is_awaited=is_awaited /> })
    };
    view! { <ul class="saved"><For each=move || games.get() key=key children=card /></ul> }
}
