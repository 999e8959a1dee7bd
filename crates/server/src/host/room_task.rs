use std::collections::VecDeque;
use std::time::Duration;

use protocol::api::GameView;
use protocol::{Ask, Entry, Farewell, Key, Person, Refusal, ToClient, UserId, VERSION, Welcome};
use referee::{Effect, EngineWork, Input, Room, Ticket, WorkId};
use store::Appended;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::engines::Given;
use super::loading::{self, Loaded, append, summary};
use super::{Host, Outgoing, Subscriber};

/// Which entry did what was asked for, or why it was not done.
pub(crate) type Answer = Result<u32, Refusal>;

/// How long a room stays open that nobody looks at.
const LINGER: Duration = Duration::from_secs(30);

/// How often a room looks at the time at the most: what is years away is looked for again.
const LOOK: Duration = Duration::from_hours(1);

/// After how long work that found no thread is offered again.
const OFFER: Duration = Duration::from_secs(1);

/// How often it is looked whether work is still in the database, for workers to take: it may be lost
/// where two servers have opened the same game.
const KEEP: Duration = Duration::from_secs(5);

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
    /// A connection wants this number back, and the time at the game.
    Ping(u64, mpsc::Sender<Outgoing>),
    /// A guest has become a part of an account.
    Became(UserId, Person),
    /// A computer has thought.
    Thought(WorkId, play::Action),
    /// Another process has written something, or may have.
    Changed,
    /// Another process says which players are there, the first one first.
    Elsewhere { process: u64, here: [bool; 2] },
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
    /// What a computer is to think about, where it does, and when to look after it.
    work: Option<Work>,
    /// Who was not told something, since they had not taken what they were told before.
    dropped: Vec<UserId>,
    /// Whether what it knows can't be trusted any more.
    is_broken: bool,
}

/// What a computer is to think about.
struct Work {
    id: WorkId,
    /// Where it does; nowhere, where nobody could take it.
    given: Option<Given>,
    /// When it is offered again.
    again: Option<Instant>,
}

