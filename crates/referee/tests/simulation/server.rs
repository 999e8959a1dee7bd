use std::collections::BTreeMap;

use ludoteca_referee::{Effect, Input, Room, Ticket};
use protocol::{Ask, Entry, GameId, Refusal, ToClient, ToServer, VERSION, Welcome};

use crate::world::{Happening, Stored, World, person};

/// A server process: the rooms that it has open, and who is connected to it.
pub(crate) struct Server {
    index: usize,
    /// Which life it has: what was meant for an earlier one does not reach it.
    pub(crate) life: u64,
    rooms: Option<BTreeMap<GameId, Room>>,
    /// Which asks of which player are answered over which connection.
    tickets: BTreeMap<u64, (usize, u64, Ask)>,
}

impl Server {
    pub(crate) const fn new(index: usize) -> Self {
        Self { index, life: 0, rooms: None, tickets: BTreeMap::new() }
    }

    pub(crate) const fn is_up(&self) -> bool {
        self.rooms.is_some()
    }

    pub(crate) fn room(&self, game: &GameId) -> Option<&Room> {
        self.rooms.as_ref()?.get(game)
    }
}

impl World {
    pub(crate) fn start(&mut self, server: usize) {
        let alone = !self.servers.iter().any(Server::is_up);
        // A server says every half second that it is alive.
        let down = (alone && self.now > 0).then_some((self.alive - self.alive % 500, self.now));
        if down.is_some() {
            self.down += self.now - self.alive;
        }
        let this = &mut self.servers[server];
        this.life += 1;
        this.rooms = Some(BTreeMap::new());
        this.tickets.clear();
        let life = this.life;
        let ids: Vec<_> = self.store.keys().cloned().collect();
        for id in ids {
            self.open(server, &id, down);
            self.update(server, life, &id, Input::Tick);
        }
        self.later(250, Happening::Tick { server, life });
        if !self.is_calm() && self.chance(2) {
            let when = 1_000 + u64::from(self.dice.below(60_000));
            self.later(when, Happening::Kill { server });
        }
    }

    /// Opens the room of a game, unless it is open.
    fn open(&mut self, server: usize, id: &GameId, down: Option<(u64, u64)>) {
        if self.servers[server].room(id).is_some() {
            return;
        }
        let game = self.stored_game(id);
        let created = self.store[id].created;
        let down = down.map(|(since, until)| (since.saturating_sub(created), until - created));
        let room = Room::new(game, down, self.now - created).shared();
        if let Some(rooms) = &mut self.servers[server].rooms {
            rooms.insert(id.clone(), room);
        }
    }

    pub(crate) fn kill(&mut self, server: usize) {
        if !self.servers[server].is_up() {
            return;
        }
        self.kills += 1;
        self.servers[server].rooms = None;
        self.servers[server].life += 1;
        for player in 0..self.players.len() {
            if self.players[player].server == server && self.players[player].connection.is_some() {
                self.disconnect(player);
            }
        }
        let pause = 500 + u64::from(self.dice.below(20_000));
        self.later(pause, Happening::Start { server });
    }

    pub(crate) fn tick(&mut self, server: usize, life: u64) {
        if self.servers[server].life != life {
            return;
        }
        let ids: Vec<_> = self.store.keys().cloned().collect();
        for id in ids {
            self.open(server, &id, None);
            self.update(server, life, &id, Input::Tick);
        }
        self.later(250, Happening::Tick { server, life });
    }

    /// A room takes something, and what it wants is done.
    pub(crate) fn update(&mut self, server: usize, life: u64, id: &GameId, input: Input) {
        if self.servers[server].life != life {
            return;
        }
        let now = self.now - self.store[id].created;
        let Some(rooms) = &mut self.servers[server].rooms else { return };
        let Some(room) = rooms.get_mut(id) else { return };
        for effect in room.update(input, now) {
            self.perform(server, life, id, effect);
        }
    }

