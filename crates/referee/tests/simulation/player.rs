use games::SHELF;
use ludoteca_referee::{Game, Input, State};
use play::Action;
use protocol::{Change, Client, GameId, Key, News, Remark, ToClient, ToServer, Want};

use crate::world::{Happening, World, person};

/// Somebody who plays or watches, with a client and the board that it has built.
pub(crate) struct Player {
    index: usize,
    pub(crate) game: GameId,
    pub(crate) client: Client,
    pub(crate) board: Option<Game>,
    pub(crate) connection: Option<u64>,
    connections: u64,
    pub(crate) server: usize,
    /// When the last message in each direction arrives: a connection keeps the order.
    arrives: [u64; 2],
    /// What was acknowledged: at which game, by which key, as which entry.
    pub(crate) acknowledged: Vec<(GameId, Key, u32)>,
    pub(crate) refused: u32,
}

impl Player {
    pub(crate) fn new(index: usize, game: &GameId) -> Self {
        Self {
            index,
            game: game.clone(),
            client: Client::new(&format!("c{index}")),
            board: None,
            connection: None,
            connections: 0,
            server: 0,
            arrives: [0; 2],
            acknowledged: Vec::new(),
            refused: 0,
        }
    }
}

impl World {
    pub(crate) fn connect(&mut self, player: usize) {
        if self.players[player].connection.is_some() {
            return;
        }
        let server = self.dice.below(2) as usize;
        if !self.servers[server].is_up() {
            let wait = 200 + u64::from(self.dice.below(2_000));
            return self.later(wait, Happening::Connect { player });
        }
        let it = &mut self.players[player];
        it.connections += 1;
        let connection = it.connections;
        (it.connection, it.server, it.arrives) = (Some(connection), server, [0; 2]);
        self.welcome(player, server, connection);
        let again: Vec<_> = self.players[player].client.unanswered().cloned().collect();
        for ask in again {
            self.send_up(player, ToServer::Ask(ask));
        }
        if !self.is_calm() && self.chance(3) {
            let when = u64::from(self.dice.below(40_000));
            self.later(when, Happening::Break { player, connection });
        }
    }

    /// Both ends find out that a connection has broken; what was under way is lost.
    pub(crate) fn disconnect(&mut self, player: usize) {
        let it = &mut self.players[player];
        it.connection = None;
        let (server, id, user) = (it.server, it.game.clone(), person(it.index).id);
        let life = self.servers[server].life;
        self.update(server, life, &id, Input::Left(user));
        let wait = 100 + u64::from(self.dice.below(5_000));
        self.later(wait, Happening::Connect { player });
    }

    fn delay(&mut self, player: usize, way: usize) -> u64 {
        let slow = if self.chance(20) { 3_000 } else { 150 };
        let arrives = self.now + 1 + u64::from(self.dice.below(slow));
        let last = &mut self.players[player].arrives[way];
        *last = arrives.max(*last);
        *last - self.now
    }

    fn send_up(&mut self, player: usize, message: ToServer) {
        if let Some(connection) = self.players[player].connection {
            let delay = self.delay(player, 0);
            self.later(delay, Happening::Up { player, connection, message });
        }
    }

    pub(crate) fn send_down(&mut self, player: usize, connection: u64, message: ToClient) {
        let delay = self.delay(player, 1);
        self.later(delay, Happening::Down { player, connection, message });
    }

    /// A player hears the server.
    pub(crate) fn hear_server(&mut self, player: usize, message: ToClient) {
        let it = &mut self.players[player];
        if let ToClient::Done { key, number } = &message {
            it.acknowledged.push((it.game.clone(), key.clone(), *number));
        }
        for news in it.client.hear(message) {
            match news {
                News::Connected { is_first: true, .. } => {
                    let setup = it.client.setup().expect("it is known").clone();
                    it.board = Some(Game::new(SHELF, it.game.clone(), setup).expect("a game"));
                }
                News::Entry(entry) => {
                    let board = it.board.as_mut().expect("it is known");
                    board.follow(&entry).unwrap_or_else(|error| panic!("seed: {error}"));
                }
                News::Refused(..) => it.refused += 1,
                News::Gap => panic!("seed {}: a gap", self.seed),
                _ => {}
            }
        }
    }

    /// A player does something, or something that is not allowed, or the same twice.
    pub(crate) fn act(&mut self, player: usize) {
        let wait = 200 + u64::from(self.dice.below(6_000));
        self.later(wait, Happening::Act { player });
        let Some(want) = self.wish(player) else { return };
        let ask = self.players[player].client.ask(want);
        self.send_up(player, ToServer::Ask(ask.clone()));
        if self.chance(8) {
            self.send_up(player, ToServer::Ask(ask));
        }
    }

    fn wish(&mut self, player: usize) -> Option<Want> {
        let it = &self.players[player];
        let board = it.board.as_ref()?;
        if it.client.unanswered().next().is_some() {
            return None;
        }
        let seat = board.seat_of(person(player).id);
        if seat.is_none() && board.free_seat().is_some() {
            // The watcher would like to sit too, and one of the two is too late.
            return Some(Want::Sit(None));
        }
        if board.state() == State::Over && board.next().is_none() && seat.is_some() {
            return Some(Want::Rematch);
        }
        let has_offer = board.table().offer().is_some_and(|(by, _)| Some(by) != seat);
        let is_turn = seat == Some(board.table().turn());
        let position = board.table().line().position().boxed();
        Some(match self.dice.below(60) {
            0 => Want::Act(Action::OfferDraw),
            1 => Want::Act(Action::TakeBack),
            2 => Want::Say(Remark::Hello),
            3 => Want::Act(Action::Play("nonsense".into())),
            4 if self.chance(10) => Want::Act(Action::Resign),
            5 => Want::Claim(protocol::Claim::Win),
            6 => Want::Act(Action::Tick),
            7 if self.chance(10) => Want::Cancel,
            8..30 if has_offer => {
                Want::Act(if self.chance(4) { Action::Accept } else { Action::Decline })
            }
            _ if is_turn || self.chance(20) => {
                Want::Act(Action::Play(position.random_move(&mut self.dice)?))
            }
            _ => return None,
        })
    }
}

/// Whether an entry carries out what somebody asked for by this key.
pub(crate) fn is_by_key(change: &Change, key: Option<&Key>, wanted: &Key) -> bool {
    key == Some(wanted) || matches!(change, Change::Act(Action::Adjudicate(_)))
}
