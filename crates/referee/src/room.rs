use std::collections::VecDeque;

use board::Player;
use play::{Action, Actor};
use protocol::{Ask, Change, Entry, GameId, Person, Presence, Refusal, Setup, UserId};

use crate::attendance::Attendance;
use crate::{EngineWork, Game, WorkId};

/// Whom to answer: whoever asked is known to the caller by this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(pub u64);

/// What comes to a room from outside.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody wants something done.
    Ask {
        /// Whom to answer.
        ticket: Ticket,
        /// Who; nobody where they have not said who they are.
        who: Option<Person>,
        /// What they want.
        ask: Ask,
        /// How long it was under way, in milliseconds.
        lag: u64,
    },
    /// Somebody has opened the game.
    Came(UserId),
    /// Somebody has closed it, who may have opened it twice.
    Left(UserId),
    /// A guest has become a part of an account, which takes their seat.
    Became(UserId, Person),
    /// What was to be written is written.
    Written,
    /// Somebody else has written first: these entries, in another process.
    Overtaken(Vec<Entry>),
    /// What was to be written could not be.
    NotWritten,
    /// Another process has written: every entry from the first that the room had not seen.
    Entries(Vec<Entry>),
    /// What was to be looked at: every entry from the first that the room had not seen.
    Looked(Vec<Entry>),
    /// What was to be looked at could not be.
    NotLooked,
    /// Another process says which players have opened the game there, the first one first.
    Elsewhere {
        /// Which process.
        process: u64,
        /// Who is there.
        here: [bool; 2],
    },
    /// A computer has thought, and does this.
    Thought(WorkId, Action),
    /// Nothing but time has passed.
    Tick,
}

/// What is to be done for a room, in this order.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Set this game up with these entries, unless it is there already.
    Create(GameId, Setup, Vec<Entry>),
    /// Write this entry down, and then say how that went; until then nothing else is written.
    Write(Entry),
    /// Look whether others have written, and then say what; until then nothing is judged.
    Look,
    /// Tell these entries to everybody who has opened the game: they are written down.
    Show(Vec<Entry>),
    /// Tell whoever asked which entry did it, or why nothing was done.
    Answer(Ticket, Result<u32, Refusal>),
    /// Tell everybody that a player has come or gone.
    Presence(Player, Presence),
    /// Let a computer think, instead of what it thought about before.
    Think(EngineWork),
    /// Let no computer think any more.
    Rest,
    /// The entries don't fit together: read the game anew.
    Broken(String),
}

/// How much of the time that a message is under way is not charged, in milliseconds.
pub(crate) const LAG: u64 = 300;

/// How many asks may wait for those before them.
const QUEUE: usize = 32;

#[derive(Clone, Debug)]
struct Asked {
    ticket: Ticket,
    who: Option<Person>,
    ask: Ask,
    at: u64,
    /// Whether the room has seen everything that was written before this was asked.
    is_sure: bool,
}

/// What is being written, for whom, and what they are answered then.
#[derive(Clone, Debug)]
struct Writing {
    entry: Entry,
    asked: Option<(Asked, Result<(), Refusal>)>,
}

/// A game and the people who have come to it: a pure state machine, messages in, effects out.
#[derive(Clone, Debug)]
pub struct Room {
    game: Game,
    attendance: Attendance,
    writing: Option<Writing>,
    queue: VecDeque<Asked>,
    /// Who has become a part of whom.
    became: Vec<(UserId, Person)>,
    /// What others have written while it wrote itself.
    heard: Vec<Entry>,
    /// What a computer was told to think about.
    thinking: Option<WorkId>,
    thought: Option<(WorkId, Action)>,
    /// Since when and until when no server was there, where the clock has not been told.
    down: Option<(u64, u64)>,
    /// Whether other processes may write to the same game.
    is_shared: bool,
    /// What would be refused, unless others have written what the room has not seen.
    doubted: Option<Asked>,
}

impl Room {
    /// A room for a game that was read at this time. Nobody is here yet.
    ///
    /// Where no server was there for a while, `down` says since when, as far as is
    /// known, and until when: nobody is charged for that.
    pub fn new(game: Game, down: Option<(u64, u64)>, now: u64) -> Self {
        let mut room = Self {
            game,
            attendance: Attendance::new(now),
            writing: None,
            queue: VecDeque::new(),
            became: Vec::new(),
            heard: Vec::new(),
            thinking: None,
            thought: None,
            down,
            is_shared: false,
            doubted: None,
        };
        room.attend(now);
        room
    }

