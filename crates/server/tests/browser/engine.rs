//! What is said when the engine can't be had or breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::gate::without;
use crate::play::standing;
use crate::play_page::sit_down;

/// A browser that can't have the engine's file with this ending, until it may.
async fn without_engine(ending: &'static str) -> (Browser, Arc<AtomicBool>) {
    let (app, is_blocked) = without(move |path| path.contains("worker-") && path.ends_with(ending));
    (Browser::open_app(Window::Desk, app).await, is_blocked)
}

/// An engine whose file can't be had is told, and asked for again.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_broken_engine_is_told_and_tried_again() {
    for part in [".js", ".wasm"] {
        let (browser, is_blocked) = without_engine(part).await;
        sit_down(&browser, "talpa", ["1", "human"]).await;
        browser.wait(".status.warning .retry").await;
        assert!(standing(&browser).await.starts_with("The computer can't think."));
        browser.picture("no-engine").await;
        // It stays broken as long as it is.
        browser.click(".retry").await;
        browser.wait(".status.warning .retry").await;
        is_blocked.store(false, Ordering::Relaxed);
        browser.click(".retry").await;
        browser.until("document.querySelectorAll('.moves .move').length === 1").await;
        assert!(standing(&browser).await.starts_with("Your turn."));
        browser.close_after_failures().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_analysis_without_its_engine_says_so() {
    let (browser, is_blocked) = without_engine(".js").await;
    browser.go("/study?spec=talpa").await;
    browser.wait(".broken .retry").await;
    browser.picture("no-engine-study").await;
    is_blocked.store(false, Ordering::Relaxed);
    browser.click(".retry").await;
    browser.until("document.querySelector('.lines .move:not(:empty)')").await;
    browser.until("!document.querySelector('.broken')").await;
    browser.close_after_failures().await;
}

/// A browser that is short of memory may end a worker, and tells nobody.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_engine_that_falls_silent_is_told_and_tried_again() {
    let browser = Browser::open(Window::Desk).await;
    let keep = "window.workers = []; window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            workers.push(this);
            this.addEventListener('message', () => { window.spoken = true; });
        } }";
    let script = json!({ "source": keep });
    let method = "Page.addScriptToEvaluateOnNewDocument";
    browser.driver.cdp().send_raw(method, script).await.unwrap();
    sit_down(&browser, "nex:size=13", ["8", "human"]).await;
    let is_thinking = "document.querySelector('.headline').textContent.includes('is thinking')";
    // One that has not spoken yet may still be loading, and is waited for longer.
    browser.until(&format!("window.spoken && {is_thinking}")).await;
    browser.script("workers.at(-1).terminate()").await;
    browser.wait(".status.warning .retry").await;
    assert!(standing(&browser).await.starts_with("The computer can't think."));
    browser.click(".retry").await;
    browser.until(is_thinking).await;
    browser.until("document.querySelectorAll('.moves .move').length === 1").await;
    browser.close().await;
}
