use std::io::Write as _;

use board::{Outcome, Player, quote};
use clap::{Args, ValueEnum};
use games::SHELF;
use store::{Filter, State, Store};

use super::users::date;
use super::{failed, say};
use crate::{CommandError, Console, words};

/// Which games are listed.
#[derive(Args, Debug)]
pub(crate) struct List {
    /// Only those that have come so far
    #[arg(long, value_enum, value_name = "STATE")]
    state: Option<Stage>,

    /// Only those of the user with this number
    #[arg(long, value_name = "N")]
    user: Option<i64>,

    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: u32,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Stage {
    Open,
    Running,
    Over,
    Cancelled,
}

/// One of them.
#[derive(Args, Debug)]
pub(crate) struct One {
    /// What the game is called: the last part of its address
    #[arg(value_name = "GAME")]
    id: String,
}

/// How a game is ended.
#[derive(Args, Debug)]
pub(crate) struct End {
    #[command(flatten)]
    game: One,

    /// With which result; without it, the game is called off
    #[arg(long, value_enum, value_name = "RESULT")]
    result: Option<Verdict>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Verdict {
    First,
    Second,
    Draw,
}

pub(super) async fn list(
    store: &Store,
    list: &List,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let state = list.state.map(|stage| match stage {
        Stage::Open => State::Open,
        Stage::Running => State::Running,
        Stage::Over => State::Over,
        Stage::Cancelled => State::Cancelled,
    });
    let filter =
        Filter { state, user: list.user, limit: i64::from(list.limit), ..Filter::default() };
    for game in store.games(&filter).await.map_err(|error| failed(&error))? {
        let user = |id: Option<i64>| id.map_or("-".into(), |id| id.to_string());
        let (summary, updated) = (&game.summary, date(game.updated));
        let players = format!("{}\t{}", user(summary.first_user), user(summary.second_user));
        let result = summary.result.as_deref().unwrap_or("*");
        let state = summary.state.word();
        writeln!(
            console.out,
            "{}\t{}\t{state}\t{updated}\t{players}\t{result}\t{}",
            game.id, summary.game, game.entries
        )?;
    }
    Ok(())
}

pub(super) async fn show(
    store: &Store,
    one: &One,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let record =
        server::record_of(store, SHELF, &one.id).await.map_err(|error| wrong(one, &error))?;
    writeln!(console.out, "{record}")?;
    Ok(())
}

pub(super) async fn end(
    store: &Store,
    end: &End,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let outcome = end.result.map(|verdict| match verdict {
        Verdict::First => Outcome::Win(Player::First),
        Verdict::Second => Outcome::Win(Player::Second),
        Verdict::Draw => Outcome::Draw,
    });
    let now = platform::wall_clock();
    let ended = server::end_game(store, SHELF, &end.game.id, outcome, now).await;
    if ended.map_err(|error| wrong(&end.game, &error))? {
        say(console, &words::game_ended(end.game.id.clone()))
    } else {
        Err(CommandError::Input(words::game_is_over(quote(&end.game.id))))
    }
}

fn wrong(one: &One, error: &server::HostError) -> CommandError {
    match error {
        server::HostError::NoGame => CommandError::Input(words::no_kept_game(quote(&one.id))),
        other => CommandError::Other(words::store_fails(other.to_string())),
    }
}