/// Runs the room of a game until nobody needs it.
pub(crate) async fn run(host: Host, loaded: Loaded, mut inbox: mpsc::Receiver<ToRoom>) {
    let (time, down) = (loaded.time(host.now()), host.0.down);
    // Only what was under way then was interrupted.
    let down = down.filter(|(_, until)| loaded.created < *until);
    let down = down.map(|(since, until)| (loaded.time(since), loaded.time(until)));
    let Loaded { game, entries, created, updated } = loaded;
    let id = game.id().clone();
    let room = Room::new(game, down, time);
    let room = if host.0.has_others { room.shared() } else { room };
    let mut task = Task {
        room,
        host,
        entries,
        created,
        updated,
        subscribers: Vec::new(),
        replies: Vec::new(),
        tickets: 0,
        work: None,
        dropped: Vec::new(),
        is_broken: false,
    };
    match task.host.successors(&task.room.game().people().0).await {
        Ok(successors) => {
            for (guest, account) in successors {
                task.update(Input::Became(guest, account)).await;
            }
        }
        Err(error) => tracing::warn!(game = %id, %error, "who sits at a game is not known"),
    }
    task.update(Input::Tick).await;
    let mut quiet_since = Instant::now();
    loop {
        let is_quiet = task.subscribers.is_empty() && task.room.is_idle();
        if !is_quiet {
            quiet_since = Instant::now();
        }
        let until = if is_quiet { quiet_since + LINGER } else { Instant::now() + LOOK };
        let wakes = [task.wake(), task.work.as_ref().and_then(|work| work.again)];
        let wake = wakes.into_iter().flatten().fold(until, Instant::min);
        tokio::select! {
            message = inbox.recv() => match message {
                Some(ToRoom::Stop) | None => break task.farewell(Farewell::Stopping),
                Some(message) => task.hear(message).await,
            },
            () = sleep_until(wake) => {
                task.offer_again().await;
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
            ToRoom::Ping(echo, sender) => {
                let pong = ToClient::Pong { echo, now: self.now() };
                // Who does not hear it asks again.
                drop(sender.try_send(Outgoing::new(&pong)));
            }
            ToRoom::Became(guest, account) => self.update(Input::Became(guest, account)).await,
            ToRoom::Thought(work, action) => self.update(Input::Thought(work, action)).await,
            ToRoom::Changed => {
                let from = self.room.game().count();
                match self.host.entries(self.room.game().id(), from).await {
                    Ok(entries) if entries.is_empty() => {}
                    Ok(entries) => self.update(Input::Entries(entries)).await,
                    Err(error) => tracing::warn!(%error, "a game could not be read"),
                }
            }
            ToRoom::Elsewhere { process, here } => {
                self.update(Input::Elsewhere { process, here }).await;
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
            let input = self.perform(effect).await;
            let gone = self.dropped.drain(..).map(Input::Left);
            for input in input.into_iter().chain(gone.collect::<Vec<_>>()) {
                let now = self.now();
                effects.extend(self.room.update(input, now));
            }
        }
        self.host.note_presence(self.room.game().id(), self.room.here());
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
            Effect::Look => {
                let game = self.room.game();
                let entries = self.host.entries(game.id(), game.count()).await;
                Some(entries.map_or(Input::NotLooked, Input::Looked))
            }
            Effect::Show(entries) => {
                self.entries.extend(entries.iter().cloned());
                self.updated = self.host.now();
                self.tell(&ToClient::Entries(entries));
                let game = self.room.game();
                if self.host.0.notices.are_wanted() {
                    let summary = summary(game, self.created);
                    self.host.0.notices.tell(game.id(), &summary, i64::from(game.count()));
                }
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
                self.rest().await;
                self.offer(work).await;
                None
            }
            Effect::Rest => {
                self.rest().await;
                None
            }
            Effect::Broken(why) => {
                tracing::error!(game = %self.room.game().id(), why, "a game does not fit together");
                self.is_broken = true;
                None
            }
        }
    }

    /// Gives a computer something to think about.
    async fn offer(&mut self, work: EngineWork) {
        let id = work.id;
        let given = self.host.think(self.room.game().id(), work).await;
        let again = match &given {
            Ok(Given::Here { .. }) => None,
            Ok(Given::Queued) => Some(KEEP),
            Err(error) => {
                tracing::warn!(game = %self.room.game().id(), %error, "no computer can think");
                Some(OFFER)
            }
        };
        let again = again.map(|wait| Instant::now() + wait);
        self.work = Some(Work { id, given: given.ok(), again });
    }

    /// Offers again what found no thread, or may have been lost on its way to a worker.
    async fn offer_again(&mut self) {
        let is_due = |it: &Work| it.again.is_some_and(|again| again <= Instant::now());
        if self.work.as_ref().is_some_and(is_due) {
            self.work = None;
            // Its clock has gone on.
            if let Some(work) = self.room.game().engine_work(self.now()) {
                self.offer(work).await;
            }
        }
    }

    /// Stops what a computer thinks about: it is not wanted any more.
    async fn rest(&mut self) {
        let Some(Work { id, given: Some(Given::Queued), .. }) = self.work.take() else { return };
        let game = self.room.game().id().as_str();
        if let Err(error) = self.host.store().finish_job(game, id.number()).await {
            tracing::warn!(game, %error, "work for a computer could not be taken back");
        }
    }

    async fn write(&mut self, entry: Entry) -> Input {
        let game = self.room.game();
        let Ok(append) = append(game, &entry, self.created, self.host.now()) else {
            return Input::NotWritten;
        };
        let summary = &append.summary;
        let is_counted = summary.is_rated && summary.state == store::State::Over;
        let begin = Instant::now();
        let appended = self.host.store().append(append).await;
        metrics::histogram!("ludoteca_append_seconds").record(begin.elapsed());
        match appended {
            Ok(Appended::Written) => {
                if is_counted {
                    self.host.0.to_count.notify_one();
                }
                Input::Written
            }
            Ok(Appended::Overtaken) => {
                match self.host.entries(self.room.game().id(), entry.number).await {
                    Ok(entries) => Input::Overtaken(entries),
                    Err(_) => Input::NotWritten,
                }
            }
            Err(error) => {
                metrics::counter!("ludoteca_database_errors_total").increment(1);
                tracing::warn!(%error, "an entry could not be written");
                Input::NotWritten
            }
        }
    }

    fn answer(&mut self, ticket: Ticket, answer: Answer) {
        let word = answer.as_ref().map_or_else(|why| why.code(), |_| "accepted");
        metrics::counter!("ludoteca_actions_total", "answer" => word).increment(1);
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
        let dropped = &mut self.dropped;
        self.subscribers.retain(|it| {
            let is_told = it.sender.try_send(text.clone()).is_ok();
            if !is_told {
                dropped.extend(it.user);
            }
            is_told
        });
    }

    fn farewell(&mut self, why: Farewell) {
        for subscriber in self.subscribers.drain(..) {
            drop(subscriber.sender.try_send(Outgoing::Farewell(why)));
        }
    }
}
