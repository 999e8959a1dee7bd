use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use board::Dice;
use games::SHELF;
use ludoteca_referee::{Game, Input};
use play::Actor;
use protocol::{Change, Entry, GameId, Person, Setup, ToClient, ToServer, UserId};

use crate::player::Player;
use crate::server::Server;

/// When a world ends: nothing breaks in its last part, so that everybody can catch up.
const END: u64 = 240_000;
const CALM: u64 = 180_000;

/// Something that is going to happen.
#[derive(Clone, Debug)]
pub(crate) enum Happening {
    /// A message of a player reaches a server, over the connection of this number.
    Up { player: usize, connection: u64, message: ToServer },
    /// A message of a server reaches a player.
    Down { player: usize, connection: u64, message: ToClient },
    /// A player connects.
    Connect { player: usize },
    /// A player does something.
    Act { player: usize },
    /// A connection breaks, and both sides find out.
    Break { player: usize, connection: u64 },
    /// What a server process wants to write reaches the store.
    Write { server: usize, life: u64, game: GameId, entry: Entry },
    /// A server process hears what became of it.
    Hear { server: usize, life: u64, game: GameId, input: Box<Input> },
    /// A server process hears that another has written, and reads it.
    Read { server: usize, life: u64, game: GameId },
    /// A server process looks whether another has written.
    Look { server: usize, life: u64, game: GameId },
    /// A server process dies.
    Kill { server: usize },
    /// It is started again.
    Start { server: usize },
    /// It looks at the time.
    Tick { server: usize, life: u64 },
}

/// What is written down and survives everything.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) setup: Setup,
    pub(crate) created: u64,
    pub(crate) entries: Vec<Entry>,
}

/// The whole of it.
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) dice: Dice,
    pub(crate) now: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: BTreeMap<(u64, u64), Happening>,
    order: u64,
    pub(crate) store: BTreeMap<GameId, Stored>,
    pub(crate) servers: Vec<Server>,
    pub(crate) players: Vec<Player>,
    /// When any server was last alive.
    pub(crate) alive: u64,
    /// For how long no server was there.
    pub(crate) down: u64,
    pub(crate) kills: u32,
    pub(crate) breaks: u32,
}

pub(crate) fn person(index: usize) -> Person {
    Person {
        id: UserId(index as i64 + 1),
        name: format!("p{index}").parse().unwrap(),
        kind: protocol::Kind::Guest,
    }
}

