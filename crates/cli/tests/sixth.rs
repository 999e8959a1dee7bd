//! A sixth game goes through the command's own code paths with one line on a shelf.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::ffi::OsString;
use std::io::Write as _;

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
    assert!(drawing.contains("Crosses to move"), "{drawing}");
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

/// A file with these bytes, for as long as it is kept.
fn file(bytes: &[u8]) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    file
}

#[test]
fn its_table_proves_what_commands_say() {
    let table = file(&noughts::table());
    let table = table.path().to_str().unwrap();
    let found = printed(&["analyse", "noughts", "--table", table]);
    assert_eq!(found.matches("depth ").count(), 1, "{found}");
    assert!(found.contains("1. a draw, proved "), "{found}");
    let found = printed(&["analyse", "noughts", "--table", table, "--lang", "pt"]);
    assert!(found.contains("1. empate, provado "), "{found}");
    let found = printed(&["analyse", "noughts", "--moves", "a1 b1", "--table", table, "--json"]);
    assert!(found.contains(r#""win_in":5,"loss_in":null,"proved":true"#), "{found}");
    let found = printed(&["analyse", "noughts", "--depth", "1", "--json"]);
    assert!(found.contains(r#""proved":false"#), "{found}");

    let solved = printed(&["solve", "noughts", "--table", table]);
    assert!(solved.starts_with("Crosses to move: draw, proved\n"), "{solved}");
    assert!(solved.contains("moves that keep it: a1 b1 c1 a2 b2 c2 a3 b3 c3\n9 nodes"), "{solved}");
    let solved = printed(&["solve", "noughts", "--moves", "a1 b1", "--table", table]);
    assert!(solved.starts_with("Crosses to move: win in 5 plies, proved\n"), "{solved}");

    let game = file(b"[Game \"noughts\"]\n1. b2 b1 2. a1 c3 3. a2 c2 4. a3 1-0");
    let game = game.path().to_str().unwrap();
    let review = printed(&["review", game, "--nodes", "1", "--table", table]);
    let blunder = review.lines().find(|line| line.contains("blunder")).unwrap();
    assert!(blunder.contains("a draw, proved   lost in 6"), "{review}");
    let review = printed(&["review", game, "--nodes", "1", "--table", table, "--json"]);
    assert!(!review.contains(r#""proved":false"#), "{review}");
    assert_eq!(review.matches(r#""proved":true"#).count(), 14, "{review}");
}

#[test]
fn a_wrong_table_is_refused_by_name() {
    let mut bytes = noughts::table();
    bytes[100] ^= 1;
    let damaged = file(&bytes);
    let game = file(b"[Game \"noughts\"]\n*");
    let [damaged, game] = [&damaged, &game].map(|file| file.path().to_str().unwrap());
    for command in [&["analyse", "noughts"][..], &["solve", "noughts"], &["review", game]] {
        let (code, out, err) = run(&[command, &["--table", damaged]].concat());
        assert_eq!((code, out.as_str()), (2, ""));
        let wanted = format!("file '{damaged}': the table is damaged, its checksum is wrong");
        assert!(err.contains(&wanted), "{err}");
        let (_, _, err) = run(&[command, &["--table", "/no/such/table"]].concat());
        assert!(err.starts_with("ludoteca: file '/no/such/table': "), "{err}");
    }
}
