use std::fmt;

/// There is not as much memory as was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMemory {
    /// How many MiB there are, where the machine tells.
    pub available: Option<usize>,
}

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is not as much memory")
    }
}

impl std::error::Error for NoMemory {}

/// What a table of positions and its search take beside it, in MiB.
const BESIDE: usize = 64;

/// Whether so many MiB could be had now, found out by asking for them and giving them back.
pub fn check_memory(mebibytes: usize) -> Result<(), NoMemory> {
    let available = available();
    if available.is_some_and(|available| available < mebibytes) {
        return Err(NoMemory { available });
    }
    let bytes = mebibytes.saturating_add(BESIDE).saturating_mul(1 << 20);
    let reserved = Vec::<u8>::new().try_reserve_exact(bytes);
    reserved.map_err(|_| NoMemory { available: None })
}

/// How many MiB the machine, or the part of it that the program may use, has left.
#[cfg(target_os = "linux")]
fn available() -> Option<usize> {
    use std::fs::read_to_string;
    let machine = read_to_string("/proc/meminfo").ok().and_then(|text| {
        let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
        let kibibytes: usize = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kibibytes >> 10)
    });
    let bytes = |file: &str| {
        let text = read_to_string(format!("/sys/fs/cgroup/{file}")).ok()?;
        text.trim().parse::<usize>().ok()
    };
    let part = bytes("memory.max").zip(bytes("memory.current"));
    let part = part.map(|(most, used)| most.saturating_sub(used) >> 20);
    machine.into_iter().chain(part).min()
}

#[cfg(not(target_os = "linux"))]
const fn available() -> Option<usize> {
    None
}
