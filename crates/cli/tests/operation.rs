//! The server as its operator sees it: settings, health, figures, logs, encryption and its end.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use support::ludoteca;

/// A server, killed with this value.
struct Server {
    child: Child,
    /// Host and port, as the first line says.
    address: String,
    /// Everything else that it has said at first.
    said: String,
}

impl Server {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        output.read_line(&mut said).unwrap();
        let place = said.split("://").nth(1).unwrap_or_else(|| panic!("{said}"));
        let address = place.split('/').next().unwrap().to_owned();
        let server = Self { child, address, said };
        for _ in 0..400 {
            if server.port_answers() {
                return server;
            }
            sleep(Duration::from_millis(25));
        }
        panic!("the server does not answer");
    }

    fn on(folder: &Path, arguments: &[&str]) -> Self {
        Self::start(
            ludoteca(&["serve", "--address", "127.0.0.1:0", "--data"]).arg(folder).args(arguments),
        )
    }

    fn port_answers(&self) -> bool {
        TcpStream::connect(&self.address).is_ok()
    }

    /// Sends a signal, waits for the end, and tells the log.
    fn stop(mut self, signal: &str) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert_eq!(self.child.wait().unwrap().code(), Some(0), "{log}");
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is answered to a request, headers and all.
fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn get(address: &str, path: &str) -> String {
    ask(address, &format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"))
}

fn put_name(address: &str, more: &str) -> String {
    let body = r#"{"name":"Ana"}"#;
    ask(
        address,
        &format!(
            "PUT /api/v1/me HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{more}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    )
}

#[test]
fn health_figures_and_logs_tell_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let metrics = metrics.to_string();
    let more = ["--metrics", &metrics, "--log-format", "json", "--log-level", "debug"];
    let server = Server::on(folder.path(), &more);
    assert!(get(&server.address, "/healthz").starts_with("HTTP/1.1 200"));
    let mut ready = String::new();
    for _ in 0..200 {
        ready = get(&server.address, "/readyz");
        if ready.ends_with("ready\n") {
            break;
        }
        sleep(Duration::from_millis(25));
    }
    assert!(ready.starts_with("HTTP/1.1 200") && ready.ends_with("ready\n"), "{ready}");
    assert!(ready.contains("x-request-id: "), "{ready}");
    let named = put_name(&server.address, "");
    let cookie = named.lines().find(|line| line.starts_with("set-cookie: ")).unwrap().to_owned();
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    get(&server.address, "/api/v1/server?token=hush-hush");
    let figures = get(&metrics, "/metrics");
    for name in ["ludoteca_sockets 0", "ludoteca_requests_total{status=\"200\"}", "ludoteca_info"] {
        assert!(figures.contains(name), "{name}\n{figures}");
    }
    assert!(get(&server.address, "/metrics").starts_with("HTTP/1.1 404"));
    let log = server.stop("-TERM");
    assert!(log.contains("\"route\":\"/api/v1/server\""), "{log}");
    assert!(!log.contains(secret) && !log.contains("hush-hush"), "{log}");
    let lines: Vec<&str> = log.lines().filter(|line| line.starts_with('{')).collect();
    assert!(lines.iter().any(|line| line.contains("\"message\":\"stopped\"")), "{log}");
    for line in lines {
        serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|_| panic!("{line}"));
    }
}

#[test]
fn only_a_proxy_says_that_the_way_is_encrypted() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, is_believed) in [(&[][..], false), (&["--proxy"][..], true)] {
        let server = Server::on(folder.path(), arguments);
        let named = put_name(&server.address, "x-forwarded-proto: https\r\n");
        assert!(named.contains("HttpOnly"), "{named}");
        assert_eq!(named.contains("; Secure"), is_believed, "{named}");
        let foreign = put_name(
            &server.address,
            "origin: https://games.example\r\nx-forwarded-host: games.example\r\n",
        );
        assert_eq!(foreign.starts_with("HTTP/1.1 403"), !is_believed, "{foreign}");
        server.stop("-INT");
    }
}

#[test]
fn settings_come_from_flags_then_variables_then_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ludoteca.toml");
    let text = "# a class\naddress = \"127.0.0.1:1\"\nproxy = true\nconnections = 7\n\
                log-level = \"warn\"\ndatabase = \"postgres://ana:hush@localhost/games\"\n";
    fs::write(&file, text).unwrap();
    let mut command = ludoteca(&["serve", "--print-settings", "--log-level", "error", "--config"]);
    command.arg(&file).env("LUDOTECA_ADDRESS", "127.0.0.1:2").env("LUDOTECA_CONNECTIONS", "8");
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    for line in [
        "address = \"127.0.0.1:2\" # the variable LUDOTECA_ADDRESS",
        "connections = 8 # the variable LUDOTECA_CONNECTIONS",
        "log-level = \"error\"\n",
        "lan = false\n",
        "# tls-cert =",
    ] {
        assert!(said.contains(line), "{line}\n{said}");
    }
    assert!(said.contains("proxy = true # file") && said.contains("line 3"), "{said}");
    assert!(!said.contains("hush") && said.contains("postgres://ana:...@localhost"), "{said}");
    // What is printed is a file of settings too.
    let again = folder.path().join("again.toml");
    fs::write(&again, said.replace("ana:...@", "")).unwrap();
    let output = ludoteca(&["serve", "--print-settings", "--config"]).arg(&again).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    // A flag of another kind excludes what the file says.
    let mut other = ludoteca(&["serve", "--print-settings", "--data", "here", "--config"]);
    let output = other.arg(&file).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("data = \"here\"\n") && said.contains("# database ="), "{said}");
}

