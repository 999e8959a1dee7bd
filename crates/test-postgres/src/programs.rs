use std::path::{Path, PathBuf};

/// The folder with `initdb` and its friends: the newest that Debian has, or one of the `PATH`.
pub(crate) fn find() -> Result<PathBuf, String> {
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, folder)| has(folder))
        .collect();
    versions.sort();
    if let Some((_, folder)) = versions.pop() {
        return Ok(folder);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).find(|folder| has(folder)).ok_or_else(|| {
        "PostgreSQL's server is not installed: there is no initdb in /usr/lib/postgresql/*/bin or on \
         the PATH"
            .to_owned()
    })
}
