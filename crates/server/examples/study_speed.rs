//! How soon a record that is full of variations is on the analysis page of a real Chromium, when it
//! is loaded and when the page is loaded again.
//!
//! `cargo run --release -p ludoteca-server --example study_speed`, on a machine that does nothing else.

#![allow(clippy::unwrap_used, reason = "whoever measures wants to see what went wrong")]
#![allow(clippy::print_stdout, reason = "it prints what it measures")]
#![allow(dead_code, reason = "the browser can do more than is measured here")]

#[path = "../tests/browser/chromium.rs"]
mod chromium;
#[path = "../../study/tests/support/talkative.rs"]
mod talkative;

use chromium::{Browser, Window};
use record::limits;
use serde_json::json;

/// Milliseconds from `begun` to the frame that shows the board.
const SEEN: &str = "
    while (!document.querySelector('.study .board')) {
        await new Promise((go) => setTimeout(go, 5));
    }
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    return performance.now() - begun;";

#[tokio::main]
async fn main() {
    let browser = Browser::open(Window::Desk).await;
    for turns in [132, 2_000] {
        let (spec, line) = talkative::long_game(turns);
        let record = talkative::talkative(&spec, &line, limits::WORDS, |now, _| {
            format!("({})", now.position().moves()[0])
        });
        let text = record.to_string();
        browser.go("/study").await;
        browser.wait("[name=record]").await;
        browser.script("localStorage.setItem('ludoteca/study-engine', 'off')").await;
        let loaded = browser
            .script(&format!(
                "const field = document.querySelector('[name=record]');
                 field.value = {};
                 field.dispatchEvent(new Event('input', {{ bubbles: true }}));
                 // The button is ready once the page has seen that something is written.
                 await new Promise((go) => setTimeout(go, 100));
                 const begun = performance.now();
                 document.querySelector('form.load [type=submit]').click();
                 {SEEN}",
                json!(text)
            ))
            .await;
        browser.driver.refresh().await.unwrap();
        // Of a page, the clock begins when it is asked for.
        let again = browser.script(&format!("const begun = 0; {SEEN}")).await;
        let moves = browser.script("return document.querySelectorAll('.tree .move').length").await;
        println!(
            "{} KB: the board is there after {:.0} ms, and {:.0} ms when the page is loaded again; \
             {moves} moves are listed",
            text.len() / 1_000,
            loaded.as_f64().unwrap(),
            again.as_f64().unwrap()
        );
    }
    browser.close().await;
}
