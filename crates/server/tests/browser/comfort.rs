//! Every page for everybody: the rules of axe-core, narrow and wide screens, light and dark.

use std::{env, fs};

use serde_json::{Value, json};

use crate::chromium::{Browser, Window};
use crate::play::begin;

/// The address of every page but the table's, which begins with a game.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> =
        ["/", "/games", "/puzzles", "/study", "/settings", "/about", "/nowhere"]
            .map(Into::into)
            .into();
    for game in games::SHELF.iter().map(|game| game.info().id) {
        pages.extend(["new", "learn", "first", "puzzles"].map(|page| format!("/{page}/{game}")));
        pages.push(format!("/puzzles/{game}/1"));
        pages.push(format!("/study?spec={game}"));
    }
    pages
}

async fn choose(browser: &Browser, group: &str, place: usize) {
    browser.go("/settings").await;
    browser.click(&format!("label.choice:nth-of-type({place}) input[name={group}]")).await;
}

/// What axe-core finds wrong with the page.
async fn faults(browser: &Browser) -> Value {
    browser
        .script(
            "const found = await axe.run(document, { resultTypes: ['violations'] });
             return found.violations
                 .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 300))]);",
        )
        .await
}

/// What is wrong with a page, each fault with the page's name.
async fn check(browser: &Browser, page: &str) -> Vec<String> {
    let path = env::var("LUDOTECA_AXE").expect("LUDOTECA_AXE names axe.min.js; .ci/run sets it");
    let axe = fs::read_to_string(path).unwrap();
    browser.driver.execute(axe, Vec::new()).await.unwrap();
    // Colours that fade in are not those that stay.
    browser
        .until("document.getAnimations().every(({ playState }) => playState !== 'running')")
        .await;
    let found = faults(browser).await;
    let mut faults: Vec<_> =
        found.as_array().unwrap().iter().map(|fault| format!("{page}: {fault}")).collect();
    let spill = browser.spill().await;
    if spill != json!(0) {
        faults.push(format!("{page} is {spill} pixels wider than the screen"));
    }
    let title = browser.driver.title().await.unwrap();
    if !title.contains("Ludoteca") || title.len() <= 10 {
        faults.push(format!("{page} is called {title}"));
    }
    faults
}

/// Looks at every page in colours and with boards that are chosen by their places in the settings.
async fn every_page(window: Window, (theme, board): (usize, usize), name: &str) {
    let browser = Browser::open(window).await;
    let mut faults = Vec::new();
    choose(&browser, "theme", theme).await;
    choose(&browser, "board", board).await;
    for page in pages() {
        browser.go(&page).await;
        browser.wait("#main h1").await;
        faults.extend(check(&browser, &page).await);
        let picture = page.replace(['/', '?', '='], "-");
        browser.picture(&format!("{name}{picture}")).await;
    }
    for game in games::SHELF.iter().map(|game| game.info().id) {
        begin(&browser, game).await;
        faults.extend(check(&browser, game).await);
        browser.picture(&format!("{name}-play-{game}")).await;
    }
    browser.close().await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_is_for_everybody_on_a_desk_with_flat_boards() {
    every_page(Window::Desk, (2, 2), "desk-flat").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_is_for_everybody_on_a_desk_in_light() {
    every_page(Window::Desk, (2, 1), "desk-light").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_is_for_everybody_on_a_phone_in_dark() {
    every_page(Window::Phone, (3, 1), "phone-dark").await;
}
