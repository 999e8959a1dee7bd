use std::fs::read_to_string;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

/// Who runs the server, where it can't be the one who runs the tests: PostgreSQL refuses root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner {
    user: u32,
    group: u32,
}

impl Owner {
    pub(crate) fn find() -> Result<Option<Self>, String> {
        let own = std::fs::metadata("/proc/self").map_err(|error| error.to_string())?;
        if own.uid() != 0 {
            return Ok(None);
        }
        let users = read_to_string("/etc/passwd").map_err(|error| error.to_string())?;
        let find = |name: &str| {
            let mut fields = users
                .lines()
                .map(|line| line.split(':'))
                .find(|line| line.clone().next() == Some(name))?;
            let user = fields.nth(2)?.parse().ok()?;
            Some(Self { user, group: fields.next()?.parse().ok()? })
        };
        find("postgres")
            .or_else(|| find("nobody"))
            .map(Some)
            .ok_or_else(|| "root can't run PostgreSQL, and there is no other user".to_owned())
    }

    pub(crate) fn own(self, folder: &Path) -> Result<(), String> {
        chown(folder, Some(self.user), Some(self.group)).map_err(|error| error.to_string())
    }

    pub(crate) fn run(self, command: &mut Command) {
        command.uid(self.user).gid(self.group);
    }
}
