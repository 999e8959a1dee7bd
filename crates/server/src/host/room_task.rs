use std::collections::VecDeque;
use std::time::Duration;

use protocol::api::GameView;
use protocol::{Ask, Entry, Farewell, Key, Person, Refusal, ToClient, VERSION, Welcome};
use referee::{Effect, Input, Room, Ticket, WorkId};
use store::{Append, Appended};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::loading::{self, Loaded, actor, summary, write};
use super::{Host, Outgoing, Subscriber};

/// Which entry did what was asked for, or why it was not done.
pub(crate) type Answer = Result<u32, Refusal>;

/// How long a room stays open that nobody looks at.
const LINGER: Duration = Duration::from_secs(30);

/// How often a room looks at the time at the most: what is years away is looked for again.
const LOOK: Duration = Duration::from_hours(1);

/// Whom a room answers.
#[derive(Debug)]
pub(crate) enum Reply {
    /// A connection, which calls what it asked by a key.
    Connection(mpsc::Sender<Outgoing>, Key),
    /// A request.
    Request(oneshot::Sender<Answer>),
}

impl From<oneshot::Sender<Answer>> for Reply {
    fn from(sender: oneshot::Sender<Answer>) -> Self {
        Self::Request(sender)
    }
}

/// What a room is told.
#[derive(Debug)]
pub(crate) enum ToRoom {
    /// Somebody opens the game, and has seen so many entries.
    Join(Subscriber, Option<Person>, u32),
    /// They close it.
    Leave(u64),
    /// Somebody wants something done.
    Ask { who: Option<Person>, ask: Ask, lag: u64, answer: Reply },
    /// A computer has thought.
    Thought(WorkId, play::Action),
    /// Another process has written something, or may have.
    Changed,
    /// Somebody wants to know how the game stands.
    View(oneshot::Sender<GameView>),
    /// It is time to look.
    Tick,
    /// The server stops.
    Stop,
}

/// A room with its connections.
struct Task {
    host: Host,
    room: Room,
    entries: Vec<Entry>,
    created: i64,
    updated: i64,
    subscribers: Vec<Subscriber>,
    replies: Vec<(Ticket, Reply)>,
    tickets: u64,
    /// Whether what it knows can't be trusted any more.
    is_broken: bool,
}

/// Runs the room of a game until nobody needs it.
pub(crate) async fn run(host: Host, loaded: Loaded, mut inbox: mpsc::Receiver<ToRoom>) {
    let (time, down) = (loaded.time(host.now()), host.0.down);
    // Only what was under way then was interrupted.
    let down = down.filter(|(since, until)| loaded.created < *since && *until <= host.now());
    let down = down.map(|(since, _)| loaded.time(since));
    let Loaded { game, entries, created, updated } = loaded;
    let id = game.id().clone();
    let mut task = Task {
        room: Room::new(game, down, time),
        host,
        entries,
        created,
        updated,
        subscribers: Vec::new(),
        replies: Vec::new(),
        tickets: 0,
        is_broken: false,
    };
    task.update(Input::Tick).await;
    let mut quiet_since = Instant::now();
    loop {
        let is_quiet = task.subscribers.is_empty() && task.room.is_idle();
        if !is_quiet {
            quiet_since = Instant::now();
        }
        let until = if is_quiet { quiet_since + LINGER } else { Instant::now() + LOOK };
        let wake = task.wake().map_or(until, |wake| wake.min(until));
        tokio::select! {
            message = inbox.recv() => match message {
                Some(ToRoom::Stop) | None => break task.farewell(Farewell::Stopping),
                Some(message) => task.hear(message).await,
            },
            () = sleep_until(wake) => {
                task.update(Input::Tick).await;
                if is_quiet && Instant::now() >= until && task.host.close(&id, &inbox) {
                    return;
                }
            }
        }
        if task.is_broken {
            task.farewell(Farewell::Stopping);
            break;
        }
    }
    // What still comes finds the room closed, and opens it anew.
    task.host.forget(&id);
}

impl Task {
    fn now(&self) -> u64 {
        u64::try_from(self.host.now() - self.created).unwrap_or(0)
    }

    /// When the room has to look at the time.
    fn wake(&self) -> Option<Instant> {
        let wait = self.room.wake()?.saturating_sub(self.now());
        Some(Instant::now() + Duration::from_millis(wait).min(LOOK))
    }

    async fn hear(&mut self, message: ToRoom) {
        match message {
            ToRoom::Join(subscriber, person, seen) => self.join(subscriber, person, seen).await,
            ToRoom::Leave(connection) => self.leave(connection).await,
            ToRoom::Ask { who, ask, lag, answer } => {
                self.tickets += 1;
                let ticket = Ticket(self.tickets);
                self.replies.push((ticket, answer));
                self.update(Input::Ask { ticket, who, ask, lag }).await;
            }
            ToRoom::Thought(work, action) => self.update(Input::Thought(work, action)).await,
            ToRoom::Changed => {
                let from = self.room.game().count();
                match self.host.entries(self.room.game().id(), from).await {
                    Ok(entries) if entries.is_empty() => {}
                    Ok(entries) => self.update(Input::Entries(entries)).await,
                    Err(error) => tracing::warn!(%error, "a game could not be read"),
                }
            }
            ToRoom::View(sender) => {
                // Whoever asked may be gone.
                drop(sender.send(self.view()));
            }
            ToRoom::Tick => self.update(Input::Tick).await,
            ToRoom::Stop => {}
        }
    }

