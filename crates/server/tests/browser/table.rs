//! What can be done at the table beside moving, and that nothing of it is lost.

use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::play::{begin, begin_against, count, standing};
use crate::script::{Script, selector};

const GAME: &str = "talpa";

async fn text(browser: &Browser, css: &str) -> String {
    browser.wait(css).await.text().await.unwrap()
}

/// The button with this text.
pub(crate) async fn press(browser: &Browser, button: &str) {
    let code = format!(
        "const wanted = [...document.querySelectorAll('button')]
             .find((button) => button.textContent.trim() === '{button}' && !button.disabled
                 && button.ariaDisabled !== 'true');
         if (wanted) wanted.click();
         return !!wanted;"
    );
    for _ in 0..100 {
        if browser.script(&code).await == json!(true) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("there is no button {button}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_game_survives_a_reload_and_can_be_stepped_through() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, GAME).await;
    for (_, spots) in &script.turns[..6] {
        for spot in spots {
            browser.click(&selector(*spot)).await;
        }
    }
    let board = "return [...document.querySelectorAll('.board .square')]
        .map((square) => square.getAttribute('aria-label'))";
    let before = browser.script(board).await;
    browser.driver.refresh().await.unwrap();
    browser.wait(".board .square.lit").await;
    assert_eq!(count(&browser).await, 6);
    assert_eq!(browser.script(board).await, before);

    browser.click(".moves .move[data-turn='2']").await;
    browser.wait(".moves .move.here[data-turn='2']").await;
    assert_eq!(
        browser.script("return document.querySelectorAll('.square.lit').length").await,
        json!(0)
    );
    browser.click(".steps button:nth-of-type(4)").await;
    browser.wait(".board .square.lit").await;

    // The other one is asked, and may say no.
    for (answer, turns) in [(2, 6), (1, 5)] {
        press(&browser, "Take back").await;
        assert!(text(&browser, ".question").await.contains("asks to take a move back"));
        browser.picture("take-back").await;
        browser.click(&format!(".question button:nth-of-type({answer})")).await;
        browser.until("!document.querySelector('.question')").await;
        assert_eq!(count(&browser).await, turns);
    }

    browser.go("/games").await;
    assert!(text(&browser, ".saved li").await.contains("5 turns"));
    browser.go("/").await;
    browser.click("a.resume").await;
    browser.wait(".board .square.lit").await;
    assert_eq!(count(&browser).await, 5);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn hints_draws_resignations_and_series() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, GAME).await;
    press(&browser, "Hint").await;
    browser.until("document.querySelector('.said').textContent.startsWith('Hint: ')").await;
    browser.wait(".arrows > *").await;
    browser.picture("hint").await;

    press(&browser, "Offer a draw").await;
    browser.wait(".question").await;
    press(&browser, "No").await;
    browser.until("document.querySelector('.said').textContent.includes('declined')").await;
    press(&browser, "Offer a draw").await;
    press(&browser, "Yes").await;
    browser.wait(".status.over").await;
    assert_eq!(standing(&browser).await, "Draw. The players agreed on a draw.");
    assert!(text(&browser, ".series").await.contains("½ to ½"));

    press(&browser, "Rematch").await;
    browser.wait(".board .square.lit").await;
    press(&browser, "Resign").await;
    press(&browser, "Yes").await;
    browser.wait(".status.over").await;
    assert_eq!(standing(&browser).await, "Blue won. Red resigned.");
    // Who resigned as the first player now was the second one before.
    assert!(text(&browser, ".series").await.contains("½ to 1½"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_typed_move_is_played_and_a_wrong_one_is_explained() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, GAME).await;
    press(&browser, "Type a move").await;
    browser.until("document.activeElement.name === 'move'").await;
    browser.wait("input[name=move]").await.send_keys("zz9").await.unwrap();
    press(&browser, "Play").await;
    browser.until("document.querySelector('.said').textContent.length > 5").await;
    assert_eq!(count(&browser).await, 0);
    // What was typed stays, to be mended.
    assert_eq!(
        browser.script("return document.querySelector('input[name=move]').value").await,
        json!("zz9")
    );
    let input = browser.wait("input[name=move]").await;
    input.clear().await.unwrap();
    input.send_keys(&script.turns[0].0).await.unwrap();
    press(&browser, "Play").await;
    browser.until("document.querySelectorAll('.moves .move').length === 1").await;
    let announced = text(&browser, "#announcer").await;
    assert!(announced.contains(&script.turns[0].0) || announced.is_empty(), "{announced}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn two_computers_play_pause_and_go_on() {
    let browser = Browser::open(Window::Desk).await;
    browser.go(&format!("/new/{GAME}")).await;
    browser.click("label.choice:nth-of-type(3) input[name=mode]").await;
    browser.click("button[type=submit].primary").await;
    press(&browser, "More").await;
    browser.click("select[name=pace] option[value='200']").await;
    browser.until("document.querySelectorAll('.moves .move').length >= 3").await;
    press(&browser, "Pause").await;
    let paused = count(&browser).await;
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert_eq!(count(&browser).await, paused);
    press(&browser, "Resume").await;
    browser.until(&format!("document.querySelectorAll('.moves .move').length > {paused}")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn clocks_run_and_stand_still_while_nobody_is_there() {
    let browser = Browser::open(Window::Desk).await;
    browser.go(&format!("/new/{GAME}")).await;
    browser.click("label.choice:nth-of-type(2) input[name=mode]").await;
    browser.click("input[name=clock][value=own]").await;
    browser.click("select[name=minutes] option[value='1']").await;
    browser.click("button[type=submit].primary").await;
    browser.until("document.querySelector('.plate.ours .clock').textContent === '0:57'").await;
    browser.go("/games").await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    browser.click(".saved li .words a").await;
    let clock = text(&browser, ".plate.ours .clock").await;
    assert!(["0:57", "0:56"].contains(&clock.as_str()), "{clock}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn without_a_network_the_computer_still_answers() {
    let mut browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("#main .card").await;
    browser.script("await navigator.serviceWorker.ready").await;
    browser.stop_server().await;
    browser.driver.refresh().await.unwrap();
    browser.wait("#main .card").await;
    begin_against(&browser, GAME, "2").await;
    let script = Script::short(GAME);
    for spot in &script.turns[0].1 {
        browser.click(&selector(*spot)).await;
    }
    browser.until("document.querySelectorAll('.moves .move').length === 2").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_board_furnished_by_hand_is_played_on_and_shared() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/mapello").await;
    browser.click("input[name=layout][value=by-hand]").await;
    browser.wait(".arranger .tool").await;
    let walls = "[...document.querySelectorAll('.arranger .tool')]
        .find((tool) => tool.textContent.includes('wall')).textContent";
    let before = browser.script(&format!("return {walls}")).await;
    press_tool(&browser, "wall").await;
    browser.click(".arranger [data-cell='a1']").await;
    browser.until(&format!("{walls} !== {before}")).await;
    press_tool(&browser, "joker").await;
    browser.click(".arranger [data-tile='3']").await;
    browser.picture("editor").await;
    press_tool(&browser, "eraser").await;
    browser.click(".arranger [data-cell='a1']").await;
    browser.until(&format!("{walls} === {before}")).await;
    press_tool(&browser, "bonus").await;
    browser.click(".arranger [data-cell='c1']").await;
    assert!(text(&browser, ".sides").await.contains("chooses its side"));

    let link = browser.wait(".copy").await.attr("data-address").await.unwrap().unwrap();
    browser.click("button[type=submit].primary").await;
    browser.wait(".moves").await;
    browser.go(link.trim_start_matches('#')).await;
    let position = "document.querySelector('textarea[name=position]').value";
    browser.until(&format!("({position}).includes('*') && ({position}).includes('J')")).await;
    browser.close().await;
}

async fn press_tool(browser: &Browser, name: &str) {
    let code = format!(
        "[...document.querySelectorAll('.arranger .tool')]
             .find((tool) => tool.textContent.includes('{name}')).click()"
    );
    assert_eq!(browser.script(&code).await, json!(null));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn wrong_texts_and_addresses_are_explained() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/talpa?position=nonsense").await;
    browser.until("document.querySelector('.problem').textContent.includes('character 1')").await;
    assert_eq!(
        browser
            .script("return document.querySelector('button[type=submit].primary').disabled")
            .await,
        json!(true)
    );
    for nowhere in ["/nowhere", "/new/chess", "/play/123"] {
        browser.go(nowhere).await;
        browser
            .until("document.querySelector('h1')?.textContent === 'There is nothing here'")
            .await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_pages_speak_portuguese_and_show_dark_colours() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/settings").await;
    browser.click("label.choice:nth-of-type(2) input[name=language]").await;
    browser.until("document.querySelector('h1').textContent === 'Definições'").await;
    browser.click("label.choice:nth-of-type(3) input[name=theme]").await;
    browser.until("document.documentElement.dataset.theme === 'dark'").await;
    browser.driver.refresh().await.unwrap();
    browser.until("document.title.startsWith('Definições')").await;
    assert_eq!(browser.script("return document.documentElement.lang").await, json!("pt"));
    begin(&browser, GAME).await;
    browser.picture("dark-portuguese").await;
    let menu = browser.script("return document.querySelector('#more').textContent").await;
    assert!(menu.as_str().unwrap().contains("Desistir"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_game_fits_a_phone() {
    let browser = Browser::open(Window::Phone).await;
    for game in games::SHELF.iter().map(|game| game.info().id) {
        let script = Script::short(game);
        begin(&browser, game).await;
        for (_, spots) in script.turns.iter().take(8) {
            for spot in spots {
                browser.click(&selector(*spot)).await;
            }
        }
        assert_eq!(browser.spill().await, json!(0), "{game}");
        browser.picture(&format!("phone-{game}")).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_half_made_move_says_what_it_needs_and_can_be_stepped_back() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "mitsudomoe").await;
    browser.click(".spot[data-spot=supply]").await;
    // What was touched beside the board stays to be seen, and to be let go.
    browser.wait(".spot.touched[data-spot=supply]").await;
    browser.until("document.querySelector('.said').textContent !== ''").await;
    let is_seen = "const box = document.querySelector('.back').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;";
    assert_eq!(browser.script(is_seen).await, json!(true));
    press(&browser, "Undo step").await;
    browser.until("!document.querySelector('.spot.touched, .back')").await;
    assert_eq!(text(&browser, ".said").await, "");
    // Wherever the focus is, Escape does the same.
    browser.click(".spot[data-spot=supply]").await;
    browser.wait(".back").await;
    browser.script("document.activeElement.blur()").await;
    browser.wait("body").await.send_keys(thirtyfour::Key::Escape).await.unwrap();
    browser.until("!document.querySelector('.back')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn two_tabs_show_the_same_game_and_neither_loses_it() {
    let script = Script::short(GAME);
    let play = async |browser: &Browser, turn: usize| {
        for spot in &script.turns[turn].1 {
            browser.click(&selector(*spot)).await;
        }
        let played = format!("document.querySelectorAll('.moves .move').length === {}", turn + 1);
        browser.until(&played).await;
    };
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, GAME).await;
    play(&browser, 0).await;
    let address = browser.driver.current_url().await.unwrap();
    let first = browser.driver.window().await.unwrap();
    let second = browser.driver.new_tab().await.unwrap();
    browser.driver.switch_to_window(second.clone()).await.unwrap();
    browser.driver.goto(address.as_str()).await.unwrap();
    browser.wait(".board .square.lit").await;
    browser.driver.switch_to_window(first.clone()).await.unwrap();
    play(&browser, 1).await;
    browser.driver.switch_to_window(second).await.unwrap();
    browser.until("document.querySelectorAll('.moves .move').length === 2").await;
    play(&browser, 2).await;
    press(&browser, "Resign").await;
    browser.until("document.activeElement.closest('.question')").await;
    press(&browser, "Yes").await;
    browser.wait(".status.over").await;
    // Who closes the other tab afterwards does not bring the old game back.
    browser.driver.switch_to_window(first).await.unwrap();
    browser.wait(".status.over").await;
    browser.driver.refresh().await.unwrap();
    browser.wait(".status.over").await;
    assert_eq!(count(&browser).await, 3);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn who_can_keep_nothing_can_still_play() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("#main .card").await;
    browser.script("Storage.prototype.setItem = () => { throw new Error('it is full'); };").await;
    browser.script(&format!("location.hash = '/new/{GAME}'")).await;
    browser.click("label.choice:nth-of-type(2) input[name=mode]").await;
    browser.click("button[type=submit].primary").await;
    browser.wait(".board .square.lit").await;
    for spot in &script.turns[0].1 {
        browser.click(&selector(*spot)).await;
    }
    browser.until("document.querySelectorAll('.moves .move').length === 1").await;
    assert!(text(&browser, ".said").await.contains("storage is full"));
    browser.close().await;
}
