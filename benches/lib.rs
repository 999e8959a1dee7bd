//! How fast the games are: `cargo bench -p benches` measures, nothing here is used elsewhere.

use std::fs;
use std::time::Duration;

use engine::SearchControl;

/// The processor time that this thread has taken, as Linux counts it.
pub fn processor_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("this runs on Linux");
    let nanoseconds = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanoseconds.expect("a line of numbers"))
}

/// A watch that stands still while others have the processor, from this processor time on.
#[derive(Debug)]
pub struct Processor(pub Duration);

impl SearchControl for Processor {
    fn elapsed(&self) -> Duration {
        processor_time().saturating_sub(self.0)
    }

    fn is_stopped(&self) -> bool {
        false
    }
}
