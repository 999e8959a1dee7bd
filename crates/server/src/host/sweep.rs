use std::sync::PoisonError;
use std::time::Duration;

use protocol::GameId;
use store::{Change, Changes};

use super::{Host, ToRoom, people};

/// How often it is looked whether something has to be done at a game that nobody has open.
const SWEEP: Duration = Duration::from_secs(1);

/// How many games are opened for that at once.
const MOST: i64 = 100;

/// What happens to games by itself.
impl Host {
    /// Opens the games at which something has to be done by now.
    pub(super) async fn sweep(self) {
        let mut interval = tokio::time::interval(SWEEP);
        loop {
            tokio::select! {
                _ = interval.tick() => {}
                () = self.stopping() => return,
            }
            match self.store().due(self.now(), MOST).await {
                Ok(games) => {
                    for game in games {
                        let Ok(id) = game.id.parse::<GameId>() else { continue };
                        if let Err(error) = self.send(&id, ToRoom::Tick).await {
                            tracing::warn!(game = %id, %error, "a game could not be opened");
                        }
                    }
                }
                Err(error) => {
                    metrics::counter!("ludoteca_database_errors_total").increment(1);
                    tracing::warn!(%error, "the games that are due could not be read");
                }
            }
        }
    }

    /// Hears what other processes on the same database have written.
    pub(super) async fn follow(self, mut changes: Changes) {
        while let Some(change) = changes.next().await {
            match change {
                Change::Games { is_own: true, .. } | Change::Told { is_own: true, .. } => {}
                Change::Told { channel, text, is_own: false } => self.heed(&channel, text),
                Change::Games { games, is_own: false } => {
                    for game in games.iter().filter_map(|game| game.parse::<GameId>().ok()) {
                        let is_open = self.send_if_open(&game, ToRoom::Changed);
                        if !is_open && self.0.notices.are_wanted() {
                            self.notice(&game).await;
                        }
                    }
                }
                Change::Lost => {
                    for game in self.open_games() {
                        self.send_if_open(&game, ToRoom::Changed);
                    }
                    self.notice_all().await;
                }
            }
        }
    }

    /// Does what another server tells.
    fn heed(&self, channel: &str, text: String) {
        match channel {
            people::ENDED => self.tell_ended(text),
            people::REREAD => {
                if let Ok(game) = text.parse::<GameId>() {
                    self.send_if_open(&game, ToRoom::Stop);
                }
            }
            _ => self.hear_told(channel, &text),
        }
    }

    /// Every game that is open here.
    pub(super) fn open_games(&self) -> Vec<GameId> {
        let rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.keys().cloned().collect()
    }

    /// Forgets a room that has ended.
    pub(super) fn forget(&self, game: &GameId) {
        self.note_presence(game, [false; 2]);
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.remove(game);
        metrics::gauge!("ludoteca_rooms").set(rooms.len() as f64);
    }
}
