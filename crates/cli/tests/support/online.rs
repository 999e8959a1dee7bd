//! A games server as a process, people who ask it over HTTP, and programs that are talked to.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::ludoteca;

/// How long is waited for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// A games server on a folder of its own, killed with this value.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Self {
        let data = tempfile::tempdir().unwrap();
        let (child, address) = start(&data, "127.0.0.1:0");
        Self { child, address, data }
    }

    /// Kills it, and starts it again at the same place.
    pub(crate) fn restart(&mut self, meanwhile: impl FnOnce()) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        meanwhile();
        self.child = start(&self.data, &self.address).0;
    }

    /// What somebody with this cookie, or nobody, is answered, and the cookie that they are given.
    pub(crate) fn ask(
        &self,
        (method, path): (&str, &str),
        cookie: &str,
        body: &Value,
    ) -> (Value, Option<String>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = body.to_string();
        write!(
            stream,
            "{method} /api/v1/{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             cookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let given = given.map(|cookie| cookie.split(';').next().unwrap().to_owned());
        (serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}")), given)
    }

    /// Somebody with a browser, who is called this: their cookie.
    pub(crate) fn guest(&self, name: &str) -> String {
        self.ask(("PUT", "me"), "", &json!({ "name": name })).1.unwrap()
    }

    /// A game that they set up: its name.
    pub(crate) fn create(&self, cookie: &str, wanted: &Value) -> String {
        let made = self.ask(("POST", "games"), cookie, wanted).0;
        made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
    }

    /// How the page of a game is called.
    pub(crate) fn link(&self, game: &str) -> String {
        format!("http://{}/#/game/{game}", self.address)
    }

    /// A game as a list shows it.
    pub(crate) fn view(&self, game: &str) -> Value {
        self.ask(("GET", &format!("games/{game}")), "", &Value::Null).0
    }

    /// The game once this is so.
    pub(crate) fn until(&self, game: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..PATIENCE.as_millis() / 50 {
            let view = self.view(game);
            if is_so(&view) {
                return view;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("{}", self.view(game));
    }

    /// What somebody with a browser wants done at a game.
    pub(crate) fn want(&self, cookie: &str, game: &str, key: &str, want: &Value) -> Value {
        let after = self.view(game)["entries"].as_u64().unwrap().saturating_sub(1);
        let ask = json!({ "key": key, "after": after, "want": want });
        self.ask(("POST", &format!("games/{game}/asks")), cookie, &ask).0
    }
}

fn start(data: &TempDir, address: &str) -> (Child, String) {
    let mut child = ludoteca(&["serve", "--address", address, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let (_, place) = line.split_once("http://").unwrap_or_else(|| panic!("{line}"));
    (child, place.split('/').next().unwrap().to_owned())
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that is talked to, killed with this value.
pub(crate) struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    /// Everything that it has said.
    pub(crate) said: String,
}

impl Talk {
    pub(crate) fn start(command: &mut Command) -> Self {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, output) = channel();
        let errors = sender.clone();
        let mut out = child.stdout.take().unwrap();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Prompts end no line, and so whatever is there is handed on.
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                drop(sender.send(String::from_utf8_lossy(&bytes[..count]).into_owned()));
            }
        });
        let err = BufReader::new(child.stderr.take().unwrap());
        thread::spawn(move || {
            for line in err.lines().map_while(Result::ok) {
                drop(errors.send(format!("{line}\n")));
            }
        });
        let input = child.stdin.take();
        Self { child, input, output, said: String::new() }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends what it is told.
    pub(crate) fn hang_up(&mut self) {
        self.input = None;
    }

    /// Waits until it has said this, and forgets everything up to it.
    pub(crate) fn expect(&mut self, text: &str) -> String {
        loop {
            if let Some(place) = self.said.find(text) {
                let rest = self.said.split_off(place + text.len());
                return std::mem::replace(&mut self.said, rest);
            }
            match self.output.recv_timeout(PATIENCE) {
                Ok(more) => self.said += &more,
                Err(RecvTimeoutError::Timeout) => panic!("{text:?} is missing in {}", self.said),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("{text:?} is missing in {} ({:?})", self.said, self.child.wait())
                }
            }
        }
    }

    /// Waits until it has ended by itself; what it has said since.
    pub(crate) fn end(&mut self) -> (ExitStatus, String) {
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(more) => self.said += &more,
                Err(RecvTimeoutError::Timeout) => panic!("it goes on: {}", self.said),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        (self.child.wait().unwrap(), self.said.clone())
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
