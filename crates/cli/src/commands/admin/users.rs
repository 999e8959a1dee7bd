use std::io::Write as _;

use board::quote;
use clap::Args;
use store::{Store, User};

use super::{failed, say};
use crate::{CommandError, Console, words};

/// Which users are listed.
#[derive(Args, Debug)]
pub(crate) struct List {
    /// Only those whose names have these letters in them
    #[arg(value_name = "TEXT")]
    letters: Option<String>,

    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: u32,
}

/// One of them.
#[derive(Args, Debug)]
pub(crate) struct One {
    /// The name of an account, or the number of anybody
    #[arg(value_name = "NAME")]
    name: String,
}

pub(super) async fn list(
    store: &Store,
    list: &List,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let letters = list.letters.as_deref().unwrap_or_default();
    for user in
        store.find_users(letters, i64::from(list.limit)).await.map_err(|error| failed(&error))?
    {
        let User { id, kind, is_banned, .. } = user;
        let note = if is_banned { "\tbanned" } else { "" };
        let seen = date(user.seen);
        let name = one_line(&user.name);
        writeln!(console.out, "{id}\t{}\t{seen}\t{name}{note}", kind.word())?;
    }
    Ok(())
}

/// A name with nothing that a terminal would obey.
fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// The day of a time, as programs write it.
pub(super) fn date(millis: i64) -> String {
    record::Date::of_day(u64::try_from(millis / 86_400_000).unwrap_or(0)).to_string()
}

async fn find(store: &Store, one: &One) -> Result<User, CommandError> {
    let mut found = store.user_by_name(&one.name).await.map_err(|error| failed(&error))?;
    if let (None, Ok(id)) = (&found, one.name.parse()) {
        found = store.user(id).await.map_err(|error| failed(&error))?;
    }
    found.ok_or_else(|| CommandError::Input(words::no_such_user(quote(&one.name))))
}

pub(super) async fn ban(
    store: &Store,
    one: &One,
    is_banned: bool,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let user = find(store, one).await?;
    store.set_banned(user.id, is_banned).await.map_err(|error| failed(&error))?;
    let name = one_line(&user.name);
    let said =
        if is_banned { words::banned(name, user.id) } else { words::unbanned(name, user.id) };
    say(console, &said)
}
