use std::sync::{Condvar, Mutex, PoisonError};

/// A gate that whoever reads input passes before each line: closed, it makes the other side wait.
#[derive(Debug, Default)]
pub(crate) struct Gate {
    is_closed: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    /// Lets nobody pass from now on.
    pub(crate) fn close(&self) {
        self.set(true);
    }

    /// Lets everybody pass again.
    pub(crate) fn open(&self) {
        self.set(false);
        self.opened.notify_all();
    }

    /// Waits while the gate is closed.
    pub(crate) fn pass(&self) {
        let closed = self.is_closed.lock().unwrap_or_else(PoisonError::into_inner);
        let _open = self.opened.wait_while(closed, |is_closed| *is_closed);
    }

    fn set(&self, is_closed: bool) {
        *self.is_closed.lock().unwrap_or_else(PoisonError::into_inner) = is_closed;
    }
}
