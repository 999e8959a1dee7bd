use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::PoisonError;
use std::time::Duration;

use protocol::GameId;

use super::{Host, ToRoom};

/// What servers tell each other about who is there is told under this name.
const CHANNEL: &str = "presence";

/// How often it is told who has come or gone.
const OFTEN: Duration = Duration::from_millis(200);

/// After how many times of those everybody is told of again who is there.
const AGAIN: u32 = 50;

/// How many games are told of at once: each is a short line, and PostgreSQL takes 8,000 bytes.
const LINES: usize = 300;

/// Who has opened which game at this server, for the other servers of the same database.
#[derive(Debug, Default)]
pub(super) struct Presences {
    /// The players who are here, the first one first.
    here: BTreeMap<GameId, [bool; 2]>,
    /// Games for which that has changed since it was told.
    changed: BTreeSet<GameId>,
}

impl Presences {
    fn note(&mut self, game: &GameId, here: [bool; 2]) {
        let before = self.here.get(game).copied().unwrap_or_default();
        if before == here {
            return;
        }
        if here == [false; 2] {
            self.here.remove(game);
        } else {
            self.here.insert(game.clone(), here);
        }
        self.changed.insert(game.clone());
    }

    /// What is to be told now, a line a game.
    fn lines(&mut self, is_all: bool) -> Vec<String> {
        let changed = std::mem::take(&mut self.changed);
        let games =
            if is_all { self.here.keys().cloned().chain(changed).collect() } else { changed };
        let line = |game: GameId| {
            let [first, second] = self.here.get(&game).copied().unwrap_or_default();
            format!("{game} {}{}", u8::from(first), u8::from(second))
        };
        games.into_iter().map(line).collect()
    }
}

/// A line that another server has told.
fn read(line: &str) -> Option<(GameId, [bool; 2])> {
    let (game, here) = line.split_once(' ')?;
    let &[first, second] = here.as_bytes() else { return None };
    Some((game.parse().ok()?, [first == b'1', second == b'1']))
}

impl Host {
    /// Notes who has opened a game here.
    pub(super) fn note_presence(&self, game: &GameId, here: [bool; 2]) {
        if self.0.has_others {
            self.presences().note(game, here);
        }
    }

    fn presences(&self) -> std::sync::MutexGuard<'_, Presences> {
        self.0.presences.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the other servers who is here, as long as this one is.
    pub(super) async fn tell_presence(self) {
        let mut interval = tokio::time::interval(OFTEN);
        let mut count: u32 = 0;
        loop {
            interval.tick().await;
            let lines = self.presences().lines(count.is_multiple_of(AGAIN));
            count = count.wrapping_add(1);
            for lines in lines.chunks(LINES) {
                let mut text = self.0.name.clone();
                for line in lines {
                    // Writing to a text can't fail.
                    let _ = write!(text, "\n{line}");
                }
                if let Err(error) = self.store().tell(CHANNEL, &text).await {
                    tracing::warn!(%error, "who is here could not be told to other servers");
                }
            }
        }
    }

    /// Hears what another server tells.
    pub(super) fn hear_told(&self, channel: &str, text: &str) {
        if channel != CHANNEL {
            return;
        }
        let mut lines = text.lines();
        let Some(process) = lines.next().and_then(|name| u64::from_str_radix(name, 16).ok()) else {
            return;
        };
        for (game, here) in lines.filter_map(read) {
            self.send_if_open(&game, ToRoom::Elsewhere { process, here });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_changed_is_told_once_and_who_is_here_again_and_again() {
        let (one, other) = (GameId::new(1), GameId::new(2));
        let mut presences = Presences::default();
        presences.note(&one, [true, false]);
        presences.note(&other, [true, true]);
        assert_eq!(presences.lines(false), [format!("{one} 10"), format!("{other} 11")]);
        assert_eq!(presences.lines(false), Vec::<String>::new());
        presences.note(&one, [false, false]);
        assert_eq!(presences.lines(true), [format!("{one} 00"), format!("{other} 11")]);
        assert_eq!(presences.lines(true), [format!("{other} 11")]);
        assert_eq!(read(&format!("{other} 01")), Some((other, [false, true])));
        assert_eq!(read("nonsense"), None);
    }
}
