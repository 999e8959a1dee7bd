use std::path::PathBuf;
use std::sync::Arc;

use board::quote;
use clap::Args;
use games::{AnyGame, AnyTablebase};
use platform::TableFile;

use crate::{CommandError, words};

/// The tablebase that a command may use.
#[derive(Args, Debug)]
pub(crate) struct TableArgument {
    /// Look up what is proved in this table
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

impl TableArgument {
    /// The table, opened for this game, where one is given.
    pub(crate) fn open(&self, game: &dyn AnyGame) -> Result<Option<AnyTablebase>, CommandError> {
        let Some(path) = &self.table else { return Ok(None) };
        let wrong = |why| {
            let name = quote(&path.to_string_lossy());
            CommandError::Input(words::wrong_file(name, why))
        };
        let file = TableFile::open(path).map_err(|error| wrong(platform::reason(&error)))?;
        let table = game.tablebase(Arc::new(file)).map_err(|error| wrong(error.phrase()))?;
        Ok(Some(table))
    }
}
