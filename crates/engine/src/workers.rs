/// The threads that a search may use; the engine starts none of its own.
pub trait Workers: Sync {
    /// How many jobs run at once.
    fn size(&self) -> usize;

    /// Runs the job once for each number below the size, and returns when all have ended.
    fn run(&self, job: &(dyn Fn(usize) + Sync));
}

/// One job at a time, on the caller's own thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleThread;

impl Workers for SingleThread {
    fn size(&self) -> usize {
        1
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        job(0);
    }
}
