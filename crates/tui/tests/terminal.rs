//! The real program in a real terminal: whatever ends it, the terminal is given back and the game
//! is kept.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use ludoteca_tui::{Launch, Opening};
use platform::State;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};
use text::Style;

/// Tells the program where to keep its games.
const STATE: &str = "LUDOTECA_TERMINAL_TEST";

const LEAVE: &str = "\x1b[?1049l";

/// Not a test, but the program that the tests run, in a process of its own.
#[test]
#[ignore = "run by the other tests"]
fn the_program() {
    let Some(folder) = std::env::var_os(STATE).map(PathBuf::from) else { return };
    let launch = Launch {
        style: Style { unicode: true, ..Style::PLAIN },
        language: None,
        state: State::find(Some(folder)),
        opening: Opening::Menu,
        seed: Some(1),
        browsing: Some(|| panic!("on purpose")),
    };
    ludoteca_tui::run(games::SHELF, launch).unwrap();
}

/// A program in a terminal of its own.
struct Session {
    child: Child,
    keys: File,
    screen: File,
    before: Termios,
    output: Receiver<Vec<u8>>,
    /// What has come and is no whole text yet.
    rest: Vec<u8>,
    /// Everything that the program has written.
    written: String,
    shown: Shown,
}

/// What a terminal shows, as far as these tests look at it: texts, where the cursor moves between.
#[derive(Default)]
struct Shown {
    rows: Vec<Vec<char>>,
    at: (usize, usize),
    escape: Option<String>,
}

impl Shown {
    fn write(&mut self, letter: char) {
        if let Some(escape) = &mut self.escape {
            escape.push(letter);
            if letter.is_ascii_alphabetic() {
                let escape = self.escape.take().unwrap_or_default();
                self.obey(&escape);
            }
            return;
        }
        match letter {
            '\x1b' => self.escape = Some(String::new()),
            '\r' => self.at.1 = 0,
            '\n' => self.at.0 += 1,
            _ => {
                let (row, column) = self.at;
                if self.rows.len() <= row {
                    self.rows.resize(row + 1, Vec::new());
                }
                if self.rows[row].len() <= column {
                    self.rows[row].resize(column + 1, ' ');
                }
                self.rows[row][column] = letter;
                self.at.1 += 1;
            }
        }
    }

    fn obey(&mut self, escape: &str) {
        if escape.ends_with('J') {
            self.rows.clear();
        }
        let place = escape.strip_prefix('[').and_then(|rest| rest.strip_suffix('H'));
        if let Some((row, column)) = place.and_then(|place| place.split_once(';')) {
            self.at = (row.parse::<usize>().unwrap() - 1, column.parse::<usize>().unwrap() - 1);
        }
    }

    fn text(&self) -> String {
        let lines = self.rows.iter().map(|row| row.iter().collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl Session {
    fn open(folder: &Path) -> Self {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&keys).unwrap();
        unlockpt(&keys).unwrap();
        let name = ptsname(&keys, Vec::new()).unwrap().into_string().unwrap();
        let screen = OpenOptions::new().read(true).write(true).open(name).unwrap();
        let keys = File::from(keys);
        resize(&screen, 80, 24);
        let before = tcgetattr(&screen).unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "the_program", "--ignored", "--nocapture"])
            .env(STATE, folder)
            .env("RUST_BACKTRACE", "0")
            .stdin(screen.try_clone().unwrap())
            .stdout(screen.try_clone().unwrap())
            .stderr(screen.try_clone().unwrap())
            .spawn()
            .unwrap();
        let mut reader = keys.try_clone().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let (rest, written, shown) = (Vec::new(), String::new(), Shown::default());
        Self { child, keys, screen, before, output, rest, written, shown }
    }

    /// Waits until the terminal shows this.
    fn wait_for(&mut self, text: &str) {
        while !self.shown.text().contains(text) {
            self.take(text);
        }
    }

    /// Waits until the program has written this.
    fn wait_for_bytes(&mut self, text: &str) {
        while !self.written.contains(text) {
            self.take(text);
        }
    }

    fn take(&mut self, wanted: &str) {
        // Far longer than it takes, so that a slow machine is no fault.
        let more = self.output.recv_timeout(Duration::from_mins(2));
        let Ok(more) = more else { panic!("{wanted:?} never comes:\n{}", self.shown.text()) };
        self.rest.extend(more);
        let whole = match str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text: Vec<u8> = self.rest.drain(..whole).collect();
        let text = String::from_utf8(text).unwrap();
        text.chars().for_each(|letter| self.shown.write(letter));
        self.written.push_str(&text);
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Begins a game between two people and makes its first move.
    fn begin(&mut self) {
        self.wait_for("Talpa");
        let number = games::SHELF.iter().position(|game| game.info().id == "talpa").unwrap() + 1;
        self.press(&number.to_string());
        self.wait_for("Start the game");
        self.press("\x1b[B\x1b[D");
        self.wait_for("two people");
        self.press("s");
        self.wait_for("Red to move");
        self.press("a1xb1\r");
        self.wait_for("1. a1xb1");
    }

    fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    fn is_as_before(&self) -> bool {
        let now = tcgetattr(&self.screen).unwrap();
        now.local_modes == self.before.local_modes && now.input_modes == self.before.input_modes
    }
}

fn resize(screen: &File, columns: u16, rows: u16) {
    let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(screen, size).unwrap();
}

#[test]
fn a_panic_gives_the_terminal_back_and_shows_its_message() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::open(folder.path());
    session.wait_for("Play in the browser");
    assert!(!session.is_as_before(), "the program should have taken the terminal over");
    session.press("b");
    session.wait_for_bytes(LEAVE);
    session.wait_for_bytes("on purpose");
    assert!(!session.ended().success());
    assert!(session.is_as_before());
}

#[test]
fn a_signal_gives_the_terminal_back_and_a_kill_loses_no_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::open(folder.path());
    session.begin();
    session.signal(Signal::TERM);
    session.wait_for_bytes(LEAVE);
    assert!(session.ended().success());
    assert!(session.is_as_before());

    for way in [Signal::KILL, Signal::TERM] {
        let mut session = Session::open(folder.path());
        session.wait_for("Continue");
        session.press("c");
        session.wait_for("1. a1xb1");
        session.signal(way);
        session.ended();
    }
}

#[test]
fn a_terminal_that_shrinks_and_grows_is_followed() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::open(folder.path());
    session.begin();
    for (columns, rows, shown) in
        [(39, 11, "too small"), (100, 30, "1. a1xb1"), (40, 12, "too small"), (80, 24, "1. a1xb1")]
    {
        resize(&session.screen, columns, rows);
        session.signal(Signal::WINCH);
        session.wait_for(shown);
    }
    session.press("\x03");
    session.wait_for_bytes(LEAVE);
    assert!(session.ended().success());
    assert!(session.is_as_before());
}
