use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::sections::without_custom;

/// The script that fetches the chunks of the pages, as the program knows it.
pub(crate) const CHUNKS: &str = "./chunks.js";
/// The script of the pages, as the one that fetches their chunks knows it.
pub(crate) const PAGE: &str = "./page.js";

/// A program as the browser takes it: the WebAssembly, and the JavaScript through which it speaks
/// to the browser.
pub(crate) struct Program {
    pub(crate) wasm: Vec<u8>,
    pub(crate) javascript: String,
}

/// What the pages' program leaves to be fetched after the first page.
pub(crate) struct Chunks {
    /// The script that fetches them.
    pub(crate) javascript: String,
    /// The name of each in that script, and what it is.
    pub(crate) files: Vec<(String, Vec<u8>)>,
}

impl Program {
    /// The pages, cut where their source says that a chunk may come later: their JavaScript is a
    /// module. The folder is for files on the way.
    pub(crate) fn page(wasm: &Path, folder: &Path) -> Result<(Self, Chunks), String> {
        let say = |error: &dyn std::fmt::Display| format!("{}: {error:#}", wasm.display());
        let bytes = fs::read(wasm).map_err(|error| say(&error))?;
        let main = folder.join("main.wasm");
        let mut options = Options::new(&bytes);
        (options.output_dir, options.main_out_path) = (folder, &main);
        (options.link_name, options.main_module) = (CHUNKS, PAGE);
        let split = wasm_split_cli_support::transform(options).map_err(|error| say(&error))?;
        let chunk = |path: &Path| {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            let bytes = fs::read(path).map_err(|error| say(&error))?;
            Ok::<_, String>((name, without_custom(&bytes).map_err(|error| say(&error))?))
        };
        let mut files: Vec<_> =
            split.split_modules.iter().map(|path| chunk(path)).collect::<Result<_, _>>()?;
        files.sort();
        let javascript = fs::read_to_string(folder.join(CHUNKS)).map_err(|error| say(&error))?;
        let page = Self::new(&main, |bindgen| {
            // Through the table that the linker exports, the chunks and the main program call each other.
            bindgen.keep_lld_exports(true).web(true).map(drop)
        })?;
        Ok((page, Chunks { javascript, files }))
    }

    /// A worker: its JavaScript is a script, since not every browser's worker takes modules.
    pub(crate) fn worker(wasm: &Path) -> Result<Self, String> {
        Self::new(wasm, |bindgen| bindgen.no_modules(true).map(drop))
    }

    fn new<E: std::fmt::Display>(
        wasm: &Path,
        kind: impl FnOnce(&mut Bindgen) -> Result<(), E>,
    ) -> Result<Self, String> {
        let say = |error: &dyn std::fmt::Display| format!("{}: {error:#}", wasm.display());
        let bytes = fs::read(wasm).map_err(|error| say(&error))?;
        let mut bindgen = Bindgen::new();
        bindgen.input_bytes("program", bytes).typescript(false).omit_default_module_path(true);
        bindgen.remove_name_section(true).remove_producers_section(true);
        kind(&mut bindgen).map_err(|error| say(&error))?;
        let mut output = bindgen.generate_output().map_err(|error| say(&error))?;
        if output.snippets().values().any(|snippets| !snippets.is_empty())
            || !output.local_modules().is_empty()
        {
            return Err(say(
                &"a library of it brings JavaScript of its own, for which there is no \
                             place here",
            ));
        }
        Ok(Self { javascript: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
    }
}
