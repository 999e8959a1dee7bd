//! What can be chosen before a game, and what is said about it.

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::play::choose_level;
use crate::script::Script;
use crate::study::write;
use crate::table::press;

/// Chooses a value of an option.
async fn choose(browser: &Browser, option: &str, value: &str) {
    browser.click(&format!("input[name={option}][value='{value}']")).await;
}

/// Waits until this is said to be wrong, and nothing can begin because of it.
async fn is_refused(browser: &Browser, words: &str) {
    let words = json!(words);
    browser
        .until(&format!(
            "document.querySelector('.problem').textContent.includes({words})
                && document.querySelector('button.primary').disabled"
        ))
        .await;
}

/// Waits until a game can begin, and its board is seen.
async fn can_begin(browser: &Browser) {
    browser
        .until(
            "document.querySelector('.problem').textContent === ''
                && !document.querySelector('button.primary').disabled
                && document.querySelector('.preview .picture')",
        )
        .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn options_that_mean_nothing_are_neither_shown_nor_sent() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/mapello").await;
    choose(&browser, "layout", "random").await;
    browser.click(".more-options summary").await;
    let is_shown = "document.querySelector('input[name=walls]').checkVisibility()";
    browser.until(is_shown).await;
    browser.picture("random-board").await;
    write(&browser, "input[name=walls]", "8").await;
    can_begin(&browser).await;
    choose(&browser, "layout", "open").await;
    browser.until(&format!("!{is_shown}")).await;
    can_begin(&browser).await;

    choose(&browser, "layout", "random").await;
    write(&browser, "input[name=walls]", "99").await;
    is_refused(&browser, "Walls: 0 to 8").await;
    choose(&browser, "layout", "open").await;
    can_begin(&browser).await;
    browser.click("button.primary").await;
    browser.wait(".moves").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_drawn_seed_is_shown_and_drawn_again() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/mapello").await;
    choose(&browser, "layout", "random").await;
    let seed = "document.querySelector('input[name=seed]').placeholder";
    browser.until(&format!("/^drawn: \\d+$/.test({seed})")).await;
    let before = browser.script(&format!("return {seed}")).await;
    press(&browser, "Draw again").await;
    browser.until(&format!("{seed} !== {before}")).await;
    // Where nothing is left to chance, nothing can be drawn.
    write(&browser, "input[name=seed]", "5").await;
    browser.until("!document.querySelector('.redraw')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_position_is_taken_from_broken_lines_and_links() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/talpa").await;
    browser.wait("input[name=size]").await;
    browser.script("document.querySelector('.set-up').open = true").await;
    let position = "textarea[name=position]";
    write(&browser, position, " xoxo/\n oxox/\n xoxo/\n oxox\n x\n").await;
    browser.until("!document.querySelector('input[name=size]')").await;
    can_begin(&browser).await;
    let link = browser.wait(".copy").await.attr("data-address").await.unwrap().unwrap();
    assert_eq!(link, "#/new/talpa?position=xoxo/oxox/xoxo/oxox+x");
    browser.picture("position-given").await;

    let script = Script::short("talpa");
    let mv = &script.turns[0].0;
    let address = &browser.address;
    for link in [format!("{address}{link}"), format!("{address}#/study?spec=talpa&moves={mv}")] {
        write(&browser, position, "").await;
        browser.wait("input[name=size]").await;
        write(&browser, position, &link).await;
        browser.until("!document.querySelector('input[name=size]')").await;
        can_begin(&browser).await;
    }
    write(&browser, position, &format!("{address}#/study?spec=nex")).await;
    is_refused(&browser, "another game, Nex").await;
    write(&browser, position, &format!("{address}#/about")).await;
    is_refused(&browser, "no position").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn two_clicks_begin_one_game() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/talpa").await;
    browser.wait("button.primary").await;
    browser
        .script(
            "const start = document.querySelector('button.primary');
             start.click();
             // Names of games are milliseconds.
             await new Promise((wake) => setTimeout(wake, 5));
             start.click();",
        )
        .await;
    browser.wait(".moves").await;
    let games = "return Object.keys(localStorage).filter((key) => key.includes('/game/')).length";
    assert_eq!(browser.script(games).await, json!(1));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_computer_that_does_not_think_draws_lots_for_its_side() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/mapello").await;
    let says =
        |words: &str| format!("document.querySelector('.sides').textContent.includes('{words}')");
    choose_level(&browser, "3").await;
    browser.until(&says("chooses its side")).await;
    choose_level(&browser, "random").await;
    browser.until(&says("draws lots")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn where_nothing_can_be_copied_the_link_is_shown() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/talpa").await;
    browser.wait(".copy").await;
    let code = "Object.defineProperty(navigator, 'clipboard', { value: undefined })";
    browser.script(code).await;
    browser.click(".copy").await;
    browser.until("document.querySelector('.actions [role=status]').textContent !== ''").await;
    let link = "document.querySelector('input.link').value";
    browser
        .until(&format!("{link}.startsWith(location.origin) && {link}.includes('#/new/')"))
        .await;
    browser.click("input.link").await;
    browser.until(&format!("getSelection().toString() === {link}")).await;
    browser.picture("link-by-hand").await;
    browser.close().await;
}
