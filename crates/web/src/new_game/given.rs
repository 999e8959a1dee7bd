use ::i18n::Phrase;
use games::{AnyGame, AnyPosition, SHELF};
use record::Link;

use crate::route::Route;
use crate::words;

/// The position that a person gives: its text, or the address of a page of this app that shows it.
pub(super) fn position(
    game: &'static dyn AnyGame,
    text: &str,
) -> Result<Box<dyn AnyPosition>, Phrase> {
    let position = match linked(text.trim()) {
        Some(linked) => linked?,
        None => game.pasted_position(text).map_err(|error| error.phrase())?,
    };
    if position.info().id != game.info().id {
        return Err(words::linked_elsewhere(position.info().name));
    }
    if position.verdict().is_some() {
        return Err((&words::POSITION_OVER).into());
    }
    Ok(position)
}

/// The position that an address leads to; nothing where the text is no address.
fn linked(text: &str) -> Option<Result<Box<dyn AnyPosition>, Phrase>> {
    // The texts of positions have neither.
    if !text.starts_with("#/") && !text.contains("://") {
        return None;
    }
    let fragment = text.split_once('#').map_or("", |(_, fragment)| fragment);
    Some(match Route::read(fragment) {
        Route::New(_, Err(broken)) => Err(broken),
        Route::New(id, Ok(Some(position))) => match crate::route::game(&id) {
            Some(game) => game.pasted_position(&position).map_err(|error| error.phrase()),
            None => Err((&words::LINKED_NOWHERE).into()),
        },
        Route::Study(Some(link)) => Link::read(SHELF, &link).map(|link| {
            let turns = link.at.unwrap_or(link.line.moves().len());
            link.line.after(turns).position().boxed()
        }),
        _ => Err((&words::LINKED_NOWHERE).into()),
    })
}
