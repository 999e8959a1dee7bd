//! The files of the browser app, as they were built together with this library.
//!
//! The build script compiles the crates `web` (the pages) and `worker` (the engine) for
//! WebAssembly, joins them with the files in `crates/web/assets`, gives every file but the first
//! few a name that tells its content, and compresses it. Where that can't be done, or
//! `LUDOTECA_WITHOUT_SITE=1` asks for it to be left out, there is one page that says why, and so
//! does [`PROBLEM`].

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path below the address of the app.
    pub path: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// Whether the name tells the content, so that it may be kept for ever.
    pub hashed: bool,
    /// A text that is another one when the content is.
    pub tag: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// Its content compressed with Brotli, unless that is of no use.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));
