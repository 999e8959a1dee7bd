use std::rc::Rc;
use std::time::Duration;

use ::board::Player;
use games::SHELF;
use leptos::prelude::*;
use protocol::{
    Change, Claim, Client, Entry, Farewell, GameId, News, Person, Presence, Refusal, Remark,
    ToClient, Want,
};
use referee::Game;

use super::connection::Connection;
use super::link::Link;
use super::server::Server;
use crate::browser;
use crate::route::Route;

/// What a visit tells the page that shows the game.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// The table has to be built anew: who sits where has changed, or it had got out of step.
    Anew,
    /// This has happened.
    Entry(Entry),
    /// This was not done.
    Refused(Want, Refusal),
    /// A player has come or gone.
    Presence(Player),
    /// The connection was lost, or is there again.
    Link(Link),
}

/// Who hears what a visit tells.
type Hearing = Rc<dyn Fn(Heard)>;

/// Somebody who has opened a game that a server hosts: what is known of it, and the way to it.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    id: StoredValue<GameId>,
    client: StoredValue<Client>,
    connection: Connection,
    server: StoredValue<Server>,
    game: RwSignal<Option<Game>>,
    you: RwSignal<Option<Person>>,
    presence: RwSignal<[Presence; 2]>,
    link: RwSignal<Link>,
    /// By how many milliseconds the time at the game is ahead of the page's.
    ahead: StoredValue<f64>,
    /// How long the best message took there and back, by which that is known.
    way: StoredValue<f64>,
    /// The time at the game, every second.
    time: RwSignal<Duration>,
    /// What was said last, and by whom.
    remark: RwSignal<Option<(Player, Remark)>>,
    remarks: StoredValue<u32>,
    hearing: StoredValue<Option<Hearing>, LocalStorage>,
}

const SECOND: Duration = Duration::from_secs(1);

/// How long something that was said stays to be seen.
const SAID: Duration = Duration::from_secs(8);

/// A client that nobody has been before.
fn client() -> Client {
    let [one, other] = [(); 2].map(|()| browser::dice().below(u32::MAX));
    Client::new(&format!("{one:x}{other:x}"))
}

impl Visit {
    /// Opens a game, and closes it with the page around.
    pub(crate) fn new(id: GameId) -> Self {
        let visit = Self {
            id: StoredValue::new(id),
            client: StoredValue::new(client()),
            connection: Connection::new(),
            server: StoredValue::new(Server::here()),
            game: RwSignal::new(None),
            you: RwSignal::new(None),
            presence: RwSignal::new([Presence::Away(0); 2]),
            link: RwSignal::new(Link::Coming),
            ahead: StoredValue::new(0.0),
            way: StoredValue::new(f64::INFINITY),
            time: RwSignal::new(Duration::ZERO),
            remark: RwSignal::new(None),
            remarks: StoredValue::new(0),
            hearing: StoredValue::new_local(None),
        };
        visit.connection.run(visit);
        let tick = set_interval_with_handle(move || visit.time.set(visit.now()), SECOND);
        let server = Server::here();
        on_cleanup(move || {
            if let Ok(tick) = tick {
                tick.clear();
            }
            server.leave();
        });
        visit
    }

    /// What the game is called.
    pub(crate) fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Where the game is connected to, for a client that has seen so much.
    pub(super) fn path(self) -> String {
        let seen = self.client.with_value(Client::seen);
        let (id, version) = (self.id(), protocol::VERSION);
        format!("api/v1/games/{id}/socket?version={version}&seen={seen}")
    }

    /// Lets somebody hear what happens from now on.
    pub(crate) fn listen(self, hearing: impl Fn(Heard) + 'static) {
        self.hearing.set_value(Some(Rc::new(hearing)));
    }

    fn tell(self, heard: Heard) {
        if let Some(hearing) = self.hearing.try_get_value().flatten() {
            hearing(heard);
        }
    }

    /// The game as far as it is known, and as it changes.
    pub(crate) fn with_game<T>(self, look: impl FnOnce(&Game) -> T) -> Option<T> {
        self.game.with(|game| game.as_ref().map(look))
    }

    /// Whether the game is known.
    pub(crate) fn is_known(self) -> bool {
        self.game.with(Option::is_some)
    }

    /// How the way to it stands.
    pub(crate) fn link(self) -> Link {
        self.link.get()
    }

