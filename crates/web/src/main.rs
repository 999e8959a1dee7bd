//! The pages of Ludoteca, as the program that the browser runs.

fn main() {
    // For the machine that builds it there is nothing to run.
    #[cfg(target_arch = "wasm32")]
    ludoteca_web::start();
}
