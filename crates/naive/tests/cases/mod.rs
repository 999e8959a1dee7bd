//! The positions with known counts that the games' own tests read too.
#![allow(dead_code, reason = "each test program uses its own part")]

use std::fs;
use std::path::Path;

/// A position and how many leaves its tree has at some depths.
pub(crate) struct Case {
    pub(crate) game: String,
    pub(crate) is_start: bool,
    pub(crate) text: String,
    pub(crate) counts: Vec<(u32, u64)>,
}

/// Every case of every game, from the files `<game>.txt`.
pub(crate) fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/perft");
    let entries = fs::read_dir(folder).expect("the games have perft files");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut cases: Vec<Case> = Vec::new();
    for file in files {
        let game = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("it is a text");
        let mut is_start = false;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(' ').expect("a line has two parts") {
                ("start", _) => is_start = true,
                ("position", text) => {
                    let (game, text) = (game.clone(), text.to_owned());
                    cases.push(Case { game, is_start, text, counts: Vec::new() });
                    is_start = false;
                }
                (depth, leaves) => {
                    let number = "depth and leaves are numbers";
                    let count = (depth.parse().expect(number), leaves.parse().expect(number));
                    cases.last_mut().expect("a count follows a position").counts.push(count);
                }
            }
        }
    }
    cases
}
