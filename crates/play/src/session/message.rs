use board::Spot;
use i18n::Phrase;

use crate::request::{Request, Response};
use crate::{Action, Entry, Event};

/// What comes to a session from outside: what the people at the table do, what the engine says, what
/// a table elsewhere tells, and that time has passed.
#[derive(Clone, Debug)]
pub enum Message {
    /// Somebody touches a spot, or lets go what was touched last.
    Touch(Spot),
    /// Somebody pulls what is at one spot to another.
    Pull(Spot, Spot),
    /// Somebody takes the last touch back.
    StepBack,
    /// The person to move plays what was put together.
    Confirm,
    /// The person to move has written this move.
    Play(String),
    /// Somebody wants a move back.
    TakeBack,
    /// Somebody offers a draw.
    OfferDraw,
    /// Whoever was offered something says yes or no.
    Answer(bool),
    /// Somebody gives up.
    Resign,
    /// Somebody wants to know what the engine would play.
    Hint,
    /// Somebody wants the computer to move at once.
    MoveNow,
    /// Somebody wants the best lines to be shown all the time, or no longer.
    SwitchAnalysis,
    /// Somebody looks at the game after so many turns.
    Look(usize),
    /// Somebody looks so many turns further, or back.
    Step(isize),
    /// Somebody stops a game of computers, or lets it go on.
    Pause,
    /// Somebody wants one more move of a game of computers.
    Next,
    /// Somebody wants computers to play at another pace: so long for each move.
    Show(std::time::Duration),
    /// Nobody looks at the game any more, or somebody does again.
    Away(bool),
    /// Where the table stands elsewhere: the person here wants this move to be played as soon as it is
    /// their turn, or no longer.
    Premove(Option<String>),
    /// Where the table stands elsewhere: this was written down there, next after what came before.
    Entry(Entry),
    /// Where the table stands elsewhere: of what was asked for and not answered, the first is refused.
    Refused(Phrase),
    /// Where the table stands elsewhere: what was asked for and not answered may be lost.
    Unsent,
    /// The engine answers the last [`Effect::Think`].
    Engine(Response),
    /// Nothing but time has passed.
    Tick,
    /// Everybody leaves the table.
    Leave,
}

/// What a face has to do for a session.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Something has happened at the table: show it, say it, let it be heard.
    Happened {
        /// What.
        events: Vec<Event>,
        /// The same in words, one for each event.
        notices: Vec<Notice>,
    },
    /// Something could not be done: say why.
    Refused(Phrase),
    /// Something is to be said beside the board.
    Say(Phrase),
    /// Ask the engine this instead of what it was asked before, and hand on what it answers.
    Think(Box<Request>),
    /// Stop the engine, and hand on nothing of what it answers.
    StopThinking,
    /// Keep the game as it stands.
    Save,
    /// Ask for this at the table, which stands elsewhere, and hand on what becomes of it:
    /// [`Message::Entry`], [`Message::Refused`] or [`Message::Unsent`].
    Send(Action),
    /// The table here is no longer the one elsewhere: get the whole game again, and a new session.
    OutOfStep,
}

/// Something that has happened, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What.
    pub phrase: Phrase,
    /// Whether it is news to the people at the table: not what one of them has just done.
    pub is_news: bool,
}
