//! What happens when the app changes under somebody who has it open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use serde_json::json;

use crate::chromium::{Browser, Window};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_new_version_waits_until_it_is_wanted_and_the_old_one_goes() {
    let file = site::FILES.iter().find(|file| file.path == "sw.js").unwrap();
    let old = str::from_utf8(file.bytes).unwrap();
    let is_newer = Arc::new(AtomicBool::new(false));
    let version = Arc::clone(&is_newer);
    let worker = get(async move || {
        let name = if version.load(Ordering::Relaxed) { "ludoteca-newer-" } else { "ludoteca-" };
        ([(CONTENT_TYPE, "text/javascript")], old.replacen("ludoteca-", name, 1))
    });
    let app = ludoteca_server::app(None).route("/sw.js", worker);
    let browser = Browser::open_app(Window::Desk, app).await;
    browser.go("").await;
    browser.script("await navigator.serviceWorker.ready").await;
    browser.driver.refresh().await.unwrap();
    browser.until("navigator.serviceWorker.controller").await;
    let caches = "return (await caches.keys()).map((name) => name.replace(/-[0-9a-f]+$/, ''))";
    assert_eq!(browser.script(caches).await, json!(["ludoteca"]));

    is_newer.store(true, Ordering::Relaxed);
    // The page stayed open and is looked at again.
    browser.script("document.dispatchEvent(new Event('visibilitychange'))").await;
    browser.until("document.documentElement.dataset.version === 'waiting'").await;
    assert_eq!(browser.script(caches).await, json!(["ludoteca", "ludoteca-newer"]));
    let first = browser.driver.window().await.unwrap();
    let second = browser.driver.new_tab().await.unwrap();
    browser.driver.switch_to_window(second.clone()).await.unwrap();
    browser.go("").await;
    browser.wait(".version button").await;
    browser.driver.switch_to_window(first).await.unwrap();

    browser.script("window.isOld = true; dispatchEvent(new Event('version-wanted'))").await;
    browser.until("!window.isOld && document.querySelector('h1')").await;
    browser.until("caches.keys().then((names) => names.length === 1)").await;
    assert_eq!(browser.script(caches).await, json!(["ludoteca-newer"]));

    // In the other window the new version has taken over, and the page can be loaded again.
    browser.driver.switch_to_window(second).await.unwrap();
    browser.script("window.isOld = true").await;
    browser.click(".version button").await;
    browser.until("!window.isOld && document.querySelector('h1')").await;
    browser.until("!document.querySelector('.version button')").await;
    browser.close().await;
}
