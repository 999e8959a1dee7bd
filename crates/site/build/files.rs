use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process;

/// The files of the site, in the order in which they were added.
pub(crate) struct Files {
    list: Vec<File>,
    /// What was compressed before, so that it need not be again.
    compressed: PathBuf,
}

struct File {
    path: String,
    kind: &'static str,
    bytes: Vec<u8>,
    brotli: Option<Vec<u8>>,
    hashed: bool,
}

impl Files {
    /// No files yet; what is compressed is remembered in this folder.
    pub(crate) fn new(compressed: PathBuf) -> Self {
        Self { list: Vec::new(), compressed }
    }

    /// Adds a file whose name stays and whose content may change.
    pub(crate) fn add(&mut self, name: &str, bytes: impl Into<Vec<u8>>) {
        self.push(name.to_owned(), bytes.into(), false);
    }

    /// Adds a file under a name that tells its content, and returns that name.
    pub(crate) fn add_hashed(&mut self, name: &str, bytes: impl Into<Vec<u8>>) -> String {
        let bytes = bytes.into();
        let (stem, ending) = name.rsplit_once('.').expect("every file's name has an ending");
        let path = format!("{stem}-{}.{ending}", hash([&*bytes]));
        self.push(path.clone(), bytes, true);
        path
    }

    /// Adds two scripts that import each other under names that tell the content of both, and
    /// returns those names. Each comes with the name by which the other one knows it.
    pub(crate) fn add_pair(&mut self, one: (&str, String), other: (&str, String)) -> [String; 2] {
        let tag = hash([one.1.as_bytes(), other.1.as_bytes()]);
        let named = |known: &str| {
            let name = known.trim_start_matches("./");
            name.replace('.', &format!("-{tag}."))
        };
        let names = [named(one.0), named(other.0)];
        for (i, (text, known)) in [(one.1, other.0), (other.1, one.0)].into_iter().enumerate() {
            let text = ['"', '\''].into_iter().fold(text, |text, quote| {
                let from = |name: &str| format!("from {quote}{name}{quote}");
                text.replace(&from(known), &from(&format!("./{}", names[1 - i])))
            });
            self.push(names[i].clone(), text.into_bytes(), true);
        }
        names
    }

    /// The paths of the files.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|file| &*file.path)
    }

    /// A text that is another one whenever any file is.
    pub(crate) fn version(&self) -> String {
        hash(self.list.iter().flat_map(|file| [file.path.as_bytes(), &*file.bytes]))
    }

    fn push(&mut self, path: String, bytes: Vec<u8>, hashed: bool) {
        let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
            Some("css") => "text/css; charset=utf-8",
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("png") => "image/png",
            Some("svg") => "image/svg+xml",
            Some("wasm") => "application/wasm",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            _ => unreachable!("{path} is of a kind that the site has not had before"),
        };
        // Pictures and typefaces are compressed already.
        let is_packed = ["image/png", "font/woff2"].contains(&kind);
        let brotli = (!is_packed).then(|| self.compress(&bytes));
        self.list.push(File { path, kind, bytes, brotli, hashed });
    }

    fn compress(&self, bytes: &[u8]) -> Vec<u8> {
        let known = self.compressed.join(hash([bytes]));
        if let Ok(brotli) = fs::read(&known) {
            return brotli;
        }
        let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 24);
        writer.write_all(bytes).expect("memory takes every byte");
        let brotli = writer.into_inner();
        // Two builds may come here at once; each writes a file of its own, and one name wins.
        let part = known.with_extension(process::id().to_string());
        if fs::create_dir_all(&self.compressed).and_then(|()| fs::write(&part, &brotli)).is_ok() {
            let _ = fs::rename(part, known);
        }
        brotli
    }

    /// Writes the files into a folder, and tells the code that embeds them.
    pub(crate) fn code(&self, folder: &Path, problem: Option<&str>) -> String {
        let write = |path: PathBuf, bytes: &[u8]| {
            fs::write(&path, bytes).expect("a build script may write where it is told to");
            format!("include_bytes!({:?})", path.display().to_string())
        };
        let mut code = String::from("/// The files of the app, in no order.\n");
        code.push_str("pub static FILES: &[File] = &[\n");
        for (i, file) in self.list.iter().enumerate() {
            let bytes = write(folder.join(format!("{i}")), &file.bytes);
            let brotli = file.brotli.as_ref().map(|b| write(folder.join(format!("{i}.br")), b));
            let brotli = brotli.map_or("None".to_owned(), |code| format!("Some({code})"));
            let tag = hash([&*file.bytes]);
            let File { path, kind, hashed, .. } = file;
            writeln!(
                code,
                "    File {{ path: {path:?}, kind: {kind:?}, hashed: {hashed}, tag: {tag:?}, \
                 bytes: {bytes}, brotli: {brotli} }},"
            )
            .expect("a text takes all");
        }
        code.push_str("];\n");
        writeln!(code, "/// Why the app is not there, if it is not: only a page that says so is.")
            .and_then(|()| writeln!(code, "pub static PROBLEM: Option<&str> = {problem:?};"))
            .expect("a text takes all");
        code
    }
}

/// A short text that tells contents apart.
fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    format!("{:016x}", hasher.finish())
}
