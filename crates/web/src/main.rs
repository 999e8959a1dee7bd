//! The pages of Ludoteca, compiled to WebAssembly and run by the browser.

// For the machine that builds it there is nothing to run: an empty program keeps the workspace's
// native builds, lints and tests free of everything that only a browser has.
#[cfg(target_arch = "wasm32")]
mod app;

#[cfg(target_arch = "wasm32")]
fn main() {
    app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
