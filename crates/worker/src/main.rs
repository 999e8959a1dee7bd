//! The engine of Ludoteca in a worker of the browser: it runs each request that is posted to it.

// For the machine that builds it there is nothing to run: an empty program keeps the workspace's
// native builds, lints and tests free of everything that only a browser has.
#[cfg(target_arch = "wasm32")]
mod post;

#[cfg(target_arch = "wasm32")]
fn main() {
    post::wait();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
