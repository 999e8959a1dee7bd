use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::SyncSender;
use std::thread;

/// The longest line that is read whole; a game of thousands of moves fits.
const LONGEST: usize = 1 << 20;

/// Reads lines in a thread of its own and hands on what they mean, until they end or nobody wants
/// them; what means nothing is dropped.
///
/// A line that is too long is handed on as nothing; what is no UTF-8 is replaced.
pub(crate) fn follow<T: Send + 'static>(
    from: impl Read + Send + 'static,
    to: SyncSender<T>,
    as_event: impl Fn(Option<String>) -> Option<T> + Send + 'static,
) {
    thread::spawn(move || {
        let mut from = BufReader::new(from);
        while let Ok(line @ (Line::Whole(_) | Line::TooLong)) = next(&mut from) {
            let line = if let Line::Whole(text) = line { Some(text) } else { None };
            if as_event(line).is_some_and(|event| to.send(event).is_err()) {
                return;
            }
        }
    });
}

enum Line {
    Whole(String),
    TooLong,
    End,
}

fn next(from: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    from.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.len() == LONGEST && bytes.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Whole(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}