/// Small games of every kind of turn: captures and removals, two-step turns, passes, an exchange.
const SPECS: [&str; 5] = ["talpa:size=4", "nex:size=4", "mapello", "period5", "mitsudomoe"];

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        // The small boards more often: their games end.
        let spec = SPECS[[0, 0, 0, 1, 1, 2, 3, 4][dice.below(8) as usize]];
        let control = ["300+2", "60+0", "8s/move", ""][dice.below(4) as usize];
        let mut spec = games::Spec::read(SHELF, spec).unwrap();
        let line = games::Line::new(spec.start(seed).unwrap());
        let seats = board::ByPlayer([play::Seat::Person; 2]);
        let table = play::Table::new(spec, &line, seats, control.parse().ok());
        let setup = Setup {
            record: table.log().begin.to_string(),
            is_listed: false,
            is_rated: false,
            rematch_of: None,
        };
        let id = GameId::new(seed);
        let host = Entry {
            number: 0,
            at: 0,
            by: Actor::Player(board::Player::First),
            key: None,
            change: Change::Sat { player: board::Player::First, person: person(0) },
        };
        let stored = Stored { setup, created: 0, entries: vec![host] };
        let mut world = Self {
            seed,
            dice,
            now: 0,
            queue: BinaryHeap::new(),
            happenings: BTreeMap::new(),
            order: 0,
            store: BTreeMap::from([(id.clone(), stored)]),
            servers: vec![Server::new(0), Server::new(1)],
            players: (0..3).map(|index| Player::new(index, &id)).collect(),
            alive: 0,
            down: 0,
            kills: 0,
            breaks: 0,
        };
        world.later(0, Happening::Start { server: 0 });
        world.later(0, Happening::Start { server: 1 });
        for player in 0..3 {
            world.later(1 + player as u64, Happening::Connect { player });
            world.later(1_000, Happening::Act { player });
        }
        world
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.now >= CALM
    }

    /// One in so many times.
    pub(crate) fn chance(&mut self, one_in: u32) -> bool {
        self.dice.below(one_in) == 0
    }

    /// Lets something happen after so many milliseconds; what happens at the same time happens in
    /// the order in which it was said.
    pub(crate) fn later(&mut self, delay: u64, happening: Happening) {
        self.order += 1;
        let key = (self.now + delay, self.order);
        self.queue.push(Reverse(key));
        self.happenings.insert(key, happening);
    }

    pub(crate) fn run(&mut self) {
        while let Some(Reverse(key)) = self.queue.pop() {
            if key.0 > END {
                break;
            }
            self.now = key.0;
            if self.servers.iter().any(Server::is_up) {
                self.alive = self.now;
            }
            let happening = self.happenings.remove(&key).expect("it was put there");
            self.happen(happening);
        }
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Up { player, connection, message } => {
                self.hear_player(player, connection, message);
            }
            Happening::Down { player, connection, message } => {
                if self.players[player].connection == Some(connection) {
                    self.hear_server(player, message);
                }
            }
            Happening::Connect { player } => self.connect(player),
            Happening::Act { player } => self.act(player),
            Happening::Break { player, connection } => {
                if self.players[player].connection == Some(connection) {
                    self.breaks += 1;
                    self.disconnect(player);
                }
            }
            Happening::Write { server, life, game, entry } => {
                self.write(server, life, &game, entry);
            }
            Happening::Hear { server, life, game, input } => {
                self.update(server, life, &game, *input);
            }
            Happening::Read { server, life, game } => {
                let room = self.servers[server].room(&game);
                if let Some(count) = room.map(|room| room.game().count() as usize) {
                    let entries = self.store[&game].entries[count..].to_vec();
                    self.update(server, life, &game, Input::Entries(entries));
                }
            }
            Happening::Look { server, life, game } => {
                let room = self.servers[server].room(&game);
                let Some(count) = room.map(|room| room.game().count() as usize) else { return };
                let input = if self.chance(20) {
                    Input::NotLooked
                } else {
                    Input::Looked(self.store[&game].entries[count..].to_vec())
                };
                self.update(server, life, &game, input);
            }
            Happening::Kill { server } => self.kill(server),
            Happening::Start { server } => self.start(server),
            Happening::Tick { server, life } => self.tick(server, life),
        }
    }

    /// The store takes an entry, or has one of that number already.
    fn write(&mut self, server: usize, life: u64, game: &GameId, entry: Entry) {
        let is_dead = self.servers[server].life != life;
        // Who dies while it writes may have written or not.
        if is_dead && self.chance(2) {
            return;
        }
        let stored = self.store.get_mut(game).expect("every game is stored");
        let number = entry.number as usize;
        let is_next = stored.entries.len() == number;
        let input = if is_next {
            stored.entries.push(entry);
            Input::Written
        } else {
            Input::Overtaken(stored.entries[number..].to_vec())
        };
        let delay = u64::from(self.dice.below(20));
        if !is_dead {
            let (game, input) = (game.clone(), Box::new(input));
            self.later(delay, Happening::Hear { server, life, game, input });
        }
        if is_next {
            for other in 0..self.servers.len() {
                if other != server && self.servers[other].is_up() {
                    let (delay, life) = (u64::from(self.dice.below(200)), self.servers[other].life);
                    self.later(delay, Happening::Read { server: other, life, game: game.clone() });
                }
            }
        }
    }

    /// The game as it is stored.
    pub(crate) fn stored_game(&self, id: &GameId) -> Game {
        let stored = &self.store[id];
        let mut game = Game::new(SHELF, id.clone(), stored.setup.clone()).expect("a game");
        for entry in &stored.entries {
            game.follow(entry).unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        }
        game
    }
}
