//! The chain from the sources to the screen.

use std::sync::atomic::Ordering;

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::gate::without;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_app_starts_on_a_desk_and_on_a_phone() {
    for (window, width) in [(Window::Desk, 1280), (Window::Phone, 360)] {
        let browser = Browser::open(window).await;
        browser.go("").await;
        let heading = browser.wait("#main h1").await;
        assert_eq!(heading.text().await.unwrap(), "Take a game off the shelf");
        assert_eq!(browser.script("return innerWidth").await, json!(width));
        browser.picture(&format!("start-{window:?}").to_lowercase()).await;
        // What is too wide would be noticed.
        assert_eq!(browser.spill().await, json!(0));
        let widen = format!("document.body.style.width = '{}px'", width + 200);
        browser.script(&widen).await;
        assert!(browser.spill().await.as_i64().unwrap() >= 200);
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_engine_is_loaded_when_it_is_wanted() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("").await;
    browser.wait("#main h1").await;
    let loaded = "performance.getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/worker-')).length";
    assert_eq!(browser.script(&format!("return {loaded}")).await, json!(0));
    browser.go("/new/talpa").await;
    browser.click("label.choice:nth-of-type(3) input[name=mode]").await;
    browser.click("button[type=submit].primary").await;
    browser.wait(".moves .move").await;
    browser.until(&format!("{loaded} > 0")).await;
    browser.close().await;
}

/// Pages whose part of the program can't be had say so, and fetch it again.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_part_that_does_not_come_is_told_and_fetched_again() {
    for (part, page, there) in [
        ("split_table", "/new/talpa", "button[type=submit].primary"),
        ("split_library", "/study?spec=talpa", "[role=grid]"),
    ] {
        let (app, is_blocked) = without(move |path| path.contains(part));
        let browser = Browser::open_app(Window::Desk, app).await;
        browser.go(page).await;
        let heading = browser.wait("#main.lost h1").await;
        assert_eq!(heading.text().await.unwrap(), "This page did not load");
        browser.picture(&format!("without-{part}")).await;
        // It stays away as long as it does.
        browser.click("#main button.primary").await;
        browser.wait("#main.lost h1").await;
        // The first page does not need it.
        browser.go("").await;
        browser.wait("#main .hero").await;
        browser.go(page).await;
        browser.wait("#main.lost").await;
        is_blocked.store(false, Ordering::Relaxed);
        browser.click("#main button.primary").await;
        browser.wait(there).await;
        assert_eq!(browser.script("return document.activeElement.tagName").await, json!("MAIN"));
        browser.close_after_failures().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn without_a_network_the_app_is_still_there() {
    let mut browser = Browser::open(Window::Desk).await;
    browser.go("").await;
    browser.wait("#main h1").await;
    browser.script("await navigator.serviceWorker.ready").await;
    browser.stop_server().await;
    browser.driver.refresh().await.unwrap();
    browser.wait("#main h1").await;
    // By its other name too.
    browser.driver.goto(format!("{}index.html", browser.address)).await.unwrap();
    browser.wait("#main h1").await;
    assert_eq!(
        browser.script("return navigator.serviceWorker.controller !== null").await,
        json!(true)
    );
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_first_page_is_there_before_the_app_in_the_right_theme_and_language() {
    let app = ludoteca_server::app(None);
    // The program never comes.
    let wasm = site::FILES
        .iter()
        .find(|file| file.path.starts_with("page-") && file.kind == "application/wasm");
    let path = format!("/{}", wasm.unwrap().path);
    let app = app.route(&path, axum::routing::get(std::future::pending::<()>));
    let browser = Browser::open_app(Window::Desk, app).await;
    browser.go("").await;
    let shown =
        |text: &str| format!("document.querySelector('#shell').innerText.includes('{text}')");
    browser.until(&shown("Take a game off the shelf")).await;
    browser.until("document.querySelectorAll('#shell .box').length === 5").await;
    browser.until(&format!("!({})", shown("Tire um jogo"))).await;
    let picture = "getComputedStyle(document.querySelector('#shell .picture')).backgroundImage";
    browser.until(&format!("{picture}.includes('-light-')")).await;
    browser.picture("shell-light").await;
    browser
        .script(
            "localStorage.setItem('ludoteca/theme', 'dark');
             localStorage.setItem('ludoteca/language', 'pt');",
        )
        .await;
    browser.driver.refresh().await.unwrap();
    browser.until(&shown("Tire um jogo")).await;
    browser.until(&format!("{picture}.includes('-dark-')")).await;
    browser.until("getComputedStyle(document.body.parentElement).colorScheme === 'dark'").await;
    browser.picture("shell-dark").await;
    // Where another page is wanted, the shelf is not shown.
    browser.go("/settings").await;
    browser
        .until(
            "!document.querySelector('#shell main').checkVisibility({ visibilityProperty: true })",
        )
        .await;
    browser.close().await;
}
