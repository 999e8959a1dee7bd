use std::io::{self, ErrorKind};

use i18n::Phrase;

use crate::words;

/// Why the machine refused something, in the words of the games room where there are any.
pub fn reason(error: &io::Error) -> Phrase {
    let pattern = match error.kind() {
        ErrorKind::NotFound => &words::NOT_FOUND,
        ErrorKind::PermissionDenied => &words::NOT_ALLOWED,
        ErrorKind::AlreadyExists => &words::ALREADY_THERE,
        ErrorKind::IsADirectory => &words::IS_A_FOLDER,
        ErrorKind::NotADirectory => &words::NO_FOLDER,
        ErrorKind::InvalidData => &words::NOT_TEXT,
        ErrorKind::StorageFull => &words::DISK_FULL,
        _ => return Phrase::plain(error.to_string()),
    };
    pattern.into()
}
