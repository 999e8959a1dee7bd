//! How soon the app is seen and can be used for the first time: over slow 4G (150 ms, 1.6 Mbit/s) with a
//! processor four times slower, and how many bytes come over the wire until then.
//!
//! `cargo run --release -p ludoteca-server --example first_sight`, on a machine that does nothing else.

#![allow(clippy::unwrap_used, reason = "whoever measures wants to see what went wrong")]
#![allow(clippy::print_stdout, reason = "it prints what it measures")]
#![allow(dead_code, reason = "the browser can do more than is measured here")]

#[path = "../tests/browser/chromium.rs"]
mod chromium;

use chromium::{Browser, Window};
use serde_json::{Value, json};

/// Notes when the app stands on the page and has been drawn.
const WATCH: &str = "
    new MutationObserver((_, observer) => {
        if (!document.getElementById('main')) return;
        observer.disconnect();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { window.usable = performance.now(); };
            port2.postMessage(null);
        });
    }).observe(document, { childList: true, subtree: true });";

async fn measure(window: Window) -> Value {
    let browser = Browser::open(window).await;
    let tell = async |command: &str, values: Value| {
        browser.driver.cdp().send_raw(command, values).await.unwrap();
    };
    tell("Network.enable", json!({})).await;
    let bytes = 1_600_000 / 8;
    let slow = json!({
        "offline": false, "latency": 150, "downloadThroughput": bytes, "uploadThroughput": bytes / 2
    });
    tell("Network.emulateNetworkConditions", slow).await;
    tell("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    tell("Page.enable", json!({})).await;
    tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
    browser.go("").await;
    browser.until("window.usable").await;
    let found = browser
        .script(
            "const entries = performance.getEntriesByType('resource')
                 .concat(performance.getEntriesByType('navigation'))
                 .filter(({ startTime }) => startTime < window.usable);
             const seen = performance.getEntriesByName('first-contentful-paint')[0];
             return {
                 seen: Math.round(seen.startTime),
                 usable: Math.round(window.usable),
                 bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
                 files: entries.map(({ name, transferSize, responseEnd }) =>
                     `${name.split('/').pop()} ${transferSize} ${Math.round(responseEnd)}`),
             };",
        )
        .await;
    browser.close().await;
    found
}

#[tokio::main]
async fn main() {
    for window in [Window::Desk, Window::Phone] {
        for _ in 0..3 {
            let found = measure(window).await;
            println!(
                "{window:?}: seen after {} ms, usable after {} ms, {} bytes",
                found["seen"], found["usable"], found["bytes"]
            );
            println!("    {}", found["files"]);
        }
    }
}
