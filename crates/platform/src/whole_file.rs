use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// What the name of a file ends with that is not yet whole: a process number stands before it.
const ENDING: &str = ".new";

/// Writes a file whole, or leaves what was there before: after a crash, a power cut or on a full
/// disk there is the old file or the new one.
///
/// What is no file (a pipe, a terminal) is written as it is.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_for(Readers::Usual, path, bytes)
}

/// The same, for what only its owner may read.
pub(crate) fn replace_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_for(Readers::Owner, path, bytes)
}

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readers {
    /// Whoever could before, or whoever the system lets.
    Usual,
    /// Its owner alone.
    Owner,
}

fn replace_for(readers: Readers, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = match fs::metadata(path) {
        Ok(facts) if !facts.is_file() && !facts.is_dir() => {
            return OpenOptions::new().write(true).open(path)?.write_all(bytes);
        }
        // Through a link the file is replaced, and not the link.
        Ok(_) => fs::canonicalize(path)?,
        Err(_) => path.to_owned(),
    };
    let beside = write_beside(&target, bytes, readers)?;
    fs::rename(&beside, &target).inspect_err(|_| discard(&beside))?;
    sync_folder(&target)
}

/// Writes a new file whole, or nothing; one of that name stays as it is and is an error.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let beside = write_beside(path, bytes, Readers::Usual)?;
    let named = match fs::hard_link(&beside, path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system gives a file two names.
        Err(_) => fs::rename(&beside, path),
        Ok(()) => fs::remove_file(&beside),
    };
    named.inspect_err(|_| discard(&beside))?;
    sync_folder(path)
}

/// Whether a file of this name could be replaced, and why not.
pub fn check_writable(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(facts) if facts.is_dir() => Err(ErrorKind::IsADirectory.into()),
        Ok(facts) if !facts.is_file() => OpenOptions::new().append(true).open(path).map(drop),
        _ => {
            let beside = write_beside(path, b"", Readers::Usual)?;
            fs::remove_file(beside)
        }
    }
}

/// Moves a file to another place, where it is after a power cut too.
pub(crate) fn put(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder(to)?;
    sync_folder(from)
}

/// Makes sure that what was renamed in the folder of a file is so after a power cut too.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()) {
        // Some file systems know no such thing.
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
            Ok(())
        }
        done => done,
    }
}

/// Removes what processes that have ended have left unfinished in a folder.
pub(crate) fn tidy(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        if is_left(&path) {
            discard(&path);
        }
    }
}

/// Whether this is an unfinished file of a process that has ended.
fn is_left(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let numbered = name.strip_suffix(ENDING).and_then(|name| name.rsplit_once('.'));
    let number = numbered.and_then(|(_, number)| number.parse::<u32>().ok());
    let Some(number) = number.filter(|_| fs::metadata(path).is_ok_and(|facts| facts.is_file()))
    else {
        return false;
    };
    // A process of another container has numbers of its own, but the same locks.
    let is_free = || File::open(path).is_ok_and(|file| file.try_lock_shared().is_ok());
    !is_running(number) && is_free()
}

#[cfg(unix)]
fn is_running(number: u32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    let pid = Pid::from_raw(number.cast_signed());
    pid.is_some_and(|pid| test_kill_process(pid) != Err(rustix::io::Errno::SRCH))
}

#[cfg(not(unix))]
fn is_running(_: u32) -> bool {
    false
}

/// Writes a file beside the one that it is to become.
fn write_beside(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<PathBuf> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}{ENDING}", std::process::id()));
    let beside = PathBuf::from(beside);
    let open = || {
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        if readers == Readers::Owner {
            // From the beginning: a moment is enough for who waits for it.
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        options.write(true).create_new(true).open(&beside)
    };
    let mut file = match open() {
        // Left by a process that had the same number.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            fs::remove_file(&beside)?;
            open()?
        }
        file => file?,
    };
    let mut write = || {
        // Where there are no locks, the process number has to do.
        let _ = file.try_lock();
        if readers == Readers::Usual
            && let Ok(old) = fs::metadata(path)
        {
            file.set_permissions(old.permissions())?;
        }
        file.write_all(bytes)?;
        // The name may reach the disk before what it names: not without this.
        file.sync_all()
    };
    write().inspect_err(|_| discard(&beside))?;
    Ok(beside)
}

/// Nothing more can be done about a file that can't be removed either.
fn discard(path: &Path) {
    let _ = fs::remove_file(path);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn what_was_there_is_replaced_whole_and_keeps_its_rights_and_links() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        replace(&file, b"one").unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt as _, symlink};
            fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
            let link = folder.path().join("link");
            symlink(&file, &link).unwrap();
            replace(&link, b"two").unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
            fs::remove_file(link).unwrap();
            replace(Path::new("/dev/null"), b"nothing").unwrap();
        }
        replace(&file, b"three").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"three");
        assert_eq!(create(&file, b"four").unwrap_err().kind(), ErrorKind::AlreadyExists);
        check_writable(&file).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"three");
        create(&folder.path().join("other"), b"five").unwrap();
        assert_eq!(names(folder.path()), ["file", "other"]);
        assert!(replace(folder.path(), b"six").is_err());
    }

    #[test]
    fn what_a_killed_process_left_is_removed_and_what_a_living_one_writes_is_not() {
        let folder = tempfile::tempdir().unwrap();
        // No process has this number on any system; the parent of this one lives.
        let living = std::os::unix::process::parent_id();
        let names_there = [
            "a.game".to_owned(),
            format!("a.game.{living}.new"),
            "a.game.2147483646.new".to_owned(),
            "mine.new".to_owned(),
            "settings.2147483645.new".to_owned(),
        ];
        for name in &names_there {
            fs::write(folder.path().join(name), "half").unwrap();
        }
        tidy(folder.path());
        let left = ["a.game".to_owned(), format!("a.game.{living}.new"), "mine.new".to_owned()];
        assert_eq!(names(folder.path()), left);
    }
}
