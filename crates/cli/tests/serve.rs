//! The browser app from the command: served, stopped, and written into a folder.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::{fs, process};

use support::ludoteca;

fn serve(arguments: &[&str]) -> Command {
    let mut command = ludoteca(&["serve"]);
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    serve(arguments).output().unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    last_line(&output.stderr)
}

fn last_line(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap().lines().last().unwrap().to_owned()
}

/// A server, killed with this value.
struct Server(Child);

impl Server {
    /// Starts it on a free port; tells the address from its first line, and the rest of its output.
    fn start() -> (Self, String, BufReader<ChildStdout>) {
        let mut child = serve(&["--address", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let server = Self(child);
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line
            .strip_prefix("The games room is at http://")
            .and_then(|rest| rest.strip_suffix("/ (Ctrl-C stops it).\n"))
            .unwrap_or_else(|| panic!("{line}"));
        (server, address.to_owned(), output)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_serves_the_app_until_it_is_interrupted() {
    for signal in ["-INT", "-TERM"] {
        let (mut server, address, mut output) = Server::start();
        let mut stream = TcpStream::connect(&address).unwrap();
        // The connection stays open, and must not keep the program.
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut begin = [0; 15];
        stream.read_exact(&mut begin).unwrap();
        assert_eq!(&begin, b"HTTP/1.1 200 OK");
        let id = server.0.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(server.0.wait().unwrap().code(), Some(0));
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert!(TcpStream::connect(&address).is_err());
    }
}

#[test]
fn an_address_that_cannot_be_had_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    assert_eq!(
        refused(&["--address", &address]),
        format!(
            "ludoteca: address '{address}': another program listens there already; \
             choose another port, or --address 127.0.0.1:0 for any free one"
        )
    );
    assert_eq!(
        refused(&["--address", &address, "--lang", "pt"]),
        format!(
            "ludoteca: endereço '{address}': outro programa já escuta aí; \
             escolha outra porta, ou --address 127.0.0.1:0 para uma qualquer livre"
        )
    );
    for wrong in ["8080", "127.0.0.1", "127.0.0.1:99999", "", "a b\u{7}:1"] {
        let said = refused(&["--address", wrong]);
        assert!(said.contains("127.0.0.1:8080") && !said.contains('\u{7}'), "{wrong}: {said}");
    }
}

#[test]
fn it_writes_the_files_into_an_empty_folder_alone() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("new/site");
    let name = folder.to_str().unwrap();
    let output = run(&["--write", name]);
    assert!(output.status.success(), "{output:?}");
    let written = fs::read_dir(&folder).unwrap().count();
    let files = if written == 1 { "file is" } else { "files are" };
    let expected = format!("{written} {files} written into {name}");
    assert_eq!(last_line(&output.stdout), expected);
    assert!(fs::read_to_string(folder.join("index.html")).unwrap().contains("Ludoteca"));
    assert_eq!(
        refused(&["--write", name]),
        format!("ludoteca: folder '{name}': it is not empty; choose a new folder or an empty one")
    );
    let both = refused(&["--write", name, "--address", "127.0.0.1:0"]);
    assert!(both.contains("cannot be used with"), "{both}");
    let file = parent.path().join("file");
    fs::write(&file, process::id().to_string()).unwrap();
    let output = run(&["--write", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(last_line(&output.stderr).contains("file"), "{output:?}");
}

#[test]
fn an_address_for_everybody_is_told_as_what_it_is() {
    let mut command = serve(&["--address", "0.0.0.0:0"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut server = Server(child.unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(!line.contains("0.0.0.0"), "{line}");
    let (_, place) = line.split_once("http://127.0.0.1:").unwrap_or_else(|| panic!("{line}"));
    let port = place.split('/').next().unwrap().parse().unwrap();
    // Who answers has said everything.
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    stream.read_exact(&mut [0; 15]).unwrap();
    server.0.kill().unwrap();
    let mut said = String::new();
    server.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(said.contains("everybody"), "{said}");
}
