//! Every page for everybody: the rules of axe-core, narrow and wide screens, and every look.

use std::{env, fs};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::chromium::{Browser, Window};
use crate::play::begin;

/// How a page is looked at: a name, the size of the window, what the system asks for, and which rules
/// are tried. Where only the colours are others, those about colours are.
const SIGHTS: [(&str, [u32; 2], &str, &str, &str); 5] = [
    ("desk-light", [1280, 800], "light", "none", ALL),
    ("desk-dark", [1280, 800], "dark", "none", COLOURS),
    ("desk-forced", [1280, 800], "light", "active", COLOURS),
    ("phone-light", [360, 740], "light", "none", COLOURS),
    ("phone-dark", [360, 740], "dark", "none", ALL),
];
const ALL: &str = "{}";
const COLOURS: &str = "{ runOnly: ['color-contrast'] }";

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

/// What axe-core finds wrong with the page.
async fn faults(browser: &Browser, rules: &str) -> Value {
    // Colours that fade in are not those that stay.
    browser
        .until("document.getAnimations().every(({ playState }) => playState !== 'running')")
        .await;
    browser
        .script(&format!(
            "const found = await axe.run(document, {{ resultTypes: ['violations'], ...{rules} }});
             return found.violations
                 .map(({{ id, nodes }}) => [id, nodes.map(({{ html }}) => html.slice(0, 300))]);"
        ))
        .await
}

/// What is wrong with a page in any sight, each fault with the page's name.
pub(crate) async fn check(browser: &Browser, page: &str, finish: &str) -> Vec<String> {
    let path = env::var("LUDOTECA_AXE").expect("LUDOTECA_AXE names axe.min.js; .ci/run sets it");
    let axe = fs::read_to_string(path).unwrap();
    browser.driver.execute(axe, Vec::new()).await.unwrap();
    let mut faults_found = Vec::new();
    for (name, [width, height], scheme, forced, rules) in SIGHTS {
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": width < 800 });
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "forced-colors", "value": forced },
        ] });
        let cdp = browser.driver.cdp();
        cdp.send_raw("Emulation.setDeviceMetricsOverride", screen).await.unwrap();
        cdp.send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
        browser.until(&format!("document.documentElement.dataset.theme === '{scheme}'")).await;
        let found = faults(browser, rules).await;
        let found = found.as_array().unwrap_or_else(|| panic!("{page} {name}: {found}"));
        faults_found.extend(found.iter().map(|fault| format!("{page} {name}: {fault}")));
        let spill = browser.spill().await;
        if spill != json!(0) {
            faults_found.push(format!("{page} is {spill} pixels wider than the screen, {name}"));
        }
        let picture = page.replace(['/', '?', '='], "-");
        browser.picture(&format!("{name}-{finish}{picture}")).await;
    }
    let title = browser.driver.title().await.unwrap();
    if !title.contains("Ludoteca") || title.len() <= 10 {
        faults_found.push(format!("{page} is called {title}"));
    }
    faults_found
}

/// Looks at every page in every sight, with boards of this finish.
async fn every_page(finish: &str) {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("#main h1").await;
    browser.script(&format!("localStorage.setItem('ludoteca/board', '{finish}')")).await;
    browser.driver.refresh().await.unwrap();
    let mut faults = Vec::new();
    for page in pages() {
        browser.go(&page).await;
        browser.wait("#main h1").await;
        faults.extend(check(&browser, &page, finish).await);
    }
    for game in games::SHELF.iter().map(|game| game.info().id) {
        begin(&browser, game).await;
        faults.extend(check(&browser, &format!("-play-{game}"), finish).await);
    }
    browser.close().await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_is_for_everybody() {
    every_page("material").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_is_for_everybody_with_flat_boards() {
    every_page("flat").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn rings_are_for_who_goes_by_the_keyboard() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "mapello").await;
    let ring = "document.activeElement !== document.body
        && getComputedStyle(document.activeElement).outlineStyle";
    browser.click("[popovertarget=more]").await;
    browser.wait("#more:popover-open").await;
    browser.until(&format!("({ring}) === 'none'")).await;
    let [tab, escape] = [Key::Tab, Key::Escape];
    browser.driver.action_chain().key_down(escape.clone()).key_up(escape).perform().await.unwrap();
    browser.driver.action_chain().key_down(tab.clone()).key_up(tab).perform().await.unwrap();
    browser.until(&format!("({ring}) === 'solid'")).await;
    // A board draws its own, above the neighbours.
    let shown = "getComputedStyle(document.querySelector('.board .focus')).display !== 'none'";
    browser.click(".board .square.lit").await;
    browser.until(&format!("!({shown})")).await;
    browser.driver.action_chain().send_keys(Key::Left + "").perform().await.unwrap();
    browser.until(shown).await;
    browser.close().await;
}
