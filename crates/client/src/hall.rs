use protocol::api::{GameView, Lobby, Me};
use tokio::runtime::{self, Runtime};

use crate::api::Api;
use crate::{ClientError, ServerAddress, Who};

/// A server that somebody has come to, before they sit down: each question waits for its answer.
pub struct Hall {
    runtime: Runtime,
    api: Api,
}

impl Hall {
    /// Comes to a server, and says who wants in.
    pub fn enter(server: ServerAddress, who: &Who) -> Result<Self, ClientError> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(ClientError::Machine)?;
        let api = runtime.block_on(Api::enter(server, who))?;
        Ok(Self { runtime, api })
    }

    /// Who the server takes us for.
    pub fn me(&self) -> Result<Option<Me>, ClientError> {
        self.runtime.block_on(self.api.me())
    }

    /// Free seats and running games that everybody may see.
    pub fn lobby(&self) -> Result<Lobby, ClientError> {
        self.runtime.block_on(self.api.lobby())
    }

    /// Our own games, the newest first.
    pub fn my_games(&self) -> Result<Vec<GameView>, ClientError> {
        self.runtime.block_on(self.api.my_games())
    }
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hall {{ server: {} }}", self.api.address)
    }
}