    /// The same, for who does not want to know when it changes.
    pub(super) fn link_untracked(self) -> Link {
        self.link.get_untracked()
    }

    /// Says how the way to the game stands now.
    pub(super) fn set_link(self, link: Link) {
        if self.link.try_get_untracked().is_some_and(|before| before != link) {
            self.link.set(link);
            self.tell(Heard::Link(link));
        }
    }

    /// The time at the game.
    pub(crate) fn now(self) -> Duration {
        let now = browser::now().as_secs_f64() * 1_000.0;
        Duration::from_secs_f64((now + self.ahead.get_value()).max(0.0) / 1_000.0)
    }

    /// The same as it passes, every second.
    pub(crate) fn time(self) -> Duration {
        self.time.get().max(self.now())
    }

    /// The seat of whoever is here.
    pub(crate) fn seat(self) -> Option<Player> {
        let own = self.you.get()?.id;
        self.with_game(|game| game.seat_of(own)).flatten()
    }

    /// Who sits on a seat.
    pub(crate) fn person(self, player: Player) -> Option<Person> {
        self.with_game(|game| game.people()[player].clone()).flatten()
    }

    /// Whether a player is there.
    pub(crate) fn presence(self, player: Player) -> Presence {
        self.presence.get()[player.index()]
    }

    /// What a player has just said.
    pub(crate) fn remark(self, player: Player) -> Option<Remark> {
        self.remark.get().filter(|(by, _)| *by == player).map(|(_, remark)| remark)
    }

    /// Whether a seat is free, and so nothing can be played yet.
    pub(crate) fn is_waiting(self) -> bool {
        self.with_game(|game| game.is_open() && game.free_seat().is_some()) == Some(true)
    }

    /// Whether the game was called off.
    pub(crate) fn is_cancelled(self) -> bool {
        self.with_game(Game::is_cancelled) == Some(true)
    }

    /// Whether whoever is here may call the game off.
    pub(crate) fn can_be_cancelled(self) -> bool {
        self.seat().is_some() && self.with_game(Game::can_be_cancelled) == Some(true)
    }

    /// Since when, or from when on, whoever is here may end the game because the other has left.
    pub(crate) fn claim(self) -> Option<Duration> {
        let seat = self.seat()?;
        let presence = self.presence(seat.other());
        let at = self.with_game(|game| game.claimable(seat, presence))??;
        Some(Duration::from_millis(at))
    }

    /// The game that the same two play next.
    pub(crate) fn next(self) -> Option<GameId> {
        self.with_game(|game| game.next().cloned()).flatten()
    }

    /// Whether a player wants a rematch.
    pub(crate) fn wants_rematch(self, player: Player) -> bool {
        self.with_game(|game| game.wants_rematch(player)) == Some(true)
    }

    /// Wants something done.
    pub(crate) fn ask(self, want: Want) {
        let ask = self.client.try_update_value(|client| client.ask(want));
        if let Some(ask) = ask {
            self.connection.say(&protocol::ToServer::Ask(ask).to_string());
        }
        self.server.get_value().hear_turn(self);
    }

    /// Ends the game, since the other has left.
    pub(crate) fn make_claim(self, claim: Claim) {
        self.ask(Want::Claim(claim));
    }

    /// Sits down on a free seat, as whoever the server knows by now.
    pub(crate) fn sit(self) {
        // Who has just got a name is only known to a new connection, which asks again.
        let is_known = self.you.with_untracked(Option::is_some);
        self.ask(Want::Sit(None));
        if !is_known {
            self.connection.renew();
        }
    }

    /// Says again what was not answered, over a connection that is new.
    fn ask_again(self) {
        self.client.with_value(|client| {
            for ask in client.unanswered() {
                self.connection.say(&protocol::ToServer::Ask(ask.clone()).to_string());
            }
        });
    }

    /// Gets the whole game again, since the table here is no longer the one there.
    pub(crate) fn restart(self) {
        self.client.set_value(client());
        self.connection.renew();
    }

