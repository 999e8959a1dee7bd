use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

use board::quote;
use store::{Place, Store, StoreError};

use super::{failed, say, transfer};
use crate::{CommandError, Console, words};

/// What every SQLite database begins with.
const SQLITE: &[u8] = b"SQLite format 3\0";

fn name(path: &Path) -> String {
    quote(&path.to_string_lossy())
}

/// Copies everything into a new file: a database for SQLite, and for PostgreSQL an export with
/// everything in it.
pub(super) async fn backup(
    store: &Store,
    path: &Path,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    if path.exists() {
        return Err(CommandError::Input(words::file_is_there(name(path))));
    }
    match store.backup(path).await {
        Ok(()) => {}
        Err(StoreError::Unsupported(_)) => {
            transfer::write(store, path, true).await?;
        }
        Err(error) => return Err(failed(&error)),
    }
    say(console, &words::backed_up(path.display().to_string()))
}

/// Brings a backup back, after it was looked at.
pub(super) async fn restore(
    place: &Place,
    path: &Path,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let mut begin = [0; SQLITE.len()];
    let mut file = File::open(path).map_err(|error| CommandError::file(path, &error))?;
    let is_sqlite = file.read_exact(&mut begin).is_ok() && begin == SQLITE;
    drop(file);
    match place {
        Place::Folder(folder) if is_sqlite => {
            let target = folder.join(store::FILE);
            if target.exists() {
                return Err(CommandError::Input(words::something_kept(place.to_string())));
            }
            examine(path).await?;
            place.prepare().map_err(|error| CommandError::file(folder, &error))?;
            let bytes = fs::read(path).map_err(|error| CommandError::file(path, &error))?;
            platform::replace(&target, &bytes)
                .map_err(|error| CommandError::file(&target, &error))?;
        }
        Place::Database(_) if is_sqlite => {
            return Err(CommandError::Input(words::other_database(name(path))));
        }
        _ => {
            if let Place::Folder(folder) = place
                && folder.join(store::FILE).exists()
            {
                return Err(CommandError::Input(words::something_kept(place.to_string())));
            }
            let store = Store::open(place).await.map_err(|error| failed(&error))?;
            let is_empty = store.integrity().await.map_err(|error| failed(&error))?.games == 0
                && store.find_users("", 1).await.map_err(|error| failed(&error))?.is_empty();
            if !is_empty {
                return Err(CommandError::Input(words::something_kept(place.to_string())));
            }
            transfer::read(&store, path).await?;
            store.close().await;
        }
    }
    say(console, &words::restored(place.to_string()))
}

/// Looks at a copy of a backup, so that nothing changes it.
async fn examine(path: &Path) -> Result<(), CommandError> {
    let folder = path.with_extension("looked-at");
    let other = |error: std::io::Error| CommandError::file(&folder, &error);
    fs::create_dir(&folder).map_err(other)?;
    let looked = async {
        fs::copy(path, folder.join(store::FILE)).map_err(other)?;
        let store =
            Store::open(&Place::Folder(folder.clone())).await.map_err(|error| failed(&error))?;
        let integrity = store.integrity().await.map_err(|error| failed(&error))?;
        store.close().await;
        if integrity.is_sound() {
            Ok(())
        } else {
            Err(CommandError::Input(words::damaged_backup(name(path), integrity.to_string())))
        }
    };
    let looked = looked.await;
    // What was only looked at is not needed any more; where it stays, it does no harm.
    let _ = fs::remove_dir_all(&folder);
    looked
}