    fn perform(&mut self, server: usize, life: u64, id: &GameId, effect: Effect) {
        match effect {
            Effect::Create(game, setup, entries) => {
                let created = self.now;
                self.store.entry(game).or_insert(Stored { setup, created, entries });
            }
            Effect::Write(entry) => {
                let delay = 1 + u64::from(self.dice.below(30));
                self.later(delay, Happening::Write { server, life, game: id.clone(), entry });
            }
            Effect::Look => {
                let (delay, game) = (1 + u64::from(self.dice.below(30)), id.clone());
                self.later(delay, Happening::Look { server, life, game });
            }
            Effect::Show(entries) => self.tell_all(server, id, &ToClient::Entries(entries)),
            Effect::Answer(Ticket(number), answer) => {
                let Some((player, connection, ask)) = self.servers[server].tickets.remove(&number)
                else {
                    return;
                };
                if let Err(why) = answer {
                    self.check_refusal(id, player, &ask, why);
                }
                let key = ask.key;
                let message = match answer {
                    Ok(number) => ToClient::Done { key, number },
                    Err(why) => ToClient::Refused { key, why },
                };
                self.send_down(player, connection, message);
            }
            Effect::Presence(player, presence) => {
                self.tell_all(server, id, &ToClient::Presence { player, presence });
            }
            Effect::Think(_) | Effect::Rest => unreachable!("no computer plays here"),
            Effect::Broken(why) => panic!("seed {}: {why}", self.seed),
        }
    }

    /// Nothing is refused that would be done in the light of everything that is written by now, whoever
    /// has written it.
    fn check_refusal(&self, id: &GameId, player: usize, ask: &Ask, why: Refusal) {
        // Who is there is not written down, and who has too much to do may say so at any time.
        if matches!(why, Refusal::Busy | Refusal::NotAway | Refusal::TooLate) {
            return;
        }
        let now = self.now - self.store[id].created;
        let mut room = Room::new(self.stored_game(id), None, now);
        let (ticket, who) = (Ticket(0), Some(person(player)));
        let effects = room.update(Input::Ask { ticket, who, ask: ask.clone(), lag: 0 }, now);
        let would_be_done = effects.iter().any(|effect| match effect {
            Effect::Write(entry) => entry.key.as_ref() == Some(&ask.key),
            Effect::Answer(_, answer) => answer.is_ok(),
            _ => false,
        });
        assert!(!would_be_done, "seed {}: {ask:?} was refused: {why}", self.seed);
    }

    fn tell_all(&mut self, server: usize, id: &GameId, message: &ToClient) {
        for player in 0..self.players.len() {
            let it = &self.players[player];
            if it.server == server
                && it.game == *id
                && let Some(connection) = it.connection
            {
                self.send_down(player, connection, message.clone());
            }
        }
    }

    /// A player's connection has reached a server.
    pub(crate) fn welcome(&mut self, player: usize, server: usize, connection: u64) {
        let id = self.players[player].game.clone();
        let life = self.servers[server].life;
        self.open(server, &id, None);
        self.update(server, life, &id, Input::Came(person(player).id));
        let Some(room) = self.servers[server].room(&id) else { return };
        // Told from the room, and so from what is written: what comes later is shown to everybody.
        let count = room.game().count() as usize;
        let seen = self.players[player].client.seen() as usize;
        let stored = &self.store[&id];
        let entries: Vec<Entry> = stored.entries[seen.min(count)..count].to_vec();
        let welcome = Welcome {
            version: VERSION,
            game: id.clone(),
            setup: stored.setup.clone(),
            you: Some(person(player)),
            now: self.now - stored.created,
            presence: room.presence(),
            entries,
        };
        self.send_down(player, connection, ToClient::Welcome(Box::new(welcome)));
    }

    /// A server hears a player.
    pub(crate) fn hear_player(&mut self, player: usize, connection: u64, message: ToServer) {
        let it = &self.players[player];
        if it.connection != Some(connection) || !self.servers[it.server].is_up() {
            return;
        }
        let (server, id) = (it.server, it.game.clone());
        let ToServer::Ask(ask) = message else { return };
        let this = &mut self.servers[server];
        let ticket = this.tickets.len() as u64 + 1_000 * self.now + this.index as u64;
        this.tickets.insert(ticket, (player, connection, ask.clone()));
        let life = this.life;
        let lag = u64::from(self.dice.below(400));
        let who = Some(person(player));
        self.update(server, life, &id, Input::Ask { ticket: Ticket(ticket), who, ask, lag });
    }
}