    /// Hears what the server says.
    pub(super) fn hear(self, message: ToClient) {
        let Some(news) = self.client.try_update_value(|client| client.hear(message)) else {
            return;
        };
        let mut is_new = false;
        for news in news {
            match news {
                News::Connected { now, is_first } => {
                    is_new = is_first;
                    self.welcome(now, is_first);
                }
                News::Entry(entry) => self.follow(entry, is_new),
                News::Refused(want, why) => self.tell(Heard::Refused(want, why)),
                News::Presence(player) => {
                    self.presence.set(self.client.with_value(Client::presence));
                    self.tell(Heard::Presence(player));
                }
                News::Pong(echo, now) => self.set_time(echo, now),
                News::Farewell(why) => self.part(why),
                News::Gap => return self.connection.renew(),
            }
        }
        if is_new {
            self.tell(Heard::Anew);
        }
        self.server.get_value().hear_turn(self);
    }

    fn welcome(self, now: u64, is_first: bool) {
        let (you, presence) =
            self.client.with_value(|client| (client.you().cloned(), client.presence()));
        let is_other = self.you.with_untracked(|before| *before != you);
        self.way.set_value(f64::INFINITY);
        self.ahead.set_value(now as f64 - browser::now().as_secs_f64() * 1_000.0);
        self.presence.set(presence);
        self.you.set(you);
        if is_first {
            let setup = self.client.with_value(|client| client.setup().cloned());
            let game = setup.and_then(|setup| Game::new(SHELF, self.id(), setup).ok());
            if game.is_none() {
                return self.set_link(Link::Old);
            }
            self.game.set(game);
        } else if is_other {
            self.tell(Heard::Anew);
        }
        self.set_link(Link::Open);
        self.ask_again();
    }

    fn follow(self, entry: Entry, is_new: bool) {
        let followed = self
            .game
            .try_update(|game| game.as_mut().is_some_and(|game| game.follow(&entry).is_ok()));
        if followed != Some(true) {
            return self.restart();
        }
        if is_new {
            return;
        }
        match (&entry.change, entry.by) {
            (Change::Say(remark), play::Actor::Player(player)) => self.show(player, *remark),
            (Change::Rematch(next), _) if self.seat_untracked().is_some() => {
                Route::Game(next.to_string()).go();
            }
            _ => {}
        }
        let is_seat = matches!(entry.change, Change::Sat { .. });
        self.tell(Heard::Entry(entry));
        if is_seat {
            self.tell(Heard::Anew);
        }
    }

    /// The same as [`Self::seat`], for who does not want to know when it changes.
    pub(crate) fn seat_untracked(self) -> Option<Player> {
        untrack(|| self.seat())
    }

    fn show(self, player: Player, remark: Remark) {
        self.remark.set(Some((player, remark)));
        let number = self.remarks.try_update_value(|number| {
            *number += 1;
            *number
        });
        let fade = move || {
            if self.remarks.try_get_value() == number {
                self.remark.try_set(None);
            }
        };
        set_timeout(fade, SAID);
    }

    /// Learns what the time at the game is; what came faster is known better, unless the clocks have
    /// gone apart by more than the way can explain.
    fn set_time(self, echo: u64, now: u64) {
        let here = browser::now().as_secs_f64() * 1_000.0;
        let way = (here - echo as f64).max(0.0);
        let ahead = now as f64 + way / 2.0 - here;
        if way <= self.way.get_value() || (ahead - self.ahead.get_value()).abs() > way {
            self.way.set_value(way);
            self.ahead.set_value(ahead);
        }
    }

    fn part(self, why: Farewell) {
        match why {
            Farewell::Version => {
                self.set_link(Link::Old);
                Server::tell_old();
            }
            Farewell::NoGame => self.set_link(Link::Nowhere),
            Farewell::Unreadable
            | Farewell::Oversized
            | Farewell::Flood
            | Farewell::Slow
            | Farewell::Stopping => self.set_link(Link::Lost),
        }
    }

    /// Whether it is over with the connection, and no other one is to be made.
    pub(super) fn is_final(self) -> bool {
        matches!(self.link.try_get_untracked(), None | Some(Link::Old | Link::Nowhere))
    }

    /// Whether the game is one in which whoever is here is to move.
    pub(crate) fn is_turn(self) -> bool {
        let Some(seat) = self.seat_untracked() else { return false };
        let own = self.game.with_untracked(|game| {
            game.as_ref().is_some_and(|game| {
                game.is_open() && game.free_seat().is_none() && game.table().turn() == seat
            })
        });
        own && self.client.with_value(|client| client.unanswered().next().is_none())
    }
}
