/// How many files the program needs besides its connections: the database, the logs, its listeners.
#[cfg(unix)]
const OTHERS: u64 = 64;

/// Makes room for so many connections, each of which is an open file to the system; how many there can
/// be.
#[cfg(unix)]
pub(super) fn make_room(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = connections as u64 + OTHERS;
    let most = limit.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let mut now = limit.current.unwrap_or(u64::MAX);
    if now < most {
        let raised = Rlimit { current: Some(most), maximum: limit.maximum };
        if setrlimit(Resource::Nofile, raised).is_ok() {
            now = most;
        }
    }
    connections.min(usize::try_from(now.saturating_sub(OTHERS)).unwrap_or(connections).max(1))
}

#[cfg(not(unix))]
pub(super) fn make_room(connections: usize) -> usize {
    connections
}
