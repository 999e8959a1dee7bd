//! What is seen on a board while somebody plays on it.

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::play::begin;
use crate::play_page::sit_down;
use crate::table::press;

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

/// Where a phone's cells are smaller than a finger, they are seen larger above it, and the one it is
/// let go on is meant.
#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn small_cells_are_seen_through_a_loupe() {
    let browser = Browser::open(Window::Phone).await;
    let touch = async |kind: &str, cell: Option<&str>| {
        let code = format!(
            "const {{ x, y, width, height }} = document
                 .querySelector('[data-cell={}] .outline').getBoundingClientRect();
             return {{ x: x + width / 2, y: y + height / 2 }}",
            cell.unwrap_or("a1")
        );
        let place = browser.script(&code).await;
        let points = if cell.is_some() { json!([place]) } else { json!([]) };
        let event = json!({ "type": kind, "touchPoints": points });
        browser.driver.cdp().send_raw("Input.dispatchTouchEvent", event).await.unwrap();
    };
    sit_down(&browser, "nex:size=13", ["human", "human"]).await;
    touch("touchStart", Some("d4")).await;
    browser.wait(".loupe").await;
    browser.picture("loupe").await;
    touch("touchMove", Some("f4")).await;
    touch("touchEnd", None).await;
    browser.until("!document.querySelector('.loupe')").await;
    browser.wait("[data-cell=f4] .stack use").await;
    assert!(
        browser
            .script("return document.querySelector('[data-cell=d4] .stack use')")
            .await
            .is_null()
    );
    // Where the cells are large enough there is none.
    sit_down(&browser, "nex:size=4", ["human", "human"]).await;
    touch("touchStart", Some("b2")).await;
    assert!(browser.script("return document.querySelector('.loupe')").await.is_null());
    touch("touchEnd", None).await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_hint_is_a_ring_where_something_is_put_and_an_arrow_where_it_goes() {
    let browser = Browser::open(Window::Desk).await;
    for (game, shape) in [("mapello", "circle"), ("talpa", "path[transform*=rotate]")] {
        begin(&browser, game).await;
        press(&browser, "Hint").await;
        browser.wait(&format!(".arrows {shape}")).await;
        let arrows = "return document.querySelectorAll('.arrows path[transform*=rotate]').length";
        let count = i32::from(game == "talpa");
        assert_eq!(browser.script(arrows).await, json!(count), "{game}");
    }
    browser.close().await;
}
