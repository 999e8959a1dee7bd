use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A file that one program holds at a time, and that is gone when nobody does.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    /// Locked as long as it is open.
    _file: File,
}

impl Lock {
    /// Takes the lock; nothing where another program holds it.
    pub(crate) fn take(path: PathBuf) -> io::Result<Option<Self>> {
        // Whoever only looks lets go at once.
        const PATIENCE: usize = 5;
        let mut refused = 0;
        while refused < PATIENCE {
            let mut options = OpenOptions::new();
            let file = options.read(true).write(true).create(true).truncate(false).open(&path)?;
            match file.try_lock() {
                // One that was removed since it was opened is nobody's any more.
                Ok(()) if is_named(&file, &path) => return Ok(Some(Self { path, _file: file })),
                Ok(()) => {}
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
