use std::io::{self, ErrorKind};

use i18n::Phrase;

use crate::problem::Problem;
use crate::words;

/// Why the machine refused something, in the words of the games room where there are any.
pub fn reason(error: &io::Error) -> Phrase {
    if let Some(problem) = error.get_ref().and_then(|inner| inner.downcast_ref::<Problem>()) {
        return problem.phrase();
    }
    let pattern = match error.kind() {
        ErrorKind::NotFound => &words::NOT_FOUND,
        ErrorKind::PermissionDenied => &words::NOT_ALLOWED,
        ErrorKind::AlreadyExists => &words::ALREADY_THERE,
        ErrorKind::IsADirectory => &words::IS_A_FOLDER,
        ErrorKind::NotADirectory => &words::NO_FOLDER,
        ErrorKind::InvalidData => &words::NOT_TEXT,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            &words::DISK_FULL
        }
        ErrorKind::ReadOnlyFilesystem => &words::READ_ONLY,
        _ => return Phrase::plain(error.to_string()),
    };
    pattern.into()
}
