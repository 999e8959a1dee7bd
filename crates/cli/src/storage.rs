use std::path::PathBuf;

use clap::Args;
use store::Place;

/// Where games among people are kept, for every command that works with them.
#[derive(Args, Debug)]
pub(crate) struct Storage {
    /// Where games among people are kept: a folder, which is made where it is not there
    #[arg(long, value_name = "FOLDER", global = true, conflicts_with = "database")]
    data: Option<PathBuf>,

    /// The PostgreSQL database where games among people are kept instead
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,

    /// A file with settings; what a LUDOTECA_ variable or a flag says comes before it
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
}

impl Storage {
    /// The place: where somebody says, or beside what the program keeps of its own; nothing where the
    /// machine has no folder for that.
    pub(crate) fn place(&self) -> Option<Place> {
        if let Some(address) = &self.database {
            return Some(Place::Database(address.clone()));
        }
        let own = || platform::State::find(None).map(|state| state.folder().join("server"));
        self.data.clone().or_else(own).map(Place::Folder)
    }
}