    /// The same room where other processes may write to the game: nothing is refused before it is
    /// known what they have written.
    #[must_use]
    pub const fn shared(mut self) -> Self {
        self.is_shared = true;
        self
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the players are there, the first one first.
    pub fn presence(&self) -> [Presence; 2] {
        Player::BOTH.map(|player| self.attendance.presence(player))
    }

    /// Looks anew who is there; the players for whom that has changed.
    fn attend(&mut self, now: u64) -> Vec<Player> {
        let seats = self.game.table.seats();
        let computers = seats.0.map(|seat| !seat.is_person());
        self.attendance.look(&self.game.people, computers, now)
    }

    /// Who has opened the game here, the first player first; other processes are told.
    pub fn here(&self) -> [bool; 2] {
        self.game.people.0.each_ref().map(|person| self.attendance.is_here(person.as_ref()))
    }

    /// Whether it can be closed: nothing is under way.
    pub fn is_idle(&self) -> bool {
        let is_waiting = self.writing.is_some() || self.doubted.is_some();
        !is_waiting && self.queue.is_empty() && self.thinking.is_none()
    }

    /// When something has to be done though nobody asks, in milliseconds since the game was set up.
    pub fn wake(&self) -> Option<u64> {
        let duty = self.game.duty().map(|duty| duty.at.saturating_add(grace(&duty.change)));
        duty.into_iter().chain(self.attendance.wake()).min()
    }

    /// Takes what comes, and says what is to be done.
    pub fn update(&mut self, input: Input, now: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        let is_refused = matches!(input, Input::NotWritten);
        self.take(input, now, &mut effects);
        // The referee's own duties, and what a computer wants, are tried again with the next message,
        // not at once.
        if !is_refused {
            self.go_on(now, &mut effects);
        }
        for player in self.attend(now) {
            effects.push(Effect::Presence(player, self.attendance.presence(player)));
        }
        effects
    }

    fn take(&mut self, input: Input, now: u64, effects: &mut Vec<Effect>) {
        match input {
            Input::Ask { ticket, who, ask, lag } => {
                if self.queue.len() < QUEUE {
                    let at = now.saturating_sub(lag.min(LAG));
                    self.queue.push_back(Asked { ticket, who, ask, at, is_sure: !self.is_shared });
                } else {
                    effects.push(Effect::Answer(ticket, Err(Refusal::Busy)));
                }
            }
            Input::Came(user) => self.attendance.come(user),
            Input::Left(user) => self.attendance.leave(user),
            Input::Became(guest, account) => self.became.push((guest, account)),
            Input::Written => {
                self.written(effects);
                self.catch_up(Vec::new(), effects);
            }
            Input::Overtaken(entries) => {
                // It is judged again, after what was faster.
                if let Some(Writing { asked: Some((asked, _)), .. }) = self.writing.take() {
                    self.queue.push_front(asked);
                }
                self.catch_up(entries, effects);
            }
            Input::NotWritten => {
                if let Some(Writing { asked: Some((asked, _)), .. }) = self.writing.take() {
                    effects.push(Effect::Answer(asked.ticket, Err(Refusal::Busy)));
                }
                self.thinking = None;
                self.catch_up(Vec::new(), effects);
            }
            // It may be its own entry that it hears of; that is known when it is told how writing
            // went.
            Input::Entries(entries) if self.writing.is_some() => self.heard.extend(entries),
            Input::Entries(entries) => self.catch_up(entries, effects),
            Input::Looked(entries) => {
                self.catch_up(entries, effects);
                if let Some(doubted) = self.doubted.take() {
                    self.queue.push_front(Asked { is_sure: true, ..doubted });
                }
            }
            Input::NotLooked => {
                let asked = self.doubted.take();
                effects.extend(asked.map(|it| Effect::Answer(it.ticket, Err(Refusal::Busy))));
            }
            Input::Elsewhere { process, here } => {
                self.attendance.hear(process, here, now);
            }
            Input::Thought(work, action) => self.thought = Some((work, action)),
            Input::Tick => {}
        }
    }

    fn written(&mut self, effects: &mut Vec<Effect>) {
        let Some(Writing { entry, asked }) = self.writing.take() else { return };
        let number = entry.number;
        if let Err(error) = self.follow(&entry) {
            return effects.push(Effect::Broken(error));
        }
        effects.push(Effect::Show(vec![entry]));
        if let Some((asked, answer)) = asked {
            effects.push(Effect::Answer(asked.ticket, answer.map(|()| number)));
        }
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        self.game.follow(entry).map(drop).map_err(|error| error.to_string())
    }

    /// Takes entries that others have written; some may be known, or come twice.
    fn catch_up(&mut self, mut entries: Vec<Entry>, effects: &mut Vec<Effect>) {
        entries.append(&mut self.heard);
        entries.retain(|entry| entry.number >= self.game.count());
        entries.sort_by_key(|entry| entry.number);
        entries.dedup_by_key(|entry| entry.number);
        let new = entries;
        for entry in &new {
            if let Err(error) = self.follow(entry) {
                return effects.push(Effect::Broken(error));
            }
        }
        if !new.is_empty() {
            effects.push(Effect::Show(new));
        }
    }

    /// Writes what is to be written next, one entry at a time.
    fn go_on(&mut self, now: u64, effects: &mut Vec<Effect>) {
        while self.writing.is_none() && self.doubted.is_none() {
            if let Some(entry) = self.pause().or_else(|| self.succession(now)) {
                self.write(entry, None, effects);
            } else if let Some(asked) = self.queue.pop_front() {
                self.judge(asked, effects);
            } else if let Some(entry) = self.duty(now, effects).or_else(|| self.deed(now)) {
                self.write(entry, None, effects);
            } else {
                break;
            }
        }
        let work = self.game.engine_work(now);
        let id = work.as_ref().map(|work| work.id);
        if id != self.thinking {
            self.thinking = id;
            effects.push(work.map_or(Effect::Rest, Effect::Think));
        }
    }

    fn write(
        &mut self,
        entry: Entry,
        asked: Option<(Asked, Result<(), Refusal>)>,
        effects: &mut Vec<Effect>,
    ) {
        effects.push(Effect::Write(entry.clone()));
        self.writing = Some(Writing { entry, asked });
    }

    fn judge(&mut self, asked: Asked, effects: &mut Vec<Effect>) {
        let known = asked.who.as_ref().and_then(|who| self.game.done(who.id, &asked.ask.key));
        if let Some(number) = known {
            return effects.push(Effect::Answer(asked.ticket, Ok(number)));
        }
        let at = asked.at.max(self.game.last());
        match self.game.judge(asked.who.as_ref(), &asked.ask, self.presence(), at) {
            Ok(judged) => self.write(judged.entry, Some((asked, judged.answer)), effects),
            Err(_) if !asked.is_sure => {
                effects.push(Effect::Look);
                self.doubted = Some(asked);
            }
            Err(refusal) => effects.push(Effect::Answer(asked.ticket, Err(refusal))),
        }
    }

    /// The clock stands still from when the server went down, unless it had been stopped already, or
    /// another process has gone on since.
    fn pause(&mut self) -> Option<Entry> {
        let (since, until) = self.down.take()?;
        let clock = self.game.table.clock().filter(|clock| clock.is_running())?;
        let last = self.game.last();
        if last >= until {
            return None;
        }
        // Whoever wrote the last entry was there then, though they had not said so since.
        let since = since.max(last);
        // Whose time had run out before has lost all the same.
        if clock.deadline()?.as_millis() as u64 <= since {
            return None;
        }
        Some(self.game.entry(Actor::Referee, Change::Act(Action::Pause), since))
    }

    /// An account takes the seat of a guest who has become a part of it, unless it has the other one.
    fn succession(&mut self, now: u64) -> Option<Entry> {
        let game = &self.game;
        self.became.retain(|(guest, account)| {
            game.seat_of(*guest).is_some() && game.seat_of(account.id).is_none()
        });
        let (guest, account) = self.became.first()?;
        let player = game.seat_of(*guest)?;
        let change = Change::Sat { player, person: account.clone() };
        Some(game.entry(Actor::Referee, change, now.max(game.last())))
    }

    /// What the referee has to do by now.
    fn duty(&self, now: u64, effects: &mut Vec<Effect>) -> Option<Entry> {
        let duty = self.game.duty()?;
        let at = now.max(self.game.last());
        if duty.at.saturating_add(grace(&duty.change)) > at {
            return None;
        }
        if let Change::Rematch(_) = duty.change {
            let (id, setup, entries) = self.game.rematch();
            effects.push(Effect::Create(id, setup, entries));
        }
        Some(self.game.entry(Actor::Referee, duty.change, at))
    }

    /// What a computer does.
    fn deed(&mut self, now: u64) -> Option<Entry> {
        let (id, action) = self.thought.take()?;
        self.game.deed(id, action, now)
    }
}

/// A move that was made in time may still be under way when the time is up.
const fn grace(change: &Change) -> u64 {
    if matches!(change, Change::Act(Action::Tick)) { LAG } else { 0 }
}
