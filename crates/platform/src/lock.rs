use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A file that one program holds at a time, and that is gone when nobody does.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// Locked as long as it is open.
    _file: File,
}

impl Lock {
    /// Takes the lock; nothing where another program holds it.
    pub fn take(path: PathBuf) -> io::Result<Option<Self>> {
        // Whoever only looks lets go at once.
        const PATIENCE: usize = 5;
        let mut refused = 0;
        while refused < PATIENCE {
            let mut options = OpenOptions::new();
            let file = options.read(true).write(true).create(true).truncate(false).open(&path)?;
            match claim(file, &path) {
                Ok(Some(file)) => return Ok(Some(Self { path, _file: file })),
                Ok(None) => {}
                Err(TryLockError::WouldBlock) => {
                    refused += 1;
                    thread::sleep(Duration::from_millis(10));
                }
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Whether nobody holds the lock at this moment.
    pub(crate) fn is_free(path: &Path) -> bool {
        match File::open(path) {
            Ok(file) => file.try_lock_shared().is_ok(),
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // While it is still held: whoever opens it before it is gone sees that it has no name, and
        // opens another. A lock that stays behind is free and does no harm.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Locks a file that was opened under this name; one that was removed since then is nobody's any
/// more.
fn claim(file: File, path: &Path) -> Result<Option<File>, TryLockError> {
    file.try_lock()?;
    Ok(is_named(&file, path).then_some(file))
}

/// Whether this is the file that has this name now.
#[cfg(unix)]
fn is_named(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let identity = |facts: fs::Metadata| (facts.dev(), facts.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(named)) => identity(open) == identity(named),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_named(_: &File, _: &Path) -> bool {
    true
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn who_opened_the_file_before_it_went_does_not_hold_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let open = || OpenOptions::new().read(true).write(true).open(&path).unwrap();
        let first = Lock::take(path.clone()).unwrap().unwrap();
        let (early, late) = (open(), open());
        assert!(matches!(claim(early, &path), Err(TryLockError::WouldBlock)));
        drop(first);
        let _second = Lock::take(path.clone()).unwrap().unwrap();
        assert!(claim(late, &path).unwrap().is_none());
        assert!(!Lock::is_free(&path));
    }
}
