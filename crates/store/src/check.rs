use crate::StoreError;
use crate::game::{NewGame, Summary};

/// How long a text may be that is found by its whole: PostgreSQL refuses longer ones in an index.
const MOST: usize = 200;

/// A text by which something is found.
pub(crate) fn check_id(what: &'static str, text: &str) -> Result<(), StoreError> {
    if text.len() > MOST {
        return Err(StoreError::TooLong { what, length: text.len(), most: MOST });
    }
    check_text(what, text)
}

/// Any text: PostgreSQL keeps every character but one.
pub(crate) fn check_text(what: &'static str, text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::NulCharacter(what)) } else { Ok(()) }
}

impl Summary {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_id("the name of the game that is played", &self.game)?;
        self.result.as_deref().map_or(Ok(()), |result| check_text("a result", result))
    }
}

impl NewGame {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        // The names of games are told to other servers line by line.
        if self.id.contains('\n') || self.id.is_empty() {
            return Err(StoreError::NoName);
        }
        check_id("the name of a game", &self.id)?;
        check_text("a setup", &self.setup)?;
        for entry in &self.entries {
            entry.key.as_deref().map_or(Ok(()), |key| check_id("the key of an entry", key))?;
            check_text("an entry", &entry.body)?;
        }
        self.summary.check()
    }
}
