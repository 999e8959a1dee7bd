use std::sync::Arc;

use protocol::{Farewell, ToClient, UserId};
use tokio::sync::mpsc;

/// What goes out over a connection: the same text for everybody who is told the same.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Arc<str>),
    /// The last one: the connection ends.
    Farewell(Farewell),
}

impl Outgoing {
    pub(crate) fn new(message: &ToClient) -> Self {
        Self::Text(message.to_string().into())
    }
}

/// Somebody who has opened a game.
#[derive(Clone, Debug)]
pub(crate) struct Subscriber {
    /// Which connection.
    pub(crate) connection: u64,
    /// Who, where that is known.
    pub(crate) user: Option<UserId>,
    /// Where to tell them what happens. Who does not take it is dropped: nobody waits for them.
    pub(crate) sender: mpsc::Sender<Outgoing>,
}

impl Subscriber {
    /// How many messages may wait for who takes them slowly.
    pub(crate) const QUEUE: usize = 64;
}
