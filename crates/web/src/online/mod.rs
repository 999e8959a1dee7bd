//! Play with others: what the pages ask of the games server that they came from, where there is one.

mod answers;
mod card;
mod connection;
mod create;
mod http;
mod identity;
mod invitation;
mod link;
mod lobby;
mod mine;
mod page;
mod presence;
mod remarks;
mod server;
mod sign;
mod socket;
mod visit;

pub(crate) use answers::{Asked, VisitAnswers};
pub(crate) use create::{Invited, OtherFields, Others};
pub(crate) use identity::NameDialog;
pub(crate) use link::Link;
pub(crate) use lobby::LobbyPage;
pub(crate) use mine::Mine;
pub(crate) use page::OnlinePage;
pub(crate) use presence::{away_for, left};
pub(crate) use remarks::{RemarkBubble, Remarks};
pub(crate) use server::Server;
pub(crate) use sign::Sign;
pub(crate) use visit::{Heard, Visit};
