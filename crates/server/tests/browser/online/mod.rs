//! People on different screens, who play each other on a server.

mod game;
mod house;
mod lobby;
mod sight;

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::study::write;
use house::House;

/// Somebody with a browser of their own.
async fn somebody(house: &House) -> Browser {
    Browser::open_at(Window::Desk, &house.address()).await
}

/// Says what somebody is called, when they are asked.
async fn name(browser: &Browser, name: &str) {
    browser.wait("dialog[open] input[name=name]").await;
    write(browser, "input[name=name]", name).await;
    browser.click("dialog[open] button[type=submit]").await;
    browser.until("!document.querySelector('dialog[open]')").await;
}

/// Clicks on what may be below something that stays in reach.
async fn choose(browser: &Browser, css: &str) {
    browser.wait(css).await;
    browser.script(&format!("document.querySelector({}).click()", json!(css))).await;
}

/// Sets a game up, and tells where it is.
async fn invite(browser: &Browser, game: &str, called: &str, choices: &[&str]) -> String {
    browser.go(&format!("/invite/{game}")).await;
    for choice in choices {
        choose(browser, choice).await;
    }
    choose(browser, "#main button[type=submit].primary").await;
    name(browser, called).await;
    browser.wait(".invitation .link").await;
    let link = browser.script("return document.querySelector('.invitation .link').value").await;
    let link = link.as_str().unwrap().to_owned();
    assert!(link.starts_with(&browser.address), "{link}");
    link
}

/// Takes the free seat of a game.
async fn join(browser: &Browser, link: &str, called: &str) {
    browser.driver.goto(link).await.unwrap();
    browser.click(".join").await;
    name(browser, called).await;
    browser.until("!document.querySelector('.join')").await;
}

/// Waits until the status says this.
async fn told(browser: &Browser, text: &str) {
    let sentence = "document.querySelector('.status .sentence').textContent";
    browser.until(&format!("{sentence}.includes({})", json!(text))).await;
}

/// Waits until so many moves stand in the list.
async fn moves(browser: &Browser, count: usize) {
    browser.until(&format!("document.querySelectorAll('.moves .move').length === {count}")).await;
}
