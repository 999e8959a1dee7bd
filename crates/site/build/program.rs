use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

/// A program as the browser takes it: the WebAssembly, and the JavaScript through which it speaks
/// to the browser.
pub(crate) struct Program {
    pub(crate) wasm: Vec<u8>,
    pub(crate) javascript: String,
}

impl Program {
    /// The pages: their JavaScript is a module.
    pub(crate) fn page(wasm: &Path) -> Result<Self, String> {
        Self::new(wasm, |bindgen| bindgen.web(true).map(drop))
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
