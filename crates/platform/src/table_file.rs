use std::fs::File;
use std::io;
use std::path::Path;

use engine::tablebase::RandomAccess;

/// A file that is read from any offset, by any number of threads.
#[derive(Debug)]
pub struct TableFile {
    file: File,
    len: u64,
}

impl TableFile {
    /// Opens a file to read from.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let facts = file.metadata()?;
        if facts.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Self { file, len: facts.len() })
    }
}

impl RandomAccess for TableFile {
    fn len(&self) -> u64 {
        self.len
    }

    #[cfg(unix)]
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.file, buffer, offset)
    }

    #[cfg(windows)]
    fn read_at(&self, mut offset: u64, mut buffer: &mut [u8]) -> io::Result<()> {
        while !buffer.is_empty() {
            let count = std::os::windows::fs::FileExt::seek_read(&self.file, buffer, offset)?;
            if count == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            offset += count as u64;
            buffer = &mut buffer[count..];
        }
        Ok(())
    }

    #[cfg(not(any(unix, windows)))]
    fn read_at(&self, _offset: u64, _buffer: &mut [u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(test)]
mod tests {
    use std::io::{ErrorKind, Write as _};

    use super::*;

    #[test]
    fn any_part_is_read_by_any_thread_and_nothing_beyond_the_end() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        let bytes: Vec<u8> = (0..10_000_u32).map(|place| (place % 251) as u8).collect();
        file.write_all(&bytes).unwrap();
        let table = &TableFile::open(file.path()).unwrap();
        assert_eq!(table.len(), 10_000);
        std::thread::scope(|scope| {
            for start in [0, 1, 500, 9_000] {
                let wanted = &bytes[start..start + 1_000];
                scope.spawn(move || {
                    let mut read = vec![0; 1_000];
                    table.read_at(start as u64, &mut read).unwrap();
                    assert_eq!(read, wanted);
                });
            }
        });
        let error = table.read_at(9_999, &mut [0; 2]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::UnexpectedEof);
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(TableFile::open(folder.path()).unwrap_err().kind(), ErrorKind::IsADirectory);
        let missing = folder.path().join("missing");
        assert_eq!(TableFile::open(&missing).unwrap_err().kind(), ErrorKind::NotFound);
    }
}
