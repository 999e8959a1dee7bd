//! The page of a game: how large the board is, that nothing moves, what it says, and that the
//! keyboard always leads somewhere.

use board::Spot;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::chromium::{Browser, Window};
use crate::play::standing;
use crate::script::{Script, selector};
use crate::table::press;

const GAME: &str = "talpa";

/// Shows the page in a window of this size.
pub(crate) async fn resize(browser: &Browser, width: u32, height: u32) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    browser.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await.unwrap();
    browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
}

/// Begins a game of these two, each `human` or a level.
pub(crate) async fn sit_down(browser: &Browser, game: &str, [first, second]: [&str; 2]) {
    browser.go("/").await;
    browser.wait("main").await;
    let record = format!("[Game \"{game}\"]\n[First \"{first}\"]\n[Second \"{second}\"]\n\n*\n");
    let stored = json!(json!({ "record": record, "series": "1", "opener": 0 }).to_string());
    browser.script(&format!("localStorage.setItem('ludoteca/game/1', {stored})")).await;
    browser.go("/play/1").await;
    browser.wait(".board .square").await;
}

async fn play(browser: &Browser, spots: &[Spot]) {
    for spot in spots {
        browser.click(&selector(*spot)).await;
    }
}

/// Where elements are: left, top, width, height.
async fn places(browser: &Browser, css: &str) -> Value {
    let code = format!(
        "return [...document.querySelectorAll(`{css}`)].map((element) => {{
             const {{ x, y, width, height }} = element.getBoundingClientRect();
             return [x, y, width, height].map(Math.round);
         }})"
    );
    browser.script(&code).await
}

