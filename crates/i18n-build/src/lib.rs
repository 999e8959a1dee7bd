//! What players read, from Fluent files into code, at build time.
//!
//! A folder of source code may have a folder `words` with one Fluent file a language, `en.ftl` and
//! `pt.ftl`. The build script of its crate is
//!
//! ```no_run
//! ludoteca_i18n_build::build();
//! ```
//!
//! and the crate has a module `words` that includes `words.rs` from `OUT_DIR`. The messages of
//! `src/words` stand in that module, those of `src/chess/words` in its module `chess`. A message
//! without variables is a static `i18n::Pattern`, one with variables a function that takes their
//! values, in the order in which the English names them, and returns a `i18n::Phrase`:
//!
//! ```text
//! red-piece = red piece                                       &words::chess::RED_PIECE
//! no-piece = { $side } has no piece on { $cell }              words::chess::no_piece(side, cell)
//! ```
//!
//! A message that a language lacks or says with other variables stops the build; a message that
//! nobody says is dead code, of which the compiler warns.
//!
//! Of Fluent there are messages, variables, string literals and selections by a variable: by
//! plural category (`one`, `other`), by number, or by word. A variable that stands for a message
//! is selected by the key of that message.
//!
//! What a build script writes, from two files that say the same:
//!
//! ```
//! use ludoteca_i18n_build::{Folder, code};
//!
//! let files = [("en.ftl", "left = { $count } left"), ("pt.ftl", "left = restam { $count }")];
//! let files = files.map(|(file, text)| (file.to_owned(), text.to_owned()));
//! let rust = code(&[Folder::new("", &files).unwrap()]);
//! assert!(rust.contains("fn left("));
//!
//! let files = [("en.ftl", "left = left"), ("pt.ftl", "")];
//! let files = files.map(|(file, text)| (file.to_owned(), text.to_owned()));
//! assert!(Folder::new("", &files).is_err(), "a message is missing in Portuguese");
//! ```

mod error;
mod file;
mod folder;
mod message;
mod names;
mod rust;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

pub use error::SourceError;
pub use folder::Folder;
pub use message::{Case, Message, Part};

/// The codes of the languages, in the order of `i18n::Language::ALL`; the first is the one that
/// the others are compared with.
pub const LANGUAGES: [&str; 2] = ["en", "pt"];

/// Writes the words of the crate whose build script this is, or stops its build.
pub fn build() {
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo tells every build script"));
    let source = variable("CARGO_MANIFEST_DIR").join("src");
    let mut answer = String::from("cargo::rerun-if-changed=src\n");
    match read(&source) {
        Ok(folders) => {
            fs::write(variable("OUT_DIR").join("words.rs"), code(&folders))
                .expect("a build script may write where it is told to");
        }
        Err(errors) => {
            for error in errors {
                let _ = writeln!(answer, "cargo::error={error}");
            }
        }
    }
    io::stdout().write_all(answer.as_bytes()).expect("cargo listens to every build script");
}

/// The words of a tree of source code, or everything that is wrong with them.
pub fn read(source: &Path) -> Result<Vec<Folder>, Vec<SourceError>> {
    let (mut folders, mut errors) = (Vec::new(), Vec::new());
    for path in folder::all(source) {
        match Folder::read(source, &path) {
            Ok(folder) => folders.push(folder),
            Err(more) => errors.extend(more),
        }
    }
    if errors.is_empty() { Ok(folders) } else { Err(errors) }
}

/// The Rust code of these words, for a module that `include!`s it.
pub fn code(folders: &[Folder]) -> String {
    rust::module(folders)
}
