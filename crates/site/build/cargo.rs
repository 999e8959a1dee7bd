use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const WASM: &str = "wasm32-unknown-unknown";

/// Cargo once more, for WebAssembly, in a target directory that debug and release builds share.
pub(crate) struct Cargo {
    /// The folder of the workspace.
    pub(crate) workspace: PathBuf,
    /// The target directory.
    pub(crate) target: PathBuf,
}

impl Cargo {
    /// Cargo for the workspace of this crate, inside the target directory that holds `out`.
    pub(crate) fn new(manifest: &Path, out: &Path) -> Self {
        let workspace = manifest.ancestors().nth(2).expect("a crate of the workspace").to_owned();
        let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").exists();
        let target = out.ancestors().find(is_target).unwrap_or(out).join("site");
        Self { workspace, target }
    }

    /// Everything that the programs of the browser are made of, to be watched.
    pub(crate) fn sources(&self) -> Vec<PathBuf> {
        let mut sources: Vec<_> =
            ["Cargo.toml", "Cargo.lock", ".cargo"].map(|path| self.workspace.join(path)).into();
        let tree =
            ["tree", "-p", "ludoteca-web", "-p", "ludoteca-worker", "--edges", "normal,build"];
        let format = ["--prefix", "none", "--format", "{p}", "--locked", "--target", WASM];
        let tree = self.run(tree.iter().chain(&format)).map(|output| output.stdout);
        let tree = tree.map(|text| String::from_utf8_lossy(&text).into_owned());
        // A crate of the workspace is told as `web v0.1.0 (/home/me/ludoteca/crates/web)`.
        let folder = |line: &str| Some(PathBuf::from(line.split_once(" (")?.1.split(')').next()?));
        let folders = tree.iter().flat_map(|text| text.lines()).filter_map(folder);
        sources.extend(folders.filter(|folder| folder.starts_with(&self.workspace)));
        sources.sort();
        sources.dedup();
        if tree.is_err() {
            sources.push(self.workspace.join("crates"));
        }
        sources
    }

    /// Compiles the pages, and tells where they are. They are built by themselves, since they leave
    /// engines to the worker.
    pub(crate) fn build_page(&self) -> Result<PathBuf, String> {
        self.build("ludoteca-web", "page")
    }

    /// Compiles the worker, and tells where it is.
    pub(crate) fn build_worker(&self) -> Result<PathBuf, String> {
        self.build("ludoteca-worker", "worker")
    }

    /// Compiles a program with the profile of its name in the workspace's `Cargo.toml`.
    fn build(&self, package: &str, name: &str) -> Result<PathBuf, String> {
        self.add_target()?;
        let what = ["--target", WASM, "--profile", name, "-p", package, "--bins"];
        self.run(["build", "--locked"].iter().chain(&what))?;
        Ok(self.target.join(WASM).join(name).join(name).with_extension("wasm"))
    }

    /// Makes sure that there is a standard library for WebAssembly.
    fn add_target(&self) -> Result<(), String> {
        let is_there = || {
            let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
            let library = Command::new(rustc)
                .args(["--print", "target-libdir", "--target", WASM])
                .current_dir(&self.workspace)
                .output();
            library.is_ok_and(|output| {
                Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
            })
        };
        if is_there() {
            return Ok(());
        }
        let added = Command::new("rustup")
            .args(["target", "add", WASM])
            .current_dir(&self.workspace)
            .output();
        let why = match added {
            Ok(_) if is_there() => return Ok(()),
            Ok(output) => String::from_utf8_lossy(&output.stderr).trim().to_owned(),
            Err(error) => format!("rustup: {error}"),
        };
        Err(format!("Rust's {WASM} target is missing; run: rustup target add {WASM}\n{why}"))
    }

    fn run<'a>(&self, arguments: impl Iterator<Item = &'a &'a str>) -> Result<Output, String> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).current_dir(&self.workspace).env_clear().envs(surroundings());
        command.env("CARGO_TARGET_DIR", &self.target);
        let output = command.output().map_err(|error| format!("cargo: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        if output.status.success() { Ok(output) } else { Err(said.trim().to_owned()) }
    }
}

/// The variables of this process without those that tell how the outer build is done: its flags,
/// wrappers of lints and coverage, folders, and what a build script is told about its own crate.
fn surroundings() -> impl Iterator<Item = (OsString, OsString)> {
    const KEPT: [&str; 6] = ["HOME", "HTTP_", "NET_", "REGISTR", "MAKEFLAGS", "SOURCE_"];
    env::vars_os().filter(|(name, _)| {
        let name = name.to_string_lossy();
        match name.strip_prefix("CARGO_") {
            Some(rest) => KEPT.iter().any(|kept| rest.starts_with(kept)),
            None => !name.starts_with("RUSTC_") && name != "RUSTFLAGS" && name != "OUT_DIR",
        }
    })
}
