use std::collections::VecDeque;

use board::{ByPlayer, Player};
use play::{Action, Actor};
use protocol::{Ask, Change, Entry, GameId, Person, Presence, Refusal, Setup, UserId};

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
    /// What was to be written is written.
    Written,
    /// Somebody else has written first: these entries, in another process.
    Overtaken(Vec<Entry>),
    /// What was to be written could not be.
    NotWritten,
    /// Another process has written: every entry from the first that the room had not seen.
    Entries(Vec<Entry>),
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
    /// In how many places each player has opened the game.
    open: ByPlayer<u32>,
    /// Since when they have been here, or away.
    since: ByPlayer<u64>,
    writing: Option<Writing>,
    queue: VecDeque<Asked>,
    /// What others have written while it wrote itself.
    heard: Vec<Entry>,
    /// What a computer was told to think about.
    thinking: Option<WorkId>,
    thought: Option<(WorkId, Action)>,
    /// When the server went down, where the clock has not been told.
    down: Option<u64>,
}

impl Room {
    /// A room for a game that was read at this time. Nobody is here yet.
    ///
    /// Where no server was there for a while, `down` says since when: nobody is charged for that.
    pub fn new(game: Game, down: Option<u64>, now: u64) -> Self {
        Self {
            game,
            open: ByPlayer::default(),
            since: ByPlayer([now; 2]),
            writing: None,
            queue: VecDeque::new(),
            heard: Vec::new(),
            thinking: None,
            thought: None,
            down,
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the players are there, the first one first.
    pub fn presence(&self) -> [Presence; 2] {
        Player::BOTH.map(|player| self.presence_of(player))
    }

    fn presence_of(&self, player: Player) -> Presence {
        let is_computer = !self.game.table.seats()[player].is_person();
        if is_computer || self.open[player] > 0 {
            Presence::Here
        } else {
            Presence::Away(self.since[player])
        }
    }

    /// Whether it can be closed: nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.writing.is_none() && self.queue.is_empty() && self.thinking.is_none()
    }

    /// When something has to be done though nobody asks, in milliseconds since the game was set up.
    pub fn wake(&self) -> Option<u64> {
        self.game.duty().map(|duty| duty.at.saturating_add(grace(&duty.change)))
    }

    /// Takes what comes, and says what is to be done.
    pub fn update(&mut self, input: Input, now: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        match input {
            Input::Ask { ticket, who, ask, lag } => {
                if self.queue.len() < QUEUE {
                    let at = now.saturating_sub(lag.min(LAG));
                    self.queue.push_back(Asked { ticket, who, ask, at });
                } else {
                    effects.push(Effect::Answer(ticket, Err(Refusal::Busy)));
                }
            }
            Input::Came(user) => self.come_or_go(user, true, now, &mut effects),
            Input::Left(user) => self.come_or_go(user, false, now, &mut effects),
            Input::Written => {
                self.written(&mut effects);
                self.catch_up(Vec::new(), &mut effects);
            }
            Input::Overtaken(entries) => {
                // It is judged again, after what was faster.
                if let Some(Writing { asked: Some((asked, _)), .. }) = self.writing.take() {
                    self.queue.push_front(asked);
                }
                self.catch_up(entries, &mut effects);
            }
            Input::NotWritten => {
                if let Some(Writing { asked: Some((asked, _)), .. }) = self.writing.take() {
                    effects.push(Effect::Answer(asked.ticket, Err(Refusal::Busy)));
                }
                // The referee's own duties, and what a computer wants, are tried again with the next
                // message, not at once.
                self.thinking = None;
                self.catch_up(Vec::new(), &mut effects);
                return effects;
            }
            // It may be its own entry that it hears of; that is known when it is told how writing
            // went.
            Input::Entries(entries) if self.writing.is_some() => self.heard.extend(entries),
            Input::Entries(entries) => self.catch_up(entries, &mut effects),
            Input::Thought(work, action) => self.thought = Some((work, action)),
            Input::Tick => {}
        }
        self.go_on(now, &mut effects);
        effects
    }

    fn come_or_go(&mut self, user: UserId, comes: bool, now: u64, effects: &mut Vec<Effect>) {
        let Some(player) = self.game.seat_of(user) else { return };
        let before = self.presence_of(player);
        let open = &mut self.open[player];
        *open = if comes { *open + 1 } else { open.saturating_sub(1) };
        let is_here = *open > 0;
        if is_here != (before == Presence::Here) {
            self.since[player] = now;
            effects.push(Effect::Presence(player, self.presence_of(player)));
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
        while self.writing.is_none() {
            if let Some(entry) = self.pause() {
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
            Err(refusal) => effects.push(Effect::Answer(asked.ticket, Err(refusal))),
        }
    }

    /// The clock stands still from when the server went down, unless it had been stopped already, or
    /// another process has gone on meanwhile.
    fn pause(&mut self) -> Option<Entry> {
        let down = self.down.take()?;
        let is_running = self.game.table.clock().is_some_and(play::Clock::is_running);
        if !is_running || self.game.last() > down {
            return None;
        }
        let deadline = self.game.table.clock().and_then(play::Clock::deadline)?;
        // Whose time had run out before has lost all the same.
        if deadline.as_millis() as u64 <= down {
            return None;
        }
        Some(self.game.entry(Actor::Referee, Change::Act(Action::Pause), down))
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
