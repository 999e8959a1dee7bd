//! What is said when the engine can't be had or breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::gate::without;
use crate::play::{choose_level, standing};
use crate::play_page::sit_down;
use crate::script::Script;
use crate::study::{GAME, click, has_moves, open, play};
use crate::table::press;

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

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_review_without_its_engine_says_so() {
    let (browser, is_blocked) = without_engine(".js").await;
    let script = Script::short(GAME);
    open(&browser, &script, script.turns.len()).await;
    click(&browser, ".wanted").await;
    browser.wait(".study .broken .retry").await;
    browser.picture("no-engine-review").await;
    is_blocked.store(false, Ordering::Relaxed);
    browser.click(".retry").await;
    browser
        .until("document.querySelector('.summary, .reviewing progress:not([value=\"0\"])')")
        .await;
    browser.until("!document.querySelector('.broken')").await;
    browser.close_after_failures().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_puzzle_without_its_engine_says_so() {
    let (browser, is_blocked) = without_engine(".js").await;
    browser.go(&format!("/puzzles/{GAME}/3")).await;
    press(&browser, "Hint").await;
    browser.wait(".puzzle .broken .retry").await;
    browser.picture("no-engine-puzzle").await;
    is_blocked.store(false, Ordering::Relaxed);
    browser.click(".retry").await;
    browser.until("document.querySelector('.said').textContent.includes('Start here')").await;
    browser.until("!document.querySelector('.broken')").await;
    browser.close_after_failures().await;
}

/// A computer that chooses its side has to look at the board first.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_new_game_without_its_engine_says_so() {
    let (browser, is_blocked) = without_engine(".js").await;
    browser.go("/new/mapello").await;
    choose_level(&browser, "3").await;
    browser.click(".sides .choice:last-child input").await;
    browser.click("button.primary").await;
    browser.wait(".new-game .broken .retry").await;
    browser.picture("no-engine-new-game").await;
    is_blocked.store(false, Ordering::Relaxed);
    browser.click(".retry").await;
    browser.wait(".moves").await;
    browser.close_after_failures().await;
}

/// A browser that keeps the workers of its pages in `workers`, and in `spoken` whether one has said
/// anything, after this script.
async fn watched(script: &str) -> Browser {
    let browser = Browser::open(Window::Desk).await;
    let keep = "window.workers = []; window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            workers.push(this);
            this.addEventListener('message', () => { window.spoken = true; });
        } }";
    let script = json!({ "source": format!("{script}; {keep}") });
    let method = "Page.addScriptToEvaluateOnNewDocument";
    browser.driver.cdp().send_raw(method, script).await.unwrap();
    browser
}

/// How many workers there have been once the engine, stopped in the midst of one position by a move,
/// has found something about the next.
async fn workers_after_a_stop(browser: &Browser) -> u64 {
    let found = "document.querySelector('.lines .move:not(:empty)')";
    browser.go(&format!("/study?spec={GAME}")).await;
    browser.until(found).await;
    play(browser, &Script::short(GAME).turns[0].0).await;
    has_moves(browser, 1).await;
    // By then one that does not obey is ended.
    tokio::time::sleep(Duration::from_secs(2)).await;
    browser.until(found).await;
    browser.script("return workers.length").await.as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_engine_that_is_stopped_stays_for_what_is_asked_next() {
    let browser = watched("").await;
    assert_eq!(workers_after_a_stop(&browser).await, 1);
    browser.close().await;
}

/// Over a plain connection, from another machine, a page shares no memory with its worker.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_engine_that_cannot_be_told_to_stop_is_ended() {
    let apart = "Object.defineProperty(window, 'crossOriginIsolated', { value: false })";
    let browser = watched(apart).await;
    assert_eq!(workers_after_a_stop(&browser).await, 2);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_engine_that_does_not_obey_is_ended() {
    let deaf = "const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message) {
            if (!(message instanceof Int32Array)) post.call(this, message);
        }";
    let browser = watched(deaf).await;
    assert_eq!(workers_after_a_stop(&browser).await, 2);
    browser.close().await;
}

/// A browser that is short of memory may end a worker, and tells nobody.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn an_engine_that_falls_silent_is_told_and_tried_again() {
    let browser = watched("").await;
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
