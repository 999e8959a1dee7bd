//! Writes the words that players read as code.

use std::env;
use std::io::{self, Write as _};

fn main() {
    i18n_build::build();
    // The program is cut into chunks afterwards, which takes knowing what in it refers to what.
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        let answer = b"cargo::rustc-link-arg-bins=--emit-relocs\n";
        io::stdout().write_all(answer).expect("cargo listens to every build script");
    }
}