#[test]
fn settings_that_are_none_are_refused_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("f.toml");
    for (text, wanted) in [
        ("lan = true\nadress = \"x\"\n", "line 2: there is no setting 'adress'; there are address"),
        ("\nconnections = \"many\"\n", "line 2: invalid value 'many'"),
        ("lan = [1]\n", "line 1: setting 'lan' has to be a text, a number, true or false"),
        ("lan = \"perhaps\"\n", "line 1: 'perhaps' is neither true nor false"),
        ("lan = \n", "line 1: "),
    ] {
        fs::write(&file, text).unwrap();
        let output = ludoteca(&["serve", "--config"]).arg(&file).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(wanted), "{text}\n{said}");
    }
    let output = ludoteca(&["serve"]).env("LUDOTECA_CONNECTIONS", "0").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("the variable LUDOTECA_CONNECTIONS: "), "{said}");
    let output = ludoteca(&["serve", "--tls-cert", "c.pem"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

/// How many points of a picture a square of a code has, each way.
const POINTS: usize = 4;

#[test]
fn a_class_scans_the_address() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = ludoteca(&["serve", "--lan", "--qr", "--address", "0.0.0.0:0", "--data"]);
    let mut child = command.arg(folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    while !said.contains("scans it") {
        assert!(output.read_line(&mut said).unwrap() > 0, "{said}");
    }
    let _ = child.kill();
    let _ = child.wait();
    let place = said.split_once("http://").unwrap().1.split(['/', ',']).next().unwrap();
    let drawing: Vec<Vec<char>> = said
        .lines()
        .filter(|line| line.contains(['█', '▀', '▄']))
        .map(|line| line.chars().collect())
        .collect();
    // As a camera sees it.
    let width = drawing.iter().map(Vec::len).max().unwrap();
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(
        width * POINTS,
        drawing.len() * 2 * POINTS,
        |x, y| {
            let (column, row) = (x / POINTS, y / POINTS);
            let character = drawing[row / 2].get(column).copied().unwrap_or(' ');
            let is_upper = row % 2 == 0;
            let is_light = match character {
                '█' => true,
                '▀' => is_upper,
                '▄' => !is_upper,
                _ => false,
            };
            if is_light { 255 } else { 0 }
        },
    );
    let codes = image.detect_grids();
    let (_, content) = codes.first().expect("a camera finds it").decode().unwrap();
    assert_eq!(content, format!("http://{place}/"));
}

/// Makes a certificate for this machine with the system's own program; nothing where there is none.
fn certificate(folder: &Path, name: &str) -> bool {
    let files = ["pem", "key"].map(|end| folder.join(format!("new.{end}")));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
        .args(["-nodes", "-days", "2", "-subj", &format!("/CN={name}"), "-out"])
        .arg(&files[0])
        .arg("-keyout")
        .arg(&files[1])
        .output();
    if !made.is_ok_and(|output| output.status.success()) {
        support::cannot_run("there is no openssl");
        return false;
    }
    for file in files {
        fs::rename(&file, file.to_str().unwrap().replace("new.", "tls.")).unwrap();
    }
    true
}

/// Who the server says to be, and what it answers.
fn ask_encrypted(address: &str) -> String {
    let mut child = Command::new("openssl")
        .args(["s_client", "-quiet", "-connect", address])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    write!(input, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    child.stdout.take().unwrap().read_to_string(&mut answer).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut answer).unwrap();
    drop(input);
    let _ = child.wait();
    answer
}

#[test]
fn what_it_says_is_encrypted_and_certificates_are_renewed() {
    let folder = tempfile::tempdir().unwrap();
    if !certificate(folder.path(), "first.example") {
        return;
    }
    let files = ["tls.pem", "tls.key"].map(|name| folder.path().join(name));
    let [cert, key] = files.each_ref().map(|path| path.to_str().unwrap());
    let data = folder.path().join("data");
    let server = Server::on(&data, &["--tls-cert", cert, "--tls-key", key]);
    assert!(server.said.contains("https://"), "{}", server.said);
    let answer = ask_encrypted(&server.address);
    assert!(answer.contains("200 OK") && answer.contains("first.example"), "{answer}");
    // Who does not encrypt is not answered.
    let mut plain = TcpStream::connect(&server.address).unwrap();
    plain.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut bytes = Vec::new();
    let _ = plain.read_to_end(&mut bytes);
    assert!(!bytes.starts_with(b"HTTP"), "{bytes:?}");
    assert!(certificate(folder.path(), "second.example"));
    let mut answer = String::new();
    for _ in 0..60 {
        answer = ask_encrypted(&server.address);
        if answer.contains("second.example") {
            break;
        }
        sleep(Duration::from_millis(250));
    }
    assert!(answer.contains("200 OK") && answer.contains("second.example"), "{answer}");
    server.stop("-TERM");
    let output = ludoteca(&["serve", "--tls-cert", key, "--tls-key", key]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("BEGIN CERTIFICATE"), "{said}");
}

#[test]
fn a_folder_has_one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::on(folder.path(), &[]);
    let output = ludoteca(&["serve", "--address", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("another server"), "{said}");
    first.stop("-TERM");
    Server::on(folder.path(), &[]).stop("-TERM");
}
