use std::fmt;
use std::path::PathBuf;

/// Where a store is: a folder of this machine, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder with a SQLite database, which is made if it isn't there.
    Folder(PathBuf),
    /// The address of a PostgreSQL database: `postgres://user:password@host/database`.
    Database(String),
}

impl From<&str> for Place {
    fn from(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Self::Database(text.to_owned())
        } else {
            Self::Folder(text.into())
        }
    }
}

/// Without the address of a database, in which there may be a password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "the folder {}", folder.display()),
            Self::Database(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}
