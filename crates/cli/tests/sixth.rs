//! A sixth game goes through the command's own code paths with one line on a shelf.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::ffi::OsString;

use games::{Shelf, Shelved};
use ludoteca_cli::Console;

static SHELF: &Shelf = &[&Shelved::<noughts::Noughts>::NEW];

fn run(arguments: &[&str]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let program = OsString::from("ludoteca");
    let arguments = std::iter::once(program).chain(arguments.iter().map(OsString::from));
    let code = ludoteca_cli::run(SHELF, arguments, &mut Console::plain(&mut out, &mut err));
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

fn printed(arguments: &[&str]) -> String {
    let (code, out, err) = run(arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    out
}

#[test]
fn it_is_listed_explained_and_drawn() {
    assert!(printed(&["games"]).starts_with("noughts: Noughts and crosses (Traditional)\n"));
    assert!(printed(&["rules", "noughts"]).contains("Three in a row win."));
    let drawing = printed(&["show", "noughts", "--moves", "b2 a1", "--ascii"]);
    assert!(drawing.contains("crosses (x) to move"), "{drawing}");
    assert!(drawing.contains('o') && drawing.ends_with("\no../.x./... x\n"), "{drawing}");
}

#[test]
fn it_is_played_counted_and_measured() {
    let won = printed(&["show", "noughts", "--moves", "a1 a2 b1 b2 c1", "--json"]);
    assert!(won.contains(r#""result":{"winner":"x","reason":"three crosses in a row"}"#), "{won}");
    assert_eq!(printed(&["moves", "noughts"]).lines().count(), 9);
    assert_eq!(printed(&["perft", "noughts", "9", "--threads", "2"]), "127872\n");
    let measured = printed(&["playouts", "noughts", "--seconds", "0.05", "--json"]);
    assert!(measured.contains(r#""capped":0"#), "{measured}");
}

#[test]
fn it_is_painted() {
    let file = std::env::temp_dir().join(format!("ludoteca-sixth-{}.svg", std::process::id()));
    assert_eq!(printed(&["render", "noughts", "--moves", "b2", "-o", file.to_str().unwrap()]), "");
    let picture = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(picture.contains("cross"), "{picture}");
}

#[test]
fn wrong_input_is_refused_in_its_own_terms() {
    let (code, out, err) = run(&["show", "noughts", "--moves", "b2 b2"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err, "ludoteca: move 2 'b2': b2 is not legal here: b2 is taken\n");
}