async fn board_size(browser: &Browser) -> (f64, f64) {
    let places = places(browser, ".board svg[role=grid]").await;
    (places[0][2].as_f64().unwrap(), places[0][3].as_f64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_board_is_as_large_as_the_window_allows() {
    let browser = Browser::open(Window::Desk).await;
    for game in games::SHELF.iter().map(|game| game.info().id) {
        sit_down(&browser, game, ["human", "human"]).await;
        resize(&browser, 1280, 800).await;
        let (width, height) = board_size(&browser).await;
        // A board of hexagons is wider than it is high.
        if width > 1.2 * height {
            assert!(width >= 680.0, "{game} is {width} wide on a desk");
        } else {
            assert!(height >= 600.0, "{game} is {height} high on a desk");
        }
        assert!(height <= 800.0 - 52.0, "{game} is {height} high on a desk");
        browser.picture(&format!("play-desk-{game}")).await;
        resize(&browser, 820, 1180).await;
        let (width, _) = board_size(&browser).await;
        assert!(width >= 700.0, "{game} is {width} wide on a tablet");
        browser.picture(&format!("play-tablet-{game}")).await;
        resize(&browser, 360, 740).await;
        let (width, _) = board_size(&browser).await;
        assert!(width >= 344.0, "{game} is {width} wide on a phone");
        assert_eq!(browser.spill().await, json!(0), "{game} on a phone");
        // What is beside the board is seen above the tools, which stay where they are.
        let tops = "const [list, tools] = ['.list', '.tools'].map((css) =>
                document.querySelector(css).getBoundingClientRect());
            return list.bottom <= tools.top";
        assert_eq!(browser.script(tops).await, json!(true), "the moves of {game} on a phone");
        browser.picture(&format!("play-phone-{game}")).await;
        resize(&browser, 740, 360).await;
        let (width, height) = board_size(&browser).await;
        assert!(height >= 330.0 || width >= 500.0, "{game} is {width} by {height} on its side");
        assert!(height <= 360.0, "{game} is {height} high on a phone on its side");
        browser.picture(&format!("play-side-{game}")).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn everything_is_in_reach_on_small_and_zoomed_screens() {
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, "mitsudomoe", ["human", "human"]).await;
    // The second is a desk at 200 %.
    for (width, height) in [(320, 640), (640, 400), (740, 360), (360, 740), (820, 1180)] {
        resize(&browser, width, height).await;
        assert_eq!(browser.spill().await, json!(0), "{width} by {height}");
        let hidden = browser
            .script(
                "const hidden = [];
                 for (const element of document.querySelectorAll('main .tool, main .steps button')) {
                     if (getComputedStyle(element).display === 'none') continue;
                     element.scrollIntoView({ block: 'center' });
                     const { x, y, width, height } = element.getBoundingClientRect();
                     const found = document.elementFromPoint(x + width / 2, y + height / 2);
                     if (!element.contains(found)) hidden.push(element.outerHTML);
                 }
                 return hidden;",
            )
            .await;
        assert_eq!(hidden, json!([]), "{width} by {height}");
    }
    // On its side only the panel moves.
    resize(&browser, 740, 360).await;
    let page = "return document.documentElement.scrollHeight - innerHeight";
    assert_eq!(browser.script(page).await, json!(0));
    browser.close().await;
}

/// On a phone that lies on its side the header is in a menu, and who plays, how it stands and what
/// can be done are seen without scrolling.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_low_window_shows_the_game_and_has_the_header_in_a_menu() {
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, "mapello", ["human", "1"]).await;
    resize(&browser, 740, 360).await;
    let hidden = browser
        .script(
            "return ['.theirs', '.ours', '.status', '.list', '.tool'].filter((css) => {
                 const { top, bottom } = document.querySelector(css).getBoundingClientRect();
                 return top < 0 || bottom > innerHeight;
             })",
        )
        .await;
    assert_eq!(hidden, json!([]));
    assert_eq!(places(&browser, ".top").await, json!([[0, 0, 0, 0]]));
    browser.click(".pages-button").await;
    browser.click("#pages a[href='#/settings']").await;
    browser.wait("main.settings").await;
    // A page without a board has its header.
    browser.until("document.querySelector('.top').checkVisibility()").await;
    browser.until("!document.querySelector(':popover-open')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_menu_opens_at_its_button() {
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, GAME, ["human", "human"]).await;
    for (width, height) in [(1280, 800), (820, 1180), (360, 740)] {
        resize(&browser, width, height).await;
        browser.click("[popovertarget=more]").await;
        browser.wait("#more:popover-open").await;
        let gaps = "const [menu, button] = ['#more', '[popovertarget=more]'].map((css) =>
                document.querySelector(css).getBoundingClientRect());
            return [menu.right - button.right, button.top - menu.bottom].map(Math.round)";
        assert_eq!(browser.script(gaps).await, json!([0, 12]), "{width} by {height}");
        browser.click("[popovertarget=more]").await;
        browser.until("!document.querySelector(':popover-open')").await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_plate_draws_up_to_six_pieces_and_turns_with_the_board() {
    let browser = Browser::open(Window::Desk).await;
    let drawn = "return ['.theirs', '.ours'].map((plate) =>
        [...document.querySelectorAll(`${plate} .pieces`)].map((pieces) => pieces.children.length))";
    let names = "return ['.theirs', '.ours'].map((plate) =>
        document.querySelector(`${plate} .name`).textContent.trim())";
    // Five rings each, and no ball has arrived: a piece stands for what there is none of.
    sit_down(&browser, "mitsudomoe", ["human", "human"]).await;
    assert_eq!(browser.script(drawn).await, json!([[5, 1], [5, 1]]));
    assert_eq!(browser.script(names).await, json!(["Black", "White"]));
    press(&browser, "Turn").await;
    browser.until("document.querySelector('.ours .name').textContent.trim() === 'Black'").await;
    assert_eq!(browser.script(names).await, json!(["White", "Black"]));
    // Thirty-two of Talpa's would be too many.
    sit_down(&browser, "talpa", ["human", "human"]).await;
    assert_eq!(browser.script(drawn).await, json!([[1], [1]]));
    // Who plays against a computer stays below.
    sit_down(&browser, "talpa", ["1", "human"]).await;
    press(&browser, "Turn").await;
    browser.wait(".ours .word").await;
    assert_eq!(browser.script(names).await[1].as_str().unwrap().split(' ').next(), Some("You"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn nothing_moves_when_words_change() {
    let browser = Browser::open(Window::Desk).await;
    for (width, height) in [(1280, 800), (360, 740)] {
        sit_down(&browser, GAME, ["human", "human"]).await;
        resize(&browser, width, height).await;
        let parts = ".plate, .board svg[role=grid], .list, .status, .tools, .steps button";
        let before = places(&browser, parts).await;
        // A refusal, a piece in the hand, a move, and a move that is looked back at.
        browser.click(".square:not(.lit)").await;
        browser.wait(".status.warning").await;
        assert_eq!(places(&browser, parts).await, before);
        let script = Script::short(GAME);
        let (first, rest) = script.turns[0].1.split_first().unwrap();
        play(&browser, &[*first]).await;
        browser.wait(".square.touched").await;
        assert_eq!(places(&browser, parts).await, before);
        play(&browser, rest).await;
        browser.wait(".moves .move").await;
        assert_eq!(places(&browser, parts).await, before);
        browser
            .driver
            .action_chain()
            .key_down(Key::Home)
            .key_up(Key::Home)
            .perform()
            .await
            .unwrap();
        press(&browser, "Resign").await;
        browser.wait(".question").await;
        assert_eq!(places(&browser, parts).await, before);
        press(&browser, "Yes").await;
        browser.wait(".status.over").await;
        assert_eq!(places(&browser, parts).await, before);
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_page_speaks_to_who_plays() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, GAME, ["human", "1"]).await;
    assert_eq!(standing(&browser).await, "Your turn.");
    let title = browser.driver.title().await.unwrap();
    assert!(title.starts_with("Your turn – Talpa"), "{title}");
    browser.wait(".plate.ours.turn").await;
    // There is nothing to take back yet.
    let back = "[...document.querySelectorAll('.tool')]
        .find((tool) => tool.textContent.includes('Take back')).ariaDisabled === 'true'";
    browser.until(back).await;
    play(&browser, &script.turns[0].1).await;
    browser.until("document.querySelectorAll('.moves .move').length === 2").await;
    browser.until(&format!("!({back})")).await;
    // Every number stands beside its moves.
    let rows = places(&browser, ".moves .number, .moves .move").await;
    let middle = |place: &Value| place[1].as_i64().unwrap() + place[3].as_i64().unwrap() / 2;
    let rows: Vec<_> = rows.as_array().unwrap().iter().map(middle).collect();
    assert!(rows.iter().all(|row| row.abs_diff(rows[0]) <= 1), "{rows:?}");
    press(&browser, "Resign").await;
    press(&browser, "Yes").await;
    browser.wait(".status.over").await;
    assert_eq!(standing(&browser).await, "You lost. You resigned.");
    assert!(browser.driver.title().await.unwrap().starts_with("You lost"));
    let page = browser.script("return document.querySelector('main').textContent").await;
    for bad in ["person", "(x)", "(o)"] {
        assert!(!page.as_str().unwrap().contains(bad), "the page says {bad}");
    }
    // The same sides again: it is this person's turn at once.
    press(&browser, "Start again, same sides").await;
    browser.until("document.querySelectorAll('.moves .move').length === 0").await;
    assert_eq!(standing(&browser).await, "Your turn.");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_focus_never_falls_to_nothing() {
    let script = Script::nth("mitsudomoe", 1);
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, "mitsudomoe", ["human", "human"]).await;
    let is_somewhere = "document.activeElement !== document.body";
    let enter = async |css: &str| {
        browser.wait(css).await.send_keys(Key::Enter + "").await.unwrap();
        browser.until(is_somewhere).await;
    };
    for (turn, (_, spots)) in script.turns.iter().take(6).enumerate() {
        for (place, &spot) in spots.iter().enumerate() {
            enter(&selector(spot)).await;
            // What was touched is let go and touched again.
            if place == 0 && spots.len() > 1 {
                enter(".back").await;
                browser.until("!document.querySelector('.back')").await;
                enter(&selector(spot)).await;
            }
        }
        browser.until(&format!("document.querySelectorAll('.move').length > {turn}")).await;
        browser.until(is_somewhere).await;
    }
    // To the end of the moves and back: the buttons that lead nowhere now keep the focus.
    enter(".steps button:nth-of-type(1)").await;
    browser.until("document.activeElement.matches('.steps button')").await;
    enter(".status .answers button").await;
    press(&browser, "Resign").await;
    browser.until("document.activeElement.closest('.question')").await;
    enter(".question .yes").await;
    browser.wait(".status.over").await;
    browser.until(is_somewhere).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn steps_are_announced() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, GAME, ["human", "human"]).await;
    for (turn, (_, spots)) in script.turns[..2].iter().enumerate() {
        play(&browser, spots).await;
        browser.until(&format!("document.querySelectorAll('.move').length === {}", turn + 1)).await;
    }
    let says = |text: &str| {
        format!("document.querySelector('#announcer').textContent.startsWith('{text}')")
    };
    browser.click(".steps button:nth-of-type(2)").await;
    browser.until(&says(&format!("move 1 of 2: {}", script.turns[0].0))).await;
    browser.wait(".move.here[data-turn='1'][aria-current=step]").await;
    browser.click(".steps button:nth-of-type(1)").await;
    browser.until(&says("the start of the game")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_move_can_be_confirmed_first() {
    let script = Script::short("mapello");
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, "mapello", ["human", "human"]).await;
    press_label(&browser, "Confirm moves").await;
    play(&browser, &script.turns[0].1).await;
    browser.wait("button.confirm").await;
    assert_eq!(browser.script("return document.querySelectorAll('.move').length").await, json!(0));
    browser.click("button.confirm").await;
    browser.until("document.querySelectorAll('.move').length === 1").await;
    browser.close().await;
}

async fn press_label(browser: &Browser, text: &str) {
    let code = format!(
        "[...document.querySelectorAll('label')]
             .find((label) => label.textContent.trim() === '{text}').click()"
    );
    browser.script(&code).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn of_two_windows_with_one_game_one_thinks() {
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, "nex:size=13", ["8", "8"]).await;
    browser.until("document.querySelector('.headline').textContent.includes('is thinking')").await;
    let first = browser.driver.window().await.unwrap();
    let second = browser.driver.new_window().await.unwrap();
    browser.driver.switch_to_window(second.clone()).await.unwrap();
    browser.go("/play/1").await;
    browser.until("document.querySelector('.headline').textContent.includes('is thinking')").await;
    browser.driver.switch_to_window(first).await.unwrap();
    let elsewhere = "document.querySelector('.headline').textContent.includes('another window')";
    browser.until(elsewhere).await;
    // Whoever closes the other one goes on here.
    browser.driver.switch_to_window(second).await.unwrap();
    browser.driver.close_window().await.unwrap();
    let windows = browser.driver.windows().await.unwrap();
    browser.driver.switch_to_window(windows[0].clone()).await.unwrap();
    browser.script("dispatchEvent(new Event('focus'))").await;
    browser.until(&format!("!({elsewhere})")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn forced_colours_mark_the_turn_and_the_move_by_shape() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, GAME, ["human", "human"]).await;
    play(&browser, &script.turns[0].1).await;
    browser.wait(".move.here").await;
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", forced).await.unwrap();
    browser.until("matchMedia('(forced-colors: active)').matches").await;
    let edge = |css: &str| format!("parseFloat(getComputedStyle(document.querySelector('{css}'))");
    browser.until(&format!("{}.borderTopWidth) === 4", edge(".plate.turn"))).await;
    browser.until(&format!("{}.borderTopWidth) === 1", edge(".plate:not(.turn)"))).await;
    browser.until(&format!("{}.outlineWidth) === 3", edge(".move.here"))).await;
    browser.picture("play-forced").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_printed_game_is_its_board_and_its_moves() {
    let script = Script::nth(GAME, 1);
    let browser = Browser::open(Window::Desk).await;
    sit_down(&browser, GAME, ["human", "human"]).await;
    for (turn, (_, spots)) in script.turns.iter().take(24).enumerate() {
        play(&browser, spots).await;
        browser.until(&format!("document.querySelectorAll('.move').length > {turn}")).await;
    }
    let print = json!({ "media": "print" });
    browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", print).await.unwrap();
    browser.until("matchMedia('print').matches").await;
    // Wide paper, and paper that stands.
    for (width, height) in [(1280, 800), (794, 1123)] {
        resize(&browser, width, height).await;
        let (width, _) = board_size(&browser).await;
        assert!(width > 300.0, "the board is {width} wide");
        let is_whole = "((list) => list.scrollHeight <= list.clientHeight + 1
            && list.scrollWidth <= list.clientWidth + 1)(document.querySelector('.moves'))";
        browser.until(is_whole).await;
        assert_eq!(places(&browser, ".tools").await, json!([[0, 0, 0, 0]]));
    }
    browser.picture("play-printed").await;
    browser.close().await;
}
