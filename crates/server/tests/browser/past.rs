//! The games that the browser keeps.

use crate::chromium::{Browser, Window};
use crate::play::begin;
use crate::study::write;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_deleted_game_can_be_had_back_and_no_other_is_hidden() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/nex").await;
    browser.wait("input[name=size]").await;
    write(&browser, "input[name=size]", "5").await;
    browser.click("button[type=submit].main").await;
    browser.wait(".moves").await;
    begin(&browser, "talpa").await;
    browser.script("localStorage.setItem('ludoteca/game/1', 'from another time')").await;
    browser.go("/games").await;
    let row = |n: usize| format!("document.querySelectorAll('.past li')[{n}].textContent");
    browser.until(&format!("{}.includes('Size: 5')", row(1))).await;
    let year = "String(new Date().getFullYear())";
    browser.until(&format!("{}.includes({year})", row(0))).await;
    browser.until("document.querySelector('.note').textContent.includes('1 game')").await;

    let kept = "Object.keys(localStorage).filter((key) => key.includes('/game/')).length";
    browser.click(".past li:first-child .forget").await;
    browser.until(&format!("{kept} === 2 && {}.includes('deleted')", row(0))).await;
    browser.picture("past").await;
    browser.until("document.activeElement.textContent === 'Undo'").await;
    browser.click(".past li:first-child .forget").await;
    browser.until(&format!("{kept} === 3 && !{}.includes('deleted')", row(0))).await;
    browser.click(".past li:first-child a").await;
    browser.wait(".board .square.lit").await;
    browser.close().await;
}
