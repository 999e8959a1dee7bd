use std::collections::BTreeMap;
use std::sync::mpsc::Sender;

use client::{Connection, Ticket};
use protocol::Want;

use crate::message::Message;

/// The connections to games elsewhere, each in a thread of its own.
#[derive(Debug, Default)]
pub(crate) struct Network {
    messages: Option<Sender<Message>>,
    open: BTreeMap<u64, Connection>,
    last: u64,
    /// Where somebody went, where a test answers for the server.
    #[cfg(test)]
    pub(crate) went: Vec<Ticket>,
    /// What they wanted there.
    #[cfg(test)]
    pub(crate) asked: Vec<Want>,
}

impl Network {
    /// One whose connections tell `messages` what they hear.
    pub(crate) fn start(messages: Sender<Message>) -> Self {
        Self { messages: Some(messages), ..Self::default() }
    }

    /// Goes to a game; by this number what is heard of it is known.
    pub(crate) fn go(&mut self, ticket: Ticket) -> u64 {
        self.last += 1;
        let number = self.last;
        #[cfg(test)]
        self.went.push(ticket.clone());
        if let Some(messages) = self.messages.clone() {
            let connection = Connection::open(ticket, move |update| {
                // Nobody is left to listen when the program ends.
                let _ = messages.send(Message::Online { number, update });
            });
            self.open.insert(number, connection);
        }
        number
    }

    /// Wants something done at a game.
    pub(crate) fn ask(&mut self, number: u64, want: Want) {
        #[cfg(test)]
        self.asked.push(want.clone());
        if let Some(connection) = self.open.get(&number) {
            connection.ask(want);
        }
    }

    /// Leaves a game.
    pub(crate) fn leave(&mut self, number: u64) {
        self.open.remove(&number);
    }
}
