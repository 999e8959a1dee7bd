use client::Update;
use play::request::Response;
use ratatui::crossterm::event::Event;

/// What comes to the app from outside.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A key, the mouse, another size of the terminal.
    Terminal(Event),
    /// What the engine says about a request.
    Engine {
        /// The number of the request.
        request: u64,
        /// What it says.
        response: Response,
    },
    /// What a connection to a game elsewhere says.
    Online {
        /// The number of the connection.
        number: u64,
        /// What it says.
        update: Update,
    },
    /// Nothing but time has passed.
    Tick,
    /// Everything has to end now.
    Quit,
}
