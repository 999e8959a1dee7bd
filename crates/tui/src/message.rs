use play::errand::Answer;
use ratatui::crossterm::event::Event;

/// What comes to the app from outside.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A key, the mouse, another size of the terminal.
    Terminal(Event),
    /// What the engine says about an errand.
    Engine {
        /// The number of the errand.
        errand: u64,
        /// What it says.
        answer: Answer,
    },
    /// Nothing but time has passed.
    Tick,
    /// Everything has to end now.
    Quit,
}
