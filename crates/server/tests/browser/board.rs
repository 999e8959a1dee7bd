//! What is seen on a board while somebody plays on it.

use crate::chromium::{Browser, Window};
use crate::play::begin;

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_refused_touch_is_marked_for_a_moment() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "talpa").await;
    browser.click(".board .square:not(.lit)").await;
    browser.wait(".board .square:not(.lit) .refused").await;
    browser.until("!document.querySelector('.refused')").await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_pulled_piece_shows_where_it_may_go_and_a_bad_drop_is_refused() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "talpa").await;
    let lit = "return document.querySelectorAll('.square.lit').length";
    let before = browser.script(lit).await.as_u64().unwrap();
    let [from, to] = [browser.wait("[data-cell=d4]").await, browser.wait("[data-cell=h8]").await];
    let hold = browser.driver.action_chain().move_to_element_center(&from).click_and_hold();
    hold.move_to_element_center(&to).perform().await.unwrap();
    browser.wait(".square.pulled[data-cell=d4]").await;
    // Only the neighbours that it may capture are lit while it is held.
    let targets = browser.script(lit).await.as_u64().unwrap();
    assert!(targets > 0 && targets <= 4 && targets < before, "{targets} of {before}");
    browser.driver.action_chain().release().perform().await.unwrap();
    browser.wait("[data-cell=h8] .refused").await;
    browser.until("!document.querySelector('.follower > *, .pulled')").await;
    assert_eq!(browser.script("return document.querySelectorAll('.moves .move').length").await, 0);
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn what_would_be_put_is_seen_before() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "mapello").await;
    let cell = browser.wait(".board .square.lit").await;
    browser.driver.action_chain().move_to_element_center(&cell).perform().await.unwrap();
    browser.wait(".board .ghost use").await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn what_stands_on_the_frame_is_named_by_its_place() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "mapello").await;
    let names = browser
        .script(
            "return [...document.querySelectorAll('[role=row] > [role=gridcell]:not([data-cell])')]
                .map((tile) => tile.getAttribute('aria-label'))",
        )
        .await;
    let names = names.as_array().unwrap();
    assert_eq!(names.len(), 8, "{names:?}");
    for name in names {
        let name = name.as_str().unwrap();
        let is_placed = ["above", "below", "left", "right"].iter().any(|side| name.contains(side));
        assert!(is_placed && name.contains("joker"), "{name}");
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn boards_look_as_chosen() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "talpa").await;
    browser.wait(".board defs linearGradient").await;
    browser.wait(".board .coordinates").await;
    let address = browser.script("return location.hash").await;
    let store = "localStorage.setItem('ludoteca/board', 'flat');
        localStorage.setItem('ludoteca/coordinates', 'off'); location.reload()";
    browser.script(store).await;
    browser.until("document.querySelector('.board .square use')").await;
    browser.until("!document.querySelector('.board defs linearGradient')").await;
    browser.until("!document.querySelector('.board .coordinates')").await;
    assert_eq!(browser.script("return location.hash").await, address);
    browser.close().await;
}
