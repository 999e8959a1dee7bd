use std::collections::VecDeque;

use board::Player;

use crate::{Ask, Change, Entry, Farewell, Key, Person, Presence, Refusal, Setup, ToClient, Want};

/// One end of a connection to a game: it hands on every entry once and in order, however often the
/// connection breaks, and asks again for what was not answered.
///
/// It knows no socket and no clock. Whoever has it connects, saying what [`Client::seen`] says, hands
/// on what is heard, and sends what is to be sent.
#[derive(Clone, Debug)]
pub struct Client {
    /// What its keys begin with, so that two windows of one person don't mean the same.
    prefix: String,
    /// How many asks it has had.
    asks: u64,
    setup: Option<Setup>,
    you: Option<Person>,
    people: [Option<Person>; 2],
    presence: [Presence; 2],
    /// How many entries it has seen.
    count: u32,
    /// What was asked for and not answered, the oldest first.
    outbox: VecDeque<Ask>,
}

/// What a client has heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// It is connected, and the time at the game is this, in milliseconds since it was set up.
    Connected {
        /// The time.
        now: u64,
        /// Whether it is the first time: the game is known from now on.
        is_first: bool,
    },
    /// This has happened.
    Entry(Entry),
    /// This was not done.
    Refused(Want, Refusal),
    /// A player has come or gone.
    Presence(Player),
    /// The number that was to come back, and the time.
    Pong(u64, u64),
    /// The server ends the connection.
    Farewell(Farewell),
    /// Something is missing between what was seen and what came: it has to connect anew.
    Gap,
}

impl Client {
    /// A client that has seen nothing; its keys begin with these letters and digits.
    pub fn new(prefix: &str) -> Self {
        Self {
            prefix: prefix.into(),
            asks: 0,
            setup: None,
            you: None,
            people: [None, None],
            presence: [Presence::Away(0); 2],
            count: 0,
            outbox: VecDeque::new(),
        }
    }

    /// How many entries it has seen: what it says when it connects, to be told the rest.
    pub const fn seen(&self) -> u32 {
        self.count
    }

    /// How the game was set up, once that is known.
    pub const fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// Who it is to the server.
    pub const fn you(&self) -> Option<&Person> {
        self.you.as_ref()
    }

    /// Who sits where, the first player first.
    pub const fn people(&self) -> &[Option<Person>; 2] {
        &self.people
    }

    /// Whether the players are there, the first one first.
    pub const fn presence(&self) -> [Presence; 2] {
        self.presence
    }

    /// The seat that it holds.
    pub fn seat(&self) -> Option<Player> {
        let own = self.you.as_ref()?.id;
        let sits = |player: &Player| {
            self.people[player.index()].as_ref().is_some_and(|person| person.id == own)
        };
        Player::BOTH.into_iter().find(sits)
    }

    /// Wants something done. What comes back is to be sent, and is sent again by itself after the
    /// next connection where it was not answered.
    pub fn ask(&mut self, want: Want) -> Ask {
        self.asks += 1;
        let key: Key = format!("{}-{}", self.prefix, self.asks).parse().expect("a short prefix");
        let ask = Ask { key, after: self.count.saturating_sub(1), want };
        self.outbox.push_back(ask.clone());
        ask
    }

    /// What was asked for and not answered, the oldest first: to be sent again when it is connected
    /// again.
    pub fn unanswered(&self) -> impl Iterator<Item = &Ask> {
        self.outbox.iter()
    }

    /// Hears what the server says.
    pub fn hear(&mut self, message: ToClient) -> Vec<News> {
        match message {
            ToClient::Welcome(welcome) => {
                let is_first = self.setup.is_none();
                self.setup = Some(welcome.setup);
                self.you = welcome.you;
                self.presence = welcome.presence;
                let mut news = vec![News::Connected { now: welcome.now, is_first }];
                self.follow(welcome.entries, &mut news);
                news
            }
            ToClient::Entries(entries) => {
                let mut news = Vec::new();
                self.follow(entries, &mut news);
                news
            }
            ToClient::Done { key, .. } => {
                self.answered(&key);
                Vec::new()
            }
            ToClient::Refused { key, why } => {
                let want = self.answered(&key).map(|ask| ask.want);
                want.map(|want| News::Refused(want, why)).into_iter().collect()
            }
            ToClient::Presence { player, presence } => {
                self.presence[player.index()] = presence;
                vec![News::Presence(player)]
            }
            ToClient::Pong { echo, now } => vec![News::Pong(echo, now)],
            ToClient::Farewell(why) => vec![News::Farewell(why)],
        }
    }

    fn answered(&mut self, key: &Key) -> Option<Ask> {
        let place = self.outbox.iter().position(|ask| ask.key == *key)?;
        self.outbox.remove(place)
    }

    /// Takes entries, of which some may be known.
    fn follow(&mut self, entries: Vec<Entry>, news: &mut Vec<News>) {
        for entry in entries {
            if entry.number < self.count {
                continue;
            }
            if entry.number > self.count {
                return news.push(News::Gap);
            }
            self.count += 1;
            if let Some(key) = &entry.key {
                self.answered(key);
            }
            if let Change::Sat { player, person } = &entry.change {
                self.people[player.index()] = Some(person.clone());
            }
            news.push(News::Entry(entry));
        }
    }
}
