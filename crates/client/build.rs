//! Writes the words that players read as code.

fn main() {
    i18n_build::build();
}
