use std::io;
use std::path::{Path, PathBuf};

use crate::database::Database;
use crate::query::Query;
use crate::{Store, StoreError};

impl Store {
    /// Writes a copy of everything to a new file while the server goes on. A copy that is named
    /// `ludoteca.sqlite` in a folder of its own is a store.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let Database::Sqlite(_) = &self.database else {
            return Err(StoreError::Unsupported(
                "a PostgreSQL database is copied by pg_dump, and brought back by pg_restore",
            ));
        };
        if path.exists() {
            return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
        }
        // The name is the last to come: whatever has it is whole, and on the disk.
        let part = with_ending(path, ".part");
        if part.exists() {
            std::fs::remove_file(&part)?;
        }
        let Some(text) = part.to_str() else {
            return Err(StoreError::Unsupported("the name of a backup has to be Unicode"));
        };
        // A copy is read by one connection, while another one goes on writing.
        Query::new("VACUUM INTO $1").bind(text).all::<()>(&self.database).await?;
        let path = path.to_owned();
        let finished = tokio::task::spawn_blocking(move || finish(&part, &path)).await;
        Ok(finished.map_err(io::Error::other)??)
    }

    /// Asks the database whether it is there.
    pub async fn ping(&self) -> Result<(), StoreError> {
        Query::new("SELECT 1").all::<()>(&self.database).await?;
        Ok(())
    }

    /// Gives the space of what was deleted back, and looks anew at what there is, so that it is found
    /// faster. With SQLite everybody who writes waits until it is done.
    pub async fn vacuum(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(_) => {
                Query::new("VACUUM").write(&self.database).await?;
                Query::new("ANALYZE").write(&self.database).await?;
                Query::new("PRAGMA wal_checkpoint(TRUNCATE)").write(&self.database).await?;
            }
            Database::Postgres(_) => {
                Query::new("VACUUM (ANALYZE)").write(&self.database).await?;
            }
        }
        Ok(())
    }
}

fn finish(part: &Path, path: &Path) -> io::Result<()> {
    std::fs::File::open(part)?.sync_all()?;
    std::fs::rename(part, path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
