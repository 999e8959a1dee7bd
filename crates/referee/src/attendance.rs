use std::collections::BTreeMap;

use board::{ByPlayer, Player};
use protocol::{Person, Presence, UserId};

/// How long another process is believed that says who is there, in milliseconds: it says so again
/// sooner, and is gone where it does not.
const BELIEF: u64 = 25_000;

/// Who has opened a game, here and at other processes.
#[derive(Clone, Debug)]
pub(crate) struct Attendance {
    /// In how many places here.
    open: BTreeMap<UserId, u32>,
    elsewhere: Vec<Elsewhere>,
    /// Whether each player was there when it was last looked, and since when.
    known: ByPlayer<(bool, u64)>,
}

/// A player who has opened the game at another process.
#[derive(Clone, Copy, Debug)]
struct Elsewhere {
    process: u64,
    player: Player,
    /// Until when that is believed, unless it is said again.
    until: u64,
}

impl Attendance {
    /// Nobody is there.
    pub(crate) const fn new(now: u64) -> Self {
        let known = ByPlayer([(false, now); 2]);
        Self { open: BTreeMap::new(), elsewhere: Vec::new(), known }
    }

    /// Somebody opens the game in one more place.
    pub(crate) fn come(&mut self, user: UserId) {
        *self.open.entry(user).or_default() += 1;
    }

    /// Somebody closes it in one place.
    pub(crate) fn leave(&mut self, user: UserId) {
        if let Some(open) = self.open.get_mut(&user) {
            *open -= 1;
            if *open == 0 {
                self.open.remove(&user);
            }
        }
    }

    /// Whether somebody has opened it here.
    pub(crate) fn is_here(&self, person: Option<&Person>) -> bool {
        person.is_some_and(|person| self.open.contains_key(&person.id))
    }

    /// Another process says who is there.
    pub(crate) fn hear(&mut self, process: u64, here: [bool; 2], now: u64) {
        self.elsewhere.retain(|it| it.process != process);
        let there = Player::BOTH.into_iter().filter(|player| here[player.index()]);
        let until = now.saturating_add(BELIEF);
        self.elsewhere.extend(there.map(|player| Elsewhere { process, player, until }));
    }

    /// When somebody is believed in no longer.
    pub(crate) fn wake(&self) -> Option<u64> {
        self.elsewhere.iter().map(|it| it.until).min()
    }

    /// Looks anew who is there, where these people play and these seats are a computer's; the players
    /// for whom that has changed.
    pub(crate) fn look(
        &mut self,
        people: &ByPlayer<Option<Person>>,
        computers: [bool; 2],
        now: u64,
    ) -> Vec<Player> {
        self.elsewhere.retain(|it| it.until > now);
        let mut changed = Vec::new();
        for player in Player::BOTH {
            let is_there = computers[player.index()]
                || self.is_here(people[player].as_ref())
                || self.elsewhere.iter().any(|it| it.player == player);
            if is_there != self.known[player].0 {
                self.known[player] = (is_there, now);
                changed.push(player);
            }
        }
        changed
    }

    /// Whether a player was there when it was last looked.
    pub(crate) fn presence(&self, player: Player) -> Presence {
        match self.known[player] {
            (true, _) => Presence::Here,
            (false, since) => Presence::Away(since),
        }
    }
}
