use std::thread;

use engine::Workers;

/// So many threads.
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub usize);

impl Workers for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for number in 1..self.0 {
                scope.spawn(move || job(number));
            }
            job(0);
        });
    }
}
