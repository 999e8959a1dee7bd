//! Pictures of every page on every kind of screen, in every look, with all games in the middle and
//! at the end: for whoever wants to see what a change does to them.
//!
//! `cargo run --release -p ludoteca-server --example pictures -- FOLDER [WORD...]`; with words, only of
//! pictures whose names contain one of them.

#![allow(clippy::unwrap_used, reason = "whoever looks wants to see what went wrong")]
#![allow(clippy::print_stdout, reason = "it prints what it has drawn")]
#![allow(dead_code, reason = "the browser can do more than is looked at here")]

#[path = "../tests/browser/chromium.rs"]
mod chromium;

use std::path::Path;
use std::time::Duration;
use std::{env, fs};

use board::{ByPlayer, Player};
use chromium::{Browser, Window};
use engine::SingleThread;
use games::{AnyGame, Line, SHELF, Spec};
use platform::Stopwatch;
use play::request::{Handler, Query, Request, Response};
use play::{Level, Seat, Table};
use record::link::encoded;
use serde_json::json;

/// Width, height and pixels to a point of a screen; one of them is a desk at twice its size.
const SCREENS: [(u32, u32, f64); 6] = [
    (360, 740, 2.0),
    (740, 360, 2.0),
    (640, 400, 2.0),
    (820, 1180, 1.0),
    (1280, 800, 1.0),
    (3840, 2160, 1.0),
];

/// How pages are looked at: by name, their colours, how boards look on them, and their language.
const LOOKS: [(&str, &str, &str, &str); 5] = [
    ("light", "light", "material", "en"),
    ("dark", "dark", "material", "en"),
    ("flat", "light", "flat", "en"),
    ("forced", "light", "material", "en"),
    ("portuguese", "light", "material", "pt"),
];

/// A game as two computers of a middling level play it, for so many turns.
fn line(game: &'static dyn AnyGame, turns: usize) -> Line {
    let mut line = Line::new(Spec::read(SHELF, game.info().id).unwrap().start(1).unwrap());
    let mut handler = Handler::new(Level::MEMORY);
    while line.moves().len() < turns && line.verdict().is_none() {
        let level = Level::Search(3 + line.moves().len() as u8 % 2);
        let query = Query::Move { level, seed: line.moves().len() as u64 };
        let request = Request { game, line: line.clone(), query, time: None };
        let mut found = None;
        handler.run(&request, (&Stopwatch::start(), &SingleThread), &mut |response| {
            if let Response::Done { mv } = response {
                found = mv;
            }
        });
        line.play(&found.unwrap()).unwrap();
    }
    line
}

/// A game as the browser keeps it, in which the one to move is a person, or was the loser.
fn kept(game: &'static dyn AnyGame, line: &Line, series: usize) -> String {
    let person = line.position().turn();
    let seats = Player::BOTH.map(|player| {
        if player == person { Seat::Person } else { Seat::Computer(Level::Search(4)) }
    });
    let spec = Spec::read(SHELF, game.info().id).unwrap();
    let record = Table::new(spec, line, ByPlayer(seats), None).record(Duration::ZERO);
    json!({ "record": record.to_string(), "series": series.to_string(), "opener": 0 }).to_string()
}

/// The pages by name, and their addresses.
fn pages(games: &[(&'static dyn AnyGame, Line, Line)]) -> Vec<(String, String)> {
    let mut pages: Vec<(String, String)> = [
        ("shelf", "/"),
        ("games", "/games"),
        ("puzzles", "/puzzles"),
        ("study", "/study"),
        ("settings", "/settings"),
        ("about", "/about"),
        ("nowhere", "/nowhere"),
    ]
    .map(|(name, address)| (name.into(), address.into()))
    .into();
    for (place, (game, _, whole)) in games.iter().enumerate() {
        let id = game.info().id;
        for page in ["new", "learn", "first", "puzzles"] {
            pages.push((format!("{page}-{id}"), format!("/{page}/{id}")));
        }
        let moves = encoded(&whole.moves().join(" "));
        let turns = whole.moves().len() / 2;
        pages.push((format!("puzzle-{id}"), format!("/puzzles/{id}/1")));
        pages.push((format!("study-{id}"), format!("/study?spec={id}&moves={moves}&at={turns}")));
        pages.push((format!("play-{id}"), format!("/play/{}", middle(place))));
        pages.push((format!("over-{id}"), format!("/play/{}", end(place))));
    }
    pages
}

/// What the game at this place of the shelf is kept as, in its middle and at its end.
fn middle(place: usize) -> usize {
    1_790_000_000_000 + place
}

fn end(place: usize) -> usize {
    1_780_000_000_000 + place
}

async fn look(browser: &Browser, look: (&str, &str, &str, &str), games: &[String]) {
    let (name, colours, board, language) = look;
    let kept = games.join("");
    let forced = if name == "forced" { "active" } else { "none" };
    let media = json!({ "features": [{ "name": "forced-colors", "value": forced }] });
    browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
    browser
        .script(&format!(
            "localStorage.clear();
             localStorage.setItem('ludoteca/theme', '{colours}');
             localStorage.setItem('ludoteca/board', '{board}');
             localStorage.setItem('ludoteca/language', '{language}');
             {kept}"
        ))
        .await;
    browser.driver.refresh().await.unwrap();
}

#[tokio::main]
async fn main() {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().expect("a folder for the pictures");
    let words: Vec<_> = arguments.collect();
    fs::create_dir_all(&folder).unwrap();
    let games: Vec<_> = SHELF.iter().map(|&game| (game, line(game, 18), line(game, 400))).collect();
    let keep = |number: usize, text: String| {
        let text = serde_json::to_string(&text).unwrap();
        format!("localStorage.setItem('ludoteca/game/{number}', {text});")
    };
    let kept: Vec<_> = games
        .iter()
        .enumerate()
        .flat_map(|(place, (game, half, whole))| {
            [(middle(place), half), (end(place), whole)]
                .map(|(number, line)| keep(number, kept(*game, line, number)))
        })
        .collect();
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("main h1").await;
    for (name, colours, board, language) in LOOKS {
        look(&browser, (name, colours, board, language), &kept).await;
        for (width, height, scale) in SCREENS {
            let screen = json!({ "width": width, "height": height, "deviceScaleFactor": scale,
                "mobile": width.min(height) < 400 });
            let method = "Emulation.setDeviceMetricsOverride";
            browser.driver.cdp().send_raw(method, screen).await.unwrap();
            for (page, address) in pages(&games) {
                let picture = format!("{name}-{width}x{height}-{page}");
                if !words.is_empty() && !words.iter().any(|word| picture.contains(word)) {
                    continue;
                }
                browser.go(&address).await;
                browser.wait("main h1").await;
                tokio::time::sleep(Duration::from_millis(700)).await;
                let spill = browser.spill().await;
                let path = Path::new(&folder).join(&picture).with_extension("png");
                browser.driver.screenshot(&path).await.unwrap();
                println!("{picture}{}", if spill == 0 { "" } else { ": wider than the screen" });
            }
        }
    }
    browser.close().await;
}
