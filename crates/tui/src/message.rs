use engine::{Report, Score};
use ratatui::crossterm::event::Event;

/// What comes to the app from outside.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A key, the mouse, another size of the terminal.
    Terminal(Event),
    /// What the engine has found so far about this question.
    Found {
        /// The number of the question.
        question: u64,
        /// What it has found.
        report: Report<String>,
    },
    /// The engine has answered this question.
    Answered {
        /// The number of the question.
        question: u64,
        /// The move that it would play, where there is one.
        mv: Option<String>,
    },
    /// What a position of a finished game was worth to the player who was to move.
    Judged {
        /// The number of the question.
        question: u64,
        /// After how many turns.
        turns: usize,
        /// The worth.
        score: Score,
    },
    /// Nothing but time has passed.
    Tick,
    /// Everything has to end now.
    Quit,
}
