//! Builds the browser app: compiles its programs for WebAssembly, names and compresses its files,
//! and writes them down as code.

mod cargo;
mod files;
mod program;
mod sections;
mod shell;
mod site;
mod template;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use cargo::Cargo;
use files::Files;

/// Builds everything but the app itself, which takes long: for lints, documentation and work on
/// other things.
const WITHOUT: &str = "LUDOTECA_WITHOUT_SITE";

fn main() {
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo tells every build script"));
    let out = variable("OUT_DIR");
    let mut answer = format!("cargo::rerun-if-env-changed={WITHOUT}\n");
    let mut watch = |path: PathBuf| {
        writeln!(answer, "cargo::rerun-if-changed={}", path.display()).expect("a text takes all");
    };

    let cargo = Cargo::new(&variable("CARGO_MANIFEST_DIR"), &out);
    watch(variable("CARGO_MANIFEST_DIR").join("build"));
    let built = if env::var_os(WITHOUT).is_some_and(|value| value == "1") {
        Err(format!("it was left out, because {WITHOUT}=1 was set; unset it"))
    } else {
        cargo.sources().into_iter().for_each(&mut watch);
        // After an error nothing that is watched may change, so watch what is never there.
        site::build(&cargo).inspect_err(|_| watch(out.join("never")))
    };

    let problem = built.as_ref().err().cloned();
    let files = built.unwrap_or_else(|problem| site::excuse(&cargo, &problem));
    let code = files.code(&out, problem.as_deref());
    fs::write(out.join("files.rs"), code).expect("a build script may write where it is told to");
    for line in problem.iter().flat_map(|problem| problem.lines()) {
        writeln!(answer, "cargo::warning=the browser app is not built: {line}")
            .expect("a text takes all");
    }
    io::stdout().write_all(answer.as_bytes()).expect("cargo listens to every build script");
}
