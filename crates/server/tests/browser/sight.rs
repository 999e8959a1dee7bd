//! What is seen at once: nothing that a page is for lies below the window, and nothing is cut.

use std::time::Duration;

use games::SHELF;
use serde_json::{Value, json};

use crate::chromium::{Browser, Window};
use crate::play_page::{resize, sit_down};

/// Which of these elements are not wholly in the window.
async fn out_of_sight(browser: &Browser, css: &str) -> Value {
    let code = format!(
        "const all = [...document.querySelectorAll(`{css}`)];
         if (all.length === 0) return 'there is none';
         return all.filter((element) => {{
             const {{ top, bottom }} = element.getBoundingClientRect();
             return top < 0 || bottom > innerHeight;
         }}).map((element) => `${{element.textContent}} ends at ${{element.getBoundingClientRect().bottom}}`)"
    );
    browser.script(&code).await
}

/// Which of these elements hold more than they show from left to right.
async fn cut(browser: &Browser, css: &str) -> Value {
    let code = format!(
        "const all = [...document.querySelectorAll(`{css}`)];
         if (all.length === 0) return 'there is none';
         return all.filter((element) => element.scrollWidth > element.clientWidth)
             .map((element) => `${{element.className}}: ${{element.innerText}}`)"
    );
    browser.script(&code).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_desk_shows_the_whole_shelf() {
    let browser = Browser::open(Window::Desk).await;
    for language in ["en", "pt"] {
        // For who comes for the first time, and with a game that was left.
        browser.go("/settings").await;
        browser.wait("main h1").await;
        browser
            .script(&format!(
                "localStorage.clear();
                 localStorage.setItem('ludoteca/language', '{language}')"
            ))
            .await;
        browser.driver.refresh().await.unwrap();
        resize(&browser, 1280, 800).await;
        browser.go("/").await;
        browser.wait(".daily").await;
        let ways = ".shelf .button, .shelf button";
        assert_eq!(out_of_sight(&browser, ways).await, json!([]), "a newcomer, {language}");
        browser.picture(&format!("shelf-newcomer-{language}")).await;
        for game in SHELF.iter().map(|game| game.info().id) {
            sit_down(&browser, game, ["human", "3"]).await;
            browser.go("/").await;
            browser.wait(".unfinished").await;
            assert_eq!(out_of_sight(&browser, ways).await, json!([]), "{game}, {language}");
            browser.picture(&format!("shelf-{game}-{language}")).await;
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_phone_shows_the_help_that_can_be_asked_for() {
    let browser = Browser::open(Window::Phone).await;
    for game in SHELF.iter().map(|game| game.info().id) {
        for page in [format!("/first/{game}"), format!("/puzzles/{game}/1")] {
            browser.go(&page).await;
            browser.wait(".side > .actions > *").await;
            let help = ".side > .task + .actions > :is(.tonal, .outlined)";
            assert_eq!(out_of_sight(&browser, help).await, json!([]), "{page}");
            browser.picture(&format!("help{}", page.replace('/', "-"))).await;
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_low_window_cuts_no_words() {
    let browser = Browser::open(Window::Desk).await;
    for game in SHELF.iter().map(|game| game.info().id) {
        sit_down(&browser, game, ["human", "4"]).await;
        // A desk at 200 %, and a phone on its side.
        for (width, height) in [(640, 400), (740, 360)] {
            resize(&browser, width, height).await;
            let words = ".play .panel, .plate .name, .plate .tray";
            assert_eq!(cut(&browser, words).await, json!([]), "{game}, {width} by {height}");
        }
        browser.go(&format!("/study?spec={game}")).await;
        for (width, height) in [(640, 400), (740, 360)] {
            resize(&browser, width, height).await;
            browser.wait(".lines li:last-child:not(.empty) .move").await;
            let words = ".desk .side, .lines .move:first-child";
            assert_eq!(cut(&browser, words).await, json!([]), "{game}, {width} by {height}");
            browser.picture(&format!("study-low-{width}-{game}")).await;
        }
        resize(&browser, 1280, 800).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_begins_with_its_header() {
    let browser = Browser::open(Window::Desk).await;
    for first in ["/", "/learn/nex", "/study?spec=talpa"] {
        browser.go(first).await;
        browser.wait("main h1").await;
        browser.driver.refresh().await.unwrap();
        browser.wait("main h1").await;
        for page in ["/", "/games", "/learn/talpa", "/puzzles/nex", "/", "/learn/nex"] {
            browser.go(page).await;
            browser.wait("main h1").await;
            // What comes later than the page may move it.
            tokio::time::sleep(Duration::from_millis(400)).await;
            assert_eq!(browser.script("return scrollY").await, json!(0), "{page} after {first}");
        }
    }
    browser.close().await;
}
