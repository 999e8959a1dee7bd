use std::fmt;
use std::io::{self, ErrorKind};
use std::sync::Arc;

/// Bytes that can be read from any offset: a file, bytes in memory, or what has arrived of a
/// download.
pub trait RandomAccess: Send + Sync {
    /// How many bytes there are.
    fn len(&self) -> u64;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Fills the buffer with the bytes from this offset on.
    ///
    /// Bytes that are not there yet, but may be later, are an error of the kind
    /// [`ErrorKind::WouldBlock`]; bytes beyond the end, one of the kind
    /// [`ErrorKind::UnexpectedEof`].
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()>;
}

impl<R: RandomAccess + ?Sized> RandomAccess for Arc<R> {
    fn len(&self) -> u64 {
        (**self).len()
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        (**self).read_at(offset, buffer)
    }
}

/// Bytes in memory, to be read like a file.
#[derive(Clone)]
pub struct Bytes(Arc<[u8]>);

impl Bytes {
    /// These bytes.
    pub fn new(bytes: impl Into<Arc<[u8]>>) -> Self {
        Self(bytes.into())
    }
}

impl RandomAccess for Bytes {
    fn len(&self) -> u64 {
        self.0.len() as u64
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let start = usize::try_from(offset).ok();
        let rest = start.and_then(|start| self.0.get(start..));
        let wanted = rest.and_then(|rest| rest.get(..buffer.len()));
        buffer.copy_from_slice(wanted.ok_or(ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_from_any_offset_and_not_beyond_the_end() {
        let bytes = Bytes::new(*b"0123456789");
        let mut two = [0; 2];
        assert_eq!((bytes.len(), bytes.is_empty()), (10, false));
        bytes.read_at(8, &mut two).unwrap();
        assert_eq!(&two, b"89");
        for offset in [9, 10, 11, u64::MAX] {
            let error = bytes.read_at(offset, &mut two).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::UnexpectedEof);
        }
        bytes.read_at(10, &mut []).unwrap();
    }
}
