//! What a page, a terminal, a program and a games server say to each other.
//!
//! A game among people who sit elsewhere is a list of [`Entry`]s, numbered from 0, which the server
//! writes down one after the other and everybody else is told. Whoever has seen entry 17 asks for
//! what came after it, and nobody's board can get out of step: a board is a fold over the entries.
//!
//! What somebody wants is an [`Ask`]: with a key of its own, so that asking twice is doing once, and
//! with the number of the last entry that they had seen, so that nobody answers what has changed.
//!
//! Every message is a line of JSON of a closed type. Whatever is not known here is not understood,
//! and ends the connection with a reason; the game goes on.
//!
//! ```
//! use ludoteca_protocol::{Ask, ToServer, Want};
//! use play::Action;
//!
//! let want = Want::Act(Action::Play("b2xc2".into()));
//! let ask = Ask { key: "k1".parse()?, after: 2, want };
//! let text = ToServer::Ask(ask.clone()).to_string();
//! assert_eq!(text, r#"{"ask":{"key":"k1","after":2,"want":{"act":{"play":"b2xc2"}}}}"#);
//! assert_eq!(text.parse::<ToServer>()?, ToServer::Ask(ask));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
pub mod api;
mod ask;
mod client;
mod entry;
mod game_id;
mod key;
mod message;
mod name;
mod notice;
mod person;
mod presence;
mod probe;
mod refusal;
mod remark;
mod setup;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use analysis::{AnalysedLine, Analysis, AnalysisRequest};
pub use ask::{Ask, Claim, Want};
pub use client::{Client, News};
pub use entry::{Change, Entry};
pub use game_id::{GameId, NoGameId};
pub use key::{Key, NoKey};
pub use message::{Farewell, ReadError, ToClient, ToServer, Welcome};
pub use name::{Name, NoName};
pub use notice::Notice;
pub use person::{Kind, Person, UserId};
pub use presence::Presence;
pub use probe::{Probe, ProbedMove, Value};
pub use refusal::Refusal;
pub use remark::Remark;
pub use setup::Setup;

/// The version of everything here. A page and a server of different versions don't talk: the page is
/// told to load itself anew.
pub const VERSION: u32 = 1;

/// The longest message of a client, in bytes.
pub const LONGEST: usize = 4_096;
