//! Writes the words that players read as code.

fn main() {
    phrasebook::build();
}