    fn view(&self) -> GameView {
        let loaded = Loaded {
            game: self.room.game().clone(),
            entries: Vec::new(),
            created: self.created,
            updated: self.updated,
        };
        loading::view(&loaded, self.host.now())
    }

    async fn join(&mut self, subscriber: Subscriber, person: Option<Person>, seen: u32) {
        if let Some(user) = subscriber.user {
            self.update(Input::Came(user)).await;
        }
        let game = self.room.game();
        let seen = (seen as usize).min(self.entries.len());
        let welcome = Welcome {
            version: VERSION,
            game: game.id().clone(),
            setup: game.setup().clone(),
            you: person,
            now: self.now(),
            presence: self.room.presence(),
            entries: self.entries[seen..].to_vec(),
        };
        let welcome = Outgoing::new(&ToClient::Welcome(Box::new(welcome)));
        if subscriber.sender.try_send(welcome).is_ok() {
            self.subscribers.push(subscriber);
        }
    }

    async fn leave(&mut self, connection: u64) {
        let place = self.subscribers.iter().position(|it| it.connection == connection);
        if let Some(place) = place {
            let gone = self.subscribers.swap_remove(place);
            if let Some(user) = gone.user {
                self.update(Input::Left(user)).await;
            }
        }
    }

    /// Lets the room take something, and does what it wants until it wants nothing more.
    async fn update(&mut self, input: Input) {
        let mut effects = VecDeque::from(self.room.update(input, self.now()));
        while let Some(effect) = effects.pop_front() {
            if let Some(input) = self.perform(effect).await {
                let now = self.now();
                effects.extend(self.room.update(input, now));
            }
        }
    }

    /// Does what the room wants; what it is to be told then.
    async fn perform(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Create(id, setup, entries) => {
                if let Err(error) = self.host.create(id, setup, &entries).await {
                    tracing::warn!(%error, "a rematch could not be set up");
                }
                None
            }
            Effect::Write(entry) => Some(self.write(entry).await),
            Effect::Show(entries) => {
                self.entries.extend(entries.iter().cloned());
                self.updated = self.host.now();
                self.tell(&ToClient::Entries(entries));
                None
            }
            Effect::Answer(ticket, answer) => {
                self.answer(ticket, answer);
                None
            }
            Effect::Presence(player, presence) => {
                self.tell(&ToClient::Presence { player, presence });
                None
            }
            Effect::Think(work) => {
                self.host.think(self.room.game().id(), work);
                None
            }
            Effect::Broken(why) => {
                tracing::error!(game = %self.room.game().id(), why, "a game does not fit together");
                self.is_broken = true;
                None
            }
        }
    }

    async fn write(&mut self, entry: Entry) -> Input {
        let game = self.room.game();
        // What follows from the entry is kept with it.
        let mut after = game.clone();
        if after.follow(&entry).is_err() {
            return Input::NotWritten;
        }
        let append = Append {
            game: game.id().to_string(),
            number: i64::from(entry.number),
            at: self.host.now(),
            user: actor(game, &entry),
            key: entry.key.as_ref().map(ToString::to_string),
            body: write(&entry),
            summary: summary(&after, self.created),
        };
        match self.host.store().append(append).await {
            Ok(Appended::Written) => Input::Written,
            Ok(Appended::Overtaken) => {
                match self.host.entries(self.room.game().id(), entry.number).await {
                    Ok(entries) => Input::Overtaken(entries),
                    Err(_) => Input::NotWritten,
                }
            }
            Err(error) => {
                tracing::warn!(%error, "an entry could not be written");
                Input::NotWritten
            }
        }
    }

    fn answer(&mut self, ticket: Ticket, answer: Answer) {
        let Some(place) = self.replies.iter().position(|(it, _)| *it == ticket) else { return };
        match self.replies.swap_remove(place).1 {
            Reply::Connection(sender, key) => {
                let message = match answer {
                    Ok(number) => ToClient::Done { key, number },
                    Err(why) => ToClient::Refused { key, why },
                };
                // Who does not hear it asks again.
                drop(sender.try_send(Outgoing::new(&message)));
            }
            Reply::Request(sender) => drop(sender.send(answer)),
        }
    }

    /// Tells everybody. Who has not taken what they were told before is dropped, and connects anew.
    fn tell(&mut self, message: &ToClient) {
        let text = Outgoing::new(message);
        self.subscribers.retain(|it| it.sender.try_send(text.clone()).is_ok());
    }

    fn farewell(&mut self, why: Farewell) {
        for subscriber in self.subscribers.drain(..) {
            drop(subscriber.sender.try_send(Outgoing::Farewell(why)));
        }
    }
}
