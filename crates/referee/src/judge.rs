use std::time::Duration;

use board::{Outcome, Player};
use play::{Action, Actor, Ending, Offer};
use protocol::{Ask, Change, Claim, Entry, Kind, Person, Presence, Refusal, Want};
use record::Reason;

use crate::Game;

/// What is to be written of what somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    pub(crate) entry: Entry,
    /// Whether what is written is what was asked for, or why not: who is late finds out that their
    /// time is up.
    pub(crate) answer: Result<(), Refusal>,
}

/// How often a player may say something before the board has changed.
const REMARKS: u32 = 3;

/// The most entries of a game. The rules end every game long before, and so nobody can fill a disk.
const ENTRIES: u32 = 20_000;

/// Who may do what.
impl Game {
    /// Judges what somebody asks for at this time.
    pub(crate) fn judge(
        &self,
        who: Option<&Person>,
        ask: &Ask,
        presence: [Presence; 2],
        at: u64,
    ) -> Result<Judged, Refusal> {
        if self.count >= ENTRIES {
            return Err(Refusal::Enough);
        }
        let person = who.ok_or(Refusal::NotYourSeat)?;
        if let Want::Sit(player) = ask.want {
            let change = self.sit(person, player)?;
            let Change::Sat { player, .. } = change else { unreachable!("whoever sits, sat") };
            return Ok(self.judged(Actor::Player(player), ask, change, at));
        }
        let player = self.seat_of(person.id).ok_or(Refusal::NotYourSeat)?;
        let own = |change| Ok(self.judged(Actor::Player(player), ask, change, at));
        match &ask.want {
            Want::Sit(_) => unreachable!("it was looked at above"),
            Want::Act(action) => self.act(player, ask, action, at),
            Want::Say(remark) => {
                let is_enough = self.remarks[player] >= REMARKS;
                if is_enough { Err(Refusal::Enough) } else { own(Change::Say(*remark)) }
            }
            Want::Cancel => {
                if !self.is_open() {
                    return Err(Refusal::Over);
                }
                if !self.can_be_cancelled() {
                    return Err(Refusal::Begun);
                }
                own(Change::Cancel)
            }
            Want::Claim(claim) => {
                self.must_be_on()?;
                let other = presence[player.other().index()];
                if !self.may_claim(player, other, at) {
                    return Err(Refusal::NotAway);
                }
                let ending = match claim {
                    Claim::Win => Ending { outcome: Outcome::Win(player), reason: Reason::Forfeit },
                    Claim::Draw => Ending { outcome: Outcome::Draw, reason: Reason::Adjudication },
                };
                let change = Change::Act(Action::Adjudicate(ending));
                Ok(Judged { entry: self.entry(Actor::Referee, change, at), answer: Ok(()) })
            }
            Want::Rematch => {
                if self.table.ending().is_none() || self.next.is_some() {
                    return Err(if self.next.is_some() {
                        Refusal::Already
                    } else {
                        Refusal::Begun
                    });
                }
                if self.rematch[player] {
                    return Err(Refusal::Already);
                }
                own(Change::WantRematch)
            }
        }
    }

    /// Whether it can be called off: a seat is free, or somebody has not made a move yet.
    pub fn can_be_cancelled(&self) -> bool {
        self.is_open() && (self.free_seat().is_some() || !self.have_both_moved())
    }

    fn have_both_moved(&self) -> bool {
        let has_moved = |player| self.table.movers().any(|mover| mover == player);
        Player::BOTH.into_iter().all(has_moved)
    }

    /// Whether it counts for ratings, or will: one that was called off, or that ended before both had
    /// moved, does not.
    pub fn is_rated(&self) -> bool {
        let has_failed = !self.is_open() && (self.is_cancelled || !self.have_both_moved());
        self.setup.is_rated && !has_failed
    }

    fn judged(&self, by: Actor, ask: &Ask, change: Change, at: u64) -> Judged {
        let entry = Entry { key: Some(ask.key.clone()), ..self.entry(by, change, at) };
        Judged { entry, answer: Ok(()) }
    }

    /// The next entry.
    pub(crate) const fn entry(&self, by: Actor, change: Change, at: u64) -> Entry {
        Entry { number: self.count, at, by, key: None, change }
    }

    /// What the table would write down if this was done there.
    pub(crate) fn attempt(&self, by: Actor, action: Action, at: u64) -> Result<Entry, Refusal> {
        let mut table = self.table.clone();
        let before = table.log().entries.len();
        let done = table.apply(by, action, Duration::from_millis(at));
        done.map_err(|error| Refusal::from(&error))?;
        let written = table.log().entries.get(before).ok_or(Refusal::NotYours)?;
        Ok(self.entry(written.by, Change::Act(written.action.clone()), at))
    }

    fn sit(&self, person: &Person, player: Option<Player>) -> Result<Change, Refusal> {
        if !self.is_open() {
            return Err(Refusal::Over);
        }
        if self.seat_of(person.id).is_some() {
            return Err(Refusal::Seated);
        }
        // Ratings are among people and programs that have an account.
        if self.setup.is_rated && person.kind == Kind::Guest {
            return Err(Refusal::NeedsAccount);
        }
        let free = player.or_else(|| self.free_seat()).filter(|&player| self.is_free(player));
        let player = free.ok_or(Refusal::Taken)?;
        Ok(Change::Sat { player, person: person.clone() })
    }

    fn must_be_on(&self) -> Result<(), Refusal> {
        if !self.is_open() {
            return Err(Refusal::Over);
        }
        if self.free_seat().is_some() { Err(Refusal::NotBegun) } else { Ok(()) }
    }

    fn act(&self, player: Player, ask: &Ask, action: &Action, at: u64) -> Result<Judged, Refusal> {
        // Whoever takes back the last move of a finished game is asked by nobody any more.
        self.must_be_on()?;
        if self.board.is_some_and(|board| ask.after < board) {
            return Err(Refusal::Outdated);
        }
        let offered = match action {
            Action::OfferDraw => Some(Offer::Draw),
            Action::TakeBack => Some(Offer::TakeBack),
            _ => None,
        };
        if offered.is_some_and(|offer| self.table.offer() == Some((player, offer))) {
            return Err(Refusal::Already);
        }
        let mut entry = self.attempt(Actor::Player(player), action.clone(), at)?;
        // What the table writes down is what happens: where it is the referee's, time was up.
        let answer = if entry.by == Actor::Referee {
            Err(Refusal::TooLate)
        } else {
            entry.key = Some(ask.key.clone());
            Ok(())
        };
        Ok(Judged { entry, answer })
    }
}
