//! A PostgreSQL server that lives as long as a test: in a folder of its own, reached by a socket in it,
//! and gone with the process that started it, however that ends.
//!
//! It needs the programs of PostgreSQL's server, and a user to run them where the tests are run by root.

#![cfg(unix)]

mod cluster;
mod owner;
mod programs;

pub use cluster::Cluster;
