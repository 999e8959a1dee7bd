//! How fast the app is in a real Chromium: what the engine loses by being WebAssembly, how long
//! level 6 takes, and how soon a click is seen while the engine thinks.
//!
//! `cargo run --release -p server --example browser_speed`, on a machine that does nothing else.

#![allow(clippy::unwrap_used, reason = "whoever measures wants to see what went wrong")]
#![allow(clippy::print_stdout, reason = "it prints what it measures")]
#![allow(dead_code, reason = "the browser can do more than is measured here")]

#[path = "../tests/browser/chromium.rs"]
mod chromium;

use board::Spot;
use chromium::{Browser, Window};
use engine::{SearchControl, SingleThread};
use games::{AnyGame, Line, SHELF, Spec};
use platform::Stopwatch;
use play::Level;
use play::request::{Handler, Query, Request};
use serde_json::{Value, json};

/// How many moves are made by clicks.
const MOVES: u64 = 20;

/// What is clicked on: every game as it begins, and the largest board there is.
const LARGEST: &str = "nex:size=13";

fn start(spec: &str) -> Line {
    Line::new(Spec::read(SHELF, spec).unwrap().start(1).unwrap())
}

fn request(game: &'static dyn AnyGame, query: Query) -> Request {
    Request { game, line: start(game.info().id), query, time: None }
}

/// Milliseconds that a request takes natively.
fn native(request: &Request) -> f64 {
    let watch = Stopwatch::start();
    Handler::new(Level::MEMORY).run(request, (&watch, &SingleThread), &mut |_| {});
    watch.elapsed().as_secs_f64() * 1_000.0
}

/// Milliseconds that the engine in the browser takes for a request.
async fn browsers(browser: &Browser, request: &Request) -> f64 {
    let text = Value::String(request.to_string());
    let found = browser
        .script(&format!(
            "const worker = new Worker(document.querySelector('meta[name=worker]').content);
             worker.postMessage(null);
             // The first request waits until the engine is loaded; the second is measured.
             const run = (text) => new Promise((resolve) => {{
                 const begun = performance.now();
                 worker.onmessage = ({{ data }}) => {{
                     // Between answers it hands over what it compiled, and says that it is there.
                     const answer = typeof data === 'string' && data ? JSON.parse(data) : {{}};
                     if (answer.done) resolve(performance.now() - begun);
                 }};
                 worker.postMessage(text);
             }});
             await run({text}.replace(/\"nodes\":\\d+/, '\"nodes\":1000'));
             const found = await run({text});
             worker.terminate();
             return found;"
        ))
        .await;
    found.as_f64().unwrap()
}

/// Milliseconds from a click to the frame that shows it, for every touch of a game that was made
/// while the engine looked for a hint, sorted.
///
/// The clicks are real ones. The page itself measures, from the moment that the browser gives the
/// click to the first frame after it, so that how long the driver takes does not matter.
async fn clicks(browser: &Browser, spec: &str) -> Vec<f64> {
    browser.go("/").await;
    browser.wait("#main .card").await;
    let record = format!("[Game \"{spec}\"]\n[First \"human\"]\n[Second \"human\"]\n\n*\n");
    let stored = json!(json!({ "record": record, "series": "1", "opener": 0 }).to_string());
    browser.script(&format!("localStorage.setItem('ludoteca/game/1', {stored})")).await;
    browser.go("/play/1").await;
    browser.wait(".board .square.lit, .board .spot").await;
    let mut times = Vec::new();
    let mut line = start(spec);
    for seed in 0..MOVES {
        let position = line.position();
        let mv = position.random_move(&mut board::Dice::new(seed)).unwrap();
        let gesture = position.gestures(&mv).unwrap().swap_remove(0);
        for spot in gesture {
            let selector = match spot {
                Spot::Cell(cell) => format!(".board [data-cell=\"{cell}\"]"),
                other => format!("[data-spot=\"{other}\"]"),
            };
            browser
                .script(
                    "document.querySelectorAll('.tools button.tool')[1].click();
                     // The engine is loaded and thinks when the move is made.
                     await new Promise((go) => setTimeout(go, 100));
                     window.seen = new Promise((go) => addEventListener('click', (event) => {
                         const thinking = document.querySelector('.plate.turn .word');
                         const isThinking = thinking?.textContent === 'thinking';
                         requestAnimationFrame(() => {
                             const { port1, port2 } = new MessageChannel();
                             port1.onmessage = () =>
                                 go(isThinking ? performance.now() - event.timeStamp : null);
                             port2.postMessage(null);
                         });
                     }, { capture: true, once: true }));",
                )
                .await;
            browser.click(&selector).await;
            times.extend(browser.script("return await window.seen;").await.as_f64());
        }
        line.play(&mv).unwrap();
        if line.verdict().is_some() {
            break;
        }
    }
    times.sort_by(f64::total_cmp);
    times
}

#[tokio::main]
async fn main() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("#main .card").await;
    for &game in SHELF {
        let pace = start(game.info().id).position().pace();
        // So many positions are looked at, whichever depth is the last that is told.
        let nodes = 5 * pace;
        let lines = request(game, Query::Lines { count: 1, nodes: Some(nodes) });
        let speed = |milliseconds: f64| nodes as f64 * 1_000.0 / milliseconds;
        let (there, here) = (speed(browsers(&browser, &lines).await), speed(native(&lines)));
        let six = request(game, Query::Move { level: Level::Search(6), seed: 1 });
        let six = browsers(&browser, &six).await;
        println!(
            "{:12} {:9.0} nodes/s in the browser, {:9.0} natively: {:3.0} %; level 6 {six:4.0} ms",
            game.info().id,
            there,
            here,
            100.0 * there / here,
        );
    }
    for spec in SHELF.iter().map(|game| game.info().id).chain([LARGEST]) {
        let clicks = clicks(&browser, spec).await;
        let part = |percent: usize| clicks[clicks.len() * percent / 100];
        let (middle, most, worst) = (part(50), part(95), clicks.last().unwrap());
        println!(
            "{spec:12} {} clicks, half within {middle:.0} ms, 95 % within {most:.0} ms, \
             all within {worst:.0} ms",
            clicks.len()
        );
    }
    browser.close().await;
}
