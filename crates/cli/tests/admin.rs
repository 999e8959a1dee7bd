//! What an operator does with what a server keeps, while it runs, on both databases.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Output, Stdio};

use serde_json::Value;
use store::Place;
use support::ludoteca;
use test_postgres::Cluster;

/// A place and the flags that name it.
struct Kept(Vec<String>);

impl Kept {
    fn new(place: &Place) -> Self {
        Self(match place {
            Place::Folder(folder) => vec!["--data".into(), folder.to_str().unwrap().into()],
            Place::Database(url) => vec!["--database".into(), url.clone()],
        })
    }

    fn admin(&self, arguments: &[&str]) -> Output {
        ludoteca(&["admin"]).args(arguments).args(&self.0).output().unwrap()
    }

    /// What a command says when all goes well.
    fn said(&self, arguments: &[&str]) -> String {
        let output = self.admin(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What it says when it does not.
    fn refused(&self, arguments: &[&str]) -> String {
        let output = self.admin(arguments);
        assert!(!output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stderr).unwrap()
    }

    fn serve(&self) -> Server {
        let mut command = ludoteca(&["serve", "--address", "127.0.0.1:0"]);
        let mut child =
            command.args(&self.0).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Server { child, address }
    }
}

/// A server, killed with this value.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// The status and the body of an answer, and the cookie that it sets.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (u16, Value, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer[9..12].parse().unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.map_or("", |line| line.split(';').next().unwrap()).to_owned();
        (status, serde_json::from_str(body).unwrap_or_default(), cookie)
    }

    /// Somebody's cookie and a game that they have set up against the computer.
    fn play(&self, name: &str) -> (String, String) {
        let (status, _, cookie) = self.ask("PUT", "/me", "", &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, 200);
        let wanted = r#"{"game":"talpa:size=4","side":"first","level":"random"}"#;
        let (status, game, _) = self.ask("POST", "/games", &cookie, wanted);
        assert_eq!(status, 201, "{game}");
        (cookie, game["id"].as_str().unwrap().to_owned())
    }
}

fn places() -> Vec<(Place, Place, tempfile::TempDir)> {
    let folder = tempfile::tempdir().unwrap();
    let inside = |name: &str| Place::Folder(folder.path().join(name));
    let mut places = vec![(inside("one"), inside("two"))];
    if let (Some(one), Some(two)) = (Cluster::shared_database(), Cluster::shared_database()) {
        places.push((Place::Database(one), Place::Database(two)));
        places.push((inside("three"), Place::Database(Cluster::shared_database().unwrap())));
    }
    let mut folder = Some(folder);
    places
        .into_iter()
        .map(|(one, two)| (one, two, folder.take().unwrap_or_else(|| tempfile::tempdir().unwrap())))
        .collect()
}

#[test]
fn an_operator_looks_after_people_and_games() {
    let folders = places();
    for (place, _, _) in &folders[..folders.len().min(2)] {
        let kept = Kept::new(place);
        let server = kept.serve();
        let (cookie, game) = server.play("Ana Banana");
        let users = kept.said(&["users"]);
        assert!(users.contains("guest\t") && users.contains("Ana Banana"), "{users}");
        assert_eq!(kept.said(&["users", "nobody"]), "");
        let id = kept.said(&["users", "banana"]).split('\t').next().unwrap().to_owned();
        assert!(kept.said(&["ban", &id]).contains("may not play any more"));
        assert_eq!(server.ask("GET", "/me/games", &cookie, "").0, 401);
        assert!(kept.said(&["unban", &id]).contains("may play again"));
        assert_eq!(server.ask("GET", "/me/games", &cookie, "").0, 200);
        assert!(kept.refused(&["ban", "Nobody"]).contains("there is no user 'Nobody'"));

        let games = kept.said(&["games", "--state", "running"]);
        assert!(games.starts_with(&format!("{game}\ttalpa\trunning\t")), "{games}");
        assert!(kept.said(&["game", &game]).contains("Ana Banana"));
        assert!(kept.refused(&["game", "nothing"]).contains("there is no game"));
        assert!(kept.said(&["end", &game, "--result", "second"]).contains("is ended"));
        assert!(kept.refused(&["end", &game]).contains("is over already"));
        let games = kept.said(&["games", "--state", "over", "--user", &id]);
        assert!(games.contains("0-1"), "{games}");
        assert!(kept.said(&["check"]).contains("everything is as it should be"));
        assert!(kept.said(&["vacuum"]).contains("free again"));
    }
}

#[test]
fn what_is_kept_is_copied_brought_back_and_moved() {
    for (place, other, folder) in places() {
        let (kept, moved) = (Kept::new(&place), Kept::new(&other));
        let server = kept.serve();
        let (cookie, game) = server.play("Ana");
        server.play("Bea");
        let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();

        let backup = file("backup");
        kept.said(&["backup", &backup]);
        assert!(kept.refused(&["backup", &backup]).contains("there is one already"));
        assert!(kept.refused(&["restore", &backup]).contains("something is kept there already"));
        let restored = Kept::new(&Place::Folder(folder.path().join("restored")));
        restored.said(&["restore", &backup]);
        assert!(restored.said(&["check"]).contains("2 games"));

        let (export, again) = (file("games.jsonl"), file("again.jsonl"));
        let (records, open) = (file("games.txt"), file("open.jsonl"));
        kept.said(&["export", &export, "--secrets", "--records", &records]);
        assert_eq!(
            fs::read_to_string(&records).unwrap().matches("[Game \"talpa:size=4\"]").count(),
            2
        );
        let said = moved.said(&["import", &export]);
        assert!(!said.contains(" 0 of which"), "{said}");
        let said = moved.said(&["import", &export]);
        assert!(said.contains(" 0 of which are new"), "{said}");
        moved.said(&["export", &again, "--secrets"]);
        let lines = |path: &str| -> Vec<String> {
            fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
        };
        assert_eq!(lines(&export), lines(&again));
        // Nobody was signed out, and the game goes on.
        let there = moved.serve();
        let (status, games, _) = there.ask("GET", "/me/games", &cookie, "");
        assert_eq!((status, games[0]["id"].as_str()), (200, Some(game.as_str())), "{games}");

        kept.said(&["export", &open]);
        let open = fs::read_to_string(&open).unwrap();
        assert!(!open.contains("credentials") && open.contains("\"entries\""), "{open}");
        fs::write(file("wrong"), "{\"table\":1}\n").unwrap();
        assert!(
            moved.refused(&["import", &file("wrong")]).contains("line 1: this was not written")
        );
    }
}

#[test]
fn a_damaged_backup_is_not_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let kept = Kept::new(&Place::Folder(folder.path().join("one")));
    assert!(kept.refused(&["check"]).contains("nothing is kept there"));
    let server = kept.serve();
    server.play("Ana");
    let file = folder.path().join("backup");
    kept.said(&["backup", file.to_str().unwrap()]);
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5a);
    fs::write(&file, bytes).unwrap();
    let other = Kept::new(&Place::Folder(folder.path().join("two")));
    other.refused(&["restore", file.to_str().unwrap()]);
    assert!(!folder.path().join("two").exists());
    // What was looked at is gone.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}
