//! How fast the games are: `cargo bench -p benches` measures, nothing here is used elsewhere.
